package check_test

import (
	"slices"
	"testing"

	"statepoint/e2e/oracle"
)

// TestX32 checks an object whose pointers have 4 bytes: the report says that the code is not read,
// and the map, whose references are as short, has no findings.
func TestX32(t *testing.T) {
	module := oracle.RewriteStatepoints(t, oracle.Opaque, []byte(`
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %i) gc "statepoint-example" {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %i
  %r = load ptr addrspace(1), ptr addrspace(1) %q
  call void @foo()
  store ptr addrspace(1) %p, ptr addrspace(1) %q
  ret ptr addrspace(1) %r
}
`))
	r := open(t, "x32.o", compile(t, oracle.Opaque, module, "-mtriple=x86_64-linux-gnux32"))
	if r.Records != 1 || len(r.Findings) > 0 ||
		!slices.Contains(r.Skipped, "x32: the code is not read") {
		t.Errorf("%+v", r)
	}
}
