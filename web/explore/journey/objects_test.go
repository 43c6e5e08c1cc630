package journey_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/journey"
	"statepoint/web/report"
)

// A stack object that a statepoint lists has a journey that names the words that are updated.
func TestWordsOfStackObjects(t *testing.T) {
	_, objects, _ := journey.WithObjects(t.Context(), &report.Request{Source: `
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %slot = alloca { i64, ptr addrspace(1) }
  %number = alloca i64
  %at = getelementptr i8, ptr %slot, i64 8
  store ptr addrspace(1) %p, ptr %at
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot, ptr %number) ]
  %now = load ptr addrspace(1), ptr %at
  ret ptr addrspace(1) %now
}`}, []uint32{})
	if len(objects) != 1 || objects[0].Name != "%slot" {
		t.Fatalf("%+v", objects)
	}
	said := ""
	for _, r := range objects[0].Reasons {
		said += r.About + ": " + report.PartsText(r.Parts) + "\n"
	}
	if !strings.Contains(said, "a collector updates the references in its words [rsp+8]") ||
		strings.Contains(said, "no collector updates it") {
		t.Error(said)
	}
}
