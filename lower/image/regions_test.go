package image_test

import (
	"bytes"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/lower"
	"statepoint/lower/image"
)

// The words of stack objects are shown after the stack map, and do not affect how that is read.
func TestRegions(t *testing.T) {
	m, _, err := irparse.ParseString(t.Context(), "f.ll", `declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %slot = alloca { i64, ptr addrspace(1) }
  %at = getelementptr i8, ptr %slot, i64 8
  store ptr addrspace(1) %p, ptr %at
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
  %now = load ptr addrspace(1), ptr %at
  ret ptr addrspace(1) %now
}
`)
	if err != nil {
		t.Fatal(err)
	}
	res, err := lower.Compile(t.Context(), m, lower.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var object bytes.Buffer
	if _, err := res.Object.WriteTo(&object); err != nil {
		t.Fatal(err)
	}
	images, err := image.Open("f.o", object.Bytes())
	if err != nil || len(images) != 1 {
		t.Fatal(len(images), err)
	}
	maps := images[0].Maps()
	if len(maps.Errors) > 0 || maps.Regions == nil || maps.Table != nil {
		t.Fatalf("%+v", maps)
	}
	_, words, ok := strings.Cut(string(maps.AppendText(nil)), "words of stack objects")
	if !ok || !strings.Contains(words, "1 word: [rsp+8]") {
		t.Error(words)
	}
}
