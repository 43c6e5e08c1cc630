; title: What a safepoint returns
; about: gc.result returns the result of a statepoint. %inner comes from one call and must be relocated at the next, which is why h(f(), g()) is hard.
; select: %inner
; run: nested() = 0 prints f(); g(); h({| 1}, {| 2})

declare ptr addrspace(1) @f()
declare ptr addrspace(1) @g()
declare i64 @h(ptr addrspace(1), ptr addrspace(1))

define i64 @nested() gc "statepoint-example" {
entry:
  %inner = call ptr addrspace(1) @f()
  %other = call ptr addrspace(1) @g()
  %result = call i64 @h(ptr addrspace(1) %inner, ptr addrspace(1) %other)
  ret i64 %result
}
