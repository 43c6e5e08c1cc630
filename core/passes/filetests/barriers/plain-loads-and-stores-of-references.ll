;--- cards
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards
; differs: LLVM has no such pass
; The card of the field is marked after the store.
define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) gc "mine" {
entry:
  %field = getelementptr i8, ptr addrspace(1) %object, i64 8
  %old = load ptr addrspace(1), ptr addrspace(1) %field
  store ptr addrspace(1) %value, ptr addrspace(1) %field
  ret ptr addrspace(1) %old
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards
; @gc_card_table = external global ptr
;
; define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) #0 gc "mine" {
; entry:
;   %field = getelementptr i8, ptr addrspace(1) %object, i64 8
;   %old = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   store ptr addrspace(1) %value, ptr addrspace(1) %field, align 8
;   %0 = load ptr, ptr @gc_card_table, align 8
;   %1 = ptrtoint ptr addrspace(1) %field to i64
;   %2 = lshr i64 %1, 9
;   %3 = getelementptr i8, ptr %0, i64 %2
;   store i8 1, ptr %3, align 1
;   ret ptr addrspace(1) %old
; }
;
; attributes #0 = { "gc-barriers" }

;--- counted
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=counted
; differs: LLVM has no such pass
; The new reference is counted before the old one is given up.
define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) gc "mine" {
entry:
  %field = getelementptr i8, ptr addrspace(1) %object, i64 8
  %old = load ptr addrspace(1), ptr addrspace(1) %field
  store ptr addrspace(1) %value, ptr addrspace(1) %field
  ret ptr addrspace(1) %old
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=counted
; define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) #0 gc "mine" {
; entry:
;   %field = getelementptr i8, ptr addrspace(1) %object, i64 8
;   %old = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   %0 = addrspacecast ptr addrspace(1) %value to ptr
;   call void @gc_retain(ptr %0) #1
;   %1 = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   %2 = addrspacecast ptr addrspace(1) %1 to ptr
;   call void @gc_release(ptr %2) #1
;   store ptr addrspace(1) %value, ptr addrspace(1) %field, align 8
;   ret ptr addrspace(1) %old
; }
;
; ; Function Attrs: nounwind
; declare void @gc_retain(ptr) #1
;
; ; Function Attrs: nounwind
; declare void @gc_release(ptr) #1
;
; attributes #0 = { "gc-barriers" }
; attributes #1 = { nounwind "gc-leaf-function" }

;--- snapshot
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=snapshot
; differs: LLVM has no such pass
; The old reference is logged while the collector marks.
define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) gc "mine" {
entry:
  %field = getelementptr i8, ptr addrspace(1) %object, i64 8
  %old = load ptr addrspace(1), ptr addrspace(1) %field
  store ptr addrspace(1) %value, ptr addrspace(1) %field
  ret ptr addrspace(1) %old
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=snapshot
; @gc_marking = external global i32
;
; define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) #0 gc "mine" {
; entry:
;   %field = getelementptr i8, ptr addrspace(1) %object, i64 8
;   %old = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   %0 = load i32, ptr @gc_marking, align 4
;   %1 = icmp ne i32 %0, 0
;   br i1 %1, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %entry
;   %2 = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   %3 = addrspacecast ptr addrspace(1) %2 to ptr
;   call void @gc_log(ptr %3) #1
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %entry
;   store ptr addrspace(1) %value, ptr addrspace(1) %field, align 8
;   ret ptr addrspace(1) %old
; }
;
; ; Function Attrs: nounwind
; declare void @gc_log(ptr) #1
;
; attributes #0 = { "gc-barriers" }
; attributes #1 = { nounwind "gc-leaf-function" }

;--- brooks
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=brooks,read-barrier=brooks
; differs: LLVM has no such pass
; Both accesses go where the object is now.
define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) gc "mine" {
entry:
  %field = getelementptr i8, ptr addrspace(1) %object, i64 8
  %old = load ptr addrspace(1), ptr addrspace(1) %field
  store ptr addrspace(1) %value, ptr addrspace(1) %field
  ret ptr addrspace(1) %old
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=brooks,read-barrier=brooks
; define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) #0 gc "mine" {
; entry:
;   %field = getelementptr i8, ptr addrspace(1) %object, i64 8
;   %0 = getelementptr i8, ptr addrspace(1) %object, i64 -8
;   %1 = load ptr, ptr addrspace(1) %0, align 8
;   %2 = ptrtoint ptr addrspace(1) %field to i64
;   %3 = ptrtoint ptr addrspace(1) %object to i64
;   %4 = sub i64 %2, %3
;   %5 = getelementptr i8, ptr %1, i64 %4
;   %6 = addrspacecast ptr %5 to ptr addrspace(1)
;   %old = load ptr addrspace(1), ptr addrspace(1) %6, align 8
;   %7 = getelementptr i8, ptr addrspace(1) %object, i64 -8
;   %8 = load ptr, ptr addrspace(1) %7, align 8
;   %9 = ptrtoint ptr addrspace(1) %field to i64
;   %10 = ptrtoint ptr addrspace(1) %object to i64
;   %11 = sub i64 %9, %10
;   %12 = getelementptr i8, ptr %8, i64 %11
;   %13 = addrspacecast ptr %12 to ptr addrspace(1)
;   store ptr addrspace(1) %value, ptr addrspace(1) %13, align 8
;   ret ptr addrspace(1) %old
; }
;
; attributes #0 = { "gc-barriers" }

