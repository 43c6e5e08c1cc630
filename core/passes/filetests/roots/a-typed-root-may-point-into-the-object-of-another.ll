;--- metadata
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,derived-roots=metadata
; differs: LLVM has no such strategy
declare void @llvm.gcroot(i8**, i8*)
declare void @collect()
define i64 @inside(i64* %object) gc "mine" {
entry:
  %base = alloca i64*
  %derived = alloca i64*
  %b = bitcast i64** %base to i8**
  %d = bitcast i64** %derived to i8**
  call void @llvm.gcroot(i8** %b, i8* null)
  call void @llvm.gcroot(i8** %d, i8* inttoptr (i64 1 to i8*))
  store i64* %object, i64** %base
  %field = getelementptr i64, i64* %object, i64 2
  store i64* %field, i64** %derived
  call void @collect()
  %now = load i64*, i64** %derived
  %v = load i64, i64* %now
  ret i64 %v
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,derived-roots=metadata
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(i8**, i8*) #0
;
; declare void @collect()
;
; define i64 @inside(i64* %object) #1 gc "mine" {
; entry:
;   %base = alloca i64*, align 8
;   store i64* null, i64** %base, align 8
;   %derived.distance = alloca i64, align 8
;   %derived = alloca i64*, align 8
;   store i64* null, i64** %derived, align 8
;   %b = bitcast i64** %base to i8**
;   %d = bitcast i64** %derived to i8**
;   call void @llvm.gcroot(i8** %b, i8* null)
;   store i64* %object, i64** %base, align 8
;   %field = getelementptr i64, i64* %object, i64 2
;   store i64* %field, i64** %derived, align 8
;   %0 = load i64*, i64** %derived, align 8
;   %1 = ptrtoint i64* %0 to i64
;   %2 = load i64*, i64** %base, align 8
;   %3 = ptrtoint i64* %2 to i64
;   %4 = sub i64 %1, %3
;   store i64 %4, i64* %derived.distance, align 4
;   call void @collect()
;   %5 = load i64*, i64** %base, align 8
;   %6 = ptrtoint i64* %5 to i64
;   %7 = load i64, i64* %derived.distance, align 4
;   %8 = add i64 %6, %7
;   %9 = load i64*, i64** %derived, align 8
;   %10 = ptrtoint i64* %9 to i64
;   %11 = icmp eq i64 %10, 0
;   %12 = select i1 %11, i64 0, i64 %8
;   %13 = inttoptr i64 %12 to i64*
;   store i64* %13, i64** %derived, align 8
;   %now = load i64*, i64** %derived, align 8
;   %v = load i64, i64* %now, align 4
;   ret i64 %v
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { "gc-lowered" }
