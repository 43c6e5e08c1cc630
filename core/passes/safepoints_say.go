package passes

import (
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
)

// violation describes a use of v by in, at the end of block at for a phi.
func (c *safepointChecker) violation(v ir.Value, in *ir.Instr, operand int,
	at *ir.Block) Violation {
	x := Violation{Func: c.f.ID(), Value: v.ID(), Use: in.ID(), Operand: operand}
	b, epoch := in.Parent(), c.epoch[in.Num()]
	if at != nil {
		b, epoch = at, c.total[at.Num()]
		x.Path = append(x.Path, in.Parent().ID())
	}
	x.Path = append([]ir.ID{b.ID()}, x.Path...)
	def, isInstr := v.(*ir.Instr)
	inBlock := isInstr && def.Parent() == b && (at != nil || def.Num() < in.Num())
	var point *ir.Instr
	if inBlock || epoch > 0 {
		for p := b.First(); p != nil && (p != in || at != nil); p = p.Next() {
			if p.Op.IsCall() && gc.IsStatepoint(p) && !(inBlock && p.Num() < def.Num()) {
				point = p
			}
		}
	} else if isInstr && def.Parent() != nil && !c.alive[def.Parent().Num()] {
		return x
	} else if ok, from := c.search(v, b); !ok {
		point = c.last[from.Num()]
		var path []ir.ID
		for p := from; p != nil && p != b; p = c.next[p.Num()] {
			path = append(path, p.ID())
		}
		x.Path = append(path, x.Path...)
	}
	if point != nil {
		x.Safepoint = point.ID()
		if relocates, err := gc.Relocates(point); err == nil {
			for _, r := range relocates {
				if r.Derived == v {
					x.Instead = r.Call.ID()
				}
			}
		}
	}
	return x
}

// describe writes a violation as LLVM does.
func (c *safepointChecker) describe(x *Violation) string {
	use := c.instrByID(x.Use)
	line := c.line(use) // printing it also numbers what has no name
	def := "Def: "
	if in, ok := use.Operand(x.Operand).(*ir.Instr); ok {
		def += "  " + c.line(in)
	} else {
		def += string(ir.AppendValue(nil, c.f.Module(), use.Operand(x.Operand), true))
	}
	return "Illegal use of unrelocated value found!\n" + def + "\nUse:   " + line + "\n"
}

// line is an instruction as LLVM prints it, with the values of a relocate behind it.
func (c *safepointChecker) line(in *ir.Instr) string {
	s := strings.TrimSpace(in.String())
	if in.Op != ir.Call || !gc.IsRelocate(in) || strings.Contains(s, " ; (") {
		return s
	}
	r, err := gc.ViewRelocate(in)
	if err != nil {
		return s
	}
	name := func(v ir.Value) string { return string(ir.AppendValue(nil, c.f.Module(), v, false)) }
	return s + " ; (" + name(r.Base) + ", " + name(r.Derived) + ")"
}

func (c *safepointChecker) instrByID(id ir.ID) *ir.Instr {
	for _, in := range c.instrs {
		if in.ID() == id {
			return in
		}
	}
	return nil
}

// failure is the error for a violation, with the way from the safepoint to the use.
func (c *safepointChecker) failure(x *Violation) error {
	use := c.instrByID(x.Use)
	e := &UnrelocatedUse{Violation: *x, Span: use.Span, Text: c.describe(x)}
	if s := c.instrByID(x.Safepoint); s != nil {
		e.Notes = append(e.Notes, "the safepoint is "+strings.TrimSpace(s.String()))
	}
	var path []string
	for _, id := range x.Path {
		for _, b := range c.f.Blocks {
			if b.ID() == id {
				path = append(path, string(ir.AppendValue(nil, c.f.Module(), b, false)))
			}
		}
	}
	if len(path) > 1 {
		e.Notes = append(e.Notes, "the way to the use is "+strings.Join(path, " → "))
	}
	if r := c.instrByID(x.Instead); r != nil {
		e.Notes = append(e.Notes, "use "+string(ir.AppendValue(nil, c.f.Module(), r,
			false))+" instead")
	}
	return e
}
