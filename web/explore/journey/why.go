package journey

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/web/report"
)

// explain collects the reasons, from the notes of the passes and the contents of slots.
func (j *Journeys) explain(ctx context.Context, out *report.Journey, crossed []*crossing) {
	j.whyLive(out, crossed)
	j.whyBase(out, crossed)
	j.whySlot(out)
	j.whyAgain(out, crossed)
	j.whyPoll(out, crossed)
	j.whyBarrier(out)
	j.whyOption(ctx, out)
	j.ways(out, crossed)
}

// say adds a reason.
func say(out *report.Journey, about string, parts ...report.Part) {
	out.Reasons = append(out.Reasons, report.Reason{About: about, Parts: parts})
}

func word(text string) report.Part { return report.Part{Text: text} }

// thing is a source name that links to the item.
func (j *Journeys) thing(id provenance.ID) report.Part {
	return report.Part{Text: j.comp.Links().SourceLabel(id), ID: uint32(id), Code: true}
}

// use is a using instruction, with its line.
func (j *Journeys) use(id provenance.ID) []report.Part {
	id = j.comp.Links().CallOf(id)
	p := j.thing(id)
	parts := []report.Part{p}
	for _, root := range j.index.Roots([]uint32{uint32(id)}) {
		if n := j.lineOf(root); n > 0 {
			return append(parts, report.Part{Text: fmt.Sprintf(" (line %d)", n), Quiet: true})
		}
	}
	return parts
}

// join lists items: "@a, @b and @c".
func join(parts []report.Part, n int, one func(int) []report.Part) []report.Part {
	for i := range n {
		switch {
		case i == 0:
		case i == n-1:
			parts = append(parts, word(" and "))
		default:
			parts = append(parts, word(", "))
		}
		parts = append(parts, one(i)...)
	}
	return parts
}

// whyLive names the uses of a pointer after the calls, each once.
func (j *Journeys) whyLive(out *report.Journey, crossed []*crossing) {
	type need struct {
		value, use provenance.ID
		own, again bool
	}
	var needs []need
	after := map[need][]report.Part{}
	poll := map[need]int{}  // the index of the polls in after
	past := map[need]bool{} // the use was before the call, and moved
	for i, c := range crossed {
		if c.note == nil {
			continue
		}
		n := need{c.note.Value, c.note.NextUse, c.note.OwnOperand,
			c.note.NextUse != 0 && c.note.NextUse == c.safepoint.Call}
		if after[n] == nil {
			needs = append(needs, n)
		}
		call := out.Rows[i].Call
		if m := j.notes.moved[n.use]; m != nil && slices.Contains(m.Past, c.safepoint.Call) {
			past[n] = true
		}
		name := report.Part{Text: call.Name, ID: call.ID, Code: true}
		if call.Poll {
			name = word("the poll")
			if k, more := poll[n]; more {
				after[n][k].Text = "the polls"
				continue
			}
			poll[n] = len(after[n])
		}
		if !slices.Contains(after[n], name) {
			after[n] = append(after[n], name)
		}
	}
	for _, n := range needs {
		var parts []report.Part
		if len(needs) > 1 && j.comp.Links().SourceLabel(n.value) != out.Name {
			parts = append(parts, j.thing(n.value), word(": "))
		}
		calls := func() []report.Part {
			return join(nil, len(after[n]), func(i int) []report.Part {
				return []report.Part{after[n][i]}
			})
		}
		switch {
		case n.use == 0:
			inside := j.insideOf(n.value, crossed)
			if len(inside) == 0 {
				parts = append(parts, word("kept for pointers derived from it"))
				break
			}
			parts = append(parts, word("kept as the base of "))
			parts = join(parts, len(inside), func(i int) []report.Part {
				return []report.Part{j.thing(inside[i])}
			})
		case n.own:
			parts = append(append(parts, calls()...),
				word(" uses it as an argument, which counts; nothing uses it afterwards"))
		case n.again:
			parts = append(append(parts, calls()...),
				word(" uses it again in the next iteration"))
		default:
			parts = append(append(parts, j.use(n.use)...), word(" needs it after "))
			parts = append(parts, calls()...)
			if past[n] {
				parts = append(parts, word("; the rewrite moved it there, down to its branch"))
			}
		}
		say(out, "Live", parts...)
	}
}

