;--- none
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,read-barrier=none
; differs: LLVM has no such strategy
; llvm.gcread is a load.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,read-barrier=none
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare ptr @make()
;
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   store ptr %value, ptr %field, align 8
;   ret ptr %old
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }

;--- brooks
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,read-barrier=brooks
; differs: LLVM has no such strategy
; The field is read where the object is now.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,read-barrier=brooks
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare ptr @make()
;
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %0 = getelementptr i8, ptr %object, i64 -8
;   %1 = load ptr, ptr %0, align 8
;   %2 = ptrtoint ptr %field to i64
;   %3 = ptrtoint ptr %object to i64
;   %4 = sub i64 %2, %3
;   %5 = getelementptr i8, ptr %1, i64 %4
;   %old = load ptr, ptr %5, align 8
;   store ptr %value, ptr %field, align 8
;   ret ptr %old
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }

;--- call:my_load
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,read-barrier=call:my_load
; differs: LLVM has no such strategy
; A function does the load.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,read-barrier=call:my_load
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #1
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #2
;
; declare ptr @make()
;
; define ptr @swap(ptr %object, ptr %value) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = call ptr @my_load(ptr %object, ptr %field) #3
;   store ptr %value, ptr %field, align 8
;   ret ptr %old
; }
;
; ; Function Attrs: nounwind
; declare ptr @my_load(ptr, ptr) #3
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { nounwind "gc-leaf-function" }
