package gen

import (
	"fmt"
	"strings"
)

// prelude declares what the statements of the later options use.
func prelude(b *strings.Builder, typed bool) {
	ref, _, _ := types(typed)
	untyped := "ptr"
	if typed {
		untyped = "i8*"
	}
	b.WriteString("declare i32 @rt_personality(...)\n")
	fmt.Fprintf(b,
		"declare void @rt_throw(%s, i64, %s) noreturn\ndeclare void @rt_rethrow() noreturn\n",
		untyped, ref)
	fmt.Fprintf(b,
		"declare i64 @rt_caught_number() \"gc-leaf-function\"\ndeclare %s @rt_caught_object() "+
			"\"gc-leaf-function\"\n", ref)
	for k := range kinds {
		fmt.Fprintf(b, "@kind.%d = private constant i8 %d\n", k, k+1)
	}
	fmt.Fprintf(b,
		"declare i32 @_setjmp(%s) returns_twice \"gc-leaf-function\"\ndeclare void @longjmp(%s, "+
			"i32) noreturn \"gc-leaf-function\"\n", untyped, untyped)
	b.WriteString(
		"declare i64 @mix(i64, i64) \"gc-leaf-function\"\n@jump = private global [512 x i8] " +
			"zeroinitializer, align 16\n")
}

// later writes a statement of the later options.
func (e *emitter) later(s stmt) {
	switch s.op {
	case opThrow:
		e.throw(s)
	case opClone:
		e.env[s.dst] = e.clone(s)
	case opTwice:
		e.twice(s)
	case opEdges:
		e.edges(s)
	case opHold:
		e.env[s.dst] = e.hold(s)
	case opGrow:
		class := e.p.classes[e.classOf(s.a).refs[s.k]]
		n := e.alloc(class)
		e.store(number, e.env[s.b], e.address(n, class.wordOffset(), e.wordPtr))
		e.store(0, n, e.address(e.env[s.a], 8+8*s.k, e.refPtr))
	case opMove:
		from := e.address(e.env[s.a], 8+8*s.k, e.refPtr)
		to := e.address(e.env[s.b], 8, e.refPtr)
		v := e.load(0, from)
		if s.c == 0 {
			e.store(0, v, to)
		}
		e.store(0, "null", from)
		if s.c == 1 {
			e.store(0, v, to)
		}
	}
}

// clone copies a reference. A pointer that goes through an integer is a base afterwards, so no
// derived pointer is copied that way.
func (e *emitter) clone(s stmt) string {
	p := e.env[s.a]
	switch s.k {
	case 1:
		return e.def("inttoptr i64 %s to %s", e.def("ptrtoint %s %s to i64", e.ref, p), e.ref)
	case 2:
		away := e.def("addrspacecast %s %s to %s", e.ref, p, e.untyped())
		return e.def("addrspacecast %s %s to %s", e.untyped(), away, e.ref)
	case 3:
		if e.p.opt.Typed {
			return e.def("bitcast %s %s to %s", e.wordPtr, e.cast(p, e.wordPtr), e.ref)
		}
		return e.def("getelementptr i8, %s %s, i64 0", e.ref, p)
	}
	return e.def("freeze %s %s", e.ref, p)
}

// hold keeps references in a struct and an array across a safepoint.
func (e *emitter) hold(s stmt) string {
	t := fmt.Sprintf("{ i64, %s, [2 x %s] }", e.ref, e.ref)
	v := e.def("insertvalue %s undef, i64 %s, 0", t, e.env[s.c])
	v = e.def("insertvalue %s %s, %s %s, 1", t, v, e.ref, e.env[s.a])
	v = e.def("insertvalue %s %s, %s %s, 2, 0", t, v, e.ref, e.env[s.b])
	v = e.def("insertvalue %s %s, %s %s, 2, 1", t, v, e.ref, e.env[s.a])
	e.line("call void @rt_safepoint()")
	return e.def("extractvalue %s %s, %s", t, v, []string{"1", "2, 0", "2, 1", "1"}[s.k])
}

// twice computes with numbers after a setjmp, and perhaps jumps back to it, after which the earlier
// numbers are needed again.
func (e *emitter) twice(s stmt) {
	first, second, back, join := e.label("first"), e.label("second"), e.label("back"),
		e.label("joined")
	buffer := "@jump"
	if e.p.opt.Typed {
		buffer = "bitcast ([512 x i8]* @jump to i8*)"
	}
	var before []string
	sources := []int{s.a, s.b, s.c, s.d}
	for i := range 9 {
		before = append(before, e.def("mul i64 %s, %d", e.env[sources[i%4]], 3+2*i+s.k))
	}
	r := e.def("call i32 @_setjmp(%s %s) returns_twice", e.untyped(), buffer)
	e.line("br i1 %s, label %%%s, label %%%s", e.def("icmp eq i32 %s, 0", r), first, second)
	e.begin(first)
	var middle []string
	for i := range 9 {
		middle = append(middle, e.def("call i64 @mix(i64 %s, i64 %d)", e.env[sources[i%4]], i))
	}
	sum := "0"
	for _, v := range middle {
		sum = e.def("call i64 @mix(i64 %s, i64 %s)", sum, v)
	}
	low := e.def("and i64 %s, 3", sum)
	went := e.block
	e.line("br i1 %s, label %%%s, label %%%s", e.def("icmp eq i64 %s, 0", low), join, back)
	e.begin(back)
	e.line("call void @longjmp(%s %s, i32 5)", e.untyped(), buffer)
	e.line("unreachable")
	e.begin(second)
	again := e.def("sext i32 %s to i64", r)
	for _, v := range before {
		again = e.def("call i64 @mix(i64 %s, i64 %s)", again, v)
	}
	e.line("br label %%%s", join)
	e.begin(join)
	e.env[s.dst] = e.def("phi i64 [ %s, %%%s ], [ %s, %%%s ]", sum, went, again, second)
}

