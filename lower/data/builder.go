package data

import (
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/mir"
)

// Options are those of the compiler that concern sections and variables.
type Options struct {
	// PIC, FunctionSections, DataSections and MaxBytes are as in lower.Options.
	PIC, FunctionSections, DataSections bool
	MaxBytes                            uint64
	// Detail records which numbers and strings the bytes of variables are.
	Detail bool
}

// Builder chooses the sections of a module's functions and variables, and writes the variables.
type Builder struct {
	Options Options
	// Consts evaluates constant expressions.
	Consts *isel.Context

	m     *ir.Module
	syms  *mir.Symbols
	diags *source.List
	image *code.Image

	codeAt map[code.Ref]int32
	named  map[string][]code.Ref // sections that the module names
	unique int
	used   map[ir.Named]bool // what llvm.used names
	bytes  uint64            // of code and data so far
	full   bool              // there were more of them than allowed
}

// NewBuilder returns a builder that adds to an image, and refuses into a list.
func NewBuilder(m *ir.Module, syms *mir.Symbols, consts *isel.Context, image *code.Image,
	diags *source.List, opts Options) *Builder {
	b := &Builder{Options: opts, Consts: consts, m: m, syms: syms, diags: diags, image: image}
	image.Code = []code.CodeSection{{Ref: code.Text, Align: TextAlign}}
	b.codeAt = map[code.Ref]int32{code.Text: 0}
	b.named = map[string][]code.Ref{}
	b.findUsed()
	return b
}
