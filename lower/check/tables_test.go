package check_test

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/check"
	"statepoint/lower/image"
)

// frames is a module with a frame of each kind: small, with saved registers, with a frame pointer,
// larger than a page, of no fixed size, aligned, with floating-point registers, with a landing pad.
const frames = `declare void @foo()
declare void @sink(ptr)
declare i32 @__gxx_personality_v0(...)
define void @small(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @foo() [ "deopt"(ptr addrspace(1) %p) ]
  ret void
}
define ptr addrspace(1) @saves(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %x, i64 %y, i64 %z, i64 %w) gc "statepoint-example" {
  call void @foo()
  %s = add i64 %x, %y
  %t = mul i64 %s, %z
  call void @foo()
  %u = sub i64 %t, %w
  %v = add i64 %x, %w
  %g = getelementptr i8, ptr addrspace(1) %p, i64 %u
  store i64 %v, ptr addrspace(1) %q
  ret ptr addrspace(1) %g
}
define ptr addrspace(1) @pointed(ptr addrspace(1) %p) "frame-pointer"="all" gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %p
}
define ptr addrspace(1) @large(ptr addrspace(1) %p) gc "statepoint-example" {
  %a = alloca [100000 x i8]
  call void @sink(ptr %a)
  ret ptr addrspace(1) %p
}
define ptr addrspace(1) @sized(ptr addrspace(1) %p, i64 %n) gc "statepoint-example" {
  %a = alloca i8, i64 %n
  call void @sink(ptr %a)
  ret ptr addrspace(1) %p
}
define ptr addrspace(1) @aligned(ptr addrspace(1) %p) gc "statepoint-example" {
  %a = alloca i64, align 64
  call void @sink(ptr %a)
  ret ptr addrspace(1) %p
}
define double @floats(ptr addrspace(1) %p, double %x, double %y) gc "statepoint-example" {
  call void @foo()
  %l = load double, ptr addrspace(1) %p
  %s = fadd double %x, %y
  %t = fadd double %s, %l
  ret double %t
}
define ptr addrspace(1) @throws(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
  invoke void @foo() to label %ok unwind label %pad
ok:
  ret ptr addrspace(1) %p
pad:
  %l = landingpad token cleanup
  call void @foo()
  ret ptr addrspace(1) %q
}
`

// framed is the module for a target, as an object or linked, and the section with its unwinding
// table.
var framed = []struct {
	triple, section string
	link            []string
}{
	{"x86_64-linux-gnu", ".eh_frame", nil},
	{"aarch64-linux-gnu", ".eh_frame", nil},
	{"x86_64-pc-windows-msvc", ".xdata", nil},
	{"aarch64-pc-windows-msvc", ".xdata", nil},
	{"aarch64-pc-windows-msvc", ".pdata", nil},
	{"x86_64-apple-macosx13", "__compact_unwind", nil},
	{"arm64-apple-macosx13", "__compact_unwind", nil},
	{"x86_64-pc-windows-msvc", ".rdata", []string{"lld-link", "/machine:x64", "/dll", "/noentry",
		"/force:unresolved", "/out:linked", "in.o"}},
	{"aarch64-pc-windows-msvc", ".pdata", []string{"lld-link", "/machine:arm64", "/dll",
		"/noentry", "/force:unresolved", "/out:linked", "in.o"}},
	{"x86_64-apple-macosx13", "__unwind_info", []string{"ld64.lld", "-arch", "x86_64",
		"-platform_version", "macos", "13", "13", "-dylib", "-undefined", "dynamic_lookup", "in.o",
		"-o", "linked"}},
	{"arm64-apple-macosx13", "__unwind_info", []string{"ld64.lld", "-arch", "arm64",
		"-platform_version", "macos", "13", "13", "-dylib", "-undefined", "dynamic_lookup", "in.o",
		"-o", "linked"}},
}

// linked links an object; without a command it is returned as it is.
func linked(t *testing.T, obj []byte, command []string) []byte {
	t.Helper()
	if len(command) == 0 {
		return obj
	}
	t.Chdir(t.TempDir())
	if err := os.WriteFile("in.o", obj, 0o644); err != nil {
		t.Fatal(err)
	}
	r := oracle.Exec(nil, oracle.Tool(t, oracle.Opaque, command[0]), command[1:]...)
	b, err := os.ReadFile("linked")
	if err != nil {
		t.Fatalf("%v\n%s", err, r.Stderr)
	}
	return b
}

