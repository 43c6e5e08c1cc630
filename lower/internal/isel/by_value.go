package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// byValType is the type of an argument if it is passed by value: the caller copies it and the
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

// byValAlign is the alignment of an argument passed by value, in bytes: the explicit one, or else
// that of its type.
func (s *conventions) byValAlign(t *ir.Type, attrs *ir.AttrSet) int64 {
	for _, name := range [...]string{"alignstack", "align"} {
		if a, ok := attrs.Get(name); ok && a.Int > 0 {
			return int64(a.Int)
		}
	}
	return int64(s.Env.Layout.ABIAlign(t))
}

// maxByValAlign is the largest argument alignment to which the stack pointer is aligned.
const maxByValAlign = 1 << 30

// alignArguments lowers the stack pointer so that arguments passed by value with more than the
// stack's alignment are aligned, and restores it after the call. The frame then has no constant
// size, as in LLVM, which realigns it.
func (s *callSequences) alignArguments(c *callSite, conv *abi.Convention) bool {
	align := int64(0)
	for i := range c.args {
		attrs := c.attrs(i)
		if t, by := byValType(c.args[i].Value, attrs); by {
			align = max(align, s.conv.byValAlign(t, attrs))
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
	s.after = append(s.after, afterCall{code: func() {
		s.Emit(mir.StackRestore, amd64.W64, mir.R(before))
	}})
	return true
}

// byValue copies an argument passed by value to its slot among the stack arguments.
func (s *callSequences) byValue(v ir.Value, t *ir.Type, places *abi.Args, align int64) {
	size := int64(s.Env.Layout.Size(t))
	off := places.ByValue(size, align)
	to := mir.Operand{Kind: mir.KindFrame, Sym: mir.OutArgs, Val: off}
	if size > maxCopy {
		s.copyByCall(to, s.Source(v, 0), size)
		return
	}
	s.copyBytes(to, s.mem.address(v, 0), size)
}

// maxCopy is the largest copy, in bytes, made by instructions; larger ones call memcpy.
const maxCopy = 128

// copyBytes copies bytes to the frame.
func (s *callSequences) copyBytes(to, from mir.Operand, size int64) {
	if size > maxCopy && from.Kind == mir.KindFrame {
		from.Kind = mir.KindFrameAddr
		s.copyByCall(to, from, size)
		return
	}
	for at := int64(0); at < size; {
		n := int64(8)
		for n > size-at {
			n /= 2
		}
		r := s.Temp(mir.GPR, uint8(max(n, 4)))
		s.mem.LoadPart(r, s.Offset(from, at), build.Part{Bits: uint32(n * 8)})
		s.X86(amd64.MOV, amd64.Width(n*8), s.Offset(to, at), mir.R(r))
		at += n
	}
}

// copyByCall copies bytes to the frame by memcpy.
func (s *callSequences) copyByCall(to, from mir.Operand, size int64) {
	to.Kind = mir.KindFrameAddr
	s.CallLibrary("memcpy", []mir.Operand{to.In(amd64.RDI), from.In(amd64.RSI),
		mir.I(size).In(amd64.RDX)})
}
