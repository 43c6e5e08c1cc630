; test: rewrite
; llvm: 22
target datalayout = "P2"
declare void @foo() addrspace(2)
declare i64 @bar() addrspace(2)
define ptr addrspace(1) @f(ptr addrspace(1) %p) addrspace(2) gc "statepoint-example" {
  call addrspace(2) void @foo()
  %n = call addrspace(2) i64 @bar()
  %d = getelementptr i8, ptr addrspace(1) %p, i64 %n
  ret ptr addrspace(1) %d
}

; => rewrite
; target datalayout = "P2"
;
; declare void @foo() addrspace(2)
;
; declare i64 @bar() addrspace(2)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %p) addrspace(2) gc "statepoint-example" {
;   %statepoint_token = call addrspace(2) token (i64, i32, ptr addrspace(2), i32, i32, ...) @llvm.experimental.gc.statepoint.p2(i64 2882400000, i32 0, ptr addrspace(2) elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc addrspace(2) ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %statepoint_token1 = call addrspace(2) token (i64, i32, ptr addrspace(2), i32, i32, ...) @llvm.experimental.gc.statepoint.p2(i64 2882400000, i32 0, ptr addrspace(2) elementtype(i64 ()) @bar, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p.relocated) ]
;   %n2 = call addrspace(2) i64 @llvm.experimental.gc.result.i64(token %statepoint_token1)
;   %p.relocated3 = call coldcc addrspace(2) ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%p.relocated, %p.relocated)
;   %d = getelementptr i8, ptr addrspace(1) %p.relocated3, i64 %n2
;   ret ptr addrspace(1) %d
; }
;
; declare void @__tmp_use(...) addrspace(2)
;
; declare token @llvm.experimental.gc.statepoint.p2(i64 immarg, i32 immarg, ptr addrspace(2), i32 immarg, i32 immarg, ...) addrspace(2)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) addrspace(2) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.result.i64(token) addrspace(2) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
