package interp

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// callInstr executes a call.
func (m *Interp) callInstr(f *Frame, in *ir.Instr) (Value, error) {
	v, token, err := m.called(f, in)
	if token != nil {
		v = Value{Type: in.Type(), Token: token}
	}
	return v, err
}

// invoke executes an invoke and returns the block where control continues.
func (m *Interp) invoke(f *Frame, in *ir.Instr) (*ir.Block, error) {
	v, token, err := m.called(f, in)
	if u, ok := err.(*Unwind); ok {
		f.sent = token
		m.exception = *u
		return in.UnwindDest(), nil
	}
	if err != nil {
		return nil, err
	}
	if token != nil {
		v = Value{Type: in.Type(), Token: token}
	}
	f.define(in.ID(), v)
	return in.NormalDest(), nil
}

// called performs the call of a call or invoke instruction. A statepoint yields a token, even if
// the callee throws.
func (m *Interp) called(f *Frame, in *ir.Instr) (Value, *Token, error) {
	if callee := in.CalledFunc(); callee != nil {
		name := callee.Name()
		if strings.HasPrefix(name, "llvm.experimental.gc.statepoint") {
			return m.statepoint(f, in)
		}
		if strings.HasPrefix(name, "llvm.") && callee.IsDeclaration() {
			v, err := m.intrinsic(f, in, name)
			return v, nil, err
		}
	}
	args, err := m.operands(f, in.Args())
	if err != nil {
		return Value{}, nil, err
	}
	for i := range args {
		if args[i], err = m.byValue(in.Call.ParamAttrs(i), args[i]); err != nil {
			return Value{}, nil, err
		}
	}
	v, err := m.callValue(f, in, in.Callee(), in.Call.FuncType, args)
	return v, nil, err
}

// callValue calls the function at the address that a value holds.
func (m *Interp) callValue(f *Frame, in *ir.Instr, callee ir.Value, ft *ir.Type,
	args []Value) (Value, error) {
	if a, ok := callee.(*ir.InlineAsm); ok {
		if a.Template == "" && ft.Result().IsVoid() {
			return Value{Type: ft.Result()}, nil
		}
		return Value{}, unsupported("inline assembly")
	}
	target, err := m.decided(f, callee, "a call to an address")
	if err != nil {
		return target, err
	}
	fn, _ := m.at[target.Bits].(*ir.Func)
	if direct, ok := callee.(*ir.Func); ok {
		fn = direct
	}
	if fn == nil {
		return Value{}, undefined("a call to address 0x%x, where no function is", target.Bits)
	}
	if fn.FuncType != ft && !compatible(fn.FuncType, ft) {
		return Value{}, undefined("a call to @%s as another type than its own", fn.Name())
	}
	return m.call(fn, in, ft, args)
}

// compatible reports whether a call with one function type of a function with another passes and
// returns the same values; pointers may have different pointee types.
func compatible(a, b *ir.Type) bool {
	if len(a.Fields) > len(b.Fields) || len(a.Fields) < len(b.Fields) && !a.Variadic {
		return false
	}
	same := func(x, y *ir.Type) bool {
		return x == y || x.Kind == ir.PointerKind && y.Kind == ir.PointerKind &&
			x.AddrSpace == y.AddrSpace
	}
	for i := range a.Fields {
		if !same(a.Fields[i], b.Fields[i]) {
			return false
		}
	}
	return same(a.Result(), b.Result())
}

// byValue copies the memory that a byval argument points to, so that the callee has its own copy.
func (m *Interp) byValue(attrs *ir.AttrSet, v Value) (Value, error) {
	a, ok := attrs.Get("byval")
	if !ok || a.Type == nil && v.Type.Elem == nil {
		return v, nil
	}
	t := a.Type
	if t == nil {
		t = v.Type.Elem
	}
	size := m.layout.Size(t)
	addr := alignUp(m.stack, max(16, m.layout.ABIAlign(t)))
	m.stack = addr + max(size, 1)
	if m.own != nil {
		if err := m.own.Map(addr, max(size, 1)); err != nil {
			return v, err
		}
	}
	from := v.Bits
	v.Bits = addr
	return v, m.move(addr, from, size)
}

// move copies memory, including which bytes are undef.
func (m *Interp) move(to, from, size uint64) error {
	if size > m.opt.Memory {
		return undefined("a copy of %s", source.Count(size, "byte"))
	}
	b := make([]byte, size)
	if err := m.memory.ReadAt(from, b); err != nil {
		return err
	}
	if err := m.memory.WriteAt(to, b); err != nil {
		return err
	}
	m.shadow.copy(to, from, size)
	return nil
}

// external calls a function that the module only declares.
func (m *Interp) external(f *ir.Func, at *ir.Instr, ft *ir.Type, args []Value) (Value, error) {
	ext := m.opt.Externals[f.Name()]
	if ext == nil {
		ext = m.opt.External
	}
	if ext == nil {
		return Value{}, unsupported("a call to @%s, which nothing defines", f.Name())
	}
	v, err := ext(&Call{Run: m, Func: f, At: at, Type: ft, Args: args})
	if err == nil {
		v.Type = ft.Result()
	}
	return v, err
}

// landingPad returns the exception that was thrown.
func (m *Interp) landingPad(f *Frame, in *ir.Instr) (Value, error) {
	t := in.Type()
	v := Zero(t)
	if len(v.Elems) > 0 {
		v.Elems[0].Bits = m.exception.Pointer
	}
	if len(v.Elems) > 1 {
		v.Elems[1].Bits = m.exception.Selector & mask(v.Elems[1].Type.Bits)
	}
	v.Token = f.sent
	return v, nil
}
