package intrinsic

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
)

// Selectors of rows that differ in one detail.

func copies(fn string) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.memoryCall(in, fn) }
}

func copiesElements(fn string) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.elementAtomic(in, fn) }
}

func minMax(cond amd64.Cond, signed bool) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.minMax(in, cond, signed) }
}

func reversed(name string) func(wide) { return func(b wide) { b.reverse(name) } }

func funnel(left bool) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.funnelShift(in, left) }
}

func funnelOdd(left bool) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.funnelOdd(in, left) }
}

func saturating(op amd64.Op, signed bool) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.saturating(in, op, signed) }
}

func saturate(op ir.Opcode, signed bool) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.saturate(in, op, signed) }
}

func shiftSaturating(signed bool) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.shiftSaturating(in, signed) }
}

func threeWay(less, greater ir.Pred) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.threeWay(in, less, greater) }
}

func withOverflow(op ir.Opcode, signed bool) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.withOverflow(in, op, signed) }
}

func ordered(wins ir.Pred, join ir.Opcode, number bool) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.orderedMinMax(in, wins, join, number) }
}

func splits(fn string) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.splitCall(in, fn) }
}

func number(n int64) func(*Unit, *ir.Instr) {
	return func(u *Unit, in *ir.Instr) { u.answer(in, n) }
}
