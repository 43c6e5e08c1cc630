package breaks

import (
	"context"
	"fmt"
	"strings"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/machine"
)

// maxHops bounds the moves of a value that are followed back.
const maxHops = 24

// claim is a statement about the instruction that a step executes, as yet without words.
func (r *recording) claim(ctx context.Context, step uint64) *Claim {
	c := &Claim{Step: step}
	if err := r.history.Seek(ctx, step); err != nil && ctx.Err() != nil {
		return c
	}
	at := r.p.Machine.RIP
	c.Address = r.p.Symbol(at)
	if name, ok := r.p.Machine.ExternalAt(at); ok {
		c.Code = "the runtime's @" + name
		if back, err := r.p.Machine.ReturnAddress(); err == nil {
			if fn, in := r.instruction(back, true); in != nil {
				c.IDs = append(c.IDs, in.ID)
				c.Line = r.line(in)
				c.Address = r.p.Symbol(r.start(fn) + uint64(in.Offset))
			}
		}
		return c
	}
	if _, in := r.instruction(at, false); in != nil {
		c.Code = x86asm.GNUSyntax(r.decode(at).inst, at, nil)
		c.IDs = append(c.IDs, in.ID)
		c.Line = r.line(in)
	}
	return c
}

// start is where a function begins.
func (r *recording) start(fn *code.Func) uint64 {
	at, _ := r.p.Image.Lookup(fn.Name)
	return at
}

// instruction finds the instruction at an address, or the call that returns there.
func (r *recording) instruction(at uint64, returns bool) (*code.Func, *code.Inst) {
	for i := range r.b.Result.Funcs {
		fn := &r.b.Result.Funcs[i]
		start, ok := r.p.Image.Lookup(fn.Name)
		if !ok || at-start > uint64(fn.Size) {
			continue
		}
		for j := range fn.Insts {
			in := &fn.Insts[j]
			if !returns && start+uint64(in.Offset) == at ||
				returns && start+uint64(in.Offset+in.Size) == at {
				return fn, in
			}
		}
	}
	return nil, nil
}

// line is the line of the source that an instruction comes from, 0 if none.
func (r *recording) line(in *code.Inst) int {
	text := r.b.Module.Text
	if text == nil {
		return 0
	}
	from := []ir.ID{in.ID}
	for i := range r.b.Result.Links {
		if l := &r.b.Result.Links[i]; l.ID == in.ID {
			from = l.From
		}
	}
	for _, f := range r.b.Module.Funcs {
		for _, b := range f.Blocks {
			for x := b.First(); x != nil; x = x.Next() {
				for _, id := range from {
					if x.ID() == id && !x.Span.IsZero() {
						return text.Position(x.Span.Start).Line
					}
				}
			}
		}
	}
	return 0
}

// place is where a word is.
type place struct {
	reg  amd64.Reg // if addr is 0
	addr uint64
}

func (r *recording) word(p place) uint64 {
	if p.addr == 0 {
		return r.p.Machine.ThreadCPU(r.thread).GPR[p.reg-amd64.RAX]
	}
	v, err := r.p.Machine.Mem.Load64(p.addr)
	if err != nil {
		return 0
	}
	return v
}

// writes reports whether the instruction that the machine stands at writes a place, be it with the
// word that is there already.
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

// wordOf is the word that a wrong store leaves.
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

// way follows a stale word from a wrong step back to where it was made, and says what the
// collection in between did.
func (r *recording) way(ctx context.Context, bad *event, word uint64, g *grave) []Claim {
	if err := r.history.Seek(ctx, bad.step); err != nil && ctx.Err() != nil {
		return nil
	}
	r.thread = r.p.Machine.Current()
	at, ok := r.holder(bad, word)
	var back []Claim
	said := false
	held, heldWord := at, word
	for hop := 0; ok && hop < maxHops; hop++ {
		w := r.word(at)
		if !said {
			held, heldWord = at, w
		}
		found, err := r.history.RunBack(ctx, func(*machine.Machine) bool {
			return r.word(at) != w || r.writes(at)
		})
		if err != nil || ctx.Err() != nil {
			break
		}
		step := r.history.Now()
		if !found {
			step = 0
		}
		if step <= g.step && !said {
			said = true
			back = append(back, r.collected(ctx, g, held, heldWord))
			if err := r.history.Seek(ctx, step); err != nil {
				break
			}
		}
		if !found {
			if r.history.Now() != 0 {
				_ = r.history.Seek(ctx, 0)
			}
			back = append(back, Claim{Text: fmt.Sprintf("%#x is given to the program when it "+
				"begins", w)})
			break
		}
		claim := r.claim(ctx, step)
		_ = r.history.Seek(ctx, step)
		next, how, on := r.source(at, step, g)
		claim.Text = fmt.Sprintf(how, w)
		if len(back) == 0 || back[len(back)-1].Step != claim.Step {
			back = append(back, *claim)
		}
		if !on {
			break
		}
		at = next
	}
	way := make([]Claim, 0, len(back))
	for i := len(back) - 1; i >= 0; i-- {
		way = append(way, back[i])
	}
	return way
}

