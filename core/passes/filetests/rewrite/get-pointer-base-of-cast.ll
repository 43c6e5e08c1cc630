; test: rewrite
; llvm: 14
; gc.get.pointer.base asks for the base of an unnamed pointer that was cast.
declare void @foo()
declare i8 addrspace(1)* @llvm.experimental.gc.get.pointer.base.p1i8.p1i8(i8 addrspace(1)*)
define i8 addrspace(1)* @f(i64 addrspace(1)* %0, i64 %1) gc "statepoint-example" {
  %3 = getelementptr i64, i64 addrspace(1)* %0, i64 %1
  %4 = bitcast i64 addrspace(1)* %3 to i8 addrspace(1)*
  %b = call i8 addrspace(1)* @llvm.experimental.gc.get.pointer.base.p1i8.p1i8(i8 addrspace(1)* %4)
  call void @foo()
  ret i8 addrspace(1)* %b
}

; => rewrite
; declare void @foo()
;
; ; Function Attrs: nounwind readnone willreturn
; declare i8 addrspace(1)* @llvm.experimental.gc.get.pointer.base.p1i8.p1i8(i8 addrspace(1)* nocapture readnone) #0
;
; define i8 addrspace(1)* @f(i64 addrspace(1)* %0, i64 %1) gc "statepoint-example" {
;   %3 = getelementptr i64, i64 addrspace(1)* %0, i64 %1
;   %4 = bitcast i64 addrspace(1)* %3 to i8 addrspace(1)*
;   %b = bitcast i64 addrspace(1)* %0 to i8 addrspace(1)*
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i64 addrspace(1)* %0) ]
;   %5 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%0, %0)
;   %6 = bitcast i8 addrspace(1)* %5 to i64 addrspace(1)*
;   %b.remat = bitcast i64 addrspace(1)* %6 to i8 addrspace(1)*
;   ret i8 addrspace(1)* %b.remat
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { nounwind readnone willreturn }
; attributes #1 = { nounwind readnone }
