package objectwriter

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// aliases defines aliases and ifuncs, whose targets must be defined here.
func (s *writer) aliases() {
	for _, a := range s.m.Aliases {
		s.alias(a, a.Aliasee, &a.GlobalInfo, false)
	}
	for _, i := range s.m.IFuncs {
		s.alias(i, i.Resolver, &i.GlobalInfo, true)
	}
}

// alias defines one of them.
func (s *writer) alias(a ir.Named, aliasee ir.Value, info *ir.GlobalInfo, chosen bool) {
	target, off := s.standsFor(aliasee)
	if target == nil {
		return
	}
	to := s.o.Symbols[s.of(s.syms.Of(target))]
	if to.Section == object.Undefined {
		return
	}
	sym := object.Symbol{Name: s.syms.Name(s.syms.Of(a)), Section: to.Section,
		Value: to.Value + uint64(off), Size: to.Size, Type: to.Type, Bind: object.Global}
	if chosen {
		sym.Type = object.TypeIFunc
	}
	linkage(&sym, info)
	s.im.Aliases = append(s.im.Aliases, code.Alias{
		Name: s.syms.Name(s.syms.Of(a)), Target: s.syms.Name(s.syms.Of(target)),
		Off: off, Info: info, Chosen: chosen,
	})
	if old := *s.at(s.syms.Of(a)); old != 0 {
		s.o.Symbols[old] = sym
		return
	}
	*s.at(s.syms.Of(a)) = s.o.AddSymbol(sym)
}

// end is the final target of an alias, and the offset from it.
type end struct {
	target ir.Named
	off    int64
}

// standsFor follows aliases to the final target: nil if that is not a symbol.
func (s *writer) standsFor(v ir.Value) (ir.Named, int64) {
	type step struct {
		a   *ir.Alias
		off int64
	}
	var way []step
	target, off, ok := s.consts.ConstAddress(v)
	for ok {
		a, isAlias := target.(*ir.Alias)
		if !isAlias {
			break
		}
		way = append(way, step{a, off})
		known, met := s.ends[a]
		if met {
			target, off = known.target, known.off
			break
		}
		target, off, ok = s.consts.ConstAddress(a.Aliasee)
	}
	if !ok {
		target, off = nil, 0
	}
	if s.ends == nil {
		s.ends = map[*ir.Alias]end{}
	}
	for _, at := range slices.Backward(way) {
		s.ends[at.a] = end{target, off}
		off += at.off
	}
	return target, off
}

// symbolDirectives applies the directives about symbols in module-level assembly. A symbol that the
// object does not have yet belongs to another object.
func (s *writer) symbolDirectives() {
	if len(s.im.Asm.Symbols) == 0 {
		return
	}
	o := s.o
	byName := map[string]amd64.Sym{}
	for i := 1; i < len(o.Symbols); i++ {
		if s := &o.Symbols[i]; s.Type != object.TypeSection && s.Type != object.TypeFile &&
			!s.Private {
			byName[s.Name] = amd64.Sym(i)
		}
	}
	for _, d := range s.im.Asm.Symbols {
		n, known := byName[d.Symbol]
		if !known {
			n = o.AddSymbol(object.Symbol{Name: d.Symbol, Bind: object.Global})
			byName[d.Symbol] = n
		}
		sym := &o.Symbols[n]
		switch d.Directive {
		case ".globl":
			sym.Bind = object.Global
		case ".weak":
			sym.Bind = object.Weak
		case ".local":
			if sym.Section > 0 {
				sym.Bind = object.Local
			}
		case ".hidden":
			sym.Vis = object.Hidden
		case ".protected":
			sym.Vis = object.Protected
		case ".internal":
			sym.Vis = object.Internal
		}
	}
}

// mapSymbol makes the symbol of the stack map. A variable or function with this name that the
// module declares refers to the map: this is how programs find their own map.
func (s *writer) mapSymbol(sec object.Sec) {
	sym := object.Symbol{Name: stackmap.SectionSymbol, Section: sec, Bind: object.Local}
	if v := s.m.Lookup(stackmap.SectionSymbol); v != nil {
		n := s.syms.Of(v)
		if int(n) < len(s.number) && s.number[n] != 0 {
			s.o.Symbols[s.number[n]] = sym
			return
		}
	}
	s.o.AddSymbol(sym)
}
