package breaks

import (
	"context"
	"errors"
	"fmt"
	"sort"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower/machine"
	"statepoint/lower/run"
	"statepoint/stackmap/collect"
)

// Examiner breaks one program at many sites.
type Examiner struct {
	subject *Subject
	whole   *recording
	// beside are the separate runs of the unbroken program, by kind of break.
	beside map[Kind]*recording
	build  *Build
	// Sites returns the sites where the program can be broken.
	Sites []Site
	polls map[string]bool
}

// NewExaminer compiles the unbroken program and records its run.
func NewExaminer(ctx context.Context, s *Subject) (*Examiner, error) {
	b, _, err := s.Build(ctx, nil)
	if err != nil {
		return nil, err
	}
	return ExaminerOf(ctx, s, b)
}

// ExaminerOf is NewExaminer for a program that is compiled already.
func ExaminerOf(ctx context.Context, s *Subject, b *Build) (*Examiner, error) {
	x := &Examiner{subject: s, Sites: Sites(b.Module, b.Result, s.Lower.Strategies),
		polls: map[string]bool{}, beside: map[Kind]*recording{}, build: b}
	for f := range pollTargets(b.Module) {
		if f, ok := f.(*ir.Func); ok {
			x.polls["@"+f.Name()] = true
		}
	}
	whole, err := s.record(ctx, b, nil)
	x.whole = whole
	return x, err
}

// Whole returns how the unbroken run ends, and whether it was sound, without a wrong step.
func (x *Examiner) Whole() (text string, sound bool) {
	w := x.whole
	var exit *run.ErrExit
	return w.outcome(), (w.ended == nil || errors.As(w.ended, &exit)) && w.stale < 0 &&
		w.found == nil
}

// Examine breaks the program at a site, runs it, and explains the outcome.
func (x *Examiner) Examine(ctx context.Context, site *Site) (*Explanation, error) {
	e := &Explanation{Site: *site, Whole: x.whole.outcome()}
	b, notices, err := x.subject.Build(ctx, site)
	e.Notices = notices
	var list *source.List
	switch {
	case errors.Is(err, ErrRefused):
		e.Ended = "is not compiled"
		return e, nil
	case errors.As(err, &list):
		e.Notices = append(e.Notices, Notice{By: Generator, Text: err.Error()})
		e.Ended = "is not compiled"
		return e, nil
	case err != nil:
		return nil, err
	}
	return x.ExamineBuild(ctx, site, b, notices)
}

// ExamineBuild is Examine for a broken program that is already compiled; notices are the verifiers'
// findings.
func (x *Examiner) ExamineBuild(ctx context.Context, site *Site, b *Build,
	notices []Notice) (*Explanation, error) {
	x, err := x.besides(ctx, site)
	if err != nil {
		return nil, err
	}
	e := &Explanation{Site: *site, Whole: x.whole.outcome(), Notices: notices}
	r, err := x.subject.record(ctx, b, site)
	if err != nil {
		if ctx.Err() != nil || len(b.Damage) == 0 {
			return nil, err
		}
		e.Refused = site.Refusal(b.Result, err)
		e.Notices = append(e.Notices, Notice{By: Decoder, Text: e.Refused})
		e.Ended = "is not loaded"
		return e, nil
	}
	x.compare(ctx, e, r)
	return e, ctx.Err()
}

// besides returns the examiner whose unbroken program runs with the options for breaks of a site's
// kind.
func (x *Examiner) besides(ctx context.Context, site *Site) (*Examiner, error) {
	if !site.Kind.Apart() {
		return x, nil
	}
	if x.beside[site.Kind] == nil {
		w, err := x.subject.record(ctx, x.build, site)
		if err != nil {
			return nil, err
		}
		x.beside[site.Kind] = w
	}
	other := *x
	other.whole = x.beside[site.Kind]
	return &other, nil
}

