package gc

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/provenance"
)

// Builder writes the IR of a strategy: instructions at its insertion point, and declarations into
// the module. It follows the module's dialect: where pointers are typed it casts them. The zero
// value is not ready; use [NewBuilder].
type Builder struct {
	m    *ir.Module
	at   *ir.Instr
	from []provenance.ID
	// exits finds the exits of a function, see Exits.
	exits func(*ir.Func) ([]*ir.Instr, error)
}

// NewBuilder returns a builder for a module, without an insertion point.
func NewBuilder(m *ir.Module) *Builder { return &Builder{m: m} }

// Module is the module to which the builder writes.
func (b *Builder) Module() *ir.Module { return b.m }

// Before sets the insertion point to before an instruction, which is also the origin of new ones.
func (b *Builder) Before(at *ir.Instr) {
	b.at = at
	b.from = append(b.from[:0], at.ID())
}

// After sets the insertion point to after an instruction, which is also the origin of new ones. For
// an invoke, that is its normal destination, in a block with no other predecessor.
func (b *Builder) After(in *ir.Instr) {
	next := in.Next()
	if in.Op == ir.Invoke {
		dest := in.NormalDest()
		if dest.SinglePred() == nil {
			dest = dest.SplitPreds([]*ir.Block{in.Parent()}, dest.Name())
		}
		next = dest.FirstNonPhi()
	}
	b.Before(next)
	b.from[0] = in.ID()
}

// Exits are the instructions that leave a function: returns, tail calls that replace them, and the
// resume of a cleanup, which is created if an exception may leave the function.
func (b *Builder) Exits(f *ir.Func) ([]*ir.Instr, error) {
	if b.exits == nil {
		return nil, fmt.Errorf("this builder does not know where @%s is left", f.Name())
	}
	return b.exits(f)
}

// FindExits gives the builder the function that Exits calls.
func (b *Builder) FindExits(exits func(*ir.Func) ([]*ir.Instr, error)) { b.exits = exits }

// Insert writes an instruction and returns it.
func (b *Builder) Insert(in *ir.Instr) *ir.Instr {
	in.SetFrom(b.from...)
	in.CopyDebugLoc(b.at)
	in.InsertBefore(b.at)
	return in
}

// Int is an integer constant of a number of bits.
func (b *Builder) Int(bits uint32, v uint64) ir.Value { return ir.IntConst(b.m.Types.Int(bits), v) }

// Ptr is the type of pointers without a pointee: ptr, or i8* in a typed dialect.
func (b *Builder) Ptr() *ir.Type { return b.m.PointerTo(b.m.Types.I8, 0) }

// Pointer casts a pointer to one to the given type, in the same address space.
func (b *Builder) Pointer(p ir.Value, elem *ir.Type) ir.Value {
	return b.Cast(p, b.m.PointerTo(elem, p.Type().AddrSpace))
}

// Cast casts a value to another type of the same size: pointers, and integers of their size.
func (b *Builder) Cast(v ir.Value, to *ir.Type) ir.Value {
	from := v.Type()
	op := ir.BitCast
	switch {
	case from == to:
		return v
	case from.IsPointer() && to.IsInteger():
		op = ir.PtrToInt
	case from.IsInteger() && to.IsPointer():
		op = ir.IntToPtr
	case from.IsPointer() && to.IsPointer() && from.AddrSpace != to.AddrSpace:
		op = ir.AddrSpaceCast
	}
	return b.Insert(b.m.NewInstr(op, to, v))
}

// Address converts a pointer to an integer.
func (b *Builder) Address(p ir.Value) ir.Value { return b.Cast(p, b.m.Types.I64) }

// Load reads a value of a type.
func (b *Builder) Load(t *ir.Type, from ir.Value) ir.Value {
	from = b.Pointer(from, t)
	return b.Insert(b.m.NewInstr(ir.Load, t, from))
}

// Store writes a value.
func (b *Builder) Store(v, to ir.Value) {
	to = b.Pointer(to, v.Type())
	b.Insert(b.m.NewInstr(ir.Store, b.m.Types.Void, v, to))
}

// Offset adds a number of bytes, an integer, to a pointer.
func (b *Builder) Offset(p, bytes ir.Value) ir.Value {
	p = b.Pointer(p, b.m.Types.I8)
	in := b.m.NewInstr(ir.GetElementPtr, p.Type(), p, bytes)
	in.ElemType = b.m.Types.I8
	return b.Insert(in)
}

