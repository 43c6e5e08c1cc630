package rewrite

import (
	"fmt"
	"strconv"

	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
)

// maxPieces bounds the pieces of one struct or array; with more, most of the code would handle
// pieces.
const maxPieces = 256

// piece is a part of a type that is tracked separately, or that needs no tracking: a reference, a
// vector, or a maximal struct or array without references.
type piece struct {
	path []int32
	typ  *ir.Type
}

// aggregates splits structs and arrays with references in them that are live across a safepoint,
// which `"gc-live"` cannot list and LLVM omits. Their pieces are live instead, and the whole is
// rebuilt right before each use. A piece is the operand of the insertvalue that set it, if there is
// one, so its base is known; phis and selects of wholes become phis and selects of pieces;
// otherwise the piece is an extractvalue at the definition.
type aggregates struct {
	r      *rewriter
	shapes map[*ir.Type][]piece
	pieces map[ir.Value][]ir.Value
	// forward maps a removed extractvalue to the piece that replaced it.
	forward map[ir.Value]ir.Value
	// phis are those without operands so far, since an operand may depend on the phi itself.
	phis []*ir.Instr
	made map[*ir.Instr]bool
	dead []*ir.Instr
}

// decompose splits values that hide references across safepoints, or refuses them.
func (r *rewriter) decompose() error {
	hidden, at := r.hiddenLive()
	for i, point := range r.points {
		ops, _ := point.FindBundle("deopt")
		for j := range ops {
			if v := ops[j].Value; r.hidesRefs(v.Type()) && !ir.IsConstant(v) {
				return r.refuseHidden(v, i, "list the pointers themselves as deopt operands")
			}
		}
	}
	if len(hidden) == 0 {
		return nil
	}
	a := &aggregates{r: r, shapes: map[*ir.Type][]piece{}, pieces: map[ir.Value][]ir.Value{},
		forward: map[ir.Value]ir.Value{}, made: map[*ir.Instr]bool{}}
	r.why.Figures.Aggregates += len(hidden)
	for i, v := range hidden {
		if n := countPieces(r, v.Type(), maxPieces+1); n > maxPieces {
			return r.refuseHidden(v, at[i],
				fmt.Sprintf(
					"it has more than %d parts; take the pointers out with `extractvalue` before "+
						"the call", maxPieces))
		}
		a.piecesOf(v)
		a.fillPhis()
	}
	for _, v := range hidden {
		a.replace(v)
	}
	a.sweep()
	if hidden, at = r.hiddenLive(); len(hidden) > 0 {
		return r.refuseHidden(hidden[0], at[0],
			"take the pointers out with `extractvalue` before the call")
	}
	return nil
}

// hiddenLive finds the structs and arrays with references in them that are live across a safepoint,
// and for each the first such safepoint.
func (r *rewriter) hiddenLive() (values []ir.Value, at []int) {
	live := analysis.Live(&analysis.LivenessQuery{CFG: analysis.NewCFG(r.f), IsRef: r.hidesRefs,
		Points: r.points, AfterOnly: true})
	seen := make([]bool, len(live.Values))
	for i, set := range live.At {
		for _, n := range set {
			if !seen[n] {
				seen[n] = true
				values, at = append(values, live.Values[n]), append(at, i)
			}
		}
	}
	return values, at
}

// refuseHidden is the error for a struct or array that cannot be split and is live across point i.
func (r *rewriter) refuseHidden(v ir.Value, i int, advice string) error {
	return &pass.Unsupported{
		Code: pass.CodeHidden, Span: ir.SpanOf(v),
		Message: fmt.Sprintf("this value of type %s holds gc pointers and is live across a "+
			"safepoint, where a collector could not find them", v.Type()),
		Notes: []string{"the safepoint is the call to " + edit.CalleeName(r.points[i]), advice},
	}
}

// countPieces is the number of pieces of a type, up to limit.
func countPieces(r *rewriter, t *ir.Type, limit int) int {
	if !r.hidesRefs(t) {
		return 1
	}
	if t.Kind == ir.ArrayKind {
		n := countPieces(r, t.Elem, limit)
		if n > 0 && t.Len > uint64(limit/n) {
			return limit
		}
		return n * int(t.Len)
	}
	n := 0
	for _, f := range t.Fields {
		if n += countPieces(r, f, limit); n >= limit {
			return limit
		}
	}
	return n
}

// shapeOf are the pieces of a type, in order.
func (a *aggregates) shapeOf(t *ir.Type) []piece {
	if s, ok := a.shapes[t]; ok {
		return s
	}
	var s []piece
	part := func(i int, elem *ir.Type) {
		for _, p := range a.shapeOf(elem) {
			s = append(s, piece{append([]int32{int32(i)}, p.path...), p.typ})
		}
	}
	switch {
	case !a.r.hidesRefs(t):
		s = []piece{{nil, t}}
	case t.Kind == ir.ArrayKind:
		for i := range int(t.Len) {
			part(i, t.Elem)
		}
	default:
		for i, f := range t.Fields {
			part(i, f)
		}
	}
	a.shapes[t] = s
	return s
}

