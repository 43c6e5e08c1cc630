; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards,read-barrier=load-value
; differs: LLVM has no such pass
; Each reference of a vector or a struct gets a barrier of its own.
define void @store({ i64, ptr addrspace(1), [2 x ptr addrspace(1)] } %v, ptr addrspace(1) %o) gc "mine" {
  store { i64, ptr addrspace(1), [2 x ptr addrspace(1)] } %v, ptr addrspace(1) %o
  ret void
}

define void @null(ptr addrspace(1) %o) gc "mine" {
  store { i64, ptr addrspace(1) } { i64 7, ptr addrspace(1) null }, ptr addrspace(1) %o
  ret void
}

define <2 x ptr addrspace(1)> @load(ptr addrspace(1) %o) gc "mine" {
  %v = load <2 x ptr addrspace(1)>, ptr addrspace(1) %o
  ret <2 x ptr addrspace(1)> %v
}

define <2 x i64> @data(ptr addrspace(1) %o) gc "mine" {
  %v = load <2 x i64>, ptr addrspace(1) %o
  store <2 x i64> %v, ptr addrspace(1) %o
  ret <2 x i64> %v
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards,read-barrier=load-value
; @gc_card_table = external global ptr
; @gc_bad_bits = external global i64
;
; define void @store({ i64, ptr addrspace(1), [2 x ptr addrspace(1)] } %v, ptr addrspace(1) %o) #0 gc "mine" {
;   %1 = extractvalue { i64, ptr addrspace(1), [2 x ptr addrspace(1)] } %v, 0
;   store i64 %1, ptr addrspace(1) %o, align 4
;   %2 = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %3 = extractvalue { i64, ptr addrspace(1), [2 x ptr addrspace(1)] } %v, 1
;   store ptr addrspace(1) %3, ptr addrspace(1) %2, align 8
;   %4 = load ptr, ptr @gc_card_table, align 8
;   %5 = ptrtoint ptr addrspace(1) %2 to i64
;   %6 = lshr i64 %5, 9
;   %7 = getelementptr i8, ptr %4, i64 %6
;   store i8 1, ptr %7, align 1
;   %8 = getelementptr i8, ptr addrspace(1) %o, i64 16
;   %9 = extractvalue { i64, ptr addrspace(1), [2 x ptr addrspace(1)] } %v, 2
;   %10 = extractvalue [2 x ptr addrspace(1)] %9, 0
;   store ptr addrspace(1) %10, ptr addrspace(1) %8, align 8
;   %11 = load ptr, ptr @gc_card_table, align 8
;   %12 = ptrtoint ptr addrspace(1) %8 to i64
;   %13 = lshr i64 %12, 9
;   %14 = getelementptr i8, ptr %11, i64 %13
;   store i8 1, ptr %14, align 1
;   %15 = getelementptr i8, ptr addrspace(1) %o, i64 24
;   %16 = extractvalue { i64, ptr addrspace(1), [2 x ptr addrspace(1)] } %v, 2
;   %17 = extractvalue [2 x ptr addrspace(1)] %16, 1
;   store ptr addrspace(1) %17, ptr addrspace(1) %15, align 8
;   %18 = load ptr, ptr @gc_card_table, align 8
;   %19 = ptrtoint ptr addrspace(1) %15 to i64
;   %20 = lshr i64 %19, 9
;   %21 = getelementptr i8, ptr %18, i64 %20
;   store i8 1, ptr %21, align 1
;   ret void
; }
;
; define void @null(ptr addrspace(1) %o) #0 gc "mine" {
;   store i64 7, ptr addrspace(1) %o, align 4
;   %1 = getelementptr i8, ptr addrspace(1) %o, i64 8
;   store ptr addrspace(1) null, ptr addrspace(1) %1, align 8
;   ret void
; }
;
; define <2 x ptr addrspace(1)> @load(ptr addrspace(1) %o) #0 gc "mine" {
;   %1 = load ptr addrspace(1), ptr addrspace(1) %o, align 8
;   %2 = load i64, ptr @gc_bad_bits, align 4
;   %3 = ptrtoint ptr addrspace(1) %1 to i64
;   %4 = and i64 %3, %2
;   %5 = icmp ne i64 %4, 0
;   br i1 %5, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %0
;   %6 = addrspacecast ptr addrspace(1) %1 to ptr
;   %7 = addrspacecast ptr addrspace(1) %o to ptr
;   %8 = call ptr @gc_heal(ptr %6, ptr %7) #1
;   %9 = addrspacecast ptr %8 to ptr addrspace(1)
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %0
;   %10 = phi ptr addrspace(1) [ %1, %0 ], [ %9, %gc.slow ]
;   %11 = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) %10, i32 0
;   %12 = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %13 = load ptr addrspace(1), ptr addrspace(1) %12, align 8
;   %14 = load i64, ptr @gc_bad_bits, align 4
;   %15 = ptrtoint ptr addrspace(1) %13 to i64
;   %16 = and i64 %15, %14
;   %17 = icmp ne i64 %16, 0
;   br i1 %17, label %gc.slow2, label %gc.done1
;
; gc.slow2:                                         ; preds = %gc.done
;   %18 = addrspacecast ptr addrspace(1) %13 to ptr
;   %19 = addrspacecast ptr addrspace(1) %12 to ptr
;   %20 = call ptr @gc_heal(ptr %18, ptr %19) #1
;   %21 = addrspacecast ptr %20 to ptr addrspace(1)
;   br label %gc.done1
;
; gc.done1:                                         ; preds = %gc.slow2, %gc.done
;   %22 = phi ptr addrspace(1) [ %13, %gc.done ], [ %21, %gc.slow2 ]
;   %v = insertelement <2 x ptr addrspace(1)> %11, ptr addrspace(1) %22, i32 1
;   ret <2 x ptr addrspace(1)> %v
; }
;
; define <2 x i64> @data(ptr addrspace(1) %o) #0 gc "mine" {
;   %v = load <2 x i64>, ptr addrspace(1) %o, align 16
;   store <2 x i64> %v, ptr addrspace(1) %o, align 16
;   ret <2 x i64> %v
; }
;
; ; Function Attrs: nounwind
; declare ptr @gc_heal(ptr, ptr) #1
;
; attributes #0 = { "gc-barriers" }
; attributes #1 = { nounwind "gc-leaf-function" }
