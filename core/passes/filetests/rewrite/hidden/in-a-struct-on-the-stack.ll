; test: rewrite
; A reference in a field of a struct on the stack is read back after a safepoint.
declare void @foo()

define i64 @f(ptr addrspace(1) %o) gc "statepoint-example" {
  %pair = alloca { i64, ptr addrspace(1) }
  %field = getelementptr { i64, ptr addrspace(1) }, ptr %pair, i32 0, i32 1
  store ptr addrspace(1) %o, ptr %field
  call void @foo()
  %p = load ptr addrspace(1), ptr %field
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the stack object `%pair` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: made at 4:32: `%o` is the reference
;   note: hidden at 7:3: it is stored in the stack object `%pair`
;   note: safepoint at 8:3: the collector may move the object
;   note: revealed at 9:3: the old address is read back
;   note: used at 10:3: memory is read at the old address
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %v
}

; => rewrite
; declare void @foo()
;
; define i64 @f(ptr addrspace(1) %o) gc "statepoint-example" {
;   %pair = alloca { i64, ptr addrspace(1) }, align 8
;   %field = getelementptr { i64, ptr addrspace(1) }, ptr %pair, i32 0, i32 1
;   store ptr addrspace(1) %o, ptr %field, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %p = load ptr addrspace(1), ptr %field, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
