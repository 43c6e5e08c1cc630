package judge

import (
	"fmt"

	"statepoint/core/interp"
	"statepoint/core/ir"
	"statepoint/core/provenance"
)

// comparison compares one activation of the machine with the same one of the interpreter.
type comparison struct {
	s        *Subject
	run      *interp.Interp
	log      *machineLog
	a        *activation
	r        *replayed
	complete bool // the activation ran to its end in both

	block int // of r.blocks: where the machine is
	call  int // of r.calls: the next
	loose bool
	epoch int // collections so far
}

// endOfTime is after everything.
const endOfTime = 1 << 60

// compare processes the machine's log.
func (c *comparison) compare() {
	c.block, c.epoch = -1, c.a.begun.before
	if len(c.r.blocks) > 0 {
		c.block = 0
		if len(c.a.list) > 0 && c.a.list[0].kind == entered {
			c.block = -1
		}
	}
	for i := range c.a.list {
		e := &c.a.list[i]
		switch e.kind {
		case entered:
			c.enter(c.s.blockAt[c.a.fn][e.offset])
		case called:
			if c.call >= len(c.r.calls) {
				return // the interpreter's run ended before
			}
			c.arrive(c.r.calls[c.call].at)
			c.epoch = max(c.epoch, c.log.syncs[c.r.calls[c.call].n].after)
			c.call++
		case observed, returned:
			c.observe(e, i)
		}
	}
}

// enter finds the block of the interpreter that the machine enters, before the next call.
func (c *comparison) enter(ids []provenance.ID) {
	limit := endOfTime
	if c.call < len(c.r.calls) {
		limit = c.r.calls[c.call].at
	}
	has := func(id provenance.ID) bool {
		for _, x := range ids {
			if x == id {
				return true
			}
		}
		return false
	}
	for j := c.block + 1; j < len(c.r.blocks) && c.r.blocks[j].at < limit; j++ {
		if has(c.r.blocks[j].block) {
			seen := map[provenance.ID]bool{}
			for ; j+1 < len(c.r.blocks); j++ { // blocks without code also begin there
				seen[c.r.blocks[j].block] = true
				next := c.r.blocks[j+1]
				if next.at >= limit || !has(next.block) || seen[next.block] {
					break
				}
			}
			c.block, c.loose = j, false
			return
		}
	}
	c.loose = true
}

// arrive puts the machine into the block that the interpreter is in at a time.
func (c *comparison) arrive(at int) {
	for c.block+1 < len(c.r.blocks) && c.r.blocks[c.block+1].at <= at {
		c.block++
	}
	c.loose = false
}

// span is the range of interpreter time that corresponds to the machine's present: from the start
// of the block to the machine's next synchronizing event.
func (c *comparison) span(i int) (from, to int) {
	if c.block >= 0 && c.block < len(c.r.blocks) {
		from = c.r.blocks[c.block].at
	}
	limit := endOfTime
	if c.call < len(c.r.calls) {
		limit = c.r.calls[c.call].at
	}
	to = limit
	if c.loose {
		if c.call > 0 {
			from = max(0, min(from, c.r.calls[c.call-1].at))
		}
		return from, to
	}
	for _, e := range c.a.list[i+1:] {
		if e.kind == called {
			break
		}
		if e.kind != entered {
			continue
		}
		ids := c.s.blockAt[c.a.fn][e.offset]
		for j := c.block + 1; j < len(c.r.blocks) && c.r.blocks[j].at < limit; j++ {
			for _, id := range ids {
				if id == c.r.blocks[j].block {
					return from, c.r.blocks[j].at
				}
			}
		}
		break
	}
	return from, to
}

