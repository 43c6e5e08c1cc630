; test: read
; llvm: 22
; Garbage collection: statepoints, relocates, results, roots.
;--- statepoint
declare void @foo()
declare i32 @bar(i32)
define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
  %n = add i32 1, 2
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
  %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%obj, %obj)
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(i32 (i32)) @bar, i32 1, i32 1, i32 %n, i32 0, i32 0) [ "deopt"(i32 0, i64 5), "gc-transition"(i32 1), "gc-live"(ptr addrspace(1) %obj.relocated) ]
  %n2 = call i32 @llvm.experimental.gc.result.i32(token %u)
  %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0)
  ret ptr addrspace(1) %r
}
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i32 @llvm.experimental.gc.result.i32(token)

; => read
; declare void @foo()
;
; declare i32 @bar(i32)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
;   %n = add i32 1, 2
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
;   %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%obj, %obj)
;   %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(i32 (i32)) @bar, i32 1, i32 1, i32 %n, i32 0, i32 0) [ "deopt"(i32 0, i64 5), "gc-transition"(i32 1), "gc-live"(ptr addrspace(1) %obj.relocated) ]
;   %n2 = call i32 @llvm.experimental.gc.result.i32(token %u)
;   %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0) ; (%obj.relocated, %obj.relocated)
;   ret ptr addrspace(1) %r
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.experimental.gc.result.i32(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- undeclared-intrinsics
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %r
}

; => read
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%obj, %obj)
;   ret ptr addrspace(1) %r
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- invoke-statepoint
declare void @foo()
declare i32 @pers(...)
define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" personality ptr @pers {
entry:
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj, ptr addrspace(1) null) ]
          to label %ok unwind label %bad
ok:
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %r
bad:
  %lp = landingpad token cleanup
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 1)
  ret ptr addrspace(1) %s
}
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

; => read
; declare void @foo()
;
; declare i32 @pers(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" personality ptr @pers {
; entry:
;   %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj, ptr addrspace(1) null) ]
;           to label %ok unwind label %bad
;
; ok:                                               ; preds = %entry
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%obj, %obj)
;   ret ptr addrspace(1) %r
;
; bad:                                              ; preds = %entry
;   %lp = landingpad token
;           cleanup
;   %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 1) ; (%obj, null)
;   ret ptr addrspace(1) %s
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- gcroot
declare void @llvm.gcroot(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
@meta = constant i8 1
define ptr @f(ptr %x) gc "shadow-stack" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr @meta)
  store ptr %x, ptr %root
  call void @llvm.gcwrite(ptr %x, ptr %x, ptr %root)
  %v = call ptr @llvm.gcread(ptr %x, ptr %root)
  ret ptr %v
}

; => read
; @meta = constant i8 1
;
; ; Function Attrs: nounwind
; declare void @llvm.gcroot(ptr, ptr) #0
;
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @llvm.gcwrite(ptr, ptr captures(none), ptr captures(none)) #1
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare ptr @llvm.gcread(ptr, ptr) #2
;
; define ptr @f(ptr %x) gc "shadow-stack" {
; entry:
;   %root = alloca ptr, align 8
;   call void @llvm.gcroot(ptr %root, ptr @meta)
;   store ptr %x, ptr %root, align 8
;   call void @llvm.gcwrite(ptr %x, ptr %x, ptr %root)
;   %v = call ptr @llvm.gcread(ptr %x, ptr %root)
;   ret ptr %v
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { nounwind memory(argmem: readwrite) }
; attributes #2 = { nounwind memory(argmem: read) }

;--- patchpoint
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
define i64 @f(i64 %a) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 8, i64 %a, i32 5)
  %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 2, i32 16, ptr null, i32 1, i64 %a)
  call anyregcc void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 3, i32 16, ptr null, i32 0)
  ret i64 %r
}

; => read
; ; Function Attrs: nocallback nofree nosync willreturn
; declare void @llvm.experimental.stackmap(i64 immarg, i32 immarg, ...) #0
;
; declare i64 @llvm.experimental.patchpoint.i64(i64 immarg, i32 immarg, ptr, i32 immarg, ...)
;
; declare void @llvm.experimental.patchpoint.void(i64 immarg, i32 immarg, ptr, i32 immarg, ...)
;
; define i64 @f(i64 %a) {
;   call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 8, i64 %a, i32 5)
;   %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 2, i32 16, ptr null, i32 1, i64 %a)
;   call anyregcc void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 3, i32 16, ptr null, i32 0)
;   ret i64 %r
; }
;
; attributes #0 = { nocallback nofree nosync willreturn }

;--- intrinsics
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.smax.i32(i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare float @llvm.sqrt.f32(float)
declare void @llvm.trap()
declare void @llvm.assume(i1)
declare ptr @llvm.stacksave.p0()
declare void @llvm.va_start.p0(ptr)
declare ptr @llvm.returnaddress(i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare i1 @llvm.expect.i1(i1, i1)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare void @llvm.experimental.guard(i1, ...)
declare i32 @llvm.experimental.deoptimize.i32(...)
declare token @llvm.experimental.convergence.entry()

; => read
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctpop.i32(i32) #2
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #2
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.sqrt.f32(float) #2
;
; ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
; declare void @llvm.trap() #3
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #4
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare ptr @llvm.stacksave.p0() #5
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare void @llvm.va_start.p0(ptr) #5
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr @llvm.returnaddress(i32 immarg) #6
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.abs.i32(i32, i1 immarg) #7
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #7
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
; declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #8
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.expect.i1(i1, i1) #6
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #7
;
; declare void @llvm.experimental.guard(i1, ...)
;
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare token @llvm.experimental.convergence.entry() #9
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
; attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; attributes #5 = { nocallback nofree nosync nounwind willreturn }
; attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
; attributes #9 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
