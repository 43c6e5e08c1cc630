package legalize

import (
	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/provenance"
)

// writer inserts the replacement of an instruction before it.
type writer struct {
	m    *ir.Module
	f    *ir.Func
	in   *ir.Instr
	from provenance.ID // the instruction's
	made []*ir.Instr   // to be expanded in turn
	// own are the blocks of the function that expansion made.
	own map[*ir.Block]bool
}

func newWriter(m *ir.Module, in *ir.Instr, own map[*ir.Block]bool) *writer {
	return &writer{m: m, f: in.Func(), in: in, from: in.ID(), own: own}
}

func (w *writer) add(op ir.Opcode, t *ir.Type, operands ...ir.Value) *ir.Instr {
	in := w.m.NewInstr(op, t, operands...)
	in.SetFrom(w.from)
	w.in.Parent().InsertBefore(in, w.in)
	return in
}

// op is an operation on values of one type.
func (w *writer) op(op ir.Opcode, x, y ir.Value) ir.Value { return w.add(op, x.Type(), x, y) }

// cast is a conversion; converting to the value's own type returns the value.
func (w *writer) cast(op ir.Opcode, x ir.Value, t *ir.Type) ir.Value {
	if x.Type() == t {
		return x
	}
	return w.add(op, t, x)
}

func (w *writer) compare(p ir.Pred, x, y ir.Value) ir.Value {
	in := w.add(ir.ICmp, w.m.Types.I1, x, y)
	in.Pred = p
	return in
}

func (w *writer) choose(c, yes, no ir.Value) ir.Value {
	return w.add(ir.Select, yes.Type(), c, yes, no)
}

// element is element k of a vector.
func (w *writer) element(v ir.Value, k uint64) ir.Value {
	return w.add(ir.ExtractElement, v.Type().Elem, v, ir.IntConst(w.m.Types.I32, k))
}

func (w *writer) insertElement(v, e ir.Value, k uint64) ir.Value {
	return w.add(ir.InsertElement, v.Type(), v, e, ir.IntConst(w.m.Types.I32, k))
}

// aggregate is a value of a type built from its fields.
func (w *writer) aggregate(t *ir.Type, fields []ir.Value) ir.Value {
	var all ir.Value = ir.Poison(t)
	for i, v := range fields {
		in := w.add(ir.InsertValue, t, all, v)
		in.SetIndices([]int32{int32(i)})
		all = in
	}
	return all
}

// address is pointer plus n elements of a type.
func (w *writer) address(pointer ir.Value, t *ir.Type, n ir.Value) ir.Value {
	to := w.m.PointerTo(t, pointer.Type().AddrSpace)
	p := w.cast(ir.BitCast, pointer, to)
	in := w.add(ir.GetElementPtr, to, p, n)
	in.ElemType = t
	return in
}

func (w *writer) load(t *ir.Type, pointer ir.Value) ir.Value { return w.add(ir.Load, t, pointer) }

func (w *writer) store(v, pointer ir.Value) { w.add(ir.Store, w.m.Types.Void, v, pointer) }

// phi begins a block with a phi.
func (w *writer) phi(b *ir.Block, t *ir.Type) *ir.Instr {
	in := w.m.NewInstr(ir.Phi, t)
	in.SetFrom(w.from)
	if first := b.First(); first != nil {
		b.InsertBefore(in, first)
	} else {
		b.Append(in)
	}
	return in
}

// split splits the block before the instruction, and returns the first part without a terminator. A
// block of the source keeps its identity for the first part. A block that expansion made keeps it
// for the second part: the part before the instruction is short, while the rest may be a long
// function.
func (w *writer) split() *ir.Block {
	here := w.in.Parent()
	if w.own[here] {
		before := w.block()
		before.SpliceHead(w.in)
		here.HandUses(before)
		return before
	}
	after := w.f.NewBlockAfter("", here)
	w.own[after] = true
	after.From = []provenance.ID{here.ID()}
	after.SpliceTail(w.in)
	for _, s := range after.Succs() {
		s.ReplacePhiIncoming(here, after)
	}
	return here
}

// block is a new block before the instruction's.
func (w *writer) block() *ir.Block {
	b := w.f.NewBlockBefore("", w.in.Parent())
	w.own[b] = true
	b.From = w.in.Parent().From
	return b
}

// branch ends a block; with a condition it has two targets.
func (w *writer) branch(b *ir.Block, operands ...ir.Value) {
	br := w.m.NewInstr(ir.Br, w.m.Types.Void, operands...)
	br.SetFrom(w.from)
	b.Append(br)
}

// when writes body into a separate block, executed if a condition holds. The result is that of body
// if it holds, else v; both are nil if there is no result.
func (w *writer) when(c, v ir.Value, body func() ir.Value) ir.Value {
	if k, ok := ir.AsInt(c); ok {
		if k.Bits&1 != 0 {
			return body()
		}
		return v
	}
	before := w.split()
	then := w.block()
	w.branch(before, c, then, w.in.Parent())
	w.branch(then, w.in.Parent())
	after, here := w.in.Parent(), w.in
	w.in = then.Last() // body writes before the branch
	r := body()
	w.in = here
	if v == nil {
		return nil
	}
	phi := w.phi(after, v.Type())
	phi.AddIncoming(v, before)
	phi.AddIncoming(r, then)
	return phi
}

// finish replaces the instruction by a value, nil if it has none.
func (w *writer) finish(v ir.Value) {
	if v != nil {
		if made, ok := v.(*ir.Instr); ok && made.Name() == "" {
			w.f.TakeName(made, w.in)
		}
		ir.ReplaceAllUses(w.in, v)
	}
	w.in.Erase()
}

// call is a call to an intrinsic, named by its base name and the types that form its suffixes.
func (w *writer) call(word string, t *ir.Type, of []*ir.Type, args ...ir.Value) ir.Value {
	name := []byte("llvm." + word)
	for _, o := range of {
		name = intrinsics.AppendMangled(append(name, '.'), o)
	}
	f := w.m.Func(string(name))
	if f == nil {
		var params []*ir.Type
		for _, a := range args {
			params = append(params, a.Type())
		}
		ft := w.m.Types.Func(t, params, false)
		f = w.m.NewFunc(string(name), ft, w.m.PointerTo(ft, 0))
	}
	in := w.add(ir.Call, t, append([]ir.Value{f}, args...)...)
	in.Call = &ir.CallInfo{FuncType: f.FuncType, NumArgs: len(args)}
	return in
}

// splat is an integer constant of a type, in every lane of a vector.
func splat(t *ir.Type, n int64) ir.Value {
	if t.Kind != ir.VectorKind {
		return number(t, n)
	}
	return ir.NewConst(t, ir.ConstSplat, number(t.Elem, n))
}
