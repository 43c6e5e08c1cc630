package run_test

import (
	"strings"
	"testing"

	"statepoint/lower"
	"statepoint/lower/check"
	"statepoint/lower/image"
	"statepoint/lower/run"
)

// mixed lists a pointer, OFFSET bytes from FROM, with the base %a.
const mixed = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define i64 @main() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(ptr addrspace(1) (i64, i64)) @rt_alloc, i32 2, i32 0, i64 0, i64 SIZE, i32 0, i32 0)
  %a = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(ptr addrspace(1) (i64, i64)) @rt_alloc, i32 2, i32 0, i64 0, i64 8, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
  %b = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %u)
  %a1 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0)
  %d = getelementptr i8, ptr addrspace(1) FROM, i64 OFFSET
  %v = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 3, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a1, ptr addrspace(1) %d) ]
  %a2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %v, i32 0, i32 0)
  %d2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %v, i32 0, i32 1)
  %x = ptrtoint ptr addrspace(1) %a2 to i64
  %y = ptrtoint ptr addrspace(1) %d2 to i64
  %n = sub i64 %y, %x
  ret i64 %n
}
`

// A derived pointer with the base of another object is a finding of a run that follows words, and
// one whose objects calls returned also of a check. One of the same object is none, wherever it
// points.
func TestBaseOfAnotherObject(t *testing.T) {
	for _, c := range []struct {
		size, from, offset string
		found, proved      bool
		strays             bool // outside of its base
	}{
		{"64", "%a1", "8", false, false, false},
		{"8", "%a1", "32", false, false, true},
		{"8", "%b", "8", true, false, true},
		{"8", "%b", "0", true, true, true}, // where %a may end
		{"64", "%b", "0", true, true, true},
	} {
		text := strings.NewReplacer("SIZE", c.size, "FROM", c.from, "OFFSET", c.offset).
			Replace(mixed)
		compiled, surface := compile(t, text, "", lower.Options{})
		for _, collector := range run.Collectors() {
			for _, sanitize := range []bool{false, true} {
				p, err := run.Load(compiled.Object, run.Options{Surface: surface,
					Code: &compiled.Module, Collector: collector, Judge: true, Sanitize: sanitize})
				if err == nil {
					err = p.Call(t.Context(), "main", nil)
				}
				if err != nil {
					t.Fatal(err)
				}
				if (p.Strayed() != "") != (c.strays && !sanitize) {
					t.Errorf("%+v, %s, sanitize %v: strays %q", c, collector, sanitize,
						p.Strayed())
				}
				first, _ := p.Findings()
				found := first != nil && first.Kind == run.Misbased
				if found != (c.found && sanitize) {
					t.Errorf("%+v, %s, sanitize %v: %v", c, collector, sanitize, first)
				} else if found && !strings.Contains(first.String(), " with the base [") {
					t.Error(first)
				}
			}
		}
		proved := false
		for _, f := range checked(t, compiled).Findings {
			proved = proved || f.Code == check.BaseDerived
		}
		if proved != c.proved {
			t.Errorf("%+v: proved %v", c, proved)
		}
	}
}

// checked checks a compiled object.
func checked(t *testing.T, compiled *lower.Result) *check.Report {
	t.Helper()
	var file strings.Builder
	if _, err := compiled.Object.WriteTo(&file); err != nil {
		t.Fatal(err)
	}
	images, err := image.Open("a.o", []byte(file.String()))
	if err != nil {
		t.Fatal(err)
	}
	return check.Check(images[0])
}
