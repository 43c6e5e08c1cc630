package session

import (
	"cmp"
	"context"
	"errors"
	"strings"

	"statepoint/core/provenance"
	"statepoint/web/explore"
	"statepoint/web/explore/panes"

	emulated "statepoint/lower/run"
	"statepoint/lower/run/breaks"
	"statepoint/web/report"
)

// maxBreakSites bounds the places of one kind that a page is told.
const maxBreakSites = 1000

// maxBreakSteps bounds how far runs are looked at for what a break does.
const maxBreakSteps = 1 << 18

// breaks says where a program can be broken, and what came of it where it is.
func (s *Session) breaks(ctx context.Context) *report.RunBreaks {
	r := s.comp
	w := s.unbroken(ctx)
	out := &report.RunBreaks{}
	if w.Lowered() == nil {
		out.Trouble = "Nothing to break: " + w.NotLowered()
		return out
	}
	sites := breaks.Sites(w.Module(), w.Lowered(), w.Strategies())
	for _, k := range breaks.Kinds {
		kind := report.RunBreakKind{Key: string(k), Title: k.Title(), About: k.About()}
		for i := range sites {
			if x := &sites[i]; x.Kind != k {
				continue
			} else if k == breaks.FlipByte {
				kind.Bytes++
			} else if len(kind.Sites) < maxBreakSites {
				kind.Sites = append(kind.Sites, report.RunBreakSite{Key: x.Key(), What: x.What,
					IDs: some(w.Links().CallOf(x.ID), w.Links().CallOf(x.Safepoint))})
			}
		}
		out.Kinds = append(out.Kinds, kind)
	}
	if r.Broken() == nil {
		return out
	}
	why, err := s.explain(ctx, w)
	if err != nil {
		out.Trouble = err.Error()
		return out
	}
	out.Done = s.outcome(why)
	return out
}

// unbroken is the program as it is without its break.
func (s *Session) unbroken(ctx context.Context) *explore.Compilation {
	if s.comp.Broken() == nil {
		return s.comp
	}
	if s.whole == nil {
		req := *s.comp.Request()
		req.Options.Break = ""
		quiet := report.WithProgress(ctx, func(string, int, int) {})
		s.whole = explore.Compile(quiet, &req, s.comp.Registry())
	}
	return s.whole
}

// examiner runs the unbroken program to look at what it does.
func (s *Session) examiner(ctx context.Context, w *explore.Compilation) (*breaks.Examiner, error) {
	stress, err := emulated.ParseStress(s.setup.Stress)
	if err != nil {
		return nil, err
	}
	subject := &breaks.Subject{Run: emulated.Options{Collector: s.setup.Collector,
		HeapBytes: uint64(s.setup.Heap), Stubs: true, Stress: stress,
		Seed: runSeed},
		Entry: s.setup.Entry, Arguments: []string{s.setup.Arguments}, MaxSteps: maxBreakSteps}
	if err := s.declared(&subject.Run); err != nil {
		return nil, err
	}
	subject.Lower.Strategies = w.Strategies()
	if s.chosen != nil {
		subject.Run.Throws = s.chosen.Throws
	}
	return breaks.ExaminerOf(ctx, subject,
		breaks.NewBuild(w.Module(), w.Surface(), w.Lowered(), nil, breaks.Edit{}))
}

// explain runs the program whole and broken, beside each other.
func (s *Session) explain(ctx context.Context, w *explore.Compilation) (*breaks.Explanation,
	error) {
	x, err := s.examiner(ctx, w)
	if err != nil {
		return nil, err
	}
	b := s.comp.Broken()
	if s.comp.Lowered() == nil {
		return nil, errors.New(s.comp.NotLowered())
	}
	build := breaks.NewBuild(s.comp.Module(), s.comp.Surface(), s.comp.Lowered(), b.Site, b.Edit)
	return x.ExamineBuild(ctx, b.Site, build, b.Notices)
}

// judge says whether the run of an unbroken program, which has come to its end, went astray.
func (s *Session) judge() {
	f, _ := s.program.Findings()
	if f == nil {
		if step, missed := s.program.Missed(); missed && s.failed && s.comp.Broken() == nil {
			s.astray = report.RunClaim{Step: step, Text: "stores a reference into an object, and " +
				"no write barrier reports it to the collector"}
		}
		return
	}
	texts := s.texts()
	claim := func(p *emulated.Point, text string) report.RunClaim {
		c := report.RunClaim{Step: p.Step, Text: text, Code: p.Code, Where: p.Where,
			Line: uint32(p.Line)}
		if p.Inst != nil {
			c.IDs = some(p.Inst.ID)
			if c.Code != "" {
				c.Code = cmp.Or(texts[uint32(p.Inst.ID)], c.Code)
			}
		}
		return c
	}
	s.astray = claim(&f.Point, f.What())
	if f.Hidden != "" {
		s.hidden = claim(&f.Put, "the address was hidden in "+f.Hidden)
	}
	s.blame = s.program.Blame()
}

// texts are the instructions by id, as panes write them.
func (s *Session) texts() map[uint32]string {
	texts := map[uint32]string{}
	frames := panes.Frames(s.comp)
	for i := range frames {
		for j := range frames[i].Steps {
			step := &frames[i].Steps[j]
			texts[step.ID] = strings.Join(strings.Fields(step.Text), " ")
		}
	}
	return texts
}

// outcome is an explanation for a page, with instructions as its panes write them.
func (s *Session) outcome(e *breaks.Explanation) *report.RunBroken {
	texts := s.texts()
	out := &report.RunBroken{Key: e.Site.Key(), Title: e.Site.Kind.Title(), What: e.Site.What,
		Left: e.Left, LeftSize: e.LeftSize, Refused: e.Refused,
		Reason: e.Reason, Ended: e.Ended, Whole: e.Whole}
	claim := func(c *breaks.Claim) report.RunClaim {
		out := report.RunClaim{Step: c.Step, Text: c.Text, Code: c.Code, Where: c.Address,
			Line: uint32(c.Line), IDs: some(c.IDs...)}
		if len(out.IDs) > 0 && out.Code != "" && !c.Outside {
			out.Code = cmp.Or(texts[out.IDs[0]], out.Code)
		}
		return out
	}
	if e.First != nil {
		out.First = claim(e.First)
	}
	for i := range e.Way {
		out.Way = append(out.Way, claim(&e.Way[i]))
	}
	for i := range e.Notices {
		n := &e.Notices[i]
		out.Notices = append(out.Notices, report.RunNotice{By: n.By.String(), Text: n.Text,
			Running: n.Running, Step: n.Step, IDs: some(n.IDs...)})
	}
	return out
}

// some are the ids that are not 0.
func some(all ...provenance.ID) (out []uint32) {
	for _, id := range all {
		if id != 0 {
			out = append(out, uint32(id))
		}
	}
	return out
}
