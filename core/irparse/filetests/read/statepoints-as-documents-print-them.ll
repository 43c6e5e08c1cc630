; test: read
; llvm: 14
; What LLVM's documents of several versions print, with the small things that LLVM itself would refuse. They are ours in all but the forms.
;--- 3.6
; differs: LLVM 14 refuses what the documents of its older releases print
define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "statepoint-example" {
  %0 = call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
; ^~
; note: `%0` is the number of the entry block, which has no name [SP0107]
;   note: LLVM itself would refuse this because the entry block has taken the number 0; this value would be %1.
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: call through a written pointer type [SP0113]
;   note: LLVM itself would refuse this because since 3.7 a call names the type of the function, `i32 (void ()*, i32, i32, ...)`, not a pointer to it.
;                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.statepoint.p0f_isVoidf` is not declared; it is taken as `declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()*, i32, i32, ...)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
;                                                                                                ^~~~
; note: `@foo` is not declared; it is taken as `declare void @foo()` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %0, i32 4, i32 4)
;                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.relocate.p1i8` is not declared; it is taken as `declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  %v = load i8 addrspace(1)* %obj.relocated
;           ^~~~~~~~~~~~~~~~
; note: load without an explicit type [SP0113]
;   note: LLVM itself would refuse this because since 3.7 the accessed type precedes the address: `load i8, i8 addrspace(1)* …`.
  ret i8 addrspace(1)* %obj.relocated
}

; => read
; define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "statepoint-example" {
;   %1 = call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
;   %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %1, i32 4, i32 4) ; (%obj, %obj)
;   %v = load i8 addrspace(1)* %obj.relocated
;   ret i8 addrspace(1)* %obj.relocated
; }
;
; declare void @foo()
;
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)
;
; declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()*, i32, i32, ...)

;--- 3.7
; differs: LLVM 14 refuses what the documents of its older releases print
define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "statepoint-example" {
  %0 = call i32 (i64, i32, void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
; ^~
; note: `%0` is the number of the entry block, which has no name [SP0107]
;   note: LLVM itself would refuse this because the entry block has taken the number 0; this value would be %1.
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: call through a written pointer type [SP0113]
;   note: LLVM itself would refuse this because since 3.7 a call names the type of the function, `i32 (i64, i32, void ()*, i32, i32, ...)`, not a pointer to it.
;                                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.statepoint.p0f_isVoidf` is not declared; it is taken as `declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
;                                                                                                                        ^~~~
; note: `@foo` is not declared; it is taken as `declare void @foo()` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %0, i32 7, i32 7)
;                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.relocate.p1i8` is not declared; it is taken as `declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  ret i8 addrspace(1)* %obj.relocated
}

; => read
; define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "statepoint-example" {
;   %1 = call i32 (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
;   %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %1, i32 7, i32 7) ; (%obj, %obj)
;   ret i8 addrspace(1)* %obj.relocated
; }
;
; declare void @foo()
;
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)
;
; declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)

;--- 3.8
; differs: LLVM 14 refuses what the documents of its older releases print
define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "statepoint-example" {
  %0 = call token (i64, i32, void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
; ^~
; note: `%0` is the number of the entry block, which has no name [SP0107]
;   note: LLVM itself would refuse this because the entry block has taken the number 0; this value would be %1.
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: call through a written pointer type [SP0113]
;   note: LLVM itself would refuse this because since 3.7 a call names the type of the function, `token (i64, i32, void ()*, i32, i32, ...)`, not a pointer to it.
;                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.statepoint.p0f_isVoidf` is not declared; it is taken as `declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
;                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: a statepoint with inline deopt, transition or gc operands [SP0113]
;   note: LLVM 13 and later would refuse this because these operands belong in the bundles "deopt", "gc-transition" and "gc-live", which LLVM 11 introduced.
;                                                                                                                          ^~~~
; note: `@foo` is not declared; it is taken as `declare void @foo()` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %0, i32 7, i32 7)
;                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.relocate.p1i8` is not declared; it is taken as `declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32, i32)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  ret i8 addrspace(1)* %obj.relocated
}

; => read
; define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "statepoint-example" {
;   %1 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
;   %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %1, i32 7, i32 7) ; (%obj, %obj)
;   ret i8 addrspace(1)* %obj.relocated
; }
;
; declare void @foo()
;
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32, i32)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)

