; test: liveness
; llvm: 14 22
; A pointer into one of two objects needs a base that the pass makes.
declare void @foo()

define i8 @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %x, label %y
x:
  %p = getelementptr i8, ptr addrspace(1) %a, i64 8
  br label %y
y:
  %m = phi ptr addrspace(1) [ %p, %x ], [ %b, %entry ]
  call void @foo()
; live: %m of %m.base, %m.base
  %v = load i8, ptr addrspace(1) %m
  ret i8 %v
}
