; test: read
; llvm: 14
; Instructions with typed pointers.
;--- memory
target datalayout = "e-i64:64-f80:128"
define void @f(i32* %p, i64 addrspace(1)* %q, i8** %r, x86_fp80* %s) {
  %1 = load i32, i32* %p
  %2 = load volatile i64, i64 addrspace(1)* %q, align 4
  %3 = load i8*, i8** %r
  %4 = load x86_fp80, x86_fp80* %s
  %5 = load atomic i32, i32* %p unordered, align 4
  store i32 %1, i32* %p
  store atomic volatile i64 %2, i64 addrspace(1)* %q seq_cst, align 8
  fence seq_cst
  %6 = cmpxchg i32* %p, i32 0, i32 1 seq_cst seq_cst
  %7 = atomicrmw xchg i32* %p, i32 1 seq_cst
  %8 = cmpxchg weak i32* %p, i32 0, i32 1 acq_rel monotonic, align 8
  ret void
}

; => read
; target datalayout = "e-i64:64-f80:128"
;
; define void @f(i32* %p, i64 addrspace(1)* %q, i8** %r, x86_fp80* %s) {
;   %1 = load i32, i32* %p, align 4
;   %2 = load volatile i64, i64 addrspace(1)* %q, align 4
;   %3 = load i8*, i8** %r, align 8
;   %4 = load x86_fp80, x86_fp80* %s, align 16
;   %5 = load atomic i32, i32* %p unordered, align 4
;   store i32 %1, i32* %p, align 4
;   store atomic volatile i64 %2, i64 addrspace(1)* %q seq_cst, align 8
;   fence seq_cst
;   %6 = cmpxchg i32* %p, i32 0, i32 1 seq_cst seq_cst, align 4
;   %7 = atomicrmw xchg i32* %p, i32 1 seq_cst, align 4
;   %8 = cmpxchg weak i32* %p, i32 0, i32 1 acq_rel monotonic, align 8
;   ret void
; }

;--- gep
%s = type { i32, [4 x i64], { i8, i8* } }
define void @f(%s* %p, i64 %i, <2 x i32*> %v) {
  %1 = getelementptr %s, %s* %p, i64 1
  %2 = getelementptr inbounds %s, %s* %p, i64 0, i32 1, i64 %i
  %3 = getelementptr inbounds %s, %s* %p, i64 0, i32 2, i32 1
  %4 = getelementptr i32, <2 x i32*> %v, i64 1
  %5 = load i64, i64* %2
  %6 = load i8*, i8** %3
  ret void
}

; => read
; %s = type { i32, [4 x i64], { i8, i8* } }
;
; define void @f(%s* %p, i64 %i, <2 x i32*> %v) {
;   %1 = getelementptr %s, %s* %p, i64 1
;   %2 = getelementptr inbounds %s, %s* %p, i64 0, i32 1, i64 %i
;   %3 = getelementptr inbounds %s, %s* %p, i64 0, i32 2, i32 1
;   %4 = getelementptr i32, <2 x i32*> %v, i64 1
;   %5 = load i64, i64* %2, align 4
;   %6 = load i8*, i8** %3, align 8
;   ret void
; }

;--- casts
define void @f(i8* %p, i64 %n) {
  %1 = bitcast i8* %p to i32*
  %2 = ptrtoint i8* %p to i64
  %3 = inttoptr i64 %n to void ()*
  %4 = addrspacecast i8* %p to i32 addrspace(1)*
  %5 = bitcast i64 %n to double
  ret void
}

; => read
; define void @f(i8* %p, i64 %n) {
;   %1 = bitcast i8* %p to i32*
;   %2 = ptrtoint i8* %p to i64
;   %3 = inttoptr i64 %n to void ()*
;   %4 = addrspacecast i8* %p to i32 addrspace(1)*
;   %5 = bitcast i64 %n to double
;   ret void
; }

;--- alloca
define void @f() {
  %1 = alloca i32
  %2 = alloca i32*, i32 4
  %3 = alloca { i8, i64 }, align 16
  %4 = alloca i32, align 4, addrspace(5)
  store i32 1, i32* %1
  ret void
}

; => read
; define void @f() {
;   %1 = alloca i32, align 4
;   %2 = alloca i32*, i32 4, align 8
;   %3 = alloca { i8, i64 }, align 16
;   %4 = alloca i32, align 4, addrspace(5)
;   store i32 1, i32* %1, align 4
;   ret void
; }

;--- phi-select
define i8* @f(i1 %c, i8* %a, i8* %b) {
entry:
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %p = phi i8* [ %a, %entry ], [ %b, %x ]
  %q = select i1 %c, i8* %p, i8* null
  %r = icmp eq i8* %q, null
  ret i8* %q
}

; => read
; define i8* @f(i1 %c, i8* %a, i8* %b) {
; entry:
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   br label %y
;
; y:                                                ; preds = %x, %entry
;   %p = phi i8* [ %a, %entry ], [ %b, %x ]
;   %q = select i1 %c, i8* %p, i8* null
;   %r = icmp eq i8* %q, null
;   ret i8* %q
; }

;--- shuffle
define void @f(<4 x i32> %a) {
  %1 = shufflevector <4 x i32> %a, <4 x i32> undef, <4 x i32> <i32 0, i32 undef, i32 2, i32 3>
  %2 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> undef
  %3 = shufflevector <4 x i32> %a, <4 x i32> %a, <4 x i32> zeroinitializer
  ret void
}

; => read
; define void @f(<4 x i32> %a) {
;   %1 = shufflevector <4 x i32> %a, <4 x i32> undef, <4 x i32> <i32 0, i32 undef, i32 2, i32 3>
;   %2 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> undef
;   %3 = shufflevector <4 x i32> %a, <4 x i32> %a, <4 x i32> zeroinitializer
;   ret void
; }