// edges writes a switch with several edges to one block, which has phis of constant expressions,
// and a loop that is never entered.
func (e *emitter) edges(s stmt) {
	one, two, never, join := e.label("one"), e.label("two"), e.label("forever"), e.label("several")
	which := e.def("and i64 %s, 7", e.env[s.a])
	from := e.block
	e.line(
		"switch i64 %s, label %%%s [\n    i64 0, label %%%s\n    i64 1, label %%%s\n    i64 2, "+
			"label %%%s\n    i64 5, label %%%s\n    i64 99, label %%%s\n  ]",
		which, one, two, join, join, join, never)
	e.begin(never)
	e.line("br label %%%s", never)
	e.begin(one)
	e.line("br label %%%s", join)
	e.begin(two)
	e.line("br label %%%s", join)
	e.begin(join)
	vectors := e.def(
		"phi <2 x i64> [ <i64 %[2]d, i64 7>, %%%[3]s ], [ <i64 %[2]d, i64 7>, %%%[3]s ], [ <i64 "+
			"%[2]d, i64 7>, %%%[3]s ], [ <i64 9, i64 8>, %%%[4]s ], [ zeroinitializer, %%%[5]s ]",
		s.k, from, one, two)
	structs := e.def(
		"phi { i64, i64 } [ { i64 %[2]d, i64 3 }, %%%[3]s ], [ { i64 4, i64 5 }, %%%[4]s ], [ { "+
			"i64 %[2]d, i64 3 }, %%%[3]s ], [ { i64 %[2]d, i64 3 }, %%%[3]s ], [ { i64 4, i64 5 "+
			"}, %%%[5]s ]",
		s.k, from, one, two)
	sum := e.def("add i64 %s, %s", e.def("extractelement <2 x i64> %s, i32 0", vectors),
		e.def("extractelement <2 x i64> %s, i32 1", vectors))
	e.env[s.dst] = e.def("mul i64 %s, %s", sum, e.def("extractvalue { i64, i64 } %s, 0", structs))
}

// results is the type a function returns.
func (e *emitter) results(f *function) string {
	if len(f.more) == 0 {
		return e.spell(f.result)
	}
	t := "{ " + e.spell(f.result)
	for _, kind := range f.more {
		t += ", " + e.spell(kind)
	}
	return t + " }"
}

// packed is what a function returns: the result, and for each further one the first variable of its
// kind that is not a parameter.
func (e *emitter) packed(f *function, result string) string {
	if len(f.more) == 0 {
		return result
	}
	t := e.results(f)
	v := e.def("insertvalue %s undef, %s %s, 0", t, e.spell(f.result), result)
	for i, kind := range f.more {
		for k := f.params; k < len(f.vars); k++ {
			if f.vars[k] == kind {
				v = e.def("insertvalue %s %s, %s %s, %d", t, v, e.spell(kind), e.env[k], i+1)
				break
			}
		}
	}
	return v
}

// unpack puts the results of a call into variables.
func (e *emitter) unpack(callee *function, s stmt, v string) {
	if len(callee.more) == 0 {
		e.env[s.dst] = v
		return
	}
	t := e.results(callee)
	var parts []string
	for i := range 1 + len(callee.more) {
		parts = append(parts, e.def("extractvalue %s %s, %d", t, v, i))
	}
	e.env[s.dst] = parts[0]
	for i, to := range s.extra {
		e.env[to] = parts[i+1]
	}
}

// callOf writes a call to a function of the program, straight or through a pointer, and returns its
// value.
func (e *emitter) callOf(callee *function, s stmt, depth string) string {
	target := "@" + callee.name
	if s.b != 0 {
		var params []string
		for _, kind := range callee.vars[:callee.params] {
			params = append(params, e.spell(kind))
		}
		pointer := "ptr"
		if e.p.opt.Typed {
			pointer = fmt.Sprintf("%s (%s)*", e.results(callee), strings.Join(params, ", "))
		}
		cell := "@to." + callee.name
		e.pointers[cell] = pointer + " @" + callee.name
		where := "ptr"
		if e.p.opt.Typed {
			where = pointer + "*"
		}
		target = e.def("load volatile %s, %s %s", pointer, where, cell)
	}
	return e.called(s, "%s%s %s(%s)", callee.conv, e.results(callee), target,
		e.arguments(callee, s, depth))
}
