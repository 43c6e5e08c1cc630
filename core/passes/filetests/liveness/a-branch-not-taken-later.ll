; test: liveness
; llvm: 14 22
; What is live at the call in %entry is what either way out of it uses.
declare void @foo()

define i8 @f(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %dead, i1 %c) gc "statepoint-example" {
entry:
  %d = getelementptr i8, ptr addrspace(1) %b, i64 8
  call void @foo()
; live: %a, %d of %b, %b
  br i1 %c, label %x, label %y
x:
  call void @foo()
; live: %a
  %v = load i8, ptr addrspace(1) %a
  ret i8 %v
y:
  %w = load i8, ptr addrspace(1) %d
  ret i8 %w
}
