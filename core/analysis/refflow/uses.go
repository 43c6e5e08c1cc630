package refflow

import "statepoint/core/ir"

// hit is a use of a stale address.
type hit struct {
	in      *ir.Instr
	operand int
	from    origin
	using   Using
}

// report walks the blocks once more with their states, and collects stale uses.
func (f *flow) report(s *solver, res *Result) {
	t := &tracer{s: s, f: f, born: make([][]origin, len(f.list)),
		puts: map[putAt]origin{}}
	var hits []hit
	st := make(state, s.at.words)
	for b, block := range s.cfg.Blocks {
		if !s.cfg.Reachable(int32(b)) {
			continue
		}
		copy(st, s.state(s.in, int32(b)))
		for i := range s.phis[b] {
			o := &s.phis[b][i]
			for k, x := range o.sources {
				if s.stale(s.state(s.out, o.in.Blocks[k].Num()), x) {
					t.born[o.fact] = append(t.born[o.fact], x)
				}
			}
		}
		next := 0
		for in := block.First(); in != nil; in = in.Next() {
			if in.Op != ir.Phi {
				hits = f.usesOf(s, st, in, hits)
			}
			for next < len(s.ops[b]) && s.ops[b][next].in == in {
				o := &s.ops[b][next]
				for _, x := range o.sources {
					if s.stale(st, x) {
						t.born[o.fact] = append(t.born[o.fact], x)
					}
				}
				for _, p := range o.puts {
					if s.stale(st, p.from) {
						t.puts[putAt{in, p.cell}] = p.from
					}
				}
				s.apply(st, o)
				next++
			}
		}
	}
	t.findings(hits, res)
}

// usesOf collects the uses of stale addresses by an instruction.
func (f *flow) usesOf(s *solver, st state, in *ir.Instr, hits []hit) []hit {
	for i := range in.NumOps() {
		v := in.Operand(i)
		at := f.slot(v)
		if at < 0 {
			continue
		}
		for j, l := range f.shapes.of(v.Type()) {
			n := f.facts[at+int32(j)]
			if n < 0 || !st.has(0, int(n)) {
				continue
			}
			if in.Op == ir.Ret {
				f.aged[source{v: v, leaf: int32(j)}] = true
			}
			if u, ok := f.use(in, i, j, l); ok && f.forms[at+int32(j)].address() {
				hits = append(hits, hit{in, i, origin{n, none, none}, u})
				break
			}
		}
	}
	if in.Op.IsCall() && !isCopy(in) {
		hits = f.passed(s, st, in, hits)
	}
	return hits
}

// passed collects the references in memory that a call is passed by value.
func (f *flow) passed(s *solver, st state, in *ir.Instr, hits []hit) []hit {
	c := f.call(in)
	for i := range c.Args {
		t := byval(c.Attrs(i))
		if t == nil || !f.shapes.holdsRef(t) {
			continue
		}
		for _, at := range f.places(c.Args[i].Value) {
			for _, n := range f.mem.objects[at.obj].cells {
				_, ok := f.cells[n].overlaps(at, int64(f.q.Layout.Size(t)))
				from, size := f.cells[n].off-at.off, int64(f.cells[n].width+7)/8
				if ok && st.has(s.at.old, int(n)) && f.shapes.refAt(t, from) &&
					f.readsByval(&c, i, from, size) {
					return append(hits, hit{in, indexOfUse(in, &c.Args[i]), origin{none, n, none},
						Passed})
				}
			}
		}
	}
	return hits
}

func indexOfUse(in *ir.Instr, u *ir.Use) int {
	for i := range in.NumOps() {
		if in.OperandUse(i) == u {
			return i
		}
	}
	return 0
}

// use classifies an instruction's use of scalar n of an operand, an address, and reports whether
// the address must be right.
func (f *flow) use(in *ir.Instr, operand, n int, l leaf) (Using, bool) {
	pointer := l.typ.IsPointer()
	switch {
	case in.Op == ir.Load && pointer, in.Op == ir.VAArg:
		return Read, true
	case (in.Op == ir.Store || in.Op == ir.AtomicRMW || in.Op == ir.CmpXchg) && pointer:
		if operand == addressOperand(in) {
			return Written, true
		}
		return Stored, l.ref && operand == storedOperand(in) && f.visible(in)
	case in.Op == ir.Ret && pointer:
		return Returned, true
	case in.Op.IsCall():
		return f.callUse(in, operand, n, l)
	}
	return 0, false
}

// storedOperand is the index of the operand that a store or atomic instruction stores.
func storedOperand(in *ir.Instr) int {
	switch in.Op {
	case ir.AtomicRMW:
		return 1
	case ir.CmpXchg:
		return 2
	}
	return 0
}

// visible reports whether other code sees a reference that is stored: in the heap, or where the
// collector looks for roots.
func (f *flow) visible(in *ir.Instr) bool {
	address := in.Operand(addressOperand(in))
	if f.isRef(address.Type()) {
		return true
	}
	for _, at := range f.places(address) {
		o := &f.mem.objects[at.obj]
		if _, ok := o.value.(*ir.Global); ok && f.shapes.refAt(o.typ, at.off) {
			return true
		}
	}
	return false
}

func (f *flow) callUse(in *ir.Instr, operand, n int, l leaf) (Using, bool) {
	c := f.call(in)
	use := in.OperandUse(operand)
	for i := range c.Listed {
		if &c.Listed[i] == use {
			return Reported, l.ref && f.q.IsSafepoint(in)
		}
	}
	if !l.typ.IsPointer() {
		for i := range c.Args {
			if &c.Args[i] == use {
				return Passed, f.usesArgument(&c, i, n)
			}
		}
		return 0, false
	}
	switch {
	case operand == 0:
		return Read, true
	case isCopy(in):
		if operand == 1 {
			return Written, true
		}
		return Read, operand == 2
	case speaksOf(in), isPass(in), f.q.Relocated != nil && f.q.Relocated(in) != nil:
		return 0, false
	}
	for i := range c.Args {
		if &c.Args[i] == use {
			return Passed, !c.Attrs(i).Has("readnone") && !in.IsIntrinsic("llvm.prefetch")
		}
	}
	return 0, false
}
