; test: read
; llvm: 14
; Functions and calls with typed pointers, as LLVM 14 prints them.
;--- declare
declare void @f()
declare i8* @g(i8*, i32 addrspace(1)*, ...)
declare noalias i8* @malloc(i64) nounwind
declare void (i32)* @h({ i32, i8* }*, [4 x i8*]*)

; => read
; declare void @f()
;
; declare i8* @g(i8*, i32 addrspace(1)*, ...)
;
; ; Function Attrs: nounwind
; declare noalias i8* @malloc(i64) #0
;
; declare void (i32)* @h({ i32, i8* }*, [4 x i8*]*)
;
; attributes #0 = { nounwind }

;--- attributes
define void @f(i8* nocapture readonly %p) nounwind readnone { ret void }
define void @g() argmemonly inaccessiblememonly writeonly { ret void }
define void @h() uwtable norecurse { ret void }
declare void @i(i32* byval(i32) align 4, { i32 }* sret({ i32 }), i8* nest)
define void @j() readonly speculatable willreturn { ret void }

; => read
; ; Function Attrs: nounwind readnone
; define void @f(i8* nocapture readonly %p) #0 {
;   ret void
; }
;
; ; Function Attrs: argmemonly inaccessiblememonly writeonly
; define void @g() #1 {
;   ret void
; }
;
; ; Function Attrs: norecurse uwtable
; define void @h() #2 {
;   ret void
; }
;
; declare void @i(i32* byval(i32) align 4, { i32 }* sret({ i32 }), i8* nest)
;
; ; Function Attrs: readonly speculatable willreturn
; define void @j() #3 {
;   ret void
; }
;
; attributes #0 = { nounwind readnone }
; attributes #1 = { argmemonly inaccessiblememonly writeonly }
; attributes #2 = { norecurse uwtable }
; attributes #3 = { readonly speculatable willreturn }

;--- calls
declare i32 @g(i32, i8*)
declare i32 @printf(i8*, ...)
define i32 @f(i32 (i8*)* %fp, i8* %p, void ()** %q) {
  %1 = call i32 @g(i32 1, i8* null)
  %2 = tail call i32 %fp(i8* %p)
  %3 = call i32 (i8*, ...) @printf(i8* %p, i32 1)
  %4 = load void ()*, void ()** %q
  call void %4()
  call void bitcast (i32 (i32, i8*)* @g to void ()*)()
  %5 = call i32 asm "x", "=r"()
  ret i32 %1
}

; => read
; declare i32 @g(i32, i8*)
;
; declare i32 @printf(i8*, ...)
;
; define i32 @f(i32 (i8*)* %fp, i8* %p, void ()** %q) {
;   %1 = call i32 @g(i32 1, i8* null)
;   %2 = tail call i32 %fp(i8* %p)
;   %3 = call i32 (i8*, ...) @printf(i8* %p, i32 1)
;   %4 = load void ()*, void ()** %q, align 8
;   call void %4()
;   call void bitcast (i32 (i32, i8*)* @g to void ()*)()
;   %5 = call i32 asm "x", "=r"()
;   ret i32 %1
; }

;--- groups
define void @f() #1 { ret void }
define void @g() #0 { ret void }
attributes #0 = { noinline "a"="b" }
attributes #1 = { nounwind }

; => read
; ; Function Attrs: nounwind
; define void @f() #0 {
;   ret void
; }
;
; ; Function Attrs: noinline
; define void @g() #1 {
;   ret void
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { noinline "a"="b" }

;--- forward
@p = global void ()* @f
define void @f() {
  call void @g(i32* @x)
  ret void
}
declare void @g(i32*)
@x = global i32 0

; => read
; @p = global void ()* @f
; @x = global i32 0
;
; define void @f() {
;   call void @g(i32* @x)
;   ret void
; }
;
; declare void @g(i32*)

;--- personality
declare i32 @pers(...)
declare void @g()
define void @f() personality i8* bitcast (i32 (...)* @pers to i8*) {
  invoke void @g() to label %1 unwind label %2
1:
  ret void
2:
  %3 = landingpad { i8*, i32 } catch i8* null
  ret void
}

; => read
; declare i32 @pers(...)
;
; declare void @g()
;
; define void @f() personality i8* bitcast (i32 (...)* @pers to i8*) {
;   invoke void @g()
;           to label %1 unwind label %2
;
; 1:                                                ; preds = %0
;   ret void
;
; 2:                                                ; preds = %0
;   %3 = landingpad { i8*, i32 }
;           catch i8* null
;   ret void
; }

;--- musttail
define void @f(i8* %p) {
  musttail call void @f(i8* %p)
  ret void
}

; => read
; define void @f(i8* %p) {
;   musttail call void @f(i8* %p)
;   ret void
; }

;--- conventions
define fastcc void @a() { ret void }
define webkit_jscc void @b() { ret void }
define cc 21 void @c() { ret void }
define amdgpu_kernel void @d() { ret void }
define swifttailcc void @e() { ret void }

; => read
; define fastcc void @a() {
;   ret void
; }
;
; define webkit_jscc void @b() {
;   ret void
; }
;
; define cc21 void @c() {
;   ret void
; }
;
; define amdgpu_kernel void @d() {
;   ret void
; }
;
; define swifttailcc void @e() {
;   ret void
; }
