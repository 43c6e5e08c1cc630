package gen

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Entry is the name of the function that runs the program of a seed: it takes
// nothing and returns an i64.
func Entry(seed uint64) string { return fmt.Sprintf("program_%d", seed) }

// Program returns the text of a module with the program of one seed.
func Program(seed uint64, opt Options) string { return Programs([]uint64{seed}, opt) }

// Programs returns a module with the programs of many seeds, each with an
// entry of its own, to link and start at once.
func Programs(seeds []uint64, opt Options) string {
	ref, _, _ := types(opt.Typed)
	var b strings.Builder
	fmt.Fprintf(&b, "; random programs of seeds %v\n\n", seeds)
	fmt.Fprintf(&b, "declare %s @rt_alloc(i64, i64)\n", ref)
	b.WriteString(
		"declare void @rt_safepoint()\ndeclare void @rt_print(i64) \"gc-leaf-function\"\n")
	if opt.Invoke {
		b.WriteString("declare i32 @__gcc_personality_v0(...)\n")
	}
	if opt.Polls {
		b.WriteString(
			"\ndefine void @gc.safepoint_poll() {\nentry:\n  call void @rt_safepoint()\n  ret " +
				"void\n}\n")
	}
	if opt.more() {
		prelude(&b, opt.Typed)
	}
	pointers := map[string]string{} // to functions: what they are initialised with
	for _, seed := range seeds {
		p := newProgram(seed, opt)
		for i, f := range p.functions {
			f.name = fmt.Sprintf("f%d_%d", seed, i)
			if i == len(p.functions)-1 {
				f.name = Entry(seed)
			}
			e := &emitter{p: p, f: f, self: i, out: &b, pointers: pointers}
			e.ref, e.refPtr, e.wordPtr = types(opt.Typed)
			if !opt.Unnamed {
				e.function(i == len(p.functions)-1)
				continue
			}
			var named strings.Builder
			e.out = &named
			e.function(i == len(p.functions)-1)
			b.WriteString(unname(named.String()))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(pointers)) {
		fmt.Fprintf(&b, "\n%s = internal global %s\n", name, pointers[name])
	}
	return b.String()
}

// emitter writes one function in SSA form: env holds the value each variable
// has at the place being written, and joins and loops make the phis.
type emitter struct {
	p                    *program
	f                    *function
	self                 int // the function's own number
	out                  *strings.Builder
	ref, refPtr, wordPtr string
	env                  []string
	block                string
	values, labels       int
	// the handler at the current position, nil for none
	handler  *handler
	pointers map[string]string
}

func (e *emitter) line(format string, args ...any) { fmt.Fprintf(e.out, "  "+format+"\n", args...) }

// def writes an instruction that defines a new value, and returns its name.
func (e *emitter) def(format string, args ...any) string {
	name := e.fresh()
	e.line("%s = "+format, append([]any{name}, args...)...)
	return name
}

// fresh names a value that is defined later.
func (e *emitter) fresh() string {
	e.values++
	return fmt.Sprintf("%%v%d", e.values)
}

func (e *emitter) label(what string) string {
	e.labels++
	return fmt.Sprintf("%s%d", what, e.labels)
}

func (e *emitter) begin(label string) {
	e.block = label
	fmt.Fprintf(e.out, "\n%s:\n", label)
}

func (e *emitter) spell(kind int) string {
	if kind == number {
		return "i64"
	}
	return e.ref
}

// address returns a pointer, of the type the dialect wants for the pointee,
// to offset bytes into an object.
func (e *emitter) address(object string, offset int, pointer string) string {
	return e.cast(e.def("getelementptr inbounds i8, %s %s, i64 %d", e.ref, object, offset), pointer)
}

func (e *emitter) cast(p, pointer string) string {
	if pointer == e.ref {
		return p
	}
	return e.def("bitcast %s %s to %s", e.ref, p, pointer)
}

func (e *emitter) load(kind int, p string) string {
	if kind == number {
		return e.def("load i64, %s %s, align 8", e.wordPtr, p)
	}
	return e.def("load %s, %s %s, align 8", e.ref, e.refPtr, p)
}

func (e *emitter) store(kind int, value, p string) {
	if kind == number {
		e.line("store i64 %s, %s %s, align 8", value, e.wordPtr, p)
		return
	}
	e.line("store %s %s, %s %s, align 8", e.ref, value, e.refPtr, p)
}

func (e *emitter) classOf(v int) class { return e.p.classes[e.f.vars[v]] }

func (e *emitter) word(v, k int) string {
	return e.address(e.env[v], e.classOf(v).wordOffset()+8*k, e.wordPtr)
}

func (e *emitter) alloc(c class) string {
	return e.def("call %s @rt_alloc(i64 %d, i64 %d)", e.ref, len(c.refs), 8*c.words)
}

func (e *emitter) function(entry bool) {
	f := e.f
	var params []string
	e.env = make([]string, len(f.vars))
	for v := range f.params {
		e.env[v] = fmt.Sprintf("%%a%d", v)
		params = append(params, e.spell(f.vars[v])+" "+e.env[v])
	}
	if entry {
		params, e.env[0] = nil, "3"
	}
	personality := ""
	routine := "__gcc_personality_v0"
	if e.p.opt.Throw {
		routine = "rt_personality"
	}
	if e.p.opt.Invoke || e.p.opt.Throw {
		personality = " personality ptr @" + routine
		if e.p.opt.Typed {
			personality = " personality i32 (...)* @" + routine
		}
	}
	fmt.Fprintf(e.out, "\ndefine %s%s @%s(%s) gc \"statepoint-example\"%s {\n", f.conv,
		e.results(f), f.name, strings.Join(params, ", "), personality)
	tested := slices.Index(f.vars[:f.params], number)
	early := e.p.opt.Early && tested >= 0
	if early {
		e.early(tested)
	}
	e.out.WriteString("entry:\n")
	if early {
		e.line("%%start.same = sub i64 0, %%start.minus")
		e.env[tested] = "%start.same"
	}
	e.block = "entry"
	object := -1
	for v := f.params; v < len(f.vars); v++ {
		switch kind := f.vars[v]; kind {
		case number:
			e.env[v] = fmt.Sprint(17 * v)
		case derived:
			e.env[v] = e.address(e.env[object], e.classOf(object).wordOffset(), e.ref)
		default:
			e.env[v] = e.alloc(e.p.classes[kind])
			object = v
		}
	}
	e.stmts(f.body)
	result := ""
	for v, kind := range f.vars {
		if entry && kind == number && v > 0 {
			e.line("call void @rt_print(i64 %s)", e.env[v])
		}
		if kind == f.result {
			result = e.env[v]
		}
	}
	e.line("ret %s %s\n}", e.results(f), e.packed(f, result))
}

// early begins a function with a test of a number after which it returns, and computes something
// from it that is needed if it does not.
func (e *emitter) early(tested int) {
	fmt.Fprintf(e.out, `start:
  %%start.minus = sub i64 0, %[1]s
  %%start.is = icmp eq i64 %[1]s, 1311768467463790320
  br i1 %%start.is, label %%start.out, label %%entry
start.out:
  ret %[2]s zeroinitializer
`, e.env[tested], e.results(e.f))
}

func (e *emitter) stmts(list []stmt) {
	for _, s := range list {
		switch {
		case s.op >= opThrow:
			e.later(s)
		case s.op >= opIf:
			e.control(s)
		default:
			e.simple(s)
		}
	}
}

// assigned adds the variables that the statements may change.
func assigned(list []stmt, set map[int]bool) {
	for _, s := range list {
		switch s.op {
		case opPut, opPutRef, opWrite, opPrint, opPoll, opIf, opSwitch, opThrow,
			opGrow, opMove:
		default:
			set[s.dst] = true
		}
		if s.op == opTry {
			set[s.d] = true
		}
		for _, v := range s.extra {
			set[v] = true
		}
		assigned(s.body, set)
		assigned(s.other, set)
	}
}

// An edge is an edge into a join: the block it comes from, and the variables' values there.
type edge struct {
	from string
	env  []string
}

func (e *emitter) here() edge { return edge{e.block, slices.Clone(e.env)} }

// join begins a block that all the edges lead to, with a phi for each variable
// that differs.
func (e *emitter) join(label string, edges ...edge) {
	e.begin(label)
	for v := range e.env {
		same := true
		var in []string
		for _, d := range edges {
			same = same && d.env[v] == edges[0].env[v]
			in = append(in, fmt.Sprintf("[ %s, %%%s ]", d.env[v], d.from))
		}
		e.env[v] = edges[0].env[v]
		if !same {
			e.env[v] = e.def("phi %s %s", e.spell(e.f.vars[v]), strings.Join(in, ", "))
		}
	}
}

// A carried is a value that a loop passes to its next iteration.
type carried struct {
	kind              int
	phi, start, again string
}

// loop writes a loop header with phis for the variables the statements may change and for the
// further values carried. Their values in the next iteration are known only at the end, so the text
// of the loop is held back until then. inside writes everything from the header's first instruction
// after the phis up to, but without, the branch back, and sets again of further.
func (e *emitter) loop(header string, vars map[int]bool, further []*carried, inside func()) {
	e.line("br label %%%s", header)
	from := e.block
	all := further
	byVar := map[int]*carried{}
	for v := range e.env {
		if vars[v] {
			c := &carried{kind: e.f.vars[v], phi: e.fresh(), start: e.env[v]}
			e.env[v], byVar[v] = c.phi, c
			all = append(all, c)
		}
	}
	outer := e.out
	e.out = &strings.Builder{}
	e.block = header
	atHeader := slices.Clone(e.env)
	inside()
	e.line("br label %%%s", header)
	for v, c := range byVar {
		c.again = e.env[v]
	}
	text := e.out.String()
	e.out = outer
	fmt.Fprintf(e.out, "\n%s:\n", header)
	for _, c := range all {
		e.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", c.phi, e.spell(c.kind), c.start, from,
			c.again, e.block)
	}
	e.out.WriteString(text)
	e.env = atHeader
}
