package code

import (
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/object"
	"statepoint/stackmap/rootmap"
)

// TestSectionsFollowTheirCode puts tables into the group of their function's code, dropped with it
// but not retained for their own sake, where functions have sections of their own.
func TestSectionsFollowTheirCode(t *testing.T) {
	own := Ref{Name: ".text.f", Group: "f", Retain: true, Unique: 3}
	im := Image{Code: []CodeSection{{Ref: Text}, {Ref: own, Own: true}}}
	m := Module{Funcs: []Func{{Name: "g", Section: 0}, {Name: "f", Section: 1, OwnTables: true}}}
	for f, want := range []Ref{{Name: ".rodata"}, {Name: ".rodata.f", Group: "f"}} {
		if got := im.JumpRef(&m, &TableEntry{Func: int32(f)}); got != want {
			t.Errorf("jump table of %s in %+v, want %+v", m.Funcs[f].Name, got, want)
		}
	}
	if got := im.TableRef(&ReturnTable{Section: 1}); got.Group != "f" || got.Retain {
		t.Errorf("return address table in %+v", got)
	}
	patch := im.PatchRef(&m, &Patch{Func: 1})
	if patch.Linked != 2 || patch.Group != "f" || patch.Flags&object.LinkOrder == 0 {
		t.Errorf("nops to patch are named in %+v", patch)
	}
	if n := m.FirstIn(1); n != 1 {
		t.Errorf("the first function of the second section is %d", n)
	}
	for base, want := range map[amd64.Sym]string{amd64.NoSym: ".rodata.cst8", 1: ".data.rel.ro"} {
		if got := PoolRef(&PoolConstant{Base: base, Size: 8}); got.Name != want {
			t.Errorf("constant with base %d in %s, want %s", base, got.Name, want)
		}
	}
}

// TestNewSections gives sections the flags and types that a Ref asks for, else those that the
// name implies.
func TestNewSections(t *testing.T) {
	for _, c := range []struct {
		ref   Ref
		flags object.Flags
		bits  bool
	}{
		{Ref{Name: ".text"}, object.Alloc | object.Exec, true},
		{Ref{Name: ".bss"}, object.Alloc | object.Write, false},
		{Ref{Name: "mine", Flags: object.Alloc | object.Exec}, object.Alloc | object.Exec, true},
		{Ref{Name: "mine", Bare: true}, 0, true},
		{Ref{Name: "mine", Flags: object.Alloc, NoBits: true}, object.Alloc, false},
		{Ref{Name: ".data", Retain: true}, object.Alloc | object.Write | object.Retain, true},
	} {
		s := c.ref.New()
		if s.Flags != c.flags || (s.Type != object.NoBits) != c.bits {
			t.Errorf("%+v: flags %v, want %v; type %v", c.ref, s.Flags, c.flags, s.Type)
		}
	}
	item := rootmap.Item{Section: rootmap.Section{Name: "map", Alloc: true, Write: true}}
	if got := ItemRef(&item); got.Flags != object.Alloc|object.Write || got.Bare {
		t.Errorf("an item for %+v goes to %+v", item.Section, got)
	}
	item.Section = rootmap.Section{Name: "map"}
	if got := ItemRef(&item); !got.Bare {
		t.Errorf("an item for %+v goes to %+v", item.Section, got)
	}
}
