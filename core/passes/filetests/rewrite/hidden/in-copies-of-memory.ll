; test: rewrite
; A struct is copied to another by memcpy, by value, and out of the heap.
declare void @foo()
declare i64 @sum(ptr byval({ i64, ptr addrspace(1) })) "gc-leaf-function"
declare void @make(ptr sret({ i64, ptr addrspace(1) }))
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)

define i64 @copied(ptr addrspace(1) %o) gc "statepoint-example" {
  %one = alloca { i64, ptr addrspace(1) }
  %two = alloca { i64, ptr addrspace(1) }
  %f = getelementptr i8, ptr %one, i64 8
  store ptr addrspace(1) %o, ptr %f
  call void @llvm.memcpy.p0.p0.i64(ptr %two, ptr %one, i64 16, i1 false)
  call void @foo()
  %g = getelementptr i8, ptr %two, i64 8
  %p = load ptr addrspace(1), ptr %g
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the stack object `%two` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: made at 8:37: `%o` is the reference
;   note: hidden at 12:3: it is stored in the stack object `%two`
;   note: safepoint at 14:3: the collector may move the object
;   note: revealed at 16:3: the old address is read back
;   note: used at 17:3: memory is read at the old address
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %v
}

define i64 @from_the_heap(ptr addrspace(1) %o) gc "statepoint-example" {
  %copy = alloca { i64, ptr addrspace(1) }
  call void @llvm.memcpy.p0.p1.i64(ptr %copy, ptr addrspace(1) %o, i64 16, i1 false)
  call void @foo()
  %g = getelementptr i8, ptr %copy, i64 8
  %p = load ptr addrspace(1), ptr %g
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the stack object `%copy` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: hidden at 23:3: it is stored in the stack object `%copy`
;   note: safepoint at 24:3: the collector may move the object
;   note: revealed at 26:3: the old address is read back
;   note: used at 27:3: memory is read at the old address
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %v
}

define i64 @by_value(ptr byval({ i64, ptr addrspace(1) }) %s) gc "statepoint-example" {
  call void @foo()
  %g = getelementptr i8, ptr %s, i64 8
  %p = load ptr addrspace(1), ptr %g
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the memory of the argument `%s` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: hidden at 31:59: the caller stores it in its frame
;   note: safepoint at 32:3: the collector may move the object
;   note: revealed at 34:3: the old address is read back
;   note: used at 35:3: memory is read at the old address
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %v
}

define i64 @passed_by_value(ptr addrspace(1) %o) gc "statepoint-example" {
  %one = alloca { i64, ptr addrspace(1) }
  %f = getelementptr i8, ptr %one, i64 8
  store ptr addrspace(1) %o, ptr %f
  call void @foo()
  %r = call i64 @sum(ptr byval({ i64, ptr addrspace(1) }) %one)
; ^~
; warning: this address may be stale: the stack object `%one` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: made at 39:46: `%o` is the reference
;   note: hidden at 42:3: it is stored in the stack object `%one`
;   note: safepoint at 43:3: the collector may move the object
;   note: used at 44:3: the old address is passed on
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %r
}

define i64 @returned_in_memory() gc "statepoint-example" {
  %one = alloca { i64, ptr addrspace(1) }
  call void @make(ptr sret({ i64, ptr addrspace(1) }) %one)
  call void @foo()
  %g = getelementptr i8, ptr %one, i64 8
  %p = load ptr addrspace(1), ptr %g
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the stack object `%one` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: hidden at 50:3: it is stored in the stack object `%one`
;   note: safepoint at 51:3: the collector may move the object
;   note: revealed at 53:3: the old address is read back
;   note: used at 54:3: memory is read at the old address
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %v
}

define i64 @fresh() gc "statepoint-example" {
  %one = alloca { i64, ptr addrspace(1) }
  call void @make(ptr sret({ i64, ptr addrspace(1) }) %one)
  %g = getelementptr i8, ptr %one, i64 8
  %p = load ptr addrspace(1), ptr %g
  call void @foo()
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}

; => rewrite
; declare void @foo()
;
; declare i64 @sum(ptr byval({ i64, ptr addrspace(1) })) #0
;
; declare void @make(ptr sret({ i64, ptr addrspace(1) }))
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #1
;
; define i64 @copied(ptr addrspace(1) %o) gc "statepoint-example" {
;   %one = alloca { i64, ptr addrspace(1) }, align 8
;   %two = alloca { i64, ptr addrspace(1) }, align 8
;   %f = getelementptr i8, ptr %one, i64 8
;   store ptr addrspace(1) %o, ptr %f, align 8
;   call void @llvm.memcpy.p0.p0.i64(ptr %two, ptr %one, i64 16, i1 false)
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %g = getelementptr i8, ptr %two, i64 8
;   %p = load ptr addrspace(1), ptr %g, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @from_the_heap(ptr addrspace(1) %o) gc "statepoint-example" {
;   %copy = alloca { i64, ptr addrspace(1) }, align 8
;   call void @llvm.memcpy.p0.p1.i64(ptr %copy, ptr addrspace(1) %o, i64 16, i1 false)
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %g = getelementptr i8, ptr %copy, i64 8
;   %p = load ptr addrspace(1), ptr %g, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @by_value(ptr byval({ i64, ptr addrspace(1) }) %s) gc "statepoint-example" {
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %g = getelementptr i8, ptr %s, i64 8
;   %p = load ptr addrspace(1), ptr %g, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @passed_by_value(ptr addrspace(1) %o) gc "statepoint-example" {
;   %one = alloca { i64, ptr addrspace(1) }, align 8
;   %f = getelementptr i8, ptr %one, i64 8
;   store ptr addrspace(1) %o, ptr %f, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %r = call i64 @sum(ptr byval({ i64, ptr addrspace(1) }) %one)
;   ret i64 %r
; }
;
; define i64 @returned_in_memory() gc "statepoint-example" {
;   %one = alloca { i64, ptr addrspace(1) }, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr)) @make, i32 1, i32 0, ptr sret({ i64, ptr addrspace(1) }) %one, i32 0, i32 0)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %g = getelementptr i8, ptr %one, i64 8
;   %p = load ptr addrspace(1), ptr %g, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @fresh() gc "statepoint-example" {
;   %one = alloca { i64, ptr addrspace(1) }, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr)) @make, i32 1, i32 0, ptr sret({ i64, ptr addrspace(1) }) %one, i32 0, i32 0)
;   %g = getelementptr i8, ptr %one, i64 8
;   %p = load ptr addrspace(1), ptr %g, align 8
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%p, %p)
;   %v = load i64, ptr addrspace(1) %p.relocated, align 4
;   ret i64 %v
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; declare void @__tmp_use(...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #2
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