// piecesOf returns the pieces of a value; a value without references is its own piece.
func (a *aggregates) piecesOf(v ir.Value) []ir.Value {
	if p, ok := a.pieces[v]; ok {
		return p
	}
	if !a.r.hidesRefs(v.Type()) {
		return []ir.Value{v}
	}
	shape := a.shapeOf(v.Type())
	out := make([]ir.Value, len(shape))
	a.pieces[v] = out
	in, ok := v.(*ir.Instr)
	if !ok {
		start := a.r.f.Entry().FirstInsertionPt()
		for i, p := range shape {
			if ir.IsConstant(v) {
				out[i] = elementOf(a.r.m, v, p)
			} else {
				out[i] = a.extract(v, p, start)
			}
		}
		return out
	}
	switch in.Op {
	case ir.Phi:
		for i, p := range shape {
			out[i] = a.add(ir.Phi, p.typ, in, pathName(p.path), in.Next())
		}
		a.phis = append(a.phis, in)
	case ir.Select:
		yes, no := a.piecesOf(in.Operand(1)), a.piecesOf(in.Operand(2))
		for i, p := range shape {
			if out[i] = yes[i]; yes[i] != no[i] {
				out[i] = a.add(ir.Select, p.typ, in, pathName(p.path), in.Next(), in.Operand(0),
					yes[i], no[i])
			}
		}
	case ir.Freeze:
		for i, x := range a.piecesOf(in.Operand(0)) {
			out[i] = a.add(ir.Freeze, shape[i].typ, in, pathName(shape[i].path), in.Next(), x)
		}
	case ir.InsertValue:
		copy(out, a.piecesOf(in.Operand(0)))
		elem := a.piecesOf(in.Operand(1))
		for i, p := range shape {
			switch {
			case startsWith(p.path, in.Indices()):
				out[i], elem = elem[0], elem[1:]
			case startsWith(in.Indices(), p.path): // somewhere inside a piece
				part := a.add(ir.InsertValue, p.typ, in, pathName(p.path), in.Next(), out[i],
					elem[0])
				part.SetIndices(in.Indices()[len(p.path):])
				out[i] = part
			}
		}
	case ir.ExtractValue:
		n := 0
		whole := a.piecesOf(in.Operand(0))
		for i, p := range a.shapeOf(in.Operand(0).Type()) {
			if startsWith(p.path, in.Indices()) {
				out[n] = whole[i]
				n++
			}
		}
	default:
		pos := in.Next()
		if in.Op == ir.Invoke {
			if in.NormalDest().UniquePred() == nil {
				edit.SplitForInvoke(a.r.m, in.NormalDest(), in.Parent())
			}
			pos = in.NormalDest().FirstInsertionPt()
		}
		for i, p := range shape {
			if pos == nil { // a callbr, whose value is defined in several blocks
				out[i] = edit.NoValue(a.r.m, p.typ)
			} else {
				out[i] = a.extract(v, p, pos)
			}
		}
	}
	return out
}

// fillPhis adds the operands of phis of pieces, which may create more such phis.
func (a *aggregates) fillPhis() {
	for len(a.phis) > 0 {
		phi := a.phis[len(a.phis)-1]
		a.phis = a.phis[:len(a.phis)-1]
		out := a.pieces[phi]
		for k, from := range phi.Blocks {
			for i, x := range a.piecesOf(phi.Operand(k)) {
				out[i].(*ir.Instr).AddIncoming(x, from)
			}
		}
	}
}

func startsWith(path, prefix []int32) bool {
	if len(path) < len(prefix) {
		return false
	}
	for i, n := range prefix {
		if path[i] != n {
			return false
		}
	}
	return true
}

// elementOf returns a part of a constant.
func elementOf(m *ir.Module, v ir.Value, p piece) ir.Value {
	for i, n := range p.path {
		c, ok := v.(*ir.Const)
		switch {
		case ok && c.Kind == ir.ConstZero:
			return ir.Zero(p.typ)
		case ok && c.Kind == ir.ConstUndef:
			return ir.Undef(p.typ)
		case ok && c.Kind == ir.ConstAggregate && int(n) < len(c.Elems):
			v = c.Elems[n]
		case ok && c.Kind == ir.ConstPoison:
			return ir.Poison(p.typ)
		default:
			e := ir.NewConst(p.typ, ir.ConstExpr, v)
			e.Op, e.Indices = ir.ExtractValue, p.path[i:]
			return e
		}
	}
	return v
}

// pathName is the suffix of a piece's name: its path in the whole.
func pathName(path []int32) string {
	name := ""
	for _, i := range path {
		name += "." + strconv.Itoa(int(i))
	}
	return name
}

// add inserts an instruction about whole or a piece of it before another one, and names it after
// whole, with a suffix.
func (a *aggregates) add(op ir.Opcode, t *ir.Type, whole ir.Value, suffix string, pos *ir.Instr,
	ops ...ir.Value) *ir.Instr {
	in := a.r.m.NewInstr(op, t, ops...)
	in.SetFrom(whole.ID())
	if def, ok := whole.(*ir.Instr); ok {
		in.CopyDebugLoc(def)
	}
	if op == ir.Phi { // debug records are not between phis
		pos.Parent().InsertBefore(in, pos)
	} else {
		for pos.Op == ir.Phi {
			pos = pos.Next()
		}
		in.InsertBefore(pos)
	}
	if n, ok := whole.(ir.Named); ok && n.Name() != "" {
		a.r.f.SetNameOf(in, n.Name(), suffix)
	}
	a.made[in] = true
	a.dead = append(a.dead, in)
	return in
}

func (a *aggregates) extract(whole ir.Value, p piece, pos *ir.Instr) ir.Value {
	in := a.add(ir.ExtractValue, p.typ, whole, pathName(p.path), pos, whole)
	in.SetIndices(p.path)
	return in
}
