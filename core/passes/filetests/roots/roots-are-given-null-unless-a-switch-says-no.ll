;--- yes
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,init-roots=yes
; differs: LLVM has no such strategy
; The root is given null when the function is entered.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define void @late(ptr %value, i1 %c) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  br i1 %c, label %use, label %out
use:
  store ptr %value, ptr %root
  br label %out
out:
  ret void
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,init-roots=yes
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
; define void @late(ptr %value, i1 %c) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   store ptr null, ptr %root, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   br i1 %c, label %use, label %out
;
; use:                                              ; preds = %entry
;   store ptr %value, ptr %root, align 8
;   br label %out
;
; out:                                              ; preds = %use, %entry
;   ret void
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }

;--- no
; test: place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,init-roots=no
; differs: LLVM has no such strategy
; The root is left as it is.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @make()
define void @late(ptr %value, i1 %c) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  br i1 %c, label %use, label %out
use:
  store ptr %value, ptr %root
  br label %out
out:
  ret void
}

; => place -passes=gc-lowering,shadow-stack-gc-lowering -strategy=name=mine,init-roots=no
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
; define void @late(ptr %value, i1 %c) gc "mine" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr null)
;   br i1 %c, label %use, label %out
;
; use:                                              ; preds = %entry
;   store ptr %value, ptr %root, align 8
;   br label %out
;
; out:                                              ; preds = %use, %entry
;   ret void
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind memory(argmem: readwrite) }
