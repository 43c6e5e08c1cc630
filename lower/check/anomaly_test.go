package check_test

import (
	"bytes"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/lower/check"
	"statepoint/stackmap"
)

// A stack object in a record is a finding if no table says which of its words hold references, as
// in LLVM's objects.
func TestObjectWords(t *testing.T) {
	const slot = `declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %slot
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}
`
	told := lowertest.Rewritten(t, slot, lower.Options{})
	name := []byte(stackmap.RegionSectionName)
	untold := func(obj []byte) []byte { return bytes.ReplaceAll(obj, name, bytes.ToUpper(name)) }
	// The same for an object without references, unless its address escapes.
	text := strings.NewReplacer("%slot = alloca ptr addrspace(1)", "%slot = alloca i64",
		"store ptr addrspace(1) %p,", "store i64 1,", "%now = load ptr addrspace(1),",
		"%now = load i64,", "%now\n", "%p\n").Replace(slot)
	number := lowertest.Rewritten(t, text, lower.Options{})
	escapes := lowertest.Rewritten(t, strings.NewReplacer("store i64 1,",
		"call void @bar(ptr %slot)\n  store i64 1,", "@foo()\n",
		"@foo()\ndeclare void @bar(ptr) \"gc-leaf-function\"\n").Replace(text), lower.Options{})
	for what, obj := range map[string][]byte{"told": told, "untold": untold(told),
		"number": number, "number, untold": untold(number), "escapes": escapes} {
		n := 0
		for _, f := range open(t, what, obj).Findings {
			if f.Code != check.ObjectWords || f.Location != "rsp+0" || f.Record != 0 {
				t.Error(f.String())
			}
			n++
		}
		if want := map[string]int{"told": 0, "untold": 1, "number": 0,
			"number, untold": 1, "escapes": 1}[what]; n != want {
			t.Errorf("%s: %d findings", what, n)
		}
	}
}