// holder is the place from which a wrong step takes a word: the machine stands before it.
func (r *recording) holder(bad *event, word uint64) (place, bool) {
	m := r.p.Machine
	near := func(v uint64) bool { return v == word || r.together(v, word) }
	if bad.kind == anAccess {
		d := r.decoded[bad.at]
		if bad.what.kind == isObject { // what is stored is stale
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

// together reports whether two words led into the same object that is gone.
func (r *recording) together(a, b uint64) bool {
	g, h := r.ids.grave(a), r.ids.grave(b)
	return g != nil && g == h
}

// source says where the instruction that the machine stands at takes a word from that it leaves in
// a place; it reports whether that is worth following.
func (r *recording) source(to place, step uint64, g *grave) (from place, how string, on bool) {
	m := r.p.Machine
	if name, ok := m.ExternalAt(m.RIP); ok {
		name = strings.ReplaceAll(name, "%", "%%")
		if to.addr == 0 && to.reg == amd64.RAX {
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
	// Computed: of something stale, if that is later than the collection.
	if step > g.step {
		for _, a := range in.Args {
			regs := []x86asm.Arg{a}
			if mem, ok := a.(x86asm.Mem); ok {
				regs = []x86asm.Arg{mem.Base, mem.Index}
			}
			for _, a := range regs {
				if reg, ok := register(a); ok && r.together(m.Get(reg), g.from) {
					return place{reg: reg}, "%#x is computed, of a stale address", true
				}
			}
		}
	}
	return from, "%#x is computed", false
}

// collected says what a collection did to the object that a word led to.
func (r *recording) collected(ctx context.Context, g *grave, at place, word uint64) Claim {
	c := r.claim(ctx, g.step)
	c.Code = ""
	n := r.p.Counts().Collections + 1
	switch {
	case g.to == 0:
		c.Text = fmt.Sprintf("collection %d gives back the object at %#x", n, g.from)
	default:
		c.Text = fmt.Sprintf("collection %d moves the object from %#x to %#x (%+#x)", n, g.from,
			g.to,
			int64(g.to-g.from))
	}
	where := "the register"
	if at.addr != 0 {
		where = r.slot(at.addr)
	} else if at.reg != amd64.NoReg {
		where = at.reg.String()
	}
	updated, seen := "", map[string]bool{}
	for _, v := range r.visits {
		if v.step != g.step || v.old-g.from >= max(g.size, 8) {
			continue
		}
		loc := fmt.Sprintf("record %d, location %d", v.record, v.location)
		if v.record < len(r.b.Result.Map.Records) &&
			v.location < len(r.b.Result.Map.Records[v.record].Locations) {
			l := r.b.Result.Map.Records[v.record].Locations[v.location]
			c.IDs = append(c.IDs, ir.ID(l.Prov))
			loc = fmt.Sprintf("`%s` of record %d", l, v.record)
		}
		if !seen[loc] {
			seen[loc] = true
			if updated != "" {
				updated += ", "
			}
			updated += loc
		}
	}
	if updated != "" {
		c.Text += "; it updates " + updated
	}
	c.Text += fmt.Sprintf("; %#x in %s is named by no record and stays", word, where)
	return *c
}

// slot names a word of a frame.
func (r *recording) slot(addr uint64) string {
	frames, _ := r.p.Activations()
	for i := range frames {
		if f := &frames[i]; addr >= f.SP && addr < f.CFA {
			return fmt.Sprintf("`[rsp+%d]` of @%s", addr-f.SP, f.Function)
		}
	}
	return fmt.Sprintf("the word at %#x", addr)
}

// pointerOf is the pointer that a relocate is of.
func (x *Examiner) pointerOf(relocate ir.ID) ir.ID {
	for _, f := range x.whole.b.Module.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.ID() != relocate {
					continue
				}
				if r, err := gc.ViewRelocate(in); err == nil {
					if v, ok := r.Derived.(interface{ ID() ir.ID }); ok {
						return v.ID()
					}
				}
			}
		}
	}
	return 0
}
