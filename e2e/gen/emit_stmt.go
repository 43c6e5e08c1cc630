package gen

import (
	"fmt"
	"strings"
)

// arith are the two-operand instructions on i64 that opArith chooses from; the
// shifts take a constant, the divisions an operand made odd.
var arith = []string{"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem"}

// simple writes a statement without control flow, except the null check of opGetRef and the depth
// check of a recursive call.
func (e *emitter) simple(s stmt) {
	env := e.env
	switch s.op {
	case opConst:
		env[s.dst] = fmt.Sprint(s.k)
	case opArith:
		k := s.k
		if k == 9 && e.p.opt.Divide {
			k += s.a % 2
		} else if k == 9 {
			k = 0
		}
		right := env[s.b]
		switch arith[k] {
		case "shl", "lshr", "ashr":
			right = fmt.Sprint(1 + (s.a*7+s.b)%62)
		case "udiv", "urem":
			right = e.def("or i64 %s, 1", right)
		}
		env[s.dst] = e.def("%s i64 %s, %s", arith[k], env[s.a], right)
	case opNarrow:
		a, b := e.def("trunc i64 %s to i32", env[s.a]), e.def("trunc i64 %s to i32", env[s.b])
		env[s.dst] = e.def("%s i32 %s to i64", []string{"sext", "zext"}[s.k],
			e.def("add i32 %s, %s", a, b))
	case opSelect:
		t := e.spell(e.f.vars[s.dst])
		less := e.def("icmp slt i64 %s, %s", env[s.a], env[s.b])
		env[s.dst] = e.def("select i1 %s, %s %s, %s %s", less, t, env[s.c], t, env[s.d])
	case opNew:
		n := e.alloc(e.classOf(s.dst))
		for i, v := range s.args {
			if v >= 0 {
				e.store(0, env[v], e.address(n, 8+8*i, e.refPtr))
			}
		}
		env[s.dst] = n
		e.store(number, env[s.a], e.word(s.dst, 0))
	case opGet:
		env[s.dst] = e.load(number, e.word(s.a, s.k))
	case opPut:
		e.store(number, env[s.b], e.word(s.a, s.k))
	case opGetRef:
		got := e.load(0, e.address(env[s.a], 8+8*s.k, e.refPtr))
		null := e.def("icmp eq %s %s, null", e.ref, got)
		set, join := e.label("some"), e.label("join")
		e.line("br i1 %s, label %%%s, label %%%s", null, join, set)
		without := e.here()
		e.begin(set)
		env[s.dst] = got
		e.line("br label %%%s", join)
		e.join(join, without, e.here())
	case opPutRef:
		value := "null"
		if s.b >= 0 {
			value = env[s.b]
		}
		e.store(0, value, e.address(env[s.a], 8+8*s.k, e.refPtr))
	case opCopy:
		env[s.dst] = env[s.a]
	case opPoint:
		c := e.classOf(s.a)
		i := e.def("and i64 %s, %d", env[s.b], c.words-1)
		words := e.address(env[s.a], c.wordOffset(), e.wordPtr)
		p := e.def("getelementptr inbounds i64, %s %s, i64 %s", e.wordPtr, words, i)
		if e.p.opt.Typed {
			p = e.def("bitcast %s %s to %s", e.wordPtr, p, e.ref)
		}
		env[s.dst] = p
	case opRead:
		env[s.dst] = e.load(number, e.cast(env[s.a], e.wordPtr))
	case opWrite:
		e.store(number, env[s.b], e.cast(env[s.a], e.wordPtr))
	case opStray:
		away := e.def("getelementptr i8, %s %s, i64 %d", e.ref, env[s.dst], 8*s.k)
		e.line("call void @rt_safepoint()")
		env[s.dst] = e.def("getelementptr i8, %s %s, i64 %d", e.ref, away, -8*s.k)
	case opSame:
		env[s.dst] = e.def("zext i1 %s to i64",
			e.def("icmp eq %s %s, %s", e.ref, env[s.a], env[s.b]))
	case opPrint:
		e.line("call void @rt_print(i64 %s)", env[s.a])
	case opPoll:
		if e.p.opt.Deopt && s.k > 0 {
			e.line("call void @rt_safepoint() [ \"deopt\"(i64 %s, i32 %d, %s %s) ]", env[s.a], s.k,
				e.ref, env[s.b])
			return
		}
		e.line("call void @rt_safepoint()")
	case opVector:
		env[s.dst] = e.vector(s)
	case opPack:
		env[s.dst] = e.pack(s)
	case opMany:
		env[s.dst] = e.many(s)
	case opCall:
		e.call(s)
	}
}

