package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// jumpTable is a table that a jump of the function goes through.
type jumpTable struct {
	sym     amd64.Sym
	targets []amd64.Label
}

// Table is a table that a jump of the function goes through: offsets of its code.
type Table struct {
	Sym     amd64.Sym
	Targets []uint32
}

// Tables are the tables that jumps go through, once the function is finished.
func (e *Emitter) Tables() []Table {
	var all []Table
	for i := range e.tables {
		t := Table{Sym: e.tables[i].sym, Targets: make([]uint32, 0, len(e.tables[i].targets))}
		for _, l := range e.tables[i].targets {
			off, _ := e.asm.Offset(l)
			t.Targets = append(t.Targets, off)
		}
		all = append(all, t)
	}
	return all
}

// terminator emits the branch or return at instruction k. It reports whether the block is finished.
func (e *Emitter) terminator(b *mir.Block, k, next int32, last bool) bool {
	in := &e.f.Insts[k]
	ops := e.f.Ops(in)
	e.branching = true
	defer func() { e.branching = false }()
	switch in.Op {
	case mir.Ret, mir.TailCall:
		e.epilogue(in, last)
		return true
	case mir.Trap:
		e.trap(last)
		return true
	case mir.Op(amd64.JMP):
		if ops[0].Kind == mir.KindBlock && e.target(int32(ops[0].Val)) == next {
			return true
		}
		if in.Aux > 0 {
			e.loopThroughTable(ops[1:])
		}
		e.plain(in, ops[:1])
		if in.Aux > 0 {
			t := jumpTable{sym: e.f.Tables[in.Aux-1].Sym}
			for i := range ops[1:] {
				t.targets = append(t.targets, e.labels[e.target(int32(ops[1+i].Val))])
			}
			e.tables = append(e.tables, t)
		}
		return true
	case mir.Op(amd64.JCC):
		cond, to := in.Cond, e.target(int32(ops[0].Val))
		if e.condAt == k {
			cond = e.cond
		}
		if k+2 == b.End {
			// One condition, and then a jump: if the condition leads to the block that follows,
			// turn it round.
			if j := &e.f.Insts[k+1]; j.Op == mir.Op(amd64.JMP) && e.jumpFree(k+1) {
				other := e.target(int32(e.f.Ops(j)[0].Val))
				if other == to {
					return false
				}
				if to == next {
					e.emit(amd64.InsCC(amd64.JCC, in.W, cond.Negate(), amd64.L(e.labels[other])))
					return true
				}
			}
		}
		e.emit(amd64.InsCC(amd64.JCC, in.W, cond, amd64.L(e.labels[to])))
		return false
	}
	e.plain(in, ops)
	return true
}

// trap ends a block that control never leaves. LLVM emits nothing there; but a function must not
// end in a call, whose return address would be another function's.
func (e *Emitter) trap(last bool) {
	if spans := e.asm.Spans(); last || len(spans) == 0 {
		e.emit(amd64.Ins(amd64.UD2, amd64.W0))
	}
}

// jumpFree reports whether no moves stand before instruction k.
func (e *Emitter) jumpFree(k int32) bool {
	return e.moveAt >= len(e.alloc.Moves) || e.alloc.Moves[e.moveAt].Inst != k
}

// target is the block a jump to n really leads to, past blocks that only jump on.
func (e *Emitter) target(n int32) int32 { return e.thread[n] }
