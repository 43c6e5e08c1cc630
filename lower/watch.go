package lower

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/lower/internal/mir"
)

// Form is a form that a function has on its way to code.
type Form uint8

// The forms of a function.
const (
	NoForm      Form = iota
	IRForm           // LLVM IR
	MachineForm      // machine code, with virtual registers until they are allocated
)

// Step is a step of the compilation of a function, as Options.Before and Options.After get it.
type Step struct {
	// Name is the step's name, About what it does.
	Name, About string
	// Func is the function's IR.
	Func *ir.Func
	// Changes says that the step changes the function, Form is the form that it has.
	Changes bool
	Form    Form

	fn *function
	c  *Compiler
}

// Text is the function in the form that it has.
func (s *Step) Text() string {
	if s.Form == MachineForm {
		return s.fn.text(&mir.Printer{Symbol: s.fn.by.syms.Name, Value: s.fn.by.names.Of})
	}
	return printer.Func(s.Func)
}

// StepsThatChange are the names of the steps that change a function, in order.
func StepsThatChange() (names []string) {
	c := Begin(context.Background(), ir.NewModule(""), Options{Verified: true})
	for _, s := range c.steps {
		if s.changes != NoForm {
			names = append(names, s.name)
		}
	}
	return names
}

// watch calls a function for a step, unless it is nil.
func (c *Compiler) watch(call func(Step), s *step, fn *function) {
	if call != nil {
		call(Step{Name: s.name, About: s.about, Func: fn.f, Changes: s.changes != NoForm,
			Form: fn.form, fn: fn, c: c})
	}
}
