; test: rewrite
; The slot is one of two, by select and by phi; a store through the same pointer makes it good.
declare void @foo()

define i64 @either(ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
  %a = alloca ptr addrspace(1)
  %b = alloca ptr addrspace(1)
  %s = select i1 %c, ptr %a, ptr %b
  store ptr addrspace(1) %o, ptr %s
  call void @foo()
  %p = load ptr addrspace(1), ptr %s
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the stack object `%a` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: made at 4:37: `%o` is the reference
;   note: hidden at 8:3: it is stored in the stack object `%a`
;   note: safepoint at 9:3: the collector may move the object
;   note: revealed at 10:3: the old address is read back
;   note: used at 11:3: memory is read at the old address
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %v
}

define i64 @merged(ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
entry:
  %a = alloca ptr addrspace(1)
  %b = alloca ptr addrspace(1)
  store ptr addrspace(1) %o, ptr %a
  store ptr addrspace(1) %o, ptr %b
  call void @foo()
  br i1 %c, label %yes, label %no
yes:
  br label %join
no:
  br label %join
join:
  %s = phi ptr [ %a, %yes ], [ %b, %no ]
  %p = load ptr addrspace(1), ptr %s
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the stack object `%a` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: made at 15:37: `%o` is the reference
;   note: hidden at 19:3: it is stored in the stack object `%a`
;   note: safepoint at 21:3: the collector may move the object
;   note: revealed at 29:3: the old address is read back
;   note: used at 30:3: memory is read at the old address
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %v
}

define i64 @rewritten(ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
  %a = alloca ptr addrspace(1)
  %b = alloca ptr addrspace(1)
  %s = select i1 %c, ptr %a, ptr %b
  store ptr addrspace(1) %o, ptr %s
  call void @foo()
  store ptr addrspace(1) %o, ptr %s
  %p = load ptr addrspace(1), ptr %s
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}

; => rewrite
; declare void @foo()
;
; define i64 @either(ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
;   %a = alloca ptr addrspace(1), align 8
;   %b = alloca ptr addrspace(1), align 8
;   %s = select i1 %c, ptr %a, ptr %b
;   store ptr addrspace(1) %o, ptr %s, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %p = load ptr addrspace(1), ptr %s, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @merged(ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
; entry:
;   %a = alloca ptr addrspace(1), align 8
;   %b = alloca ptr addrspace(1), align 8
;   store ptr addrspace(1) %o, ptr %a, align 8
;   store ptr addrspace(1) %o, ptr %b, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   br label %join
;
; no:                                               ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %s = phi ptr [ %a, %yes ], [ %b, %no ]
;   %p = load ptr addrspace(1), ptr %s, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @rewritten(ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
;   %a = alloca ptr addrspace(1), align 8
;   %b = alloca ptr addrspace(1), align 8
;   %s = select i1 %c, ptr %a, ptr %b
;   store ptr addrspace(1) %o, ptr %s, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
;   %o.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%o, %o)
;   store ptr addrspace(1) %o.relocated, ptr %s, align 8
;   %p = load ptr addrspace(1), ptr %s, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; declare void @__tmp_use(...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
