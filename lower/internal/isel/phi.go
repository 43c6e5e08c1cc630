package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/isel/vector"
	"statepoint/lower/internal/mir"
)

// phiKey identifies a part of a phi's operand for a predecessor.
type phiKey struct {
	phi  *ir.Instr
	from *ir.Block
	part int
}

// delayedPhi is a constant that takes code to compute, and the register for it.
type delayedPhi struct {
	value ir.Value
	part  int
	to    mir.VReg
}

// begin begins a function.
func (s *phis) begin() {
	clear(s.values)
	s.delayed = s.delayed[:0]
}

// phiSources creates registers for the operands that the successors' phis have for b, which marks
// them as needed before b is selected.
func (s *phis) phiSources(b *ir.Block) {
	s.At = b.Terminator()
	s.body.finishing = true // a source must not change until the phi is built
	defer func() { s.body.finishing = false }()
	s.succs = b.AppendSuccs(s.succs[:0])
	for _, t := range s.succs {
		i := 0
		for in := t.First(); in != nil && in.Op == ir.Phi; in = in.Next() {
			if ir.FirstUse(in) == nil {
				continue
			}
			if i = in.IncomingNear(b, max(i, 0)); i < 0 {
				continue
			}
			for p := range s.CountParts(in.Type()) {
				v := in.Operand(i)
				if w, _ := s.Resolve(v, p); s.needsCode(w) {
					s.delayPhi(in, b, v, p)
				} else {
					s.Source(v, p)
				}
			}
		}
	}
}

// needsCode reports whether a constant takes code to compute, because it is not a number, address
// or memory that a copy can read: the address of a thread-local variable, a vector of addresses, an
// aggregate with one of these.
func (s *phis) needsCode(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	if !ok {
		g, isGlobal := v.(*ir.Global)
		return isGlobal && g.ThreadLocal != ""
	}
	if g, _ := s.mem.threadLocal(c); g != nil {
		return true
	}
	if c.Kind == ir.ConstExpr {
		_, _, address := s.walk.AddressOf(c)
		return !address
	}
	if c.Kind != ir.ConstAggregate && c.Kind != ir.ConstSplat {
		return false
	}
	shape, ok := build.ShapeOf(c.Type())
	if !ok {
		for _, e := range c.Elems {
			if s.needsCode(e) {
				return true
			}
		}
		return false
	}
	for k := range shape.N {
		if _, number := s.vec.LaneConstant(vector.ElementOf(c, k), &shape); !number {
			return true
		}
	}
	return false
}

// delayPhi creates a register for a phi's operand, which phiCode defines before the terminator that
// is selected next.
func (s *phis) delayPhi(phi *ir.Instr, from *ir.Block, v ir.Value, p int) {
	k := phiKey{phi, from, p}
	if s.values[k] != 0 {
		return
	}
	q := s.Parts(v.Type())[p]
	r := s.Temp(q.Class, q.Size)
	if s.values == nil {
		s.values = map[phiKey]mir.VReg{}
	}
	s.values[k] = r
	s.delayed = append(s.delayed, delayedPhi{v, p, r})
}

// phiCode computes the constants that are operands of the successors' phis. The block's terminator
// has been selected, so the code comes before it.
func (s *phis) phiCode() {
	if len(s.delayed) == 0 {
		return
	}
	for _, d := range s.delayed {
		s.Emit(mir.Copy, amd64.Width(s.Out.VRegs[d.to].Size)*8, mir.D(d.to),
			s.Source(d.value, d.part).As(mir.Tied))
	}
	s.delayed = s.delayed[:0]
	s.body.flush()
}
