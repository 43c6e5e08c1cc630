; test: read
; llvm: 14
; Garbage collection with typed pointers and bundles, LLVM 11 to 14.
;--- statepoint
declare void @foo()
declare i32 @bar(i32)
define i8 addrspace(1)* @f(i8 addrspace(1)* %obj) gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj) ]
  %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  %u = call token (i64, i32, i32 (i32)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_i32i32f(i64 0, i32 0, i32 (i32)* @bar, i32 1, i32 0, i32 5, i32 0, i32 0) [ "deopt"(i32 1), "gc-live"(i8 addrspace(1)* %r) ]
  %v = call i32 @llvm.experimental.gc.result.i32(token %u)
  %s = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %u, i32 0, i32 0)
  ret i8 addrspace(1)* %s
}
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
declare token @llvm.experimental.gc.statepoint.p0f_i32i32f(i64 immarg, i32 immarg, i32 (i32)*, i32 immarg, i32 immarg, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg)
declare i32 @llvm.experimental.gc.result.i32(token)

; => read
; declare void @foo()
;
; declare i32 @bar(i32)
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* %obj) gc "statepoint-example" {
;   %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj) ]
;   %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0) ; (%obj, %obj)
;   %u = call token (i64, i32, i32 (i32)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_i32i32f(i64 0, i32 0, i32 (i32)* @bar, i32 1, i32 0, i32 5, i32 0, i32 0) [ "deopt"(i32 1), "gc-live"(i8 addrspace(1)* %r) ]
;   %v = call i32 @llvm.experimental.gc.result.i32(token %u)
;   %s = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %u, i32 0, i32 0) ; (%r, %r)
;   ret i8 addrspace(1)* %s
; }
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_i32i32f(i64 immarg, i32 immarg, i32 (i32)*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nounwind readnone
; declare i32 @llvm.experimental.gc.result.i32(token) #0
;
; attributes #0 = { nounwind readnone }

;--- gcroot
declare void @llvm.gcroot(i8**, i8*)
define void @f(i8* %p) gc "shadow-stack" {
  %r = alloca i8*
  call void @llvm.gcroot(i8** %r, i8* null)
  store i8* %p, i8** %r
  ret void
}

; => read
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(i8**, i8*) #0
;
; define void @f(i8* %p) gc "shadow-stack" {
;   %r = alloca i8*, align 8
;   call void @llvm.gcroot(i8** %r, i8* null)
;   store i8* %p, i8** %r, align 8
;   ret void
; }
;
; attributes #0 = { nounwind }

;--- intrinsics
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
declare void @llvm.lifetime.start.p0i8(i64, i8*)
declare i32 @llvm.ctpop.i32(i32)
declare void @llvm.assume(i1)
declare i8* @llvm.stacksave()
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, i8*, i32, ...)
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.trap()
declare i32 @llvm.objectsize.i32.p0i8(i8*, i1, i1, i1)

; => read
; ; Function Attrs: argmemonly nofree nounwind willreturn
; declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #0
;
; ; Function Attrs: argmemonly nofree nosync nounwind willreturn
; declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1
;
; ; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
; declare i32 @llvm.ctpop.i32(i32) #2
;
; ; Function Attrs: inaccessiblememonly nofree nosync nounwind willreturn
; declare void @llvm.assume(i1 noundef) #3
;
; ; Function Attrs: nofree nosync nounwind willreturn
; declare i8* @llvm.stacksave() #4
;
; ; Function Attrs: nofree nosync willreturn
; declare i64 @llvm.experimental.patchpoint.i64(i64, i32, i8*, i32, ...) #5
;
; ; Function Attrs: nofree nosync willreturn
; declare void @llvm.experimental.stackmap(i64, i32, ...) #5
;
; ; Function Attrs: cold noreturn nounwind
; declare void @llvm.trap() #6
;
; ; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
; declare i32 @llvm.objectsize.i32.p0i8(i8*, i1 immarg, i1 immarg, i1 immarg) #2
;
; attributes #0 = { argmemonly nofree nounwind willreturn }
; attributes #1 = { argmemonly nofree nosync nounwind willreturn }
; attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
; attributes #3 = { inaccessiblememonly nofree nosync nounwind willreturn }
; attributes #4 = { nofree nosync nounwind willreturn }
; attributes #5 = { nofree nosync willreturn }
; attributes #6 = { cold noreturn nounwind }
