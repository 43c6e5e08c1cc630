package run

import (
	"errors"
	"fmt"

	"statepoint/lower/machine"
)

// exception is what was thrown.
type exception struct {
	// kind is the address by which clauses tell exceptions apart, number what came with it.
	kind, number uint64
	// object is the address of the word that holds the reference thrown, which is a root.
	object uint64
	// header is what the landing pad gets as a pointer; value is what __cxa_throw threw.
	header, value uint64
	// forced lands where cleaning up is done though nothing catches.
	forced bool
}

// exceptionFunctions throw and catch: those of the runtime interface, and what C++ compilers call.
var exceptionFunctions = []named{
	{"rt_throw", func(p *Program, c *call) error {
		if p.me().flying {
			return errors.New("an exception is thrown while another is on its way")
		}
		e := &p.me().caught
		e.kind, e.number, e.forced = c.arg(0), c.arg(1), false
		if err := p.exceptionWords(); err != nil {
			return err
		}
		e.value = e.header
		if err := p.Machine.Mem.Store64(e.object, c.arg(2)); err != nil {
			return err
		}
		return p.throw(c)
	}},
	{"rt_rethrow", rethrow},
	{"_Unwind_Resume", rethrow},
	{"rt_caught_number", func(p *Program, c *call) error { return c.result(p.me().caught.number) }},
	{"rt_caught_object", func(p *Program, c *call) error {
		if p.me().caught.object == 0 {
			return c.result(0)
		}
		v, err := p.Machine.Mem.Load64(p.me().caught.object)
		c.m.Return(v)
		return err
	}},
	{"rt_personality", personality},
	{"__gxx_personality_v0", personality},
	{"__gcc_personality_v0", personality},
	{"__cxa_allocate_exception", func(p *Program, c *call) error {
		return p.allocated(c, c.arg(0), 0, true)
	}},
	{"__cxa_free_exception", released},
	{"__cxa_throw", func(p *Program, c *call) error {
		if p.me().flying {
			return errors.New("an exception is thrown while another is on its way")
		}
		if err := p.exceptionWords(); err != nil {
			return err
		}
		p.me().caught.value, p.me().caught.kind = c.arg(0), c.arg(1)
		p.me().caught.forced = false
		return p.throw(c)
	}},
	{"__cxa_rethrow", rethrown},
	{"__cxa_end_catch", func(p *Program, c *call) error { return nil }},
	{"__cxa_begin_catch", func(p *Program, c *call) error {
		return c.result(p.me().caught.value)
	}},
	{"__cxa_get_exception_ptr", func(p *Program, c *call) error {
		return c.result(p.me().caught.value)
	}},
}

// personality is what functions with landing pads name. The program does not call it.
func personality(p *Program, c *call) error {
	return fmt.Errorf("@%s is called: only the unwinder does that", c.name)
}

// exceptionWords makes room for what an exception holds.
func (p *Program) exceptionWords() error {
	if p.me().caught.object != 0 {
		return nil
	}
	at, err := p.blocks.take(64, 0)
	if err != nil {
		return err
	}
	p.me().caught.header, p.me().caught.object = at, at+32
	p.root(at + 32)
	return p.Machine.Mem.WriteAt(at, make([]byte, 64))
}

// rethrow goes on from a clean-up.
func rethrow(p *Program, c *call) error {
	if !p.me().flying {
		return errors.New("there is no exception to throw on")
	}
	return p.unwind(c)
}

// rethrown throws what was caught once more.
func rethrown(p *Program, c *call) error {
	if p.me().caught.header == 0 {
		return errors.New("there is no exception to throw on")
	}
	return p.throw(c)
}

// throw begins an exception: it is an error if nothing catches it.
func (p *Program) throw(c *call) error {
	p.me().flying = true
	p.state.throws++
	p.opt.Trace.thrown(p.Symbol(p.me().caught.kind))
	return p.unwind(c)
}

// Land has the function of the runtime that runs throw: it goes to the next landing pad, whatever
// that catches, with a pointer. It reports false if there is none, and then has done nothing.
func (p *Program) Land(pointer uint64) (bool, error) {
	_, err := p.unwinder.Throw(machine.Exception{Pointer: pointer, Forced: true,
		Catches: func(uint64) bool { return true }})
	if errors.Is(err, machine.ErrUncaught) {
		return false, nil
	}
	return err == nil, err
}

// unwind goes to the next landing pad, if there is one that catches: without it the stack stays as
// it is.
func (p *Program) unwind(*call) error {
	e := &p.me().caught
	l, err := p.unwinder.Throw(machine.Exception{Pointer: e.header, Forced: e.forced,
		Catches: func(kind uint64) bool { return kind == e.kind }})
	if errors.Is(err, machine.ErrUncaught) {
		return fmt.Errorf("nothing catches the exception %s, number %d", p.Symbol(e.kind),
			int64(e.number))
	}
	if err != nil {
		return err
	}
	p.opt.Trace.landed(p, l.Pad)
	if l.Selector != 0 {
		p.me().flying = false
	}
	return nil
}
