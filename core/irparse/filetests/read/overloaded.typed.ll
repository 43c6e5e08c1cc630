; test: read
; llvm: 14
; Intrinsics declared by a name without types, or with others.
;--- declared
declare i8* @llvm.frameaddress(i32)
declare i32 @llvm.umin.i64(i32, i32)
declare i64* @llvm.experimental.gc.result.ptr(token)
define i8* @f(i8* %p) {
  %a = call i8* @llvm.frameaddress(i32 0)
  %b = call i32 @llvm.umin.i64(i32 1, i32 2)
  ret i8* %a
}

; => read
; define i8* @f(i8* %p) {
;   %a = call i8* @llvm.frameaddress.p0i8(i32 0)
;   %b = call i32 @llvm.umin.i32(i32 1, i32 2)
;   ret i8* %a
; }
;
; ; Function Attrs: nofree nosync nounwind readnone willreturn
; declare i8* @llvm.frameaddress.p0i8(i32 immarg) #0
;
; ; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
; declare i32 @llvm.umin.i32(i32, i32) #1
;
; ; Function Attrs: nounwind readnone
; declare i64* @llvm.experimental.gc.result.p0i64(token) #2
;
; attributes #0 = { nofree nosync nounwind readnone willreturn }
; attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
; attributes #2 = { nounwind readnone }