// insideOf are the pointers that are listed with a base at the safepoints it crosses.
func (j *Journeys) insideOf(base provenance.ID, crossed []*crossing) (inside []provenance.ID) {
	for _, c := range crossed {
		if c.safepoint == nil {
			continue
		}
		for i := range c.safepoint.Live {
			if l := &c.safepoint.Live[i]; l.Base == base && l.Value != base &&
				!slices.Contains(inside, l.Value) {
				inside = append(inside, l.Value)
			}
		}
	}
	return inside
}

// whyBase names the base of a pointer, and says how it was found.
func (j *Journeys) whyBase(out *report.Journey, crossed []*crossing) {
	var told []provenance.ID
	for _, c := range crossed {
		n := c.note
		if n == nil || slices.Contains(told, n.Value) {
			continue
		}
		told = append(told, n.Value)
		var parts []report.Part
		if len(told) > 1 || j.comp.Links().SourceLabel(n.Value) != out.Name {
			parts = append(parts, j.thing(n.Value), word(": "))
		}
		switch {
		case n.Base == n.Value && j.notes.bases[n.Value] != nil:
			parts = append(parts, j.inserted(j.notes.bases[n.Value])...)
		case n.Base == n.Value:
			text := "it is one itself"
			if how := j.baseBecause(n.Base); how != "" {
				text += ", " + how
			} else if n.Taken {
				text = "it is assumed to be one, as every deopt operand is"
			}
			parts = append(parts, word(text))
		default:
			parts = append(parts, j.thing(n.Base))
			for i := len(n.Chain) - 2; i > 0; i-- {
				parts = append(parts, word(" ← "), j.thing(n.Chain[i]))
			}
			switch b := j.notes.bases[n.Base]; {
			case b != nil:
				parts = append(append(parts, word(", ")), j.inserted(b)...)
			default:
				if how := j.baseBecause(n.Base); how != "" {
					parts = append(parts, word(", "+how))
				}
			}
		}
		say(out, "Base", parts...)
		j.drawBase(&out.Bases, n)
	}
	if len(out.Bases.Edges) == 0 {
		out.Bases = report.BaseGraph{}
	}
}

// inserted says why a pass inserted a base.
func (j *Journeys) inserted(n *pass.BaseNote) []report.Part {
	parts := []report.Part{word("inserted because "), j.thing(n.Value),
		word(" may point into different objects: ")}
	return join(parts, len(n.Inputs), func(i int) []report.Part {
		in := &n.Inputs[i]
		if in.Value == in.Base {
			return []report.Part{j.thing(in.Base)}
		}
		return []report.Part{j.thing(in.Value), word(" in "), j.thing(in.Base)}
	})
}

// baseBecause says why a pointer's definition makes it a base.
func (j *Journeys) baseBecause(id provenance.ID) string {
	l := j.comp.Links().Get(id)
	if l != nil && l.Kind == provenance.KindArgument {
		return "an argument"
	}
	in := j.notes.instrs[id]
	if in == nil {
		for o := range j.index.Own([]uint32{uint32(id)}) {
			if l := j.index.Link(o); l.Purpose == report.PurposeResult {
				return "the result of a call"
			}
		}
		return ""
	}
	switch in.Op {
	case ir.Load:
		return "loaded from memory"
	case ir.Call, ir.Invoke:
		return "the result of a call"
	case ir.Phi, ir.Select:
		return "which only bases flow into"
	}
	return ""
}

// slotNames is how many of the pointers that share a slot are named; the rest are counted.
const slotNames = 16

// whySlot says what else the slots of the rows hold.
func (j *Journeys) whySlot(out *report.Journey) {
	if l := j.index.Link(out.ID); l.Kind.IsMap() || l.Category == report.CategoryCall {
		return // a record does not say what else is kept there
	}
	own := j.index.Own([]uint32{out.ID})
	told := map[uint32]bool{}
	for i := range out.Rows {
		place := out.Rows[i].Place
		if place.ID == 0 || told[place.ID] || out.Rows[i].Constant != "" {
			continue
		}
		told[place.ID] = true
		others, more := j.tenantsOf(place.ID).besides(own)
		if len(others) == 0 {
			continue
		}
		parts := []report.Part{{Text: place.Place, ID: place.ID, Code: true}, word(
			" is shared with ")}
		n := len(others)
		if more > 0 {
			n++
		}
		say(out, "Slot", join(parts, n, func(i int) []report.Part {
			if i == len(others) {
				return []report.Part{word(source.Count(more, "other"))}
			}
			return []report.Part{j.thing(provenance.ID(others[i]))}
		})...)
	}
}

// tenants are the pointers held in a slot.
type tenants struct {
	// owners are the pointers, in the order of the slot's names.
	owners []uint32
	// of is the owner of each value in the slot, parts the number of values an owner has there.
	of    map[uint32]uint32
	parts map[uint32]int
}

