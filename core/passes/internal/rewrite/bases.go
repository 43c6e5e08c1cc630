package rewrite

import (
	"fmt"

	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
)

// The intrinsics that query bases (LangRef, "llvm.experimental.gc.get.pointer.base").
const (
	getBaseName   = "llvm.experimental.gc.get.pointer.base"
	getOffsetName = "llvm.experimental.gc.get.pointer.offset"
)

// findBase returns the base of a pointer. Where pointers into different objects meet, it inserts an
// instruction that merges their bases the same way.
func (r *rewriter) findBase(v ir.Value) (ir.Value, error) {
	def, err := r.bases.BaseOrDefining(v)
	if err != nil {
		return nil, err
	}
	if r.bases.Known(def) && analysis.SameShape(def, v) {
		return def, nil
	}
	in, ok := def.(*ir.Instr)
	if !ok {
		return def, nil
	}
	states, err := r.bases.Infer(in, r.m.Dialect.Opaque())
	if err != nil {
		return nil, err
	}
	if states == nil {
		return def, nil
	}
	if err := r.insertBases(states); err != nil {
		return nil, err
	}
	for _, s := range states {
		r.bases.SetBase(s.Value, s.Base)
		if s.Value == in {
			def = s.Base
		}
	}
	return def, nil
}

// insertBases creates a parallel instruction for every conflict, and then adds their operands.
func (r *rewriter) insertBases(states []*analysis.BaseState) error {
	byValue := make(map[ir.Value]*analysis.BaseState, len(states))
	for _, s := range states {
		byValue[s.Value] = s
		if s.Extract {
			base := s.Base
			in := r.insertBase(s, baseNames[ir.ExtractElement])
			in.SetOperand(0, base)
			in.MutateType(base.Type().Elem) // the aggregate may have been cast in between
		}
	}
	for _, s := range states {
		if s.Status != analysis.BaseConflict {
			continue
		}
		name := baseNames[s.Value.Op]
		if s.Value.Name() != "" {
			name = s.Value.Name() + ".base"
		}
		r.insertBase(s, name)
	}
	for _, s := range states {
		if s.Status != analysis.BaseConflict {
			continue
		}
		if err := r.fillBase(s.Value, s.Base.(*ir.Instr), byValue); err != nil {
			return err
		}
		r.explainBase(s.Value, s.Base.(*ir.Instr))
	}
	return nil
}

// insertBase creates the parallel instruction of a value, which becomes its base, with the operands
// of the original.
func (r *rewriter) insertBase(s *analysis.BaseState, name string) *ir.Instr {
	b := edit.Clone(r.m, s.Value)
	b.InsertBefore(s.Value)
	r.f.SetName(b, name)
	if r.mark == nil {
		r.mark = edit.BaseMark(r.m)
	}
	b.SetAttachments(append(b.Attachments(), ir.Attachment{Kind: "is_base_value", Node: r.mark}))
	s.Base = b
	r.bases.SetKnown(b)
	r.why.Figures.Bases++
	return b
}

var baseNames = map[ir.Opcode]string{
	ir.Phi: "base_phi", ir.Select: "base_select", ir.ExtractElement: "base_ee",
	ir.InsertElement: "base_ie", ir.ShuffleVector: "base_sv",
}

// fillBase sets the operands of a parallel instruction to the bases of the original's.
func (r *rewriter) fillBase(orig, base *ir.Instr, states map[ir.Value]*analysis.BaseState) error {
	baseFor := func(v ir.Value, before *ir.Instr) (ir.Value, error) {
		d, err := r.bases.BaseOrDefining(v)
		if err != nil {
			return nil, err
		}
		if s := states[d]; s != nil {
			d = s.Base
		}
		if d.Type() != v.Type() {
			if analysis.SameShape(d, v) && d.Type().Scalar().AddrSpace ==
				v.Type().Scalar().AddrSpace && r.castable(d.Type(), v.Type()) {
				return r.cast(d, v.Type(), before), nil
			}
			return nil, &pass.Unsupported{Code: pass.CodeBase, Span: orig.Span,
				Message: fmt.Sprintf(
					"the base of an operand of this `%s` has the type %s, which cannot be cast to "+
						"%s", orig.Op, d.Type(), v.Type())}
		}
		return d, nil
	}
	if orig.Op == ir.Phi {
		byBlock := make(map[*ir.Block]ir.Value, len(orig.Blocks))
		for i, from := range orig.Blocks {
			b, ok := byBlock[from]
			if !ok {
				var err error
				if b, err = baseFor(orig.Operand(i), from.Terminator()); err != nil {
					return err
				}
				byBlock[from] = b
			}
			base.SetOperand(i, b)
		}
		return nil
	}
	at := 0
	if orig.Op == ir.Select {
		at = 1
	}
	err := analysis.PointerInputs(orig, func(v ir.Value) error {
		b, err := baseFor(v, base)
		if err != nil {
			return err
		}
		base.SetOperand(at, b)
		at++
		return nil
	})
	if err == nil && orig.Op == ir.ShuffleVector && at == 1 {
		base.SetOperand(1, edit.NoValue(r.m, orig.Operand(1).Type()))
	}
	return err
}

