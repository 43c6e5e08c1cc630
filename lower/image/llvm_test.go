package image_test

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/foreign"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/lower/image"
	"statepoint/stackmap"
)

// object is an object from LLVM.
type object struct {
	name string
	data []byte
}

// rewritten are modules with statepoints from LLVM's pass: examples and random programs.
func rewritten(t *testing.T, release, programs int) map[string][]byte {
	t.Helper()
	files, err := filepath.Glob("../../static/examples/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no examples", err)
	}
	all := map[string][]byte{}
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if oracle.Release(src) != release || oracle.RootsInMemory(src) ||
			bytes.Contains(src, []byte("; refused:")) {
			continue
		}
		src = oracle.KnownStrategies(src)
		args := []string{"-passes=rewrite-statepoints-for-gc", "-S"}
		if r := oracle.Exec(src, oracle.Tool(t, release, "opt"), args...); r.Err == nil {
			all[filepath.Base(f)] = r.Stdout
		}
	}
	for seed := range uint64(programs) {
		opt := gen.All
		opt.Typed = release == oracle.Typed
		src := gen.Program(seed, opt)
		all[fmt.Sprintf("program %d", seed)] = oracle.RewriteStatepoints(t, release, []byte(src))
	}
	return all
}

// triples are the targets for which both releases write stack maps.
var triples = []string{"x86_64-linux-gnu", "aarch64-linux-gnu", "x86_64-apple-darwin",
	"aarch64-apple-darwin", "x86_64-pc-windows-msvc", "aarch64-pc-windows-msvc"}

// objects compiles modules with both releases for several targets, cycling through targets and
// optimization levels.
func objects(t *testing.T, programs int) (all []object) {
	t.Helper()
	n := 0
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		modules := rewritten(t, release, programs)
		for _, name := range slices.Sorted(maps.Keys(modules)) {
			triple, level := triples[n%len(triples)], n/len(triples)%4
			n++
			r := oracle.Exec(modules[name], oracle.Tool(t, release, "llc"),
				fmt.Sprintf("-O%d", level), "-mtriple="+triple, "-filetype=obj", "-o", "-")
			if r.Err != nil { // for modules that a target cannot compile
				continue
			}
			all = append(all, object{fmt.Sprintf("%s, llc-%d -O%d -mtriple=%s", name, release,
				level, triple), r.Stdout})
		}
	}
	return all
}

// For objects of three machines in three formats, this package reads the same as llvm-readobj;
// every function has its name, and every statepoint's record follows a call.
func TestReadsWhatLLVMReads(t *testing.T) {
	records, calls := 0, 0
	for _, o := range objects(t, 12) {
		images, err := image.Open(o.name, o.data)
		if err != nil {
			t.Error(err)
			continue
		}
		im := images[0]
		if len(im.Problems) > 0 {
			t.Errorf("%s: %q", o.name, im.Problems)
		}
		var raw []*stackmap.Map
		for _, s := range im.StackMaps() {
			if s.Err != nil {
				t.Errorf("%s: %v", o.name, s.Err)
			}
			m, err := stackmap.Decode(s.Section.Raw, stackmap.DecodeOptions{})
			if err != nil {
				t.Errorf("%s: %v", o.name, err)
			}
			raw = append(raw, m...)
			for _, p := range s.Points() {
				records++
				_, f, r := p.Of()
				if f == nil || f.Name() == "" {
					t.Errorf("%s: the function of record %d has no name", o.name, p.Record)
					continue
				}
				if _, err := r.Statepoint(); err != nil {
					continue
				}
				text, err := im.Maps().AppendAt(nil, p.Address)
				if err != nil {
					t.Errorf("%s: %v", o.name, err)
				}
				if strings.Contains(string(text), " call") || strings.Contains(string(text),
					" bl") {
					calls++
				} else if !strings.Contains(string(text), "nop") {
					t.Errorf("%s: no call before a record:\n%s", o.name, text)
				}
			}
		}
		path := oracle.File(t, "a.o", o.data)
		_, want, _ := strings.Cut(string(oracle.Run(t, oracle.Opaque, nil, "llvm-readobj",
			"--stackmap", path)), "LLVM StackMap")
		got := foreign.Printed(raw)
		if got != "LLVM StackMap"+want && (want != "" || len(raw) > 0) {
			t.Errorf("%s: llvm-readobj says\nLLVM StackMap%s\nwe\n%s", o.name, want, got)
		}
	}
	if records < 500 || calls < 450 {
		t.Errorf("%d records, %d after calls", records, calls)
	}
}

