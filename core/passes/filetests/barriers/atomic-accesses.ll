;--- log-an-exchange
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=snapshot
; differs: LLVM has no such pass
; What an exchange overwrites is known only afterwards.
define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "mine" {
  %old = atomicrmw xchg ptr addrspace(1) %o, ptr addrspace(1) %v seq_cst
; ^~~~
; error: the write barrier of gc "mine" has no code for an atomic exchange of references: it runs before the store, or depends on the value [SP0420]
  ret ptr addrspace(1) %old
}

;--- mark-an-exchange
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards
; differs: LLVM has no such pass
; A card is marked after an exchange, whatever it does.
define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "mine" {
  %pair = cmpxchg ptr addrspace(1) %o, ptr addrspace(1) null, ptr addrspace(1) %v seq_cst seq_cst
  %old = extractvalue { ptr addrspace(1), i1 } %pair, 0
  ret ptr addrspace(1) %old
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards
; @gc_card_table = external global ptr
;
; define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %v) #0 gc "mine" {
;   %pair = cmpxchg ptr addrspace(1) %o, ptr addrspace(1) null, ptr addrspace(1) %v seq_cst seq_cst, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %o to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   %old = extractvalue { ptr addrspace(1), i1 } %pair, 0
;   ret ptr addrspace(1) %old
; }
;
; attributes #0 = { "gc-barriers" }

;--- forward-an-exchange
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=brooks,read-barrier=brooks
; differs: LLVM has no such pass
; An exchange goes where the object is now, one of numbers, too.
define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "mine" {
  %n = atomicrmw add ptr addrspace(1) %o, i64 1 seq_cst
  %old = atomicrmw xchg ptr addrspace(1) %o, ptr addrspace(1) %v seq_cst
  ret ptr addrspace(1) %old
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=brooks,read-barrier=brooks
; define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %v) #0 gc "mine" {
;   %1 = getelementptr i8, ptr addrspace(1) %o, i64 -8
;   %2 = load ptr, ptr addrspace(1) %1, align 8
;   %3 = ptrtoint ptr addrspace(1) %o to i64
;   %4 = ptrtoint ptr addrspace(1) %o to i64
;   %5 = sub i64 %3, %4
;   %6 = getelementptr i8, ptr %2, i64 %5
;   %7 = addrspacecast ptr %6 to ptr addrspace(1)
;   %n = atomicrmw add ptr addrspace(1) %7, i64 1 seq_cst, align 8
;   %8 = getelementptr i8, ptr addrspace(1) %o, i64 -8
;   %9 = load ptr, ptr addrspace(1) %8, align 8
;   %10 = ptrtoint ptr addrspace(1) %o to i64
;   %11 = ptrtoint ptr addrspace(1) %o to i64
;   %12 = sub i64 %10, %11
;   %13 = getelementptr i8, ptr %9, i64 %12
;   %14 = addrspacecast ptr %13 to ptr addrspace(1)
;   %old = atomicrmw xchg ptr addrspace(1) %14, ptr addrspace(1) %v seq_cst, align 8
;   ret ptr addrspace(1) %old
; }
;
; attributes #0 = { "gc-barriers" }

;--- check-an-exchange
; test: place -passes=gc-barriers -strategy=name=mine,references=1,read-barrier=load-value
; differs: LLVM has no such pass
; What an exchange reads is not checked.
define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "mine" {
  %old = atomicrmw xchg ptr addrspace(1) %o, ptr addrspace(1) %v seq_cst
; ^~~~
; error: the read barrier of gc "mine" has no code for an atomic exchange of references [SP0420]
  ret ptr addrspace(1) %old
}

;--- call-for-an-atomic-store
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=call:my_store
; differs: LLVM has no such pass
; A function would make the store plain.
define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "mine" {
  store atomic ptr addrspace(1) %v, ptr addrspace(1) %o seq_cst, align 8
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the barrier of gc "mine" accesses the field itself, and not as this volatile or atomic access does [SP0420]
  ret ptr addrspace(1) %v
}

;--- mark-an-atomic-store
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards
; differs: LLVM has no such pass
; An atomic store stays one.
define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "mine" {
  store atomic ptr addrspace(1) %v, ptr addrspace(1) %o seq_cst, align 8
  ret ptr addrspace(1) %v
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards
; @gc_card_table = external global ptr
;
; define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %v) #0 gc "mine" {
;   store atomic ptr addrspace(1) %v, ptr addrspace(1) %o seq_cst, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr addrspace(1) %o to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   ret ptr addrspace(1) %v
; }
;
; attributes #0 = { "gc-barriers" }

;--- call-for-an-atomic-load
; test: place -passes=gc-barriers -strategy=name=mine,references=1,read-barrier=call:my_load
; differs: LLVM has no such pass
; A function would make the load plain.
define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "mine" {
  %old = load atomic ptr addrspace(1), ptr addrspace(1) %o seq_cst, align 8
; ^~~~
; error: the barrier of gc "mine" accesses the field itself, and not as this volatile or atomic access does [SP0420]
  ret ptr addrspace(1) %old
}
