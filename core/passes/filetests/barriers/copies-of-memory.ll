;--- cards
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards
; differs: LLVM has no such pass
; A copy into an object may store references.
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
define void @f(ptr addrspace(1) %o, ptr %p) gc "mine" {
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %o, ptr %p, i64 8, i1 false)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; warning: the write barrier of gc "mine" does not see the references that this call copies into an object [SP0421]
;   note: store references one by one, or copy them by a function of the run-time library that reports them
  call void @llvm.memcpy.p0.p1.i64(ptr %p, ptr addrspace(1) %o, i64 8, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %o, i8 0, i64 8, i1 false)
  ret void
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=cards
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p1.i64(ptr addrspace(1) writeonly captures(none), i8, i64, i1 immarg) #1
;
; define void @f(ptr addrspace(1) %o, ptr %p) #2 gc "mine" {
;   call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %o, ptr %p, i64 8, i1 false)
;   call void @llvm.memcpy.p0.p1.i64(ptr %p, ptr addrspace(1) %o, i64 8, i1 false)
;   call void @llvm.memset.p1.i64(ptr addrspace(1) %o, i8 0, i64 8, i1 false)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; attributes #2 = { "gc-barriers" }

;--- brooks
; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=brooks,read-barrier=brooks
; differs: LLVM has no such pass
; A copy goes where the objects are now.
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
define void @f(ptr addrspace(1) %o, ptr addrspace(1) %p) gc "mine" {
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %o, ptr addrspace(1) %p, i64 8, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %o, i8 0, i64 8, i1 false)
  ret void
}

; => place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=brooks,read-barrier=brooks
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1) writeonly captures(none), ptr addrspace(1) readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p1.i64(ptr addrspace(1) writeonly captures(none), i8, i64, i1 immarg) #1
;
; define void @f(ptr addrspace(1) %o, ptr addrspace(1) %p) #2 gc "mine" {
;   %1 = getelementptr i8, ptr addrspace(1) %o, i64 -8
;   %2 = load ptr, ptr addrspace(1) %1, align 8
;   %3 = ptrtoint ptr addrspace(1) %o to i64
;   %4 = ptrtoint ptr addrspace(1) %o to i64
;   %5 = sub i64 %3, %4
;   %6 = getelementptr i8, ptr %2, i64 %5
;   %7 = addrspacecast ptr %6 to ptr addrspace(1)
;   %8 = getelementptr i8, ptr addrspace(1) %p, i64 -8
;   %9 = load ptr, ptr addrspace(1) %8, align 8
;   %10 = ptrtoint ptr addrspace(1) %p to i64
;   %11 = ptrtoint ptr addrspace(1) %p to i64
;   %12 = sub i64 %10, %11
;   %13 = getelementptr i8, ptr %9, i64 %12
;   %14 = addrspacecast ptr %13 to ptr addrspace(1)
;   call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %7, ptr addrspace(1) %14, i64 8, i1 false)
;   %15 = getelementptr i8, ptr addrspace(1) %o, i64 -8
;   %16 = load ptr, ptr addrspace(1) %15, align 8
;   %17 = ptrtoint ptr addrspace(1) %o to i64
;   %18 = ptrtoint ptr addrspace(1) %o to i64
;   %19 = sub i64 %17, %18
;   %20 = getelementptr i8, ptr %16, i64 %19
;   %21 = addrspacecast ptr %20 to ptr addrspace(1)
;   call void @llvm.memset.p1.i64(ptr addrspace(1) %21, i8 0, i64 8, i1 false)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; attributes #2 = { "gc-barriers" }
