;--- none
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=none
; differs: LLVM has no such strategy
; llvm.gcwrite is a store.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=none
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare ptr @make()
;
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   store ptr %value, ptr %field, align 8
;   ret ptr %old
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }

;--- cards
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=cards
; differs: LLVM has no such strategy
; The card of the field is marked after the store.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=cards
; @gc_card_table = external global ptr
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare ptr @make()
;
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   store ptr %value, ptr %field, align 8
;   %0 = load ptr, ptr @gc_card_table, align 8
;   %1 = ptrtoint ptr %field to i64
;   %2 = lshr i64 %1, 9
;   %3 = getelementptr i8, ptr %0, i64 %2
;   store i8 1, ptr %3, align 1
;   ret ptr %old
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }

;--- counted
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=counted
; differs: LLVM has no such strategy
; What is stored is counted once more, what was there once less.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=counted
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare ptr @make()
;
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   call void @gc_retain(ptr %value) #3
;   %0 = load ptr, ptr %field, align 8
;   call void @gc_release(ptr %0) #3
;   store ptr %value, ptr %field, align 8
;   ret ptr %old
; }
;
; ; Function Attrs: nounwind
; declare void @gc_retain(ptr) #3
;
; ; Function Attrs: nounwind
; declare void @gc_release(ptr) #3
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { nounwind "gc-leaf-function" }

;--- brooks
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=brooks
; differs: LLVM has no such strategy
; The store goes to where the object is now.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=brooks
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare ptr @make()
;
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   %0 = getelementptr i8, ptr %object, i64 -8
;   %1 = load ptr, ptr %0, align 8
;   %2 = ptrtoint ptr %field to i64
;   %3 = ptrtoint ptr %object to i64
;   %4 = sub i64 %2, %3
;   %5 = getelementptr i8, ptr %1, i64 %4
;   store ptr %value, ptr %5, align 8
;   ret ptr %old
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }

;--- snapshot
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=snapshot
; differs: LLVM has no such strategy
; What is overwritten is logged while the collector marks.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=snapshot
; @gc_marking = external global i32
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare ptr @make()
;
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   %0 = load i32, ptr @gc_marking, align 4
;   %1 = icmp ne i32 %0, 0
;   br i1 %1, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %entry
;   %2 = load ptr, ptr %field, align 8
;   call void @gc_log(ptr %2) #3
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %entry
;   store ptr %value, ptr %field, align 8
;   ret ptr %old
; }
;
; ; Function Attrs: nounwind
; declare void @gc_log(ptr) #3
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { nounwind "gc-leaf-function" }

;--- brooks+snapshot+cards
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=brooks+snapshot+cards
; differs: LLVM has no such strategy
; What is logged is read, and what is marked lies, where the object is now.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=brooks+snapshot+cards
; @gc_marking = external global i32
; @gc_card_table = external global ptr
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare ptr @make()
;
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   %0 = getelementptr i8, ptr %object, i64 -8
;   %1 = load ptr, ptr %0, align 8
;   %2 = ptrtoint ptr %field to i64
;   %3 = ptrtoint ptr %object to i64
;   %4 = sub i64 %2, %3
;   %5 = getelementptr i8, ptr %1, i64 %4
;   %6 = load i32, ptr @gc_marking, align 4
;   %7 = icmp ne i32 %6, 0
;   br i1 %7, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %entry
;   %8 = load ptr, ptr %5, align 8
;   call void @gc_log(ptr %8) #3
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %entry
;   store ptr %value, ptr %5, align 8
;   %9 = load ptr, ptr @gc_card_table, align 8
;   %10 = ptrtoint ptr %5 to i64
;   %11 = lshr i64 %10, 9
;   %12 = getelementptr i8, ptr %9, i64 %11
;   store i8 1, ptr %12, align 1
;   ret ptr %old
; }
;
; ; Function Attrs: nounwind
; declare void @gc_log(ptr) #3
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { nounwind "gc-leaf-function" }

;--- call:my_store
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=call:my_store
; differs: LLVM has no such strategy
; A function does the store.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,write-barrier=call:my_store
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare ptr @make()
;
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   call void @my_store(ptr %value, ptr %object, ptr %field) #3
;   ret ptr %old
; }
;
; ; Function Attrs: nounwind
; declare void @my_store(ptr, ptr, ptr) #3
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { nounwind "gc-leaf-function" }
