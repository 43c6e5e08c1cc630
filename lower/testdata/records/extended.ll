declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define x86_fp80 @f(x86_fp80 %a, ptr %p) gc "statepoint-example" {
  %x = fadd x86_fp80 %a, %a
  %l = load x86_fp80, ptr %p
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "deopt"(x86_fp80 %a, x86_fp80 %x, x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000000, x86_fp80 undef, x86_fp80 %l, i32 7) ]
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "deopt"(x86_fp80 %x, fp128 0xL00000000000000000000000000000000, fp128 undef, fp128 0xL00000000000000003FFF000000000000) ]
  call void @g() [ "deopt"(x86_fp80 %x, x86_fp80 poison) ]
  ret x86_fp80 %x
}