// observe compares a place with the values that its claim names.
func (c *comparison) observe(e *event, i int) {
	cl := e.claim
	if cl.Kind == Relocated {
		c.relocated(e)
		return
	}
	from, to := c.span(i)
	if e.kind == returned && c.call > 0 {
		from = c.r.calls[c.call-1].at
		if to = endOfTime; c.call < len(c.r.calls) { // relocates come before the next call
			to = c.r.calls[c.call].at
		}
	}
	reason := notPinned
	wrong := ""
	for _, id := range cl.values {
		for _, k := range candidates(c.r.defs[id], from, to) {
			d := &c.r.defs[id][k]
			if e.kind == returned && d.at < from {
				reason = noRelocate // the relocate of the other edge of an invoke
				continue
			}
			v := &d.value
			ok, why := c.agrees(v, e)
			outdated := collected(v.Type) && moved(c.log.collections, v, d.epoch, c.epoch)
			if ok && outdated && !c.r.stale[id] {
				ok = false // the same number by chance: its object is elsewhere
			}
			switch {
			case why != "":
				reason = why
			case ok:
				cl.checked++
				if c.r.defs[id][k].at > to {
					cl.ahead++
				}
				return
			case wrong == "":
				wrong = fmt.Sprintf("it holds 0x%x, %s is %s", e.lo,
					c.s.named([]provenance.ID{id}), *v)
			}
		}
	}
	// What is computed ahead of its block: the next value that the name gets.
	for _, id := range cl.values {
		k, ok := c.ahead(c.r.defs[id], to)
		if k < 0 || e.kind == returned && cl.Kind == SlotHolds {
			continue
		}
		same, why := c.agrees(&c.r.defs[id][k].value, e)
		switch {
		case why != "":
			reason = why
		case ok && same:
			cl.checked++
			cl.ahead++
			return
		case wrong == "":
			wrong = fmt.Sprintf("it holds 0x%x, %s becomes %s",
				e.lo, c.s.named([]provenance.ID{id}), c.r.defs[id][k].value)
		}
	}
	sure := c.complete && !c.loose && !cl.shared && cl.Kind != SlotHolds
	switch {
	case wrong == "" && reason == notPinned && sure && c.never(cl.values):
		cl.disagree("it holds 0x%x, %s has no value on this way", e.lo, c.s.named(cl.values))
		return
	case wrong == "" || reason != notPinned:
		cl.skip(reason)
		return
	case !c.complete && c.call == len(c.r.calls):
		// the interpreter may have ended before it came to the name's next value
		cl.skip(endedEarly)
		return
	}
	if c.loose || cl.shared {
		cl.skip(sharedCode)
		return
	}
	cl.disagree("%s", wrong)
}

// never reports whether names get no value at all in the activation, although nothing computes such
// values early.
func (c *comparison) never(ids []provenance.ID) bool {
	for _, id := range ids {
		in := c.s.instrs[id]
		if in == nil || len(c.r.defs[id]) > 0 {
			return false
		}
		switch in.Op {
		case ir.Call, ir.Invoke, ir.Load, ir.Phi, ir.LandingPad:
		default:
			return false
		}
	}
	return true
}

// relocated compares the content of a record's place after the call with the new address of the
// base.
func (c *comparison) relocated(e *event) {
	cl := e.claim
	if c.call == 0 {
		cl.skip(notPinned)
		return
	}
	k := c.r.calls[c.call-1]
	y := c.log.syncs[k.n]
	after := y.after
	if after < 0 {
		cl.skip(endedEarly)
		return
	}
	reason, wrong := notPinned, ""
	for _, b := range cl.base {
		for _, d := range cl.values {
			bv, ok1 := valueAt(c.r.defs[b], k.at)
			dv, ok2 := valueAt(c.r.defs[d], k.at)
			switch {
			case !ok1 || !ok2:
				continue
			case bv.StateOf() != interp.Defined || dv.StateOf() != interp.Defined || c.run.Guessed:
				reason = notDefined
				continue
			case hasPrivate(&dv) || hasPrivate(&bv):
				reason = ownAddress
				continue
			}
			if c.wentWith(e, &bv, &dv, y.before, after) {
				cl.checked++
				return
			}
			wrong = fmt.Sprintf(
				"after the call it holds 0x%x; %s was %s, its base %s, and %d collections moved it",
				e.lo, c.s.named([]provenance.ID{d}), dv, bv, after-y.before)
		}
	}
	if wrong == "" || reason != notPinned {
		cl.skip(reason)
		return
	}
	cl.disagree("%s", wrong)
}

// wentWith reports whether a place holds a pointer, or one of the pointers, at the old distance
// from the new address of its base.
func (c *comparison) wentWith(e *event, base, derived *interp.Value, before, after int) bool {
	same, part := true, false
	got := [2]uint64{e.lo, e.hi}
	for w := range words(derived) {
		b, want := word(base, w), word(derived, w)
		if b != 0 {
			want += follow(c.log.collections, b, before, after) - b
		}
		same = same && w < len(got) && got[w] == want
		part = part || e.claim.place.width == 8 && e.lo == want
	}
	return same || part
}
