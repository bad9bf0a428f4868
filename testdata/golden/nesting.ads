package Nesting is
   pragma Pure;

   function Outer (X : Integer) return Integer;

   package Deeper is
      type Pair is record
         X, Y : Integer;
      end record;
      function "+" (A, B : Pair) return Pair;
   end Deeper;
end Nesting;
