; test: rewrite
; llvm: 14 22
declare void @foo()
declare void @bar(ptr addrspace(1))
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  br i1 %c, label %x, label %y
x:
  invoke void @foo() to label %n unwind label %u
y:
  invoke void @bar(ptr addrspace(1) %b) to label %n unwind label %u
n:
  %m = phi ptr addrspace(1) [ %a, %x ], [ %b, %y ]
  ret ptr addrspace(1) %m
u:
  %k = phi ptr addrspace(1) [ %b, %x ], [ %a, %y ]
  %l = landingpad token cleanup
  call void @bar(ptr addrspace(1) %k)
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; declare void @bar(ptr addrspace(1))
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality {
; entry:
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
;           to label %n1 unwind label %u2
;
; y:                                                ; preds = %entry
;   %statepoint_token9 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1))) @bar, i32 1, i32 0, ptr addrspace(1) %b, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %a) ]
;           to label %n3 unwind label %u.split-lp
;
; n1:                                               ; preds = %x
;   %a.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %b.relocated5 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%b, %b)
;   br label %n
;
; n3:                                               ; preds = %y
;   %b.relocated10 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token9, i32 0, i32 0) ; (%b, %b)
;   %a.relocated11 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token9, i32 1, i32 1) ; (%a, %a)
;   br label %n
;
; n:                                                ; preds = %n3, %n1
;   %m = phi ptr addrspace(1) [ %a.relocated4, %n1 ], [ %b.relocated10, %n3 ]
;   ret ptr addrspace(1) %m
;
; u2:                                               ; preds = %x
;   %lpad = landingpad token
;           cleanup
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 0, i32 0) ; (%a, %a)
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 1, i32 1) ; (%b, %b)
;   br label %u
;
; u.split-lp:                                       ; preds = %y
;   %lpad.split-lp = landingpad token
;           cleanup
;   %b.relocated7 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad.split-lp, i32 0, i32 0) ; (%b, %b)
;   %a.relocated8 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad.split-lp, i32 1, i32 1) ; (%a, %a)
;   br label %u
;
; u:                                                ; preds = %u.split-lp, %u2
;   %.0 = phi ptr addrspace(1) [ %a.relocated, %u2 ], [ %a.relocated8, %u.split-lp ]
;   %k = phi ptr addrspace(1) [ %b.relocated, %u2 ], [ %a.relocated8, %u.split-lp ]
;   %statepoint_token12 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1))) @bar, i32 1, i32 0, ptr addrspace(1) %k, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %.0, ptr addrspace(1) %k) ]
;   %a.relocated13 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token12, i32 0, i32 0) ; (%.0, %.0)
;   %k.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token12, i32 1, i32 1) ; (%k, %k)
;   ret ptr addrspace(1) %a.relocated13
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
