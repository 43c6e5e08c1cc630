; title: Derived pointer, typed pointers
; about: The same functions as LLVM up to 14 writes them: a relocate returns an i8 pointer, which is cast back to its type.
; select: %cell
; run: read_cell({| 1 2 3 4 5 6}, 2, 1, 0) = 12 prints foo()
; run: read_field({| 20 21 22}, 2) = 42 prints foo()

declare void @foo()

define i64 @read_cell([4 x [4 x i64]] addrspace(1)* %cube, i64 %x, i64 %y, i64 %z) gc "statepoint-example" {
entry:
  %plane = getelementptr inbounds [4 x [4 x i64]], [4 x [4 x i64]] addrspace(1)* %cube, i64 %z
  %row = getelementptr inbounds [4 x [4 x i64]], [4 x [4 x i64]] addrspace(1)* %plane, i64 0, i64 %y
  %cell = getelementptr inbounds [4 x i64], [4 x i64] addrspace(1)* %row, i64 0, i64 %x
  %before = load i64, i64 addrspace(1)* %cell
  call void @foo()
  %after = load i64, i64 addrspace(1)* %cell
  %sum = add i64 %before, %after
  ret i64 %sum
}

define i64 @read_field(i64 addrspace(1)* %obj, i64 %index) gc "statepoint-example" {
entry:
  %field = getelementptr inbounds i64, i64 addrspace(1)* %obj, i64 %index
  %before = load i64, i64 addrspace(1)* %field
  call void @foo()
  %after = load i64, i64 addrspace(1)* %field
  %sum = add i64 %before, %after
  ret i64 %sum
}
