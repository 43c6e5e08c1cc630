; test: place -passes=function(place-safepoints),rewrite-statepoints-for-gc
; llvm: 22
declare void @do_safepoint()
@flag = external global i8
define void @gc.safepoint_poll() {
entry:
  %f = load volatile i8, ptr @flag
  %set = icmp ne i8 %f, 0
  br i1 %set, label %slow, label %done
slow:
  tail call void @do_safepoint()
  br label %done
done:
  ret void
}
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %a, %entry ], [ %q, %loop ]
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  br i1 %c, label %loop, label %out
out:
  store i8 1, ptr addrspace(1) %b
  ret ptr addrspace(1) %q
}

; => place -passes=function(place-safepoints),rewrite-statepoints-for-gc
; @flag = external global i8
;
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
; entry:
;   %f = load volatile i8, ptr @flag, align 1
;   %set = icmp ne i8 %f, 0
;   br i1 %set, label %slow, label %done
;
; slow:                                             ; preds = %entry
;   tail call void @do_safepoint()
;   br label %done
;
; done:                                             ; preds = %slow, %entry
;   ret void
; }
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
; entry:
;   %f.i1 = load volatile i8, ptr @flag, align 1
;   %set.i2 = icmp ne i8 %f.i1, 0
;   br i1 %set.i2, label %slow.i3, label %gc.safepoint_poll.exit4
;
; slow.i3:                                          ; preds = %entry
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @do_safepoint, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%b, %b)
;   br label %gc.safepoint_poll.exit4
;
; gc.safepoint_poll.exit4:                          ; preds = %entry, %slow.i3
;   %.210 = phi ptr addrspace(1) [ %b.relocated, %slow.i3 ], [ %b, %entry ]
;   %.2 = phi ptr addrspace(1) [ %a.relocated, %slow.i3 ], [ %a, %entry ]
;   br label %loop
;
; loop:                                             ; preds = %gc.safepoint_poll.exit, %gc.safepoint_poll.exit4
;   %.08 = phi ptr addrspace(1) [ %.210, %gc.safepoint_poll.exit4 ], [ %.19, %gc.safepoint_poll.exit ]
;   %.0 = phi ptr addrspace(1) [ %.2, %gc.safepoint_poll.exit4 ], [ %.1, %gc.safepoint_poll.exit ]
;   %p = phi ptr addrspace(1) [ %.2, %gc.safepoint_poll.exit4 ], [ %.011, %gc.safepoint_poll.exit ]
;   %q = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %loop
;   %statepoint_token5 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @do_safepoint, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q, ptr addrspace(1) %.08, ptr addrspace(1) %.0) ]
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 2, i32 0) ; (%.0, %q)
;   %b.relocated6 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 1, i32 1) ; (%.08, %.08)
;   %a.relocated7 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 2, i32 2) ; (%.0, %.0)
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %loop, %slow.i
;   %.011 = phi ptr addrspace(1) [ %q.relocated, %slow.i ], [ %q, %loop ]
;   %.19 = phi ptr addrspace(1) [ %b.relocated6, %slow.i ], [ %.08, %loop ]
;   %.1 = phi ptr addrspace(1) [ %a.relocated7, %slow.i ], [ %.0, %loop ]
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %gc.safepoint_poll.exit
;   store i8 1, ptr addrspace(1) %.19, align 1
;   ret ptr addrspace(1) %.011
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
