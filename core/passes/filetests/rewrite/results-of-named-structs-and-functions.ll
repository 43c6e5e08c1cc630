; test: rewrite
; llvm: 14 22
%pair = type { i64, i64 }
declare %pair @pair()
declare float @small()
declare i1 @bit()
declare i128 @wide()
define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %p = call %pair @pair()
  %s = call float @small()
  %b = call i1 @bit()
  %w = call i128 @wide()
  %x = extractvalue %pair %p, 0
  %f = fptosi float %s to i64
  %z = zext i1 %b to i64
  %t = trunc i128 %w to i64
  %q = add i64 %x, %f
  %r = add i64 %z, %t
  %u = add i64 %q, %r
  %l = load i8, ptr addrspace(1) %a
  ret i64 %u
}

; => rewrite
; %pair = type { i64, i64 }
;
; declare %pair @pair()
;
; declare float @small()
;
; declare i1 @bit()
;
; declare i128 @wide()
;
; define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(%pair ()) @pair, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %p1 = call %pair @llvm.experimental.gc.result.s_pairs(token %statepoint_token)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(float ()) @small, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated) ]
;   %s3 = call float @llvm.experimental.gc.result.f32(token %statepoint_token2)
;   %a.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   %statepoint_token5 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i1 ()) @bit, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated4) ]
;   %b6 = call i1 @llvm.experimental.gc.result.i1(token %statepoint_token5)
;   %a.relocated7 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 0, i32 0) ; (%a.relocated4, %a.relocated4)
;   %statepoint_token8 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i128 ()) @wide, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated7) ]
;   %w9 = call i128 @llvm.experimental.gc.result.i128(token %statepoint_token8)
;   %a.relocated10 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token8, i32 0, i32 0) ; (%a.relocated7, %a.relocated7)
;   %x = extractvalue %pair %p1, 0
;   %f = fptosi float %s3 to i64
;   %z = zext i1 %b6 to i64
;   %t = trunc i128 %w9 to i64
;   %q = add i64 %x, %f
;   %r = add i64 %z, %t
;   %u = add i64 %q, %r
;   %l = load i8, ptr addrspace(1) %a.relocated10, align 1
;   ret i64 %u
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare %pair @llvm.experimental.gc.result.s_pairs(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare float @llvm.experimental.gc.result.f32(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.experimental.gc.result.i1(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i128 @llvm.experimental.gc.result.i128(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
