; test: convert -dialect=15
; llvm: 14
; Modules for conversion, typed pointers and operand bundles: what changes when pointers lose their types.
;--- casts
%T = type { i32, %T*, i8 addrspace(1)* }
@g = global i32 5
@s = constant [2 x i8] c"a\00"
@arr = global [2 x i8*] [i8* bitcast (i32* @g to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @s, i64 0, i64 1)]
@z = global i8* getelementptr inbounds ([2 x i8], [2 x i8]* @s, i64 0, i64 0)
@f2 = global void ()* bitcast (i32 (i32)* @h to void ()*)
@al = alias i8, bitcast (i32* @g to i8*)
declare i32 @h(i32)
declare i32 @pers(...)
define i8* @f(%T* %p, i32** %q) personality i8* bitcast (i32 (...)* @pers to i8*) {
  %a = bitcast %T* %p to i8*
  %b = getelementptr %T, %T* %p, i64 0, i32 1
  %c = load %T*, %T** %b
  store i32* @g, i32** %q
  call void bitcast (i32 (i32)* @h to void ()*)()
  %v = insertelement <2 x i8*> undef, i8* null, i32 0
  %i = ptrtoint <2 x i8*> %v to <2 x i64>
  %k = bitcast <2 x i8*> %v to <2 x i32*>
  %as = addrspacecast i8* %a to i8 addrspace(1)*
  %y = select i1 true, i8* bitcast (i32* @g to i8*), i8* null
  %c1 = icmp eq %T* %c, null
  %x = cmpxchg i8** @z, i8* %a, i8* null seq_cst seq_cst
  %e = extractvalue { i8*, i1 } %x, 0
  ret i8* %e
}

; => convert -dialect=15
; %T = type { i32, ptr, ptr addrspace(1) }
;
; @g = global i32 5
; @s = constant [2 x i8] c"a\00"
; @arr = global [2 x ptr] [ptr @g, ptr getelementptr inbounds ([2 x i8], ptr @s, i64 0, i64 1)]
; @z = global ptr @s
; @f2 = global ptr @h
;
; @al = alias i8, ptr @g
;
; declare i32 @h(i32)
;
; declare i32 @pers(...)
;
; define ptr @f(ptr %p, ptr %q) personality ptr @pers {
;   %a = bitcast ptr %p to ptr
;   %b = getelementptr %T, ptr %p, i64 0, i32 1
;   %c = load ptr, ptr %b, align 8
;   store ptr @g, ptr %q, align 8
;   call void @h()
;   %v = insertelement <2 x ptr> undef, ptr null, i32 0
;   %i = ptrtoint <2 x ptr> %v to <2 x i64>
;   %k = bitcast <2 x ptr> %v to <2 x ptr>
;   %as = addrspacecast ptr %a to ptr addrspace(1)
;   %y = select i1 true, ptr @g, ptr null
;   %c1 = icmp eq ptr %c, null
;   %x = cmpxchg ptr @z, ptr %a, ptr null seq_cst seq_cst, align 8
;   %e = extractvalue { ptr, i1 } %x, 0
;   ret ptr %e
; }

;--- intrinsics
define void @f(i8* %a, i32* %b, <2 x i8 addrspace(1)*>* %v, <4 x i32 addrspace(1)*> %w) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %a, i8* %a, i64 8, i1 false)
  call void @llvm.memcpy.p0i32.p0i32.i64(i32* %b, i32* %b, i64 8, i1 false)
  %i = call {}* @llvm.invariant.start.p0i8(i64 4, i8* %a)
  %x = call <4 x i32> @llvm.masked.gather.v4i32.v4p1i32(<4 x i32 addrspace(1)*> %w, i32 4, <4 x i1> undef, <4 x i32> undef)
  ret void
}
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
declare void @llvm.memcpy.p0i32.p0i32.i64(i32*, i32*, i64, i1)
declare {}* @llvm.invariant.start.p0i8(i64, i8*)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p1i32(<4 x i32 addrspace(1)*>, i32, <4 x i1>, <4 x i32>)

; => convert -dialect=15
; define void @f(ptr %a, ptr %b, ptr %v, <4 x ptr addrspace(1)> %w) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %a, i64 8, i1 false)
;   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %b, i64 8, i1 false)
;   %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %a)
;   %x = call <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)> align 4 %w, <4 x i1> undef, <4 x i32> undef)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
; declare <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x i32>) #2
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }

;--- elementtype
%T = type { i32, i32 }
define void @f(%T* %p, i32* %q, i32 %n) {
  call void asm "nop", "=*m"(i32* elementtype(i32) %q)
  %r = call i32 asm "nop", "=r,r,*m,~{memory}"(i32 %n, i32* elementtype(i32) %q)
  %x = call i32* @llvm.preserve.struct.access.index.p0i32.p0s_Ts(%T* elementtype(%T) %p, i32 0, i32 1)
  ret void
}
declare i32* @llvm.preserve.struct.access.index.p0i32.p0s_Ts(%T*, i32, i32)

