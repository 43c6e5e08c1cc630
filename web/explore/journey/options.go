package journey

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/provenance"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// Limits for trying options one by one: their number, and the size of the source in bytes.
const (
	mostTried    = 12
	longestTried = 256 << 10
)

// whyOption says which of the reader's options changed the answer, by experiment: it reruns the
// passes without each option, and compares what they say about the pointer.
func (j *Journeys) whyOption(ctx context.Context, out *report.Journey) {
	l := j.index.Link(out.ID)
	if j.notes.stage == nil || len(j.comp.Request().Source) > longestTried || l == nil ||
		!slices.Equal(j.index.Roots([]uint32{out.ID}), []uint32{out.ID}) {
		return
	}
	here := j.facts(out.ID)
	for _, t := range j.without() {
		there, ok := j.factsOf(ctx, &t.request, l)
		if !ok {
			continue
		}
		var parts []report.Part
		for _, f := range there {
			if !slices.Contains(here, f) {
				parts = append(parts, word(", and would "+f.does+" "), f.part(true))
			}
		}
		for _, f := range here {
			if !slices.Contains(there, f) {
				parts = append(parts, word(", and would not "+f.does+" "), f.part(false))
			}
		}
		if len(parts) == 0 {
			continue
		}
		parts[0].Text = strings.Replace(parts[0].Text, ", and would", " would", 1)
		say(out, "Option", append([]report.Part{{Text: t.option, Code: true},
			word(" changed it: without, " + out.Name)}, parts...)...)
	}
}

// trial is a request without one of its options.
type trial struct {
	option  string
	request report.Request
}

// without returns the requests that each lack one of the pass options.
func (j *Journeys) without() (list []trial) {
	add := func(option string, change func(*report.Options)) {
		t := trial{option, *j.comp.Request()}
		change(&t.request.Options)
		if len(list) < mostTried {
			list = append(list, t)
		}
	}
	flags := j.comp.Request().Options.PassFlags
	for i, flag := range flags {
		if !strings.HasPrefix(strings.TrimLeft(flag, "-"), "strategy=") {
			add(flag, func(o *report.Options) {
				o.PassFlags = slices.Delete(slices.Clone(flags), i, i+1)
			})
		}
	}
	if s := j.comp.Request().Options.Strategy; s != "" {
		add("the strategy "+s, func(o *report.Options) { o.Strategy = "" })
	}
	return list
}

// fact is what the passes decided about a pointer at one safepoint, or about its base.
type fact struct {
	does string // "live across", "be computed again after", "have the base"
	what string
	code bool // what is only a name
	// id is the call or the base in the source, 0 for one that a pass created.
	id uint32
}

// part names the subject of a fact, without a link if only another compilation has it.
func (f fact) part(elsewhere bool) report.Part {
	p := report.Part{Text: f.what, ID: f.id, Code: f.code}
	if elsewhere {
		p.ID = 0
	}
	return p
}

// factsOf are the facts about the same thing in another compilation; ok is false if that fails.
func (j *Journeys) factsOf(ctx context.Context, req *report.Request, l *report.Link) (
	facts []fact, ok bool) {
	v, ok := explore.Passed(ctx, req, j.comp.Strategies())
	if !ok {
		return nil, false
	}
	there, err := New(v)
	if err != nil {
		return nil, false
	}
	same := there.index.Link(l.ID)
	if same == nil || same.Kind != l.Kind || same.Label != l.Label {
		return nil, false
	}
	return there.facts(l.ID), true
}

// facts are the passes' decisions about a pointer, by items of the source.
func (j *Journeys) facts(id uint32) (facts []fact) {
	add := func(f fact) {
		if !slices.Contains(facts, f) {
			facts = append(facts, f)
		}
	}
	for _, i := range j.about(id) {
		c := &j.crossings[i]
		if c.note == nil || uint32(c.note.Value) != id {
			continue
		}
		f := fact{does: "live across"}
		if c.note.Remat {
			f.does = "be computed again after"
		}
		if poll := j.notes.polls[c.safepoint.Call]; poll != nil {
			f.what = "the " + poll.Reason.String()
			if n := j.lineOf(uint32(poll.At)); n > 0 {
				f.what += fmt.Sprintf(" (line %d)", n)
			}
		} else {
			f.id = uint32(j.comp.Links().CallOf(c.safepoint.Call))
			f.what, f.code = j.callSite(c.statepoint, c.target).Name, true
			if n := j.lineOf(f.id); n > 0 {
				f.what, f.code = f.what+fmt.Sprintf(" (line %d)", n), false
			}
		}
		add(f)
		if b := c.note.Base; b != c.note.Value {
			add(fact{"have the base", j.comp.Links().SourceLabel(b), true, j.sourceID(b)})
		}
	}
	return facts
}

// sourceID is the id of an item in the source, 0 for one that a pass created.
func (j *Journeys) sourceID(id provenance.ID) uint32 {
	if slices.Equal(j.index.Roots([]uint32{uint32(id)}), []uint32{uint32(id)}) &&
		j.notes.bases[id] == nil {
		return uint32(id)
	}
	return 0
}
