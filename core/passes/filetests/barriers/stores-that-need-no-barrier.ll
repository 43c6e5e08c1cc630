;--- cards
; test: place -passes=gc-barriers -strategy=name=coreclr,references=1,allocators=make+new,write-barrier=cards
; differs: LLVM has no such pass
; A card is marked neither for null, nor for a new object, nor twice, nor for what the field holds.
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
declare ptr addrspace(1) @make()
declare ptr addrspace(1) @other()
declare void @leaf() "gc-leaf-function"
@value = global ptr addrspace(1) null

define void @fresh() gc "coreclr" {
  %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
  %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
  %field = getelementptr { i64, ptr addrspace(1) }, ptr addrspace(1) %new, i64 0, i32 1
  call void @leaf()
  %v = load ptr addrspace(1), ptr @value
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  ret void
}
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare void @collect()

define void @old_after_the_next() gc "coreclr" {
  %first.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
  %first = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %first.token)
  %second.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %first) ]
  %first.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %second.token, i32 0, i32 0)
  %second = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %second.token)
  store ptr addrspace(1) %first.now, ptr addrspace(1) %second
  store ptr addrspace(1) %second, ptr addrspace(1) %first.now
  ret void
}

define void @of_a_function_that_is_no_allocator() gc "coreclr" {
  %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @other, i32 0, i32 0, i32 0, i32 0)
  %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
  %v = load ptr addrspace(1), ptr @value
  store ptr addrspace(1) %v, ptr addrspace(1) %new
  ret void
}

define void @fresh_on_one_way_only(i1 %c) gc "coreclr" {
  %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
  %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
  br i1 %c, label %collects, label %both
collects:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %new) ]
  %new.moved = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  br label %both
both:
  %new.now = phi ptr addrspace(1) [ %new, %0 ], [ %new.moved, %collects ]
  %v = load ptr addrspace(1), ptr @value
  store ptr addrspace(1) %v, ptr addrspace(1) %new.now
  ret void
}

define void @again(ptr addrspace(1) %o, ptr addrspace(1) %v, i1 %c) gc "coreclr" {
  %a = getelementptr i8, ptr addrspace(1) %o, i64 8
  %b = getelementptr i64, ptr addrspace(1) %o, i64 1
  store ptr addrspace(1) %v, ptr addrspace(1) %a
  br i1 %c, label %then, label %done
then:
  store ptr addrspace(1) %o, ptr addrspace(1) %b
  br label %done
done:
  store ptr addrspace(1) %v, ptr addrspace(1) %b
  ret void
}

define void @again_after_a_safepoint(ptr addrspace(1) %o) gc "coreclr" {
  %before = load ptr addrspace(1), ptr @value
  store ptr addrspace(1) %before, ptr addrspace(1) %o
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
  %now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %after = load ptr addrspace(1), ptr @value
  store ptr addrspace(1) %after, ptr addrspace(1) %now
  ret void
}

