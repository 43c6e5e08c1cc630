package run

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/lower/run/internal/libc"
)

// exception is a thrown exception. A thread may have several: in flight, including those thrown by
// clean-ups on the way, and caught.
type exception struct {
	// kind is the address by which clauses distinguish exceptions, 0 for none; number is the number
	// thrown with it; by is the stub that threw it, "" if the program did.
	kind, number uint64
	by           string
	// header is the pointer that landing pads get, and object the address of a word that holds the
	// thrown reference, which is a root. Both are reused by the next exception once this one is
	// over.
	header, object uint64
	// value is what __cxa_throw threw, destroy its destructor, 0 for none; part is the part of the
	// value, or the pointer that it is, for the handler that caught it.
	value, destroy, part uint64
	// flying is set while it is in flight, until a landing pad catches it.
	flying bool
	// cfa is the CFA of the frame that is cleaning up for it, 0 for none.
	cfa uint64
	// catches is the number of catches begun (__cxa_begin_catch) minus those ended, negative if it
	// was rethrown in one of them.
	catches int
}

// exceptions are those of a thread.
type exceptions struct {
	all []exception // finished ones are reused
	// flight are those in flight, and caught those that __cxa_begin_catch was called for, innermost
	// last. They are indices into all.
	flight, caught []int
	// landed is the number of the exception whose landing pad was entered last, from 1.
	landed int
}

func (x *exceptions) clone() exceptions {
	return exceptions{slices.Clone(x.all), slices.Clone(x.flight), slices.Clone(x.caught), x.landed}
}

// last returns the exception whose landing pad was entered last.
func (x *exceptions) last() exception {
	if x.landed == 0 {
		return exception{}
	}
	return x.all[x.landed-1]
}

// of returns the number of the exception whose header is at an address.
func (x *exceptions) of(header uint64) (int, error) {
	for i := range x.all {
		if x.all[i].header == header {
			return i, nil
		}
	}
	return 0, fmt.Errorf("%#x is not a thrown exception", header)
}

// over ends the flight of an exception.
func (x *exceptions) over(n int) {
	x.all[n].flying = false
	x.flight = slices.DeleteFunc(x.flight, func(k int) bool { return k == n })
}

// thrower throws exceptions, by the unwinding tables.
type thrower struct {
	machine  *machine.Machine
	unwinder *machine.Unwinder
	threads  *threads
	blocks   *libc.Blocks
	roots    *roots
	names    *names
	trace    *Trace
	thrown   uint64
}

// exceptionFunctions throw and catch: those of the runtime interface, and those that C++ compilers
// call.
var exceptionFunctions = []named{
	{"rt_throw", func(p *Program, c *libc.Call) error {
		n, err := p.thrower.begin()
		if err != nil {
			return err
		}
		e := &p.threads.me().exceptions.all[n]
		e.kind, e.number, e.value = c.Arg(0), c.Arg(1), e.header
		if err := p.Machine.Mem.Store64(e.object, c.Arg(2)); err != nil {
			return err
		}
		return p.thrower.throw(n)
	}},
	{"rt_rethrow", func(p *Program, c *libc.Call) error {
		flight := p.threads.me().exceptions.flight
		if len(flight) == 0 {
			return errors.New("no exception to resume")
		}
		return p.thrower.unwind(flight[len(flight)-1])
	}},
	{"_Unwind_Resume", resume},
	{"rt_caught_number", func(p *Program, c *libc.Call) error {
		return c.Result(p.threads.me().exceptions.last().number)
	}},
	{"rt_caught_object", func(p *Program, c *libc.Call) error {
		e := p.threads.me().exceptions.last()
		if e.object == 0 {
			return c.Result(0)
		}
		v, err := p.Machine.Mem.Load64(e.object)
		c.M.Return(v)
		return err
	}},
	{"rt_personality", personality},
	{"__gxx_personality_v0", personality},
	{cPersonality, personality},
	{"__cxa_allocate_exception", func(p *Program, c *libc.Call) error {
		return p.libc.Allocated(c, c.Arg(0), 0, true)
	}},
	{"__cxa_free_exception", func(p *Program, c *libc.Call) error {
		return libc.Free(p.libc, c)
	}},
	{"__cxa_throw", func(p *Program, c *libc.Call) error {
		n, err := p.thrower.begin()
		if err != nil {
			return err
		}
		e := &p.threads.me().exceptions.all[n]
		e.value, e.kind, e.destroy = c.Arg(0), c.Arg(1), c.Arg(2)
		return p.thrower.throw(n)
	}},
	{"__cxa_rethrow", rethrown},
	{"__cxa_begin_catch", beginCatch},
	{"__cxa_end_catch", endCatch},
	{"__cxa_get_exception_ptr", func(p *Program, c *libc.Call) error {
		n, err := p.threads.me().exceptions.of(c.Arg(0))
		if err != nil {
			return err
		}
		return c.Result(p.threads.me().exceptions.all[n].part)
	}},
	{"__cxa_call_unexpected", func(*Program, *libc.Call) error {
		return errors.New("an exception that the filter does not allow: std::unexpected")
	}},
}