// The same holds for an archive's members, with any names, and for executables and shared objects
// linked from objects, stripped or not, with relocations in any form.
func TestLinked(t *testing.T) {
	dir := t.TempDir()
	src := []byte(`declare void @foo()
define void @juggle(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @foo() [ "deopt"(ptr addrspace(1) %p) ]
  ret void
}
define ptr addrspace(1) @second(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %p
}
`)
	module := oracle.RewriteStatepoints(t, oracle.Opaque, src)
	obj := oracle.Object(t, oracle.Opaque, module, "-relocation-model=pic")
	file := func(name string) string { return filepath.Join(dir, name) }
	long := file("a_name_of_more_than_fifteen_letters.o")
	libc := oracle.File(t, "foo.s", []byte(".globl foo\nfoo: ret\n.globl _start\n_start: ret\n"))
	if err := os.WriteFile(long, obj, 0o644); err != nil {
		t.Fatal(err)
	}
	command := func(program string, args ...string) {
		t.Helper()
		if r := oracle.Exec(nil, program, args...); r.Err != nil {
			t.Fatalf("%s: %v\n%s", oracle.Command(program, args...), r.Err, r.Stderr)
		}
	}
	ar, mc := oracle.Tool(t, oracle.Opaque, "llvm-ar"), oracle.Tool(t, oracle.Opaque, "llvm-mc")
	strip := oracle.Tool(t, oracle.Opaque, "llvm-objcopy")
	command(mc, "-triple=x86_64-linux-gnu", "-filetype=obj", libc, "-o", file("foo.o"))
	command(ar, "--format=gnu", "rc", file("gnu.a"), file("foo.o"), long)
	command(ar, "--format=bsd", "rc", file("bsd.a"), file("foo.o"), long)
	command("ld", long, file("foo.o"), "-o", file("static"))
	command("ld", "-pie", "-z", "notext", "--no-dynamic-linker", long, file("foo.o"), "-o",
		file("pie"))
	command("ld", "-shared", "-z", "notext", long, "-o", file("shared.so"))
	command("ld", "-r", long, file("foo.o"), "-o", file("partial.o"))
	command(strip, "--strip-all", file("pie"), file("stripped"))
	for _, name := range []string{"gnu.a", "bsd.a", "static", "pie", "shared.so", "partial.o",
		"stripped"} {
		data, err := os.ReadFile(file(name))
		if err != nil {
			t.Fatal(err)
		}
		images, err := image.Open(name, data)
		if err != nil {
			t.Error(err)
			continue
		}
		im := images[len(images)-1]
		if strings.HasSuffix(name, ".a") && (len(images) != 2 ||
			im.Name != name+"("+filepath.Base(long)+")") {
			t.Errorf("%s: %d members, the last %s", name, len(images), im.Name)
		}
		maps := im.Maps()
		points := maps.Points()
		if len(points) != 2 || len(maps.Errors) > 0 || len(im.Problems) > 0 {
			t.Errorf("%s: %d records, %v, %v", name, len(points), maps.Errors, im.Problems)
			continue
		}
		for i, p := range points {
			_, f, _ := p.Of()
			if want := []string{"juggle", "second"}[i]; f.Name() != want && name != "stripped" {
				t.Errorf("%s: record %d is of %q", name, i, f.Name())
			}
			fn := im.Around(p.Address)
			if fn == nil || fn.Unnamed != (name == "stripped") || fn.Size > 20 {
				t.Errorf("%s: record %d is in %+v", name, i, fn)
			}
			if text, err := maps.AppendAt(nil, p.Address); err != nil ||
				!strings.Contains(string(text), "call") {
				t.Errorf("%s: %v\n%s", name, err, text)
			}
		}
	}
}