define void @again_after_null(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "coreclr" {
  store ptr addrspace(1) null, ptr addrspace(1) %o
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  ret void
}

define void @another_in_each_iteration(ptr %list, ptr addrspace(1) %v, i64 %n) gc "coreclr" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr ptr addrspace(1), ptr %list, i64 %i
  %o = load ptr addrspace(1), ptr %at
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @same_in_each_iteration(ptr addrspace(1) %o, ptr addrspace(1) %v, i64 %n) gc "coreclr" {
entry:
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @null(ptr addrspace(1) %o) gc "coreclr" {
  store ptr addrspace(1) null, ptr addrspace(1) %o
  ret void
}

define void @what_the_field_holds(ptr addrspace(1) %o, ptr addrspace(1) %other) gc "coreclr" {
  %field = getelementptr i8, ptr addrspace(1) %o, i64 8
  %v = load ptr addrspace(1), ptr addrspace(1) %field
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  store ptr addrspace(1) null, ptr addrspace(1) %other
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  ret void
}

define void @another_after_the_same(ptr addrspace(1) %o, ptr addrspace(1) %new) gc "coreclr" {
  %v = load ptr addrspace(1), ptr addrspace(1) %o
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  store ptr addrspace(1) %new, ptr addrspace(1) %o
  ret void
}

define void @what_it_held_before_a_call(ptr addrspace(1) %o) gc "coreclr" {
  %v = load ptr addrspace(1), ptr addrspace(1) %o
  call void @leaf()
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  ret void
}

; => place -passes=gc-barriers -strategy=name=coreclr,references=1,allocators=make+new,write-barrier=cards
; @value = global ptr addrspace(1) null
; @gc_card_table = external global ptr
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; declare ptr addrspace(1) @make()
;
; declare ptr addrspace(1) @other()
;
; declare void @leaf() #1
;
; define void @fresh() #2 gc "coreclr" {
;   %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
;   %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
;   %field = getelementptr { i64, ptr addrspace(1) }, ptr addrspace(1) %new, i64 0, i32 1
;   call void @leaf()
;   %v = load ptr addrspace(1), ptr @value, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %field, align 8
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; declare void @collect()
;
; define void @old_after_the_next() #2 gc "coreclr" {
;   %first.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
;   %first = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %first.token)
;   %second.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %first) ]
;   %first.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %second.token, i32 0, i32 0) ; (%first, %first)
;   %second = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %second.token)
;   store ptr addrspace(1) %first.now, ptr addrspace(1) %second, align 8
;   store ptr addrspace(1) %second, ptr addrspace(1) %first.now, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %first.now to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   ret void
; }
;
; define void @of_a_function_that_is_no_allocator() #2 gc "coreclr" {
;   %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @other, i32 0, i32 0, i32 0, i32 0)
;   %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
;   %v = load ptr addrspace(1), ptr @value, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %new, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %new to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   ret void
; }
;
; define void @fresh_on_one_way_only(i1 %c) #2 gc "coreclr" {
;   %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
;   %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
;   br i1 %c, label %collects, label %both
;
; collects:                                         ; preds = %0
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %new) ]
;   %new.moved = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%new, %new)
;   br label %both
;
; both:                                             ; preds = %collects, %0
;   %new.now = phi ptr addrspace(1) [ %new, %0 ], [ %new.moved, %collects ]
;   %v = load ptr addrspace(1), ptr @value, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %new.now, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %new.now to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   ret void
; }
;
; define void @again(ptr addrspace(1) %o, ptr addrspace(1) %v, i1 %c) #2 gc "coreclr" {
;   %a = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %b = getelementptr i64, ptr addrspace(1) %o, i64 1
;   store ptr addrspace(1) %v, ptr addrspace(1) %a, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %a to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   br i1 %c, label %then, label %done
;
; then:                                             ; preds = %0
;   store ptr addrspace(1) %o, ptr addrspace(1) %b, align 8
;   br label %done
;
; done:                                             ; preds = %then, %0
;   store ptr addrspace(1) %v, ptr addrspace(1) %b, align 8
;   ret void
; }
;
; define void @again_after_a_safepoint(ptr addrspace(1) %o) #2 gc "coreclr" {
;   %before = load ptr addrspace(1), ptr @value, align 8
;   store ptr addrspace(1) %before, ptr addrspace(1) %o, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %o to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
;   %now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%o, %o)
;   %after = load ptr addrspace(1), ptr @value, align 8
;   store ptr addrspace(1) %after, ptr addrspace(1) %now, align 8
;   %5 = load ptr, ptr @gc_card_table, align 8
;   %6 = ptrtoint ptr addrspace(1) %now to i64
;   %7 = lshr i64 %6, 9
;   %8 = getelementptr i8, ptr %5, i64 %7
;   store i8 1, ptr %8, align 1
;   ret void
; }
;
; define void @again_after_null(ptr addrspace(1) %o, ptr addrspace(1) %v) #2 gc "coreclr" {
;   store ptr addrspace(1) null, ptr addrspace(1) %o, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %o to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   ret void
; }
;
; define void @another_in_each_iteration(ptr %list, ptr addrspace(1) %v, i64 %n) #2 gc "coreclr" {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %at = getelementptr ptr addrspace(1), ptr %list, i64 %i
;   %o = load ptr addrspace(1), ptr %at, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   %0 = load ptr, ptr @gc_card_table, align 8
;   %1 = ptrtoint ptr addrspace(1) %o to i64
;   %2 = lshr i64 %1, 9
;   %3 = getelementptr i8, ptr %0, i64 %2
;   store i8 1, ptr %3, align 1
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define void @same_in_each_iteration(ptr addrspace(1) %o, ptr addrspace(1) %v, i64 %n) #2 gc "coreclr" {
; entry:
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   %0 = load ptr, ptr @gc_card_table, align 8
;   %1 = ptrtoint ptr addrspace(1) %o to i64
;   %2 = lshr i64 %1, 9
;   %3 = getelementptr i8, ptr %0, i64 %2
;   store i8 1, ptr %3, align 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; define void @null(ptr addrspace(1) %o) #2 gc "coreclr" {
;   store ptr addrspace(1) null, ptr addrspace(1) %o, align 8
;   ret void
; }
;
; define void @what_the_field_holds(ptr addrspace(1) %o, ptr addrspace(1) %other) #2 gc "coreclr" {
;   %field = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %v = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %field, align 8
;   store ptr addrspace(1) null, ptr addrspace(1) %other, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %field, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %field to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   ret void
; }
;
; define void @another_after_the_same(ptr addrspace(1) %o, ptr addrspace(1) %new) #2 gc "coreclr" {
;   %v = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   store ptr addrspace(1) %new, ptr addrspace(1) %o, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %o to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   ret void
; }
;
; define void @what_it_held_before_a_call(ptr addrspace(1) %o) #2 gc "coreclr" {
;   %v = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   call void @leaf()
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %o to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-leaf-function" }
; attributes #2 = { "gc-barriers" }

