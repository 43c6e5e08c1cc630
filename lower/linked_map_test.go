package lower_test

import (
	"bytes"
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/image"
)

// unreferenced has a function with a record that nothing calls.
const unreferenced = `
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define void @foo() {
  ret void
}
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0,
    ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
define void @_start() {
  ret void
}
`

// linkers are those that the options for linking are promised for.
func linkers(t *testing.T) []string {
	t.Helper()
	return []string{"ld.bfd", "ld.gold", oracle.Tool(t, oracle.Opaque, "ld.lld")}
}

// A retained map is there after sections are dropped, and the records in it are right; without the
// option it is dropped, as LLVM's.
func TestRetainedMap(t *testing.T) {
	for _, retain := range []bool{false, true} {
		obj := lowertest.Object(t, lowertest.Compile(t, unreferenced,
			lower.Options{RetainMap: retain, FunctionSections: true}))
		for _, ld := range linkers(t) {
			out, said := link(t, ld, obj, "--gc-sections", "-e", "_start")
			images, err := image.Open("a.out", out)
			if err != nil {
				t.Fatalf("%s: %v\n%s", ld, err, said)
			}
			points := images[0].Maps().Points()
			if !retain {
				if len(points) != 0 {
					t.Errorf("%s: the map is kept without the option", ld)
				}
				continue
			}
			if len(points) != 1 || !strings.HasPrefix(images[0].Place(points[0].Address), "f+") {
				t.Errorf("%s: %v", ld, points)
			}
		}
	}
}

// A shared object with a writable map has no text relocations.
func TestWritableMap(t *testing.T) {
	for _, writable := range []bool{false, true} {
		obj := lowertest.Object(t, lowertest.Compile(t, unreferenced,
			lower.Options{RetainMap: true, WritableMap: writable, PIC: true}))
		for _, ld := range linkers(t) {
			out, said := link(t, ld, obj, "-shared")
			if !writable && out == nil {
				if !strings.Contains(said, "recompile with -fPIC") { // lld refuses
					t.Errorf("%s: %s", ld, said)
				}
				continue
			}
			f, err := elf.NewFile(bytes.NewReader(out))
			if err != nil {
				t.Fatalf("%s: %v\n%s", ld, err, said)
			}
			tags, err := f.DynValue(elf.DT_TEXTREL)
			if err != nil {
				t.Fatal(err)
			}
			if has := len(tags) > 0; has == writable {
				t.Errorf("%s: writable %t, text relocations %t", ld, writable, has)
			}
		}
	}
}

// The assembly text of both options makes the section that the object has.
func TestMapSectionInAssembly(t *testing.T) {
	res := lowertest.Compile(t, unreferenced, lower.Options{RetainMap: true, WritableMap: true,
		Detail: true})
	if text := res.Assembly(0, false); !strings.Contains(text,
		"\t.section\t.llvm_stackmaps,\"awR\",@progbits\n") {
		t.Error(text)
	}
}

// link links an object and returns the file, nil if the linker refuses it, and what it said.
func link(t *testing.T, ld string, obj []byte, args ...string) ([]byte, string) {
	t.Helper()
	dir := t.TempDir()
	in, out := filepath.Join(dir, "a.o"), filepath.Join(dir, "a.out")
	if err := os.WriteFile(in, obj, 0o644); err != nil {
		t.Fatal(err)
	}
	said, err := exec.Command(ld, append(args, in, "-o", out)...).CombinedOutput()
	if err != nil {
		return nil, err.Error() + "\n" + string(said)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return data, string(said)
}
