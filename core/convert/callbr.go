package convert

import (
	"slices"
	"strings"

	"statepoint/core/ir"
)

// Up to LLVM 14 the destinations of a callbr are block addresses among the arguments of its inline
// assembly; since LLVM 15 they have their own constraint, `!i` (LangRef, "Label constraints"). LLVM
// counts labels after all other operands, so the old form can be converted only where they are the
// last arguments.

// labelArgs is the number of a callbr's last arguments that are the addresses of its destinations,
// in order: all destinations or none.
func labelArgs(in *ir.Instr) int {
	dests := in.Parent().Succs()[1:]
	first := in.Call.NumArgs - len(dests)
	if first < 0 {
		return 0
	}
	for i, d := range dests {
		k, ok := in.Arg(first + i).(*ir.Const)
		if !ok || k.Kind != ir.ConstBlockAddress || k.Elems[1] != ir.Value(d) {
			return 0
		}
	}
	return len(dests)
}

// labelConstraints finds the constraints of the last n arguments of inline assembly, -1 if they are
// not plain `X` or `i`.
func labelConstraints(parts []string, n int) int {
	end := len(parts)
	for end > 0 && strings.HasPrefix(parts[end-1], "~") {
		end--
	}
	for i := end - n; i < end; i++ {
		if i < 0 || parts[i] != "X" && parts[i] != "i" {
			return -1
		}
	}
	return end - n
}

// checkLabels refuses a callbr whose labels the other form cannot express.
func (c *converter) checkLabels(in *ir.Instr) {
	a, ok := in.Callee().(*ir.InlineAsm)
	dests := len(in.Parent().Succs()) - 1
	switch {
	case !ok:
		if !c.to.Opaque() {
			c.refuse(in.Span, "`callbr` calls an intrinsic",
				"Up to LLVM 21 it calls inline assembly only.")
		}
	case !c.to.Opaque():
		if n := strings.Count(","+a.Constraints, ",!"); n != dests ||
			n != strings.Count(","+a.Constraints+",", ",!i,") {
			c.refuse(in.Span, "the labels of inline assembly are not its destinations", "")
		}
	case usesLabels(in) || dests == 0:
	case labelArgs(in) != dests || labelConstraints(strings.Split(a.Constraints, ","), dests) < 0:
		c.refuse(in.Span, "the destinations are not the last arguments of the inline assembly",
			"Since LLVM 15 labels come after all other operands.")
	}
}

// usesLabels reports whether a callbr's constraints name its destinations.
func usesLabels(in *ir.Instr) bool {
	a, ok := in.Callee().(*ir.InlineAsm)
	return ok && strings.Contains(","+a.Constraints, ",!")
}

// labelsToConstraints removes the addresses of destinations from the arguments of every callbr.
func (c *converter) labelsToConstraints() {
	c.m.EachInstr(c.meter, func(in *ir.Instr) {
		if in.Op != ir.CallBr || usesLabels(in) {
			return
		}
		a, ok := in.Callee().(*ir.InlineAsm)
		n := labelArgs(in)
		if !ok || n == 0 {
			return
		}
		parts := strings.Split(a.Constraints, ",")
		at := labelConstraints(parts, n)
		for i := range n {
			parts[at+i] = "!i"
		}
		args := in.Call.NumArgs - n
		ops := keepOperands(in.NumOps())
		ops = slices.Delete(ops, 1+args, 1+args+n)
		c.setAsm(in, a, parts, in.Call.FuncType.Fields[:args], ops)
		in.Call.Params = in.Call.Params[:min(len(in.Call.Params), args)]
	})
}

// constraintsToLabels adds the addresses of destinations to the arguments of every callbr.
func (c *converter) constraintsToLabels() {
	ts := c.m.Types
	c.m.EachInstr(c.meter, func(in *ir.Instr) {
		if in.Op != ir.CallBr || !usesLabels(in) {
			return
		}
		a := in.Callee().(*ir.InlineAsm)
		parts := strings.Split(a.Constraints, ",")
		for i, p := range parts {
			if p == "!i" {
				parts[i] = "X"
			}
		}
		params := slices.Clone(in.Call.FuncType.Fields)
		ops := keepOperands(in.NumOps())
		at := 1 + in.Call.NumArgs
		for _, d := range in.Parent().Succs()[1:] {
			t := ts.OpaquePointer(0)
			params = append(params, t)
			address := ir.NewConst(t, ir.ConstBlockAddress, in.Func(), d)
			ops = slices.Insert(ops, at, ir.OperandSource{Old: -1, Value: address})
			at++
		}
		c.setAsm(in, a, parts, params, ops)
	})
}

// setAsm replaces the constraints and arguments of a call to inline assembly.
func (c *converter) setAsm(in *ir.Instr, a *ir.InlineAsm, constraints []string, params []*ir.Type,
	ops []ir.OperandSource) {
	info := *in.Call
	info.FuncType = c.m.Types.Func(info.FuncType.Result(), params, info.FuncType.Variadic)
	info.NumArgs += len(params) - len(in.Call.FuncType.Fields)
	n := ir.NewInlineAsm(c.m.PointerTo(info.FuncType, 0), info.FuncType)
	n.Template, n.Constraints = a.Template, strings.Join(constraints, ",")
	n.SideEffect, n.AlignStack, n.Intel, n.Unwind = a.SideEffect, a.AlignStack, a.Intel, a.Unwind
	ops[0] = ir.OperandSource{Old: -1, Value: n}
	in.RebuildOperands(ops)
	in.Call = &info
}

// keepOperands lists all operands of an instruction, unchanged.
func keepOperands(n int) []ir.OperandSource {
	ops := make([]ir.OperandSource, n)
	for i := range ops {
		ops[i].Old = i
	}
	return ops
}
