package breaks

import "context"

// Astray is the first step of the unbroken run that reads or writes where no object is, or beyond
// the end of the object that it has a reference to, with the way to it; nil if there is none.
func (x *Examiner) Astray(ctx context.Context) *Explanation {
	w := x.whole
	for i := range w.events {
		if bad := &w.events[i]; bad.astray() || bad.kind == anAccess && bad.beyond != 0 {
			e := &Explanation{Whole: w.outcome(), Ended: w.outcome(), End: w.history.End()}
			x.access(ctx, e, w, bad)
			return e
		}
	}
	return nil
}

// astray reports whether an access goes to where no object is.
func (e *event) astray() bool {
	return e.kind == anAccess && (e.what.kind == isStale || e.what.kind == isHole)
}

// beyond is the object that an instruction's base register holds a reference to and that ends
// before the address that it goes through, 0 if it does not. A register that holds what is behind
// the end of an object may hold a reference to the next one as well: it goes back from there.
func (r *recording) beyond(d *decoded, addr uint64) uint64 {
	g, ok := general(d.mem.Base)
	if !ok {
		return 0
	}
	base := r.p.Machine.Get(g)
	if !r.p.InHeap(base) || addr < base {
		return 0
	}
	if at, ok := r.p.ObjectAround(base); !ok || at != base {
		return 0
	}
	if at, ok := r.p.ObjectAround(addr); ok && at == base {
		return 0
	}
	return base
}
