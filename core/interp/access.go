package interp

import (
	"math/big"

	"statepoint/core/ir"
)

// address computes a getelementptr, of pointers or of vectors of them.
func (m *Interp) address(t, elem *ir.Type, ops []Value, flags ir.Flags) (Value, error) {
	if t.Kind == ir.VectorKind {
		v := Value{Type: t, Elems: make([]Value, t.Len)}
		part := make([]Value, len(ops))
		for i := range v.Elems {
			for k := range ops {
				part[k] = ops[k]
				if ops[k].Type.Kind == ir.VectorKind {
					part[k] = ops[k].Elems[i]
				}
			}
			e, err := m.address(t.Elem, elem, part, flags)
			if err != nil {
				return v, err
			}
			v.Elems[i] = e
		}
		return v, nil
	}
	state := Defined
	for i := range ops {
		state = max(state, ops[i].StateOf())
	}
	if state >= Undef {
		return OfState(t, state), nil
	}
	addr := ops[0].Bits
	at := elem
	for i, op := range ops[1:] {
		n := op.Signed().Int64()
		switch {
		case op.Big != nil && !op.Signed().IsInt64():
			n = int64(new(big.Int).And(op.Big, bigMask(64)).Uint64())
		}
		switch {
		case i == 0:
			addr += uint64(n) * m.layout.Size(at)
		case at.Kind == ir.StructKind:
			addr += m.layout.FieldOffset(at, int(n))
			at = at.Fields[n]
		default:
			at = at.Elem
			addr += uint64(n) * m.layout.Size(at)
		}
	}
	bits := uint32(m.layout.IndexBits(t.AddrSpace))
	return Value{Type: t, Bits: ops[0].Bits&^mask(bits) | addr&mask(bits), State: state}, nil
}

// pointer is an operand as an address to be accessed.
func (m *Interp) pointer(f *Frame, v ir.Value) (uint64, error) {
	p, err := m.operand(f, v)
	if err != nil {
		return 0, err
	}
	return m.accessible(p)
}

func (m *Interp) accessible(p Value) (uint64, error) {
	switch {
	case p.State >= Undef:
		return 0, undefined("an access through a pointer that is %s", p.State)
	case p.State == Arbitrary:
		m.Guessed = true
	}
	if p.Bits == 0 && p.Type.AddrSpace == 0 {
		return 0, undefined("an access through null")
	}
	return p.Bits, nil
}

func (m *Interp) alloca(f *Frame, in *ir.Instr) (Value, error) {
	n := uint64(1)
	if in.NumOps() > 0 {
		v, err := m.decided(f, in.Operand(0), "an alloca of a size")
		if err != nil {
			return v, err
		}
		if v.Big != nil && !v.Big.IsUint64() {
			return v, undefined("an alloca of %s elements", v.Big)
		}
		n = v.Unsigned().Uint64()
	}
	each := m.layout.Size(in.ElemType)
	if each != 0 && n > m.opt.Memory/each {
		return Value{}, &Fault{Kind: MemoryLimit, Text: "an alloca larger than Options.Memory"}
	}
	size, align := n*each, max(m.layout.AlignOf(in), 1)
	if m.opt.Alloca != nil {
		if addr, ok := m.opt.Alloca(f, in, size, align); ok {
			if m.own != nil {
				if err := m.own.Map(addr, max(size, 1)); err != nil {
					return Value{}, err
				}
			}
			m.shadow.mark(addr, size, Undef)
			return Pointer(in.Type(), addr), nil
		}
	}
	addr := alignUp(m.stack, max(align, 16))
	m.stack = addr + max(size, 1)
	if m.own != nil {
		if err := m.own.Map(addr, max(size, 1)); err != nil {
			return Value{}, err
		}
	}
	m.shadow.mark(addr, size, Undef)
	return Pointer(in.Type(), addr), nil
}

func (m *Interp) load(f *Frame, in *ir.Instr) (Value, error) {
	addr, err := m.pointer(f, in.Operand(0))
	if err != nil {
		return Value{}, err
	}
	return m.Load(in.Type(), addr)
}

func (m *Interp) store(f *Frame, in *ir.Instr) error {
	v, err := m.operand(f, in.Operand(0))
	if err != nil {
		return err
	}
	addr, err := m.pointer(f, in.Operand(1))
	if err != nil {
		return err
	}
	return m.Store(v, addr)
}

