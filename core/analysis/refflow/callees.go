package refflow

import (
	"slices"
	"strconv"

	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// Callees are the functions of a module that pass addresses to each other as integers or as
// pointers that are no references: which of their arguments hold one, which of them a function uses
// as an address, and which results are one.
type Callees struct {
	m     *ir.Module
	about Rules
	known map[*ir.Func]*callee
}

// Rules are what the collector of a module knows.
type Rules struct {
	Layout *datalayout.Layout
	// IsRef returns the test for reference types in a function.
	IsRef func(*ir.Func) func(*ir.Type) bool
	// IsSafepoint and Call are as in a Query.
	IsSafepoint func(*ir.Instr) bool
	Call        func(*ir.Instr) (Call, bool)
	// Relocated is as in a Query.
	Relocated func(*ir.Instr) ir.Value
}

// callee is what is known about one function.
type callee struct {
	// holds are the scalars of arguments for which some call passes an address, and used those that
	// the function uses as an address.
	holds, used map[scalar]bool
	// results are the scalars of the result.
	results []result
}

// scalar is a scalar of an argument.
type scalar struct{ arg, leaf int }

// result is a scalar of a function's result.
type result struct {
	form form
	// from are the arguments whose address it may be, own is set if it may be that of a reference
	// in the function.
	from map[scalar]bool
	own  bool
	// stale is set if it may be the address from before a safepoint in the function.
	stale bool
}

// NewCallees returns the functions of a module. They are analysed by Read.
func NewCallees(m *ir.Module, about Rules) *Callees { return &Callees{m: m, about: about} }

// of is what is known about a function, nil for nothing.
func (c *Callees) of(f *ir.Func) *callee {
	if c == nil || f == nil {
		return nil
	}
	return c.known[f]
}

// maxVisits bounds how often one function is analysed.
const maxVisits = 8

// Read analyses the module as it is now. Several goroutines may query the result.
func (c *Callees) Read() {
	c.known = map[*ir.Func]*callee{}
	var work []*ir.Func
	for _, f := range c.m.Funcs {
		if !f.IsDeclaration() && c.hides(f) {
			work = append(work, f)
		}
	}
	visits := map[*ir.Func]int{}
	for len(work) > 0 {
		f := work[0]
		work = work[1:]
		if visits[f]++; visits[f] > maxVisits {
			continue
		}
		for _, g := range c.visit(f) {
			if !slices.Contains(work, g) {
				work = append(work, g)
			}
		}
	}
}

// hides reports whether a function converts references to something else.
func (c *Callees) hides(f *ir.Func) bool {
	isRef := c.about.IsRef(f)
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			switch in.Op {
			case ir.PtrToInt, ir.PtrToAddr, ir.AddrSpaceCast:
				t := in.Operand(0).Type().Scalar()
				if t.IsPointer() && isRef(t) && !ir.IsConstant(in.Operand(0)) {
					return true
				}
			}
		}
	}
	return false
}

// visit analyses a function, and returns those about which more is known now, or that ask.
func (c *Callees) visit(f *ir.Func) (again []*ir.Func) {
	x := newFlow(&Query{CFG: analysis.NewCFG(f), Layout: c.about.Layout, IsRef: c.about.IsRef(f),
		IsSafepoint: c.about.IsSafepoint, Call: c.about.Call, Relocated: c.about.Relocated,
		Callees: c})
	x.hides() // finds the safepoints
	if !x.forming() {
		return nil
	}
	x.solve(&Result{})
	own, news := c.get(f), false
	for _, n := range x.q.CFG.RPO {
		for in := x.q.CFG.Blocks[n].First(); in != nil; in = in.Next() {
			for i := range in.NumOps() {
				news = x.uses(own, in, i) || news
			}
			if in.Op == ir.Ret && in.NumOps() == 1 {
				news = x.returns(own, in.Operand(0)) || news
			} else if in.Op.IsCall() {
				if g := x.passes(in); g != nil {
					again = append(again, g)
				}
			}
		}
	}
	for u := ir.FirstUse(f); u != nil && news; u = u.Next() {
		if u.User != nil {
			again = append(again, u.User.Func())
		}
	}
	return again
}

// get is what is known about a function, to add to.
func (c *Callees) get(f *ir.Func) *callee {
	if c.known[f] == nil {
		c.known[f] = &callee{holds: map[scalar]bool{}, used: map[scalar]bool{}}
	}
	return c.known[f]
}

// seed gives arguments that hold an address that form.
func (f *flow) seed() {
	own := f.q.Callees.of(f.fn)
	if own == nil {
		return
	}
	for s := range own.holds {
		f.forms[f.first[s.arg]+int32(s.leaf)] = whole
	}
}

// holding reports whether a call of the module passes an address to an argument of the function.
func (f *flow) holding() bool {
	own := f.q.Callees.of(f.fn)
	return own != nil && len(own.holds) > 0
}

// uses notes which arguments an operand that is used as an address comes from.
func (f *flow) uses(own *callee, in *ir.Instr, operand int) (news bool) {
	v := in.Operand(operand)
	for j, l := range f.shapes.of(v.Type()) {
		if x := f.copied(v, j); !x.address() {
			continue
		} else if _, ok := f.use(in, operand, j, l); !ok {
			continue
		}
		from := f.comesFrom(v, j)
		for s := range from.found {
			news = news || !own.used[s]
			own.used[s] = true
		}
	}
	return news
}

