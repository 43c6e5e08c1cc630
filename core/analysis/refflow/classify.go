package refflow

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// classify finds the form of every scalar and cell: a worklist from the definitions in the order of
// the text, whose entries are followed by their users when a form changes.
func (f *flow) classify(loose bool) {
	f.loose = loose
	for i := len(f.values) - 1; i >= 0; i-- {
		if in, ok := f.values[i].(*ir.Instr); ok {
			f.push(in)
		}
	}
	for i := range f.cells {
		c := &f.cells[i]
		if c.filled() { // from the entry, or by a callee
			c.form = whole
		} else {
			c.by, c.from, c.opaque, c.bulk = nil, source{}, false, false
		}
	}
	for len(f.work) > 0 && !f.tooLarge {
		in := f.work[len(f.work)-1]
		f.work = f.work[:len(f.work)-1]
		f.queued[in.Num()] = false
		if f.step(in) {
			for u := ir.FirstUse(in); u != nil; u = u.Next() {
				if u.User != nil && f.slot(u.User) >= 0 {
					f.push(u.User)
				}
			}
		}
	}
}

func (f *flow) push(in *ir.Instr) {
	if !f.queued[in.Num()] {
		f.queued[in.Num()] = true
		f.work = append(f.work, in)
	}
}

// held is the form of scalar i of a value as an operand: a reference holds itself.
func (f *flow) held(v ir.Value, i int) form {
	at := f.slot(v)
	if at < 0 || i >= f.shapes.count(v.Type()) {
		return form{}
	}
	if f.shapes.of(v.Type())[i].ref {
		if inFrame(v) {
			return form{} // it does not move
		}
		return whole
	}
	return f.forms[at+int32(i)]
}

// maxFrameSteps bounds the definitions between a pointer and a stack object.
const maxFrameSteps = 100

// inFrame reports whether a pointer comes from a stack object by address arithmetic and casts.
func inFrame(v ir.Value) bool {
	for range maxFrameSteps {
		in, ok := v.(*ir.Instr)
		if !ok {
			return false
		}
		switch in.Op {
		case ir.Alloca:
			return true
		case ir.GetElementPtr, ir.BitCast, ir.AddrSpaceCast, ir.Freeze:
			v = in.Operand(0)
		default:
			return false
		}
	}
	return false
}

// copied is the form of scalar i of a value; for a reference only if it was made from a copy.
func (f *flow) copied(v ir.Value, i int) form {
	at := f.slot(v)
	if at < 0 || i >= f.shapes.count(v.Type()) {
		return form{}
	}
	return f.forms[at+int32(i)]
}

// step updates the scalars of an instruction, and the cells that it writes. It reports whether one
// of its own scalars changed.
func (f *flow) step(in *ir.Instr) bool {
	f.writes(in, func(w write) {
		if f.put(&w, in) {
			for _, r := range f.readers[f.cells[w.cell].obj] {
				f.push(r)
			}
		}
	})
	at := f.slot(in)
	if at < 0 {
		return false
	}
	changed := false
	for i, l := range f.shapes.of(in.Type()) {
		x := form{}
		f.sources(in, i, l, func(_ source, y form) { x = x.join(y) })
		if old := f.forms[at+int32(i)]; old.join(x) != old {
			f.forms[at+int32(i)] = old.join(x)
			changed = true
		}
	}
	return changed
}