func (e *emitter) call(s stmt) {
	callee := e.p.functions[s.k]
	depth := "3"
	if s.k != e.self {
		e.unpack(callee, s, e.callOf(callee, s, depth))
		return
	}
	deeper, join := e.label("deeper"), e.label("join")
	e.line("br i1 %s, label %%%s, label %%%s", e.def("icmp sgt i64 %s, 0", e.env[0]), deeper, join)
	without := e.here()
	e.begin(deeper)
	depth = e.def("sub i64 %s, 1", e.env[0])
	e.unpack(callee, s, e.callOf(callee, s, depth))
	e.line("br label %%%s", join)
	e.join(join, without, e.here())
}

func (e *emitter) arguments(callee *function, s stmt, depth string) string {
	args := []string{"i64 " + depth}
	for i, v := range s.args {
		args = append(args, e.spell(callee.vars[i+1])+" "+e.env[v])
	}
	return strings.Join(args, ", ")
}

// control writes a compound statement.
func (e *emitter) control(s stmt) {
	switch s.op {
	case opIf:
		yes, no, join := e.label("then"), e.label("else"), e.label("join")
		e.line("br i1 %s, label %%%s, label %%%s",
			e.def("icmp slt i64 %s, %s", e.env[s.a], e.env[s.b]), yes, no)
		e.branches(e.here(), join, nil, []string{yes, no}, s.body, s.other)
	case opSwitch:
		first, second, join := e.label("case"), e.label("case"), e.label("join")
		which := e.def("and i64 %s, 3", e.env[s.a])
		e.line(
			"switch i64 %s, label %%%s [\n    i64 0, label %%%s\n    i64 1, label %%%s\n    i64 "+
				"3, label %%%s\n  ]", which, join, first, second, first)
		start := e.here()
		e.branches(start, join, []edge{start}, []string{first, second}, s.body, s.other)
	case opLoop:
		e.counted(s)
	case opWalk:
		e.walk(s)
	case opTry:
		e.try(s)
	}
}

// branches writes each body under its label, from the same start, and joins.
func (e *emitter) branches(start edge, join string, edges []edge, labels []string,
	bodies ...[]stmt) {
	for i, label := range labels {
		copy(e.env, start.env)
		e.begin(label)
		e.stmts(bodies[i])
		e.line("br label %%%s", join)
		edges = append(edges, e.here())
	}
	e.join(join, edges...)
}

func (e *emitter) counted(s stmt) {
	header, body, done := e.label("loop"), e.label("body"), e.label("done")
	vars := map[int]bool{s.dst: true}
	assigned(s.body, vars)
	i := &carried{kind: number, phi: e.fresh(), start: "0"}
	e.loop(header, vars, []*carried{i}, func() {
		e.line("br i1 %s, label %%%s, label %%%s", e.def("icmp slt i64 %s, %d", i.phi, s.k), body,
			done)
		e.begin(body)
		e.env[s.dst] = e.def("add i64 %s, %s", e.env[s.dst], i.phi)
		e.stmts(s.body)
		i.again = e.def("add i64 %s, 1", i.phi)
	})
	e.begin(done)
}

// walk follows the first reference of each object, which is of its own class,
// to the end of the list or for 8 steps.
func (e *emitter) walk(s stmt) {
	header, some, body, done := e.label("walk"), e.label("some"), e.label("body"), e.label("done")
	vars := map[int]bool{s.dst: true}
	assigned(s.body, vars)
	c := e.classOf(s.a)
	cell := &carried{kind: 0, phi: e.fresh(), start: e.env[s.a]}
	i := &carried{kind: number, phi: e.fresh(), start: "0"}
	e.loop(header, vars, []*carried{cell, i}, func() {
		e.line("br i1 %s, label %%%s, label %%%s", e.def("icmp eq %s %s, null", e.ref, cell.phi),
			done, some)
		e.begin(some)
		e.line("br i1 %s, label %%%s, label %%%s", e.def("icmp ult i64 %s, 8", i.phi), body, done)
		e.begin(body)
		word := e.load(number, e.address(cell.phi, c.wordOffset(), e.wordPtr))
		e.env[s.dst] = e.def("add i64 %s, %s", e.env[s.dst], word)
		e.stmts(s.body)
		cell.again = e.load(0, e.address(cell.phi, 8, e.refPtr))
		i.again = e.def("add i64 %s, 1", i.phi)
	})
	e.begin(done)
}
