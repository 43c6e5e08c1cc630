package breaks

import (
	"context"
	"fmt"
	"slices"

	"statepoint/core/gc"
	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/machine"
)

// maxHops bounds the number of moves of a value that are traced back.
const maxHops = 24

// claim is a statement about the instruction that a step executes, without its text yet.
func (r *recording) claim(ctx context.Context, step uint64) *Claim {
	c := &Claim{Step: step}
	if err := r.history.Seek(ctx, step); err != nil && ctx.Err() != nil {
		return c
	}
	at := r.p.Machine.RIP
	c.Address = r.p.Symbol(at)
	if name, ok := r.p.Machine.ExternalAt(at); ok {
		c.Code, c.Outside = "the runtime's @"+name, true
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
		c.Code = r.p.Machine.Assembly(at, nil)
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
	return r.b.Surface.Line(&r.b.Result.Module, in)
}

// hop is a step of the way, and the location that held the word after it.
type hop struct {
	Claim
	at   place
	word uint64
	from uint64 // the first step at which it held the word
}

// way traces a stale word from a wrong step back to where it was made, and reports what the
// collection in between did: the first since then that made the word stale. It returns the grave of
// that collection, nil if there was none.
func (r *recording) way(ctx context.Context, bad *event, word uint64) ([]Claim, *grave) {
	left := r.ids.graveBefore(word, bad.step)
	if left == nil {
		return nil, nil
	}
	if err := r.history.Seek(ctx, bad.step); err != nil && ctx.Err() != nil {
		return nil, nil
	}
	back := r.hops(ctx, bad, word)
	n := len(back)
	if n == 0 {
		return nil, left
	}
	origin := &back[n-1]
	first := r.ids.graveFrom(origin.word, origin.from)
	if first != nil && first.step < bad.step {
		left = first
	}
	for n > 0 && back[n-1].from <= left.step {
		n--
	}
	if n < len(back) { // the location that holds the word during the collection
		said := r.collected(ctx, left, back[n].at, back[n].word)
		back = slices.Insert(back, n, hop{Claim: said})
	}
	way := make([]Claim, 0, len(back))
	for i := range slices.Backward(back) {
		way = append(way, back[i].Claim)
	}
	return way, left
}

// hops are the steps that brought a word to the location that a wrong step takes it from, last
// first. The machine is at the wrong step.
func (r *recording) hops(ctx context.Context, bad *event, word uint64) (back []hop) {
	r.thread = r.p.Machine.Current()
	at, ok := r.holder(bad, word)
	for ok && len(back) < maxHops {
		w := r.word(at)
		found, err := r.history.RunBack(ctx, func(*machine.Machine) bool {
			return !r.begun() || r.word(at) != w || r.writes(at)
		})
		if err != nil || ctx.Err() != nil {
			break
		}
		if !found {
			_ = r.history.Seek(ctx, 0)
			back = append(back, hop{at: at, word: w, Claim: Claim{Text: fmt.Sprintf("%#x is "+
				"given to the program when it begins", w)}})
			break
		}
		step := r.history.Now()
		claim := r.claim(ctx, step)
		_ = r.history.Seek(ctx, step)
		next, how, on := r.source(at, step)
		claim.Text = fmt.Sprintf(how, w)
		back = append(back, hop{*claim, at, w, step + 1})
		at, ok = next, on
	}
	return back
}

// collected describes what a collection did to the object that a word pointed to.
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
			c.IDs = append(c.IDs, provenance.ID(l.Prov))
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
	frames, _ := r.p.Frames()
	for i := range frames {
		if f := &frames[i]; addr >= f.SP && addr < f.CFA {
			return fmt.Sprintf("`[rsp+%d]` of @%s", addr-f.SP, f.Function)
		}
	}
	return fmt.Sprintf("the word at %#x", addr)
}

// pointerOf returns the pointer of a relocate.
func (x *Examiner) pointerOf(relocate provenance.ID) provenance.ID {
	for _, f := range x.whole.b.Module.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.ID() != relocate {
					continue
				}
				if r, err := gc.ViewRelocate(in); err == nil {
					if v, ok := r.Derived.(interface{ ID() provenance.ID }); ok {
						return v.ID()
					}
				}
			}
		}
	}
	return 0
}
