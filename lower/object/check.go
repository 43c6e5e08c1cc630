package object

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/amd64"
)

// check reports the first thing that cannot be written.
func (o *Object) check() error {
	for i := 1; i < len(o.Sections); i++ {
		if err := o.checkSection(o.Sections[i]); err != nil {
			return fmt.Errorf("object: section %s: %w", o.Sections[i].Name, err)
		}
	}
	signature := make(map[amd64.Sym]bool, len(o.Groups))
	for i, g := range o.Groups {
		if g.Signature <= 0 || int(g.Signature) >= len(o.Symbols) {
			return fmt.Errorf("object: group %d is named by symbol %d, which does not exist", i,
				g.Signature)
		}
		signature[g.Signature] = true
	}
	defined := make(map[string]bool, len(o.Symbols))
	for i := 1; i < len(o.Symbols); i++ {
		s := &o.Symbols[i]
		switch {
		case s.Section < Common || int(s.Section) >= len(o.Sections):
			return fmt.Errorf("object: symbol %s is in section %d, which does not exist", s.Name,
				s.Section)
		case s.Section == Undefined && s.Bind == Local && s.Type != TypeSection &&
			!signature[amd64.Sym(i)]:
			return fmt.Errorf("object: local symbol %s is not defined", s.Name)
		case s.Private && (s.Bind != Local || s.Section <= 0):
			return fmt.Errorf("object: private symbol %s is not local to a section", s.Name)
		case s.Section == Common && s.Bind != Global:
			return fmt.Errorf("object: common symbol %s is not global", s.Name)
		case s.Bind == Local || s.Section == Undefined:
		case defined[s.Name]:
			return fmt.Errorf("object: symbol %s is defined twice", s.Name)
		default:
			defined[s.Name] = true
		}
	}
	return nil
}

// checkSection checks one section and its relocations.
func (o *Object) checkSection(s *Section) error {
	if s.Align&(s.Align-1) != 0 {
		return fmt.Errorf("alignment %d is not a power of two", s.Align)
	}
	if s.Type == NoBits && (len(s.Data) != 0 || len(s.Relocs) != 0) {
		return fmt.Errorf("has no place in the file but contents")
	}
	if s.LinkedTo < 0 || int(s.LinkedTo) >= len(o.Sections) {
		return fmt.Errorf("it follows section %d, which does not exist", s.LinkedTo)
	}
	if s.Group < 0 || s.Group > len(o.Groups) {
		return fmt.Errorf("group %d does not exist", s.Group-1)
	}
	for i := range s.Relocs {
		r := &s.Relocs[i]
		switch size := r.Kind.Size(); {
		case r.Kind == amd64.RelocLabel || r.Kind == amd64.RelocNone:
			return fmt.Errorf("relocation at %d is of type %d, unknown to linkers", r.Off,
				r.Kind)
		case uint64(r.Off)+uint64(size) > uint64(len(s.Data)):
			return fmt.Errorf("relocation of %s at %d, beyond the %d of the section",
				source.Count(size, "byte"),
				r.Off, len(s.Data))
		case r.Sym <= 0 || int(r.Sym) >= len(o.Symbols):
			return fmt.Errorf("relocation at %d refers to symbol %d, which does not exist", r.Off,
				r.Sym)
		}
	}
	return nil
}
