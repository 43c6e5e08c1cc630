; test: rewrite
; llvm: 14 22
declare i64 @strlen(ptr)
define i64 @f(ptr addrspace(1) %a, ptr %s) gc "statepoint-example" {
entry:
  %n = call i64 @strlen(ptr %s) nobuiltin
  store i8 1, ptr addrspace(1) %a
  ret i64 %n
}

; => rewrite
; declare i64 @strlen(ptr)
;
; define i64 @f(ptr addrspace(1) %a, ptr %s) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (ptr)) @strlen, i32 1, i32 0, ptr %s, i32 0, i32 0) #1 [ "gc-live"(ptr addrspace(1) %a) ]
;   %n1 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   store i8 1, ptr addrspace(1) %a.relocated, align 1
;   ret i64 %n1
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.result.i64(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { nobuiltin }
