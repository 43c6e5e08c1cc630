; title: Calls that are no safepoints
; about: A "gc-leaf-function" never runs the collector, so only the call to @foo gets a record, and only there %obj is in the frame; across the first call to @size_of it stays in a register.
; select: %obj
; run: measure({| 1}) = 0 prints size_of({| 1}); foo(); size_of({| 1})

declare i64 @size_of(ptr addrspace(1)) "gc-leaf-function"
declare i64 @llvm.ctpop.i64(i64)
declare void @foo()

define i64 @measure(ptr addrspace(1) %obj) gc "statepoint-example" {
entry:
  %before = call i64 @size_of(ptr addrspace(1) %obj)
  call void @foo()
  %after = call i64 @size_of(ptr addrspace(1) %obj)
  %both = or i64 %before, %after
  %bits = call i64 @llvm.ctpop.i64(i64 %both)
  ret i64 %bits
}
