; test: rewrite
; llvm: 14 22
declare void @foo()
declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1))
define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %o = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) null)
  %p = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) %a)
  %s = add i64 %o, %p
  call void @foo()
  ret i64 %s
}

; => rewrite
; declare void @foo()
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) readnone captures(none)) #0
;
; define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %a.int = ptrtoint ptr addrspace(1) %a to i64
;   %a.int1 = ptrtoint ptr addrspace(1) %a to i64
;   %p = sub i64 %a.int1, %a.int
;   %s = add i64 0, %p
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret i64 %s
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
