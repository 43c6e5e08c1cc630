package build

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// Condition is how the flags represent a boolean: by the condition C, alone or joined with a second
// one by and, or by or.
type Condition struct {
	C amd64.Cond
	// Second and Joined are for unordered comparisons of floating point, which need two conditions.
	Second amd64.Cond
	Joined byte // 0, '&' or '|'
}

// Not is the opposite condition.
func (c Condition) Not() Condition {
	c.C, c.Second = c.C.Negate(), c.Second.Negate()
	switch c.Joined {
	case '&':
		c.Joined = '|'
	case '|':
		c.Joined = '&'
	}
	return c
}

// FloatConditions are the conditions under which fcmp is true after UCOMISD a, b (Intel SDM volume
// 2, UCOMISD: unordered sets ZF, PF and CF). Predicates "less" are tested with the operands
// exchanged, since only "above" is false for unordered operands.
var FloatConditions = map[ir.Pred]struct {
	C    Condition
	Swap bool
}{
	ir.FOEQ: {Condition{C: amd64.CondE, Second: amd64.CondNP, Joined: '&'}, false},
	ir.FOGT: {Condition{C: amd64.CondA}, false},
	ir.FOGE: {Condition{C: amd64.CondAE}, false},
	ir.FOLT: {Condition{C: amd64.CondA}, true},
	ir.FOLE: {Condition{C: amd64.CondAE}, true},
	ir.FONE: {Condition{C: amd64.CondNE}, false},
	ir.FORD: {Condition{C: amd64.CondNP}, false},
	ir.FUNO: {Condition{C: amd64.CondP}, false},
	ir.FUEQ: {Condition{C: amd64.CondE}, false},
	ir.FUGT: {Condition{C: amd64.CondB}, true},
	ir.FUGE: {Condition{C: amd64.CondBE}, true},
	ir.FULT: {Condition{C: amd64.CondB}, false},
	ir.FULE: {Condition{C: amd64.CondBE}, false},
	ir.FUNE: {Condition{C: amd64.CondNE, Second: amd64.CondP, Joined: '|'}, false},
}

// SetCC defines d as a condition: 0 or 1 in its low byte.
func (c *Code) SetCC(d mir.VReg, cond Condition) {
	set := func(d mir.VReg, flag amd64.Cond) {
		m := c.X86(amd64.SETCC, amd64.W8, mir.D(d))
		m.Cond = flag
		m.Flags |= mir.ReadsFlags
	}
	if cond.Joined == 0 {
		set(d, cond.C)
		return
	}
	a, b := c.Temp(mir.GPR, 4), c.Temp(mir.GPR, 4)
	set(a, cond.C)
	set(b, cond.Second)
	op := amd64.AND
	if cond.Joined == '|' {
		op = amd64.OR
	}
	c.X86(op, amd64.W32, mir.D(d), mir.R(a).As(mir.Tied), mir.R(b))
}

// CMov defines d as yes if the flags meet cond, else as no.
func (c *Code) CMov(d mir.VReg, no, yes mir.Operand, cond amd64.Cond, w amd64.Width) {
	m := c.X86(amd64.CMOVCC, w, mir.D(d), no.As(mir.Tied), yes.As(mir.UseRM))
	m.Cond = cond
	m.Flags |= mir.ReadsFlags
}
