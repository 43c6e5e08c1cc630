package track

import (
	"slices"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
)

// Flow is the control flow of a function's instructions.
type Flow struct {
	fn *code.Func
	// ways are the successors of each instruction other than the next one; back are its
	// predecessors by such edges.
	ways, back map[int32][]int32
	stamp      []int32
	now        int32
}

// NewFlow returns the control flow of a function that was compiled with details.
func NewFlow(fn *code.Func) *Flow {
	f := &Flow{fn: fn, ways: map[int32][]int32{}, back: map[int32][]int32{},
		stamp: make([]int32, len(fn.Insts))}
	for i := range fn.Insts {
		for _, to := range fn.Insts[i].To {
			k, ok := slices.BinarySearchFunc(fn.Insts, to, func(in code.Inst, off uint32) int {
				return int(in.Offset) - int(off)
			})
			if !ok {
				continue
			}
			for k > 0 && fn.Insts[k-1].Offset == to { // one without bytes
				k--
			}
			f.ways[int32(i)] = append(f.ways[int32(i)], int32(k))
			f.back[int32(k)] = append(f.back[int32(k)], int32(i))
		}
	}
	return f
}

// passes reports whether control may continue to the next instruction.
func (f *Flow) passes(i int32) bool {
	in := &f.fn.Insts[i]
	if in.Ends {
		return false
	}
	switch in.Inst.Op {
	case amd64.JMP, amd64.RET, amd64.UD2, amd64.UD1:
		return false
	}
	return true
}

// before calls visit with the instructions that control may come from.
func (f *Flow) before(i int32, visit func(int32)) {
	if i > 0 && f.passes(i-1) {
		visit(i - 1)
	}
	for _, k := range f.back[i] {
		visit(k)
	}
}

// after calls visit with the instructions that control may go to.
func (f *Flow) after(i int32, visit func(int32)) {
	if int(i)+1 < len(f.fn.Insts) && f.passes(i) {
		visit(i + 1)
	}
	for _, k := range f.ways[i] {
		visit(k)
	}
}

// Crossing is a slot at a safepoint that lists it.
type Crossing struct {
	// Stores are the instructions that may have stored what the slot has at the safepoint. Fresh
	// are those after which no other safepoint lists the slot on some way.
	Stores, Fresh []int32
	// Since are the safepoints that list the slot, after which it may come here unchanged.
	Since []int32
	// Arrives says that the value may have been there at function entry.
	Arrives bool
	// Reads are the instructions that may be the first to read it afterwards.
	Reads []int32
	// Until are the safepoints that may list it next, before anything stores to it. Ends says that
	// it may not be listed any more.
	Until []int32
	Ends  bool
}

// Cross follows a slot to and from the safepoint at an instruction. lists reports whether the
// safepoint at an instruction lists the slot, so that a collector may change it.
func (f *Flow) Cross(at int32, slot provenance.ID, lists func(inst int32) bool) Crossing {
	var c Crossing
	c.Stores, _, _ = f.origins(at, slot, nil)
	c.Fresh, c.Since, c.Arrives = f.origins(at, slot, lists)
	c.Reads = f.reads(at, slot, lists)
	c.Until, c.Ends = f.next(at, slot, lists)
	return c
}

// origins walks back to the stores to a slot, or to safepoints that list it.
func (f *Flow) origins(at int32, slot provenance.ID, lists func(int32) bool) (
	stores, since []int32, entry bool,
) {
	f.walk(at, f.before, func(i int32) bool {
		switch {
		case writes(&f.fn.Insts[i], slot):
			stores = append(stores, i)
			return false
		case lists != nil && lists(i):
			since = append(since, i)
			return false
		case i == 0:
			entry = true
		}
		return true
	})
	if at == 0 {
		entry = true
	}
	slices.Sort(stores)
	slices.Sort(since)
	return stores, since, entry
}

// reads finds the first instructions that read a slot before another safepoint lists it.
func (f *Flow) reads(at int32, slot provenance.ID, lists func(int32) bool) (reads []int32) {
	f.walk(at, f.after, func(i int32) bool {
		in := &f.fn.Insts[i]
		if readsSlot(in, slot) {
			reads = append(reads, i)
			return false
		}
		return !writes(in, slot) && !lists(i)
	})
	slices.Sort(reads)
	return reads
}

// next finds the safepoints that list a slot next.
func (f *Flow) next(at int32, slot provenance.ID, lists func(int32) bool) (until []int32,
	ends bool) {
	f.walk(at, f.after, func(i int32) bool {
		in := &f.fn.Insts[i]
		switch {
		case lists(i):
			until = append(until, i)
			return false
		case writes(in, slot) || !f.passes(i) && len(f.ways[i]) == 0:
			ends = true
			return false
		}
		return true
	})
	slices.Sort(until)
	return until, ends
}

// walk visits the instructions in one direction from an instruction, each once, and continues past
// those for which visit returns true. The instruction itself is visited if a path leads back to it.
func (f *Flow) walk(at int32, step func(int32, func(int32)), visit func(int32) bool) {
	f.now++
	var work []int32
	push := func(i int32) {
		if f.stamp[i] != f.now {
			f.stamp[i] = f.now
			work = append(work, i)
		}
	}
	step(at, push)
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if visit(i) {
			step(i, push)
		}
	}
}

// operand gives the number of the memory operand of an instruction, -1 for none.
func operand(in *amd64.Inst) int {
	return slices.IndexFunc(in.Args[:], func(a amd64.Operand) bool {
		return a.Kind == amd64.KindMem
	})
}

// writes reports whether an instruction writes to a slot.
func writes(in *code.Inst, slot provenance.ID) bool {
	return slices.Contains(in.At, slot) && operand(&in.Inst) == 0 && !onlyReads(&in.Inst)
}

// readsSlot reports whether an instruction reads a slot.
func readsSlot(in *code.Inst, slot provenance.ID) bool {
	if !slices.Contains(in.At, slot) || in.Inst.Op == amd64.LEA {
		return false
	}
	return operand(&in.Inst) > 0 || onlyReads(&in.Inst) || !onlyWrites(&in.Inst)
}

// onlyReads reports whether an instruction does not write to its first operand.
func onlyReads(in *amd64.Inst) bool {
	switch in.Op {
	case amd64.CMP, amd64.TEST, amd64.PUSH, amd64.CALL, amd64.JMP, amd64.BT, amd64.MUL, amd64.DIV,
		amd64.IDIV:
		return true
	case amd64.IMUL:
		return in.Args[1].Kind == amd64.KindNone
	}
	return false
}

// onlyWrites reports whether an instruction does not read its first operand.
func onlyWrites(in *amd64.Inst) bool {
	switch in.Op {
	case amd64.MOV, amd64.MOVUPS, amd64.MOVAPS, amd64.MOVQ, amd64.MOVD, amd64.MOVSS, amd64.MOVSD,
		amd64.POP, amd64.SETCC:
		return true
	}
	return false
}
