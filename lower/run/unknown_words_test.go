package run_test

import (
	"bytes"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/lower"
	"statepoint/lower/object"
	"statepoint/lower/run"
	"statepoint/stackmap"
)

// An object that lists a stack object, and has no table of its words, is run with a warning; with
// the table there is none.
func TestUnknownWords(t *testing.T) {
	m, _, err := irparse.ParseString(t.Context(), "f.ll", `declare void @rt_safepoint()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @main() gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) null, ptr %slot
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @rt_safepoint, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
  ret void
}
`)
	if err != nil {
		t.Fatal(err)
	}
	res, err := lower.Compile(t.Context(), m, lower.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if _, err := res.Object.WriteTo(&file); err != nil {
		t.Fatal(err)
	}
	name := []byte(stackmap.RegionSectionName)
	for _, c := range []struct {
		file []byte
		want string
	}{
		{file.Bytes(), ""},
		{bytes.ReplaceAll(file.Bytes(), name, bytes.ToUpper(name)),
			"stack objects are in 1 record of the map, the first rsp+0 at @main+0x"},
	} {
		obj, err := object.Read(c.file)
		if err != nil {
			t.Fatal(err)
		}
		p, err := run.Load(obj, run.Options{})
		if err != nil {
			t.Fatal(err)
		}
		got := strings.Join(p.Doubts(), "\n")
		if c.want == "" && got != "" || !strings.HasPrefix(got, c.want) {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
