; test: rewrite
; llvm: 14 22
declare i32 @foo() nounwind
declare i32 @personality(...)
define i32 @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  %x = invoke i32 @foo() to label %ok unwind label %bad
ok:
  ret i32 %x
bad:
  %lp = landingpad token cleanup
  ret i32 0
}

; => rewrite
; ; Function Attrs: nounwind
; declare i32 @foo() #0
;
; declare i32 @personality(...)
;
; define i32 @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i32 ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %x1 = call i32 @llvm.experimental.gc.result.i32(token %statepoint_token)
;   br label %ok
;
; ok:                                               ; preds = %entry
;   ret i32 %x1
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.experimental.gc.result.i32(token) #1
;
; attributes #0 = { nounwind }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
