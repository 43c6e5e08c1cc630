; title: A root in memory
; about: Before there were statepoints, a reference lived in an alloca that llvm.gcroot declares. ShadowStackGCLowering moves it into an entry of a list: step through the stages.
; select: %X
; document: GarbageCollection.rst, "Identifying GC roots on the stack"
; refused: Fixed here: the document shows a part of a function, with dots for what stands between. Before LLVM 3.0 it also called @llvm.gcroot with %X itself.
; run: scope() = void prints make(); use()

%Object = type opaque

define void @scope() gc "shadow-stack" {
Entry:
   ;; In the entry block for the function, allocate the
   ;; stack space for X, which is an LLVM pointer.
   %X = alloca %Object*

   ;; Tell LLVM that the stack space is a stack root.
   ;; Java has type-tags on objects, so we pass null as metadata.
   %tmp = bitcast %Object** %X to i8**
   call void @llvm.gcroot(i8** %tmp, i8* null)
   br label %CodeBlock

   ;; "CodeBlock" is the block corresponding to the start
   ;;  of the scope above.
CodeBlock:
   ;; Java null-initializes pointers.
   store %Object* null, %Object** %X

   %made = call %Object* @make()
   store %Object* %made, %Object** %X
   call void @use()

   ;; As the pointer goes out of scope, store a null value into
   ;; it, to indicate that the value is no longer live.
   store %Object* null, %Object** %X
   ret void
}

declare %Object* @make()
declare void @use()
declare void @llvm.gcroot(i8**, i8*)