; => convert -dialect=15
; %T = type { i32, i32 }
;
; define void @f(ptr %p, ptr %q, i32 %n) {
;   call void asm "nop", "=*m"(ptr elementtype(i32) %q)
;   %r = call i32 asm "nop", "=r,r,*m,~{memory}"(i32 %n, ptr elementtype(i32) %q)
;   %x = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype(%T) %p, i32 0, i32 1)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr @llvm.preserve.struct.access.index.p0.p0(ptr, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- byval
%T = type { i32, i32* }
define void @f(%T* byval(%T) %x, %T* sret(%T) %y, { i32*, %T* }* %z) {
  call void @f(%T* byval(%T) %x, %T* sret(%T) %y, { i32*, %T* }* %z)
  call void @g(%T* byref(%T) %x, { i32*, %T* }* %z)
  ret void
}
@zz = global { i32*, %T* } zeroinitializer
declare void @g(%T* byref(%T), { i32*, %T* }*)

; => convert -dialect=15
; %T = type { i32, ptr }
;
; @zz = global { ptr, ptr } zeroinitializer
;
; define void @f(ptr byval(%T) %x, ptr sret(%T) %y, ptr %z) {
;   call void @f(ptr byval(%T) %x, ptr sret(%T) %y, ptr %z)
;   call void @g(ptr byref(%T) %x, ptr %z)
;   ret void
; }
;
; declare void @g(ptr byref(%T), ptr)

;--- attributes
define void @f(i8* nocapture readonly %p) readnone noinline {
  call void @g(i8* nocapture %p) argmemonly readonly
  ret void
}
declare void @g(i8* nocapture) inaccessiblememonly

; => convert -dialect=15
; ; Function Attrs: noinline memory(none)
; define void @f(ptr readonly captures(none) %p) #0 {
;   call void @g(ptr captures(none) %p) #2
;   ret void
; }
;
; ; Function Attrs: memory(inaccessiblemem: readwrite)
; declare void @g(ptr captures(none)) #1
;
; attributes #0 = { noinline memory(none) }
; attributes #1 = { memory(inaccessiblemem: readwrite) }
; attributes #2 = { memory(argmem: read) }

;--- metadata
@g = global i32 0
define void @f(i32* %p) {
  %x = load i32, i32* %p, !x !0
  ret void
}
!named = !{!0, !1}
!0 = !{i32* @g, i8* bitcast (i32* @g to i8*), void (i32*)* @f}
!1 = !{!0, i32 7}

; => convert -dialect=15
; @g = global i32 0
;
; define void @f(ptr %p) {
;   %x = load i32, ptr %p, align 4, !x !0
;   ret void
; }
;
; !named = !{!0, !1}
;
; !0 = !{ptr @g, ptr @g, ptr @f}
; !1 = !{!0, i32 7}

;--- functions
define i32 @apply(i32 (i8*)* %f, i8* %x) {
  %r = call i32 %f(i8* %x)
  %g = bitcast i32 (i8*)* %f to i32 (i32*)*
  %y = bitcast i8* %x to i32*
  %s = call i32 %g(i32* %y)
  %t = add i32 %r, %s
  ret i32 %t
}
define void @many(i8*, ...) {
  call void (i8*, ...) @many(i8* %0, i32* null, i64 5)
  ret void
}

; => convert -dialect=15
; define i32 @apply(ptr %f, ptr %x) {
;   %r = call i32 %f(ptr %x)
;   %g = bitcast ptr %f to ptr
;   %y = bitcast ptr %x to ptr
;   %s = call i32 %g(ptr %y)
;   %t = add i32 %r, %s
;   ret i32 %t
; }
;
; define void @many(ptr %0, ...) {
;   call void (ptr, ...) @many(ptr %0, ptr null, i64 5)
;   ret void
; }

;--- statepoint
declare void @foo()
declare i8 addrspace(1)* @baz(i8 addrspace(1)*, i32)
declare i32 @pers(...)
define i32 addrspace(1)* @f(i32 addrspace(1)* %obj, i32 %n) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i32 addrspace(1)* %obj) ]
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  %obj.relocated.casted = bitcast i8 addrspace(1)* %obj.relocated to i32 addrspace(1)*
  %u = call token (i64, i32, i8 addrspace(1)* (i8 addrspace(1)*, i32)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i8p1i8i32f(i64 7, i32 5, i8 addrspace(1)* (i8 addrspace(1)*, i32)* @baz, i32 2, i32 1, i8 addrspace(1)* nonnull %obj.relocated, i32 signext %n, i32 0, i32 0) [ "deopt"(i32 0, i64 5), "gc-transition"(i32 9), "gc-live"(i32 addrspace(1)* %obj.relocated.casted) ]
  %v = call i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token %u)
  %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %u, i32 0, i32 0)
  %r.casted = bitcast i8 addrspace(1)* %r to i32 addrspace(1)*
  ret i32 addrspace(1)* %r.casted
}
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32, i32)
declare token @llvm.experimental.gc.statepoint.p0f_p1i8p1i8i32f(i64, i32, i8 addrspace(1)* (i8 addrspace(1)*, i32)*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token)

; => convert -dialect=15
; declare void @foo()
;
; declare ptr addrspace(1) @baz(ptr addrspace(1), i32)
;
; declare i32 @pers(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %obj, i32 %n) gc "statepoint-example" {
; entry:
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
;   %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%obj, %obj)
;   %obj.relocated.casted = bitcast ptr addrspace(1) %obj.relocated to ptr addrspace(1)
;   %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(ptr addrspace(1) (ptr addrspace(1), i32)) @baz, i32 2, i32 1, ptr addrspace(1) nonnull %obj.relocated, i32 signext %n, i32 0, i32 0) [ "deopt"(i32 0, i64 5), "gc-transition"(i32 9), "gc-live"(ptr addrspace(1) %obj.relocated.casted) ]
;   %v = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %u)
;   %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0) ; (%obj.relocated.casted, %obj.relocated.casted)
;   %r.casted = bitcast ptr addrspace(1) %r to ptr addrspace(1)
;   ret ptr addrspace(1) %r.casted
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
