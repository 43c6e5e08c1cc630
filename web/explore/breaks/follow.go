package breaks

import (
	"context"
	"fmt"
	"strings"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/lower/amd64"
	"statepoint/lower/machine"
)

// place is the location of a word.
type place struct {
	reg  amd64.Reg // if addr is 0
	addr uint64
}

// begun reports whether the thread that is traced back has begun.
func (r *recording) begun() bool { return r.thread < r.p.Machine.Threads() }

func (r *recording) word(p place) uint64 {
	if p.addr == 0 {
		if !r.begun() {
			return 0
		}
		return r.p.Machine.ThreadCPU(r.thread).GPR[p.reg-amd64.RAX]
	}
	v, err := r.p.Machine.Mem.Load64(p.addr)
	if err != nil {
		return 0
	}
	return v
}

// writes reports whether the machine's current instruction writes a location, even with the word
// that is already there.
func (r *recording) writes(p place) bool {
	m := r.p.Machine
	if m.Current() != r.thread {
		return false
	}
	if _, ok := m.ExternalAt(m.RIP); ok {
		return p.addr == 0 && p.reg == amd64.RAX
	}
	d := r.decode(m.RIP)
	switch d.inst.Op {
	case x86asm.CMP, x86asm.TEST, x86asm.JMP, x86asm.CALL, x86asm.RET, 0:
		return false
	case x86asm.PUSH:
		return p.addr != 0 && p.addr == m.Get(amd64.RSP)-8
	}
	switch a := d.inst.Args[0].(type) {
	case x86asm.Reg:
		g, ok := general(a)
		return ok && p.addr == 0 && g == p.reg
	case x86asm.Mem:
		return p.addr != 0 && d.writes && effective(m, &d.inst, &a) == p.addr
	}
	return false
}

// wordOf is the word that a wrong store writes.
func (r *recording) wordOf(ctx context.Context, bad *event) uint64 {
	if err := r.history.Seek(ctx, bad.step+1); err != nil {
		return 0
	}
	v, _ := r.p.Machine.Mem.Load64(bad.addr)
	return v
}

// argument is an argument of a call.
func (r *recording) argument(ctx context.Context, bad *event, n int) uint64 {
	if err := r.history.Seek(ctx, bad.step); err != nil {
		return 0
	}
	return r.p.Machine.Arg(n)
}

// holder is the location from which a wrong step takes a word; the machine is before that step.
func (r *recording) holder(bad *event, word uint64) (place, bool) {
	m := r.p.Machine
	near := func(v uint64) bool { return v == word || r.together(v, word, bad.step) }
	if bad.kind == anAccess {
		d := r.decoded[bad.at]
		if bad.what.kind == isObject && bad.wrong() { // what is stored is stale
			for _, a := range d.inst.Args[1:] {
				if reg, ok := a.(x86asm.Reg); ok {
					if g, ok := general(reg); ok {
						return place{reg: g}, true
					}
				}
			}
			return place{}, false
		}
		for _, reg := range []x86asm.Reg{d.mem.Base, d.mem.Index} {
			if g, ok := general(reg); ok && near(m.Get(g)) {
				return place{reg: g}, true
			}
		}
		return place{}, false
	}
	if bad.kind == aReturn {
		return place{reg: amd64.RAX}, m.Get(amd64.RAX) == word
	}
	for _, g := range []amd64.Reg{amd64.RDI, amd64.RSI, amd64.RDX, amd64.RCX, amd64.R8, amd64.R9} {
		if m.Get(g) == word {
			return place{reg: g}, true
		}
	}
	return place{}, false
}

// together reports whether two words pointed into the same object, gone at a step.
func (r *recording) together(a, b, step uint64) bool {
	g := r.ids.graveBefore(a, step)
	return g != nil && g == r.ids.graveBefore(b, step)
}

// gone reports whether a word points to where an object was, as of the machine's current step.
func (r *recording) gone(word, step uint64) bool {
	if !r.p.InHeap(word) || r.ids.graveBefore(word, step) == nil {
		return false
	}
	_, there := r.p.ObjectAround(word)
	return !there
}

