; test: rewrite
; llvm: 22
declare void @foo()
declare <vscale x 2 x i64> @scalable(<vscale x 2 x i64>)
declare { i64, [2 x i8] } @literal({ i64, [2 x i8] })
define ptr addrspace(1) @f(ptr addrspace(1) %a, <vscale x 2 x i64> %v, { i64, [2 x i8] } %s) gc "statepoint-example" {
entry:
  %r = call <vscale x 2 x i64> @scalable(<vscale x 2 x i64> %v)
  %t = call { i64, [2 x i8] } @literal({ i64, [2 x i8] } %s)
  %x = call <vscale x 2 x i64> @scalable(<vscale x 2 x i64> %r)
  %y = call { i64, [2 x i8] } @literal({ i64, [2 x i8] } %t)
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; declare <vscale x 2 x i64> @scalable(<vscale x 2 x i64>)
;
; declare { i64, [2 x i8] } @literal({ i64, [2 x i8] })
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, <vscale x 2 x i64> %v, { i64, [2 x i8] } %s) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(<vscale x 2 x i64> (<vscale x 2 x i64>)) @scalable, i32 1, i32 0, <vscale x 2 x i64> %v, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %r1 = call <vscale x 2 x i64> @llvm.experimental.gc.result.nxv2i64(token %statepoint_token)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype({ i64, [2 x i8] } ({ i64, [2 x i8] })) @literal, i32 1, i32 0, { i64, [2 x i8] } %s, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated) ]
;   %t3 = call { i64, [2 x i8] } @llvm.experimental.gc.result.sl_i64a2i8s(token %statepoint_token2)
;   %a.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   %statepoint_token5 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(<vscale x 2 x i64> (<vscale x 2 x i64>)) @scalable, i32 1, i32 0, <vscale x 2 x i64> %r1, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated4) ]
;   %a.relocated6 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 0, i32 0) ; (%a.relocated4, %a.relocated4)
;   %statepoint_token7 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype({ i64, [2 x i8] } ({ i64, [2 x i8] })) @literal, i32 1, i32 0, { i64, [2 x i8] } %t3, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated6) ]
;   %a.relocated8 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token7, i32 0, i32 0) ; (%a.relocated6, %a.relocated6)
;   ret ptr addrspace(1) %a.relocated8
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare <vscale x 2 x i64> @llvm.experimental.gc.result.nxv2i64(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare { i64, [2 x i8] } @llvm.experimental.gc.result.sl_i64a2i8s(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