;--- snapshot
; test: place -passes=gc-barriers -strategy=name=coreclr,references=1,allocators=make+new,write-barrier=snapshot
; differs: LLVM has no such pass
; A field of an old object is logged, also where null replaces what it held.
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
declare ptr addrspace(1) @make()
declare ptr addrspace(1) @other()
declare void @leaf() "gc-leaf-function"
@value = global ptr addrspace(1) null

define void @fresh() gc "coreclr" {
  %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
  %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
  %field = getelementptr { i64, ptr addrspace(1) }, ptr addrspace(1) %new, i64 0, i32 1
  call void @leaf()
  %v = load ptr addrspace(1), ptr @value
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  ret void
}

define void @null(ptr addrspace(1) %o) gc "coreclr" {
  store ptr addrspace(1) null, ptr addrspace(1) %o
  ret void
}

define void @what_the_field_holds(ptr addrspace(1) %o, ptr addrspace(1) %other) gc "coreclr" {
  %field = getelementptr i8, ptr addrspace(1) %o, i64 8
  %v = load ptr addrspace(1), ptr addrspace(1) %field
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  store ptr addrspace(1) null, ptr addrspace(1) %other
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  ret void
}

define void @another_after_the_same(ptr addrspace(1) %o, ptr addrspace(1) %new) gc "coreclr" {
  %v = load ptr addrspace(1), ptr addrspace(1) %o
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  store ptr addrspace(1) %new, ptr addrspace(1) %o
  ret void
}

define void @what_it_held_before_a_call(ptr addrspace(1) %o) gc "coreclr" {
  %v = load ptr addrspace(1), ptr addrspace(1) %o
  call void @leaf()
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  ret void
}

