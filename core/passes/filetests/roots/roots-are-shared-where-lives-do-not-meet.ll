;--- one-after-the-other
; test: place -passes=references-to-gcroot<gcmap>
; test: place -passes=references-to-gcroot<gcmap> -share-roots=false
; differs: LLVM has no such pass
; What is in %a is not needed any more when %c comes.
declare ptr addrspace(1) @next(ptr addrspace(1))
declare void @poll()
define void @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  call void @poll()
  %b = call ptr addrspace(1) @next(ptr addrspace(1) %a)
  call void @poll()
  %c = call ptr addrspace(1) @next(ptr addrspace(1) %b)
  call void @poll()
  %d = call ptr addrspace(1) @next(ptr addrspace(1) %c)
  ret void
}

; => place -passes=references-to-gcroot<gcmap>
; declare ptr @next(ptr)
;
; declare void @poll()
;
; define void @f(ptr %a) gc "gcmap" {
; entry:
;   %a.root = alloca ptr, align 8
;   store ptr %a, ptr %a.root, align 8
;   call void @llvm.gcroot(ptr %a.root, ptr null)
;   call void @poll()
;   %a.reloaded = load ptr, ptr %a.root, align 8
;   %b = call ptr @next(ptr %a.reloaded)
;   store ptr %b, ptr %a.root, align 8
;   call void @poll()
;   %b.reloaded = load ptr, ptr %a.root, align 8
;   %c = call ptr @next(ptr %b.reloaded)
;   store ptr %c, ptr %a.root, align 8
;   call void @poll()
;   %c.reloaded = load ptr, ptr %a.root, align 8
;   %d = call ptr @next(ptr %c.reloaded)
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; attributes #0 = { nounwind }

; => place -passes=references-to-gcroot<gcmap> -share-roots=false
; declare ptr @next(ptr)
;
; declare void @poll()
;
; define void @f(ptr %a) gc "gcmap" {
; entry:
;   %a.root = alloca ptr, align 8
;   %b.root = alloca ptr, align 8
;   %c.root = alloca ptr, align 8
;   store ptr %a, ptr %a.root, align 8
;   call void @llvm.gcroot(ptr %a.root, ptr null)
;   call void @llvm.gcroot(ptr %b.root, ptr null)
;   call void @llvm.gcroot(ptr %c.root, ptr null)
;   call void @poll()
;   %a.reloaded = load ptr, ptr %a.root, align 8
;   %b = call ptr @next(ptr %a.reloaded)
;   store ptr %b, ptr %b.root, align 8
;   call void @poll()
;   %b.reloaded = load ptr, ptr %b.root, align 8
;   %c = call ptr @next(ptr %b.reloaded)
;   store ptr %c, ptr %c.root, align 8
;   call void @poll()
;   %c.reloaded = load ptr, ptr %c.root, align 8
;   %d = call ptr @next(ptr %c.reloaded)
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; attributes #0 = { nounwind }

;--- at-once
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
; The first is still needed when the second comes, on one of the ways.
declare ptr addrspace(1) @make()
declare void @poll()
define ptr addrspace(1) @f(i1 %c) gc "statepoint-example" {
entry:
  %a = call ptr addrspace(1) @make()
  call void @poll()
  %b = call ptr addrspace(1) @make()
  br i1 %c, label %first, label %second
first:
  call void @poll()
  ret ptr addrspace(1) %a
second:
  call void @poll()
  ret ptr addrspace(1) %b
}

; => place -passes=references-to-gcroot<gcmap>
; declare ptr @make()
;
; declare void @poll()
;
; define ptr @f(i1 %c) gc "gcmap" {
; entry:
;   %a.root = alloca ptr, align 8
;   %b.root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %a.root, ptr null)
;   call void @llvm.gcroot(ptr %b.root, ptr null)
;   %a = call ptr @make()
;   store ptr %a, ptr %a.root, align 8
;   call void @poll()
;   %b = call ptr @make()
;   store ptr %b, ptr %b.root, align 8
;   br i1 %c, label %first, label %second
;
; first:                                            ; preds = %entry
;   call void @poll()
;   %a.reloaded2 = load ptr, ptr %a.root, align 8
;   ret ptr %a.reloaded2
;
; second:                                           ; preds = %entry
;   call void @poll()
;   %b.reloaded = load ptr, ptr %b.root, align 8
;   ret ptr %b.reloaded
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; attributes #0 = { nounwind }

;--- typed
; test: place -passes=references-to-gcroot<gcmap>
; differs: LLVM has no such pass
; Roots of different types stay apart.
declare i64 addrspace(1)* @numbers()
declare i8 addrspace(1)* @bytes()
declare void @poll()
define void @f() gc "statepoint-example" {
entry:
  %a = call i64 addrspace(1)* @numbers()
  call void @poll()
  store i64 1, i64 addrspace(1)* %a
  %b = call i8 addrspace(1)* @bytes()
  call void @poll()
  store i8 1, i8 addrspace(1)* %b
  %c = call i64 addrspace(1)* @numbers()
  call void @poll()
  store i64 2, i64 addrspace(1)* %c
  ret void
}

; => place -passes=references-to-gcroot<gcmap>
; declare i64* @numbers()
;
; declare i8* @bytes()
;
; declare void @poll()
;
; define void @f() gc "gcmap" {
; entry:
;   %a.root = alloca i64*, align 8
;   %b.root = alloca i8*, align 8
;   %0 = bitcast i64** %a.root to i8**
;   call void @llvm.gcroot(i8** %0, i8* null)
;   %1 = bitcast i8** %b.root to i8**
;   call void @llvm.gcroot(i8** %1, i8* null)
;   %a = call i64* @numbers()
;   store i64* %a, i64** %a.root, align 8
;   call void @poll()
;   %a.reloaded = load i64*, i64** %a.root, align 8
;   store i64 1, i64* %a.reloaded, align 4
;   %b = call i8* @bytes()
;   store i8* %b, i8** %b.root, align 8
;   call void @poll()
;   %b.reloaded = load i8*, i8** %b.root, align 8
;   store i8 1, i8* %b.reloaded, align 1
;   %c = call i64* @numbers()
;   store i64* %c, i64** %a.root, align 8
;   call void @poll()
;   %c.reloaded = load i64*, i64** %a.root, align 8
;   store i64 2, i64* %c.reloaded, align 4
;   ret void
; }
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(i8**, i8*) #0
;
; attributes #0 = { nounwind }
