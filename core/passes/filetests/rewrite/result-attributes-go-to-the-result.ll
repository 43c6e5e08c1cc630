; test: rewrite
; llvm: 14 22
declare ptr addrspace(1) @foo()
define i32 @f() gc "statepoint-example" {
entry:
  %x = call nonnull align 8 dereferenceable(8) ptr addrspace(1) @foo()
  %y = call zeroext i1 @bar()
  %z = zext i1 %y to i32
  call void @leaf(ptr addrspace(1) %x) "gc-leaf-function"
  ret i32 %z
}
declare i1 @bar()
declare void @leaf(ptr addrspace(1))

; => rewrite
; declare ptr addrspace(1) @foo()
;
; define i32 @f() gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %x1 = call nonnull align 8 ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i1 ()) @bar, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %x1) ]
;   %y3 = call zeroext i1 @llvm.experimental.gc.result.i1(token %statepoint_token2)
;   %x.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%x1, %x1)
;   %z = zext i1 %y3 to i32
;   call void @leaf(ptr addrspace(1) %x.relocated) #1
;   ret i32 %z
; }
;
; declare i1 @bar()
;
; declare void @leaf(ptr addrspace(1))
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.experimental.gc.result.i1(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-leaf-function" }
