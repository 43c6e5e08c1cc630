package session

import (
	"cmp"
	"context"
	"errors"

	"statepoint/core/provenance"
	emulated "statepoint/lower/run"
	"statepoint/web/explore"
	"statepoint/web/explore/breaks"
	"statepoint/web/explore/emulator"
	"statepoint/web/report"
)

// maxBreakSites bounds the sites of one kind sent to a page.
const maxBreakSites = 1000

// maxBreakSteps bounds the steps of the runs that are compared to find a break's effects.
const maxBreakSteps = 1 << 18

// breaker breaks a program on purpose, and runs it beside the unbroken one.
type breaker struct {
	comp  *explore.Compilation
	call  *call
	whole *explore.Compilation // without its break; compiled on demand
}

// breaks says where a program can be broken, and the outcome if it is broken.
func (b *breaker) breaks(ctx context.Context) *report.RunBreaks {
	r := b.comp
	w := b.unbroken(ctx)
	out := &report.RunBreaks{}
	if w.Lowered() == nil {
		out.Trouble = "Nothing to break: " + w.NotLowered()
		return out
	}
	if o := w.Object(); o != nil && o.NotBroken != "" {
		out.Trouble = o.NotBroken
		return out
	}
	sites := breaks.Sites(w.Module(), w.Lowered(), w.Strategies())
	x, failed := b.examiner(ctx, w)
	reaches := func(s *breaks.Site) bool { return failed == nil && x.Reaches(s) }
	for _, k := range breaks.Kinds {
		kind := report.RunBreakKind{Key: string(k), Title: k.Title(), About: k.About()}
		for i := range sites {
			if s := &sites[i]; s.Kind != k {
				continue
			} else if k == breaks.FlipByte {
				kind.Bytes++
			} else if len(kind.Sites) < maxBreakSites {
				kind.Sites = append(kind.Sites, report.RunBreakSite{Key: s.Key(), What: s.What,
					Func: s.Func, Reached: reaches(s),
					IDs: some(w.Links().CallOf(s.ID), w.Links().CallOf(s.Safepoint))})
			}
		}
		out.Kinds = append(out.Kinds, kind)
	}
	if r.Broken() == nil {
		return out
	}
	if failed != nil {
		out.Trouble = failed.Error()
		return out
	}
	why, err := b.explain(ctx, x)
	if err != nil {
		out.Trouble = err.Error()
		return out
	}
	out.Done = b.outcome(why)
	return out
}

// unbroken is the program without its break.
func (b *breaker) unbroken(ctx context.Context) *explore.Compilation {
	if b.comp.Broken() == nil {
		return b.comp
	}
	if b.whole == nil {
		b.whole = b.comp.Unbroken(ctx)
	}
	return b.whole
}

// examiner runs the unbroken program to observe it.
func (b *breaker) examiner(ctx context.Context, w *explore.Compilation) (*breaks.Examiner, error) {
	stress, err := emulated.ParseStress(b.call.setup.Stress)
	if err != nil {
		return nil, err
	}
	subject := &breaks.Subject{Run: emulated.Options{Collector: b.call.setup.Collector,
		HeapBytes: uint64(b.call.setup.Heap), Stubs: true, Stress: stress,
		Seed: runSeed},
		Entry: b.call.setup.Entry, Arguments: []string{b.call.setup.Arguments},
		MaxSteps: maxBreakSteps}
	if err := b.call.declared(&subject.Run); err != nil {
		return nil, err
	}
	subject.Lower.Strategies = w.Strategies()
	if b.call.chosen != nil {
		subject.Run.Throws = b.call.chosen.Throws
	}
	return breaks.ExaminerOf(ctx, subject,
		breaks.NewBuild(w.Module(), emulator.Surface(w), w.Lowered(), nil, breaks.Edit{}))
}

// explain runs the broken program beside the unbroken one that an examiner observed.
func (b *breaker) explain(ctx context.Context, x *breaks.Examiner) (*breaks.Explanation, error) {
	broken := emulator.Broken(b.comp)
	if b.comp.Lowered() == nil {
		return nil, errors.New(b.comp.NotLowered())
	}
	build := breaks.NewBuild(b.comp.Module(), emulator.Surface(b.comp), b.comp.Lowered(),
		broken.Site, broken.Edit)
	return x.ExamineBuild(ctx, broken.Site, build, broken.Notices)
}

// outcome is an explanation for a page, with instructions as in its panes.
func (b *breaker) outcome(e *breaks.Explanation) *report.RunBroken {
	texts := textsOf(b.comp)
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
		n := e.Notices[i]
		if n.By == breaks.SafepointVerifier && len(n.IDs) > 1 {
			value, use := b.comp.Links().Label(n.IDs[1]), b.comp.Instr(n.IDs[0])
			if value != "" && use != "" { // as panes write them
				n.Text = breaks.StaleText(value, use)
			}
		}
		out.Notices = append(out.Notices, report.RunNotice{By: n.By.String(), Text: n.Text,
			Running: n.Running, Step: n.Step, IDs: some(n.IDs...)})
	}
	return out
}

// some returns the ids that are not 0.
func some(all ...provenance.ID) (out []uint32) {
	for _, id := range all {
		if id != 0 {
			out = append(out, uint32(id))
		}
	}
	return out
}
