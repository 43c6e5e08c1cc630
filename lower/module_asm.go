package lower

import (
	"errors"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/asmtext"
	"statepoint/lower/isel"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// moduleAsm reads the assembly of the module, and refuses what would put code or data into the object.
func (c *Compiler) moduleAsm() {
	var err error
	if c.res.asm, err = asmtext.ReadModule(strings.Join(c.m.Asm, "\n")); err == nil {
		return
	}
	c.res.asm = &asmtext.Module{}
	var e *asmtext.Error
	if !errors.As(err, &e) {
		e = &asmtext.Error{Message: err.Error()}
	}
	what := e.Statement
	if len(what) > 60 {
		what = what[:57] + "…"
	}
	c.diags.Codef(isel.CodeUnsupportedGlobal, source.Span{}, "module-level assembly is not supported by the x86-64 code generator, "+
		"but for comments, directives about symbols and alignments: line %d of `module asm` is `%s`: %s", e.Line, what, e.Message)
}

// symbolDirectives does to symbols what the assembly of the module says of them. One that the object does not have yet is another
// object's.
func (c *Compiler) symbolDirectives(o *object.Object) {
	if len(c.res.asm.Symbols) == 0 {
		return
	}
	byName := map[string]amd64.Sym{}
	for i := 1; i < len(o.Symbols); i++ {
		if s := &o.Symbols[i]; s.Type != object.TypeSection && s.Type != object.TypeFile && !s.Private {
			byName[s.Name] = amd64.Sym(i)
		}
	}
	for _, d := range c.res.asm.Symbols {
		n, known := byName[d.Symbol]
		if !known {
			n = o.AddSymbol(object.Symbol{Name: d.Symbol, Bind: object.Global})
			byName[d.Symbol] = n
		}
		s := &o.Symbols[n]
		switch d.Directive {
		case ".globl":
			s.Bind = object.Global
		case ".weak":
			s.Bind = object.Weak
		case ".local":
			if s.Section > 0 {
				s.Bind = object.Local
			}
		case ".hidden":
			s.Vis = object.Hidden
		case ".protected":
			s.Vis = object.Protected
		case ".internal":
			s.Vis = object.Internal
		}
	}
}

// mapSymbol makes the symbol of the stack map. A module that declares a variable or function of this name means the map: so do programs
// find their own.
func (c *Compiler) mapSymbol(s *objectSymbols, sec object.Sec) {
	sym := object.Symbol{Name: stackmap.SectionSymbol, Section: sec, Bind: object.Local}
	if v := c.m.Lookup(stackmap.SectionSymbol); v != nil {
		n := c.syms.Of(v)
		if int(n) < len(s.number) && s.number[n] != 0 {
			s.o.Symbols[s.number[n]] = sym
			return
		}
	}
	s.o.AddSymbol(sym)
}

// ownMapSymbol refuses a module that defines the symbol of the stack map itself, as an assembler would.
func (c *Compiler) ownMapSymbol() {
	if len(c.res.Map.Records) == 0 {
		return
	}
	var span source.Span
	switch v := c.m.Lookup(stackmap.SectionSymbol).(type) {
	case *ir.Func:
		if v.IsDeclaration() {
			return
		}
		span = v.Span
	case *ir.Global:
		if v.Init == nil {
			return
		}
		span = v.Span
	case *ir.Alias:
		span = v.Span
	case *ir.IFunc:
		span = v.Span
	default:
		return
	}
	c.diags.Codef(isel.CodeUnsupportedGlobal, span, "`@%s` is the symbol of the stack map, which this module has: it cannot be defined again", stackmap.SectionSymbol)
}
