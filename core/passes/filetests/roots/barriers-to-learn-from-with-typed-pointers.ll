;--- card-marking
; test: place -passes=gc-lowering,shadow-stack-gc-lowering
; differs: LLVM has no such strategy
declare void @llvm.gcroot(i8**, i8*)
declare i8* @llvm.gcread(i8*, i8**)
declare void @llvm.gcwrite(i8*, i8*, i8**)
%node = type { i64, %node* }
define %node* @swap(%node* %object, %node* %value) gc "card-marking" {
entry:
  %root = alloca %node*
  %slot = bitcast %node** %root to i8**
  call void @llvm.gcroot(i8** %slot, i8* null)
  store %node* %value, %node** %root
  %next = getelementptr %node, %node* %object, i32 0, i32 1
  %field = bitcast %node** %next to i8**
  %o = bitcast %node* %object to i8*
  %v = bitcast %node* %value to i8*
  %old = call i8* @llvm.gcread(i8* %o, i8** %field)
  call void @llvm.gcwrite(i8* %v, i8* %o, i8** %field)
  %r = bitcast i8* %old to %node*
  ret %node* %r
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering
; %gc_stackentry = type { %gc_stackentry*, %gc_map* }
; %gc_map = type { i32, i32 }
; %gc_map.0 = type { %gc_map, [0 x i8*] }
; %node = type { i64, %node* }
; %gc_stackentry.swap = type { %gc_stackentry, %node* }
;
; @gc_card_table = external global i8*
; @llvm_gc_root_chain = linkonce global %gc_stackentry* null
; @__gc_swap = internal constant %gc_map.0 { %gc_map { i32 1, i32 0 }, [0 x i8*] zeroinitializer }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(i8**, i8*) #0
;
; ; Function Attrs: argmemonly nounwind readonly
; declare i8* @llvm.gcread(i8*, i8**) #1
;
; ; Function Attrs: argmemonly nounwind
; declare void @llvm.gcwrite(i8*, i8* nocapture, i8** nocapture) #2
;
; define %node* @swap(%node* %object, %node* %value) gc "card-marking" {
; entry:
;   %gc_frame = alloca %gc_stackentry.swap, align 8
;   %gc_currhead = load %gc_stackentry*, %gc_stackentry** @llvm_gc_root_chain, align 8
;   %gc_frame.map = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0, i32 1
;   store %gc_map* getelementptr inbounds (%gc_map.0, %gc_map.0* @__gc_swap, i32 0, i32 0), %gc_map** %gc_frame.map, align 8
;   %root = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 1
;   store %node* null, %node** %root, align 8
;   %gc_frame.next = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0, i32 0
;   %gc_newhead = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0
;   store %gc_stackentry* %gc_currhead, %gc_stackentry** %gc_frame.next, align 8
;   store %gc_stackentry* %gc_newhead, %gc_stackentry** @llvm_gc_root_chain, align 8
;   %slot = bitcast %node** %root to i8**
;   store %node* %value, %node** %root, align 8
;   %next = getelementptr %node, %node* %object, i32 0, i32 1
;   %field = bitcast %node** %next to i8**
;   %o = bitcast %node* %object to i8*
;   %v = bitcast %node* %value to i8*
;   %old = load i8*, i8** %field, align 8
;   store i8* %v, i8** %field, align 8
;   %0 = load i8*, i8** @gc_card_table, align 8
;   %1 = ptrtoint i8** %field to i64
;   %2 = lshr i64 %1, 9
;   %3 = getelementptr i8, i8* %0, i64 %2
;   store i8 1, i8* %3, align 1
;   %r = bitcast i8* %old to %node*
;   %gc_frame.next1 = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead = load %gc_stackentry*, %gc_stackentry** %gc_frame.next1, align 8
;   store %gc_stackentry* %gc_savedhead, %gc_stackentry** @llvm_gc_root_chain, align 8
;   ret %node* %r
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { argmemonly nounwind readonly }
; attributes #2 = { argmemonly nounwind }

;--- snapshot
; test: place -passes=gc-lowering,shadow-stack-gc-lowering
; differs: LLVM has no such strategy
declare void @llvm.gcroot(i8**, i8*)
declare i8* @llvm.gcread(i8*, i8**)
declare void @llvm.gcwrite(i8*, i8*, i8**)
%node = type { i64, %node* }
define %node* @swap(%node* %object, %node* %value) gc "snapshot" {
entry:
  %root = alloca %node*
  %slot = bitcast %node** %root to i8**
  call void @llvm.gcroot(i8** %slot, i8* null)
  store %node* %value, %node** %root
  %next = getelementptr %node, %node* %object, i32 0, i32 1
  %field = bitcast %node** %next to i8**
  %o = bitcast %node* %object to i8*
  %v = bitcast %node* %value to i8*
  %old = call i8* @llvm.gcread(i8* %o, i8** %field)
  call void @llvm.gcwrite(i8* %v, i8* %o, i8** %field)
  %r = bitcast i8* %old to %node*
  ret %node* %r
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering
; %gc_stackentry = type { %gc_stackentry*, %gc_map* }
; %gc_map = type { i32, i32 }
; %gc_map.0 = type { %gc_map, [0 x i8*] }
; %node = type { i64, %node* }
; %gc_stackentry.swap = type { %gc_stackentry, %node* }
;
; @gc_marking = external global i32
; @llvm_gc_root_chain = linkonce global %gc_stackentry* null
; @__gc_swap = internal constant %gc_map.0 { %gc_map { i32 1, i32 0 }, [0 x i8*] zeroinitializer }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(i8**, i8*) #0
;
; ; Function Attrs: argmemonly nounwind readonly
; declare i8* @llvm.gcread(i8*, i8**) #1
;
; ; Function Attrs: argmemonly nounwind
; declare void @llvm.gcwrite(i8*, i8* nocapture, i8** nocapture) #2
;
; define %node* @swap(%node* %object, %node* %value) gc "snapshot" {
; entry:
;   %gc_frame = alloca %gc_stackentry.swap, align 8
;   %gc_currhead = load %gc_stackentry*, %gc_stackentry** @llvm_gc_root_chain, align 8
;   %gc_frame.map = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0, i32 1
;   store %gc_map* getelementptr inbounds (%gc_map.0, %gc_map.0* @__gc_swap, i32 0, i32 0), %gc_map** %gc_frame.map, align 8
;   %root = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 1
;   store %node* null, %node** %root, align 8
;   %gc_frame.next = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0, i32 0
;   %gc_newhead = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0
;   store %gc_stackentry* %gc_currhead, %gc_stackentry** %gc_frame.next, align 8
;   store %gc_stackentry* %gc_newhead, %gc_stackentry** @llvm_gc_root_chain, align 8
;   %slot = bitcast %node** %root to i8**
;   store %node* %value, %node** %root, align 8
;   %next = getelementptr %node, %node* %object, i32 0, i32 1
;   %field = bitcast %node** %next to i8**
;   %o = bitcast %node* %object to i8*
;   %v = bitcast %node* %value to i8*
;   %old = load i8*, i8** %field, align 8
;   %0 = load i32, i32* @gc_marking, align 4
;   %1 = icmp ne i32 %0, 0
;   br i1 %1, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %entry
;   %2 = load i8*, i8** %field, align 8
;   call void @gc_log(i8* %2) #3
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %entry
;   store i8* %v, i8** %field, align 8
;   %r = bitcast i8* %old to %node*
;   %gc_frame.next1 = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead = load %gc_stackentry*, %gc_stackentry** %gc_frame.next1, align 8
;   store %gc_stackentry* %gc_savedhead, %gc_stackentry** @llvm_gc_root_chain, align 8
;   ret %node* %r
; }
;
; ; Function Attrs: nounwind
; declare void @gc_log(i8*) #3
;
; attributes #0 = { nounwind }
; attributes #1 = { argmemonly nounwind readonly }
; attributes #2 = { argmemonly nounwind }
; attributes #3 = { nounwind "gc-leaf-function" }

;--- brooks
; test: place -passes=gc-lowering,shadow-stack-gc-lowering
; differs: LLVM has no such strategy
declare void @llvm.gcroot(i8**, i8*)
declare i8* @llvm.gcread(i8*, i8**)
declare void @llvm.gcwrite(i8*, i8*, i8**)
%node = type { i64, %node* }
define %node* @swap(%node* %object, %node* %value) gc "brooks" {
entry:
  %root = alloca %node*
  %slot = bitcast %node** %root to i8**
  call void @llvm.gcroot(i8** %slot, i8* null)
  store %node* %value, %node** %root
  %next = getelementptr %node, %node* %object, i32 0, i32 1
  %field = bitcast %node** %next to i8**
  %o = bitcast %node* %object to i8*
  %v = bitcast %node* %value to i8*
  %old = call i8* @llvm.gcread(i8* %o, i8** %field)
  call void @llvm.gcwrite(i8* %v, i8* %o, i8** %field)
  %r = bitcast i8* %old to %node*
  ret %node* %r
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering
; %gc_stackentry = type { %gc_stackentry*, %gc_map* }
; %gc_map = type { i32, i32 }
; %gc_map.0 = type { %gc_map, [0 x i8*] }
; %node = type { i64, %node* }
; %gc_stackentry.swap = type { %gc_stackentry, %node* }
;
; @llvm_gc_root_chain = linkonce global %gc_stackentry* null
; @__gc_swap = internal constant %gc_map.0 { %gc_map { i32 1, i32 0 }, [0 x i8*] zeroinitializer }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(i8**, i8*) #0
;
; ; Function Attrs: argmemonly nounwind readonly
; declare i8* @llvm.gcread(i8*, i8**) #1
;
; ; Function Attrs: argmemonly nounwind
; declare void @llvm.gcwrite(i8*, i8* nocapture, i8** nocapture) #2
;
; define %node* @swap(%node* %object, %node* %value) gc "brooks" {
; entry:
;   %gc_frame = alloca %gc_stackentry.swap, align 8
;   %gc_currhead = load %gc_stackentry*, %gc_stackentry** @llvm_gc_root_chain, align 8
;   %gc_frame.map = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0, i32 1
;   store %gc_map* getelementptr inbounds (%gc_map.0, %gc_map.0* @__gc_swap, i32 0, i32 0), %gc_map** %gc_frame.map, align 8
;   %root = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 1
;   store %node* null, %node** %root, align 8
;   %gc_frame.next = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0, i32 0
;   %gc_newhead = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0
;   store %gc_stackentry* %gc_currhead, %gc_stackentry** %gc_frame.next, align 8
;   store %gc_stackentry* %gc_newhead, %gc_stackentry** @llvm_gc_root_chain, align 8
;   %slot = bitcast %node** %root to i8**
;   store %node* %value, %node** %root, align 8
;   %next = getelementptr %node, %node* %object, i32 0, i32 1
;   %field = bitcast %node** %next to i8**
;   %o = bitcast %node* %object to i8*
;   %v = bitcast %node* %value to i8*
;   %0 = getelementptr i8, i8* %o, i64 -8
;   %1 = bitcast i8* %0 to i8**
;   %2 = load i8*, i8** %1, align 8
;   %3 = ptrtoint i8** %field to i64
;   %4 = ptrtoint i8* %o to i64
;   %5 = sub i64 %3, %4
;   %6 = getelementptr i8, i8* %2, i64 %5
;   %7 = bitcast i8* %6 to i8**
;   %old = load i8*, i8** %7, align 8
;   %8 = getelementptr i8, i8* %o, i64 -8
;   %9 = bitcast i8* %8 to i8**
;   %10 = load i8*, i8** %9, align 8
;   %11 = ptrtoint i8** %field to i64
;   %12 = ptrtoint i8* %o to i64
;   %13 = sub i64 %11, %12
;   %14 = getelementptr i8, i8* %10, i64 %13
;   %15 = bitcast i8* %14 to i8**
;   store i8* %v, i8** %15, align 8
;   %r = bitcast i8* %old to %node*
;   %gc_frame.next1 = getelementptr %gc_stackentry.swap, %gc_stackentry.swap* %gc_frame, i32 0, i32 0, i32 0
;   %gc_savedhead = load %gc_stackentry*, %gc_stackentry** %gc_frame.next1, align 8
;   store %gc_stackentry* %gc_savedhead, %gc_stackentry** @llvm_gc_root_chain, align 8
;   ret %node* %r
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { argmemonly nounwind readonly }
; attributes #2 = { argmemonly nounwind }

;--- reference-counting
; test: place -passes=gc-lowering,shadow-stack-gc-lowering
; differs: LLVM has no such strategy
declare void @llvm.gcroot(i8**, i8*)
declare i8* @llvm.gcread(i8*, i8**)
declare void @llvm.gcwrite(i8*, i8*, i8**)
%node = type { i64, %node* }
define %node* @swap(%node* %object, %node* %value) gc "reference-counting" {
entry:
  %root = alloca %node*
  %slot = bitcast %node** %root to i8**
  call void @llvm.gcroot(i8** %slot, i8* null)
  store %node* %value, %node** %root
  %next = getelementptr %node, %node* %object, i32 0, i32 1
  %field = bitcast %node** %next to i8**
  %o = bitcast %node* %object to i8*
  %v = bitcast %node* %value to i8*
  %old = call i8* @llvm.gcread(i8* %o, i8** %field)
  call void @llvm.gcwrite(i8* %v, i8* %o, i8** %field)
  %r = bitcast i8* %old to %node*
  ret %node* %r
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering
; %node = type { i64, %node* }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(i8**, i8*) #0
;
; ; Function Attrs: argmemonly nounwind readonly
; declare i8* @llvm.gcread(i8*, i8**) #1
;
; ; Function Attrs: argmemonly nounwind
; declare void @llvm.gcwrite(i8*, i8* nocapture, i8** nocapture) #2
;
; define %node* @swap(%node* %object, %node* %value) gc "reference-counting" {
; entry:
;   %root = alloca %node*, align 8
;   store %node* null, %node** %root, align 8
;   %slot = bitcast %node** %root to i8**
;   %0 = bitcast %node* %value to i8*
;   call void @gc_retain(i8* %0) #3
;   %1 = load %node*, %node** %root, align 8
;   %2 = bitcast %node* %1 to i8*
;   call void @gc_release(i8* %2) #3
;   store %node* %value, %node** %root, align 8
;   %next = getelementptr %node, %node* %object, i32 0, i32 1
;   %field = bitcast %node** %next to i8**
;   %o = bitcast %node* %object to i8*
;   %v = bitcast %node* %value to i8*
;   %old = load i8*, i8** %field, align 8
;   call void @gc_retain(i8* %v) #3
;   %3 = load i8*, i8** %field, align 8
;   call void @gc_release(i8* %3) #3
;   store i8* %v, i8** %field, align 8
;   %r = bitcast i8* %old to %node*
;   %4 = load %node*, %node** %root, align 8
;   %5 = bitcast %node* %4 to i8*
;   call void @gc_release(i8* %5) #3
;   ret %node* %r
; }
;
; ; Function Attrs: nounwind
; declare void @gc_retain(i8*) #3
;
; ; Function Attrs: nounwind
; declare void @gc_release(i8*) #3
;
; attributes #0 = { nounwind }
; attributes #1 = { argmemonly nounwind readonly }
; attributes #2 = { argmemonly nounwind }
; attributes #3 = { nounwind "gc-leaf-function" }

;--- calls
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,read-barrier=call:my_load,write-barrier=call:my_store
; differs: LLVM has no such strategy
declare void @llvm.gcroot(i8**, i8*)
declare i8* @llvm.gcread(i8*, i8**)
declare void @llvm.gcwrite(i8*, i8*, i8**)
%node = type { i64, %node* }
define %node* @swap(%node* %object, %node* %value) gc "mine" {
entry:
  %root = alloca %node*
  %slot = bitcast %node** %root to i8**
  call void @llvm.gcroot(i8** %slot, i8* null)
  store %node* %value, %node** %root
  %next = getelementptr %node, %node* %object, i32 0, i32 1
  %field = bitcast %node** %next to i8**
  %o = bitcast %node* %object to i8*
  %v = bitcast %node* %value to i8*
  %old = call i8* @llvm.gcread(i8* %o, i8** %field)
  call void @llvm.gcwrite(i8* %v, i8* %o, i8** %field)
  %r = bitcast i8* %old to %node*
  ret %node* %r
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,read-barrier=call:my_load,write-barrier=call:my_store
; %node = type { i64, %node* }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(i8**, i8*) #0
;
; ; Function Attrs: argmemonly nounwind readonly
; declare i8* @llvm.gcread(i8*, i8**) #1
;
; ; Function Attrs: argmemonly nounwind
; declare void @llvm.gcwrite(i8*, i8* nocapture, i8** nocapture) #2
;
; define %node* @swap(%node* %object, %node* %value) gc "mine" {
; entry:
;   %root = alloca %node*, align 8
;   store %node* null, %node** %root, align 8
;   %slot = bitcast %node** %root to i8**
;   call void @llvm.gcroot(i8** %slot, i8* null)
;   store %node* %value, %node** %root, align 8
;   %next = getelementptr %node, %node* %object, i32 0, i32 1
;   %field = bitcast %node** %next to i8**
;   %o = bitcast %node* %object to i8*
;   %v = bitcast %node* %value to i8*
;   %old = call i8* @my_load(i8* %o, i8** %field) #3
;   call void @my_store(i8* %v, i8* %o, i8** %field) #3
;   %r = bitcast i8* %old to %node*
;   ret %node* %r
; }
;
; ; Function Attrs: nounwind
; declare i8* @my_load(i8*, i8**) #3
;
; ; Function Attrs: nounwind
; declare void @my_store(i8*, i8*, i8**) #3
;
; attributes #0 = { nounwind }
; attributes #1 = { argmemonly nounwind readonly }
; attributes #2 = { argmemonly nounwind }
; attributes #3 = { nounwind "gc-leaf-function" }
