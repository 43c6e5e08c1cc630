;--- slots
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,roots=slots
; differs: LLVM has no such strategy
; llvm.gcroot stays, for a table to be made of it.
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

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,roots=slots
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

;--- linked
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,roots=linked
; differs: LLVM has no such strategy
; The roots are in entries of LLVM's list.
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

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,roots=linked
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
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
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
;   %gc_frame.next1 = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead = load ptr, ptr %gc_frame.next1, align 8
;   store ptr %gc_savedhead, ptr @llvm_gc_root_chain, align 8
;   ret ptr %old
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }

;--- another list
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,roots=linked:my_roots
; differs: LLVM has no such strategy
; The list has a head of its own.
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

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,roots=linked:my_roots
; %gc_map.0 = type { %gc_map, [0 x ptr] }
; %gc_map = type { i32, i32 }
; %gc_stackentry.swap = type { %gc_stackentry, ptr }
; %gc_stackentry = type { ptr, ptr }
;
; @my_roots = linkonce global ptr null
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
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
; entry:
;   %gc_frame = alloca %gc_stackentry.swap, align 8
;   %gc_currhead = load ptr, ptr @my_roots, align 8
;   %gc_frame.map = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 1
;   store ptr @__gc_swap, ptr %gc_frame.map, align 8
;   %root = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 1
;   %gc_frame.next = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_newhead = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0
;   store ptr %gc_currhead, ptr %gc_frame.next, align 8
;   store ptr %gc_newhead, ptr @my_roots, align 8
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   store ptr %value, ptr %field, align 8
;   %gc_frame.next1 = getelementptr %gc_stackentry.swap, ptr %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead = load ptr, ptr %gc_frame.next1, align 8
;   store ptr %gc_savedhead, ptr @my_roots, align 8
;   ret ptr %old
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }

;--- counted
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,roots=counted
; differs: LLVM has no such strategy
; A reference more is counted before a store, one less for what was there,
;  and one less for what is in the roots when the function is left.
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

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,roots=counted
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
;   store ptr null, ptr %root, align 8
;   call void @gc_retain(ptr %value) #3
;   %0 = load ptr, ptr %root, align 8
;   call void @gc_release(ptr %0) #3
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   store ptr %value, ptr %field, align 8
;   %1 = load ptr, ptr %root, align 8
;   call void @gc_release(ptr %1) #3
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

;--- counted, left by an exception
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,roots=counted
; differs: LLVM has no such strategy
; An exception leaves the function by way of a clean-up.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define void @fill(ptr %list, i64 %n) gc "mine" {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %made = call ptr @make()
  store ptr %made, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,roots=counted
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
; define void @fill(ptr %list, i64 %n) gc "mine" personality ptr @__gcc_personality_v0 {
; entry:
;   %at = alloca ptr, align 8
;   store ptr null, ptr %at, align 8
;   br label %loop
;
; loop:                                             ; preds = %made.noexc, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %made.noexc ]
;   %made1 = invoke ptr @make()
;           to label %made.noexc unwind label %gc_cleanup
;
; made.noexc:                                       ; preds = %loop
;   call void @gc_retain(ptr %made1) #3
;   %0 = load ptr, ptr %at, align 8
;   call void @gc_release(ptr %0) #3
;   store ptr %made1, ptr %at, align 8
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %made.noexc
;   %1 = load ptr, ptr %at, align 8
;   call void @gc_release(ptr %1) #3
;   ret void
;
; gc_cleanup:                                       ; preds = %loop
;   %cleanup.lpad = landingpad { ptr, i32 }
;           cleanup
;   %2 = load ptr, ptr %at, align 8
;   call void @gc_release(ptr %2) #3
;   resume { ptr, i32 } %cleanup.lpad
; }
;
; ; Function Attrs: nounwind
; declare void @gc_retain(ptr) #3
;
; ; Function Attrs: nounwind
; declare void @gc_release(ptr) #3
;
; declare i32 @__gcc_personality_v0(...)
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { nounwind "gc-leaf-function" }
