; test: rewrite
; llvm: 22
declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1))
declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1))
declare void @foo()
define i64 @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
entry:
  %p = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  %base = call ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) %q)
  %off = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) %q)
  call void @foo()
  call void @leaf(ptr addrspace(1) %base) "gc-leaf-function"
  ret i64 %off
}
declare void @leaf(ptr addrspace(1))

; => rewrite
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) readnone captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) readnone captures(none)) #0
;
; declare void @foo()
;
; define i64 @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
; entry:
;   %p = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
;   %q = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %p.int = ptrtoint ptr addrspace(1) %p to i64
;   %q.int = ptrtoint ptr addrspace(1) %q to i64
;   %off = sub i64 %q.int, %p.int
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   call void @leaf(ptr addrspace(1) %p.relocated) #1
;   ret i64 %off
; }
;
; declare void @leaf(ptr addrspace(1))
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-leaf-function" }
