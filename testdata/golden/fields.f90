! Procedures of a module, one within another.
module fields
  implicit none
contains
  integer function total(values, count)
    integer, intent(in) :: count
    integer, intent(in) :: values(count)
    integer :: i
    total = 0
    do i = 1, count
      call add(values(i))
    end do
  contains
    subroutine add(value)
      integer, intent(in) :: value
      if (value > 0) total = total + value
    end subroutine add
  end function total
end module fields

integer function outside(x)
  integer, intent(in) :: x
  outside = x * 2
end function outside
