package explore

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/lower"
	emulated "statepoint/lower/run"
	"statepoint/lower/run/breaks"
	"statepoint/web/report"
)

// maxBreakSites bounds the places of one kind that a page is told.
const maxBreakSites = 1000

// maxBreakSteps bounds how far runs are looked at for what a break does.
const maxBreakSteps = 1 << 18

// breakage is a break of the program.
type breakage struct {
	site    *breaks.Site
	edit    breaks.Edit
	notices []breaks.Notice
}

// breakModule breaks the module on purpose, if the request asks for it. One that asks for a place
// that is not there any more is told so, and gets the program whole.
func (r *run) breakModule() bool {
	key := r.req.Options.Break
	if key == "" {
		return true
	}
	site, err := breaks.ParseKey(key)
	if err != nil {
		return r.whole(err)
	}
	if !site.Kind.OfModule() {
		r.broken = &breakage{site: &site} // what is there to break is known when it is compiled
		return true
	}
	found, err := breaks.Find(breaks.ModuleSites(r.module, r.strategies), key)
	if err != nil {
		return r.whole(err)
	}
	r.broken = &breakage{site: found}
	if r.broken.edit, err = found.EditModule(r.module, r.strategies); err != nil {
		return r.fail("%v", err)
	}
	r.broken.notices, err = breaks.Verify(r.ctx, r.module, r.strategies)
	if errors.Is(err, breaks.ErrRefused) {
		return r.fail("the module is broken on purpose, and the verifier refuses it: %s",
			r.broken.notices[0].Text)
	} else if err != nil {
		return r.fail("%v", err)
	}
	now := printModule(r.module, r.printed)
	if now == nil {
		return r.fail("%v", errLong)
	}
	now.doc.Caption = "Broken on purpose: " + lowerFirst(found.Kind.Title()) + ", " + found.What +
		"."
	r.links.addModule(r.module, now, r.strategies, report.StageBreak)
	r.rep.Stages = append(r.rep.Stages, report.Stage{Key: report.StageBreak, Title: "Break",
		Summary: lowerFirst(found.Kind.Title()), Changed: !now.same(r.printed), Doc: now.doc})
	before := r.printed
	r.printed = now
	if r.watch != nil {
		return r.watch(report.StageBreak, before, &passes.Explanation{}) == nil
	}
	return true
}

// whole says why the program is not broken.
func (r *run) whole(err error) bool {
	r.broken = nil
	r.list.Add(source.Diagnostic{Severity: source.Warning,
		Message: fmt.Sprintf("the program is not broken: %v", err)})
	return true
}

// breakMap breaks what was compiled.
func (r *run) breakMap(res *lower.Result) {
	if r.broken == nil || r.broken.site.Kind.OfModule() {
		return
	}
	found, err := breaks.Find(breaks.Sites(r.module, res, r.strategies), r.req.Options.Break)
	if err == nil {
		r.broken.site = found
		err = found.EditResult(res)
	}
	if err != nil {
		r.whole(err)
	}
}

// damage is what the break does to the program in memory.
func (r *run) damage() []emulated.Damage {
	if r.broken == nil {
		return nil
	}
	return r.broken.site.Damage()
}

// breaks says where a program can be broken, and what came of it where it is.
func (e *Engine) breaks(ctx context.Context, s *session) *report.RunBreaks {
	r := s.c
	if e.whole == nil {
		e.whole = r
		if r.broken != nil {
			req := *r.req
			req.Options.Break = ""
			quiet := report.WithProgress(ctx, func(string, int, int) {})
			e.whole = start(quiet, &req, e.Strategies)
		}
	}
	w := e.whole
	out := &report.RunBreaks{}
	if w.lowered == nil {
		out.Trouble = "Nothing to break: " + w.notLowered()
		return out
	}
	sites := breaks.Sites(w.module, w.lowered, w.strategies)
	for _, k := range breaks.Kinds {
		kind := report.RunBreakKind{Key: string(k), Title: k.Title(), About: k.About()}
		for i := range sites {
			if x := &sites[i]; x.Kind != k {
				continue
			} else if k == breaks.FlipByte {
				kind.Bytes++
			} else if len(kind.Sites) < maxBreakSites {
				kind.Sites = append(kind.Sites, report.RunBreakSite{Key: x.Key(), What: x.What,
					IDs: some(w.links.callOf(x.ID), w.links.callOf(x.Safepoint))})
			}
		}
		out.Kinds = append(out.Kinds, kind)
	}
	if r.broken == nil {
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

// examiner runs the unbroken program to look at what it does.
func (s *session) examiner(ctx context.Context, w *run) (*breaks.Examiner, error) {
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
	subject.Lower.Strategies = w.strategies
	if s.chosen != nil {
		subject.Run.Throws = s.chosen.Throws
	}
	return breaks.ExaminerOf(ctx, subject,
		breaks.NewBuild(w.module, w.surface, w.lowered, nil, breaks.Edit{}))
}

// explain runs the program whole and broken, beside each other.
func (s *session) explain(ctx context.Context, w *run) (*breaks.Explanation, error) {
	x, err := s.examiner(ctx, w)
	if err != nil {
		return nil, err
	}
	b := s.c.broken
	if s.c.lowered == nil {
		return nil, errors.New(s.c.notLowered())
	}
	build := breaks.NewBuild(s.c.module, s.c.surface, s.c.lowered, b.site, b.edit)
	return x.ExamineBuild(ctx, b.site, build, b.notices)
}

// judge says whether the run of an unbroken program, which has come to its end, went astray.
func (s *session) judge() {
	f, _ := s.program.Findings()
	if f == nil {
		if step, missed := s.program.Missed(); missed && s.failed && s.c.broken == nil {
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
func (s *session) texts() map[uint32]string {
	texts := map[uint32]string{}
	frames := s.c.frames()
	for i := range frames {
		for j := range frames[i].Steps {
			step := &frames[i].Steps[j]
			texts[step.ID] = strings.Join(strings.Fields(step.Text), " ")
		}
	}
	return texts
}

// outcome is an explanation for a page, with instructions as its panes write them.
func (s *session) outcome(e *breaks.Explanation) *report.RunBroken {
	texts := s.texts()
	out := &report.RunBroken{Key: e.Site.Key(), Title: e.Site.Kind.Title(), What: e.Site.What,
		Left: e.Left, LeftSize: e.LeftSize, Refused: e.Refused,
		Reason: e.Reason, Ended: e.Ended, Whole: e.Whole}
	claim := func(c *breaks.Claim) report.RunClaim {
		out := report.RunClaim{Step: c.Step, Text: c.Text, Code: c.Code, Where: c.Address,
			Line: uint32(c.Line), IDs: some(c.IDs...)}
		if len(out.IDs) > 0 && out.Code != "" && !strings.HasPrefix(out.Code, "the runtime") {
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
func some(all ...ir.ID) (out []uint32) {
	for _, id := range all {
		if id != 0 {
			out = append(out, uint32(id))
		}
	}
	return out
}

// lowerFirst has a title go on a sentence.
func lowerFirst(text string) string { return string(text[0]|0x20) + text[1:] }
