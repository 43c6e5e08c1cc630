; test: rewrite
; llvm: 14 22
declare void @foo()
declare void @bar(ptr addrspace(1))
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  %d = getelementptr i8, ptr addrspace(1) %a, i64 %n
  invoke void @foo() to label %x unwind label %u
x:
  %e = getelementptr i8, ptr addrspace(1) %b, i64 %n
  invoke void @bar(ptr addrspace(1) %e) to label %n1 unwind label %u
n1:
  ret ptr addrspace(1) %d
u:
  %k = phi ptr addrspace(1) [ %d, %entry ], [ %e, %x ]
  %i = phi i32 [ 1, %entry ], [ 2, %x ]
  %l = landingpad token cleanup
  call void @bar(ptr addrspace(1) %k)
  ret ptr addrspace(1) %k
}

; => rewrite
; declare void @foo()
;
; declare void @bar(ptr addrspace(1))
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n, i1 %c) gc "statepoint-example" personality ptr @personality {
; entry:
;   %d = getelementptr i8, ptr addrspace(1) %a, i64 %n
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
;           to label %x unwind label %u1
;
; x:                                                ; preds = %entry
;   %a.relocated6 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %b.relocated7 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%b, %b)
;   %d.remat = getelementptr i8, ptr addrspace(1) %a.relocated6, i64 %n
;   %e = getelementptr i8, ptr addrspace(1) %b.relocated7, i64 %n
;   %statepoint_token11 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1))) @bar, i32 1, i32 0, ptr addrspace(1) %e, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated6, ptr addrspace(1) %b.relocated7) ]
;           to label %n1 unwind label %u.split-lp
;
; n1:                                               ; preds = %x
;   %a.relocated12 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token11, i32 0, i32 0) ; (%a.relocated6, %a.relocated6)
;   %b.relocated13 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token11, i32 1, i32 1) ; (%b.relocated7, %b.relocated7)
;   %e.remat = getelementptr i8, ptr addrspace(1) %b.relocated13, i64 %n
;   %d.remat3 = getelementptr i8, ptr addrspace(1) %a.relocated12, i64 %n
;   ret ptr addrspace(1) %d.remat3
;
; u1:                                               ; preds = %entry
;   %lpad = landingpad token
;           cleanup
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 0, i32 0) ; (%a, %a)
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 1, i32 1) ; (%b, %b)
;   %d.remat2 = getelementptr i8, ptr addrspace(1) %a.relocated, i64 %n
;   br label %u
;
; u.split-lp:                                       ; preds = %x
;   %lpad.split-lp = landingpad token
;           cleanup
;   %a.relocated9 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad.split-lp, i32 0, i32 0) ; (%a.relocated6, %a.relocated6)
;   %b.relocated10 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad.split-lp, i32 1, i32 1) ; (%b.relocated7, %b.relocated7)
;   %e.remat5 = getelementptr i8, ptr addrspace(1) %b.relocated10, i64 %n
;   %d.remat4 = getelementptr i8, ptr addrspace(1) %a.relocated9, i64 %n
;   br label %u
;
; u:                                                ; preds = %u.split-lp, %u1
;   %k.base = phi ptr addrspace(1) [ %a.relocated, %u1 ], [ %b.relocated10, %u.split-lp ], !is_base_value !0
;   %k = phi ptr addrspace(1) [ %d.remat2, %u1 ], [ %e.remat5, %u.split-lp ]
;   %i = phi i32 [ 1, %u1 ], [ 2, %u.split-lp ]
;   %statepoint_token14 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1))) @bar, i32 1, i32 0, ptr addrspace(1) %k, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %k, ptr addrspace(1) %k.base) ]
;   %k.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token14, i32 1, i32 0) ; (%k.base, %k)
;   %k.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token14, i32 1, i32 1) ; (%k.base, %k.base)
;   ret ptr addrspace(1) %k.relocated
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
;
; !0 = !{}
