package journey_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/static/examples"
	"statepoint/web/explore"
	"statepoint/web/explore/exploretest"
	"statepoint/web/explore/journey"
	"statepoint/web/report"
)

// cardFacts are the passes' notes on a module, taken from the passes alone.
type cardFacts struct {
	live     []pass.LiveNote
	inserted map[provenance.ID]*pass.BaseNote
	polls    map[string]bool // the reasons of polls
	names    map[provenance.ID]string
	moved    map[provenance.ID]bool          // comparisons that the last pass moved
	values   map[provenance.ID]provenance.ID // results of calls, by the calls' ids
}

func cardFactsOf(t *testing.T, text string) *cardFacts {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), "input.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	f := &cardFacts{inserted: map[provenance.ID]*pass.BaseNote{},
		polls: map[string]bool{}, names: map[provenance.ID]string{},
		moved: map[provenance.ID]bool{}}
	for _, fn := range m.Funcs {
		for _, a := range fn.Args {
			f.names[a.ID()] = a.Name()
		}
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				f.names[in.ID()] = in.Name()
			}
		}
	}
	p, err := passes.NewPipeline(explore.DefaultPasses...)
	if err != nil {
		t.Fatal(err)
	}
	p.Options.Explain = true
	next := map[provenance.ID]provenance.ID{}
	p.After = func(_ *pass.Pass, m *ir.Module, why *pass.Explanation) error {
		for _, fn := range m.Funcs {
			for _, b := range fn.Blocks {
				for in := b.First(); in != nil; in = in.Next() {
					if in.Op == ir.ICmp && in.Next() != nil {
						was := next[in.ID()]
						next[in.ID()] = in.Next().ID()
						f.moved[in.ID()] = was != 0 && was != in.Next().ID()
					}
				}
			}
		}
		for i := range why.Safepoints {
			s := &why.Safepoints[i]
			f.live = append(f.live, s.Live...)
		}
		for i := range why.Bases {
			f.inserted[why.Bases[i].Base] = &why.Bases[i]
		}
		for i := range why.Polls {
			f.polls[why.Polls[i].Reason.String()] = true
		}
		return nil
	}
	if _, err := p.Run(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	return f
}

// leadsTo lists the targets of a sentence's parts, in order.
func leadsTo(parts []report.Part) (list []provenance.ID) {
	for _, p := range parts {
		if p.ID != 0 {
			list = append(list, provenance.ID(p.ID))
		}
	}
	return list
}

// wrong returns the claim of a card's sentence that the passes do not make, "" for none.
func (f *cardFacts) wrong(r *report.Reason) string {
	text, named := report.PartsText(r.Parts), leadsTo(r.Parts)
	has := func(is func(*pass.LiveNote) bool) bool {
		for i := range f.live {
			if is(&f.live[i]) {
				return true
			}
		}
		return false
	}
	// A card about several pointers begins with its subject.
	if i := slices.IndexFunc(r.Parts, func(p report.Part) bool { return p.Text == ": " }); i == 1 {
		named = named[1:]
	}
	switch r.About {
	case "Live":
		switch {
		case strings.Contains(text, " needs it after "):
			use := cmp.Or(f.values[named[0]], named[0])
			if !has(func(n *pass.LiveNote) bool { return n.NextUse == use }) {
				return "no pass says that this is a next use"
			}
			if n := f.names[named[0]]; n != "" && !strings.Contains(text, n) {
				return "the use is called " + n
			}
			if strings.Contains(text, "the rewrite moved it there") && !f.moved[use] {
				return "the use stands where it stood"
			}
		case strings.Contains(text, "kept as the base of "):
			for _, id := range named {
				if !has(func(n *pass.LiveNote) bool { return n.Value == id && n.Base != id }) {
					return fmt.Sprintf("no pass says that %s has another base", f.names[id])
				}
			}
		case strings.Contains(text, "uses it as an argument, which counts"):
			if !has(func(n *pass.LiveNote) bool { return n.OwnOperand }) {
				return "no pass says that a call's own operand counts"
			}
		}
	case "Base":
		if strings.Contains(text, "inserted because ") {
			if !slices.ContainsFunc(named, func(id provenance.ID) bool {
				for _, b := range f.inserted {
					if b.Value == id {
						return true
					}
				}
				return false
			}) {
				return "no base was inserted for any of these"
			}
		} else if len(named) > 0 &&
			!has(func(n *pass.LiveNote) bool { return n.Base == named[0] }) {
			return "no pass says that this is a base"
		}
	case "Poll":
		for reason := range f.polls {
			if strings.HasPrefix(text, reason) {
				return ""
			}
		}
		return "no pass gives this reason"
	}
	return ""
}

// The cards of each example agree with the passes' notes, which the test gets without the page.
func TestCardsOfExamples(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	checked := map[string]int{}
	for _, e := range all {
		f := cardFactsOf(t, e.Source)
		journeys, rep := journey.Of(t.Context(), &report.Request{Source: e.Source}, nil)
		f.values = map[provenance.ID]provenance.ID{}
		for _, l := range rep.Links {
			if l.Call != 0 {
				f.values[provenance.ID(l.Call)] = provenance.ID(l.ID)
			}
		}
		for i := range journeys {
			for k := range journeys[i].Reasons {
				r := &journeys[i].Reasons[k]
				checked[r.About]++
				if wrong := f.wrong(r); wrong != "" {
					t.Errorf("%s, %s: %s: %s: %s", e.Name, journeys[i].Name, r.About,
						report.PartsText(r.Parts), wrong)
				}
			}
		}
	}
	if checked["Live"] < 50 || checked["Base"] < 50 || checked["Poll"] < 5 {
		t.Errorf("only so many cards: %v", checked)
	}
	// False claims are detected.
	f := cardFactsOf(t, exploretest.Example(t, "base-phi"))
	for _, r := range []report.Reason{
		{About: "Live", Parts: []report.Part{{Text: "%cursor", ID: 1}, journey.Word(" needs it after ")}},
		{About: "Base", Parts: []report.Part{{Text: "%value", ID: 999}}},
		{About: "Poll", Parts: []report.Part{journey.Word("poll before the return")}},
	} {
		if f.wrong(&r) == "" {
			t.Errorf("nobody notices a wrong card: %s", report.PartsText(r.Parts))
		}
	}
}