// cPersonality is the personality routine of C, whose landing pads clean up and catch nothing.
const cPersonality = "__gcc_personality_v0"

// personality is the personality routine that functions with landing pads name. The program does
// not call it.
func personality(p *Program, c *libc.Call) error {
	return fmt.Errorf("@%s is called: only the unwinder does that", c.Name)
}

// begin makes an exception, reusing one that is over if possible.
func (t *thrower) begin() (int, error) {
	x := &t.threads.me().exceptions
	n := slices.IndexFunc(x.all, func(e exception) bool {
		return !e.flying && e.catches == 0 && e.header != x.last().header
	})
	if n < 0 {
		at, err := t.blocks.Take(64, 0)
		if err != nil {
			return 0, err
		}
		t.roots.register(at + 32)
		n = len(x.all)
		x.all = append(x.all, exception{header: at, object: at + 32})
	}
	e := &x.all[n]
	*e = exception{header: e.header, object: e.object}
	return n, t.machine.Mem.WriteAt(e.header, make([]byte, 64))
}

// resume is _Unwind_Resume: it continues after a clean-up with the exception of that landing pad,
// whatever else was thrown and caught meanwhile.
func resume(p *Program, c *libc.Call) error {
	x := &p.threads.me().exceptions
	n, err := x.of(c.Arg(0))
	if err != nil {
		return err
	}
	if !x.all[n].flying {
		return errors.New("no exception to resume: the landing pad has caught it. " +
			"`resume` continues from one that cleans up")
	}
	return p.thrower.unwind(n)
}

// beginCatch is void *__cxa_begin_catch(void *header).
func beginCatch(p *Program, c *libc.Call) error {
	x := &p.threads.me().exceptions
	n, err := x.of(c.Arg(0))
	if err != nil {
		return err
	}
	x.over(n)
	e := &x.all[n]
	e.catches = max(e.catches, -e.catches) + 1
	if k := len(x.caught); k == 0 || x.caught[k-1] != n {
		x.caught = append(x.caught, n)
	}
	return c.Result(e.part)
}

// endCatch is void __cxa_end_catch(): it ends a catch of the innermost caught exception. The end of
// the last catch destroys the exception unless it was rethrown.
func endCatch(p *Program, c *libc.Call) error {
	x := &p.threads.me().exceptions
	k := len(x.caught) - 1
	if k < 0 {
		return nil
	}
	e := &x.all[x.caught[k]]
	again := e.catches < 0
	if again {
		e.catches++
	} else {
		e.catches--
	}
	if e.catches != 0 {
		return nil
	}
	x.caught = x.caught[:k]
	if destroy := e.destroy; destroy != 0 && !again {
		e.destroy = 0
		c.M.Set(amd64.RDI, e.value)
		c.M.Set(amd64.RIP, destroy) // the destructor returns to endCatch's caller
	}
	return nil
}

