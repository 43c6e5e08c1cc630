package objectwriter

import (
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/object"
)

// section finds or makes a section of the object.
func (s *writer) section(ref code.Ref) (*object.Section, object.Sec) {
	if n, ok := s.sections[ref]; ok {
		return s.o.Sections[n], n
	}
	sec := ref.New()
	if ref.Group != "" {
		sec.Group = s.group(ref)
	}
	if ref.Linked > 0 {
		sec.LinkedTo = s.code[ref.Linked-1].sec
	}
	n := s.o.AddSection(sec)
	s.sections[ref] = n
	return sec, n
}

// group finds or makes the group of a section. It gets its symbol when all symbols are known.
func (s *writer) group(ref code.Ref) int {
	n, ok := s.groups[ref.Group]
	if !ok {
		n = s.o.AddGroup(object.Group{Comdat: !ref.Loose})
		s.groups[ref.Group] = n
		s.signatures = append(s.signatures, ref.Group)
	}
	return n
}

// signGroups gives each group its signature symbol: the symbol with its name, or a new one for this
// purpose.
func (s *writer) signGroups() {
	pointers := map[string]amd64.Sym{}
	for _, p := range s.im.Pointers {
		pointers[p.Ref.Group] = p.Sym
	}
	for i, name := range s.signatures {
		sym := amd64.NoSym
		if v := s.m.Lookup(name); v != nil {
			sym = *s.at(s.syms.Of(v))
		}
		if r, ok := pointers[name]; ok {
			sym = *s.at(r)
		}
		if sym == amd64.NoSym || s.o.Symbols[sym].Private {
			sym = s.o.AddSymbol(object.Symbol{Name: name})
		}
		s.o.Groups[i].Signature = sym
	}
}
