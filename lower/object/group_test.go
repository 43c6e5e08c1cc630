package object

import (
	"bytes"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"statepoint/lower/amd64"
)

// grouped is an object with two groups, a common symbol and a section that is retained.
func grouped() *Object {
	o := New("a.ll")
	any := o.AddSymbol(Symbol{Name: "any", Section: 1, Type: TypeFunc, Bind: Weak, Size: 6})
	lone := o.AddSymbol(Symbol{Name: "lone"})
	common := o.AddSymbol(Symbol{Name: "pool", Section: Common, Value: 32, Size: 100,
		Type: TypeObject, Bind: Global})
	first, second := o.AddGroup(Group{Signature: any, Comdat: true}),
		o.AddGroup(Group{Signature: lone})
	text := Standard(".text.any")
	text.Data, text.Group = []byte{0xE8, 0, 0, 0, 0, 0xC3}, first
	text.Relocs = []amd64.Fixup{{Off: 1, Kind: amd64.RelocPC32, Sym: common, Addend: -4}}
	o.AddSection(text)
	data := Standard(".data.lone")
	data.Data, data.Group, data.Flags = make([]byte, 8), second, data.Flags|Retain
	o.AddSection(data)
	return o
}

// TestGroupsAreWritten shows the object to readelf and reads it back.
func TestGroupsAreWritten(t *testing.T) {
	path := write(t, grouped())
	out := run(t, "readelf", "-SgsW", path)
	for _, want := range []string{
		"COMDAT group section [    1] `.group' [any] contains 2 sections:",
		"\ngroup section [    2] `.group' [lone] contains 1 sections:",
		".rela.text.any", "0000000000000020   100 OBJECT  GLOBAL DEFAULT  COM pool",
		"NOTYPE  LOCAL  DEFAULT    2 lone", "WAGR",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("readelf does not show %q in\n%s", want, out)
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	back, err := Read(data)
	if err != nil {
		t.Fatal(err)
	}
	if data[7] != osGNU {
		t.Errorf("OS ABI %d of a file with a retained section", data[7])
	}
	var again bytes.Buffer
	if _, err := back.WriteTo(&again); err != nil {
		t.Fatal(err)
	}
	third, err := Read(again.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(back, third) || len(back.Groups) != 2 || !back.Groups[0].Comdat ||
		back.Sections[2].Group != 2 {
		t.Errorf("read back: %+v, %+v", back.Groups, third.Groups)
	}
}

// TestManySections has more sections than 16 bits can number.
func TestManySections(t *testing.T) {
	const n = 70_000
	o := New("")
	for i := range n {
		s := Standard(fmt.Sprintf(".text.f%d", i))
		s.Data = []byte{0xC3}
		sec := o.AddSection(s)
		o.AddSymbol(Symbol{Name: fmt.Sprintf("f%d", i), Section: sec, Size: 1, Type: TypeFunc,
			Bind: Global})
	}
	path := write(t, o)
	out := run(t, "readelf", "-hW", path)
	if !strings.Contains(out, fmt.Sprintf("(%d)", n+4)) {
		t.Errorf("readelf does not count %d sections in\n%s", n+4, out)
	}
	out = run(t, "/usr/lib/llvm-22/bin/llvm-nm", path)
	if lines := strings.Count(out, " T f"); lines != n {
		t.Errorf("llvm-nm finds %d functions of %d", lines, n)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	back, err := Read(data)
	if err != nil {
		t.Fatal(err)
	}
	if len(back.Sections) != n+1 {
		t.Fatalf("%d sections read back", len(back.Sections)-1)
	}
	if last := back.Symbols[len(back.Symbols)-1]; back.Sections[last.Section].Name !=
		".text."+last.Name {
		t.Errorf("%s is in %s", last.Name, back.Sections[last.Section].Name)
	}
}

// TestAlignmentCostsNoFile writes a section aligned to 4 GiB.
func TestAlignmentCostsNoFile(t *testing.T) {
	o := New("")
	s := Standard(".data")
	s.Data, s.Align = []byte{1}, 1<<32
	o.AddSection(s)
	l, err := o.Layout()
	if err != nil {
		t.Fatal(err)
	}
	if l.Size() > 8192 {
		t.Errorf("a file of %d bytes", l.Size())
	}
}
