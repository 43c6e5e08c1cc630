package regalloc

// findLoops finds the innermost loop around each block: the blocks from a header to the last one
// that branches back to it.
func (l *liveness) findLoops() {
	f := l.f
	l.loop = resize(l.loop, len(f.Blocks))
	clear(l.loop)
	for h := range f.Blocks {
		last := int32(-1)
		for _, p := range f.Preds(&f.Blocks[h]) {
			last = max(last, p)
		}
		for b := int32(h); b <= last; b++ { // inner loops begin later
			l.loop[b] = span{l.blockFrom[h], l.blockFrom[last+1]}
		}
	}
}

// nextTime is how far away, seen from a position in a loop, the first use of v in the loop's next
// iteration is; never if there is none, or v is not from outside.
func (l *liveness) nextTime(v *value, pos int32) int32 {
	loop := l.loop[l.blockAt(pos)]
	if v.def >= loop.from {
		return never
	}
	for _, u := range l.uses[v.u0:v.u1] {
		switch {
		case u.pos >= pos:
			return never
		case u.pos >= loop.from && u.kind != useAny:
			return loop.to + u.pos - loop.from
		}
	}
	return never
}
