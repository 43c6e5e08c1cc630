; test: read
; llvm: 14
; What modules that compilers wrote have brought up, of LLVM 14.
;--- used-through-an-index
@a = internal global { [2 x i8] } zeroinitializer
@llvm.used = appending global [1 x i8*] [i8* getelementptr inbounds ({ [2 x i8] }, { [2 x i8] }* @a, i32 0, i32 0, i32 0)], section "llvm.metadata"

; => read
; @a = internal global { [2 x i8] } zeroinitializer
; @llvm.used = appending global [1 x i8*] [i8* getelementptr inbounds ({ [2 x i8] }, { [2 x i8] }* @a, i32 0, i32 0, i32 0)], section "llvm.metadata"

;--- order-of-types
%a = type { i8 }
%b = type { i32 (...)** }
%c = type { i16 }
define void @f(%b* %p, i8* %q) {
  %1 = call i32 @g(i64* bitcast (%a* @x to i64*))
  %2 = getelementptr %b, %b* %p, i32 0, i32 0
  ret void
}
declare i32 @g(i64*)
@x = external global %a
define %c* @h() {
  ret %c* null
}

; => read
; %a = type { i8 }
; %b = type { i32 (...)** }
; %c = type { i16 }
;
; @x = external global %a
;
; define void @f(%b* %p, i8* %q) {
;   %1 = call i32 @g(i64* bitcast (%a* @x to i64*))
;   %2 = getelementptr %b, %b* %p, i32 0, i32 0
;   ret void
; }
;
; declare i32 @g(i64*)
;
; define %c* @h() {
;   ret %c* null
; }

;--- convention-of-kernels
!n = !{!0}
!0 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: null)

; => read
; !n = !{!0}
;
; !0 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: null)

;--- alignment-of-results
define align 4 dereferenceable(8) i8* @f(i8* %p) {
  %1 = call nonnull align 8 i8* @f(i8* %p)
  ret i8* %1
}

; => read
; define align 4 dereferenceable(8) i8* @f(i8* %p) {
;   %1 = call nonnull align 8 i8* @f(i8* %p)
;   ret i8* %1
; }
