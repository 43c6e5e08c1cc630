; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %i) gc "statepoint-example" {
entry:
  %d = getelementptr i8, ptr addrspace(1) %a, i64 %i
  call void asm sideeffect "nop", "~{rax},~{rbx},~{memory}"() "gc-leaf-function"
  call void @foo()
  call void asm sideeffect "# $0", "r,~{memory}"(ptr addrspace(1) %d) "gc-leaf-function"
  %e = call ptr addrspace(1) asm "movq $1, $0", "=r,r"(ptr addrspace(1) %d) "gc-leaf-function"
  call void @foo()
  store i8 1, ptr addrspace(1) %e
  ret ptr addrspace(1) %d
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %i) gc "statepoint-example" {
; entry:
;   %d = getelementptr i8, ptr addrspace(1) %a, i64 %i
;   call void asm sideeffect "nop", "~{rax},~{rbx},~{memory}"() #1
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %d.remat = getelementptr i8, ptr addrspace(1) %a.relocated, i64 %i
;   call void asm sideeffect "# $0", "r,~{memory}"(ptr addrspace(1) %d.remat) #1
;   %e = call ptr addrspace(1) asm "movq $1, $0", "=r,r"(ptr addrspace(1) %d.remat) #1
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %e, ptr addrspace(1) %a.relocated) ]
;   %e.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%e, %e)
;   %a.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 1, i32 1) ; (%a.relocated, %a.relocated)
;   %d.remat1 = getelementptr i8, ptr addrspace(1) %a.relocated3, i64 %i
;   store i8 1, ptr addrspace(1) %e.relocated, align 1
;   ret ptr addrspace(1) %d.remat1
; }
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
