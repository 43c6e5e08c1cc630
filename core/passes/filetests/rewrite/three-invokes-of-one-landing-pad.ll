; test: rewrite
; llvm: 14 22
declare void @foo()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  invoke void @foo() to label %one unwind label %bad
one:
  invoke void @foo() to label %two unwind label %bad
two:
  invoke void @foo() to label %bad2 unwind label %bad
bad2:
  ret ptr addrspace(1) %a
bad:
  %n = phi i32 [ 0, %entry ], [ 1, %one ], [ 2, %two ]
  %lp = landingpad token cleanup
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
; entry:
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;           to label %one unwind label %bad1
;
; one:                                              ; preds = %entry
;   %a.relocated5 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %statepoint_token8 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated5) ]
;           to label %two unwind label %bad.split-lp2
;
; two:                                              ; preds = %one
;   %a.relocated9 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token8, i32 0, i32 0) ; (%a.relocated5, %a.relocated5)
;   %statepoint_token12 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated9) ]
;           to label %bad2 unwind label %bad.split-lp.split-lp
;
; bad2:                                             ; preds = %two
;   %a.relocated13 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token12, i32 0, i32 0) ; (%a.relocated9, %a.relocated9)
;   ret ptr addrspace(1) %a.relocated13
;
; bad1:                                             ; preds = %entry
;   %lpad = landingpad token
;           cleanup
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 0, i32 0) ; (%a, %a)
;   br label %bad
;
; bad.split-lp2:                                    ; preds = %one
;   %lpad3 = landingpad token
;           cleanup
;   %a.relocated7 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad3, i32 0, i32 0) ; (%a.relocated5, %a.relocated5)
;   br label %bad.split-lp
;
; bad.split-lp.split-lp:                            ; preds = %two
;   %lpad.split-lp4 = landingpad token
;           cleanup
;   %a.relocated11 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad.split-lp4, i32 0, i32 0) ; (%a.relocated9, %a.relocated9)
;   br label %bad.split-lp
;
; bad.split-lp:                                     ; preds = %bad.split-lp.split-lp, %bad.split-lp2
;   %.1 = phi ptr addrspace(1) [ %a.relocated11, %bad.split-lp.split-lp ], [ %a.relocated7, %bad.split-lp2 ]
;   %n.ph = phi i32 [ 1, %bad.split-lp2 ], [ 2, %bad.split-lp.split-lp ]
;   br label %bad
;
; bad:                                              ; preds = %bad.split-lp, %bad1
;   %.0 = phi ptr addrspace(1) [ %.1, %bad.split-lp ], [ %a.relocated, %bad1 ]
;   %n = phi i32 [ 0, %bad1 ], [ %n.ph, %bad.split-lp ]
;   ret ptr addrspace(1) %.0
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

; => rewrite, typed pointers
; declare void @foo()
;
; declare i32 @personality(...)
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* %a) gc "statepoint-example" personality i32 (...)* @personality {
; entry:
;   %statepoint_token = invoke token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a) ]
;           to label %one unwind label %bad1
;
; one:                                              ; preds = %entry
;   %a.relocated5 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %statepoint_token8 = invoke token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a.relocated5) ]
;           to label %two unwind label %bad.split-lp2
;
; two:                                              ; preds = %one
;   %a.relocated9 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token8, i32 0, i32 0) ; (%a.relocated5, %a.relocated5)
;   %statepoint_token12 = invoke token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a.relocated9) ]
;           to label %bad2 unwind label %bad.split-lp.split-lp
;
; bad2:                                             ; preds = %two
;   %a.relocated13 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token12, i32 0, i32 0) ; (%a.relocated9, %a.relocated9)
;   ret i8 addrspace(1)* %a.relocated13
;
; bad1:                                             ; preds = %entry
;   %lpad = landingpad token
;           cleanup
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad, i32 0, i32 0) ; (%a, %a)
;   br label %bad
;
; bad.split-lp2:                                    ; preds = %one
;   %lpad3 = landingpad token
;           cleanup
;   %a.relocated7 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad3, i32 0, i32 0) ; (%a.relocated5, %a.relocated5)
;   br label %bad.split-lp
;
; bad.split-lp.split-lp:                            ; preds = %two
;   %lpad.split-lp4 = landingpad token
;           cleanup
;   %a.relocated11 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad.split-lp4, i32 0, i32 0) ; (%a.relocated9, %a.relocated9)
;   br label %bad.split-lp
;
; bad.split-lp:                                     ; preds = %bad.split-lp.split-lp, %bad.split-lp2
;   %.0 = phi i8 addrspace(1)* [ %a.relocated11, %bad.split-lp.split-lp ], [ %a.relocated7, %bad.split-lp2 ]
;   %n.ph = phi i32 [ 1, %bad.split-lp2 ], [ 2, %bad.split-lp.split-lp ]
;   br label %bad
;
; bad:                                              ; preds = %bad.split-lp, %bad1
;   %.1 = phi i8 addrspace(1)* [ %.0, %bad.split-lp ], [ %a.relocated, %bad1 ]
;   %n = phi i32 [ 0, %bad1 ], [ %n.ph, %bad.split-lp ]
;   ret i8 addrspace(1)* %.1
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nounwind readnone }