; => place -passes=gc-barriers -strategy=name=coreclr,references=1,allocators=make+new,write-barrier=snapshot
; @value = global ptr addrspace(1) null
; @gc_marking = external global i32
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; declare ptr addrspace(1) @make()
;
; declare ptr addrspace(1) @other()
;
; declare void @leaf() #1
;
; define void @fresh() #2 gc "coreclr" {
;   %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
;   %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
;   %field = getelementptr { i64, ptr addrspace(1) }, ptr addrspace(1) %new, i64 0, i32 1
;   call void @leaf()
;   %v = load ptr addrspace(1), ptr @value, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %field, align 8
;   ret void
; }
;
; define void @null(ptr addrspace(1) %o) #2 gc "coreclr" {
;   %1 = load i32, ptr @gc_marking, align 4
;   %2 = icmp ne i32 %1, 0
;   br i1 %2, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %0
;   %3 = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   %4 = addrspacecast ptr addrspace(1) %3 to ptr
;   call void @gc_log(ptr %4) #3
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %0
;   store ptr addrspace(1) null, ptr addrspace(1) %o, align 8
;   ret void
; }
;
; define void @what_the_field_holds(ptr addrspace(1) %o, ptr addrspace(1) %other) #2 gc "coreclr" {
;   %field = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %v = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %field, align 8
;   %1 = load i32, ptr @gc_marking, align 4
;   %2 = icmp ne i32 %1, 0
;   br i1 %2, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %0
;   %3 = load ptr addrspace(1), ptr addrspace(1) %other, align 8
;   %4 = addrspacecast ptr addrspace(1) %3 to ptr
;   call void @gc_log(ptr %4) #3
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %0
;   store ptr addrspace(1) null, ptr addrspace(1) %other, align 8
;   %5 = load i32, ptr @gc_marking, align 4
;   %6 = icmp ne i32 %5, 0
;   br i1 %6, label %gc.slow2, label %gc.done1
;
; gc.slow2:                                         ; preds = %gc.done
;   %7 = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   %8 = addrspacecast ptr addrspace(1) %7 to ptr
;   call void @gc_log(ptr %8) #3
;   br label %gc.done1
;
; gc.done1:                                         ; preds = %gc.slow2, %gc.done
;   store ptr addrspace(1) %v, ptr addrspace(1) %field, align 8
;   ret void
; }
;
; define void @another_after_the_same(ptr addrspace(1) %o, ptr addrspace(1) %new) #2 gc "coreclr" {
;   %v = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   %1 = load i32, ptr @gc_marking, align 4
;   %2 = icmp ne i32 %1, 0
;   br i1 %2, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %0
;   %3 = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   %4 = addrspacecast ptr addrspace(1) %3 to ptr
;   call void @gc_log(ptr %4) #3
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %0
;   store ptr addrspace(1) %new, ptr addrspace(1) %o, align 8
;   ret void
; }
;
; define void @what_it_held_before_a_call(ptr addrspace(1) %o) #2 gc "coreclr" {
;   %v = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   call void @leaf()
;   %1 = load i32, ptr @gc_marking, align 4
;   %2 = icmp ne i32 %1, 0
;   br i1 %2, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %0
;   %3 = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   %4 = addrspacecast ptr addrspace(1) %3 to ptr
;   call void @gc_log(ptr %4) #3
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %0
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @gc_log(ptr) #3
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-leaf-function" }
; attributes #2 = { "gc-barriers" }
; attributes #3 = { nounwind "gc-leaf-function" }

;--- counted
; test: place -passes=gc-barriers -strategy=name=coreclr,references=1,allocators=make+new,write-barrier=counted
; differs: LLVM has no such pass
; Every store counts that changes the field.
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
declare ptr addrspace(1) @make()
declare ptr addrspace(1) @other()
declare void @leaf() "gc-leaf-function"
@value = global ptr addrspace(1) null

define void @fresh() gc "coreclr" {
  %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
  %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
  %field = getelementptr { i64, ptr addrspace(1) }, ptr addrspace(1) %new, i64 0, i32 1
  call void @leaf()
  %v = load ptr addrspace(1), ptr @value
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  ret void
}

