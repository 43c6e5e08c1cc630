package refflow

import (
	"sort"

	"statepoint/core/ir"
)

// putAt identifies a store's write to a cell.
type putAt struct {
	in   *ir.Instr
	cell int32
}

// tracer finds the paths on which copies became stale.
type tracer struct {
	s *solver
	f *flow
	// born are the stale origins of each scalar that is stale at its definition, puts those of
	// stores.
	born [][]origin
	puts map[putAt]origin
	seen map[origin]bool
	// isPoint are the safepoints.
	isPoint map[*ir.Instr]bool
}

// way is the result of trace.
type way struct {
	hiding Hiding
	made   ir.Value
	hidden *ir.Instr
	where  ir.Value
	point  *ir.Instr
	again  *ir.Instr
}

// findings converts uses to findings: one for each hiding value or object.
func (t *tracer) findings(hits []hit, res *Result) {
	t.isPoint = map[*ir.Instr]bool{}
	for _, p := range t.f.points {
		t.isPoint[p] = true
	}
	type key struct {
		hiding Hiding
		where  ir.Value
	}
	at := map[key]int{}
	// An address that a safepoint lists is reported only if it has no other use.
	sort.SliceStable(hits, func(i, j int) bool {
		return hits[i].using != Reported && hits[j].using == Reported
	})
	for n, h := range hits {
		if n >= maxTraced {
			res.More = len(hits) - maxTraced
			break
		}
		t.seen = map[origin]bool{}
		w, ok := t.trace(h.from, h.in, h.in.Parent())
		if !ok {
			continue
		}
		k := key{w.hiding, w.where}
		if (w.hiding == AsInteger || w.hiding == AsPointer) && w.hidden != nil {
			k.where = w.hidden
		}
		if i, ok := at[k]; ok {
			res.Findings[i].Others++
			continue
		}
		at[k] = len(res.Findings)
		res.Findings = append(res.Findings, Finding{Hiding: w.hiding, Made: w.made,
			Hidden: w.hidden, Where: w.where, Safepoint: w.point, Again: w.again, Use: h.in,
			Operand: h.operand, Using: h.using})
	}
}

// trace finds a path on which an origin became stale before an instruction; nil means the end of
// the block.
func (t *tracer) trace(o origin, at *ir.Instr, block *ir.Block) (w way, ok bool) {
	if t.seen[o] {
		return way{}, false
	}
	t.seen[o] = true
	if o.cell >= 0 {
		return t.memory(o.cell, at)
	}
	f := t.f
	x := f.list[o.fact]
	def, isInstr := x.v.(*ir.Instr)
	l := f.shapes.of(x.v.Type())[x.leaf]
	if !l.ref {
		if p := t.between(def, at, block); p != nil {
			w = way{hiding: AsInteger, where: x.v, point: p}
			if l.typ.IsPointer() {
				w.hiding = AsPointer
			}
			w.made, w.hidden = t.source(x)
			return w, true
		}
	}
	if !isInstr {
		return way{}, false
	}
	if _, r := f.resultOf(def, int(x.leaf)); r != nil && r.stale {
		w = way{hiding: AsInteger, where: x.v, point: def, hidden: def}
		if l.typ.IsPointer() {
			w.hiding = AsPointer
		}
		return w, true
	}
	for _, from := range t.born[o.fact] {
		if def.Op == ir.Phi {
			for k := range def.NumOps() {
				if from.fact >= 0 && f.fact(def.Operand(k), int(x.leaf)) == from.fact {
					if w, ok = t.trace(from, nil, def.Blocks[k]); ok {
						break
					}
				}
			}
		} else {
			w, ok = t.trace(from, def, def.Parent())
		}
		if ok {
			if w.again == nil && l.typ.IsPointer() && (from.cell >= 0 || def.Op == ir.IntToPtr ||
				def.Op == ir.AddrSpaceCast) {
				w.again = def
			}
			return w, true
		}
	}
	return way{}, false
}

// between finds a safepoint between the definition of a value, nil for an argument, and a position
// before an instruction or at the end of a block.
func (t *tracer) between(def, at *ir.Instr, block *ir.Block) *ir.Instr {
	seen := map[*ir.Block]bool{}
	type place struct {
		block *ir.Block
		in    *ir.Instr // before which; nil for the end
	}
	work := []place{{block, at}}
	for len(work) > 0 {
		p := work[0]
		work = work[1:]
		in := p.block.Last()
		if p.in != nil {
			in = p.in.Prev()
		}
		for ; in != nil && in != def; in = in.Prev() {
			if t.isPoint[in] {
				return in
			}
		}
		if in != nil { // the definition
			continue
		}
		for _, n := range t.s.cfg.Preds[p.block.Num()] {
			if b := t.s.cfg.Blocks[n]; !seen[b] && t.s.cfg.Reachable(n) {
				seen[b] = true
				work = append(work, place{b, nil})
			}
		}
	}
	return nil
}

