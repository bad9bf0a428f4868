--  Subprograms within subprograms, in a package.
package body Nesting is

   function Outer (X : Integer) return Integer is
      Count : Integer := 0;

      procedure Inner (Y : Integer);
      pragma No_Inline (Inner);

      procedure Inner (Y : Integer) is
      begin
         Count := Count + Y * X;
      end Inner;
   begin
      Inner (X);
      Inner (Count);
      return Count;
   end Outer;

   package body Deeper is
      function "+" (A, B : Pair) return Pair is
      begin
         return (A.X + B.X, A.Y + B.Y);
      end "+";
   end Deeper;

end Nesting;