// Every record of every kind of frame is followed in objects and linked files of all formats, in
// which nothing is found. When a bit of an unwinding table is changed, that is found if it says
// where a frame's top or a register is.
func TestUnwindingTables(t *testing.T) {
	module := oracle.RewriteStatepoints(t, oracle.Opaque, []byte(frames))
	for _, f := range framed {
		for _, options := range [][]string{{"-O0"}, {"-O2"}, {"-O2", "--frame-pointer=all"}} {
			name := filepath.Join(f.triple, f.section, options[len(options)-1])
			t.Run(name, func(t *testing.T) {
				data := linked(t, compile(t, oracle.Opaque, module, append(options,
					"-mtriple="+f.triple)...), f.link)
				r := open(t, name, data)
				if r.Records != 10 || r.Framed != 10 || len(r.Findings) > 0 {
					t.Fatalf("%d records, %d framed, %v, %q", r.Records, r.Framed, r.Findings,
						r.Skipped)
				}
				if found := changed(t, data, f.section, 200); found < 3 {
					t.Errorf("%d of 200 changed bits are found", found)
				}
			})
		}
	}
}

// changed changes a bit of a section's bytes that are not zero, so many times, and counts how often
// the unwinding table is found to be wrong.
func changed(t *testing.T, data []byte, section string, times int) (found int) {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 0))
	for n := 0; n < times; {
		images, err := image.Open("changed", data)
		if err != nil {
			t.Fatal(err)
		}
		s := images[0].Section(section)
		if s == nil {
			t.Fatal("no section", section)
		}
		s.Data = bytes.Clone(s.Data)
		i := rng.IntN(len(s.Data))
		if s.Data[i] == 0 {
			continue
		}
		s.Data[i] ^= 1 << rng.IntN(8)
		n++
		if slices.ContainsFunc(check.Check(images[0]).Findings, func(f check.Finding) bool {
			return f.Code == check.Unwinding
		}) {
			found++
		}
	}
	return found
}

// The functions of a map have the addresses that the loader would give them, in linked files of
// both kinds: those with chained fixups and those with tables of them.
func TestLinkedMachO(t *testing.T) {
	module := oracle.RewriteStatepoints(t, oracle.Opaque, []byte(frames))
	for _, arch := range []string{"x86_64", "arm64"} {
		obj := compile(t, oracle.Opaque, module, "-mtriple="+arch+"-apple-macosx13")
		for _, version := range []string{"13", "10.15"} {
			data := linked(t, obj, []string{"ld64.lld", "-arch", arch, "-platform_version", "macos",
				version, version, "-dylib", "-undefined", "dynamic_lookup", "in.o", "-o", "linked"})
			images, err := image.Open(arch, data)
			if err != nil {
				t.Fatal(err)
			}
			im := images[0]
			maps := im.StackMaps()
			if len(maps) != 1 || len(im.Problems) > 0 {
				t.Fatalf("%s %s: %d maps, %q", arch, version, len(maps), im.Problems)
			}
			raw := binary.LittleEndian.Uint64(maps[0].Section.Raw[16:])
			names := ""
			for _, m := range maps[0].Annotation.Maps {
				for i := range m.Functions {
					f := &m.Functions[i]
					names += f.Name() + " "
					at := maps[0].Address(0, i)
					if fn := im.FunctionAt(at); fn == nil || fn.Name != f.Name() {
						t.Errorf("%s %s: function %d is %q, at 0x%x", arch, version, i, f.Name(),
							at)
					}
				}
			}
			if chained := raw != maps[0].Address(0, 0); chained != (version == "13") {
				t.Errorf("%s %s: 0x%x in the file, 0x%x in memory", arch, version, raw,
					maps[0].Address(0, 0))
			}
			if names != "_small _saves _pointed _large _sized _aligned _floats _throws " {
				t.Errorf("%s %s: %s", arch, version, names)
			}
		}
	}
}
