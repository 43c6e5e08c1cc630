; test: rewrite
; llvm: 14 22
declare ptr addrspace(1) @make()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  %x = invoke ptr addrspace(1) @make() to label %one unwind label %bad
one:
  %y = invoke ptr addrspace(1) @make() to label %two unwind label %bad
two:
  store i8 1, ptr addrspace(1) %x
  ret ptr addrspace(1) %y
bad:
  %p = phi ptr addrspace(1) [ %a, %entry ], [ %x, %one ]
  %lp = landingpad token cleanup
  ret ptr addrspace(1) %p
}

; => rewrite
; declare ptr addrspace(1) @make()
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
; entry:
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;           to label %one unwind label %bad1
;
; one:                                              ; preds = %entry
;   %x2 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %a.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %statepoint_token5 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %x2) ]
;           to label %two unwind label %bad.split-lp
;
; two:                                              ; preds = %one
;   %y6 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token5)
;   %x.relocated7 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 0, i32 0) ; (%x2, %x2)
;   store i8 1, ptr addrspace(1) %x.relocated7, align 1
;   ret ptr addrspace(1) %y6
;
; bad1:                                             ; preds = %entry
;   %lpad = landingpad token
;           cleanup
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 0, i32 0) ; (%a, %a)
;   br label %bad
;
; bad.split-lp:                                     ; preds = %one
;   %lpad.split-lp = landingpad token
;           cleanup
;   %x.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad.split-lp, i32 0, i32 0) ; (%x2, %x2)
;   br label %bad
;
; bad:                                              ; preds = %bad.split-lp, %bad1
;   %p = phi ptr addrspace(1) [ %a.relocated, %bad1 ], [ %x.relocated, %bad.split-lp ]
;   ret ptr addrspace(1) %p
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
