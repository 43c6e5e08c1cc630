; test: rewrite
; llvm: 14 22
declare float @single()
declare double @twice()
declare i128 @wide()
declare <4 x i32> @vector()
declare ptr @raw()
declare i1 @bit()
define void @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %s = call float @single()
  %d = call double @twice()
  %w = call i128 @wide()
  %v = call <4 x i32> @vector()
  %r = call ptr @raw()
  %b = call i1 @bit()
  call void @leaf(float %s, double %d, i128 %w, <4 x i32> %v, ptr %r, i1 %b, ptr addrspace(1) %a) "gc-leaf-function"
  ret void
}
declare void @leaf(float, double, i128, <4 x i32>, ptr, i1, ptr addrspace(1))

; => rewrite
; declare float @single()
;
; declare double @twice()
;
; declare i128 @wide()
;
; declare <4 x i32> @vector()
;
; declare ptr @raw()
;
; declare i1 @bit()
;
; define void @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(float ()) @single, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %s1 = call float @llvm.experimental.gc.result.f32(token %statepoint_token)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(double ()) @twice, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated) ]
;   %d3 = call double @llvm.experimental.gc.result.f64(token %statepoint_token2)
;   %a.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   %statepoint_token5 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i128 ()) @wide, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated4) ]
;   %w6 = call i128 @llvm.experimental.gc.result.i128(token %statepoint_token5)
;   %a.relocated7 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 0, i32 0) ; (%a.relocated4, %a.relocated4)
;   %statepoint_token8 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(<4 x i32> ()) @vector, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated7) ]
;   %v9 = call <4 x i32> @llvm.experimental.gc.result.v4i32(token %statepoint_token8)
;   %a.relocated10 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token8, i32 0, i32 0) ; (%a.relocated7, %a.relocated7)
;   %statepoint_token11 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr ()) @raw, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated10) ]
;   %r12 = call ptr @llvm.experimental.gc.result.p0(token %statepoint_token11)
;   %a.relocated13 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token11, i32 0, i32 0) ; (%a.relocated10, %a.relocated10)
;   %statepoint_token14 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i1 ()) @bit, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated13) ]
;   %b15 = call i1 @llvm.experimental.gc.result.i1(token %statepoint_token14)
;   %a.relocated16 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token14, i32 0, i32 0) ; (%a.relocated13, %a.relocated13)
;   call void @leaf(float %s1, double %d3, i128 %w6, <4 x i32> %v9, ptr %r12, i1 %b15, ptr addrspace(1) %a.relocated16) #1
;   ret void
; }
;
; declare void @leaf(float, double, i128, <4 x i32>, ptr, i1, ptr addrspace(1))
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare float @llvm.experimental.gc.result.f32(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare double @llvm.experimental.gc.result.f64(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i128 @llvm.experimental.gc.result.i128(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare <4 x i32> @llvm.experimental.gc.result.v4i32(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr @llvm.experimental.gc.result.p0(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.experimental.gc.result.i1(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-leaf-function" }
