package isel_test

import (
	"context"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/isel/intrinsic"
	"statepoint/lower/internal/mir"
)

// TestFrameIntrinsics compares the table of intrinsics with the code selected for those that refer
// to the frame: inline assembly reads in the table whether it must leave RBP alone.
func TestFrameIntrinsics(t *testing.T) {
	for name, text := range map[string]string{
		"llvm.stacksave.p0": `declare ptr @llvm.stacksave.p0()
define ptr @f() {
  %p = call ptr @llvm.stacksave.p0()
  ret ptr %p
}`,
		"llvm.frameaddress.p0": `declare ptr @llvm.frameaddress.p0(i32 immarg)
define ptr @f() {
  %p = call ptr @llvm.frameaddress.p0(i32 0)
  ret ptr %p
}`,
		"llvm.returnaddress": `declare ptr @llvm.returnaddress(i32 immarg)
define ptr @f() {
  %p = call ptr @llvm.returnaddress(i32 1)
  ret ptr %p
}`,
		"llvm.addressofreturnaddress.p0": `declare ptr @llvm.addressofreturnaddress.p0()
define ptr @f() {
  %p = call ptr @llvm.addressofreturnaddress.p0()
  ret ptr %p
}`,
		"llvm.sponentry.p0": `declare ptr @llvm.sponentry.p0()
define ptr @f() {
  %p = call ptr @llvm.sponentry.p0()
  ret ptr %p
}`,
		"llvm.bswap.i64": `declare i64 @llvm.bswap.i64(i64)
define i64 @f(i64 %x) {
  %p = call i64 @llvm.bswap.i64(i64 %x)
  ret i64 %p
}`,
	} {
		src := source.NewText("t.ll", text)
		m, _, err := irparse.Parse(context.Background(), src, nil)
		if err != nil {
			t.Fatal(err)
		}
		diags := source.NewList(src)
		f := &mir.Func{}
		if !isel.NewContext(m, mir.NewSymbols(m), diags).Select(m.Func("f"), f) {
			t.Fatal(diags)
		}
		if e := intrinsic.Find(name); e.Frame != f.FramePointer || f.Dynamic {
			t.Errorf("%s: the table says %v, RBP points to the frame: %v, a frame of unknown "+
				"size: %v", name, e.Frame, f.FramePointer, f.Dynamic)
		}
	}
}
