; test: read
; llvm: 22
; Older forms of intrinsics in modules of opaque pointers.
;--- names
declare void @llvm.memcpy.p0i8.p0i8.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p1i8.i32(ptr addrspace(1), i8, i32, i1)
define void @f(ptr %p) {
  call void @llvm.memcpy.p0i8.p0i8.i64(ptr %p, ptr %p, i64 1, i1 false)
  ret void
}

; => read
; define void @f(ptr %p) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 1, i1 false)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p1.i32(ptr addrspace(1) writeonly captures(none), i8, i32, i1 immarg) #1
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

;--- statepoint-names
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1i8(token, i32, i32)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %r
}

; => read
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; (%p, %p)
;   ret ptr addrspace(1) %r
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- lifetime
; differs for good: LLVM leaves a declaration with the wrong parameter behind
declare void @llvm.lifetime.end.p0(i64, ptr nocapture)
define void @f() {
  %a = alloca i32
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %a)
  ret void
}

; => read
; define void @f() {
;   %a = alloca i32, align 4
;   call void @llvm.lifetime.end.p0(ptr %a)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

;--- memcpy-align
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)
define void @f(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 1, i32 8, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 1, i32 1, i1 true)
  ret void
}

; => read
; define void @f(ptr %p) {
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %p, i64 1, i1 false)
;   call void @llvm.memset.p0.i64(ptr align 1 %p, i8 0, i64 1, i1 true)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

;--- debug-intrinsics
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
define i32 @f(i32 %x) !dbg !4 {
  %a = alloca i32
  call void @llvm.dbg.declare(metadata ptr %a, metadata !7, metadata !DIExpression()), !dbg !8
  call void @llvm.dbg.value(metadata i32 %x, metadata !7, metadata !DIExpression()), !dbg !8
  %y = add i32 %x, 1
  call void @llvm.dbg.value(metadata i32 %y, metadata !7, metadata !DIExpression(DW_OP_plus_uconst, 4)), !dbg !8
  call void @llvm.dbg.label(metadata !9), !dbg !8
  ret i32 %y
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1)
!8 = !DILocation(line: 1, scope: !4)
!9 = !DILabel(scope: !4, name: "l", file: !1, line: 2)

; => read
; define i32 @f(i32 %x) !dbg !3 {
;   %a = alloca i32, align 4
;     #dbg_declare(ptr %a, !6, !DIExpression(), !7)
;     #dbg_value(i32 %x, !6, !DIExpression(), !7)
;   %y = add i32 %x, 1
;     #dbg_value(i32 %y, !6, !DIExpression(DW_OP_plus_uconst, 4), !7)
;     #dbg_label(!8, !7)
;   ret i32 %y
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{null}
; !6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
; !7 = !DILocation(line: 1, scope: !3)
; !8 = !DILabel(scope: !3, name: "l", file: !1, line: 2)

;--- attributes
declare void @f(ptr nocapture readonly) readonly argmemonly nounwind
define void @g(ptr %p) readnone {
  call void @f(ptr nocapture %p) inaccessiblememonly
  ret void
}

; => read
; ; Function Attrs: nounwind memory(argmem: read)
; declare void @f(ptr readonly captures(none)) #0
;
; ; Function Attrs: memory(none)
; define void @g(ptr %p) #1 {
;   call void @f(ptr captures(none) %p) #2
;   ret void
; }
;
; attributes #0 = { nounwind memory(argmem: read) }
; attributes #1 = { memory(none) }
; attributes #2 = { memory(inaccessiblemem: readwrite) }

;--- dbg.value with an offset
define void @f(i32 %a) !dbg !5 {
  call void @llvm.dbg.value(metadata i32 %a, i64 0, metadata !1, metadata !DIExpression()), !dbg !2
  call void @llvm.dbg.value(metadata i32 %a, i64 4, metadata !1, metadata !DIExpression()), !dbg !2
  ret void, !dbg !2
}
declare void @llvm.dbg.value(metadata, i64, metadata, metadata)
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!9}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DILocalVariable(name: "x", scope: !5, type: !10)
!2 = !DILocation(line: 1, scope: !5)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4)
!4 = !DIFile(filename: "a", directory: "b")
!5 = distinct !DISubprogram(name: "f", unit: !3, spFlags: DISPFlagDefinition, file: !4)
!10 = !DIBasicType(name: "i")

; => read
; define void @f(i32 %a) !dbg !3 {
;     #dbg_value(i32 %a, !4, !DIExpression(), !6)
;   ret void, !dbg !6
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DILocalVariable(name: "x", scope: !3, type: !5)
; !5 = !DIBasicType(name: "i")
; !6 = !DILocation(line: 1, scope: !3)

;--- replaced
; A call that LLVM replaces keeps its name and location; attributes, metadata and tail by the kind.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)
declare i32 @llvm.ctlz.i32(i32)
declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, i32, <2 x i1>, <2 x i32>)
declare ptr @llvm.thread.pointer()
declare i32 @llvm.flt.rounds()
declare void @use(i32, <2 x i32>, ptr, i32)
define void @f(ptr %p, i32 %i, <2 x i1> %m, <2 x i32> %v) {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef %p, ptr %p, i64 1, i32 8, i1 false) #0, !note !0
  %z = tail call noundef i32 @llvm.ctlz.i32(i32 noundef %i) #0, !note !0
  %l = tail call <2 x i32> @llvm.masked.load.v2i32.p0(ptr noundef %p, i32 4, <2 x i1> %m, <2 x i32> %v) #0, !note !0
  %t = tail call nonnull ptr @llvm.thread.pointer() #0, !note !0
  %r = tail call i32 @llvm.flt.rounds() #0, !note !0
  call void @use(i32 %z, <2 x i32> %l, ptr %t, i32 %r)
  ret void
}
attributes #0 = { nounwind "mine" }
!0 = !{}

; => read
; declare void @use(i32, <2 x i32>, ptr, i32)
;
; define void @f(ptr %p, i32 %i, <2 x i1> %m, <2 x i32> %v) {
;   call void @llvm.memcpy.p0.p0.i64(ptr noundef align 8 %p, ptr align 8 %p, i64 1, i1 false) #5
;   %z = call i32 @llvm.ctlz.i32(i32 %i, i1 false)
;   %l = tail call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %p, <2 x i1> %m, <2 x i32> %v), !note !0
;   %t = call ptr @llvm.thread.pointer.p0()
;   %r = tail call i32 @llvm.get.rounding() #5, !note !0
;   call void @use(i32 %z, <2 x i32> %l, ptr %t, i32 %r)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr captures(none), <2 x i1>, <2 x i32>) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr @llvm.thread.pointer.p0() #3
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare i32 @llvm.get.rounding() #4
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
; attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
; attributes #5 = { nounwind "mine" }
;
; !0 = !{}
