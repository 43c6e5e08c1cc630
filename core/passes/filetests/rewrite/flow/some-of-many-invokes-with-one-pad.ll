; test: rewrite
; llvm: 14 22
; Invokes that share a landing pad get one of their own, one after the other. Of those that need none the
; inputs of the phis stay, in the order in which taking others away leaves them.

declare void @c()
declare void @leaf() "gc-leaf-function"
declare i32 @pers(...)

define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" personality ptr @pers {
entry:
  invoke void @leaf()
          to label %n1 unwind label %u

n1:
  invoke void @c()
          to label %n2 unwind label %u

n2:
  invoke void @leaf()
          to label %n3 unwind label %u

n3:
  invoke void @c()
          to label %n4 unwind label %u

n4:
  invoke void @leaf()
          to label %n5 unwind label %u

n5:
  invoke void @c()
          to label %n6 unwind label %u

n6:
  ret ptr addrspace(1) %p

u:
  %h = phi i64 [ 1, %n1 ], [ 0, %entry ], [ 4, %n4 ], [ 2, %n2 ], [ 3, %n3 ], [ 5, %n5 ]
  %same = phi i64 [ 7, %n1 ], [ 6, %entry ], [ 6, %n4 ], [ 6, %n2 ], [ 7, %n3 ], [ 6, %n5 ]
  %l = landingpad token
          cleanup
  %s = add i64 %h, %same
  %d = getelementptr i8, ptr addrspace(1) %q, i64 %s
  ret ptr addrspace(1) %d
}

; => rewrite
; declare void @c()
;
; declare void @leaf() #0
;
; declare i32 @pers(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" personality ptr @pers {
; entry:
;   invoke void @leaf()
;           to label %n1 unwind label %u.split-lp.split-lp.split-lp
;
; n1:                                               ; preds = %entry
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @c, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q, ptr addrspace(1) %p) ]
;           to label %n2 unwind label %u1
;
; n2:                                               ; preds = %n1
;   %q.relocated7 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%q, %q)
;   %p.relocated8 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%p, %p)
;   invoke void @leaf()
;           to label %n3 unwind label %u.split-lp.split-lp.split-lp
;
; n3:                                               ; preds = %n2
;   %statepoint_token12 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @c, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q.relocated7, ptr addrspace(1) %p.relocated8) ]
;           to label %n4 unwind label %u.split-lp2
;
; n4:                                               ; preds = %n3
;   %q.relocated13 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token12, i32 0, i32 0) ; (%q.relocated7, %q.relocated7)
;   %p.relocated14 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token12, i32 1, i32 1) ; (%p.relocated8, %p.relocated8)
;   invoke void @leaf()
;           to label %n5 unwind label %u.split-lp.split-lp.split-lp
;
; n5:                                               ; preds = %n4
;   %statepoint_token18 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @c, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p.relocated14, ptr addrspace(1) %q.relocated13) ]
;           to label %n6 unwind label %u.split-lp.split-lp5
;
; n6:                                               ; preds = %n5
;   %p.relocated19 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token18, i32 0, i32 0) ; (%p.relocated14, %p.relocated14)
;   %q.relocated20 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token18, i32 1, i32 1) ; (%q.relocated13, %q.relocated13)
;   ret ptr addrspace(1) %p.relocated19
;
; u1:                                               ; preds = %n1
;   %lpad = landingpad token
;           cleanup
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 0, i32 0) ; (%q, %q)
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 1, i32 1) ; (%p, %p)
;   br label %u
;
; u.split-lp2:                                      ; preds = %n3
;   %lpad3 = landingpad token
;           cleanup
;   %q.relocated10 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad3, i32 0, i32 0) ; (%q.relocated7, %q.relocated7)
;   %p.relocated11 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad3, i32 1, i32 1) ; (%p.relocated8, %p.relocated8)
;   br label %u.split-lp
;
; u.split-lp.split-lp5:                             ; preds = %n5
;   %lpad6 = landingpad token
;           cleanup
;   %p.relocated16 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad6, i32 0, i32 0) ; (%p.relocated14, %p.relocated14)
;   %q.relocated17 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad6, i32 1, i32 1) ; (%q.relocated13, %q.relocated13)
;   br label %u.split-lp.split-lp
;
; u.split-lp.split-lp.split-lp:                     ; preds = %entry, %n2, %n4
;   %.3 = phi ptr addrspace(1) [ %q.relocated13, %n4 ], [ %q.relocated7, %n2 ], [ %q, %entry ]
;   %h.ph.ph.ph = phi i64 [ 2, %n2 ], [ 4, %n4 ], [ 0, %entry ]
;   %lpad.split-lp = landingpad token
;           cleanup
;   br label %u.split-lp.split-lp
;
; u.split-lp.split-lp:                              ; preds = %u.split-lp.split-lp.split-lp, %u.split-lp.split-lp5
;   %.2 = phi ptr addrspace(1) [ %q.relocated17, %u.split-lp.split-lp5 ], [ %.3, %u.split-lp.split-lp.split-lp ]
;   %h.ph.ph = phi i64 [ 5, %u.split-lp.split-lp5 ], [ %h.ph.ph.ph, %u.split-lp.split-lp.split-lp ]
;   br label %u.split-lp
;
; u.split-lp:                                       ; preds = %u.split-lp.split-lp, %u.split-lp2
;   %.1 = phi ptr addrspace(1) [ %.2, %u.split-lp.split-lp ], [ %q.relocated10, %u.split-lp2 ]
;   %h.ph = phi i64 [ 3, %u.split-lp2 ], [ %h.ph.ph, %u.split-lp.split-lp ]
;   %same.ph = phi i64 [ 7, %u.split-lp2 ], [ 6, %u.split-lp.split-lp ]
;   br label %u
;
; u:                                                ; preds = %u.split-lp, %u1
;   %.0 = phi ptr addrspace(1) [ %.1, %u.split-lp ], [ %q.relocated, %u1 ]
;   %h = phi i64 [ 1, %u1 ], [ %h.ph, %u.split-lp ]
;   %same = phi i64 [ 7, %u1 ], [ %same.ph, %u.split-lp ]
;   %s = add i64 %h, %same
;   %d = getelementptr i8, ptr addrspace(1) %.0, i64 %s
;   ret ptr addrspace(1) %d
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }

; => rewrite, typed pointers
; declare void @c()
;
; declare void @leaf() #0
;
; declare i32 @pers(...)
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* %p, i8 addrspace(1)* %q) gc "statepoint-example" personality i32 (...)* @pers {
; entry:
;   invoke void @leaf()
;           to label %n1 unwind label %u.split-lp.split-lp.split-lp
;
; n1:                                               ; preds = %entry
;   %statepoint_token = invoke token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @c, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %q, i8 addrspace(1)* %p) ]
;           to label %n2 unwind label %u1
;
; n2:                                               ; preds = %n1
;   %q.relocated7 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%q, %q)
;   %p.relocated8 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 1) ; (%p, %p)
;   invoke void @leaf()
;           to label %n3 unwind label %u.split-lp.split-lp.split-lp
;
; n3:                                               ; preds = %n2
;   %statepoint_token12 = invoke token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @c, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %q.relocated7, i8 addrspace(1)* %p.relocated8) ]
;           to label %n4 unwind label %u.split-lp2
;
; n4:                                               ; preds = %n3
;   %q.relocated13 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token12, i32 0, i32 0) ; (%q.relocated7, %q.relocated7)
;   %p.relocated14 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token12, i32 1, i32 1) ; (%p.relocated8, %p.relocated8)
;   invoke void @leaf()
;           to label %n5 unwind label %u.split-lp.split-lp.split-lp
;
; n5:                                               ; preds = %n4
;   %statepoint_token18 = invoke token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @c, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %p.relocated14, i8 addrspace(1)* %q.relocated13) ]
;           to label %n6 unwind label %u.split-lp.split-lp5
;
; n6:                                               ; preds = %n5
;   %p.relocated19 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token18, i32 0, i32 0) ; (%p.relocated14, %p.relocated14)
;   %q.relocated20 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token18, i32 1, i32 1) ; (%q.relocated13, %q.relocated13)
;   ret i8 addrspace(1)* %p.relocated19
;
; u1:                                               ; preds = %n1
;   %lpad = landingpad token
;           cleanup
;   %q.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad, i32 0, i32 0) ; (%q, %q)
;   %p.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad, i32 1, i32 1) ; (%p, %p)
;   br label %u
;
; u.split-lp2:                                      ; preds = %n3
;   %lpad3 = landingpad token
;           cleanup
;   %q.relocated10 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad3, i32 0, i32 0) ; (%q.relocated7, %q.relocated7)
;   %p.relocated11 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad3, i32 1, i32 1) ; (%p.relocated8, %p.relocated8)
;   br label %u.split-lp
;
; u.split-lp.split-lp5:                             ; preds = %n5
;   %lpad6 = landingpad token
;           cleanup
;   %p.relocated16 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad6, i32 0, i32 0) ; (%p.relocated14, %p.relocated14)
;   %q.relocated17 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad6, i32 1, i32 1) ; (%q.relocated13, %q.relocated13)
;   br label %u.split-lp.split-lp
;
; u.split-lp.split-lp.split-lp:                     ; preds = %entry, %n2, %n4
;   %.0 = phi i8 addrspace(1)* [ %q.relocated13, %n4 ], [ %q.relocated7, %n2 ], [ %q, %entry ]
;   %h.ph.ph.ph = phi i64 [ 2, %n2 ], [ 4, %n4 ], [ 0, %entry ]
;   %lpad.split-lp = landingpad token
;           cleanup
;   br label %u.split-lp.split-lp
;
; u.split-lp.split-lp:                              ; preds = %u.split-lp.split-lp.split-lp, %u.split-lp.split-lp5
;   %.1 = phi i8 addrspace(1)* [ %q.relocated17, %u.split-lp.split-lp5 ], [ %.0, %u.split-lp.split-lp.split-lp ]
;   %h.ph.ph = phi i64 [ 5, %u.split-lp.split-lp5 ], [ %h.ph.ph.ph, %u.split-lp.split-lp.split-lp ]
;   br label %u.split-lp
;
; u.split-lp:                                       ; preds = %u.split-lp.split-lp, %u.split-lp2
;   %.2 = phi i8 addrspace(1)* [ %.1, %u.split-lp.split-lp ], [ %q.relocated10, %u.split-lp2 ]
;   %h.ph = phi i64 [ 3, %u.split-lp2 ], [ %h.ph.ph, %u.split-lp.split-lp ]
;   %same.ph = phi i64 [ 7, %u.split-lp2 ], [ 6, %u.split-lp.split-lp ]
;   br label %u
;
; u:                                                ; preds = %u.split-lp, %u1
;   %.3 = phi i8 addrspace(1)* [ %.2, %u.split-lp ], [ %q.relocated, %u1 ]
;   %h = phi i64 [ 1, %u1 ], [ %h.ph, %u.split-lp ]
;   %same = phi i64 [ 7, %u1 ], [ %same.ph, %u.split-lp ]
;   %s = add i64 %h, %same
;   %d = getelementptr i8, i8 addrspace(1)* %.3, i64 %s
;   ret i8 addrspace(1)* %d
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nounwind readnone }