;--- 11
; differs: LLVM 14 refuses what the documents of its older releases print
define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "statepoint-example" {
  %0 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live" (i8 addrspace(1)* %obj)]
; ^~
; note: `%0` is the number of the entry block, which has no name [SP0107]
;   note: LLVM itself would refuse this because the entry block has taken the number 0; this value would be %1.
;                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.statepoint.p0f_isVoidf` is not declared; it is taken as `declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
;                                                                                                                         ^~~~
; note: `@foo` is not declared; it is taken as `declare void @foo()` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %0, i32 0, i32 0)
;                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.relocate.p1i8` is not declared; it is taken as `declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32, i32)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  ret i8 addrspace(1)* %obj.relocated
}

; => read
; define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "statepoint-example" {
;   %1 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj) ]
;   %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %1, i32 0, i32 0) ; (%obj, %obj)
;   ret i8 addrspace(1)* %obj.relocated
; }
;
; declare void @foo()
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; attributes #0 = { nounwind readnone }

;--- result
; differs: LLVM 14 refuses what the documents of its older releases print
declare i32 @bar()
define i32 @f() gc "statepoint-example" {
  %t = call i32 (i32 ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_i32f(i32 ()* @bar, i32 0, i32 0, i32 0)
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: call through a written pointer type [SP0113]
;   note: LLVM itself would refuse this because since 3.7 a call names the type of the function, `i32 (i32 ()*, i32, i32, ...)`, not a pointer to it.
;                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.statepoint.p0f_i32f` is not declared; it is taken as `declare i32 @llvm.experimental.gc.statepoint.p0f_i32f(i32 ()*, i32, i32, ...)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  %v = call i32 @llvm.experimental.gc.result.int.i32(i32 %t)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.result.int.i32` is not declared; it is taken as `declare i32 @llvm.experimental.gc.result.int.i32(i32)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  ret i32 %v
}

; => read
; declare i32 @bar()
;
; define i32 @f() gc "statepoint-example" {
;   %t = call i32 (i32 ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_i32f(i32 ()* @bar, i32 0, i32 0, i32 0)
;   %v = call i32 @llvm.experimental.gc.result.int.i32(i32 %t)
;   ret i32 %v
; }
;
; declare i32 @llvm.experimental.gc.result.int.i32(i32)
;
; declare i32 @llvm.experimental.gc.statepoint.p0f_i32f(i32 ()*, i32, i32, ...)

;--- transition
; differs: LLVM 14 refuses what the documents of its older releases print
@flag = thread_local global i32 0, align 4
define i8 addrspace(1)* @test1(i8 addrspace(1) *%obj) gc "hypothetical-gc" {
  %0 = call token (i64, i32, void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 1, i32* @Flag, i32 0, i8 addrspace(1)* %obj)
; ^~
; note: `%0` is the number of the entry block, which has no name [SP0107]
;   note: LLVM itself would refuse this because the entry block has taken the number 0; this value would be %1.
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: call through a written pointer type [SP0113]
;   note: LLVM itself would refuse this because since 3.7 a call names the type of the function, `token (i64, i32, void ()*, i32, i32, ...)`, not a pointer to it.
;                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.statepoint.p0f_isVoidf` is not declared; it is taken as `declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
;                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: transition operands without their number [SP0113]
;   note: LLVM itself would refuse this because their number precedes them: `i32 1` is read here.
;                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: a statepoint with inline deopt, transition or gc operands [SP0113]
;   note: LLVM 13 and later would refuse this because these operands belong in the bundles "deopt", "gc-transition" and "gc-live", which LLVM 11 introduced.
;                                                                                                                          ^~~~
; note: `@foo` is not declared; it is taken as `declare void @foo()` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
;                                                                                                                                                   ^~~~~
; warning: `@Flag` is not defined; it is taken for `@flag` [SP0102]
;   did you mean `@flag`?
;   note: LLVM itself would refuse this because the case of letters tells names apart.
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %0, i32 7, i32 7)
;                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: `@llvm.experimental.gc.relocate.p1i8` is not declared; it is taken as `declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32, i32)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  ret i8 addrspace(1)* %obj.relocated
}

; => read
; @flag = thread_local global i32 0, align 4
;
; define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "hypothetical-gc" {
;   %1 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 1, i32 1, i32* @flag, i32 0, i8 addrspace(1)* %obj)
;   %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %1, i32 8, i32 8) ; (%obj, %obj)
;   ret i8 addrspace(1)* %obj.relocated
; }
;
; declare void @foo()
;
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32, i32)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)