;--- load-value
; test: place -passes=gc-barriers -strategy=name=mine,references=1,read-barrier=load-value
; differs: LLVM has no such pass
; What is read is checked.
define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) gc "mine" {
entry:
  %field = getelementptr i8, ptr addrspace(1) %object, i64 8
  %old = load ptr addrspace(1), ptr addrspace(1) %field
  store ptr addrspace(1) %value, ptr addrspace(1) %field
  ret ptr addrspace(1) %old
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,read-barrier=load-value
; @gc_bad_bits = external global i64
;
; define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) #0 gc "mine" {
; entry:
;   %field = getelementptr i8, ptr addrspace(1) %object, i64 8
;   %old = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   %0 = load i64, ptr @gc_bad_bits, align 4
;   %1 = ptrtoint ptr addrspace(1) %old to i64
;   %2 = and i64 %1, %0
;   %3 = icmp ne i64 %2, 0
;   br i1 %3, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %entry
;   %4 = addrspacecast ptr addrspace(1) %old to ptr
;   %5 = addrspacecast ptr addrspace(1) %field to ptr
;   %6 = call ptr @gc_heal(ptr %4, ptr %5) #1
;   %7 = addrspacecast ptr %6 to ptr addrspace(1)
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %entry
;   %8 = phi ptr addrspace(1) [ %old, %entry ], [ %7, %gc.slow ]
;   store ptr addrspace(1) %value, ptr addrspace(1) %field, align 8
;   ret ptr addrspace(1) %8
; }
;
; ; Function Attrs: nounwind
; declare ptr @gc_heal(ptr, ptr) #1
;
; attributes #0 = { "gc-barriers" }
; attributes #1 = { nounwind "gc-leaf-function" }

;--- calls
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=call:my_store,read-barrier=call:my_load
; differs: LLVM has no such pass
; Functions make the accesses, and get the object.
define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) gc "mine" {
entry:
  %field = getelementptr i8, ptr addrspace(1) %object, i64 8
  %old = load ptr addrspace(1), ptr addrspace(1) %field
  store ptr addrspace(1) %value, ptr addrspace(1) %field
  ret ptr addrspace(1) %old
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=call:my_store,read-barrier=call:my_load
; define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) #0 gc "mine" {
; entry:
;   %field = getelementptr i8, ptr addrspace(1) %object, i64 8
;   %0 = addrspacecast ptr addrspace(1) %object to ptr
;   %1 = addrspacecast ptr addrspace(1) %field to ptr
;   %2 = call ptr @my_load(ptr %0, ptr %1) #1
;   %old = addrspacecast ptr %2 to ptr addrspace(1)
;   %3 = addrspacecast ptr addrspace(1) %value to ptr
;   %4 = addrspacecast ptr addrspace(1) %object to ptr
;   %5 = addrspacecast ptr addrspace(1) %field to ptr
;   call void @my_store(ptr %3, ptr %4, ptr %5) #1
;   ret ptr addrspace(1) %old
; }
;
; ; Function Attrs: nounwind
; declare ptr @my_load(ptr, ptr) #1
;
; ; Function Attrs: nounwind
; declare void @my_store(ptr, ptr, ptr) #1
;
; attributes #0 = { "gc-barriers" }
; attributes #1 = { nounwind "gc-leaf-function" }

;--- snapshot+cards
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=snapshot+cards
; differs: LLVM has no such pass
; One part is before the store, the other after it.
define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) gc "mine" {
entry:
  %field = getelementptr i8, ptr addrspace(1) %object, i64 8
  %old = load ptr addrspace(1), ptr addrspace(1) %field
  store ptr addrspace(1) %value, ptr addrspace(1) %field
  ret ptr addrspace(1) %old
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=snapshot+cards
; @gc_marking = external global i32
; @gc_card_table = external global ptr
;
; define ptr addrspace(1) @swap(ptr addrspace(1) %object, ptr addrspace(1) %value) #0 gc "mine" {
; entry:
;   %field = getelementptr i8, ptr addrspace(1) %object, i64 8
;   %old = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   %0 = load i32, ptr @gc_marking, align 4
;   %1 = icmp ne i32 %0, 0
;   br i1 %1, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %entry
;   %2 = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   %3 = addrspacecast ptr addrspace(1) %2 to ptr
;   call void @gc_log(ptr %3) #1
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %entry
;   store ptr addrspace(1) %value, ptr addrspace(1) %field, align 8
;   %4 = load ptr, ptr @gc_card_table, align 8
;   %5 = ptrtoint ptr addrspace(1) %field to i64
;   %6 = lshr i64 %5, 9
;   %7 = getelementptr i8, ptr %4, i64 %6
;   store i8 1, ptr %7, align 1
;   ret ptr addrspace(1) %old
; }
;
; ; Function Attrs: nounwind
; declare void @gc_log(ptr) #1
;
; attributes #0 = { "gc-barriers" }
; attributes #1 = { nounwind "gc-leaf-function" }
