package objectwriter

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/object"
)

// add adds a separate section.
func (s *writer) add(sec *object.Section) object.Sec {
	n := s.o.AddSection(sec)
	s.sections[code.Ref{Name: sec.Name}] = n
	return n
}

func (s *writer) of(n amd64.Sym) amd64.Sym {
	at := s.at(n)
	if *at == 0 {
		*at = s.o.AddSymbol(s.undefined(n))
	}
	return *at
}

// at is the address of a symbol's number. Symbols may still be added to the module's.
func (s *writer) at(n amd64.Sym) *amd64.Sym {
	if int(n) >= len(s.number) {
		s.number = append(s.number, make([]amd64.Sym,
			max(int(n)+1, 2*len(s.number))-len(s.number))...)
	}
	return &s.number[n]
}

// undefined is a symbol that other objects define.
func (s *writer) undefined(n amd64.Sym) object.Symbol {
	sym := object.Symbol{Name: s.syms.Name(n), Bind: object.Global}
	if info := ir.Info(s.syms.Get(n).Value); info != nil {
		if info.Linkage == "extern_weak" {
			sym.Bind = object.Weak
			s.im.Weak = append(s.im.Weak, sym.Name)
		}
		if info.ThreadLocal != "" {
			sym.Type = object.TypeTLS
		}
	}
	return sym
}

// define adds a symbol of a section.
func (s *writer) define(n amd64.Sym, sec object.Sec, value, size uint64, t object.SymType) {
	sym := object.Symbol{Name: s.syms.Name(n), Section: sec, Value: value, Size: size, Type: t,
		Bind: object.Global}
	if sec > 0 && s.o.Sections[sec].Flags&object.TLS != 0 {
		sym.Type = object.TypeTLS
	}
	if v := s.syms.Get(n).Value; v != nil {
		sym.Prov = uint32(v.ID())
		linkage(&sym, ir.Info(v))
	} else {
		sym.Bind, sym.Private = object.Local, true
	}
	*s.at(n) = s.o.AddSymbol(sym)
}

// linkage gives a symbol the binding and visibility of its keywords (LangRef, "Linkage Types").
func linkage(sym *object.Symbol, info *ir.GlobalInfo) {
	switch info.Linkage {
	case "private":
		sym.Bind, sym.Private = object.Local, true
	case "internal":
		sym.Bind = object.Local
	case "weak", "weak_odr", "linkonce", "linkonce_odr":
		sym.Bind = object.Weak
	}
	switch info.Visibility {
	case "hidden":
		sym.Vis = object.Hidden
	case "protected":
		sym.Vis = object.Protected
	}
}

// renumber replaces the compiler's symbols in fixups by the object's.
func (s *writer) renumber(fix []amd64.Fixup) []amd64.Fixup {
	for i := range fix {
		fix[i].Sym = s.of(fix[i].Sym)
	}
	return fix
}
