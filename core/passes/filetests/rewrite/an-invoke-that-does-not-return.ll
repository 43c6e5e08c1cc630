; test: rewrite
; llvm: 14 22
declare void @foo() noreturn
declare i32 @personality(...)
define i32 @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  invoke void @foo() to label %ok unwind label %bad
ok:
  ret i32 1
bad:
  %lp = landingpad token cleanup
  call void @bar()
  ret i32 0
}
declare void @bar()

; => rewrite
; ; Function Attrs: noreturn
; declare void @foo() #0
;
; declare i32 @personality(...)
;
; define i32 @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
; entry:
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;           to label %ok.unreachable unwind label %bad
;
; ok.unreachable:                                   ; preds = %entry
;   unreachable
;
; bad:                                              ; preds = %entry
;   %lp = landingpad token
;           cleanup
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @bar, i32 0, i32 0, i32 0, i32 0)
;   ret i32 0
; }
;
; declare void @bar()
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; attributes #0 = { noreturn }

; => rewrite, typed pointers
; ; Function Attrs: noreturn
; declare void @foo() #0
;
; declare i32 @personality(...)
;
; define i32 @f(i8 addrspace(1)* %a) gc "statepoint-example" personality i32 (...)* @personality {
; entry:
;   %statepoint_token = invoke token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0)
;           to label %ok unwind label %bad
;
; ok:                                               ; preds = %entry
;   ret i32 1
;
; bad:                                              ; preds = %entry
;   %lp = landingpad token
;           cleanup
;   %statepoint_token1 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @bar, i32 0, i32 0, i32 0, i32 0)
;   ret i32 0
; }
;
; declare void @bar()
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; attributes #0 = { noreturn }
