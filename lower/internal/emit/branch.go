package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// branches emits the ends of blocks.
type branches struct {
	*job
	out    *writer
	layout *layout
	copier *copier
	insts  *instWriter
	exits  *exits
	tables *jumpTables
	safe   *safePoints

	// cond replaces the condition of the branch at instruction condAt; -1 for none.
	cond   amd64.Cond
	condAt int32
}

// write emits the branch or return at instruction k. It reports whether the block is finished.
func (br *branches) write(b *mir.Block, k, next int32, last bool) bool {
	in := &br.f.Insts[k]
	ops := br.f.Ops(in)
	br.safe.branching = true
	defer func() { br.safe.branching = false }()
	switch in.Op {
	case mir.Ret, mir.TailCall:
		br.exits.epilogue(in, last, b.Early && br.frame.Late != 0)
		return true
	case mir.Trap:
		br.trap(in, last)
		return true
	case mir.Op(amd64.JMP):
		if ops[0].Kind == mir.KindBlock && br.layout.target(int32(ops[0].Val)) == next {
			return true
		}
		if in.Aux > 0 {
			br.safe.table(ops[1:])
		}
		br.insts.plain(in, ops[:1])
		if in.Aux > 0 {
			br.tables.note(in, ops[1:])
		}
		return true
	case mir.Op(amd64.JCC):
		cond, to := in.Cond, br.layout.target(int32(ops[0].Val))
		if br.condAt == k {
			cond = br.cond
		}
		if k+2 == b.End {
			// One condition, and then a jump: if the condition leads to the block that follows, or
			// the jump to a likelier one, invert it.
			if j := &br.f.Insts[k+1]; j.Op == mir.Op(amd64.JMP) && br.copier.jumpFree(k+1) {
				other := br.layout.target(int32(br.f.Ops(j)[0].Val))
				if other == to {
					return false
				}
				if to == next || other != next && br.layout.likelier(br.out.blockAt, other, to) {
					br.out.emit(amd64.InsCC(amd64.JCC, in.W, cond.Negate(),
						amd64.L(br.layout.labels[other])))
					if to != next {
						br.out.emit(amd64.Ins(amd64.JMP, amd64.W0, amd64.L(br.layout.labels[to])))
					}
					return true
				}
			}
		}
		br.out.emit(amd64.InsCC(amd64.JCC, in.W, cond, amd64.L(br.layout.labels[to])))
		return false
	}
	br.insts.plain(in, ops)
	return true
}

// trap ends a block that control does not leave: a program that gets there stops. After a call that
// does not return, which in.Aux says, this is needed only at the end of the function, where the
// return address would be another function's.
func (br *branches) trap(in *mir.Inst, last bool) {
	switch br.out.last.op {
	case amd64.UD1, amd64.UD2:
		return
	}
	if !last && in.Aux != 0 && br.out.last.op == amd64.CALL {
		if n := len(br.out.list); n > 0 {
			br.out.list[n-1].Ends = true
		}
		return
	}
	br.out.emit(amd64.Ins(amd64.UD2, amd64.W0))
}
