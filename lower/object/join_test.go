package object

import (
	"strings"
	"testing"

	"statepoint/lower/amd64"
)

// part is an object with a section that refers to one name and defines another.
func part(defines string, bind Bind, refers string) *Object {
	o := New("t")
	s := Standard(".data")
	s.Data = make([]byte, 16)
	sec := o.AddSection(s)
	to := o.AddSymbol(Symbol{Name: refers, Bind: Global})
	o.AddSymbol(Symbol{Name: defines, Bind: bind, Section: sec, Value: 8})
	s.Relocs = []amd64.Fixup{{Kind: amd64.Reloc64, Sym: to}}
	return o
}

// What one object refers to another defines, a strong definition replaces a weak one, and two
// strong ones are an error that names both files.
func TestJoin(t *testing.T) {
	names := []string{"a.o", "b.o"}
	o, err := Join(names, []*Object{part("f", Global, "g"), part("g", Global, "f")})
	if err != nil {
		t.Fatal(err)
	}
	for i, sec := range []Sec{2, 1} { // the first refers to what the second defines
		to := o.Symbols[o.Sections[i+1].Relocs[0].Sym]
		if to.Section != sec || to.Value != 8 {
			t.Errorf("section %d refers to %+v", i+1, to)
		}
	}
	o, err = Join(names, []*Object{part("f", Weak, "f"), part("f", Global, "f")})
	if err != nil || o.Symbols[o.Sections[1].Relocs[0].Sym].Section != 2 {
		t.Errorf("a weak and a strong definition: %v", err)
	}
	_, err = Join(names, []*Object{part("f", Global, "g"), part("f", Global, "g")})
	if err == nil || !strings.Contains(err.Error(), "b.o: symbol f is defined in a.o as well") {
		t.Errorf("two strong definitions: %v", err)
	}
}

// Of two groups with one signature the first stays, and references go to what it defines.
func TestJoinGroups(t *testing.T) {
	grouped := func() *Object {
		o := New("t")
		sign := o.AddSymbol(Symbol{Name: "inlined", Bind: Weak})
		g := o.AddGroup(Group{Signature: sign, Comdat: true})
		s := Standard(".text")
		s.Data, s.Group, s.Flags = make([]byte, 8), g, s.Flags|InGroup
		sec := o.AddSection(s)
		o.Symbols[sign].Section = sec
		d := Standard(".data")
		d.Data = make([]byte, 8)
		d.Relocs = []amd64.Fixup{{Kind: amd64.Reloc64, Sym: sign}}
		o.AddSection(d)
		return o
	}
	o, err := Join([]string{"a.o", "b.o"}, []*Object{grouped(), grouped()})
	if err != nil {
		t.Fatal(err)
	}
	if len(o.Sections) != 4 {
		t.Errorf("%d sections", len(o.Sections)-1)
	}
	for _, s := range o.Sections[2:] {
		if to := o.Symbols[s.Relocs[0].Sym]; to.Section != 1 {
			t.Errorf("%s refers to %+v", s.Name, to)
		}
	}
}
