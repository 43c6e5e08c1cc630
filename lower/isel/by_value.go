package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/abi"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// byValType is the type of an argument passed by value, if it is: the caller copies it and the
// callee gets the copy's address.
func byValType(v ir.Value, attrs *ir.AttrSet) (*ir.Type, bool) {
	a, ok := attrs.Get("byval")
	if !ok {
		return nil, false
	}
	if a.Type != nil {
		return a.Type, true
	}
	return v.Type().Elem, v.Type().Elem != nil
}

// byValAlign is the alignment of an argument passed by value, in bytes: what is written, or else
// that of its type.
func (s callSequences) byValAlign(t *ir.Type, attrs *ir.AttrSet) int64 {
	for _, name := range [...]string{"alignstack", "align"} {
		if a, ok := attrs.Get(name); ok && a.Int > 0 {
			return int64(a.Int)
		}
	}
	return int64(s.Layout.ABIAlign(t))
}

// maxByValAlign is the largest alignment of an argument that the stack pointer is given.
const maxByValAlign = 1 << 30

// alignArguments lowers the stack pointer to where arguments passed by value that are aligned to
// more than the stack have their alignment, and puts it back behind the call. The frame is then
// one whose size is not constant, as LLVM's is, which is realigned.
func (s callSequences) alignArguments(c *callSite, conv *abi.Convention) bool {
	align := int64(0)
	for i := range c.args {
		attrs := c.attrs(i)
		if t, by := byValType(c.args[i].Value, attrs); by {
			align = max(align, s.byValAlign(t, attrs))
		}
	}
	switch {
	case align <= maxStaticAlign:
		return true
	case conv.Pops:
		s.Fail("a `byval` argument aligned to more than 16 bytes, of the convention `" +
			c.cc.String() + "`,")
		return false
	case align > maxByValAlign:
		s.Fail("a `byval` argument aligned to more than 1 GB")
		return false
	}
	s.Out.Dynamic = true
	before := s.Temp(mir.GPR, 8)
	s.Emit(mir.StackSave, amd64.W64, mir.D(before))
	s.Emit(mir.StackRestore, amd64.W64, mir.R(s.Op2(amd64.AND, amd64.W64, before, mir.I(-align))))
	s.copies = append(s.copies, copySource{code: func() {
		s.Emit(mir.StackRestore, amd64.W64, mir.R(before))
	}})
	return true
}
