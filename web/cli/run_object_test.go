package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// main calls a function of another object that keeps a reference across a call.
var linked = [2]string{`declare i64 @kept(i64)
declare void @rt_print(i64) "gc-leaf-function"
define i64 @main() gc "statepoint-example" {
  %n = call i64 @kept(i64 42)
  call void @rt_print(i64 %n)
  ret i64 0
}
`, `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
define i64 @kept(i64 %n) gc "statepoint-example" {
  %p = call ptr addrspace(1) @rt_alloc(i64 0, i64 16)
  %at = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %n, ptr addrspace(1) %at
  call void @rt_safepoint()
  %v = load i64, ptr addrspace(1) %at
  ret i64 %v
}
`}

// run links objects, knowing only their bytes, runs them under a collector, and detects a missing
// root.
func TestRunObjects(t *testing.T) {
	dir := t.TempDir()
	var files []string
	for i, src := range linked {
		obj := filepath.Join(dir, string(rune('a'+i))+".o")
		if _, stderr, status := runCommand(src, "compile", "-", "-o", obj); status != 0 {
			t.Fatal(stderr)
		}
		files = append(files, obj)
	}
	args := append([]string{"run", "--stress=every-safepoint"}, files...)
	out, stderr, status := runCommand("", args...)
	if status != 0 || out != "42\n" {
		t.Errorf("status %d\n%s%s", status, out, stderr)
	}
	out, stderr, status = runCommand("", "run", files[1], "--entry=kept", "--result", "--", "7")
	if status != 7 || out != "result 7\n" { // the status is the program's
		t.Errorf("kept(7): status %d\n%s%s", status, out, stderr)
	}
	out, _, status = runCommand("", "run", files[1], "--break=list")
	if status != 0 || !strings.Contains(out, "drop-root@kept#1") {
		t.Errorf("status %d\n%s", status, out)
	}
	_, stderr, status = runCommand("", "run", files[1], "--entry=kept", "--break=drop-root@kept#1",
		"--sanitize", "--", "7")
	if status != unsoundStatus || !strings.Contains(stderr, "goes astray") {
		t.Errorf("a dropped root: status %d, %s", status, stderr)
	}
	testBreaksOfLinked(t, files)
	text := filepath.Join(dir, "c.s")
	if _, stderr, status := runCommand(linked[1], "llc", "-", "-o", text); status != 0 {
		t.Fatal(stderr)
	}
	out, stderr, status = runCommand("", "run", files[0], text)
	if status != 0 || out != "42\n" {
		t.Errorf("with assembly: status %d\n%s%s", status, out, stderr)
	}
	testCollectedAllocator(t, dir)
	other := map[string]string{"thin.a": "!<thin>\n", "a.wasm": "\x00asm\x01\x00\x00\x00",
		"wide.ll": "\xff\xfed\x00e\x00", "lto.s": "\t.text\n\t.comm __gnu_lto_slim,1,1\n"}
	for name, text := range other {
		other[name] = filepath.Join(dir, name)
		if err := os.WriteFile(other[name], []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for args, want := range map[string]string{
		files[0]:                     "@kept is undefined, but the program calls it",
		files[0] + " " + files[0]:    "symbol main is defined in " + files[0] + " as well",
		files[1] + " --entry=keep":   "an entry may be @kept",
		files[1] + " --break=leaf@f": "only the map of an object can be broken",
		other["thin.a"]:              "a thin archive has only the names",
		other["a.wasm"]:              "this is WebAssembly",
		other["wide.ll"]:             "This is text in UTF-16",
		other["lto.s"]:               "no code to run: it has GCC's intermediate code",
	} {
		_, stderr, status := runCommand("", append([]string{"run"}, strings.Fields(args)...)...)
		if status != 1 || !strings.Contains(stderr, want) {
			t.Errorf("%s: status %d, %s", args, status, stderr)
		}
	}
}

// testCollectedAllocator runs the object of a program with the allocators of make-references, whose
// layouts are not in an object.
func testCollectedAllocator(t *testing.T, dir string) {
	const src = `declare ptr addrspace(1) @gc_malloc(i64)

define i64 @main() gc "statepoint-example" {
  %a = call ptr addrspace(1) @gc_malloc(i64 16)
  %at = getelementptr i8, ptr addrspace(1) %a, i64 8
  store i64 42, ptr addrspace(1) %at
  %b = call ptr addrspace(1) @gc_malloc(i64 8)
  store ptr addrspace(1) %a, ptr addrspace(1) %b
  %c = call ptr addrspace(1) @gc_malloc(i64 8)
  store ptr addrspace(1) %b, ptr addrspace(1) %c
  %d = call ptr addrspace(1) @gc_malloc(i64 8)
  %e = load ptr addrspace(1), ptr addrspace(1) %c
  %f = load ptr addrspace(1), ptr addrspace(1) %e
  %in = getelementptr i8, ptr addrspace(1) %f, i64 8
  %v = load i64, ptr addrspace(1) %in
  ret i64 %v
}
`
	obj := filepath.Join(dir, "allocates.o")
	if _, stderr, status := runCommand(src, "compile", "-", "-o", obj); status != 0 {
		t.Fatal(stderr)
	}
	const assumed = "assumed: @gc_malloc makes objects of as many bytes as argument 1 says, not " +
		"known inside (followed where it holds an object's address)"
	_, stderr, status := runCommand("", "run", obj, "--stress=every-safepoint", "--sanitize")
	if status != 42 || !strings.Contains(stderr, assumed) {
		t.Errorf("status %d, %s", status, stderr)
	}
	_, stderr, status = runCommand("", "run", obj, "--object=gc_malloc: arg1 bytes, no references",
		"--stress=every-safepoint", "--sanitize")
	if status == 42 || strings.Contains(stderr, assumed) {
		t.Errorf("declared without references: status %d, %s", status, stderr)
	}
}

// A derived pointer whose base is another object is found without --sanitize, too.
func TestRunWrongBase(t *testing.T) {
	const src = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define i64 @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %b, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 3, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret i64 7
}
`
	obj := filepath.Join(t.TempDir(), "base.o")
	if _, stderr, status := runCommand(src, "llc", "-filetype=obj", "-", "-o", obj); status != 0 {
		t.Fatal(stderr)
	}
	const want = "astray, as --sanitize finds: "
	_, stderr, status := runCommand("", "run", obj, "--entry=f", "--", "{| 1}", "{| 2}")
	if status != unsoundStatus || !strings.Contains(stderr, want) ||
		!strings.Contains(stderr, " with the base [") {
		t.Errorf("status %d: %s", status, stderr)
	}
}

// testBreaksOfLinked breaks maps of several objects, linked here or before.
func testBreaksOfLinked(t *testing.T, files []string) {
	linked := [][]string{files}
	if !testing.Short() {
		joined := filepath.Join(t.TempDir(), "joined.o")
		ld := exec.Command("ld", append([]string{"-r", "-o", joined}, files...)...)
		if out, err := ld.CombinedOutput(); err != nil {
			t.Fatalf("ld: %v\n%s", err, out)
		}
		linked = append(linked, []string{joined})
	}
	for _, files := range linked {
		out, stderr, _ := runCommand("", append([]string{"run", "--break=list"}, files...)...)
		if !strings.Contains(out, "drop-root@kept#1             `[rsp+0]` of record 1 of map 1") {
			t.Errorf("%q: %s%s", files, out, stderr)
		}
		bytes, _, _ := runCommand("", append([]string{"run", "--break=list@flip-byte"},
			files...)...)
		last := bytes[strings.LastIndex(bytes[:len(bytes)-1], "\n")+1:]
		last, _, _ = strings.Cut(last, " ")
		for key, want := range map[string]string{
			"drop-root@kept": "goes astray",
			last:             "instead of 0", // padding of the second map
		} {
			_, stderr, status := runCommand("", append([]string{"run", "--break=" + key,
				"--sanitize"}, files...)...)
			if status == 0 || !strings.Contains(stderr, want) {
				t.Errorf("%q, %s: status %d, %s", files, key, status, stderr)
			}
		}
	}
}
