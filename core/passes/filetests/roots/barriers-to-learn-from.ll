;--- card-marking
; test: place -passes=gc-lowering,shadow-stack-gc-lowering
; differs: LLVM has no such strategy
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "card-marking" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering
; %gc_map.0 = type { %gc_map, [0 x ptr] }
; %gc_map = type { i32, i32 }
; %gc_stackentry.swap = type { %gc_stackentry, ptr }
; %gc_stackentry = type { ptr, ptr }
;
; @gc_card_table = external global ptr
; @llvm_gc_root_chain = linkonce global ptr null
; @__gc_swap = internal constant %gc_map.0 { %gc_map { i32 1, i32 0 }, [0 x ptr] zeroinitializer }
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
; define ptr @swap(ptr %object, ptr %value) gc "card-marking" {
; entry:
;   %gc_frame = alloca %gc_stackentry.swap, align 8
;   %gc_currhead = load ptr, ptr @llvm_gc_root_chain, align 8
;   %gc_frame.map = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 1
;   store ptr @__gc_swap, ptr %gc_frame.map, align 8
;   %root = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 1
;   %gc_frame.next = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_newhead = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0
;   store ptr %gc_currhead, ptr %gc_frame.next, align 8
;   store ptr %gc_newhead, ptr @llvm_gc_root_chain, align 8
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   store ptr %value, ptr %field, align 8
;   %0 = load ptr, ptr @gc_card_table, align 8
;   %1 = ptrtoint ptr %field to i64
;   %2 = lshr i64 %1, 9
;   %3 = getelementptr i8, ptr %0, i64 %2
;   store i8 1, ptr %3, align 1
;   %gc_frame.next1 = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead = load ptr, ptr %gc_frame.next1, align 8
;   store ptr %gc_savedhead, ptr @llvm_gc_root_chain, align 8
;   ret ptr %old
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }

;--- snapshot
; test: place -passes=gc-lowering,shadow-stack-gc-lowering
; differs: LLVM has no such strategy
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "snapshot" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering
; %gc_map.0 = type { %gc_map, [0 x ptr] }
; %gc_map = type { i32, i32 }
; %gc_stackentry.swap = type { %gc_stackentry, ptr }
; %gc_stackentry = type { ptr, ptr }
;
; @gc_marking = external global i32
; @llvm_gc_root_chain = linkonce global ptr null
; @__gc_swap = internal constant %gc_map.0 { %gc_map { i32 1, i32 0 }, [0 x ptr] zeroinitializer }
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
; define ptr @swap(ptr %object, ptr %value) gc "snapshot" {
; entry:
;   %gc_frame = alloca %gc_stackentry.swap, align 8
;   %gc_currhead = load ptr, ptr @llvm_gc_root_chain, align 8
;   %gc_frame.map = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 1
;   store ptr @__gc_swap, ptr %gc_frame.map, align 8
;   %root = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 1
;   %gc_frame.next = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_newhead = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0
;   store ptr %gc_currhead, ptr %gc_frame.next, align 8
;   store ptr %gc_newhead, ptr @llvm_gc_root_chain, align 8
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
;   %gc_frame.next1 = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead = load ptr, ptr %gc_frame.next1, align 8
;   store ptr %gc_savedhead, ptr @llvm_gc_root_chain, align 8
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

;--- brooks
; test: place -passes=gc-lowering,shadow-stack-gc-lowering
; differs: LLVM has no such strategy
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "brooks" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering
; %gc_map.0 = type { %gc_map, [0 x ptr] }
; %gc_map = type { i32, i32 }
; %gc_stackentry.swap = type { %gc_stackentry, ptr }
; %gc_stackentry = type { ptr, ptr }
;
; @llvm_gc_root_chain = linkonce global ptr null
; @__gc_swap = internal constant %gc_map.0 { %gc_map { i32 1, i32 0 }, [0 x ptr] zeroinitializer }
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
; define ptr @swap(ptr %object, ptr %value) gc "brooks" {
; entry:
;   %gc_frame = alloca %gc_stackentry.swap, align 8
;   %gc_currhead = load ptr, ptr @llvm_gc_root_chain, align 8
;   %gc_frame.map = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 1
;   store ptr @__gc_swap, ptr %gc_frame.map, align 8
;   %root = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 1
;   %gc_frame.next = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_newhead = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0
;   store ptr %gc_currhead, ptr %gc_frame.next, align 8
;   store ptr %gc_newhead, ptr @llvm_gc_root_chain, align 8
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %0 = getelementptr i8, ptr %object, i64 -8
;   %1 = load ptr, ptr %0, align 8
;   %2 = ptrtoint ptr %field to i64
;   %3 = ptrtoint ptr %object to i64
;   %4 = sub i64 %2, %3
;   %5 = getelementptr i8, ptr %1, i64 %4
;   %old = load ptr, ptr %5, align 8
;   %6 = getelementptr i8, ptr %object, i64 -8
;   %7 = load ptr, ptr %6, align 8
;   %8 = ptrtoint ptr %field to i64
;   %9 = ptrtoint ptr %object to i64
;   %10 = sub i64 %8, %9
;   %11 = getelementptr i8, ptr %7, i64 %10
;   store ptr %value, ptr %11, align 8
;   %gc_frame.next1 = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead = load ptr, ptr %gc_frame.next1, align 8
;   store ptr %gc_savedhead, ptr @llvm_gc_root_chain, align 8
;   ret ptr %old
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }

;--- reference-counting
; test: place -passes=gc-lowering,shadow-stack-gc-lowering
; differs: LLVM has no such strategy
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "reference-counting" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering
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
; define ptr @swap(ptr %object, ptr %value) gc "reference-counting" {
; entry:
;   %root = alloca ptr, align 8
;   store ptr null, ptr %root, align 8
;   call void @gc_retain(ptr %value) #3
;   %0 = load ptr, ptr %root, align 8
;   call void @gc_release(ptr %0) #3
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   call void @gc_retain(ptr %value) #3
;   %1 = load ptr, ptr %field, align 8
;   call void @gc_release(ptr %1) #3
;   store ptr %value, ptr %field, align 8
;   %2 = load ptr, ptr %root, align 8
;   call void @gc_release(ptr %2) #3
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