func (r *rewriter) castable(from, to *ir.Type) bool {
	return from.IsVector() == to.IsVector() && (!from.IsVector() || from.Len == to.Len)
}

// cast inserts a bitcast named "cast" before an instruction: the base of a pointer may have another
// pointee type.
func (r *rewriter) cast(v ir.Value, t *ir.Type, before *ir.Instr) ir.Value {
	if c, ok := v.(*ir.Const); ok && c.Kind == ir.ConstNull {
		return ir.Null(t)
	}
	c := r.m.NewInstr(ir.BitCast, t, v)
	if v.ID() != 0 {
		c.SetFrom(v.ID())
	}
	c.InsertBefore(before)
	r.f.SetName(c, "cast")
	return c
}

// answerBaseQueries replaces calls to gc.get.pointer.base and gc.get.pointer.offset by their
// results.
func (r *rewriter) answerBaseQueries(queries []*ir.Instr) error {
	for _, q := range queries {
		derived := q.Arg(0)
		base, err := r.findBase(derived)
		if err != nil {
			return r.unsupported(derived, err)
		}
		if q.IsIntrinsic(getBaseName) {
			answer := base
			if base.Type() != q.Type() {
				c := r.m.NewInstr(ir.BitCast, q.Type(), base)
				c.SetFrom(q.ID())
				c.CopyDebugLoc(q)
				c.InsertBefore(q)
				if n, ok := base.(ir.Named); ok && n.Name() != "" {
					r.f.SetName(c, n.Name()+".cast")
				}
				r.bases.SetBase(c, base)
				answer = c
			}
			ir.ReplaceAllUses(q, answer)
			if n, ok := answer.(ir.Named); ok && n.Name() == "" && !ir.IsConstant(answer) {
				r.f.TakeName(n, q)
			}
			q.Erase()
			continue
		}
		t := r.m.Types.Int(uint32(r.pointerBits(derived.Type())))
		baseInt := r.ptrToInt(base, t, q)
		derivedInt := r.ptrToInt(derived, t, q)
		if a, ok := ir.AsInt(derivedInt); ok {
			if b, ok := ir.AsInt(baseInt); ok {
				ir.ReplaceAllUses(q, ir.IntConst(t, a.Bits-b.Bits))
				q.Erase()
				continue
			}
		}
		if b, ok := ir.AsInt(baseInt); ok && b.Bits == 0 && ir.IsConstant(derivedInt) {
			ir.ReplaceAllUses(q, derivedInt)
			q.Erase()
			continue
		}
		sub := r.m.NewInstr(ir.Sub, t, derivedInt, baseInt)
		sub.SetFrom(q.ID())
		sub.CopyDebugLoc(q)
		sub.InsertBefore(q)
		ir.ReplaceAllUses(q, sub)
		r.f.TakeName(sub, q)
		q.Erase()
	}
	return nil
}

// ptrToInt inserts a ptrtoint before an instruction, named after the pointer.
func (r *rewriter) ptrToInt(v ir.Value, t *ir.Type, before *ir.Instr) ir.Value {
	if ir.IsConstant(v) {
		c, ok := v.(*ir.Const)
		switch {
		case ok && c.Kind == ir.ConstNull:
			return ir.IntConst(t, 0)
		case ok && c.Kind == ir.ConstUndef:
			return ir.Undef(t)
		case ok && c.Kind == ir.ConstPoison:
			return ir.Poison(t)
		}
		e := ir.NewConst(t, ir.ConstExpr, v)
		e.Op = ir.PtrToInt
		return e
	}
	c := r.m.NewInstr(ir.PtrToInt, t, v)
	if v.ID() != 0 {
		c.SetFrom(v.ID())
	}
	c.CopyDebugLoc(before)
	c.InsertBefore(before)
	if n, ok := v.(ir.Named); ok && n.Name() != "" {
		r.f.SetName(c, n.Name()+".int")
	}
	return c
}
