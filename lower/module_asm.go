package lower

import (
	"errors"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/asmtext"
	"statepoint/lower/isel"
	"statepoint/stackmap"
)

// moduleAsm reads the assembly of the module, and refuses what would put code or data into the
// object.
func (c *Compiler) moduleAsm() {
	var err error
	if c.image.Asm, err = asmtext.ReadModule(strings.Join(c.m.Asm, "\n")); err == nil {
		return
	}
	c.image.Asm = &asmtext.Module{}
	var e *asmtext.Error
	if !errors.As(err, &e) {
		e = &asmtext.Error{Message: err.Error()}
	}
	what := e.Statement
	if len(what) > 60 {
		what = what[:57] + "…"
	}
	c.diags.Codef(isel.CodeUnsupportedGlobal, source.Span{},
		"module-level assembly is not supported by the x86-64 code generator, "+
			"but for comments, directives about symbols and alignments: line %d of `module asm` "+
			"is `%s`: %s", e.Line, what, e.Message)
}

// ownMapSymbol refuses a module that defines the symbol of the stack map itself, as an assembler
// would.
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
	c.diags.Codef(isel.CodeUnsupportedGlobal, span,
		"`@%s` is the symbol of the stack map, which this module has: it cannot be defined again",
		stackmap.SectionSymbol)
}