// returns notes what a returned value may be.
func (f *flow) returns(own *callee, v ir.Value) (news bool) {
	all := f.shapes.of(v.Type())
	if own.results == nil {
		own.results = make([]result, len(all))
	}
	for j, l := range all {
		x := f.copied(v, j)
		if l.ref || x.none() {
			continue
		}
		r := &own.results[j]
		from := f.comesFrom(v, j)
		joined := r.form.join(x)
		own, stale := r.own || from.own, r.stale || f.aged[source{v: v, leaf: int32(j)}]
		news = news || joined != r.form || own != r.own || stale != r.stale
		r.form, r.own, r.stale = joined, own, stale
		if r.from == nil {
			r.from = map[scalar]bool{}
		}
		for s := range from.found {
			news = news || !r.from[s]
			r.from[s] = true
		}
	}
	return news
}

// passes notes the addresses that a call passes, and returns the callee if there are new ones.
func (f *flow) passes(in *ir.Instr) *ir.Func {
	c := f.call(in)
	g, ok := c.Callee.(*ir.Func)
	if !ok || g.IsDeclaration() {
		return nil
	}
	news := false
	for k := range min(len(c.Args), len(g.Args)) {
		v := c.Args[k].Value
		if v.Type() != g.Args[k].Type() {
			continue
		}
		for j, l := range f.shapes.of(v.Type()) {
			if x := f.copied(v, j); l.ref || !x.address() {
				continue
			}
			own, s := f.q.Callees.get(g), scalar{k, j}
			news = news || !own.holds[s]
			own.holds[s] = true
		}
	}
	if !news {
		return nil
	}
	return g
}

// origins are the arguments that an address comes from, and whether it may be that of a reference
// of the function.
type origins struct {
	f     *flow
	seen  map[source]bool
	found map[scalar]bool
	own   bool
}

func (f *flow) comesFrom(v ir.Value, leaf int) *origins {
	o := &origins{f: f, seen: map[source]bool{}, found: map[scalar]bool{}}
	o.visit(source{v: v, leaf: int32(leaf)})
	return o
}

func (o *origins) visit(x source) {
	if o.seen[x] {
		return
	}
	o.seen[x] = true
	if x.cell != 0 {
		if x = o.f.cells[x.cell-1].from; x == (source{}) {
			o.own = true
		} else {
			o.visit(x)
		}
		return
	}
	switch v := x.v.(type) {
	case *ir.Arg:
		if o.f.copied(v, int(x.leaf)).none() {
			o.own = true
		} else {
			o.found[scalar{int(v.Num()), int(x.leaf)}] = true
		}
	case *ir.Instr:
		l := o.f.shapes.of(v.Type())[x.leaf]
		if l.ref && o.f.copied(v, int(x.leaf)).none() {
			o.own = true
			return
		}
		o.f.sources(v, int(x.leaf), l, func(from source, _ form) { o.visit(from) })
	default:
		o.own = true
	}
}

// result visits the sources of scalar i of the result of a call to a function of the module.
func (f *flow) result(in *ir.Instr, i int, l leaf, visit func(source, form), pass passing) {
	g, r := f.resultOf(in, i)
	if r == nil || l.ref {
		return
	}
	change := func(x form) form {
		if x.address() {
			return r.form
		}
		return x.blur()
	}
	if f.loose {
		change = func(form) form { return whole }
	}
	c := f.resultCall(in)
	for k := range c.Args {
		for j := range f.shapes.count(c.Args[k].Value.Type()) {
			if r.from[scalar{k, j}] {
				pass(c.Args[k].Value, j, change)
			}
		}
	}
	if r.own {
		visit(source{v: g}, change(whole))
	}
}

// resultCall is the call whose result an instruction has: its own, or that of a statepoint.
func (f *flow) resultCall(in *ir.Instr) Call {
	if in.IsIntrinsic("llvm.experimental.gc.result") {
		if point, ok := in.Arg(0).(*ir.Instr); ok && point.Op.IsCall() {
			return f.call(point)
		}
	}
	return f.call(in)
}

// resultOf is what is known about scalar i of a call's result, nil for nothing.
func (f *flow) resultOf(in *ir.Instr, i int) (*ir.Func, *result) {
	if !in.Op.IsCall() {
		return nil, nil
	}
	g, _ := f.resultCall(in).Callee.(*ir.Func)
	known := f.q.Callees.of(g)
	if known == nil || i >= len(known.results) || known.results[i].form.none() {
		return nil, nil
	}
	return g, &known.results[i]
}

// returnsAddress reports whether a call returns an address that is no reference.
func (f *flow) returnsAddress(in *ir.Instr) bool {
	for i := range f.shapes.count(in.Type()) {
		if _, r := f.resultOf(in, i); r != nil {
			return true
		}
	}
	return false
}

// usesArgument reports whether a function of the module uses a scalar of an argument as an address.
func (f *flow) usesArgument(c *Call, arg, leaf int) bool {
	g, _ := c.Callee.(*ir.Func)
	known := f.q.Callees.of(g)
	return known != nil && known.used[scalar{arg, leaf}]
}

// Told returns what Read found, as a text.
func (c *Callees) Told() string {
	var b []byte
	set := func(all map[scalar]bool) {
		var list []int
		for s := range all {
			list = append(list, s.arg<<16|s.leaf)
		}
		slices.Sort(list)
		for _, n := range list {
			b = append(strconv.AppendInt(b, int64(n), 10), ',')
		}
		b = append(b, ';')
	}
	for _, f := range c.m.Funcs {
		own := c.known[f]
		if own == nil {
			continue
		}
		b = append(append(b, f.Name()...), 0)
		set(own.holds)
		set(own.used)
		for _, r := range own.results {
			b = append(append(b, r.form.at[:]...), byte(r.form.grade))
			b = strconv.AppendBool(strconv.AppendBool(b, r.own), r.stale)
			set(r.from)
		}
		b = append(b, '\n')
	}
	return string(b)
}