// source is the reference that was copied, and the instruction that copied it.
func (t *tracer) source(x source) (made ir.Value, hidden *ir.Instr) {
	f := t.f
	for range 1000 {
		if x.cell != 0 {
			c := &f.cells[x.cell-1]
			hidden = c.by
			if x = c.from; x == (source{}) || c.bulk {
				return nil, hidden
			}
			if x.cell != 0 {
				continue
			}
		}
		if int(x.leaf) < f.shapes.count(x.v.Type()) && f.shapes.of(x.v.Type())[x.leaf].ref {
			return x.v, hidden
		}
		in, ok := x.v.(*ir.Instr)
		if !ok || f.slot(in) < 0 || int(x.leaf) >= f.shapes.count(in.Type()) {
			return nil, hidden
		}
		hidden = in
		found := false
		f.sources(in, int(x.leaf), f.shapes.of(in.Type())[x.leaf], func(from source, _ form) {
			if !found {
				x, found = from, true
			}
		})
		if !found {
			return nil, hidden
		}
	}
	return nil, hidden
}

// memory finds the store that wrote the stale content of a cell that an instruction reads.
func (t *tracer) memory(cell int32, at *ir.Instr) (w way, ok bool) {
	type place struct {
		block *ir.Block
		in    *ir.Instr // before which; nil for the end
		cell  int32
		point *ir.Instr
		held  int32 // the cell at the safepoint
	}
	type visited struct {
		block   *ir.Block
		cell    int32
		crossed bool
	}
	seen := map[visited]bool{}
	f := t.f
	work := []place{{at.Parent(), at, cell, nil, cell}}
	for len(work) > 0 {
		p := work[0]
		work = work[1:]
		in := p.block.Last()
		if p.in != nil {
			in = p.in.Prev()
		}
		replaced := false
		for ; in != nil && !replaced; in = in.Prev() {
			for _, o := range t.storesAt(in) {
				for _, x := range o.puts {
					if x.cell != p.cell {
						continue
					}
					if x.from.cell >= 0 { // a copy of memory
						if k := (visited{nil, x.from.cell, p.point != nil}); !seen[k] {
							seen[k] = true
							work = append(work, place{p.block, in, x.from.cell, p.point, p.held})
						}
						continue
					}
					if from, stale := t.puts[putAt{in, x.cell}]; stale && p.point == nil {
						if w, ok = t.trace(from, in, in.Parent()); ok {
							return w, true
						}
					}
					if p.point != nil {
						return t.stored(p.cell, p.held, in, p.point), true
					}
				}
				for _, n := range o.kills {
					replaced = replaced || n == p.cell
				}
			}
			if t.isPoint[in] && p.point == nil && t.ages(p.cell, in) {
				p.point, p.held = in, p.cell
			}
		}
		if replaced {
			continue
		}
		if p.block.Num() == 0 && f.cells[p.cell].filled() && p.point != nil {
			return t.stored(p.cell, p.held, nil, p.point), true
		}
		for _, n := range t.s.cfg.Preds[p.block.Num()] {
			b := t.s.cfg.Blocks[n]
			if k := (visited{b, p.cell, p.point != nil}); !seen[k] && t.s.cfg.Reachable(n) {
				seen[k] = true
				work = append(work, place{b, nil, p.cell, p.point, p.held})
			}
		}
	}
	return way{}, false
}

// ages reports whether a safepoint makes the content of a cell stale.
func (t *tracer) ages(cell int32, point *ir.Instr) bool {
	c := &t.f.cells[cell]
	slot, ok := t.f.mem.objects[c.obj].value.(*ir.Instr)
	return !c.updated && !(ok && t.f.q.Updated != nil && t.f.q.Updated(point, slot, c.off))
}

// storesAt are the operations of an instruction that write memory.
func (t *tracer) storesAt(in *ir.Instr) (list []*op) {
	if t.s.at == (sections{}) {
		return nil
	}
	if t.s.byInstr == nil {
		t.s.byInstr = map[*ir.Instr][]*op{}
		for b := range t.s.ops {
			for i := range t.s.ops[b] {
				if o := &t.s.ops[b][i]; o.kind == opStore {
					t.s.byInstr[o.in] = append(t.s.byInstr[o.in], o)
				}
			}
		}
	}
	return t.s.byInstr[in]
}

// stored is the way for a store to a cell, from which a copy may have moved the content to the cell
// that held it at the safepoint.
func (t *tracer) stored(cell, held int32, by, point *ir.Instr) way {
	f := t.f
	c := &f.cells[held]
	w := way{hiding: InMemory, hidden: by, where: f.mem.objects[c.obj].value, point: point}
	var from source
	if by != nil {
		f.writes(by, func(x write) {
			if x.cell == cell && from == (source{}) {
				if from = x.from; x.bulk {
					from = source{}
				}
				if !x.ref && !x.opaque {
					w.hiding = AsInteger
					if x.typ.IsPointer() {
						w.hiding = AsPointer
					}
				}
			}
		})
	}
	plain := w.hiding == AsInteger || w.hiding == AsPointer
	if f.isVariable(c.obj) {
		w.hiding, plain = InVariable, false
	} else if f.mem.objects[c.obj].heap {
		w.hiding, plain = InHeap, false
	}
	if from.v != nil && from.cell == 0 {
		made, hidden := t.source(from)
		if w.made = made; hidden != nil && plain {
			w.hidden = hidden
		}
	}
	return w
}
