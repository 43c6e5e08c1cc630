package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/mir"
)

// convention returns the calling convention of a function or call, nil if it is refused.
func (s *conventions) convention(cc ir.CallConv) *abi.Convention {
	c := abi.Of(cc)
	switch {
	case c == nil:
		s.Fail("the calling convention `" + cc.String() + "`")
		return nil
	case c.PointsOnly:
		s.Fail("the calling convention `" + cc.String() + "` of anything but a patch point")
		return nil
	}
	return c
}

// functionConvention sets the convention of the function; false if it is refused.
func (s *functionEnds) functionConvention() bool {
	c := s.conv.convention(s.Func.CC)
	switch {
	case c == nil:
		return false
	case s.Func.FuncType.Variadic && !c.Variadic:
		s.Fail("a variadic function of the convention `" + s.Func.CC.String() + "`")
		return false
	}
	s.Out.Conv, s.Out.Reserved = c, c.Reserved
	if c.Pops {
		s.findHole()
	}
	return true
}

// hiddenResult allocates the register that holds the address of a result in the caller's memory, if
// the result does not fit the result registers.
func (s *conventions) hiddenResult(t *ir.Type, c *abi.Convention, places *abi.Args) (amd64.Reg,
	bool) {
	if !s.inMemory(t, c) {
		return amd64.NoReg, false
	}
	return places.Result(), true
}

// destroysMore is the set of callee-saved registers that a callee destroys because of its
// attribute.
func (c *callSite) destroysMore() abi.Set {
	const attr = "no_callee_saved_registers"
	if c.in == nil || c.in.Call == nil {
		return 0
	}
	if f, ok := c.callee.(*ir.Func); c.in.Call.Attrs.Has(attr) || ok && f.Attrs.Has(attr) {
		return abi.C.Keeps
	}
	return 0
}

// destroyed adds operands to a call for the registers in less, which it does not preserve although
// its convention does.
func (s *callSequences) destroyed(less abi.Set, in *ir.Instr, ops []mir.Operand) []mir.Operand {
	if less == 0 {
		return ops
	}
	if less.Has(amd64.RBP) {
		s.losesRBP = in
	}
	var defined abi.Set
	for i := range ops {
		if ops[i].Role == mir.FixedDef {
			defined |= abi.SetOf(ops[i].Phys)
		}
	}
	for _, r := range (less &^ defined).Registers() {
		ops = append(ops, mir.Out(s.Temp(mir.GPR, 8), r))
	}
	return ops
}

// specialAttrs are the attributes of arguments with a fixed register.
var specialAttrs = [...]struct {
	name string
	sp   abi.Special
}{{"nest", abi.Nest}, {"swiftself", abi.SwiftSelf}, {"swifterror", abi.SwiftError},
	{"swiftasync", abi.SwiftAsync}}

// specialRegister is the register of an argument that has a fixed one, regardless of the arguments
// before it: the static chain (psABI 3.2.3), what Swift's conventions add, and the address of a
// result where the convention has a register for that.
func specialRegister(attrs *ir.AttrSet, c *abi.Convention, places *abi.Args) amd64.Reg {
	if attrs == nil {
		return amd64.NoReg
	}
	for i := range specialAttrs {
		if attrs.Has(specialAttrs[i].name) {
			return places.Special(specialAttrs[i].sp)
		}
	}
	if c.Result != amd64.NoReg && attrs.Has("sret") {
		return c.Result
	}
	return amd64.NoReg
}

// refusedAttr is the attribute of an argument that cannot be passed, "" if there is none.
func refusedAttr(a *ir.AttrSet, c *abi.Convention) string {
	for _, name := range [...]string{"inalloca", "preallocated"} {
		if a.Has(name) {
			return name
		}
	}
	if c.Plain {
		for _, name := range [...]string{"byval", "swiftself", "swifterror", "swiftasync"} {
			if a.Has(name) {
				return name
			}
		}
	}
	return ""
}

// beginPair and EndPair enclose the parts of an argument.
func beginPair(places *abi.Args, t *ir.Type) {
	if t.IsInt(128) {
		places.BeginPair()
	}
}

// incomingPlaces allocates the registers and stack slots of the function's own arguments.
func (s *conventions) incomingPlaces() abi.Args {
	return s.placesOf(s.Out.Conv, s.Func.FuncType.Result(), len(s.Func.Args),
		func(i int) (ir.Value, *ir.AttrSet) { return s.Func.Args[i], s.Func.Args[i].Attrs })
}

// placesOf allocates the registers and stack slots of arguments.
func (s *conventions) placesOf(c *abi.Convention, result *ir.Type, n int,
	arg func(i int) (ir.Value, *ir.AttrSet)) abi.Args {
	places := c.Arguments()
	s.hiddenResult(result, c, &places)
	for i := range n {
		v, attrs := arg(i)
		if t, by := byValType(v, attrs); by {
			places.ByValue(int64(s.Env.Layout.Size(t)), s.byValAlign(t, attrs))
			continue
		}
		if specialRegister(attrs, c, &places) != amd64.NoReg {
			continue
		}
		beginPair(&places, v.Type())
		for _, p := range s.abiParts(nil, v.Type()) {
			places.Next(p.ABIClass(), int64(p.Size))
		}
		places.EndPair()
	}
	return places
}

// incomingObject creates a frame object at an offset in the incoming stack arguments.
func (s *conventions) incomingObject(off int64) int {
	s.Out.Objects = append(s.Out.Objects, mir.Object{Size: 8, Align: 8, Incoming: int32(off/8) + 1})
	return len(s.Out.Objects) - 1
}

// outgoingStack is the size in bytes of the stack arguments of a call with the function's
// convention.
func (s *conventions) outgoingStack(in *ir.Instr) int64 {
	places := s.placesOf(s.Out.Conv, in.Type(), in.Call.NumArgs,
		func(i int) (ir.Value, *ir.AttrSet) { return in.Arg(i), in.Call.ParamAttrs(i) })
	return places.Stack()
}

// incomingWord is the index of the first stack word of one of the function's byval arguments.
func (s *conventions) incomingWord(arg *ir.Arg) int32 {
	n := 0
	for n < len(s.Func.Args) && s.Func.Args[n] != arg {
		n++
	}
	before := s.placesOf(
		s.Out.Conv,
		s.Func.FuncType.Result(),
		n,
		func(i int) (ir.Value, *ir.AttrSet) {
			return s.Func.Args[i], s.Func.Args[i].Attrs
		},
	)
	t, by := byValType(arg, arg.Attrs)
	if !by {
		return -1
	}
	return int32(before.ByValue(int64(s.Env.Layout.Size(t)), s.byValAlign(t, arg.Attrs)) / 8)
}
