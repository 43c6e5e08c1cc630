; test: read
; llvm: 14
; Instructions without a function, and other slips of the 2.8 document.
;--- roots-and-a-mistyped-operand
; differs: LLVM 14 refuses instructions outside a function
Entry:
;~~~~~
; note: instructions outside a function; they are taken as the body of `define void @fragment() gc "shadow-stack"` [SP0121]
;   note: LLVM itself would refuse this because instructions are in functions only.
   %X = alloca %Object*
;              ^~~~~~~
; note: `%Object` is not defined; it is taken as `type {}` [SP0121]
;   note: LLVM itself would refuse this because a type must be defined.
   %tmp = bitcast %Object** %X to i8**
   call void @llvm.gcroot(i8** %X, i8* null)
;            ^~~~~~~~~~~~
; note: `@llvm.gcroot` is not declared; it is taken as `declare void @llvm.gcroot(i8**, i8*)` [SP0112]
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
;                              ^~
; note: `%X` has type `%Object**`, not `i8**`; it is taken as `%tmp`, which is its address as that type [SP0121]
;   note: LLVM itself would refuse this because the types differ.
   ...
;  ^~~
; note: `...` marks code that the document leaves out [SP0121]
;   note: LLVM itself would refuse this because it is no instruction.

CodeBlock:
;~~~~~~~~
; note: the block before this one falls through; it is taken to end in `br label %CodeBlock` [SP0121]
;   note: LLVM itself would refuse this because a block ends in a terminator.
   store %Object* null, %Object** %X
   ...

; => read
; %Object = type {}
;
; define void @fragment() gc "shadow-stack" {
; Entry:
;   %X = alloca %Object*, align 8
;   %tmp = bitcast %Object** %X to i8**
;   call void @llvm.gcroot(i8** %tmp, i8* null)
;   br label %CodeBlock
;
; CodeBlock:                                        ; preds = %Entry
;   store %Object* null, %Object** %X, align 8
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(i8**, i8*) #0
;
; attributes #0 = { nounwind }

;--- an-address-without-its-type
; differs: LLVM 14 refuses instructions outside a function
%class.Array = type { %class.Object, i32, [0 x %class.Object*] }
;                     ^~~~~~~~~~~~~
; note: `%class.Object` is not defined; it is taken as `type {}` [SP0121]
;   note: LLVM itself would refuse this because a type must be defined.
...
;~~
; note: `...` marks code that the document leaves out [SP0121]
;   note: LLVM itself would refuse this because it is no instruction.
%object = load %class.Array** %object_addr
;~~~~~~
; note: instructions outside a function; they are taken as the body of `define void @fragment(%class.Array** %object_addr, i32 %n)` [SP0121]
;   note: LLVM itself would refuse this because instructions are in functions only.
;              ^~~~~~~~~~~~~~
; note: load without an explicit type [SP0113]
;   note: LLVM itself would refuse this because since 3.7 the accessed type precedes the address: `load %class.Array*, %class.Array** …`.
%derived = getelementptr %object, i32 0, i32 2, i32 %n
;                        ^~~~~~~
; note: getelementptr without the type of `%object`; it is `%class.Array*` [SP0121]
;   note: LLVM itself would refuse this because each operand has its type before it.

; => read
; %class.Array = type { %class.Object, i32, [0 x %class.Object*] }
; %class.Object = type {}
;
; define void @fragment(%class.Array** %object_addr, i32 %n) {
;   %object = load %class.Array** %object_addr
;   %derived = getelementptr %class.Array* %object, i32 0, i32 2, i32 %n
;   ret void
; }

;--- what-a-fragment-returns-and-where-it-goes
; differs: LLVM 14 refuses instructions outside a function
br i1 %c, label %yes, label %no
;~
; note: instructions outside a function; they are taken as the body of `define i8 addrspace(1)* @fragment(i1 %c, i8 addrspace(1)* %obj) gc "statepoint-example"` [SP0121]
;   note: LLVM itself would refuse this because instructions are in functions only.
yes:
  %p = getelementptr i8, i8 addrspace(1)* %obj, i64 8
  ret i8 addrspace(1)* %p

; => read
; define i8 addrspace(1)* @fragment(i1 %c, i8 addrspace(1)* %obj) gc "statepoint-example" {
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %0
;   %p = getelementptr i8, i8 addrspace(1)* %obj, i64 8
;   ret i8 addrspace(1)* %p
;
; no:                                               ; preds = %0
;   unreachable
; }

;--- a-mistyped-operand-in-a-function
; differs: LLVM 14 refuses an operand of another type
declare void @llvm.gcroot(i8**, i8*)
define void @f() gc "shadow-stack" {
  %X = alloca i32*
  %tmp = bitcast i32** %X to i8**
  call void @llvm.gcroot(i8** %X, i8* null)
;                             ^~
; note: `%X` has type `i32**`, not `i8**`; it is taken as `%tmp`, which is its address as that type [SP0121]
;   note: LLVM itself would refuse this because the types differ.
  ret void
}

; => read
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(i8**, i8*) #0
;
; define void @f() gc "shadow-stack" {
;   %X = alloca i32*, align 8
;   %tmp = bitcast i32** %X to i8**
;   call void @llvm.gcroot(i8** %tmp, i8* null)
;   ret void
; }
;
; attributes #0 = { nounwind }
