package verify

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
	"statepoint/core/verify/internal/debuginfo"
)

func (v *verifier) globals() {
	v.r.F = nil
	for _, g := range v.r.M.Globals {
		if !v.r.Meter.Spend(1) {
			return
		}
		if g.Init != nil && g.Init.Type() != g.Content {
			v.r.Add(diag.Problem{
				Severity: source.Error, Code: diag.Global, Value: g, Span: g.Span,
				Message: fmt.Sprintf("the initialiser of @%s has type %s, the variable %s",
					g.Name(), g.Init.Type(), g.Content),
			})
		}
	}
	for _, g := range v.r.M.Globals {
		v.collector.NonIntegralGlobal(g)
	}
	v.symbols.symbols()
	v.intrinsics.Constants()
	v.metadata.Named()
	debuginfo.Nodes(v.r)
}

func (v *verifier) function(f *ir.Func) {
	if v.r.Full() || f.Unread != nil { // nothing was found in that
		return
	}
	v.r.F = f
	v.collector.Function(f)
	if f.IsIntrinsic() {
		v.intrinsics.Uses(f)
	}
	v.symbols.functionSymbol(f)
	v.attributes.Function(f)
	if f.Attachments != nil {
		v.metadata.Profile(f)
		v.metadata.Global(f, f.Span, f.Type(), f.Attachments)
	}
	if f.IsDeclaration() {
		return
	}
	if len(f.Args) != len(f.FuncType.Fields) {
		v.r.BadFunc(diag.Global, "the function has %s, its type %d",
			source.Count(len(f.Args), "parameter"), len(f.FuncType.Fields))
		return
	}
	if !v.flow.blocks(f) {
		return // the control flow graph cannot be trusted
	}
	for _, a := range f.Args {
		if a.Attrs != nil && a.Attrs.Has("swifterror") {
			v.attributes.SwiftError(a)
		}
	}
	v.unwind.landing, v.unwind.siblings = nil, nil
	v.flow.dom.build(f)
	for _, b := range f.Blocks {
		v.phis.phis(b)
		for in := b.First(); in != nil; in = in.Next() {
			if !v.r.Meter.Spend(1+in.NumOps()) || v.r.Full() {
				return
			}
			if v.flow.operands(in) {
				v.instruction(in)
				v.values.access(in)
				if len(in.Attachments()) > 0 {
					v.metadata.Instr(in)
				}
			}
		}
	}
	v.collector.NonIntegral(f)
	v.unwind.unwindCircles(f)
	if v.r.M.Dialect.Opaque() {
		v.calls.convergence(f)
	}
}

// blocks checks that every block ends in its only terminator and that branches stay in the
// function. It numbers the instructions of each block.
func (v *flowChecks) blocks(f *ir.Func) bool {
	ok := true
	for i, b := range f.Blocks {
		b.SetNum(int32(i))
	}
	for _, b := range f.Blocks {
		if b.Parent() != f {
			v.r.BadBlock(b, diag.Foreign, "the block belongs to another function")
			return false
		}
		n := int32(0)
		for in := b.First(); in != nil; in = in.Next() {
			in.SetNum(n)
			n++
			if in.Parent() != b {
				v.r.Bad(in, diag.Foreign, "the instruction has a wrong parent block")
				return false
			}
			if fault, problem := in.ShapeProblem(); problem != "" {
				v.r.Bad(in, diag.ShapeCodes[fault], "%s", problem)
				return false
			}
			if in.IsTerminator() != (in == b.Last()) {
				ok = false
				if in.IsTerminator() {
					v.r.Bad(in, diag.NoTerminator, "a terminator in the middle of a block")
				} else {
					v.r.Bad(in, diag.NoTerminator, "the block does not end in a terminator")
				}
			}
			if in.IsTerminator() {
				for j := range in.Uses() {
					if s, isBlock := in.Operand(j).(*ir.Block); isBlock &&
						(s.Parent() != f || uint32(s.Num()) >= uint32(len(f.Blocks)) ||
							f.Blocks[s.Num()] != s) {
						v.r.Bad(in, diag.Foreign, "a branch to a block of another function")
						ok = false
					}
				}
			}
		}
		if b.First() == nil {
			v.r.BadBlock(b, diag.NoTerminator, "the block is empty; it needs a terminator")
			ok = false
		}
	}
	for i, b := range f.Blocks {
		if int(b.Num()) != i {
			v.r.BadBlock(b, diag.Foreign, "the block is in the function twice")
			return false
		}
		if !ok {
			return false
		}
	}
	if entry := f.Entry(); len(entry.AppendPreds(nil)) > 0 {
		v.r.BadBlock(entry, diag.EntryPreds, "the entry block cannot be branched to")
	}
	return ok
}

// operands checks that every value that an instruction uses exists and is defined on every path to
// it.
func (v *flowChecks) operands(in *ir.Instr) bool {
	for i := range in.Uses() {
		op := in.Operand(i)
		switch o := op.(type) {
		case *ir.Instr:
			if o.Parent() == nil || o.Parent().Parent() != v.r.F {
				v.r.Bad(in, diag.Foreign, "%%%s is not an instruction of this function", o.Name())
				return false
			}
			if o.Type().Kind == ir.VoidKind {
				v.r.At(i).Bad(in, diag.OperandType, "an instruction without a result is used")
				return false
			}
			if in.Op != ir.Phi && !v.dominates(o, in) {
				v.r.At(i).Bad(in, diag.Dominance,
					"%s is used here, but not defined on every path to here", v.r.Name(o))
			}
		case *ir.Arg:
			if o.Parent() != v.r.F {
				v.r.Bad(in, diag.Foreign, "%%%s is not a parameter of this function", o.Name())
				return false
			}
		}
	}
	return true
}

// Position is the index of an instruction in its block.
func (v *flowChecks) Position(in *ir.Instr) int32 { return in.Num() }

// dominates reports whether def is computed before every execution of use.
func (v *flowChecks) dominates(def, use *ir.Instr) bool {
	if def.Parent() == use.Parent() {
		return def.Num() < use.Num() || !v.dom.reachable(use.Parent())
	}
	return v.definesIn(def, use.Parent())
}

// definesIn reports whether def, in another block, is available throughout b. The result of an
// invoke is available only after it returned.
func (v *flowChecks) definesIn(def *ir.Instr, b *ir.Block) bool {
	if !v.dom.reachable(b) {
		return true
	}
	if def.Op == ir.Invoke {
		normal := def.NormalDest()
		if normal == def.UnwindDest() {
			return false
		}
		return v.dom.dominates(normal, b) && v.edgeDominates(def.Parent(), normal)
	}
	return v.dom.dominates(def.Parent(), b)
}

// edgeDominates reports whether every other edge to block to comes from a block that it dominates.
func (v *flowChecks) edgeDominates(from, to *ir.Block) bool {
	edges := 0
	for u := ir.FirstUse(to); u != nil; u = u.Next() {
		if u.User == nil || !u.User.IsTerminator() || u.User.Parent() == nil {
			continue
		}
		if p := u.User.Parent(); p == from {
			if edges++; edges > 1 {
				return false
			}
		} else if v.dom.reachable(p) && !v.dom.dominates(to, p) {
			return false
		}
	}
	return true
}
