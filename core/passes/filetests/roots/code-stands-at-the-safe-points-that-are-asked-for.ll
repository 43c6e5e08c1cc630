;--- loop
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=loop,at-safepoints=call:my_point
; differs: LLVM has no such strategy
; Before the branch back to the head of the loop.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define void @fill(ptr %list, i64 %n) gc "mine" {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %made = call ptr @make()
  store ptr %made, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=loop,at-safepoints=call:my_point
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
; define void @fill(ptr %list, i64 %n) #3 gc "mine" {
; entry:
;   %at = alloca ptr, align 8
;   store ptr null, ptr %at, align 8
;   call void @llvm.gcroot(ptr %at, ptr null)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %made = call ptr @make()
;   store ptr %made, ptr %at, align 8
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   call void @my_point() #0
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @my_point() #0
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { "gc-lowered" }

;--- return
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=return,at-safepoints=call:my_point
; differs: LLVM has no such strategy
; Before the return.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define void @fill(ptr %list, i64 %n) gc "mine" {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %made = call ptr @make()
  store ptr %made, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=return,at-safepoints=call:my_point
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
; define void @fill(ptr %list, i64 %n) #3 gc "mine" {
; entry:
;   %at = alloca ptr, align 8
;   store ptr null, ptr %at, align 8
;   call void @llvm.gcroot(ptr %at, ptr null)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %made = call ptr @make()
;   store ptr %made, ptr %at, align 8
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   call void @my_point() #0
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @my_point() #0
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { "gc-lowered" }

;--- pre-call
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=pre-call,at-safepoints=call:my_point
; differs: LLVM has no such strategy
; Before the call.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define void @fill(ptr %list, i64 %n) gc "mine" {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %made = call ptr @make()
  store ptr %made, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=pre-call,at-safepoints=call:my_point
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
; define void @fill(ptr %list, i64 %n) #3 gc "mine" {
; entry:
;   %at = alloca ptr, align 8
;   store ptr null, ptr %at, align 8
;   call void @llvm.gcroot(ptr %at, ptr null)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   call void @my_point() #0
;   %made = call ptr @make()
;   store ptr %made, ptr %at, align 8
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @my_point() #0
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { "gc-lowered" }

;--- post-call
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=post-call,at-safepoints=call:my_point
; differs: LLVM has no such strategy
; After the call.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define void @fill(ptr %list, i64 %n) gc "mine" {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %made = call ptr @make()
  store ptr %made, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=post-call,at-safepoints=call:my_point
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
; define void @fill(ptr %list, i64 %n) #3 gc "mine" {
; entry:
;   %at = alloca ptr, align 8
;   store ptr null, ptr %at, align 8
;   call void @llvm.gcroot(ptr %at, ptr null)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %made = call ptr @make()
;   call void @my_point() #0
;   store ptr %made, ptr %at, align 8
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @my_point() #0
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { "gc-lowered" }

;--- loop+return+pre-call+post-call
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=loop+return+pre-call+post-call,at-safepoints=call:my_point
; differs: LLVM has no such strategy
; At all four.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define void @fill(ptr %list, i64 %n) gc "mine" {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %made = call ptr @make()
  store ptr %made, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=loop+return+pre-call+post-call,at-safepoints=call:my_point
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
; define void @fill(ptr %list, i64 %n) #3 gc "mine" {
; entry:
;   %at = alloca ptr, align 8
;   store ptr null, ptr %at, align 8
;   call void @llvm.gcroot(ptr %at, ptr null)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   call void @my_point() #0
;   %made = call ptr @make()
;   call void @my_point() #0
;   store ptr %made, ptr %at, align 8
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   call void @my_point() #0
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   call void @my_point() #0
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @my_point() #0
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { "gc-lowered" }

;--- a poll
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=loop,at-safepoints=poll:my_flag:my_point
; differs: LLVM has no such strategy
; The function is called while the flag is not 0.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define void @fill(ptr %list, i64 %n) gc "mine" {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %made = call ptr @make()
  store ptr %made, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=loop,at-safepoints=poll:my_flag:my_point
; @my_flag = external global i64
;
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
; define void @fill(ptr %list, i64 %n) #3 gc "mine" {
; entry:
;   %at = alloca ptr, align 8
;   store ptr null, ptr %at, align 8
;   call void @llvm.gcroot(ptr %at, ptr null)
;   br label %loop
;
; loop:                                             ; preds = %gc.done, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %gc.done ]
;   %made = call ptr @make()
;   store ptr %made, ptr %at, align 8
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   %0 = load i64, ptr @my_flag, align 4
;   %1 = icmp ne i64 %0, 0
;   br i1 %1, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %loop
;   call void @my_point() #0
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %loop
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %gc.done
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @my_point() #0
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { "gc-lowered" }

;--- a poll at some of the points
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=loop+return+post-call,at-safepoints=poll:my_flag:my_point@loop+return
; differs: LLVM has no such strategy
; There is none after the call, whose result is not in its root yet.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define void @fill(ptr %list, i64 %n) gc "mine" {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %made = call ptr @make()
  store ptr %made, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,safepoints=loop+return+post-call,at-safepoints=poll:my_flag:my_point@loop+return
; @my_flag = external global i64
;
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
; define void @fill(ptr %list, i64 %n) #3 gc "mine" {
; entry:
;   %at = alloca ptr, align 8
;   store ptr null, ptr %at, align 8
;   call void @llvm.gcroot(ptr %at, ptr null)
;   br label %loop
;
; loop:                                             ; preds = %gc.done, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %gc.done ]
;   %made = call ptr @make()
;   store ptr %made, ptr %at, align 8
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   %0 = load i64, ptr @my_flag, align 4
;   %1 = icmp ne i64 %0, 0
;   br i1 %1, label %gc.slow, label %gc.done
;
; gc.slow:                                          ; preds = %loop
;   call void @my_point() #0
;   br label %gc.done
;
; gc.done:                                          ; preds = %gc.slow, %loop
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %gc.done
;   %2 = load i64, ptr @my_flag, align 4
;   %3 = icmp ne i64 %2, 0
;   br i1 %3, label %gc.slow2, label %gc.done1
;
; gc.slow2:                                         ; preds = %done
;   call void @my_point() #0
;   br label %gc.done1
;
; gc.done1:                                         ; preds = %gc.slow2, %done
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @my_point() #0
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
; attributes #3 = { "gc-lowered" }
