; test: rewrite
; llvm: 14 22
%pair = type { i64, i32 }
declare { i64, i32 } @two({ i64, [2 x float] })
declare %pair @named(<4 x i32>, half, x86_fp80)
define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %x = call { i64, i32 } @two({ i64, [2 x float] } zeroinitializer)
  %y = call %pair @named(<4 x i32> zeroinitializer, half 0.0, x86_fp80 0xK00000000000000000000)
  %z = extractvalue { i64, i32 } %x, 0
  %w = extractvalue %pair %y, 0
  %v = add i64 %z, %w
  ret i64 %v
}

; => rewrite
; %pair = type { i64, i32 }
;
; declare { i64, i32 } @two({ i64, [2 x float] })
;
; declare %pair @named(<4 x i32>, half, x86_fp80)
;
; define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype({ i64, i32 } ({ i64, [2 x float] })) @two, i32 1, i32 0, { i64, [2 x float] } zeroinitializer, i32 0, i32 0)
;   %x1 = call { i64, i32 } @llvm.experimental.gc.result.sl_i64i32s(token %statepoint_token)
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(%pair (<4 x i32>, half, x86_fp80)) @named, i32 3, i32 0, <4 x i32> zeroinitializer, half 0xH0000, x86_fp80 0xK00000000000000000000, i32 0, i32 0)
;   %y3 = call %pair @llvm.experimental.gc.result.s_pairs(token %statepoint_token2)
;   %z = extractvalue { i64, i32 } %x1, 0
;   %w = extractvalue %pair %y3, 0
;   %v = add i64 %z, %w
;   ret i64 %v
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare { i64, i32 } @llvm.experimental.gc.result.sl_i64i32s(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare %pair @llvm.experimental.gc.result.s_pairs(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
