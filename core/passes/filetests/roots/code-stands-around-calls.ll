;--- before
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,before-call=my_leave
; differs: LLVM has no such strategy
; Intrinsics are no calls.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %made = call ptr @make()
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,before-call=my_leave
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
; define ptr @swap(ptr %object, ptr %value) #3 gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   call void @my_leave() #4
;   %made = call ptr @make()
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   store ptr %value, ptr %field, align 8
;   ret ptr %old
; }
;
; ; Function Attrs: nounwind
; declare void @my_leave() #4
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { "gc-lowered" }
; attributes #4 = { nounwind "gc-leaf-function" }

;--- after
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,after-call=my_enter
; differs: LLVM has no such strategy
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define ptr @swap(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %made = call ptr @make()
  %field = getelementptr i8, ptr %object, i64 8
  %old = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret ptr %old
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,after-call=my_enter
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
; define ptr @swap(ptr %object, ptr %value) #3 gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   store ptr %value, ptr %root, align 8
;   %made = call ptr @make()
;   call void @my_enter() #4
;   %field = getelementptr i8, ptr %object, i64 8
;   %old = load ptr, ptr %field, align 8
;   store ptr %value, ptr %field, align 8
;   ret ptr %old
; }
;
; ; Function Attrs: nounwind
; declare void @my_enter() #4
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { "gc-lowered" }
; attributes #4 = { nounwind "gc-leaf-function" }

;--- both, of an invoke and of a call that must be the last
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,before-call=my_leave,after-call=my_enter
; differs: LLVM has no such strategy
; After an invoke is where it returns to normally. Nothing follows a musttail call.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
declare i32 @personality(...)
define void @catching(ptr %value) gc "mine" personality ptr @personality {
entry:
  %made = invoke ptr @make() to label %next unwind label %pad
next:
  ret void
pad:
  %caught = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %caught
}
define ptr @last() gc "mine" {
  %made = musttail call ptr @make()
  ret ptr %made
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,before-call=my_leave,after-call=my_enter
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
; declare i32 @personality(...)
;
; define void @catching(ptr %value) #3 gc "mine" personality ptr @personality {
; entry:
;   call void @my_leave() #4
;   %made = invoke ptr @make()
;           to label %next unwind label %pad
;
; next:                                             ; preds = %entry
;   call void @my_enter() #4
;   ret void
;
; pad:                                              ; preds = %entry
;   %caught = landingpad { ptr, i32 }
;           cleanup
;   resume { ptr, i32 } %caught
; }
;
; define ptr @last() #3 gc "mine" {
;   call void @my_leave() #4
;   %made = musttail call ptr @make()
;   ret ptr %made
; }
;
; ; Function Attrs: nounwind
; declare void @my_leave() #4
;
; ; Function Attrs: nounwind
; declare void @my_enter() #4
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { "gc-lowered" }
; attributes #4 = { nounwind "gc-leaf-function" }
