; test: rewrite
; The document's example of base and derived pointers: what it returns is computed from the old name.
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @test1(ptr addrspace(1) %obj) gc "statepoint-example" {
  %gep = getelementptr i8, ptr addrspace(1) %obj, i64 20000
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj, ptr addrspace(1) %gep) ]
  %obj.relocated = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %gep.relocated = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 1)
  %p = getelementptr i8, ptr addrspace(1) %gep, i64 -20000
  ret ptr addrspace(1) %p
; ^~~~~~~~~~~~~~~~~~~~~~~
; warning: `%p` is used here, and is computed from the value that `%gep` had before a safepoint that may have moved its object [SP0407]
;   note: made at 11:3: `%p`
;   note: safepoint at 8:3: `%token`
}

; => rewrite
; declare void @foo()
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; define ptr addrspace(1) @test1(ptr addrspace(1) %obj) gc "statepoint-example" {
;   %gep = getelementptr i8, ptr addrspace(1) %obj, i64 20000
;   %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj, ptr addrspace(1) %gep) ]
;   %obj.relocated = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0) ; (%obj, %obj)
;   %gep.relocated = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 1) ; (%obj, %gep)
;   %p = getelementptr i8, ptr addrspace(1) %gep, i64 -20000
;   ret ptr addrspace(1) %p
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