func (m *Interp) compareExchange(f *Frame, in *ir.Instr) (Value, error) {
	addr, err := m.pointer(f, in.Operand(0))
	if err != nil {
		return Value{}, err
	}
	want, err := m.operand(f, in.Operand(1))
	if err != nil {
		return Value{}, err
	}
	set, err := m.operand(f, in.Operand(2))
	if err != nil {
		return Value{}, err
	}
	old, err := m.Load(want.Type, addr)
	if err != nil {
		return Value{}, err
	}
	if old.State >= Undef || want.State >= Undef {
		return Value{}, unsupported("cmpxchg of undef")
	}
	same := old.Unsigned().Cmp(want.Unsigned()) == 0
	if same {
		if err := m.Store(set, addr); err != nil {
			return Value{}, err
		}
	}
	ok := truth(in.Type().Fields[1], same)
	ok.State = max(old.State, want.State)
	return Aggregate(in.Type(), old, ok), nil
}

func (m *Interp) readModifyWrite(f *Frame, in *ir.Instr) (Value, error) {
	addr, err := m.pointer(f, in.Operand(0))
	if err != nil {
		return Value{}, err
	}
	arg, err := m.operand(f, in.Operand(1))
	if err != nil {
		return Value{}, err
	}
	old, err := m.Load(in.Type(), addr)
	if err != nil {
		return Value{}, err
	}
	v, err := m.modified(in, old, arg)
	if err != nil {
		return Value{}, err
	}
	return old, m.Store(v, addr)
}

// modified is what an atomicrmw writes.
func (m *Interp) modified(in *ir.Instr, old, arg Value) (Value, error) {
	ops := map[string]ir.Opcode{
		"add": ir.Add, "sub": ir.Sub, "and": ir.And, "or": ir.Or, "xor": ir.Xor, "fadd": ir.FAdd,
		"fsub": ir.FSub,
	}
	op := in.Mem.RMW
	if code, ok := ops[op]; ok {
		return m.operate(operation{op: code, typ: in.Type()}, []Value{old, arg})
	}
	s := max(old.StateOf(), arg.StateOf())
	if s >= Undef && op != "xchg" {
		return OfState(in.Type(), s), nil
	}
	t := in.Type()
	one := big.NewInt(1)
	switch op {
	case "xchg":
		return arg, nil
	case "nand":
		v, err := m.operate(operation{op: ir.And, typ: t}, []Value{old, arg})
		return BigInt(t, new(big.Int).Not(v.Unsigned())), err
	case "max", "min", "umax", "umin":
		return extreme(op, old, arg), nil
	case "uinc_wrap":
		if old.Unsigned().Cmp(arg.Unsigned()) >= 0 {
			return Zero(t), nil
		}
		return BigInt(t, new(big.Int).Add(old.Unsigned(), one)), nil
	case "udec_wrap":
		if old.IsZero() || old.Unsigned().Cmp(arg.Unsigned()) > 0 {
			return arg, nil
		}
		return BigInt(t, new(big.Int).Sub(old.Unsigned(), one)), nil
	case "usub_cond":
		if old.Unsigned().Cmp(arg.Unsigned()) < 0 {
			return old, nil
		}
		return BigInt(t, new(big.Int).Sub(old.Unsigned(), arg.Unsigned())), nil
	case "usub_sat":
		if old.Unsigned().Cmp(arg.Unsigned()) < 0 {
			return Zero(t), nil
		}
		return BigInt(t, new(big.Int).Sub(old.Unsigned(), arg.Unsigned())), nil
	case "fmax", "fmin", "fmaximum", "fminimum":
		name := map[string]string{"fmax": "maxnum", "fmin": "minnum", "fmaximum": "maximum",
			"fminimum": "minimum"}[op]
		return m.math(name, t, []Value{old, arg}, 0)
	}
	return Value{}, unsupported("atomicrmw %s", op)
}

// extreme is the smaller or larger of two integers; the name is that of an atomicrmw.
func extreme(op string, a, b Value) Value {
	var c int
	if op[0] == 'u' {
		c = a.Unsigned().Cmp(b.Unsigned())
	} else {
		c = a.Signed().Cmp(b.Signed())
	}
	if (c < 0) == (op == "min" || op == "umin") {
		return a
	}
	return b
}

func (m *Interp) vaArg(_ *Frame, in *ir.Instr) (Value, error) {
	return Value{}, unsupported("va_arg of type %s", in.Type())
}