// source finds where the machine's current instruction takes the word from that it writes to a
// location; it reports whether that is worth following.
func (r *recording) source(to place, step uint64) (from place, how string, on bool) {
	m := r.p.Machine
	if name, ok := m.ExternalAt(m.RIP); ok {
		name = strings.ReplaceAll(name, "%", "%%")
		if !r.begun() { // arguments 1 and 2 are passed on as 0 and 1
			how = fmt.Sprintf("%%#x is given to thread %d, which begins", r.thread)
			r.thread = m.Current()
			switch to {
			case place{reg: amd64.RDI}:
				return place{reg: amd64.RSI}, how, true
			case place{reg: amd64.RSI}:
				return place{reg: amd64.RDX}, how, true
			}
			return from, how, false
		}
		if to.addr == 0 && m.Current() == r.thread && to.reg == amd64.RAX {
			return from, "%#x is what @" + name + " gives", false
		}
		return from, "%#x is what a collection in @" + name + " updates it to", false
	}
	d := r.decode(m.RIP)
	in := &d.inst
	register := func(a x86asm.Arg) (amd64.Reg, bool) {
		reg, ok := a.(x86asm.Reg)
		if !ok {
			return amd64.NoReg, false
		}
		return general(reg)
	}
	switch in.Op {
	case x86asm.PUSH:
		if reg, ok := register(in.Args[0]); ok {
			return place{reg: reg}, "%#x is saved on the stack", true
		}
	case x86asm.POP:
		return place{addr: m.Get(amd64.RSP)}, "%#x is restored from the stack", true
	case x86asm.MOV, x86asm.MOVQ:
		if reg, ok := register(in.Args[1]); ok {
			if to.addr != 0 {
				return place{reg: reg}, "%#x is stored", true
			}
			return place{reg: reg}, "%#x is copied", true
		}
		if mem, ok := in.Args[1].(x86asm.Mem); ok {
			at := effective(m, in, &mem)
			if r.p.InHeap(at) {
				return from, "%#x is read from an object", false
			}
			return place{addr: at}, "%#x is loaded", true
		}
	}
	for _, a := range in.Args {
		regs := []x86asm.Arg{a}
		if mem, ok := a.(x86asm.Mem); ok {
			regs = []x86asm.Arg{mem.Base, mem.Index}
		}
		for _, a := range regs {
			if reg, ok := register(a); ok && r.gone(m.Get(reg), step) {
				return place{reg: reg}, "%#x is computed, of a stale address", true
			}
		}
	}
	return from, "%#x is computed", false
}

// decode describes the memory access of the instruction at an address.
func (r *recording) decode(at uint64) *decoded {
	d := r.decoded[at]
	if d != nil {
		return d
	}
	d = &decoded{}
	r.decoded[at] = d
	in, err := r.p.Machine.Inst(at)
	if err != nil {
		return d
	}
	d.inst = in
	switch in.Op {
	case x86asm.LEA, x86asm.NOP, x86asm.PREFETCHW, x86asm.PREFETCHT0:
		return d
	}
	for i, a := range in.Args {
		if m, ok := a.(x86asm.Mem); ok {
			d.mem, d.size, d.ok = &m, uint8(in.MemBytes), true
			d.writes = i == 0 && in.Op != x86asm.CMP && in.Op != x86asm.TEST
			break
		}
	}
	return d
}

// address returns the address that an instruction is about to access.
func (r *recording) address(d *decoded) uint64 {
	return effective(r.p.Machine, &d.inst, d.mem)
}

func effective(m *machine.Machine, in *x86asm.Inst, mem *x86asm.Mem) uint64 {
	addr := uint64(mem.Disp)
	if mem.Base == x86asm.RIP {
		addr += m.RIP + uint64(in.Len)
	} else if g, ok := general(mem.Base); ok {
		addr += m.Get(g)
	}
	if g, ok := general(mem.Index); ok {
		addr += m.Get(g) * uint64(mem.Scale)
	}
	switch mem.Segment {
	case x86asm.FS:
		addr += m.FSBase
	case x86asm.GS:
		addr += m.GSBase
	}
	return addr
}

// general is a register of 64 bits.
func general(reg x86asm.Reg) (amd64.Reg, bool) {
	if reg >= x86asm.RAX && reg <= x86asm.R15 {
		return amd64.RAX + amd64.Reg(reg-x86asm.RAX), true
	}
	return amd64.NoReg, false
}
