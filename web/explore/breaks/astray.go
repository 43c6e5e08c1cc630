package breaks

import "statepoint/lower/run"

// Found is the stale use that following addresses has found in the unbroken run, nil if none.
func (x *Examiner) Found() *run.Finding { return x.whole.found }

// astray reports whether an access goes to an address without an object.
func (e *event) astray() bool {
	return e.kind == anAccess && (e.what.kind == isStale || e.what.kind == isHole)
}

// beyond is the object that an instruction's base register holds a reference to and that ends
// before the address that it goes through, 0 if it does not. A register that points past the end of
// an object may also be a reference to the next one, which is accessed at a negative offset.
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
