package lower

import (
	"errors"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/internal/asmtext"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/records"
	"statepoint/stackmap"
)

// readAsm reads the module-level assembly, and refuses anything that would emit code or data.
func readAsm(m *ir.Module, diags *source.List) *asmtext.Module {
	read, err := asmtext.ReadModule(strings.Join(m.Asm, "\n"))
	if err == nil {
		return read
	}
	var e *asmtext.Error
	if !errors.As(err, &e) {
		e = &asmtext.Error{Message: err.Error()}
	}
	what := e.Statement
	if len(what) > 60 {
		what = what[:57] + "…"
	}
	diags.Codef(isel.CodeUnsupportedGlobal, source.Span{},
		"module-level assembly is not supported by the x86-64 code generator, "+
			"but for comments, directives about symbols and alignments: line %d of `module asm` "+
			"is `%s`: %s", e.Line, what, e.Message)
	return &asmtext.Module{}
}

// refuseMapSymbol refuses a module that itself defines the symbol of the stack map, as an assembler
// would.
func refuseMapSymbol(m *ir.Module, diags *source.List) {
	if span, defined := records.Definition(m.Lookup(stackmap.SectionSymbol)); defined {
		diags.Codef(isel.CodeUnsupportedGlobal, span, "`@%s` is the symbol of the stack map, "+
			"which this module has: it cannot be defined again", stackmap.SectionSymbol)
	}
}