// sources visits the sources of the bits in scalar i of an instruction, with the form that results
// from each. For a reference only copies count; any other scalar may also have references as
// sources.
func (f *flow) sources(in *ir.Instr, i int, l leaf, visit func(source, form)) {
	get := f.held
	if l.ref {
		get = f.copied
	}
	pass := func(v ir.Value, j int, change func(form) form) {
		if x := get(v, j); !x.none() {
			if change != nil {
				x = change(x)
			}
			if !x.none() {
				visit(source{v: v, leaf: int32(j)}, x)
			}
		}
	}
	clip := func(x form) form { return x.within(l.width) }
	switch in.Op {
	case ir.Phi:
		for k := range in.NumOps() {
			pass(in.Operand(k), i, nil)
		}
	case ir.Select:
		pass(in.Operand(1), i, nil)
		pass(in.Operand(2), i, nil)
	case ir.Freeze:
		pass(in.Operand(0), i, nil)
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.AddrSpaceCast, ir.Trunc, ir.ZExt, ir.SExt:
		// A reference made from a number or another pointer: only copies count.
		get = f.held
		if in.Op == ir.AddrSpaceCast && l.ref {
			get = f.copied
		}
		pass(in.Operand(0), i, clip)
	case ir.BitCast:
		f.repack(in, l, pass)
	case ir.GetElementPtr:
		base := in.Operand(0)
		j := i
		if !base.Type().IsVector() {
			j = 0
		}
		pass(base, j, nil)
		get = f.held
		f.indices(in, i, l, pass)
	case ir.ExtractValue:
		first, _ := f.shapes.inside(in.Operand(0).Type(), in.Indices())
		pass(in.Operand(0), first+i, nil)
	case ir.InsertValue:
		first, part := f.shapes.inside(in.Type(), in.Indices())
		if i >= first && i < first+f.shapes.count(part) {
			pass(in.Operand(1), i-first, nil)
		} else {
			pass(in.Operand(0), i, nil)
		}
	case ir.ExtractElement:
		n, known := analysis.ConstantIndex(in.Operand(1))
		for j := range f.shapes.count(in.Operand(0).Type()) {
			if !known || int64(j) == n {
				pass(in.Operand(0), j, nil)
			}
		}
	case ir.InsertElement:
		n, known := analysis.ConstantIndex(in.Operand(2))
		if !known || int64(i) == n {
			pass(in.Operand(1), 0, nil)
		}
		if !known || int64(i) != n {
			pass(in.Operand(0), i, nil)
		}
	case ir.ShuffleVector:
		if i < len(in.Indices()) && in.Indices()[i] >= 0 {
			j, n := int(in.Indices()[i]), int(in.Operand(0).Type().Len)
			if j < n {
				pass(in.Operand(0), j, nil)
			} else {
				pass(in.Operand(1), j-n, nil)
			}
		}
	case ir.Load, ir.AtomicRMW, ir.CmpXchg:
		f.loaded(in, i, l, visit)
	case ir.Call, ir.Invoke:
		if f.q.Relocated != nil && l.ref {
			if v := f.q.Relocated(in); v != nil {
				pass(v, i, nil)
				return
			}
		}
		f.result(in, i, l, visit, pass)
		f.called(in, i, l, pass)
	case ir.UIToFP, ir.SIToFP, ir.FPToUI, ir.FPToSI, ir.FPExt, ir.FPTrunc:
		if min(l.width, f.shapes.of(in.Operand(0).Type())[i].width) >= 64 {
			pass(in.Operand(0), i, form.blur)
		}
	case ir.FNeg:
		pass(in.Operand(0), i, nil)
	default:
		if in.Op.IsBinary() {
			f.arithmetic(in.Op, in.Operand(0), in.Operand(1), i, l, pass)
		}
	}
}

// loaded visits the sources of scalar i of a load.
func (f *flow) loaded(in *ir.Instr, i int, l leaf, visit func(source, form)) {
	if in.Op == ir.CmpXchg && i > 0 || l.at%8 != 0 {
		return
	}
	for _, at := range f.places(in.Operand(0)) {
		if l.ref && f.mem.objects[at.obj].heap {
			continue
		}
		p := place{at.obj, at.off + int64(l.at/8), at.stride}
		for _, n := range f.mem.objects[at.obj].cells {
			after, ok := f.cells[n].overlaps(p, int64(l.width+7)/8)
			if !ok {
				continue
			}
			if x := f.readAs(&f.cells[n], after, l); !x.none() {
				visit(source{cell: n + 1}, x)
			}
		}
	}
}
