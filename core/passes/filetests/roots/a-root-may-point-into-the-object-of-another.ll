;--- metadata
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,derived-roots=metadata
; differs: LLVM has no such strategy
; While the call runs there is its distance from the base, in no root.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare void @collect()
define i64 @inside(ptr %object) gc "mine" {
entry:
  %base = alloca ptr
  %derived = alloca ptr
  call void @llvm.gcroot(ptr %base, ptr null)
  call void @llvm.gcroot(ptr %derived, ptr inttoptr (i64 1 to ptr))
  store ptr %object, ptr %base
  %field = getelementptr i8, ptr %object, i64 16
  store ptr %field, ptr %derived
  call void @collect()
  %now = load ptr, ptr %derived
  %v = load i64, ptr %now
  ret i64 %v
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,derived-roots=metadata
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare void @collect()
;
; define i64 @inside(ptr %object) #3 gc "mine" {
; entry:
;   %base = alloca ptr, align 8
;   %derived.distance = alloca i64, align 8
;   %derived = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %base, ptr null)
;   store ptr %object, ptr %base, align 8
;   %field = getelementptr i8, ptr %object, i64 16
;   store ptr %field, ptr %derived, align 8
;   %0 = load ptr, ptr %derived, align 8
;   %1 = ptrtoint ptr %0 to i64
;   %2 = load ptr, ptr %base, align 8
;   %3 = ptrtoint ptr %2 to i64
;   %4 = sub i64 %1, %3
;   store i64 %4, ptr %derived.distance, align 4
;   call void @collect()
;   %5 = load ptr, ptr %base, align 8
;   %6 = ptrtoint ptr %5 to i64
;   %7 = load i64, ptr %derived.distance, align 4
;   %8 = add i64 %6, %7
;   %9 = load ptr, ptr %derived, align 8
;   %10 = ptrtoint ptr %9 to i64
;   %11 = icmp eq i64 %10, 0
;   %12 = select i1 %11, i64 0, i64 %8
;   %13 = inttoptr i64 %12 to ptr
;   store ptr %13, ptr %derived, align 8
;   %now = load ptr, ptr %derived, align 8
;   %v = load i64, ptr %now, align 4
;   ret i64 %v
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { "gc-lowered" }

;--- no
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,derived-roots=no
; differs: LLVM has no such strategy
; Both are roots.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare void @collect()
define i64 @inside(ptr %object) gc "mine" {
entry:
  %base = alloca ptr
  %derived = alloca ptr
  call void @llvm.gcroot(ptr %base, ptr null)
  call void @llvm.gcroot(ptr %derived, ptr inttoptr (i64 1 to ptr))
  store ptr %object, ptr %base
  %field = getelementptr i8, ptr %object, i64 16
  store ptr %field, ptr %derived
  call void @collect()
  %now = load ptr, ptr %derived
  %v = load i64, ptr %now
  ret i64 %v
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,derived-roots=no
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare void @collect()
;
; define i64 @inside(ptr %object) gc "mine" {
; entry:
;   %base = alloca ptr, align 8
;   %derived = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %base, ptr null)
;   call void @llvm.gcroot(ptr %derived, ptr inttoptr (i64 1 to ptr))
;   store ptr %object, ptr %base, align 8
;   %field = getelementptr i8, ptr %object, i64 16
;   store ptr %field, ptr %derived, align 8
;   call void @collect()
;   %now = load ptr, ptr %derived, align 8
;   %v = load i64, ptr %now, align 4
;   ret i64 %v
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
