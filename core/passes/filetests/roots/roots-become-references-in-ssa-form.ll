;--- a-root
; test: place -passes=gcroot-to-references,rewrite-statepoints-for-gc
; differs: LLVM has no such pass
; What a root holds is a value, a phi where ways meet, and null before anything is stored.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @use(ptr)
define void @f(i1 %c) gc "shadow-stack" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  br i1 %c, label %some, label %join
some:
  %new = call ptr @make()
  store ptr %new, ptr %root
  br label %join
join:
  call void @use(ptr null)
  %v = load ptr, ptr %root
  call void @use(ptr %v)
  ret void
}

; => place -passes=gcroot-to-references,rewrite-statepoints-for-gc
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; declare ptr addrspace(1) @make()
;
; declare void @use(ptr addrspace(1))
;
; define void @f(i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %some, label %join
;
; some:                                             ; preds = %entry
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0)
;   %new2 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   br label %join
;
; join:                                             ; preds = %some, %entry
;   %root1 = phi ptr addrspace(1) [ %new2, %some ], [ null, %entry ]
;   %statepoint_token3 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1))) @use, i32 1, i32 0, ptr addrspace(1) null, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %root1) ]
;   %root1.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token3, i32 0, i32 0) ; (%root1, %root1)
;   %statepoint_token4 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1))) @use, i32 1, i32 0, ptr addrspace(1) %root1.relocated, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %root1.relocated) ]
;   %root1.relocated5 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token4, i32 0, i32 0) ; (%root1.relocated, %root1.relocated)
;   ret void
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { nounwind }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- barriers
; test: place -passes=gcroot-to-references
; differs: LLVM has no such pass
; Barriers say which pointers are objects; what they do is a load and a store then.
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
define ptr @f(ptr %object, ptr %other, ptr %plain) gc "card-marking" {
  %field = getelementptr i8, ptr %object, i64 8
  %v = call ptr @llvm.gcread(ptr %object, ptr %field)
  call void @llvm.gcwrite(ptr %v, ptr %other, ptr %other)
  call void @llvm.gcwrite(ptr null, ptr %other, ptr %other)
  store i64 1, ptr %plain
  ret ptr %v
}

; => place -passes=gcroot-to-references
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #1
;
; define ptr addrspace(1) @f(ptr addrspace(1) %object, ptr addrspace(1) %other, ptr %plain) gc "statepoint-example" {
;   %field = getelementptr i8, ptr addrspace(1) %object, i64 8
;   %v = load ptr addrspace(1), ptr addrspace(1) %field, align 8
;   store ptr addrspace(1) %v, ptr addrspace(1) %other, align 8
;   store ptr null, ptr addrspace(1) %other, align 8
;   store i64 1, ptr %plain, align 4
;   ret ptr addrspace(1) %v
; }
;
; attributes #0 = { nounwind memory(argmem: read) }
; attributes #1 = { nounwind memory(argmem: readwrite) }

;--- from-function-to-function
; test: place -passes=gcroot-to-references
; differs: LLVM has no such pass
; A pointer that flows to or from a reference is one, in functions without a strategy as well. The
; address of a variable is cast where one is wanted.
@static = global [2 x i64] zeroinitializer
declare void @llvm.gcroot(ptr, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptr @same(ptr %p) {
  ret ptr %p
}
define void @f(ptr %buffer) gc "ocaml" {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  %v = call ptr @same(ptr @static)
  store ptr %v, ptr %root
  call void @llvm.memcpy.p0.p0.i64(ptr %buffer, ptr %v, i64 16, i1 false)
  ret void
}

; => place -passes=gcroot-to-references
; @static = global [2 x i64] zeroinitializer
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; define ptr addrspace(1) @same(ptr addrspace(1) %p) {
;   ret ptr addrspace(1) %p
; }
;
; define void @f(ptr %buffer) gc "statepoint-example" {
;   %v = call ptr addrspace(1) @same(ptr addrspace(1) addrspacecast (ptr @static to ptr addrspace(1)))
;   call void @llvm.memcpy.p0.p1.i64(ptr %buffer, ptr addrspace(1) %v, i64 16, i1 false)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #1
;
; attributes #0 = { nounwind }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

;--- casts
; test: place -passes=gcroot-to-references
; differs: LLVM has no such pass
; Casts that cast nothing are left of pointers that had types.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
define ptr @f() gc "ocaml" {
  %root = alloca ptr
  %cast = bitcast ptr %root to ptr
  call void @llvm.gcroot(ptr %cast, ptr null)
  %v = call ptr @make()
  store ptr %v, ptr %cast
  %w = load ptr, ptr %root
  ret ptr %w
}

; => place -passes=gcroot-to-references
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; declare ptr addrspace(1) @make()
;
; define ptr addrspace(1) @f() gc "statepoint-example" {
;   %v = call ptr addrspace(1) @make()
;   ret ptr addrspace(1) %v
; }
;
; attributes #0 = { nounwind }

;--- others-stay
; test: place -passes=gcroot-to-references
; differs: LLVM has no such pass
define ptr @f(ptr %a) {
  ret ptr %a
}
define ptr addrspace(1) @g(ptr addrspace(1) %a) gc "statepoint-example" {
  ret ptr addrspace(1) %a
}

; => place -passes=gcroot-to-references
; define ptr @f(ptr %a) {
;   ret ptr %a
; }
;
; define ptr addrspace(1) @g(ptr addrspace(1) %a) gc "statepoint-example" {
;   ret ptr addrspace(1) %a
; }

;--- an-address
; test: place -passes=gcroot-to-references
; differs: LLVM has no such pass
declare void @llvm.gcroot(ptr, ptr)
declare void @fill(ptr)
define void @f() gc "shadow-stack" {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the root `%root` cannot become a value: its address escapes
  call void @fill(ptr %root)
  ret void
}

;--- a-local-variable
; test: place -passes=gcroot-to-references
; differs: LLVM has no such pass
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "shadow-stack" {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  %object = alloca { i64, ptr }
; ^~~~~~~
; error: the reference `%object` cannot be recognised by its type: it is the address of a local variable
  store ptr %object, ptr %root
  ret void
}

;--- a-struct
; test: place -passes=gcroot-to-references
; differs: LLVM has no such pass
declare void @llvm.gcroot(ptr, ptr)
define void @f({ i64, ptr } %s) gc "shadow-stack" {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  %v = extractvalue { i64, ptr } %s, 1
; ^~
; error: the reference `%v` cannot be recognised by its type: it is read from a struct
  store ptr %v, ptr %root
  ret void
}

;--- not-a-pointer
; test: place -passes=gcroot-to-references
; differs: LLVM has no such pass
declare void @llvm.gcroot(ptr, ptr)
define void @f() gc "shadow-stack" {
  %root = alloca { i64, ptr }
  call void @llvm.gcroot(ptr %root, ptr @f)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the root `%root` cannot become a value: it is not one pointer
  ret void
}

;--- typed
; test: place -passes=gcroot-to-references
; differs: LLVM has no such pass
declare void @llvm.gcroot(i8**, i8*)
define void @f() gc "shadow-stack" {
;           ^~
; error: `gcroot-to-references` needs pointers without types
;   note: convert the module to `ptr` first, with `--dialect`
  %root = alloca i8*
  call void @llvm.gcroot(i8** %root, i8* null)
  ret void
}
