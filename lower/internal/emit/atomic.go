package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// loopConds are the conditions under which the old value is the new one, for minimum and maximum.
var loopConds = map[mir.Loop]amd64.Cond{mir.LoopMax: amd64.CondG, mir.LoopMin: amd64.CondL,
	mir.LoopUMax: amd64.CondA, mir.LoopUMin: amd64.CondB}

// atomicLoop emits an atomicrmw as a loop: RAX has the old value, which CMPXCHG reloads if it has
// changed.
func (e *instWriter) atomicLoop(in *mir.Inst, ops []mir.Operand) {
	next, at, value := amd64.R(ops[0].Phys), e.places.operand(&ops[2]), e.places.operand(&ops[3])
	rax, xmm := amd64.R(amd64.RAX), amd64.R(amd64.XMM14)
	wide := max(in.W, amd64.W32)
	load := map[amd64.Width]amd64.Op{amd64.W8: amd64.MOVZXB, amd64.W16: amd64.MOVZXW,
		amd64.W32: amd64.MOV, amd64.W64: amd64.MOV}[in.W]
	e.out.emit(amd64.Ins(load, wide, rax, at))
	top := e.out.local()
	e.out.bind(top)
	two := func(op amd64.Op, w amd64.Width, a, b amd64.Operand) {
		e.out.emit(amd64.Ins(op, w, a,
			b))
	}
	move := func(cond amd64.Cond, a, b amd64.Operand) {
		m := amd64.Ins(amd64.CMOVCC, wide, a, b)
		m.Cond = cond
		e.out.emit(m)
	}
	switch loop := mir.Loop(in.Aux); loop {
	case mir.LoopAnd, mir.LoopOr, mir.LoopXor, mir.LoopNand:
		two(amd64.MOV, wide, next, rax)
		two(map[mir.Loop]amd64.Op{mir.LoopAnd: amd64.AND, mir.LoopNand: amd64.AND,
			mir.LoopOr: amd64.OR, mir.LoopXor: amd64.XOR}[loop], wide, next, value)
		if loop == mir.LoopNand {
			e.out.emit(amd64.Ins(amd64.NOT, wide, next))
		}
	case mir.LoopSubCond:
		two(amd64.MOV, wide, next, rax)
		two(amd64.SUB, in.W, next, value)
		move(amd64.CondB, next, rax)
	case mir.LoopSubSat:
		two(amd64.MOV, wide, next, value)
		two(amd64.CMP, in.W, rax, value)
		move(amd64.CondA, next, rax)
		two(amd64.SUB, wide, next, value)
	case mir.LoopIncWrap:
		two(amd64.CMP, in.W, rax, value)
		two(amd64.SBB, wide, next, next) // all ones if the old value is less
		e.out.emit(amd64.Ins(amd64.NOT, wide, next))
		two(amd64.OR, wide, next, rax)
		e.out.emit(amd64.Ins(amd64.INC, wide, next))
	case mir.LoopDecWrap:
		two(amd64.MOV, wide, next, rax)
		two(amd64.SUB, in.W, next, amd64.I(1))
		move(amd64.CondB, next, value)
		two(amd64.CMP, in.W, rax, value)
		move(amd64.CondA, next, value)
	case mir.LoopFAdd, mir.LoopFSub:
		toX, fromX := amd64.MOVQ, amd64.ADDSD
		if in.W == amd64.W32 {
			toX, fromX = amd64.MOVD, amd64.ADDSS
		}
		if loop == mir.LoopFSub {
			fromX = map[amd64.Op]amd64.Op{amd64.ADDSD: amd64.SUBSD, amd64.ADDSS: amd64.SUBSS}[fromX]
		}
		two(toX, amd64.W0, xmm, rax)
		two(fromX, amd64.W0, xmm, value)
		two(toX, amd64.W0, next, xmm)
	default:
		two(amd64.MOV, wide, next, value)
		two(amd64.CMP, in.W, rax, value)
		move(loopConds[loop], next, rax)
	}
	swap := amd64.Ins(amd64.CMPXCHG, in.W, at, next)
	swap.Prefix = amd64.Lock
	e.out.emit(swap)
	again := amd64.Ins(amd64.JCC, amd64.W0, amd64.L(top))
	again.Cond = amd64.CondNE
	e.out.emit(again)
}
