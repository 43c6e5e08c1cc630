; test: read
; They get no attributes; nor do those whose types are not the intrinsic's.
;--- unknown
declare void @llvm.made.up(i32) nounwind

; A name that is not overloaded has no suffix.
declare void @llvm.gcroot.p0(ptr, ptr)

; => read
; ; Function Attrs: nounwind
; ; Unknown intrinsic
; declare void @llvm.made.up(i32) #0
;
; ; Unknown intrinsic
; declare void @llvm.gcroot.p0(ptr, ptr)
;
; attributes #0 = { nounwind }

;--- of-a-processor
; differs: LLVM knows the intrinsics of each target by name
declare void @llvm.x86.made.up()

; => read
; declare void @llvm.x86.made.up()

;--- other-types
declare void @llvm.gcroot(ptr, i32)
declare void @llvm.experimental.stackmap(i64, i32)
declare i32 @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)

; => read
; declare void @llvm.gcroot(ptr, i32)
;
; declare void @llvm.experimental.stackmap(i64, i32)
;
; declare i32 @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)

;--- a-statepoint-without-suffix
declare token @llvm.experimental.gc.statepoint(i64, i32, ptr, i32, i32, ...)

; => read
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- no-bounds
define void @f() vscale_range(0) {
  ret void
}

; => read
; define void @f() {
;   ret void
; }
