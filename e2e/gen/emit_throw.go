package gen

import (
	"fmt"
	"strings"
)

// kinds is the number of kinds of exceptions.
const kinds = 3

// A handler handles the exceptions of some statements.
type handler struct {
	label string // of its landing pad
	edges []edge // into that
	// direct are edges to it, after its landing pad, from the landing pads of inner cleanups.
	dispatch string
	direct   []edge
	ends     int // catchAll and so on
	outer    *handler
}

// caught reports whether the handler or an enclosing one catches the exception in this function.
func (h *handler) caught() bool {
	for ; h != nil; h = h.outer {
		if h.ends != cleanUp {
			return true
		}
	}
	return false
}

// invoked writes an invoke that unwinds to the handler around it.
func (e *emitter) invoked(format string, args ...any) string {
	normal := e.label("normal")
	what := fmt.Sprintf("invoke "+format, args...) +
		fmt.Sprintf(" to label %%%s unwind label %%%s", normal, e.handler.label)
	e.handler.edges = append(e.handler.edges, e.here())
	v := ""
	if strings.HasPrefix(what, "invoke void ") {
		e.line("%s", what)
	} else {
		v = e.def("%s", what)
	}
	e.begin(normal)
	return v
}

// try writes statements and the handler of what they throw.
func (e *emitter) try(s stmt) {
	join := e.label("tried")
	h := &handler{label: e.label("pad"), dispatch: e.label("handler"), ends: s.k, outer: e.handler}
	e.handler = h
	e.stmts(s.body)
	e.handler = h.outer
	e.line("br label %%%s", join)
	ways := []edge{e.here()}
	if e.land(h) {
		if s.k != cleanUp {
			e.env[s.dst] = e.def("call i64 @rt_caught_number()")
			e.env[s.d] = e.def("call %s @rt_caught_object()", e.ref)
		}
		e.stmts(s.other)
		switch {
		case s.k != cleanUp:
			e.line("br label %%%s", join)
			ways = append(ways, e.here())
		case h.outer == nil:
			e.line("call void @rt_rethrow()")
			e.line("unreachable")
		default:
			h.outer.direct = append(h.outer.direct, e.here())
			e.line("br label %%%s", h.outer.dispatch)
		}
	}
	e.join(join, ways...)
}

// land writes the landing pad of a handler, and reports whether any edges lead to it.
func (e *emitter) land(h *handler) bool {
	ways := h.direct
	if len(h.edges) > 0 {
		e.join(h.label, h.edges...)
		clause := ""
		if h.ends == cleanUp {
			clause = " cleanup"
		}
		switch {
		case h.ends == catchKind:
			clause += " catch " + e.untyped() + " @kind.1"
		case h.caught():
			clause += " catch " + e.untyped() + " null"
		}
		e.line("%%%s.token = landingpad token%s", h.label, clause)
		if len(ways) == 0 {
			return true
		}
		e.line("br label %%%s", h.dispatch)
		ways = append([]edge{e.here()}, ways...)
	}
	if len(ways) == 0 {
		return false
	}
	e.join(h.dispatch, ways...)
	return true
}

// throw throws, now and then.
func (e *emitter) throw(s stmt) {
	some, on := e.label("throw"), e.label("on")
	bits := e.def("and i64 %s, 7", e.env[s.a])
	e.line("br i1 %s, label %%%s, label %%%s", e.def("icmp eq i64 %s, %d", bits, s.k), some, on)
	after := e.here()
	e.begin(some)
	what := fmt.Sprintf("void @rt_throw(%s @kind.%d, i64 %s, %s %s)", e.untyped(), s.d%kinds,
		e.env[s.b], e.ref, e.env[s.c])
	if e.handler != nil {
		e.invoked("%s", what)
	} else {
		e.line("call %s", what)
	}
	e.line("unreachable")
	e.join(on, after)
}

// untyped is the type of pointers to uncollected memory.
func (e *emitter) untyped() string {
	if e.p.opt.Typed {
		return "i8*"
	}
	return "ptr"
}
