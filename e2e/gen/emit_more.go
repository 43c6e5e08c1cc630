package gen

import "fmt"

// called writes a call, or an invoke. It unwinds to the enclosing handler, if any; otherwise its
// landing pad reads an object and rethrows any exception.
func (e *emitter) called(s stmt, format string, args ...any) string {
	if e.handler != nil {
		return e.invoked(format, args...)
	}
	if s.c == 0 {
		return e.def("call "+format, args...)
	}
	normal, pad := e.label("normal"), e.label("pad")
	v := e.def("invoke "+format+" to label %%%s unwind label %%%s", append(args, normal, pad)...)
	e.begin(pad)
	e.line("%%%s.token = landingpad token cleanup", pad)
	for v, kind := range e.f.vars {
		if kind >= 0 && e.env[v] != "" { // the unwind edge has its own relocates
			e.line("call void @rt_print(i64 %s)", e.load(number, e.word(v, 0)))
			break
		}
	}
	if e.p.opt.Throw {
		e.line("call void @rt_rethrow()")
	}
	e.line("unreachable")
	e.begin(normal)
	return v
}

// vectorShapes are the types that opVector computes in.
var vectorShapes = []struct {
	n    int
	elem string
	bits int
}{{2, "i64", 64}, {4, "i32", 32}, {4, "i64", 64}, {8, "i16", 16}, {3, "i64", 64}}

// vector builds a vector of four numbers, computes, has a safepoint while it is live, and adds its
// elements.
func (e *emitter) vector(s stmt) string {
	shape := vectorShapes[s.k%len(vectorShapes)]
	t := fmt.Sprintf("<%d x %s>", shape.n, shape.elem)
	sources := []int{s.a, s.b, s.c, s.d}
	v := "undef"
	for i := range shape.n {
		x := e.env[sources[i%4]]
		if shape.bits < 64 {
			x = e.def("trunc i64 %s to %s", x, shape.elem)
		}
		v = e.def("insertelement %s %s, %s %s, i32 %d", t, v, shape.elem, x, i)
	}
	mask := ""
	for i := range shape.n {
		if i > 0 {
			mask += ", "
		}
		mask += fmt.Sprintf("i32 %d", (s.k+i*3)%(2*shape.n))
	}
	w := e.def("%s %s %s, %s", []string{"add", "sub", "mul", "xor"}[s.k/8%4], t, v, v)
	w = e.def("shufflevector %s %s, %s %s, <%d x i32> <%s>", t, v, t, w, shape.n, mask)
	if s.k&64 != 0 {
		e.line("call void @rt_safepoint()")
	}
	less := e.def("icmp %s %s %s, %s", []string{"slt", "ult", "eq", "sge"}[s.k/128%4], t, v, w)
	w = e.def("select <%d x i1> %s, %s %s, %s %s", shape.n, less, t, v, t, w)
	sum := "0"
	for i := range shape.n {
		x := e.def("extractelement %s %s, i32 %d", t, w, i)
		if shape.bits < 64 {
			x = e.def("sext %s %s to i64", shape.elem, x)
		}
		sum = e.def("add i64 %s, %s", sum, x)
	}
	return sum
}

// pack puts two references into a vector, has a safepoint, and takes one of them out again.
func (e *emitter) pack(s stmt) string {
	t := fmt.Sprintf("<2 x %s>", e.ref)
	v := e.def("insertelement %s undef, %s %s, i32 0", t, e.ref, e.env[s.a])
	v = e.def("insertelement %s %s, %s %s, i32 1", t, v, e.ref, e.env[s.b])
	if s.k&1 != 0 {
		e.line("call void @rt_safepoint()")
	}
	if s.k&2 != 0 {
		v = e.def("shufflevector %s %s, %s undef, <2 x i32> <i32 1, i32 0>", t, v, t)
	}
	if s.k&4 != 0 {
		return e.def("extractelement %s %s, i32 1", t, v)
	}
	return e.def("extractelement %s %s, i64 %s", t, v, e.def("and i64 %s, 1", e.env[s.c]))
}

// many allocates cells one after the other, which are all live while the last ones are allocated,
// and links them to a list.
func (e *emitter) many(s stmt) string {
	c := e.classOf(s.dst)
	cells := make([]string, s.k)
	for i := range cells {
		cells[i] = e.alloc(c)
	}
	e.line("call void @rt_safepoint()")
	for i, cell := range cells {
		if i > 0 {
			e.store(0, cells[i-1], e.address(cell, 8, e.refPtr))
		}
		e.store(number, fmt.Sprint(i), e.address(cell, c.wordOffset(), e.wordPtr))
	}
	return cells[len(cells)-1]
}