// A linked file without a map says that a linker may have dropped it, an object that it had none.
func TestWithoutMap(t *testing.T) {
	t.Chdir(t.TempDir())
	obj := oracle.Object(t, oracle.Opaque, oracle.RewriteStatepoints(t, oracle.Opaque,
		[]byte("define void @foo() {\n ret void\n}\ndefine void @f() gc \"statepoint-example\" "+
			"{\n call void @foo()\n ret void\n}\n")))
	if err := os.WriteFile("in.o", obj, 0o644); err != nil {
		t.Fatal(err)
	}
	oracle.Run(t, oracle.Opaque, nil, "ld.lld", "--gc-sections", "-e", "f", "in.o", "-o", "out")
	oracle.Run(t, oracle.Opaque, nil, "llvm-objcopy", "-R", ".llvm_stackmaps", "in.o", "none.o")
	oracle.Run(t, oracle.Opaque, nil, "llvm-objcopy", "--only-keep-debug", "in.o", "debug.o")
	for release, name := range map[int]string{oracle.Typed: "none.obj",
		oracle.Opaque: "whole.obj"} {
		obj := oracle.Run(t, release, []byte("declare void @foo()\n"+
			"define double @f(double %x) gc \"statepoint-example\" {\n %y = fadd double %x, 1.0\n"+
			" call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0)\n"+
			" ret double %y\n}\ndeclare void @llvm.experimental.stackmap(i64, i32, ...)\n"),
			"llc", "-mtriple=x86_64-pc-windows-msvc", "-filetype=obj")
		if err := os.WriteFile(name, obj, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]string{"out": "the linker dropped their maps",
		"none.o": "it contains no statepoint", "debug.o": "its own sections are empty",
		"none.obj": "or the compiler wrote no map", "whole.obj": ""} {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		images, err := image.Open(name, data)
		if err != nil {
			t.Fatal(err)
		}
		im := images[0]
		if want == "" {
			if len(im.StackMaps()) == 0 {
				t.Errorf("%s: no map", name)
			}
			continue
		}
		if len(im.StackMaps()) > 0 || !strings.Contains(im.WithoutMap(), want) {
			t.Errorf("%s: %d maps, %s", name, len(im.StackMaps()), im.WithoutMap())
		}
	}
}

// The bytes of a section can be opened as a file.
func TestSectionByItself(t *testing.T) {
	e, err := stackmap.Encode(&stackmap.Map{Version: 3, Functions: []stackmap.Function{
		{Address: 64, StackSize: 8, Records: 1}}, Records: []stackmap.Record{{ID: 1, Offset: 5}}})
	if err != nil {
		t.Fatal(err)
	}
	images, err := image.Open("map", e.Bytes)
	if err != nil {
		t.Fatal(err)
	}
	if p := images[0].Maps().Points(); len(p) != 1 || p[0].Address != 69 {
		t.Error(p)
	}
}

// A file that is truncated anywhere gives an error or a partial result, and the offset of the
// damage.
func TestDamage(t *testing.T) {
	for _, triple := range triples {
		obj := oracle.Object(t, oracle.Opaque, oracle.RewriteStatepoints(t, oracle.Opaque,
			[]byte("declare void @foo()\ndefine ptr addrspace(1) @f(ptr addrspace(1) %p) gc "+
				"\"statepoint-example\" {\n call void @foo()\n ret ptr addrspace(1) %p\n}\n")),
			"-mtriple="+triple)
		images, err := image.Open("o", obj)
		if err != nil {
			t.Fatal(err)
		}
		s := images[0].StackMaps()[0].Section
		whole := len(s.Raw)
		at := bytes.Index(obj, s.Raw)
		for n := range obj {
			if images, err := image.Open("o", obj[:n]); err == nil {
				images[0].Maps().AppendText(nil)
			}
			spoiled := bytes.Clone(obj)
			spoiled[n] ^= 0xff
			if images, err := image.Open("o", spoiled); err == nil {
				images[0].Maps().AppendText(nil)
			}
		}
		spoiled := bytes.Clone(obj)
		spoiled[at+12]++ // the number of records
		images, err = image.Open("o", spoiled)
		if err != nil {
			t.Fatal(err)
		}
		maps := images[0].Maps()
		text := string(maps.AppendText(nil))
		if len(maps.Errors) == 0 || !strings.Contains(text, "damaged: ") ||
			!strings.Contains(text, "offset 0xc") {
			t.Errorf("%s: %v\n%s", triple, maps.Errors, text)
		}
		spoiled = bytes.Clone(obj)
		copy(spoiled[at+whole-8:], "\xff\xff\xff\xff\xff\xff\xff\xff")
		if images, err = image.Open("o", spoiled); err != nil {
			t.Fatal(err)
		}
		if maps = images[0].Maps(); len(maps.Errors) == 0 {
			t.Errorf("%s: live-outs beyond the end: no error", triple)
		}
	}
}

// The error for a file that is not an object says what the file is.
func TestRefuses(t *testing.T) {
	for data, want := range map[string]string{
		"":                                 "the file is empty",
		"; ModuleID = 'a'\n":               "this is LLVM IR",
		"define void @f() {\n":             "this is LLVM IR",
		"BC\xc0\xde":                       "llc makes one of it",
		"!<thin>\n":                        "thin archive",
		"!<arch>\nx":                       "no members",
		"\x7fELF":                          "the file ends at 0x4",
		"\x00\x00\xff\xff\x00\x00\x64\x86": "bigobj",
		"\xde\xc0\x17\x0b\x00":             "bitcode in a wrapper",
		"\x00asm\x01\x00\x00\x00":          "WebAssembly",
		"Microsoft C/C++ MSF 7.00\r\n":     "program database",
		"\xca\xfe\xba\xbf\x00\x00\x00\x01": "the file ends at 0x8",
		"\x80\x81\x82":                     "begins with 80 81 82",
	} {
		if _, err := image.Open("f", []byte(data)); err == nil ||
			!strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "f: ") {
			t.Errorf("%q: %v", data, err)
		}
	}
}
