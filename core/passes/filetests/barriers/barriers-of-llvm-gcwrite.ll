;--- calls
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards,read-barrier=load-value
; differs: LLVM has no such pass
; In a function with statepoints llvm.gcread and llvm.gcwrite get the same barriers.
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
define void @f(ptr %o, ptr %v) gc "mine" {
  call void @llvm.gcwrite(ptr %v, ptr %o, ptr %o)
  %r = call ptr @llvm.gcread(ptr %o, ptr %o)
  ret void
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards,read-barrier=load-value
; @gc_card_table = external global ptr
; @gc_bad_bits = external global i64
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #1
;
; define void @f(ptr %o, ptr %v) #2 gc "mine" {
;   store ptr %v, ptr %o, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr %o to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   %5 = load ptr, ptr %o, align 8
;   %6 = load i64, ptr @gc_bad_bits, align 4
;   %7 = ptrtoint ptr %5 to i64
;   %8 = and i64 %7, %6
;   %9 = icmp ne i64 %8, 0
;   br i1 %9, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %0
;   %10 = call ptr @gc_heal(ptr %5, ptr %o) #3
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %0
;   %r = phi ptr [ %5, %0 ], [ %10, %gc.slow ]
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare ptr @gc_heal(ptr, ptr) #3
;
; attributes #0 = { nounwind memory(argmem: read) }
; attributes #1 = { nounwind memory(argmem: readwrite) }
; attributes #2 = { "gc-barriers" }
; attributes #3 = { nounwind "gc-leaf-function" }

;--- twice
; test: place -passes=gc-barriers,gc-barriers,gc-lowering -strategy=name=mine,references=1,write-barrier=cards
; differs: LLVM has no such pass
; Barriers are placed once.
define void @f(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "mine" {
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  ret void
}

; => place -passes=gc-barriers,gc-barriers,gc-lowering -strategy=name=mine,references=1,write-barrier=cards
; @gc_card_table = external global ptr
;
; define void @f(ptr addrspace(1) %o, ptr addrspace(1) %v) #0 gc "mine" {
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %o to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   ret void
; }
;
; attributes #0 = { "gc-barriers" }
