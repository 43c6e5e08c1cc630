package check_test

import (
	"bytes"
	"testing"

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
	told := own(t, "slot", slot)
	name := []byte(stackmap.RegionSectionName)
	for what, obj := range map[string][]byte{"told": told,
		"untold": bytes.ReplaceAll(told, name, bytes.ToUpper(name))} {
		n := 0
		for _, f := range open(t, what, obj).Findings {
			if f.Code != check.ObjectWords || f.Location != "rsp+0" || f.Record != 0 {
				t.Error(f.String())
			}
			n++
		}
		if want := map[string]int{"told": 0, "untold": 1}[what]; n != want {
			t.Errorf("%s: %d findings", what, n)
		}
	}
}
