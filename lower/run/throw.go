package run

import (
	"errors"
	"fmt"

	"statepoint/lower/amd64"
)

// exception is what was thrown.
type exception struct {
	// kind is the address by which clauses tell exceptions apart, number what came with it.
	kind, number uint64
	// object is the address of the word that holds the reference thrown, which is a root.
	object uint64
	// header is what the landing pad gets as a pointer; value is what __cxa_throw threw.
	header, value uint64
}

// exceptionFunctions throw and catch: those of the runtime interface, and what C++ compilers call.
var exceptionFunctions = map[string]function{
	"rt_throw": func(p *Program, c *call) error {
		if p.state.flying {
			return errors.New("an exception is thrown while another is on its way")
		}
		e := &p.state.caught
		e.kind, e.number = c.arg(0), c.arg(1)
		if err := p.exceptionWords(); err != nil {
			return err
		}
		e.value = e.header
		if err := p.Machine.Mem.Store64(e.object, c.arg(2)); err != nil {
			return err
		}
		return p.throw(c)
	},
	"rt_rethrow":       rethrow,
	"_Unwind_Resume":   rethrow,
	"rt_caught_number": func(p *Program, c *call) error { return c.result(p.state.caught.number) },
	"rt_caught_object": func(p *Program, c *call) error {
		if p.state.caught.object == 0 {
			return c.result(0)
		}
		v, err := p.Machine.Mem.Load64(p.state.caught.object)
		c.m.Return(v)
		return err
	},
	"rt_personality":       personality,
	"__gxx_personality_v0": personality,
	"__gcc_personality_v0": personality,
	"__cxa_allocate_exception": func(p *Program, c *call) error {
		return p.allocated(c, c.arg(0), 0, true)
	},
	"__cxa_free_exception": released,
	"__cxa_throw": func(p *Program, c *call) error {
		if p.state.flying {
			return errors.New("an exception is thrown while another is on its way")
		}
		if err := p.exceptionWords(); err != nil {
			return err
		}
		p.state.caught.value, p.state.caught.kind = c.arg(0), c.arg(1)
		return p.throw(c)
	},
	"__cxa_rethrow":   rethrown,
	"__cxa_end_catch": func(p *Program, c *call) error { return nil },
	"__cxa_begin_catch": func(p *Program, c *call) error {
		return c.result(p.state.caught.value)
	},
	"__cxa_get_exception_ptr": func(p *Program, c *call) error {
		return c.result(p.state.caught.value)
	},
}

// personality is what functions with landing pads name. The program does not call it.
func personality(p *Program, c *call) error {
	return fmt.Errorf("@%s is called: only the unwinder does that", c.name)
}

// exceptionWords makes room for what an exception holds.
func (p *Program) exceptionWords() error {
	if p.state.caught.object != 0 {
		return nil
	}
	at, err := p.take(64, 0)
	if err != nil {
		return err
	}
	p.state.caught.header, p.state.caught.object = at, at+32
	p.root(at + 32)
	return p.Machine.Mem.WriteAt(at, make([]byte, 64))
}

// rethrow goes on from a clean-up.
func rethrow(p *Program, c *call) error {
	if !p.state.flying {
		return errors.New("there is no exception to throw on")
	}
	return p.unwind(c)
}

// rethrown throws what was caught once more.
func rethrown(p *Program, c *call) error {
	if p.state.caught.header == 0 {
		return errors.New("there is no exception to throw on")
	}
	return p.throw(c)
}

// throw begins an exception: it is an error if nothing catches it.
func (p *Program) throw(c *call) error {
	p.state.flying = true
	p.state.throws++
	p.opt.Trace.thrown(p.Symbol(p.state.caught.kind))
	return p.unwind(c)
}

func (e *exception) is(kind uint64) bool { return kind == e.kind }

// unwind goes to the next landing pad. First it looks for one that catches, as the unwinder of C
// does: without it the stack stays as it is.
func (p *Program) unwind(c *call) error {
	at, err := c.here()
	if err != nil {
		return err
	}
	frames, whole := p.roots.walk(at)
	caught := false
	for i := range frames {
		l, err := p.unwinding.find(p, frames[i].returnAddress, p.state.caught.is)
		if err != nil {
			return err
		}
		if caught = l != nil && l.catches; caught {
			break
		}
	}
	if !caught && !whole {
		return errors.New("an exception cannot be thrown past a frame of unknown size")
	}
	if !caught {
		return fmt.Errorf("nothing catches the exception %s, number %d", p.Symbol(p.state.caught.kind),
			int64(p.state.caught.number))
	}
	for i := range frames {
		f := &frames[i]
		l, err := p.unwinding.find(p, f.returnAddress, p.state.caught.is)
		if err != nil {
			return err
		}
		if l == nil {
			if err := p.leave(f, frames[i+1].sp); err != nil {
				return err
			}
			continue
		}
		m := p.Machine
		m.Set(amd64.RSP, f.sp)
		m.Set(amd64.RAX, p.state.caught.header)
		m.Set(amd64.RDX, l.selector)
		m.Set(amd64.RIP, l.addr)
		p.opt.Trace.landed(p, l.addr)
		if l.catches {
			p.state.flying = false
		}
		return nil
	}
	return nil
}

// leave gives registers back what a function saved of them. next is its caller's stack pointer.
func (p *Program) leave(f *stopped, next uint64) error {
	fn := p.roots.funcs[f.name]
	if fn == nil {
		return fmt.Errorf("where @%s saves registers is not known", f.name)
	}
	for _, r := range kept {
		if off, ok := p.roots.saved(fn, r.DWARF()); ok {
			v, err := p.Machine.Mem.Load64(next + uint64(off))
			if err != nil {
				return err
			}
			p.Machine.Set(r, v)
		}
	}
	return nil
}

// kept are the registers that functions keep.
var kept = [...]amd64.Reg{amd64.RBX, amd64.RBP, amd64.R12, amd64.R13, amd64.R14, amd64.R15}