// Binary is an operation on two values of one type: ir.Add, ir.Sub, ir.LShr and their like.
func (b *Builder) Binary(op ir.Opcode, x, y ir.Value) ir.Value {
	return b.Insert(b.m.NewInstr(op, x.Type(), x, y))
}

// Compare compares two integers or pointers of one type.
func (b *Builder) Compare(p ir.Pred, x, y ir.Value) ir.Value {
	in := b.m.NewInstr(ir.ICmp, b.m.Types.I1, x, y)
	in.Pred = p
	return b.Insert(in)
}

// Select is one value if a condition holds, else another.
func (b *Builder) Select(condition, then, otherwise ir.Value) ir.Value {
	return b.Insert(b.m.NewInstr(ir.Select, then.Type(), condition, then, otherwise))
}

// If makes the code that then writes conditional. Afterwards the insertion point is where both
// paths join.
func (b *Builder) If(condition ir.Value, then func()) {
	at, from := b.at, append([]provenance.ID(nil), b.from...)
	head := at.Parent()
	rest := head.SplitAt(at, "gc.done")
	f := head.Parent()
	body := f.NewBlockBefore("gc.slow", rest)
	body.From = from
	old := head.Terminator()
	branch := b.m.NewInstr(ir.Br, b.m.Types.Void, condition, body, rest)
	branch.SetFrom(from...)
	branch.CopyDebugLoc(at)
	branch.InsertBefore(old)
	old.Erase()
	back := b.m.NewInstr(ir.Br, b.m.Types.Void, rest)
	back.SetFrom(from...)
	body.Append(back)
	b.at = back
	then()
	b.at, b.from = at, append(b.from[:0], from...)
}

// IfValue is the value computed by the code that then writes if a condition holds, else another
// value.
func (b *Builder) IfValue(condition ir.Value, then func() (ir.Value, error), otherwise ir.Value) (
	ir.Value, error) {
	var value ir.Value
	var err error
	var body *ir.Block
	head := b.at.Parent()
	b.If(condition, func() {
		value, err = then()
		body = b.at.Parent()
	})
	if err != nil {
		return nil, err
	}
	phi := b.m.NewInstr(ir.Phi, otherwise.Type())
	phi.AddIncoming(otherwise, head)
	phi.AddIncoming(value, body)
	phi.SetFrom(b.from...)
	phi.CopyDebugLoc(b.at)
	phi.InsertBefore(b.at.Parent().First())
	return phi, nil
}

// Variable returns the external variable of the given name and type, and declares it if necessary.
func (b *Builder) Variable(name string, t *ir.Type) ir.Value {
	if v := b.m.Lookup(name); v != nil {
		return v
	}
	g := b.m.NewGlobal(name, t, b.m.PointerTo(t, 0))
	g.Linkage = "external"
	return g
}

// Call calls a function of the run-time library, which never collects and never throws. It passes
// the arguments unchanged, and declares the function if necessary.
func (b *Builder) Call(name string, result *ir.Type, args ...ir.Value) (ir.Value, error) {
	return b.call(name, leafAttributes, result, args)
}

// CallCollector calls a function of the run-time library that may collect.
func (b *Builder) CallCollector(name string, args ...ir.Value) (ir.Value, error) {
	return b.call(name, collectorAttributes, b.m.Types.Void, args)
}

var (
	leafAttributes = ir.NewAttrSet(ir.Attr{Name: "nounwind"},
		ir.Attr{Name: "gc-leaf-function", Quoted: true})
	collectorAttributes = ir.NewAttrSet(ir.Attr{Name: "nounwind"})
)

func (b *Builder) call(name string, attrs *ir.AttrSet, result *ir.Type, args []ir.Value) (ir.Value,
	error) {
	params := make([]*ir.Type, len(args))
	for i, a := range args {
		params[i] = a.Type()
	}
	ft := b.m.Types.Func(result, params, false)
	f, isFunc := b.m.Lookup(name).(*ir.Func)
	switch {
	case !isFunc && b.m.Lookup(name) != nil:
		return nil, fmt.Errorf("@%s is not a function; the strategy calls it", name)
	case !isFunc:
		f = b.m.Declare(name, ft, attrs)
	case f.FuncType != ft:
		return nil, fmt.Errorf("@%s has the type %s here; the strategy calls it as %s", name,
			f.FuncType, ft)
	}
	in := b.m.NewInstr(ir.Call, result, append([]ir.Value{f}, args...)...)
	in.Call = &ir.CallInfo{FuncType: ft, NumArgs: len(args), Attrs: attrs}
	return b.Insert(in), nil
}
