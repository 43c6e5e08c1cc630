package interp

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/source"
)

// call runs a function, of the module or of the host.
func (m *Interp) call(f *ir.Func, at *ir.Instr, ft *ir.Type, args []Value) (Value, error) {
	if f.IsDeclaration() {
		return m.external(f, at, ft, args)
	}
	if m.depth >= m.opt.Depth {
		return Value{}, &Fault{Kind: DepthLimit, Text: "more frames than Options.Depth"}
	}
	if len(args) < len(f.Args) {
		return Value{}, undefined("a call to @%s with %s of %d", f.Name(),
			source.Count(len(args), "argument"),
			len(f.Args))
	}
	info := m.function(f)
	fr := &Frame{
		Run: m, Func: f, Caller: m.top, Depth: m.depth, Number: m.frames, info: info,
		vals: make([]Value, len(info.slot)), set: make([]bool, len(info.slot)), memory: m.stack,
	}
	m.frames++
	for i, a := range f.Args {
		v := args[i]
		v.Type = a.Type()
		fr.define(a.ID(), v)
	}
	fr.Varargs = args[len(f.Args):]
	m.top = fr
	m.depth++
	defer func() {
		m.top = fr.Caller
		m.depth--
		m.stack = fr.memory
	}()
	if m.opt.OnEnter != nil {
		m.opt.OnEnter(fr)
	}
	v, err := m.run(fr)
	if err != nil {
		err = m.located(err, fr.At)
	}
	if _, unwinds := err.(*Unwind); m.opt.OnLeave != nil && (err == nil || unwinds) {
		m.opt.OnLeave(fr)
	}
	return v, err
}

// run executes a frame from its entry to its end.
func (m *Interp) run(f *Frame) (Value, error) {
	f.Block = f.Func.Entry()
	for {
		in, err := m.phis(f)
		if err != nil {
			return Value{}, err
		}
		if m.opt.OnBlock != nil {
			m.opt.OnBlock(f)
		}
		for ; ; in = in.Next() {
			if in == nil {
				return Value{}, unsupported("a block without an end")
			}
			f.At = in
			if err := m.step(); err != nil {
				return Value{}, err
			}
			if m.opt.Before != nil {
				m.opt.Before(f, in)
			}
			if in.Op == ir.Ret {
				return m.returned(f, in)
			}
			if in.IsTerminator() {
				next, err := m.leave(f, in)
				if err != nil {
					return Value{}, err
				}
				if m.opt.After != nil {
					m.opt.After(f, in)
				}
				f.Pred, f.Block = f.Block, next
				break
			}
			v, err := m.execute(f, in)
			if err != nil {
				return Value{}, err
			}
			f.define(in.ID(), v)
			if m.opt.After != nil {
				m.opt.After(f, in)
			}
		}
	}
}

// step counts an instruction.
func (m *Interp) step() error {
	if m.Steps >= m.opt.Steps {
		return &Fault{Kind: StepLimit, Text: "more instructions than Options.Steps"}
	}
	m.Steps++
	if m.Steps%4096 == 0 {
		if err := m.ctx.Err(); err != nil {
			return &Fault{Kind: Cancelled, Text: context.Cause(m.ctx).Error(), Err: err}
		}
	}
	return nil
}

// phis evaluates all phis of a block at once, and returns the instruction after them.
func (m *Interp) phis(f *Frame) (*ir.Instr, error) {
	in := f.Block.First()
	var vals []Value
	for ; in != nil && in.Op == ir.Phi; in = in.Next() {
		f.At = in
		i := in.IncomingIndex(f.Pred)
		if i < 0 {
			return nil, unsupported("a phi without a value for its predecessor")
		}
		v, err := m.operand(f, in.Operand(i))
		if err != nil {
			return nil, err
		}
		vals = append(vals, v)
	}
	in = f.Block.First()
	for _, v := range vals {
		if err := m.step(); err != nil {
			return nil, err
		}
		f.define(in.ID(), v)
		in = in.Next()
	}
	return in, nil
}

// operand is the value of an operand.
func (m *Interp) operand(f *Frame, v ir.Value) (Value, error) {
	switch v := v.(type) {
	case *ir.Instr:
		k, ok := f.info.slot[v.ID()]
		if !ok || !f.set[k] {
			return Value{}, unsupported("the value of `%s`, which was not computed",
				printer.Instr(v))
		}
		return f.vals[k], nil
	case *ir.Arg:
		return f.vals[f.info.slot[v.ID()]], nil
	}
	return m.constant(v)
}

func (m *Interp) operands(f *Frame, uses []ir.Use) ([]Value, error) {
	vals := make([]Value, len(uses))
	for i := range uses {
		v, err := m.operand(f, uses[i].Value)
		if err != nil {
			return nil, err
		}
		vals[i] = v
	}
	return vals, nil
}

