package lower_test

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/lower/image"
	"statepoint/lower/machine"
	"statepoint/stackmap"
)

// TestInvalidModules checks that modules which the verifier refuses are refused with their place,
// as a whole and function by function.
func TestInvalidModules(t *testing.T) {
	for _, text := range []string{
		"define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br " +
			"label %b\nb:\n  ret i32 %x\n}\n",
		"define i32 @f() {\n  br label %b\nb:\n  %x = phi i32 [ 1, %b ]\n  br label %b\n}\n",
		"declare void @g(i32)\ndefine void @f() personality ptr null {\n  %l = landingpad i32 " +
			"cleanup\n  ret void\n}\n",
	} {
		m, _, err := irparse.ParseString(t.Context(), "bad.ll", text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := lower.Compile(t.Context(), m, lower.Options{}); err == nil ||
			!strings.HasPrefix(err.Error(), "bad.ll:") {
			t.Errorf("compiled as a whole: %v\n%s", err, text)
		}
		if err := lower.Begin(t.Context(), m, lower.Options{}).Function(m.Func("f")); err == nil ||
			!strings.HasPrefix(err.Error(), "bad.ll:") {
			t.Errorf("compiled by function: %v\n%s", err, text)
		}
	}
	made := ir.NewModule("made")
	f := made.NewFunc("f", made.Types.Func(made.Types.Void, nil, false),
		made.PointerTo(made.Types.I8, 0))
	b := f.NewBlock("entry")
	b.Append(made.NewInstr(ir.Fence, made.Types.Void))
	if _, err := lower.Compile(t.Context(), made, lower.Options{}); err == nil ||
		!strings.Contains(err.Error(), "terminator") {
		t.Errorf("a module made by a program: %v", err)
	}
}

// TestDiagnosticsKnowTheirPlace checks that what the code generator refuses is found in the text
// that the module was read from.
func TestDiagnosticsKnowTheirPlace(t *testing.T) {
	m, _, err := irparse.ParseString(t.Context(), "far.ll",
		"\n\ndefine void @f() prologue i8 1 {\n  ret void\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := lower.Compile(t.Context(), m, lower.Options{}); err == nil ||
		!strings.HasPrefix(err.Error(), "far.ll:3:") {
		t.Errorf("%v", err)
	}
}

// TestNoRecords checks that a module without statepoints has an empty stack map, and no section for
// it.
func TestNoRecords(t *testing.T) {
	for _, opts := range []lower.Options{{}, {Detail: true}, {Table: true}} {
		res := lowertest.Compile(t, "define void @f() {\n  ret void\n}\n", opts)
		maps, err := res.StackMap.Decode()
		if err != nil || len(maps) != 0 || len(res.StackMap.Bytes) != 0 ||
			len(res.Map.Records) != 0 || len(res.Tables) != 0 {
			t.Errorf("%+v: %v %v %v %v", opts, err, maps, res.Map, res.Tables)
		}
		for _, name := range []string{".llvm_stackmaps", stackmap.TableSectionName} {
			if s, _ := res.Object.Section(name); s != nil {
				t.Errorf("there is a section %s", name)
			}
		}
	}
}

// TestDecodedNames checks that the names of functions are known whether a stack map is read from
// the encoder's result, from an object, or from a linked program.
func TestDecodedNames(t *testing.T) {
	res := lowertest.Compile(t, `
declare void @llvm.experimental.stackmap(i64, i32, ...)
define internal void @inner() {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0)
  ret void
}
define i32 @main() {
  call void @inner()
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 2, i32 0)
  ret i32 0
}
`, lower.Options{})
	check := func(what string, names []string) {
		if strings.Join(names, " ") != "inner main" {
			t.Errorf("%s: %q", what, names)
		}
	}
	maps, err := res.StackMap.Decode()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for i := range maps[0].Functions {
		names = append(names, maps[0].Functions[i].Name())
	}
	check("encoding", names)
	file := lowertest.Object(t, res)
	dir := t.TempDir()
	if err := os.WriteFile(dir+"/a.o", file, 0o644); err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{"object": file}
	for _, flag := range []string{"-pie", "-no-pie"} {
		if files["linked with "+flag], err = os.ReadFile(lowertest.Link(t, dir, "a"+flag,
			dir+"/a.o",
			flag)); err != nil {
			t.Fatal(err)
		}
	}
	for what, data := range files {
		images, err := image.Open(what, data)
		if err != nil {
			t.Fatal(err)
		}
		maps := images[0].StackMaps()[0].Annotation.Maps
		var names []string
		for i := range maps[0].Functions {
			names = append(names, maps[0].Functions[i].Name())
		}
		check(what, names)
	}
}

// TestExternalData runs code that reads and writes variables which only the machine knows, directly
// and through the linker's table, and one of another object.
func TestExternalData(t *testing.T) {
	const text = `
@wanted = external global i64
@weak = extern_weak global i64
@other = external global i64
define i64 @f(i64 %x) {
  %w = load i64, ptr @wanted
  %o = load i64, ptr @other
  %s = add i64 %w, %o
  store i64 %x, ptr getelementptr (i64, ptr @wanted, i64 1)
  %there = icmp ne ptr @weak, null
  %n = zext i1 %there to i64
  %r = add i64 %s, %n
  ret i64 %r
}
`
	for _, pic := range []bool{false, true} {
		m, err := machine.New(machine.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		first, err := m.Load(lowertest.Compile(t, "@other = global i64 100\n",
			lower.Options{}).Object, nil)
		if err != nil {
			t.Fatal(err)
		}
		other, ok := first.Lookup("other")
		if !ok {
			t.Fatal("no symbol")
		}
		m.Define("other", other)
		data := bytes.Repeat([]byte{0}, 16)
		data[0] = 7
		at, err := m.AddData("wanted", data)
		if err != nil {
			t.Fatal(err)
		}
		im, err := m.Load(lowertest.Compile(t, text, lower.Options{PIC: pic}).Object, nil)
		if err != nil {
			t.Fatal(err)
		}
		fn, _ := im.Lookup("f")
		got, err := m.Call(context.Background(), fn, 33)
		if err != nil {
			t.Fatal(err)
		}
		if v, _ := m.Mem.Load64(at + 8); got != 107 || v != 33 {
			t.Errorf("PIC %t: f gives %d and writes %d, want 107 and 33", pic, got, v)
		}
	}
}