// rethrown is void __cxa_rethrow(): it throws the innermost caught exception again.
func rethrown(p *Program, c *libc.Call) error {
	x := &p.threads.me().exceptions
	if len(x.caught) == 0 {
		return errors.New("no exception to rethrow: std::terminate")
	}
	n := x.caught[len(x.caught)-1]
	if e := &x.all[n]; e.catches > 0 {
		e.catches = -e.catches
	}
	return p.thrower.throw(n)
}

// throw starts the flight of an exception; it is an error if nothing catches it.
func (t *thrower) throw(n int) error {
	x := &t.threads.me().exceptions
	e := &x.all[n]
	e.flying, e.cfa = true, 0
	x.flight = append(x.flight, n)
	t.thrown++
	t.trace.thrown(t.kindOf(e))
	return t.unwind(n)
}

// kindOf names what was thrown.
func (t *thrower) kindOf(e *exception) string {
	if e.by != "" {
		return "of @" + e.by
	}
	return t.names.symbol(e.kind)
}

// throwFor throws in a stub: an exception without a kind, which a `catch` of null takes.
func (t *thrower) throwFor(c *libc.Call) error {
	n, err := t.begin()
	if err != nil {
		return err
	}
	e := &t.threads.me().exceptions.all[n]
	e.value, e.by = e.header, c.Name
	return t.throw(n)
}

// land makes the running function of the runtime throw: it enters the next landing pad, regardless
// of its clauses, with a pointer. If there is none, it does nothing and reports false.
func (t *thrower) land(pointer uint64) (bool, error) {
	_, err := t.unwinder.Throw(machine.Exception{Pointer: pointer, Forced: true,
		Catches: func(uint64) bool { return true }})
	if errors.Is(err, machine.ErrUncaught) {
		return false, nil
	}
	return err == nil, err
}

// unwind enters the next landing pad of an exception if some landing pad catches it; otherwise the
// stack is unchanged.
func (t *thrower) unwind(n int) error {
	x := &t.threads.me().exceptions
	e := &x.all[n]
	e.part = e.value
	l, err := t.unwinder.Throw(machine.Exception{Pointer: e.header,
		Catches: func(kind uint64) bool {
			if e.value == e.header { // not thrown by C++
				return kind == e.kind
			}
			part, ok := t.caughtAs(e, kind)
			if ok {
				e.part = part
			}
			return ok
		},
		CleansOnly: func(personality uint64) bool {
			name, _ := t.machine.ExternalAt(personality)
			return name == cPersonality
		}})
	if u := (*machine.Uncaught)(nil); errors.As(err, &u) {
		return t.uncaught(e, u)
	}
	if err != nil {
		return err
	}
	t.trace.landed(t.names.symbol(l.Pad))
	// Exceptions in flight in functions that this exception has left end with them.
	e.cfa, x.landed = l.CFA, n+1
	for _, k := range slices.Clone(x.flight) {
		if k != n && x.all[k].cfa < e.cfa {
			x.over(k)
		}
	}
	if l.Selector != 0 {
		x.over(n)
	}
	return nil
}

// uncaught is the error that nothing catches an exception.
func (t *thrower) uncaught(e *exception, u *machine.Uncaught) error {
	what := "the exception " + t.names.symbol(e.kind)
	switch {
	case e.by != "":
		what = fmt.Sprintf("what @%s throws", e.by)
	case e.value == e.header: // rt_throw
		what += fmt.Sprintf(", number %d", int64(e.number))
	}
	text := fmt.Sprintf("nothing catches %s", what)
	if len(u.Cleanups) > 0 {
		var pads []string
		for _, l := range u.Cleanups {
			pads = append(pads, t.names.symbol(l.Pad))
		}
		them := "the landing pad at " + pads[0] + " only cleans up for it"
		if len(pads) > 1 {
			them = "the landing pads at " + strings.Join(pads, ", ") + " only clean up for it"
		}
		text += "; " + them + ", and nothing is cleaned up without a handler " +
			"(`catch ptr null` catches everything)"
	}
	return errors.New(text + ": std::terminate")
}
