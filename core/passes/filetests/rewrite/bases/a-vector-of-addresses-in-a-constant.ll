; test: rewrite
; llvm: 14 22
@g1 = external addrspace(1) global i8
declare void @foo(<2 x ptr addrspace(1)>)
define <2 x ptr addrspace(1)> @f(<2 x i64> %n) gc "statepoint-example" {
entry:
  %a = getelementptr i8, ptr addrspace(1) null, <2 x i64> %n
  %b = getelementptr i8, ptr addrspace(1) @g1, <2 x i64> %n
  %c = getelementptr i8, ptr addrspace(1) undef, <2 x i64> %n
  call void @foo(<2 x ptr addrspace(1)> %a)
  call void @foo(<2 x ptr addrspace(1)> %b)
  call void @foo(<2 x ptr addrspace(1)> %c)
  ret <2 x ptr addrspace(1)> %a
}

; => rewrite
; @g1 = external addrspace(1) global i8
;
; declare void @foo(<2 x ptr addrspace(1)>)
;
; define <2 x ptr addrspace(1)> @f(<2 x i64> %n) gc "statepoint-example" {
; entry:
;   %a = getelementptr i8, <2 x ptr addrspace(1)> zeroinitializer, <2 x i64> %n
;   %b = getelementptr i8, <2 x ptr addrspace(1)> <ptr addrspace(1) @g1, ptr addrspace(1) @g1>, <2 x i64> %n
;   %c = getelementptr i8, <2 x ptr addrspace(1)> undef, <2 x i64> %n
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (<2 x ptr addrspace(1)>)) @foo, i32 1, i32 0, <2 x ptr addrspace(1)> %a, i32 0, i32 0)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (<2 x ptr addrspace(1)>)) @foo, i32 1, i32 0, <2 x ptr addrspace(1)> %b, i32 0, i32 0)
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (<2 x ptr addrspace(1)>)) @foo, i32 1, i32 0, <2 x ptr addrspace(1)> %c, i32 0, i32 0)
;   ret <2 x ptr addrspace(1)> %a
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