define void @null(ptr addrspace(1) %o) gc "coreclr" {
  store ptr addrspace(1) null, ptr addrspace(1) %o
  ret void
}

define void @what_the_field_holds(ptr addrspace(1) %o, ptr addrspace(1) %other) gc "coreclr" {
  %field = getelementptr i8, ptr addrspace(1) %o, i64 8
  %v = load ptr addrspace(1), ptr addrspace(1) %field
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  store ptr addrspace(1) null, ptr addrspace(1) %other
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  ret void
}

define void @another_after_the_same(ptr addrspace(1) %o, ptr addrspace(1) %new) gc "coreclr" {
  %v = load ptr addrspace(1), ptr addrspace(1) %o
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  store ptr addrspace(1) %new, ptr addrspace(1) %o
  ret void
}

define void @what_it_held_before_a_call(ptr addrspace(1) %o) gc "coreclr" {
  %v = load ptr addrspace(1), ptr addrspace(1) %o
  call void @leaf()
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  ret void
}

; => place -passes=gc-barriers -strategy=name=coreclr,references=1,allocators=make+new,write-barrier=counted
; @value = global ptr addrspace(1) null
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; declare ptr addrspace(1) @make()
;
; declare ptr addrspace(1) @other()
;
; declare void @leaf() #1
;
; define void @fresh() #2 gc "coreclr" {
;   %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
;   %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
;   %field = getelementptr { i64, ptr addrspace(1) }, ptr addrspace(1) %new, i64 0, i32 1
;   call void @leaf()
;   %v = load ptr addrspace(1), ptr @value, align 8
;   %1 = addrspacecast ptr addrspace(1) %v to ptr
;   call void @gc_retain(ptr %1) #3
;   %2 = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   %3 = addrspacecast ptr addrspace(1) %2 to ptr
;   call void @gc_release(ptr %3) #3
;   store ptr addrspace(1) %v, ptr addrspace(1) %field, align 8
;   ret void
; }
;
; define void @null(ptr addrspace(1) %o) #2 gc "coreclr" {
;   %1 = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   %2 = addrspacecast ptr addrspace(1) %1 to ptr
;   call void @gc_release(ptr %2) #3
;   store ptr addrspace(1) null, ptr addrspace(1) %o, align 8
;   ret void
; }
;
; define void @what_the_field_holds(ptr addrspace(1) %o, ptr addrspace(1) %other) #2 gc "coreclr" {
;   %field = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %v = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %field, align 8
;   %1 = load ptr addrspace(1), ptr addrspace(1) %other, align 8
;   %2 = addrspacecast ptr addrspace(1) %1 to ptr
;   call void @gc_release(ptr %2) #3
;   store ptr addrspace(1) null, ptr addrspace(1) %other, align 8
;   %3 = addrspacecast ptr addrspace(1) %v to ptr
;   call void @gc_retain(ptr %3) #3
;   %4 = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   %5 = addrspacecast ptr addrspace(1) %4 to ptr
;   call void @gc_release(ptr %5) #3
;   store ptr addrspace(1) %v, ptr addrspace(1) %field, align 8
;   ret void
; }
;
; define void @another_after_the_same(ptr addrspace(1) %o, ptr addrspace(1) %new) #2 gc "coreclr" {
;   %v = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   %1 = addrspacecast ptr addrspace(1) %new to ptr
;   call void @gc_retain(ptr %1) #3
;   %2 = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   %3 = addrspacecast ptr addrspace(1) %2 to ptr
;   call void @gc_release(ptr %3) #3
;   store ptr addrspace(1) %new, ptr addrspace(1) %o, align 8
;   ret void
; }
;
; define void @what_it_held_before_a_call(ptr addrspace(1) %o) #2 gc "coreclr" {
;   %v = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   call void @leaf()
;   %1 = addrspacecast ptr addrspace(1) %v to ptr
;   call void @gc_retain(ptr %1) #3
;   %2 = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   %3 = addrspacecast ptr addrspace(1) %2 to ptr
;   call void @gc_release(ptr %3) #3
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @gc_retain(ptr) #3
;
; ; Function Attrs: nounwind
; declare void @gc_release(ptr) #3
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-leaf-function" }
; attributes #2 = { "gc-barriers" }
; attributes #3 = { nounwind "gc-leaf-function" }

