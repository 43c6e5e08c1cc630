package check_test

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/check"
	"statepoint/lower/image"
	"statepoint/lower/object"
	"statepoint/lower/run"
	"statepoint/stackmap"
)

// Whatever bit of a map is flipped: if the emulator refuses to load the object, the check has a
// finding, of this compiler's objects and of LLVM's.
func TestFlips(t *testing.T) {
	objects := map[string][]byte{"ours": lowertest.Rewritten(t, flips, lower.Options{}),
		"llc -O0": llc(t, "-O0"), "llc -O2": llc(t, "-O2")}
	refused, codes := 0, map[check.Code]int{}
	for _, name := range slices.Sorted(maps.Keys(objects)) {
		im, err := image.Open(name, objects[name])
		if err != nil {
			t.Fatal(err)
		}
		before := check.Check(im[0])
		if len(before.Findings) > 0 {
			t.Fatal(before.Findings[0].String())
		}
		s := im[0].Section(stackmap.SectionName)
		at := bytes.Index(objects[name], s.Raw)
		if at < 0 || bytes.Contains(objects[name][at+1:], s.Raw) {
			t.Fatal(name, "the map's place in the file is not known")
		}
		bits := make([]int, 8*len(s.Raw))
		for i := range bits {
			bits[i] = i
		}
		for _, bit := range short.Some(bits, 50) {
			data := bytes.Clone(objects[name])
			data[at+bit/8] ^= 1 << (bit % 8)
			if err := load(t, data); err == nil {
				continue
			} else if !strings.HasPrefix(err.Error(), "section "+stackmap.SectionName) {
				t.Errorf("%s, bit %d of byte %#x: %v", name, bit%8, bit/8, err)
			} else {
				refused++
				r := open(t, name, data)
				for _, f := range r.Findings {
					codes[f.Code]++
				}
				if len(r.Findings) == 0 {
					t.Errorf("%s, bit %d of byte %#x: no finding, but %v", name, bit%8, bit/8, err)
				}
			}
		}
	}
	t.Logf("%d flips refused: %v", refused, codes)
	if refused < short.Share(1000, 100) || codes[check.Reserved] == 0 || codes[check.Field] == 0 {
		t.Errorf("%d flips refused: %v", refused, codes)
	}
}

// flips has a derived pointer, and deopt values of all kinds.
const flips = `declare ptr addrspace(1) @make(i64)
declare void @take(ptr addrspace(1), ptr addrspace(1))
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n) gc "statepoint-example" {
  %in = getelementptr i8, ptr addrspace(1) %p, i64 16
  %q = call ptr addrspace(1) @make(i64 8) [ "deopt"(i32 7, i64 81985529216486895, i64 %n) ]
  call void @take(ptr addrspace(1) %q, ptr addrspace(1) %in)
  %v = load ptr addrspace(1), ptr addrspace(1) %in
  store ptr addrspace(1) %v, ptr addrspace(1) %q
  ret ptr addrspace(1) %q
}
define void @g(ptr addrspace(1) %p) gc "statepoint-example" {
  %q = call ptr addrspace(1) @f(ptr addrspace(1) %p, i64 1)
  call void @take(ptr addrspace(1) %q, ptr addrspace(1) %p)
  ret void
}
`

// llc compiles it with LLVM.
func llc(t *testing.T, level string) []byte {
	t.Helper()
	return compile(t, oracle.Opaque, oracle.RewriteStatepoints(t, oracle.Opaque, []byte(flips)),
		level, "-mtriple=x86_64-linux-gnu")
}

// load loads an object into the emulator.
func load(t *testing.T, data []byte) error {
	t.Helper()
	obj, err := object.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	_, err = run.Load(obj, run.Options{Stubs: true})
	return err
}
