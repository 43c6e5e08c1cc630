package safepointir

import (
	"context"
	"fmt"
	"strings"

	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// Run runs the pass verify<safepoint-ir>: after a statepoint no pointer may be used that it may
// have made stale. It accepts and refuses the same modules as LLVM's verifier
// (llvm/IR/SafepointIRVerifier.h), so references are the pointers of address space 1, in every
// function.
func Run(ctx context.Context, m *ir.Module, o *pass.Options) (*pass.Explanation, error) {
	why := &pass.Explanation{Pass: options.VerifySafepoints}
	var report strings.Builder
	for _, f := range m.Funcs {
		if f.IsDeclaration() {
			continue
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		c := newSafepointChecker(f, gc.IsStatepoint, inSpaceOne)
		found := c.check(!o.PrintOnly)
		for i := range found {
			why.Violations = append(why.Violations, c.violation(&found[i]))
		}
		if !o.PrintOnly && len(found) > 0 {
			return nil, c.failure(&found[0])
		}
		if !o.PrintOnly {
			continue
		}
		fmt.Fprintf(&report, "Verifying gc pointers in function: %s\n", f.Name())
		for i := range found {
			report.WriteString(c.describe(&found[i]))
		}
		if len(found) == 0 {
			fmt.Fprintf(&report, "No illegal uses found by SafepointIRVerifier in: %s\n", f.Name())
		}
	}
	why.Report = report.String()
	return why, nil
}

// UnrelocatedUse is the error of verify<safepoint-ir>.
type UnrelocatedUse struct {
	pass.Violation
	// Finding is the use as a finding.
	Finding findings.Finding
	// Text is LLVM's message.
	Text string
	text *source.Text // of the module
}

// Error returns LLVM's message, without the final newline.
func (e *UnrelocatedUse) Error() string { return strings.TrimSuffix(e.Text, "\n") }

// Diagnostic returns the error as a diagnostic at its position.
func (e *UnrelocatedUse) Diagnostic() source.Diagnostic { return e.Finding.Diagnose(e.text) }

// staleness is the state of a definition, independent of where it is used.
type staleness uint8

const (
	// fresh: available until the next safepoint.
	fresh staleness = iota
	// stale: computed from unrelocated pointers only; comparing it with others of its kind is
	// allowed.
	stale
	// mixed: computed from relocated and unrelocated pointers.
	mixed
)

// constness says whether a pointer can only come from constants.
type constness uint8

const (
	unknownConst constness = iota
	notConst
	onlyNull
	onlyConst
)

// safepointChecker checks one function. Instructions are numbered by SetNum; arguments have
// negative numbers.
type safepointChecker struct {
	f *ir.Func
	// isPoint reports whether a call is a safepoint, isRef whether a type is of references.
	isPoint func(*ir.Instr) bool
	isRef   func(*ir.Type) bool
	// modern is set to look for constants through relocations and freeze, as LLVM 15 and later do.
	modern bool
	// instrs are all instructions of live blocks by number; epoch is the number of statepoints
	// before each in its block.
	instrs []*ir.Instr
	epoch  []int32
	state  []staleness
	consts map[ir.Value]constness
	// live are the reachable blocks in reverse postorder; total is the number of statepoints of
	// each block, by block number.
	live      []*ir.Block
	total     []int32
	last      []*ir.Instr // the last statepoint of each block
	reachable []bool
	preds     [][]*ir.Block
	// depth is each block's depth in the dominator tree, and starts the horizon at its start.
	depth  []int32
	starts []horizon
	// searched is stamped, so that a backward search visits no block twice; next has the search's
	// path back to its start.
	searched []int32
	stamp    int32
	next     []*ir.Block
}

// inSpaceOne reports whether a type is one of the pointer types that LLVM's verifier tracks.
func inSpaceOne(t *ir.Type) bool { return t.AddrSpace == 1 }

// followed reports whether values of a type are, or hold, pointers to objects.
func (c *safepointChecker) followed(t *ir.Type) bool {
	switch t.Kind {
	case ir.PointerKind:
		return c.isRef(t)
	case ir.VectorKind, ir.ArrayKind:
		return c.followed(t.Elem)
	case ir.StructKind:
		for _, f := range t.Fields {
			if c.followed(f) {
				return true
			}
		}
	}
	return false
}

// newSafepointChecker finds the safepoints of a function. Its arguments decide which calls are
// safepoints and which pointers are references.
func newSafepointChecker(f *ir.Func, isPoint func(*ir.Instr) bool,
	isRef func(*ir.Type) bool) *safepointChecker {
	n := len(f.Blocks)
	c := &safepointChecker{f: f, isPoint: isPoint, isRef: isRef,
		modern: f.Module().Dialect.Opaque(), consts: map[ir.Value]constness{},
		total: make([]int32, n), last: make([]*ir.Instr, n),
		reachable: make([]bool, n),
		preds:     make([][]*ir.Block, n), searched: make([]int32, n), next: make([]*ir.Block, n)}
	for i, b := range f.Blocks {
		b.SetNum(int32(i))
	}
	c.reach()
	for _, b := range c.live {
		count := int32(0)
		for in := b.First(); in != nil; in = in.Next() {
			in.SetNum(int32(len(c.instrs)))
			c.instrs = append(c.instrs, in)
			c.epoch = append(c.epoch, count)
			if in.Op.IsCall() && isPoint(in) {
				count++
				c.last[b.Num()] = in
			}
		}
		c.total[b.Num()] = count
	}
	c.state = make([]staleness, len(c.instrs))
	c.horizons()
	return c
}

// staleUse is a use of a stale pointer: the instruction, the index of the operand, and for a phi
// its incoming block.
type staleUse struct {
	value   ir.Value
	in      *ir.Instr
	operand int
	at      *ir.Block
}

// check finds out which definitions are stale, and then checks every use. With first it stops at
// the first violation.
func (c *safepointChecker) check(first bool) []staleUse {
	for changed := true; changed; {
		changed = false
		for _, b := range c.live {
			for in := b.First(); in != nil; in = in.Next() {
				if c.derive(in) {
					changed = true
				}
			}
		}
	}
	var found []staleUse
	report := func(v ir.Value, in *ir.Instr, operand int, at *ir.Block) {
		found = append(found, staleUse{v, in, operand, at})
	}
	for _, b := range c.live {
		for in := b.First(); in != nil; in = in.Next() {
			if c.state[in.Num()] == fresh {
				c.uses(in, report)
			}
			if first && len(found) > 0 {
				return found[:1]
			}
		}
	}
	return found
}

// derive lowers the state of a phi, address computation or cast that has stale inputs, and reports
// whether it did.
func (c *safepointChecker) derive(in *ir.Instr) bool {
	if !c.followed(in.Type()) {
		return false
	}
	state := fresh
	switch in.Op {
	case ir.Phi:
		state = c.derivePhi(in)
	case ir.GetElementPtr, ir.BitCast:
		for i := range in.NumOps() {
			v := in.Operand(i)
			if c.followed(v.Type()) && !c.freshAt(v, in) && c.constness(v) == notConst {
				if state = stale; c.stateOf(v) == mixed {
					state = mixed
				}
				break
			}
		}
	}
	if state == fresh || c.state[in.Num()] == state || c.state[in.Num()] == stale {
		return false
	}
	c.state[in.Num()] = state
	return true
}

// derivePhi is the state of a phi.
func (c *safepointChecker) derivePhi(in *ir.Instr) staleness {
	old, relocated := false, false
	// Whether a value is constant takes a search, and does not matter if all are fresh.
	for i, from := range in.Blocks {
		if v := in.Operand(i); c.edgeReachable(from, in.Parent()) && !c.freshAtEnd(v, from) &&
			c.constness(v) == notConst {
			old = true
			relocated = relocated || c.stateOf(v) == mixed
		}
	}
	if !old {
		return fresh
	}
	for i, from := range in.Blocks {
		if v := in.Operand(i); c.edgeReachable(from, in.Parent()) && c.freshAtEnd(v, from) &&
			c.constness(v) == notConst {
			relocated = true
		}
	}
	if relocated {
		return mixed
	}
	return stale
}

func (c *safepointChecker) edgeReachable(from, to *ir.Block) bool {
	for _, p := range c.preds[to.Num()] {
		if p == from {
			return true
		}
	}
	return false
}

func (c *safepointChecker) stateOf(v ir.Value) staleness {
	if in, ok := v.(*ir.Instr); ok && in.Parent() != nil && c.reachable[in.Parent().Num()] {
		return c.state[in.Num()]
	}
	return fresh
}

// uses reports the stale operands of an instruction.
func (c *safepointChecker) uses(in *ir.Instr, report func(ir.Value, *ir.Instr, int, *ir.Block)) {
	switch {
	case in.Op == ir.Phi:
		if !c.followed(in.Type()) {
			return
		}
		for i, from := range in.Blocks {
			v := in.Operand(i)
			if c.edgeReachable(from, in.Parent()) && !c.freshAtEnd(v, from) &&
				c.constness(v) == notConst {
				report(v, in, i, from)
			}
		}
	case (in.Op == ir.ICmp || in.Op == ir.FCmp) && c.followed(in.Operand(0).Type()):
		if c.comparesStale(in) {
			return
		}
		for i := range 2 {
			if v := in.Operand(i); !c.freshAt(v, in) && c.constness(v) == notConst {
				report(v, in, i, nil)
			}
		}
	default:
		for i := range in.NumOps() {
			if v := in.Operand(i); c.followed(v.Type()) && !c.freshAt(v, in) &&
				c.constness(v) == notConst {
				report(v, in, i, nil)
			}
		}
	}
}

// comparesStale reports whether a comparison is of stale pointers with each other or with null,
// which gives the same result before the safepoint.
func (c *safepointChecker) comparesStale(in *ir.Instr) bool {
	a, b := in.Operand(0), in.Operand(1)
	if c.available(a, in) || c.available(b, in) {
		return false
	}
	ca, cb := c.constness(a), c.constness(b)
	if ca == onlyConst && cb == notConst || ca == notConst && cb == onlyConst {
		return false
	}
	return !(c.stateOf(a) == mixed && cb != onlyNull || c.stateOf(b) == mixed && ca != onlyNull)
}

// available is freshAt for any value, and false for one that is not a definition.
func (c *safepointChecker) available(v ir.Value, at *ir.Instr) bool {
	switch v.(type) {
	case *ir.Instr, *ir.Arg:
		return c.freshAt(v, at)
	}
	return false
}
