; test: rewrite
; llvm: 14 22
declare void @foo(i8, i16, ptr, ptr addrspace(1))
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr %p) gc "statepoint-example" {
entry:
  call void @foo(i8 zeroext 1, i16 signext 2, ptr nonnull %p, ptr addrspace(1) nocapture dereferenceable(8) %a)
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo(i8, i16, ptr, ptr addrspace(1))
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr %p) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (i8, i16, ptr, ptr addrspace(1))) @foo, i32 4, i32 0, i8 zeroext 1, i16 signext 2, ptr nonnull %p, ptr addrspace(1) captures(none) %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   ret ptr addrspace(1) %a.relocated
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

; => rewrite, typed pointers
; declare void @foo(i8, i16, i8*, i8 addrspace(1)*)
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* %a, i8* %p) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, void (i8, i16, i8*, i8 addrspace(1)*)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidi8i16p0i8p1i8f(i64 2882400000, i32 0, void (i8, i16, i8*, i8 addrspace(1)*)* @foo, i32 4, i32 0, i8 1, i16 2, i8* %p, i8 addrspace(1)* %a, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a) ]
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   ret i8 addrspace(1)* %a.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidi8i16p0i8p1i8f(i64 immarg, i32 immarg, void (i8, i16, i8*, i8 addrspace(1)*)*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nounwind readnone }