;--- brooks
; test: place -passes=gc-barriers -strategy=name=coreclr,references=1,allocators=make+new,write-barrier=brooks,read-barrier=brooks
; differs: LLVM has no such pass
; A new object has not moved.
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
declare ptr addrspace(1) @make()
declare ptr addrspace(1) @other()
declare void @leaf() "gc-leaf-function"
@value = global ptr addrspace(1) null

define void @fresh() gc "coreclr" {
  %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
  %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
  %field = getelementptr { i64, ptr addrspace(1) }, ptr addrspace(1) %new, i64 0, i32 1
  call void @leaf()
  %v = load ptr addrspace(1), ptr @value
  store ptr addrspace(1) %v, ptr addrspace(1) %field
  ret void
}

define void @null(ptr addrspace(1) %o) gc "coreclr" {
  store ptr addrspace(1) null, ptr addrspace(1) %o
  ret void
}

; => place -passes=gc-barriers -strategy=name=coreclr,references=1,allocators=make+new,write-barrier=brooks,read-barrier=brooks
; @value = global ptr addrspace(1) null
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; declare ptr addrspace(1) @make()
;
; declare ptr addrspace(1) @other()
;
; declare void @leaf() #1
;
; define void @fresh() #2 gc "coreclr" {
;   %new.token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
;   %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %new.token)
;   %field = getelementptr { i64, ptr addrspace(1) }, ptr addrspace(1) %new, i64 0, i32 1
;   call void @leaf()
;   %v = load ptr addrspace(1), ptr @value, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %field, align 8
;   ret void
; }
;
; define void @null(ptr addrspace(1) %o) #2 gc "coreclr" {
;   %1 = getelementptr i8, ptr addrspace(1) %o, i64 -8
;   %2 = load ptr, ptr addrspace(1) %1, align 8
;   %3 = ptrtoint ptr addrspace(1) %o to i64
;   %4 = ptrtoint ptr addrspace(1) %o to i64
;   %5 = sub i64 %3, %4
;   %6 = getelementptr i8, ptr %2, i64 %5
;   %7 = addrspacecast ptr %6 to ptr addrspace(1)
;   store ptr addrspace(1) null, ptr addrspace(1) %7, align 8
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-leaf-function" }
; attributes #2 = { "gc-barriers" }

;--- snapshot+cards
; test: place -passes=gc-barriers -strategy=name=coreclr,references=1,allocators=make+new,write-barrier=snapshot+cards
; differs: LLVM has no such pass
; Each part is left out for its own reasons: null marks no card.
define void @null(ptr addrspace(1) %o) gc "coreclr" {
  store ptr addrspace(1) null, ptr addrspace(1) %o
  ret void
}

; => place -passes=gc-barriers -strategy=name=coreclr,references=1,allocators=make+new,write-barrier=snapshot+cards
; @gc_marking = external global i32
;
; define void @null(ptr addrspace(1) %o) #0 gc "coreclr" {
;   %1 = load i32, ptr @gc_marking, align 4
;   %2 = icmp ne i32 %1, 0
;   br i1 %2, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %0
;   %3 = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   %4 = addrspacecast ptr addrspace(1) %3 to ptr
;   call void @gc_log(ptr %4) #1
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %0
;   store ptr addrspace(1) null, ptr addrspace(1) %o, align 8
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @gc_log(ptr) #1
;
; attributes #0 = { "gc-barriers" }
; attributes #1 = { nounwind "gc-leaf-function" }
