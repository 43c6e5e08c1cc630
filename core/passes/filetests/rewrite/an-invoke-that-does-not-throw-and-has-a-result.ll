; test: rewrite
; llvm: 14 22
declare void @foo()
declare i64 @pure(ptr addrspace(1)) nounwind
declare i32 @personality(...)
define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  %r = invoke i64 @pure(ptr addrspace(1) %a) to label %n unwind label %u
n:
  call void @foo()
  ret i64 %r
u:
  %l = landingpad token cleanup
  ret i64 0
}

; => rewrite
; declare void @foo()
;
; ; Function Attrs: nounwind
; declare i64 @pure(ptr addrspace(1)) #0
;
; declare i32 @personality(...)
;
; define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (ptr addrspace(1))) @pure, i32 1, i32 0, ptr addrspace(1) %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %r1 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   br label %n
;
; n:                                                ; preds = %entry
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret i64 %r1
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.result.i64(token) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { nounwind }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