// decided is an operand on which control depends: it must be neither undef nor poison.
func (m *Interp) decided(f *Frame, v ir.Value, what string) (Value, error) {
	x, err := m.operand(f, v)
	if err != nil {
		return x, err
	}
	if s := x.StateOf(); s >= Undef {
		return x, undefined("%s that is %s", what, s)
	} else if s == Arbitrary {
		m.Guessed = true
	}
	return x, nil
}

func (m *Interp) returned(f *Frame, in *ir.Instr) (Value, error) {
	if in.NumOps() == 0 {
		return Value{Type: in.Type()}, nil
	}
	return m.operand(f, in.Operand(0))
}

// leave executes a terminator and returns the block where control continues.
func (m *Interp) leave(f *Frame, in *ir.Instr) (*ir.Block, error) {
	block := func(i int) *ir.Block { return in.Operand(i).(*ir.Block) }
	switch in.Op {
	case ir.Br:
		if in.NumOps() == 1 {
			return block(0), nil
		}
		c, err := m.decided(f, in.Operand(0), "a branch on a condition")
		if err != nil {
			return nil, err
		}
		if c.Bits != 0 {
			return block(1), nil
		}
		return block(2), nil
	case ir.Switch:
		v, err := m.decided(f, in.Operand(0), "a switch on a value")
		if err != nil {
			return nil, err
		}
		for i := 2; i+1 < in.NumOps(); i += 2 {
			c, err := m.constant(in.Operand(i))
			if err != nil {
				return nil, err
			}
			if c.Unsigned().Cmp(v.Unsigned()) == 0 {
				return block(i + 1), nil
			}
		}
		return block(1), nil
	case ir.IndirectBr:
		v, err := m.decided(f, in.Operand(0), "a jump to an address")
		if err != nil {
			return nil, err
		}
		for i := 1; i < in.NumOps(); i++ {
			if m.blockAddress(block(i)) == v.Bits {
				return block(i), nil
			}
		}
		return nil, undefined("a jump to no block that is listed")
	case ir.Invoke:
		return m.invoke(f, in)
	case ir.Resume:
		v, err := m.operand(f, in.Operand(0))
		if err != nil {
			return nil, err
		}
		u := &Unwind{}
		if len(v.Elems) > 0 {
			u.Pointer = v.Elems[0].Bits
		}
		if len(v.Elems) > 1 {
			u.Selector = v.Elems[1].Bits
		}
		return nil, u
	case ir.Unreachable:
		return nil, undefined("unreachable was reached")
	}
	return nil, unsupported("%s", in.Op)
}

// execute computes an instruction other than a terminator.
func (m *Interp) execute(f *Frame, in *ir.Instr) (Value, error) {
	switch in.Op {
	case ir.Call:
		return m.callInstr(f, in)
	case ir.Alloca:
		return m.alloca(f, in)
	case ir.Load:
		return m.load(f, in)
	case ir.Store:
		return Value{}, m.store(f, in)
	case ir.CmpXchg:
		return m.compareExchange(f, in)
	case ir.AtomicRMW:
		return m.readModifyWrite(f, in)
	case ir.Fence:
		return Value{}, nil
	case ir.LandingPad:
		return m.landingPad(f, in)
	case ir.VAArg:
		return m.vaArg(f, in)
	}
	ops, err := m.operands(f, in.Uses())
	if err != nil {
		return Value{}, err
	}
	switch in.Op {
	case ir.GetElementPtr:
		return m.address(in.Type(), in.ElemType, ops, in.Flags)
	case ir.Freeze:
		return m.freeze(f, in, ops[0]), nil
	}
	o := operation{op: in.Op, pred: in.Pred, flags: in.Flags, typ: in.Type()}
	switch in.Op {
	case ir.ExtractValue, ir.InsertValue, ir.ShuffleVector:
		o.indices = in.Indices()
	}
	v, err := m.operate(o, ops)
	if err == nil && in.Op == ir.Select && fastBreaks(in.Flags, v) {
		return OfState(in.Type(), Poison), nil
	}
	return v, err
}

// freeze chooses values for undef and poison.
func (m *Interp) freeze(f *Frame, in *ir.Instr, v Value) Value {
	if v.StateOf() < Undef {
		return v
	}
	if m.opt.Freeze != nil {
		if c, ok := m.opt.Freeze(f, in); ok {
			return atLeast(c, Arbitrary)
		}
	}
	return frozen(v)
}

func frozen(v Value) Value {
	if len(v.Elems) > 0 {
		elems := make([]Value, len(v.Elems))
		for i := range elems {
			elems[i] = frozen(v.Elems[i])
		}
		v.Elems = elems
		return v
	}
	if v.State >= Undef {
		return OfState(v.Type, Arbitrary)
	}
	return v
}
