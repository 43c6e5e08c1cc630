package float_test

import (
	"statepoint/e2e/lowertest"
	"testing"
)

// TestRounding sets the rounding mode and reads it in C, and the reverse.
func TestRounding(t *testing.T) {
	const text = `declare i32 @llvm.get.rounding()
declare void @llvm.set.rounding(i32)
define i32 @get() {
  %r = call i32 @llvm.get.rounding()
  ret i32 %r
}
define void @set(i32 %n) {
  call void @llvm.set.rounding(i32 %n)
  ret void
}
define void @down() {
  call void @llvm.set.rounding(i32 3)
  ret void
}
define double @div(double %a, double %b) strictfp {
  %r = call double @llvm.experimental.constrained.fdiv.f64(double %a, double %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret double %r
}
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
`
	const main = `#include <stdio.h>
#include <fenv.h>
int get(void); void set(int), down(void); double div(double, double);
int main(void) {
	int c[] = {FE_TOWARDZERO, FE_TONEAREST, FE_UPWARD, FE_DOWNWARD};
	for (int i = 0; i < 4; i++) {
		fesetround(c[i]);
		printf("%d ", get());
		set((i + 1) % 4);
		volatile long double x = 1, y = 3;
		printf("%x %d %a %La\n", fegetround(), get(), div(-1, 3), x / y);
	}
	set(1); down();
	printf("%x\n", fegetround());
}
`
	lowertest.SameOutput(t, text, main, "-O1")
}

// TestEnvironment saves, resets and restores the floating-point environment around C code that
// changes it.
func TestEnvironment(t *testing.T) {
	const text = `declare i256 @llvm.get.fpenv.i256()
declare void @llvm.set.fpenv.i256(i256)
declare void @llvm.reset.fpenv()
declare i64 @llvm.get.fpmode.i64()
declare void @llvm.set.fpmode.i64(i64)
declare void @llvm.reset.fpmode()
define void @environment(ptr %then) {
  %e = call i256 @llvm.get.fpenv.i256()
  call void @llvm.reset.fpenv()
  call void %then()
  call void @llvm.set.fpenv.i256(i256 %e)
  ret void
}
define void @mode(ptr %then) {
  %e = call i64 @llvm.get.fpmode.i64()
  call void @llvm.reset.fpmode()
  call void %then()
  call void @llvm.set.fpmode.i64(i64 %e)
  ret void
}
`
	const main = `#include <stdio.h>
#include <fenv.h>
void environment(void (*)(void)), mode(void (*)(void));
void then(void) { printf("%x\n", fegetround()); fesetround(FE_DOWNWARD); }
int main(void) {
	for (int i = 0; i < 2; i++) {
		fesetround(FE_UPWARD);
		(i ? mode : environment)(then);
		printf("%x\n", fegetround());
	}
}
`
	lowertest.SameOutput(t, text, main, "-O1")
}
