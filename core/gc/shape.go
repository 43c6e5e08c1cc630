package gc

import "statepoint/core/ir"

// Shape is where a statepoint keeps its operands.
type Shape uint8

const (
	// NotStatepoint is the shape of anything else.
	NotStatepoint Shape = iota
	// Inline36 is LLVM 3.6: (target, i32 #args, i32 unused, args…, i32 #deopt, deopt…, gc…).
	Inline36
	// Inline is LLVM 3.7 to 10: (i64 id, i32 patch bytes, target, i32 #args, i32 flags, args…, i32
	// #transition, …, i32 #deopt, …, gc…).
	Inline
	// Bundled is LLVM 11 and later: as Inline, with bundles "gc-transition", "deopt" and "gc-live"
	// instead of inline operands. Inline operands are still accepted.
	Bundled
)

// form is how a dialect writes statepoints: a row of the table in ARCHITECTURE.md, "Dialects".
type form struct {
	shape Shape
	// token says that a statepoint returns a token, not an i32.
	token bool
}

var forms = map[ir.Dialect]form{
	ir.LLVM36: {Inline36, false},
	ir.LLVM37: {Inline, false},
	ir.LLVM38: {Inline, true},
	ir.LLVM11: {Bundled, true},
	ir.LLVM15: {Bundled, true},
}

// layout gives the positions of the leading arguments of a statepoint of a shape; -1 if it lacks
// one. The number of the callee's arguments follows the target, and those arguments follow the
// head.
type layout struct {
	id, patchBytes, target, flags, head int
	// transition says that the transition operands are counted, before the deopt operands.
	transition bool
}

var layouts = [...]layout{
	Inline36: {id: -1, patchBytes: -1, target: 0, flags: -1, head: 3},
	Inline:   {id: 0, patchBytes: 1, target: 2, flags: 4, head: 5, transition: true},
	Bundled:  {id: 0, patchBytes: 1, target: 2, flags: 4, head: 5, transition: true},
}

// ShapeIn is the shape of statepoints in a dialect.
func ShapeIn(d ir.Dialect) Shape {
	if f, ok := forms[d]; ok {
		return f.shape
	}
	return Bundled
}

// TokenType is the type of a statepoint in a dialect.
func TokenType(m *ir.Module, d ir.Dialect) *ir.Type {
	if f, ok := forms[d]; ok && !f.token {
		return m.Types.I32
	}
	return m.Types.Token
}

// FuncType is the type of the intrinsic in a dialect, for a target of a type.
func FuncType(m *ir.Module, d ir.Dialect, target *ir.Type) *ir.Type {
	ts := m.Types
	head := []*ir.Type{ts.I64, ts.I32, target, ts.I32, ts.I32}
	return ts.Func(TokenType(m, d), head[2-layouts[ShapeIn(d)].target:], true)
}

// DialectOf is the dialect of a statepoint, as far as its form tells: DialectUnknown if several
// dialects have that form, or none.
func DialectOf(in *ir.Instr) ir.Dialect {
	parts, problem := split(in)
	switch {
	case !whole(in):
	case in.Type().Kind == ir.IntegerKind && parts.shape == Inline36:
		return ir.LLVM36
	case in.Type().Kind == ir.IntegerKind:
		return ir.LLVM37
	case len(in.Call.Bundles) > 0:
		return ir.LLVM11
	case problem == "" && parts.inline():
		return ir.LLVM38
	}
	return ir.DialectUnknown
}

// shapeOf is the shape of a call, derived from its operands and its function's module.
func shapeOf(in *ir.Instr) Shape {
	switch {
	case !whole(in) || !IsStatepoint(in):
		return NotStatepoint
	case in.Call.NumArgs > 0 && in.Arg(0).Type().IsPointer():
		return Inline36
	case len(in.Call.Bundles) > 0:
		return Bundled
	}
	if f := in.Func(); f != nil && f.Module() != nil && ShapeIn(f.Module().Dialect) == Inline {
		return Inline
	}
	return Bundled
}

// whole reports whether a call has as many operands as it counts.
func whole(in *ir.Instr) bool {
	if in.Call == nil {
		return false
	}
	n := 1 + in.Call.NumArgs
	for _, b := range in.Call.Bundles {
		n += b.NumArgs
	}
	return in.NumOps() >= n
}

// positions are those of the parts of a statepoint among its arguments, counted from 0.
type positions struct {
	shape Shape
	// id, patchBytes and flags are -1 where the shape has none.
	id, patchBytes, flags int
	target                int
	// args, transition, deopt and gc are half-open ranges of arguments: those of the real call, and
	// the inline operands.
	args, transition, deopt, gc [2]int
}

// inline reports whether there are inline operands besides the call's own.
func (p *positions) inline() bool {
	return p.transition[1] > p.transition[0] || p.deopt[1] > p.deopt[0] || p.gc[1] > p.gc[0]
}

// split finds the parts of a call to the statepoint intrinsic; problem says in words why that is
// impossible, "" if it is possible. The verifier checks the types.
func split(in *ir.Instr) (p positions, problem string) {
	p.shape = Bundled
	if !whole(in) {
		return p, "the number of operands does not match the counts"
	}
	n := in.Call.NumArgs
	if n > 0 && in.Arg(0).Type().IsPointer() {
		p.shape = Inline36
	}
	l := &layouts[p.shape]
	p.id, p.patchBytes, p.target, p.flags = l.id, l.patchBytes, l.target, l.flags
	if l.id >= 0 && n < l.head {
		return p,
			"a statepoint has an id, a number of patch bytes, a callee, the number of its " +
				"arguments and flags"
	}
	r := argReader{in: in, at: l.target + 1}
	calls := r.count("call arguments")
	switch {
	case r.problem != "":
		return p, r.problem
	case r.at >= n:
		return p, "the flags are missing"
	}
	r.at++
	if p.args = r.take(calls); r.at > n {
		return p, "there are fewer arguments than the count of call arguments"
	}
	if r.at < n && l.transition { // the counts of inline operands may be left out
		p.transition = r.take(r.count("transition operands"))
		p.deopt = r.take(r.count("deopt operands"))
	} else if r.at < n {
		p.deopt = r.take(r.count("deopt operands"))
	}
	p.gc = [2]int{min(r.at, n), n}
	return p, r.problem
}

// argReader reads the counts of a statepoint and what they count, left to right. It stops at the
// first problem.
type argReader struct {
	in      *ir.Instr
	at      int
	problem string
}

// count reads a number of operands that follow.
func (r *argReader) count(what string) int {
	n := r.in.Call.NumArgs
	if r.problem != "" {
		return 0
	}
	if r.at >= n {
		r.problem = "the number of " + what + " is missing"
		return 0
	}
	c, ok := ir.AsInt(r.in.Arg(r.at))
	switch {
	case !ok:
		r.problem = "the number of " + what + " must be an integer constant"
		return 0
	case c.Int64() < 0 || c.Int64() > int64(n-r.at-1):
		r.problem = "there are fewer arguments than the number of " + what + " says"
		return 0
	}
	r.at++
	return int(c.Int64())
}

// take is the range of the next k arguments.
func (r *argReader) take(k int) [2]int {
	at := r.at
	r.at += k
	return [2]int{at, min(r.at, r.in.Call.NumArgs)}
}
