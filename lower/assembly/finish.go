package assembly

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// finish makes the object once everything is laid out.
func (a *assembler) finish() *object.Object {
	obj := object.New(a.file)
	total := uint64(0)
	for _, s := range a.secs.all {
		if s.Type != object.NoBits {
			total += s.size
		}
	}
	if total > MaxBytes {
		a.fail(0, fmt.Errorf("the sections have %s, and the limit of an object is %d",
			source.Count(total, "byte"), MaxBytes))
		return nil
	}
	for _, s := range a.secs.all {
		if s.Type == object.NoBits {
			s.Size = s.size
		} else {
			a.write(s)
		}
		s.number = obj.AddSection(&s.Section)
	}
	for i := 1; i < len(a.table.all); i++ {
		a.symbol(obj, a.table.all[i])
	}
	for _, s := range a.secs.all {
		for i := range s.Relocs {
			a.renumber(&s.Relocs[i])
		}
		if s.linked != amd64.NoSym {
			if at := a.table.all[s.linked].at; at.sec != nil {
				s.LinkedTo = at.sec.number
			}
		}
	}
	a.groups(obj)
	a.unwinding(obj)
	return obj
}

// renumber replaces a relocation's symbol by its number in the object.
func (a *assembler) renumber(f *amd64.Fixup) { f.Sym = a.table.all[f.Sym].number }

// symbol adds a symbol to the object.
func (a *assembler) symbol(obj *object.Object, s *symbol) {
	out := object.Symbol{Name: s.name, Bind: s.bind, Vis: s.vis, Type: s.typ}
	if s.size != nil {
		v, ok := a.expand(*s.size)
		if !ok || !v.Number() {
			a.fail(s.pos, fmt.Errorf("the size of `%s` is not known when it is assembled", s.name))
		}
		out.Size = uint64(v.N)
	}
	switch {
	case s.common > 0:
		out.Section, out.Value, out.Bind = object.Common, s.aligned, object.Global
	case s.set != nil:
		v := *s.set
		for range maxAssigned { // to the first that is not assigned
			next := a.table.get(v.Sym).set
			if v.Sym == amd64.NoSym || next == nil || next.Minus != amd64.NoSym ||
				v.Minus != amd64.NoSym {
				break
			}
			v.N, v.Sym, v.Minus = v.N+next.N, next.Sym, next.Minus
		}
		v, ok := a.expand(v)
		at := a.table.get(v.Sym).at
		switch {
		case !ok || v.Minus != amd64.NoSym || v.Sym != amd64.NoSym && at.sec == nil:
			a.fail(s.pos, fmt.Errorf("the value of `%s` is not known when it is assembled", s.name))
			return
		case v.Number():
			out.Section, out.Value = object.Absolute, uint64(v.N)
		default:
			out.Section, out.Value = at.sec.number, at.offset()+uint64(v.N)
			if out.Type == object.TypeNone {
				out.Type = a.table.all[v.Sym].typ
			}
		}
	case s.at.sec != nil:
		out.Section, out.Value = s.at.sec.number, s.at.offset()
	case s.private():
		a.fail(s.pos, fmt.Errorf("the label `%s` is not defined", s.name))
		return
	case !s.bound || s.bind != object.Weak:
		out.Bind = object.Global
	}
	out.Private = s.private() && out.Section > 0 && out.Bind == object.Local &&
		obj.Sections[out.Section].Flags&object.Merge == 0 // entries there keep their symbols
	s.number = obj.AddSymbol(out)
}

// groups adds the groups of sections, one for each signature.
func (a *assembler) groups(obj *object.Object) {
	of := map[amd64.Sym]int{}
	for _, s := range a.secs.all {
		if s.group == amd64.NoSym {
			continue
		}
		if of[s.group] == 0 {
			sym := a.table.all[s.group]
			if sym.number == amd64.NoSym {
				continue
			}
			of[s.group] = obj.AddGroup(object.Group{Signature: sym.number, Comdat: sym.comdat})
		}
		s.Group = of[s.group]
	}
}

// unwinding adds the section of unwinding tables.
func (a *assembler) unwinding(obj *object.Object) {
	var table object.EHFrame
	for _, f := range a.cfi.all {
		start := f.start.offset()
		ops := make([]object.CFI, len(f.changes))
		for i, c := range f.changes {
			ops[i] = c.op
			if c.at.sec != f.start.sec || c.at.offset() < start {
				a.fail(f.pos, fmt.Errorf("the function's directives are in two sections"))
				return
			}
			ops[i].Off = uint32(c.at.offset() - start)
		}
		who, lsda := f.who, amd64.NoSym
		if f.personality.Sym != amd64.NoSym {
			who.Sym = a.table.all[f.personality.Sym].number
		} else {
			who = object.Personality{}
		}
		if f.tables.Sym != amd64.NoSym {
			lsda = a.table.all[f.tables.Sym].number
		}
		err := table.AddWithTable(obj.SectionSymbol(f.start.sec.number), int64(start),
			uint32(f.end.offset()-start), ops, who, lsda, f.tables.N)
		if err != nil {
			a.fail(f.pos, err)
		}
	}
	if s := table.Section(); s != nil {
		obj.AddSection(s)
	}
}
