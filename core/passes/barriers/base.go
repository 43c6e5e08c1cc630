package barriers

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/internal/edit"
)

// baseOf is the start of the object that an address in a function after RewriteStatepointsForGC
// points into. It adds what is missing: a relocate of the base beside that of a derived pointer,
// and a merge of bases beside one of derived pointers.
func (w *work) baseOf(at *ir.Instr, address ir.Value) (ir.Value, error) {
	if w.bases == nil {
		w.bases = map[ir.Value]ir.Value{}
	}
	root := rootOf(address)
	if wrong := w.mergeBases(root); wrong != nil {
		return nil, w.refuse(at, "the barrier of gc \""+w.f.GC+"\" needs the start of the "+
			"object, and where that is cannot be told: the address comes from `"+
			printer.Instr(wrong)+"`")
	}
	return w.base(root), nil
}

// rootOf is the value from which an address, or a vector of addresses, is computed.
func rootOf(v ir.Value) ir.Value {
	for {
		in, ok := v.(*ir.Instr)
		if !ok || !derives(in.Op) || isVector(v) != isVector(in.Operand(0)) {
			return v
		}
		v = in.Operand(0)
	}
}

func isVector(v ir.Value) bool { return v.Type().Kind == ir.VectorKind }

// merged are the operands among which an instruction chooses or that it combines, none for any
// other instruction.
func merged(v ir.Value) []ir.Use {
	in, ok := v.(*ir.Instr)
	if !ok {
		return nil
	}
	switch in.Op {
	case ir.Phi:
		return in.Uses()
	case ir.Select:
		return in.Uses()[1:]
	case ir.ExtractElement:
		return in.Uses()[:1]
	case ir.InsertElement, ir.ShuffleVector:
		return in.Uses()[:2]
	}
	return nil
}

// mergeBases makes the bases of a root that merges derived pointers. It returns an instruction
// whose base cannot be determined: a vector made from one address.
func (w *work) mergeBases(root ir.Value) (wrong *ir.Instr) {
	// Find the parts of the root, and which merges among them are of derived pointers.
	all := []ir.Value{root}
	seen := map[ir.Value]bool{root: true}
	for i := 0; i < len(all); i++ {
		if in, ok := all[i].(*ir.Instr); ok && derives(in.Op) {
			return in
		}
		for _, u := range merged(all[i]) {
			if v := rootOf(u.Value); !seen[v] {
				seen[v] = true
				all = append(all, v)
			}
		}
	}
	derived := map[ir.Value]bool{}
	for changed := true; changed; {
		changed = false
		for _, v := range all {
			is := isDerivedRelocate(v)
			for _, u := range merged(v) {
				from := rootOf(u.Value)
				is = is || from != u.Value || derived[from]
			}
			if is && !derived[v] {
				derived[v], changed = true, true
			}
		}
	}
	var made []*ir.Instr
	for _, v := range all {
		if !derived[v] || w.bases[v] != nil || len(merged(v)) == 0 {
			continue
		}
		in := v.(*ir.Instr)
		base := edit.Clone(w.m, in)
		base.CopyDebugLoc(in)
		base.InsertBefore(in)
		w.bases[v] = base
		made = append(made, in)
	}
	for _, in := range made {
		uses := merged(w.bases[in])
		for i := range uses {
			before := in
			if in.Op == ir.Phi {
				before = in.Blocks[i].Terminator()
			}
			uses[i].Set(w.typed(before, uses[i].Value))
		}
	}
	return nil
}

// typed is the base of a merged value, of the same type.
func (w *work) typed(before *ir.Instr, v ir.Value) ir.Value {
	base := w.base(rootOf(v))
	w.b.Before(before)
	return w.b.Cast(base, v.Type())
}

// isDerivedRelocate reports whether a value is the relocate of a derived pointer.
func isDerivedRelocate(v ir.Value) bool {
	in, ok := v.(*ir.Instr)
	if !ok || !gc.IsRelocate(in) {
		return false
	}
	r, err := gc.ViewRelocate(in)
	return err == nil && r.BaseIndex != r.DerivedIndex
}

// base is the start of the object of a root, once mergeBases has been called for it.
func (w *work) base(root ir.Value) ir.Value {
	if b := w.bases[root]; b != nil {
		return b
	}
	if !isDerivedRelocate(root) {
		return root
	}
	in := root.(*ir.Instr)
	b := w.m.NewInstr(in.Op, in.Type(), in.Operand(0), in.Arg(0), in.Arg(1), in.Arg(1))
	b.Call = in.Call
	b.SetFrom(in.ID())
	b.CopyDebugLoc(in)
	in.Parent().InsertBefore(b, in)
	w.bases[root] = b
	return b
}