// compare compares the run of a broken program with that of the unbroken one.
func (x *Examiner) compare(ctx context.Context, e *Explanation, r *recording) {
	w := x.whole
	e.Ended, e.End, e.Found = r.outcome(), r.history.End(), r.found
	i := x.differ(e, r)
	if i >= 0 && i < len(r.events) {
		x.access(ctx, e, r, &r.events[i])
	}
	x.transition(ctx, e, r)
	x.ending(ctx, e, r)
	if w.ended == nil && r.ended == nil && !r.cut && !w.cut {
		switch {
		case r.printed != w.printed:
			x.note(e, Outcome, r.history.End(), fmt.Sprintf("it prints %s instead of %s",
				orNothing(r.printed), orNothing(w.printed)))
		case r.stubbed != w.stubbed:
			x.note(e, Outcome, r.history.End(), fmt.Sprintf("it calls %s instead of %s",
				orNothing(r.stubbed), orNothing(w.stubbed)))
		case r.output != w.output:
			x.note(e, Outcome, r.history.End(), "it prints at other times between its calls")
		case r.result != w.result:
			x.note(e, Outcome, r.history.End(), fmt.Sprintf("it returns %s instead of %s", r.result,
				w.result))
		}
	}
	if more := r.history.End() / 2; r.cut && !w.cut && (i >= 0 || more >= w.history.End()) {
		e.Endless = true
		x.note(e, Outcome, w.history.End(), fmt.Sprintf("it continues, to step %d at least; the "+
			"unbroken program %s at step %d", r.history.End(), w.outcome(), w.history.End()))
	}
	if e.Site.Kind == RemovePoll {
		x.held(ctx, e, r)
	}
	if r.skipped > w.skipped {
		where := "a safepoint"
		if n := r.skipped - w.skipped; n != 1 {
			where = source.Count(n, "safepoint")
		}
		x.note(e, Collector, r.skippedAt, fmt.Sprintf("it cannot run at %s: %s", where, r.why))
		if e.First == nil || e.First.Step > r.skippedAt {
			e.First = r.claim(ctx, r.skippedAt)
			e.First.Text = "the collector should run here and cannot: " + r.why
			e.Way = nil
		}
	}
	sort.SliceStable(e.Notices, func(i, j int) bool {
		a, b := &e.Notices[i], &e.Notices[j]
		if a.Running != b.Running {
			return b.Running
		}
		return a.Step < b.Step
	})
	if e.Site.Kind == DropBarrier {
		x.missed(ctx, e, r)
	}
	switch {
	case e.Running():
	case e.First != nil:
		e.Reason = x.unread(e, r)
	default:
		e.Reason = x.reason(e, r)
	}
}

func (x *Examiner) note(e *Explanation, by Finder, step uint64, text string, ids ...provenance.ID) {
	e.Notices = append(e.Notices, Notice{By: by, Text: text, Step: step, Running: true, IDs: ids})
}

// differ returns the index of the broken run's first wrong event, -1 if there is none. It may be
// one past the last.
func (x *Examiner) differ(e *Explanation, r *recording) int {
	w := x.whole
	if e.Site.Kind == RemovePoll || e.Site.Kind == DropBarrier {
		i := r.stale
		if i >= 0 && i < len(w.events) && r.events[i].astray() && w.events[i].astray() {
			return -1
		}
		return i
	}
	for i := range r.events {
		if i < len(w.events) && r.events[i].astray() && w.events[i].astray() {
			continue // the unbroken program goes astray here too
		}
		if i >= len(w.events) || !r.events[i].same(&w.events[i]) ||
			r.events[i].wrong() && !w.events[i].wrong() {
			return i
		}
	}
	if len(r.events) < len(w.events) && !r.cut {
		return len(r.events)
	}
	return -1
}

// access explains a step whose meaning differs from the unbroken run's.
func (x *Examiner) access(ctx context.Context, e *Explanation, r *recording, bad *event) {
	claim := r.claim(ctx, bad.step)
	word := bad.addr
	verb := "reads"
	if d := r.decoded[bad.at]; d != nil && d.writes {
		verb = "writes"
	}
	switch {
	case bad.kind == anAccess && bad.wrong() && bad.what.kind == isObject:
		word = r.wordOf(ctx, bad)
		claim.Text = fmt.Sprintf("stores %#x, a stale address, into %s", word, bad.what)
	case bad.kind == anAccess && bad.beyond != 0 && bad.wrong():
		claim.Text = fmt.Sprintf("%s through %#x, beyond the object at %#x", verb, word, bad.beyond)
	case bad.kind == anAccess && bad.what.kind == isHole:
		claim.Text = fmt.Sprintf("%s through %#x, where no object is", verb, word)
	case bad.kind == anAccess && bad.wrong():
		claim.Text = fmt.Sprintf("%s through %#x, where there is no object any more", verb, word)
	case bad.kind == anAccess:
		claim.Text = fmt.Sprintf("%s %s", verb, bad.what)
		if n := x.counterpart(r, bad); n != nil {
			claim.Text += fmt.Sprintf("; the unbroken program goes to %s here", n.what)
			if n.kind == anAccess && n.what == bad.what && n.value != bad.value {
				claim.Text = fmt.Sprintf("leaves %s in %s, instead of %s", bad.value, bad.what,
					n.value)
			}
		}
	case bad.kind == aReturn:
		claim.Text = fmt.Sprintf("returns %#x, %s", word, bad.value)
	default:
		claim.Text = "calls `" + bad.what.name + "`"
		for i, a := range bad.args {
			if a.kind == isStale {
				word = r.argument(ctx, bad, i)
				claim.Text += fmt.Sprintf(" with %#x, where there is no object any more", word)
				break
			}
		}
		if n := x.counterpart(r, bad); n != nil && !bad.wrong() {
			for i := range bad.args {
				if n.kind == aCall && n.args[i] != bad.args[i] {
					claim.Text += fmt.Sprintf("; argument %d is %s instead of %s", i+1, bad.args[i],
						n.args[i])
					break
				}
			}
		}
	}
	e.First = claim
	if n := x.counterpart(r, bad); n != nil && bad.takes(n) {
		e.Way, _ = r.way(ctx, bad, word) // another object is at its address
	}
	if bad.wrong() {
		by := Machine
		text := fmt.Sprintf("the address %#x is protected: a collection has left it", word)
		switch {
		case bad.kind == anAccess && bad.what.kind == isObject: // a store, which is no trap
		case bad.kind == anAccess:
			x.note(e, by, bad.step, text)
		default:
			x.note(e, Runtime, bad.step, fmt.Sprintf("%#x is passed on as a reference, and no "+
				"object is there", word))
		}
		var left *grave
		if e.Way, left = r.way(ctx, bad, word); left != nil {
			e.Left, e.LeftSize = left.from, left.size
			if now := r.ids.now(left, bad.step); now != 0 {
				claim.Text += fmt.Sprintf("; the object is at %#x now", now)
			}
		}
	}
}

