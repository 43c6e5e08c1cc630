package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// finish turns the backwards code into the function: blocks in order, edges, phis with their
// sources, and a block on every edge that leads from a block with several successors to one with
// several predecessors.
func (s *shape) finish() {
	f := s.Out
	n := len(s.body.revBlocks)
	at := make([]int32, len(s.body.blocks)+len(s.body.extraLabels)) // block number by label
	for i := range s.body.revBlocks {
		at[s.body.revBlocks[i].label] = int32(n - 1 - i)
	}
	f.Insts = growInsts(f.Insts, len(s.body.rev))
	f.Blocks = f.Blocks[:0]
	left := false // by a tail call to a library function
	for i := n - 1; i >= 0; i-- {
		end, start := s.body.revBlocks[i].end, int32(0)
		if i > 0 {
			start = s.body.revBlocks[i-1].end
		}
		label := s.body.revBlocks[i].label
		first := int32(len(f.Insts))
		pad := false
		if extra := int(label) - len(s.body.blocks); extra >= 0 {
			pad = s.body.extraLabels[extra].pad
		}
		for k := end - 1; k >= start; k-- {
			in := s.body.rev[k]
			if in.Flags&mir.IsTerm != 0 {
				retarget(f, &in, at)
			}
			if in.Op == mir.Ret && s.tails.leavesBy(f, first, &in) {
				left = true
				break
			}
			pad = pad || in.Op == mir.Unwind
			f.Insts = append(f.Insts, in)
		}
		f.Blocks = append(f.Blocks, mir.Block{Pad: pad, First: first, End: int32(len(f.Insts)),
			IR: s.irBlock(label).ID(), Label: label})
	}
	if left && len(f.Asms) == 0 {
		f.HasCalls = false
		for i := range f.Insts {
			f.HasCalls = f.HasCalls || f.Insts[i].Flags&mir.IsCall != 0
		}
	}
	edges(f)
	splitCriticalEdges(f)
	s.makePhis()
	depths(f)
}

func growInsts(s []mir.Inst, n int) []mir.Inst {
	if cap(s) < n {
		return make([]mir.Inst, 0, n+n/8)
	}
	return s[:0]
}

func (s *shape) irBlock(label int32) *ir.Block {
	if int(label) < len(s.body.blocks) {
		return s.body.blocks[label]
	}
	return s.body.extraLabels[int(label)-len(s.body.blocks)].ir
}

func retarget(f *mir.Func, in *mir.Inst, at []int32) {
	ops := f.Ops(in)
	for i := range ops {
		if ops[i].Kind == mir.KindBlock {
			ops[i].Val = int64(at[ops[i].Val])
		}
	}
}

// targets calls visit for the target operands of a block's branches, each target once.
func targets(f *mir.Func, b *mir.Block, visit func(o *mir.Operand)) {
	for i := b.End - 1; i >= b.First && f.Insts[i].Flags&mir.IsTerm != 0; i-- {
		ops := f.Ops(&f.Insts[i])
		for k := range ops {
			if ops[k].Kind == mir.KindBlock {
				visit(&ops[k])
			}
		}
	}
}

// edges fills in successors and predecessors.
func edges(f *mir.Func) {
	f.Edges = f.Edges[:0]
	for i := range f.Blocks {
		b := &f.Blocks[i]
		b.Succ0 = int32(len(f.Edges))
		targets(f, b, func(o *mir.Operand) {
			t := int32(o.Val)
			for _, e := range f.Edges[b.Succ0:] {
				if e == t {
					return
				}
			}
			f.Edges = append(f.Edges, t)
		})
		b.SuccEnd = int32(len(f.Edges))
	}
	predecessors(f)
}

func predecessors(f *mir.Func) {
	for i := range f.Blocks {
		f.Blocks[i].Pred0, f.Blocks[i].PredEnd = 0, 0
	}
	total := int32(len(f.Edges))
	for _, t := range f.Edges {
		f.Blocks[t].PredEnd++
	}
	sum := total
	for i := range f.Blocks {
		b := &f.Blocks[i]
		k := b.PredEnd
		b.Pred0, b.PredEnd = sum, sum
		sum += k
	}
	f.Edges = append(f.Edges, make([]int32, sum-total)...)
	for i := range f.Blocks {
		for _, t := range f.Succs(&f.Blocks[i]) {
			d := &f.Blocks[t]
			f.Edges[d.PredEnd] = int32(i)
			d.PredEnd++
		}
	}
}

