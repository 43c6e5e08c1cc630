; test: rewrite
; llvm: 14 22
declare void @foo()
define void @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
entry:
  %d = getelementptr i8, ptr addrspace(1) %a, i64 %n
  call void @foo() [ "deopt"(ptr addrspace(1) %d) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; warning: `%d` is a deopt operand, so it is listed as a base; but it may not be the start of an object [SP0418]
;   note: made at 4:3: `%d` may point inside an object
;   note: safepoint at 5:3: it is listed as a base
;   note: -rs4gc-deopt-bases finds its base, as that of any other pointer; LLVM takes every reference in deopt operands for a base
  ret void
}

; => rewrite
; declare void @foo()
;
; define void @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
; entry:
;   %d = getelementptr i8, ptr addrspace(1) %a, i64 %n
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(ptr addrspace(1) %d), "gc-live"(ptr addrspace(1) %d) ]
;   %d.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%d, %d)
;   ret void
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
