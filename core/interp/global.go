package interp

import (
	"math/big"

	"statepoint/core/ir"
	"statepoint/core/ir/floats"
	"statepoint/core/ir/printer"
)

// globals gives functions and variables addresses and writes initialisers.
func (m *Interp) globals() error {
	code := codeBase
	for _, f := range m.Module.Funcs {
		addr, ok := m.asked(f)
		if !ok {
			addr = code
			code += 16
		}
		m.bind(f, addr)
	}
	for _, g := range m.Module.Globals {
		addr, ok := m.asked(g)
		size := m.layout.Size(g.Content)
		if !ok {
			align := max(g.Align, m.layout.PrefAlign(g.Content), 1)
			addr = alignUp(m.next, align)
			m.next = addr + max(size, 1)
		}
		m.bind(g, addr)
		if m.own != nil {
			if err := m.own.Map(addr, max(size, 1)); err != nil {
				return err
			}
		}
	}
	for _, i := range m.Module.IFuncs {
		if addr, ok := m.asked(i); ok {
			m.bind(i, addr)
		}
	}
	for _, g := range m.Module.Globals {
		if g.Init == nil || m.opt.Keep {
			continue
		}
		v, err := m.constant(g.Init)
		if err == nil {
			err = m.Store(v, m.addresses[g])
		}
		if err != nil {
			return err
		}
		m.shadow.mark(m.addresses[g], m.layout.Size(g.Content), Defined) // loaders write zeros
	}
	return nil
}

func (m *Interp) asked(v ir.Named) (uint64, bool) {
	if m.opt.AddressOf == nil {
		return 0, false
	}
	return m.opt.AddressOf(v)
}

func (m *Interp) bind(v ir.Named, addr uint64) {
	m.addresses[v] = addr
	if addr == 0 {
		return
	}
	if f, ok := m.at[addr].(*ir.Func); ok && !f.IsDeclaration() {
		return
	}
	m.at[addr] = v
}

// AddressOf is the address of a global, function or alias.
func (m *Interp) AddressOf(v ir.Named) (uint64, error) {
	switch g := v.(type) {
	case *ir.Alias:
		if m.aliases > 64 {
			return 0, unsupported("a chain of more than 64 aliases")
		}
		m.aliases++
		x, err := m.constant(g.Aliasee)
		m.aliases--
		return x.Bits, err
	case *ir.IFunc:
		if addr, ok := m.addresses[g]; ok {
			return addr, nil
		}
		r, err := m.constant(g.Resolver)
		if err != nil {
			return 0, err
		}
		f, _ := m.at[r.Bits].(*ir.Func)
		if f == nil || f.IsDeclaration() {
			return 0, unsupported("the resolver of @%s", g.Name())
		}
		x, err := m.call(f, nil, f.FuncType, nil)
		if err == nil {
			m.bind(g, x.Bits)
		}
		return x.Bits, err
	}
	return m.addresses[v], nil
}

// blockAddress is the address of a block: a unique number.
func (m *Interp) blockAddress(b *ir.Block) uint64 {
	if a, ok := m.blocks[b]; ok {
		return a
	}
	a := codeBase - 16*uint64(len(m.blocks)+1)
	m.blocks[b] = a
	return a
}

// constant evaluates a constant.
func (m *Interp) constant(v ir.Value) (Value, error) {
	switch c := v.(type) {
	case *ir.Const:
		if x, ok := m.consts[c]; ok {
			return x, nil
		}
		x, err := m.evaluate(c)
		if err == nil {
			m.consts[c] = x
		}
		return x, err
	case *ir.Func, *ir.Global, *ir.Alias, *ir.IFunc:
		addr, err := m.AddressOf(c.(ir.Named))
		return Pointer(v.Type(), addr), err
	case *ir.MetadataValue, *ir.InlineAsm, *ir.Block:
		return Value{Type: v.Type()}, nil
	}
	return Value{}, unsupported("the constant %v", printer.Value(v))
}

func (m *Interp) evaluate(c *ir.Const) (Value, error) {
	t := c.Type()
	switch c.Kind {
	case ir.ConstInt:
		if c.Big != nil {
			return BigInt(t, c.Big), nil
		}
		if t.Bits > 64 {
			return BigInt(t, new(big.Int).SetUint64(c.Bits)), nil
		}
		return Int(t, c.Bits), nil
	case ir.ConstFloat:
		return floatConstant(c)
	case ir.ConstNull, ir.ConstNone, ir.ConstZero:
		return Zero(t), nil
	case ir.ConstUndef:
		return OfState(t, Undef), nil
	case ir.ConstPoison:
		return OfState(t, Poison), nil
	case ir.ConstString:
		v := Value{Type: t, Elems: make([]Value, len(c.Text))}
		for i := range len(c.Text) {
			v.Elems[i] = Int(t.Elem, uint64(c.Text[i]))
		}
		return v, nil
	case ir.ConstAggregate, ir.ConstSplat:
		n := elements(t)
		v := Value{Type: t, Elems: make([]Value, n)}
		for i := range n {
			k := i
			if c.Kind == ir.ConstSplat {
				k = 0
			}
			e, err := m.constant(c.Elems[k])
			if err != nil {
				return v, err
			}
			v.Elems[i] = e
		}
		return v, nil
	case ir.ConstExpr:
		return m.expression(c)
	case ir.ConstBlockAddress:
		if b, ok := c.Elems[1].(*ir.Block); ok {
			return Pointer(t, m.blockAddress(b)), nil
		}
	case ir.ConstDSOLocalEquivalent, ir.ConstNoCFI:
		v, err := m.constant(c.Elems[0])
		v.Type = t
		return v, err
	}
	return Value{}, unsupported("a constant of kind %d", c.Kind)
}

// expression evaluates a constant expression, which is an instruction on constants.
func (m *Interp) expression(c *ir.Const) (Value, error) {
	ops := make([]Value, len(c.Elems))
	for i, e := range c.Elems {
		v, err := m.constant(e)
		if err != nil {
			return v, err
		}
		ops[i] = v
	}
	if c.Op == ir.GetElementPtr {
		return m.address(c.Type(), c.ElemType, ops, c.Flags)
	}
	return m.operate(operation{op: c.Op, pred: c.Pred, flags: c.Flags, typ: c.Type(),
		indices: c.Indices}, ops)
}

// floatConstant is the value of a literal.
func floatConstant(c *ir.Const) (Value, error) {
	t := c.Type()
	low, high, ok := floats.Bits(c)
	switch {
	case !ok:
		return Value{}, unsupported("the literal %s of type %s", c.Text, t)
	case wide(t):
		b := new(big.Int).SetUint64(high)
		return Value{Type: t, Big: b.Or(b.Lsh(b, 64), new(big.Int).SetUint64(low))}, nil
	}
	return Value{Type: t, Bits: low}, nil
}
