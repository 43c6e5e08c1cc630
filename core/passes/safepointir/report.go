package safepointir

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// violation returns the Violation for a use.
func (c *safepointChecker) violation(u *staleUse) pass.Violation {
	x := pass.Violation{Func: c.f.ID(), Value: u.value.ID(), Use: u.in.ID(), Operand: u.operand}
	root, in, from := u.value, u.in, u.at // where a pointer from before a safepoint enters
	if phi, taken, b := c.stalePhi(u); phi != nil {
		x.Phi, x.From = phi.ID(), b.ID()
		root, in, from = taken, phi, b
	} else if v, at := c.staleRoot(u.value); at != nil {
		root, in, from = v, at, nil
	}
	x.Root = root.ID()
	point, path := c.pointBefore(root, in, from)
	if in != u.in {
		path = append(path, c.pathTo(in.Parent(), u)...)
	}
	x.Path = path
	if point == nil {
		return x
	}
	x.Safepoint = point.ID()
	if relocates, err := gc.Relocates(point); err == nil {
		for _, r := range relocates {
			if r.Derived == u.value {
				x.Instead = r.Call.ID()
			}
		}
	}
	return x
}

// pointBefore finds the last safepoint on a path from the definition of v to an instruction, or to
// the end of a phi's incoming block at, and the blocks from there.
func (c *safepointChecker) pointBefore(v ir.Value, in *ir.Instr, at *ir.Block) (point *ir.Instr,
	path []provenance.ID) {
	b, epoch := in.Parent(), c.epoch[in.Num()]
	if at != nil {
		b, epoch = at, c.total[at.Num()]
		path = append(path, in.Parent().ID())
	}
	path = append([]provenance.ID{b.ID()}, path...)
	def, isInstr := v.(*ir.Instr)
	inBlock := isInstr && def.Parent() == b && (at != nil || def.Num() < in.Num())
	if inBlock || epoch > 0 {
		for p := b.First(); p != nil && (p != in || at != nil); p = p.Next() {
			if p.Op.IsCall() && c.isPoint(p) && !(inBlock && p.Num() <= def.Num()) {
				point = p
			}
		}
		return point, path
	}
	if isInstr && (def.Parent() == nil || !c.reachable[def.Parent().Num()]) {
		return nil, path
	}
	if from := c.search(v, b); from != nil {
		var way []provenance.ID
		for p := from; p != nil && p != b; p = c.next[p.Num()] {
			way = append(way, p.ID())
		}
		return c.last[from.Num()], append(way, path...)
	}
	return nil, path
}

// pathTo are the blocks after a given one on a shortest path from it to a use.
func (c *safepointChecker) pathTo(from *ir.Block, u *staleUse) (path []provenance.ID) {
	to := u.in.Parent()
	if u.at != nil {
		path, to = append(path, to.ID()), u.at
	}
	if to == from {
		return path
	}
	c.stamp++
	c.searched[to.Num()], c.next[to.Num()] = c.stamp, nil
	for work := []*ir.Block{to}; len(work) > 0 && c.searched[from.Num()] != c.stamp; {
		x := work[0]
		work = work[1:]
		for _, p := range c.preds[x.Num()] {
			if c.searched[p.Num()] != c.stamp {
				c.searched[p.Num()], c.next[p.Num()] = c.stamp, x
				work = append(work, p)
			}
		}
	}
	var way []provenance.ID
	for b := c.next[from.Num()]; b != nil && c.searched[from.Num()] == c.stamp; {
		way = append(way, b.ID())
		b = c.next[b.Num()]
	}
	return append(way, path...)
}

// describe writes a violation as LLVM does.
func (c *safepointChecker) describe(u *staleUse) string {
	line := c.line(u.in) // printing it also numbers unnamed values
	def := "Def: "
	if in, ok := u.value.(*ir.Instr); ok {
		def += "  " + c.line(in)
	} else {
		def += string(printer.AppendTyped(nil, c.f.Module(), u.value))
	}
	return "Illegal use of unrelocated value found!\n" + def + "\nUse:   " + line + "\n"
}

// line is an instruction as LLVM prints it, followed by the values of a relocate.
func (c *safepointChecker) line(in *ir.Instr) string {
	s := printer.Instr(in)
	if in.Op != ir.Call || !gc.IsRelocate(in) {
		return s
	}
	r, err := gc.ViewRelocate(in)
	if err != nil {
		return s
	}
	name := func(v ir.Value) string { return printer.Operand(c.f.Module(), v) }
	return s + " ; (" + name(r.Base) + ", " + name(r.Derived) + ")"
}

// failure is the error for a violation, with the path from the safepoint to the use.
func (c *safepointChecker) failure(u *staleUse) error {
	e := &UnrelocatedUse{Violation: c.violation(u), Text: c.describe(u), text: c.f.Module().Text}
	e.Finding = c.finding(u, pass.NewNames(c.f))
	e.Finding.Severity = source.Error
	return e
}

// longestChain bounds a chain of addresses, each computed from the next: in unreachable code it may
// be cyclic.
const longestChain = 100

// computesAddress reports whether an instruction computes a pointer from its first operand.
func computesAddress(in *ir.Instr) bool {
	return in.Op == ir.GetElementPtr || in.Op == ir.BitCast || in.Op == ir.AddrSpaceCast
}

// staleRoot is the pointer from before a safepoint from which an address was computed after it, and
// the instruction that computed it; nil if the address itself is from before.
func (c *safepointChecker) staleRoot(v ir.Value) (root ir.Value, at *ir.Instr) {
	for range longestChain {
		in, ok := v.(*ir.Instr)
		if !ok || !computesAddress(in) || in.Parent() == nil || !c.reachable[in.Parent().Num()] {
			break
		}
		if v = in.Operand(0); c.passed(v, in) {
			root, at = v, in
		}
	}
	return root, at
}

// stalePhi is the phi through which the address that an instruction uses became stale, its operand
// from before a safepoint, and the incoming block of that; nil if there is no such phi.
func (c *safepointChecker) stalePhi(u *staleUse) (phi *ir.Instr, root ir.Value, from *ir.Block) {
	if u.at != nil && c.passedAtEnd(u.value, u.at) || u.at == nil && c.passed(u.value, u.in) {
		return nil, nil, nil
	}
	seen := map[*ir.Instr]bool{}
	for todo := []ir.Value{u.value}; len(todo) > 0; {
		in, ok := todo[0].(*ir.Instr)
		if todo = todo[1:]; !ok || seen[in] || in.Parent() == nil ||
			!c.reachable[in.Parent().Num()] {
			continue
		}
		seen[in] = true
		switch {
		case computesAddress(in):
			if c.passed(in.Operand(0), in) {
				return nil, nil, nil
			}
			todo = append(todo, in.Operand(0))
		case in.Op == ir.Phi:
			for i, b := range in.Blocks {
				if !c.reachable[b.Num()] {
					continue
				}
				taken := in.Operand(i)
				if varies(taken) && c.passedAtEnd(taken, b) {
					return in, taken, b
				}
				todo = append(todo, taken)
			}
		}
	}
	return nil, nil, nil
}

// varies reports whether a value may differ between calls of its function.
func varies(v ir.Value) bool {
	switch v.(type) {
	case *ir.Instr, *ir.Arg:
		return true
	}
	return false
}
