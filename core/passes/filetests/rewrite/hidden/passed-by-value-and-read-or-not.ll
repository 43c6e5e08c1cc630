; test: rewrite
; A struct passed by value holds a reference across a safepoint and is passed on. The callee is
; known: only one that reads the reference is passed an old address that matters.
%pair = type { i64, ptr addrspace(1) }
declare void @foo()

define i64 @skips(ptr byval(%pair) align 8 %s, i64 %depth) gc "statepoint-example" {
entry:
  call void @foo()
  %n = load i64, ptr %s
  %z = icmp eq i64 %depth, 0
  br i1 %z, label %out, label %again
again:
  %m = sub i64 %depth, 1
  %r = call i64 @skips(ptr byval(%pair) align 8 %s, i64 %m)
  br label %out
out:
  %x = phi i64 [ %n, %entry ], [ %r, %again ]
  ret i64 %x
}

define i64 @reads(ptr byval(%pair) align 8 %s) gc "statepoint-example" {
  %field = getelementptr %pair, ptr %s, i64 0, i32 1
  %o = load ptr addrspace(1), ptr %field
  %v = load i64, ptr addrspace(1) %o
  ret i64 %v
}

define i64 @passes_on(ptr byval(%pair) align 8 %s) gc "statepoint-example" {
  %v = call i64 @reads(ptr byval(%pair) align 8 %s)
  ret i64 %v
}

define i64 @caller(ptr byval(%pair) align 8 %s) gc "statepoint-example" {
  call void @foo()
  %v = call i64 @passes_on(ptr byval(%pair) align 8 %s)
; ^~
; warning: this address may be stale: the memory of the argument `%s` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: hidden at 33:45: the caller stores it in its frame
;   note: safepoint at 34:3: the collector may move the object
;   note: used at 35:3: the old address is passed on
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %v
}

; => rewrite
; %pair = type { i64, ptr addrspace(1) }
;
; declare void @foo()
;
; define i64 @skips(ptr byval(%pair) align 8 %s, i64 %depth) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %n = load i64, ptr %s, align 4
;   %z = icmp eq i64 %depth, 0
;   br i1 %z, label %out, label %again
;
; again:                                            ; preds = %entry
;   %m = sub i64 %depth, 1
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (ptr, i64)) @skips, i32 2, i32 0, ptr byval(%pair) align 8 %s, i64 %m, i32 0, i32 0)
;   %r2 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token1)
;   br label %out
;
; out:                                              ; preds = %again, %entry
;   %x = phi i64 [ %n, %entry ], [ %r2, %again ]
;   ret i64 %x
; }
;
; define i64 @reads(ptr byval(%pair) align 8 %s) gc "statepoint-example" {
;   %field = getelementptr %pair, ptr %s, i64 0, i32 1
;   %o = load ptr addrspace(1), ptr %field, align 8
;   %v = load i64, ptr addrspace(1) %o, align 4
;   ret i64 %v
; }
;
; define i64 @passes_on(ptr byval(%pair) align 8 %s) gc "statepoint-example" {
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (ptr)) @reads, i32 1, i32 0, ptr byval(%pair) align 8 %s, i32 0, i32 0)
;   %v1 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token)
;   ret i64 %v1
; }
;
; define i64 @caller(ptr byval(%pair) align 8 %s) gc "statepoint-example" {
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (ptr)) @passes_on, i32 1, i32 0, ptr byval(%pair) align 8 %s, i32 0, i32 0)
;   %v2 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token1)
;   ret i64 %v2
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.result.i64(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