// held checks how long the companion waited at the missing poll.
func (x *Examiner) held(ctx context.Context, e *Explanation, r *recording) {
	w := x.whole
	if record := w.recordOf(e.Site.Safepoint); record < 0 || w.times(record) == 0 {
		return // the unbroken run does not reach the poll
	}
	for i := range r.waits {
		if i >= len(w.waits) {
			return
		}
		waited, most := r.waits[i].until-r.waits[i].from, w.waits[i].until-w.waits[i].from
		if waited <= most {
			continue
		}
		at := r.waits[i].from
		x.note(e, Waiting, at+most, fmt.Sprintf("another thread wants to collect at step %d and "+
			"waits %s for this one, until step %d; with the poll it waits %d", at,
			source.Count(waited, "step"),
			at+waited, most))
		if e.First == nil || e.First.Step > at+most {
			e.First = r.claim(ctx, at+most)
			e.First.Text = fmt.Sprintf("continues without a poll while another thread waits to "+
				"collect, until step %d", at+waited)
			e.Way = nil
		}
		return
	}
}

// counterpart is the event of the unbroken run that corresponds to an event of the broken one.
func (x *Examiner) counterpart(r *recording, bad *event) *event {
	for i := range r.events {
		if &r.events[i] == bad && i < len(x.whole.events) {
			return &x.whole.events[i]
		}
	}
	return nil
}

// transition checks whether the program accessed objects while its flag said that it was outside.
func (x *Examiner) transition(ctx context.Context, e *Explanation, r *recording) {
	if r.outside < 0 {
		return
	}
	bad := &r.events[r.outside]
	if e.First == nil || bad.step < e.First.Step {
		e.First = r.claim(ctx, bad.step)
		e.First.Text = fmt.Sprintf("goes to %s while the flag still says that the thread is "+
			"outside: a collector does not wait for it, and may be moving this object", bad.what)
		e.Way = nil
	}
	x.note(e, Machine, bad.step, "an access to an object by a thread whose flag says that it is "+
		"outside")
}

// ending reports what stopped the broken run, if anything did.
func (x *Examiner) ending(ctx context.Context, e *Explanation, r *recording) {
	if r.ended == nil {
		return
	}
	step := r.history.End()
	var refused *run.Refused
	var unsound *collect.Unsound
	var trapped *run.Trapped
	var exit *run.ErrExit
	text, _, _ := strings.Cut(r.ended.Error(), "\n")
	by := Runtime
	switch {
	case errors.As(r.ended, &exit):
		var was *run.ErrExit
		if errors.As(x.whole.ended, &was) && was.Status == exit.Status {
			return
		}
		by = Outcome
	case errors.As(r.ended, &unsound):
		by = HeapVerifier
	case errors.As(r.ended, &refused):
		by = Collector
	case errors.As(r.ended, &trapped):
		switch trapped.Fault.Kind {
		case machine.HostError:
		case machine.StepLimit, machine.MemoryLimit:
			by = Outcome
		default:
			by = Machine
		}
	}
	if x.whole.ended != nil && x.whole.ended.Error() == r.ended.Error() {
		return
	}
	x.note(e, by, step, text)
	if e.First == nil || e.First.Step > step {
		e.First = r.claim(ctx, step)
		e.First.Text = text
		e.Way = nil
	}
}

// outcome describes how a run ended.
func (r *recording) outcome() string {
	text := ""
	switch {
	case r.cut:
		text = fmt.Sprintf("still runs after %s, the limit of the comparison",
			source.Count(r.history.End(), "step"))
	case r.ended != nil:
		text, _, _ = strings.Cut(r.ended.Error(), "\n")
		text = "is stopped: " + text
	default:
		text = "returns " + r.result
	}
	if r.stubbed != "" {
		text += ", calls " + r.stubbed
	}
	if r.printed != "" {
		text += ", and prints " + r.printed
	}
	return text
}
