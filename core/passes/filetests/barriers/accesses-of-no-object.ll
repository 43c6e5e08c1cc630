; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards,read-barrier=load-value
; differs: LLVM has no such pass
; Stack slots, global variables and memory outside of the heap have no barrier.
@global = addrspace(1) global ptr addrspace(1) null
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %c.memory, ptr addrspace(1) %v) gc "mine" {
  %slot = alloca ptr addrspace(1)
  %cast = addrspacecast ptr %slot to ptr addrspace(1)
  store ptr addrspace(1) %v, ptr %slot
  store ptr addrspace(1) %v, ptr addrspace(1) %cast
  store ptr addrspace(1) %v, ptr addrspace(1) @global
  store ptr addrspace(1) %v, ptr %c.memory
  store i64 7, ptr addrspace(1) %v
  %a = load ptr addrspace(1), ptr %slot
  %b = load ptr addrspace(1), ptr addrspace(1) @global
  %c = load i64, ptr addrspace(1) %v
  ret void
}

define void @through_a_cast(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "mine" {
  %cast = addrspacecast ptr addrspace(1) %o to ptr
  store ptr addrspace(1) %v, ptr %cast
  ret void
}

define void @of_another_strategy(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "statepoint-example" {
  store ptr addrspace(1) %v, ptr addrspace(1) %o
  ret void
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards,read-barrier=load-value
; @global = addrspace(1) global ptr addrspace(1) null
; @gc_card_table = external global ptr
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; define void @f(ptr %c.memory, ptr addrspace(1) %v) #1 gc "mine" {
;   %slot = alloca ptr addrspace(1), align 8
;   %cast = addrspacecast ptr %slot to ptr addrspace(1)
;   store ptr addrspace(1) %v, ptr %slot, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %cast, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) @global, align 8
;   store ptr addrspace(1) %v, ptr %c.memory, align 8
;   store i64 7, ptr addrspace(1) %v, align 4
;   %a = load ptr addrspace(1), ptr %slot, align 8
;   %b = load ptr addrspace(1), ptr addrspace(1) @global, align 8
;   %c = load i64, ptr addrspace(1) %v, align 4
;   ret void
; }
;
; define void @through_a_cast(ptr addrspace(1) %o, ptr addrspace(1) %v) #1 gc "mine" {
;   %cast = addrspacecast ptr addrspace(1) %o to ptr
;   store ptr addrspace(1) %v, ptr %cast, align 8
;   %1 = load ptr, ptr @gc_card_table, align 8
;   %2 = ptrtoint ptr %cast to i64
;   %3 = lshr i64 %2, 9
;   %4 = getelementptr i8, ptr %1, i64 %3
;   store i8 1, ptr %4, align 1
;   ret void
; }
;
; define void @of_another_strategy(ptr addrspace(1) %o, ptr addrspace(1) %v) gc "statepoint-example" {
;   store ptr addrspace(1) %v, ptr addrspace(1) %o, align 8
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { "gc-barriers" }
