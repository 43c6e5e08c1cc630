; test: verify
; llvm: 14
; Attachments of calls and allocations: memprof, callsite, callees.
;--- accepts-kcfi-type-i32
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{i32 10}

;--- accepts-kcfi-type-i64
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{i64 10}

;--- accepts-kcfi-type
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{}

;--- accepts-kcfi-type-null
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{null}

;--- accepts-kcfi-type-2
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{!"a"}

;--- accepts-kcfi-type-float
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{float 1.0}

;--- accepts-kcfi-type-i32-2
define void @f() !kcfi_type !0 !kcfi_type !0 {
  ret void
}
!0 = !{i32 10}

;--- accepts-kcfi-type-i64-2
declare !kcfi_type !0 void @f()
!0 = !{i64 10}

;--- accepts-m-callsite-cold
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0, !callsite !2
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1, i64 2}

;--- accepts-m-memprof
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{}

;--- accepts-m-memprof-i64
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2}
!2 = !{i64 1, i64 2}

;--- accepts-m-memprof-cold-null
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{null, !"cold"}

;--- accepts-m-memprof-cold
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!"a", !"cold"}

;--- accepts-m-memprof-cold-i64
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, i64 5, !"cold"}
!2 = !{i64 1, i64 2}

;--- accepts-m-memprof-cold-2
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{}

;--- accepts-m-memprof-cold-2-2
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{!"x"}

;--- accepts-add-memprof-cold
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !memprof !0
  ret i32 %v
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1, i64 2}

;--- accepts-add-callsite
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !callsite !0
  ret i32 %v
}
!0 = !{i64 1, i64 2}

;--- accepts-m-callsite
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !callsite !0
  ret void
}
!0 = !{}

;--- accepts-callees
define void @f(void ()* %p) {
  call void %p(), !callees !0
  ret void
}
!0 = !{void (void ()*)* @f}

;--- accepts-callee-type-x-generalized
declare void @g()
define void @f() {
  call void @g(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x.generalized"}

;--- accepts-callee-type
declare void @g()
define void @f() {
  call void @g(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x"}

;--- accepts-load-callee-type-x-generalized
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !callee_type !0
  ret i32 %v
}
!0 = !{!1}
!1 = !{i64 0, !"x.generalized"}

;--- accepts-alloc-token-true
declare i8* @g()
define i8* @f() {
  %v = call i8* @g(), !alloc_token !0
  ret i8* %v
}
!0 = !{!"T", i1 true}

;--- accepts-alloc-token
declare i8* @g()
define i8* @f() {
  %v = call i8* @g(), !alloc_token !0
  ret i8* %v
}
!0 = !{!"T"}

;--- accepts-alloca-alloc-token-true
define void @f() {
  %a = alloca i32, !alloc_token !0
  ret void
}
!0 = !{!"T", i1 true}
