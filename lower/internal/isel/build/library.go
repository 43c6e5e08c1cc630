package build

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// CallLibrary calls a function of the C library with operands already assigned to registers. It
// returns the call.
func (c *Code) CallLibrary(name string, ops []mir.Operand) *mir.Inst {
	c.Out.HasCalls = true
	in := c.Emit(mir.Call, amd64.W64, append([]mir.Operand{c.LibraryTarget(name)}, ops...)...)
	in.Flags |= mir.IsCall
	return in
}

// LibraryTarget is the operand of a call to a library function, which the module need not declare.
func (c *Code) LibraryTarget(name string) mir.Operand {
	target := mir.Operand{Kind: mir.KindSym, Sym: c.Env.Symbols.Named(c.Env.Module, name)}
	if c.Env.PIC {
		target.Mod = amd64.ModPLT
	}
	return target
}