// splitCriticalEdges puts a block on each critical edge, right after the block the edge leaves.
func splitCriticalEdges(f *mir.Func) {
	critical := 0
	for i := range f.Blocks {
		b := &f.Blocks[i]
		if b.SuccEnd-b.Succ0 < 2 {
			continue
		}
		for _, t := range f.Succs(b) {
			if d := &f.Blocks[t]; d.PredEnd-d.Pred0 >= 2 {
				critical++
			}
		}
	}
	if critical == 0 {
		return
	}
	old := f.Blocks
	newIndex := make([]int32, len(old))
	blocks := make([]mir.Block, 0, len(old)+critical)
	insts := make([]mir.Inst, 0, len(f.Insts)+critical)
	for i := range old {
		b := old[i]
		newIndex[i] = int32(len(blocks))
		first := int32(len(insts))
		insts = append(insts, f.Insts[b.First:b.End]...)
		multi := b.SuccEnd-b.Succ0 >= 2
		succs := f.Succs(&b)
		from := b.End - 1
		b.First, b.End = first, int32(len(insts))
		blocks = append(blocks, b)
		if !multi {
			continue
		}
		for _, t := range succs {
			if d := &old[t]; d.PredEnd-d.Pred0 < 2 {
				continue
			}
			nb := int32(len(blocks))
			targets(f, &old[i], func(o *mir.Operand) {
				if o.Val == int64(t) {
					o.Val = -1 - int64(nb)
				}
			})
			op := uint32(len(f.Operands))
			f.Operands = append(f.Operands, mir.To(t))
			at := int32(len(insts))
			in := mir.Inst{Op: mir.Op(amd64.JMP), Ops: op, N: 1, Flags: mir.IsTerm,
				From: f.Insts[from].From, FromN: f.Insts[from].FromN}
			insts = append(insts, in)
			blocks = append(blocks, mir.Block{First: at, End: at + 1, Split: true, IR: b.IR,
				Label: b.Label})
		}
	}
	f.Blocks, f.Insts = blocks, insts
	for i := range f.Blocks {
		targets(f, &f.Blocks[i], func(o *mir.Operand) {
			if o.Val < 0 {
				o.Val = -1 - o.Val
			} else {
				o.Val = int64(newIndex[o.Val])
			}
		})
	}
	edges(f)
}

// makePhis makes the phis and their sources.
func (s *shape) makePhis() {
	f := s.Out
	for i := range f.Blocks {
		b := &f.Blocks[i]
		b.Phi0, b.PhiEnd = int32(len(f.Phis)), int32(len(f.Phis))
		if b.Split || int(b.Label) >= len(s.body.blocks) {
			continue
		}
		irb := s.body.blocks[b.Label]
		k := 0
		for in := irb.First(); in != nil && in.Op == ir.Phi; in = in.Next() {
			if !s.Needed(in) {
				continue
			}
			for p := range s.CountParts(in.Type()) {
				src0 := int32(len(f.Sources))
				for _, pred := range f.Preds(b) {
					from := s.irBlock(f.Blocks[pred].Label)
					s.At = in
					k = in.IncomingNear(from, max(k, 0))
					if k < 0 {
						s.Fail("a phi without a value for each predecessor")
						f.Sources = append(f.Sources, mir.I(0))
						continue
					}
					if r, ok := s.phis.values[phiKey{in, from, p}]; ok {
						f.Sources = append(f.Sources, mir.R(r))
						continue
					}
					f.Sources = append(f.Sources, s.Source(in.Operand(k), p))
				}
				f.Phis = append(f.Phis, mir.Phi{Dst: s.VReg(in, p), Src0: src0})
			}
		}
		b.PhiEnd = int32(len(f.Phis))
	}
}

// depths counts the loops around each block. It takes as a loop all blocks from the target of back
// edges to the last block that has such an edge, which is right if loops are laid out contiguously;
// all back edges to one block are one loop. The count estimates how often a block runs; correctness
// does not depend on it.
func depths(f *mir.Func) {
	delta := make([]int32, len(f.Blocks)+1)
	for t := range f.Blocks {
		last := -1
		for _, p := range f.Preds(&f.Blocks[t]) {
			last = max(last, int(p))
		}
		if last >= t {
			delta[t]++
			delta[last+1]--
		}
	}
	d := int32(0)
	for i := range f.Blocks {
		d += delta[i]
		f.Blocks[i].Depth = d
	}
	for i := len(f.Blocks) - 1; i >= 0; i-- {
		b := &f.Blocks[i]
		if b.End > b.First && f.Insts[b.End-1].Op == mir.Trap || b.Pad {
			b.Cold = true
		}
	}
}
