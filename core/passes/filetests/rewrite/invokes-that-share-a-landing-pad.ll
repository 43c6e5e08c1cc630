; test: rewrite
; llvm: 14 22
declare ptr addrspace(1) @foo(ptr addrspace(1))
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  br i1 %c, label %left, label %right
left:
  %x = invoke ptr addrspace(1) @foo(ptr addrspace(1) %a) to label %ok unwind label %bad
right:
  %y = invoke ptr addrspace(1) @foo(ptr addrspace(1) %b) to label %ok unwind label %bad
ok:
  %z = phi ptr addrspace(1) [ %x, %left ], [ %y, %right ]
  ret ptr addrspace(1) %z
bad:
  %w = phi ptr addrspace(1) [ %a, %left ], [ %b, %right ]
  %lp = landingpad token cleanup
  ret ptr addrspace(1) %w
}

; => rewrite
; declare ptr addrspace(1) @foo(ptr addrspace(1))
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality {
; entry:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %entry
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @foo, i32 1, i32 0, ptr addrspace(1) %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;           to label %ok1 unwind label %bad2
;
; right:                                            ; preds = %entry
;   %statepoint_token7 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @foo, i32 1, i32 0, ptr addrspace(1) %b, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b) ]
;           to label %ok3 unwind label %bad.split-lp
;
; ok1:                                              ; preds = %left
;   %x4 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %a.relocated5 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   br label %ok
;
; ok3:                                              ; preds = %right
;   %y8 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token7)
;   %b.relocated9 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token7, i32 0, i32 0) ; (%b, %b)
;   br label %ok
;
; ok:                                               ; preds = %ok3, %ok1
;   %z = phi ptr addrspace(1) [ %x4, %ok1 ], [ %y8, %ok3 ]
;   ret ptr addrspace(1) %z
;
; bad2:                                             ; preds = %left
;   %lpad = landingpad token
;           cleanup
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 0, i32 0) ; (%a, %a)
;   br label %bad
;
; bad.split-lp:                                     ; preds = %right
;   %lpad.split-lp = landingpad token
;           cleanup
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad.split-lp, i32 0, i32 0) ; (%b, %b)
;   br label %bad
;
; bad:                                              ; preds = %bad.split-lp, %bad2
;   %w = phi ptr addrspace(1) [ %a.relocated, %bad2 ], [ %b.relocated, %bad.split-lp ]
;   ret ptr addrspace(1) %w
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