// tenantsOf returns the tenants of a slot, computed once, because each pointer in it needs the
// others.
func (j *Journeys) tenantsOf(place uint32) *tenants {
	if t := j.tenants[place]; t != nil {
		return t
	}
	t := &tenants{of: map[uint32]uint32{}, parts: map[uint32]int{}}
	if l := j.index.Link(place); l != nil && l.Kind == provenance.KindSlot {
		for i, owner := range j.index.LeastOwn(l.From) {
			if _, had := t.of[l.From[i]]; had {
				continue
			}
			t.of[l.From[i]] = owner
			if t.parts[owner]++; t.parts[owner] == 1 {
				t.owners = append(t.owners, owner)
			}
		}
	}
	if j.tenants == nil {
		j.tenants = map[uint32]*tenants{}
	}
	j.tenants[place] = t
	return t
}

// besides returns the first slotNames owners with values in the slot that are not in own, and how
// many more there are.
func (t *tenants) besides(own map[uint32]bool) (first []uint32, more int) {
	left := map[uint32]int{} // of owners with values there that are in own
	gone := 0
	for id := range own {
		owner, ok := t.of[id]
		if !ok {
			continue
		}
		if _, had := left[owner]; !had {
			left[owner] = t.parts[owner]
		}
		if left[owner]--; left[owner] == 0 && !own[owner] {
			gone++
		}
	}
	for id := range own {
		if t.parts[id] > 0 {
			gone++
		}
	}
	for _, owner := range t.owners {
		if len(first) == slotNames {
			break
		}
		if n, ok := left[owner]; !own[owner] && (!ok || n > 0) {
			first = append(first, owner)
		}
	}
	return first, len(t.owners) - gone - len(first)
}

// whyAgain says why a pointer is recomputed after calls, once for each pointer.
func (j *Journeys) whyAgain(out *report.Journey, crossed []*crossing) {
	var told []provenance.ID
	for _, c := range crossed {
		n := c.note
		if n == nil || !n.Remat || slices.Contains(told, n.Value) {
			continue
		}
		told = append(told, n.Value)
		var parts []report.Part
		if j.comp.Links().SourceLabel(n.Value) != out.Name {
			parts = append(parts, j.thing(n.Value), word(": "))
		}
		say(out, "Record", append(parts, word("not listed: recomputing it from "),
			j.thing(n.Base), word(" is cheaper than relocating it"))...)
	}
}

// whyPoll says why there are polls among the calls, or why a poll was omitted.
func (j *Journeys) whyPoll(out *report.Journey, crossed []*crossing) {
	var told []*pass.PollNote
	tell := func(n *pass.PollNote) {
		if n == nil || slices.Contains(told, n) {
			return
		}
		told = append(told, n)
		say(out, "Poll", j.poll(n)...)
	}
	for _, c := range crossed {
		if c.safepoint != nil {
			tell(j.notes.polls[c.safepoint.Call])
		}
	}
	if out.Category == report.CategoryBase || out.Category == report.CategoryDerived {
		return // a note about a point in the code is not about the pointer defined there
	}
	for _, root := range append(j.index.Roots([]uint32{out.ID}), out.ID) {
		at := cmp.Or(j.values[root], provenance.ID(root))
		for _, n := range j.notes.at[at] {
			tell(n)
		}
		tell(j.notes.polls[at])
	}
}

// whyBarrier says which barrier the accesses of a pointer, or through it, got.
func (j *Journeys) whyBarrier(out *report.Journey) {
	var told []*pass.BarrierNote
	for _, root := range append(j.index.Roots([]uint32{out.ID}), out.ID) {
		for _, n := range j.notes.barriers[root] {
			if slices.Contains(told, n) {
				continue
			}
			told = append(told, n)
			say(out, "Barrier", append(j.use(n.At), word(": "+n.String()))...)
		}
	}
}

// poll says why a poll was placed or omitted.
func (j *Journeys) poll(n *pass.PollNote) []report.Part {
	parts := []report.Part{word(n.Reason.String())}
	switch {
	case n.Because != 0:
		parts = append(append(parts, word(": ")), j.use(n.Because)...)
	case n.Width > 0:
		text := fmt.Sprintf(": the loop's trip count is not known to fit %s",
			source.Count(n.Width, "bit"))
		if n.NoCall {
			text += ", and no call on every iteration is a safepoint"
		}
		parts = append(parts, word(text))
	}
	return parts
}
