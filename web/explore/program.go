package explore

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/lower/machine"
	emulated "statepoint/lower/run"
	"statepoint/lower/run/breaks"
	"statepoint/web/report"
)

// Limits of a run of a program.
const (
	// MaxRunSteps bounds the steps of a run.
	MaxRunSteps = 10_000_000
	// MaxRunHeap bounds its heap, in bytes, and RunHeap is the size unless a request says another:
	// small, so that the collector has to run.
	MaxRunHeap, RunHeap = 64 << 20, 64 << 10
	// recordedAtOnce bounds the steps that are recorded for one answer: tens of milliseconds.
	recordedAtOnce = 400_000
	// maxRunObjects and maxRunEvents bound what a state shows of them.
	maxRunObjects, maxRunEvents = 60, 200
	// maxRunPrints bounds the steps that are noted for what they print.
	maxRunPrints = 100
)

// runStress is when the collector runs unless a request says otherwise: as often as it can, so that
// every pointer is seen to move.
const runStress = "every-safepoint"

// runSeed is the order of threads in a run and in what is said of it.
const runSeed = 1

// session is a program that runs, with its recording.
type session struct {
	c            *run
	asked, setup report.RunSetup
	program      *emulated.Program
	history      *machine.History
	funcs        map[string]*code.Func
	frames       map[string]*report.Frame

	cases  []emulated.Case // calls that the text's author wrote down
	chosen *emulated.Case  // the one that is made, or nil

	marks       []report.RunMark
	prints      []report.RunPrint
	shown       int    // bytes of output noted in prints
	safepoints  uint64 // counted so far
	collections uint64
	complete    bool
	ended       string
	failed      bool
	astray      report.RunClaim // where the run does what it must not, no Text if it does not
	hidden      report.RunClaim // where the stale address was that it used
	blame       string          // what the emulator supplied that had a part in it

	visited uint64            // stack pointer of the frame that the collector is at, 0 for none
	did     *did              // what collectors tell, if it is wanted
	actions map[uint64]uint32 // how many actions steps have, where that has been found out
}

// Program runs a compilation and shows it at a step. It compiles first if the engine has not
// compiled the request last. It never returns nil; a state with Trouble says why there is no run.
func (e *Engine) Program(ctx context.Context, ask *report.RunRequest) *report.RunState {
	if e.last == nil || !e.last.req.Same(&ask.Request) {
		e.Run(ctx, &ask.Request)
	}
	s := e.session
	if s == nil || s.c != e.last || s.asked != ask.Setup {
		e.session = nil
		var err error
		if s, err = newSession(ctx, e.last, ask.Setup); err == nil {
			e.session = s
			err = s.record(ctx, 0)
		}
		if err != nil {
			state := s.trouble(err)
			if ask.Action == report.RunBreak {
				state.Breaks = e.breaks(ctx, s)
			}
			return state
		}
	}
	state, err := s.act(ctx, ask)
	if err != nil {
		return s.trouble(err)
	}
	if ask.Action == report.RunBreak {
		state.Breaks = e.breaks(ctx, s)
	}
	return state
}

// trouble is a state that says why there is no run, with what may be chosen instead.
func (s *session) trouble(err error) *report.RunState {
	state := &report.RunState{Trouble: err.Error(), Setup: s.setup}
	s.choices(state)
	return state
}

// choices fills in what may be chosen.
func (s *session) choices(state *report.RunState) {
	state.Collectors, state.Stresses = s.c.surface.Collectors(), emulated.Stresses
	state.Makers = s.makers()
	s.supplied(state)
	if s.c.surface == nil {
		return
	}
	for _, f := range s.c.surface.Funcs {
		if f.Defined && f.Convention == "" {
			state.Functions = append(state.Functions, f.Name)
		}
	}
	slices.Sort(state.Functions)
	for i := range s.cases {
		state.Calls = append(state.Calls, callOf(&s.cases[i]))
	}
}

// newSession loads a program and starts it. With an error comes a session that cannot run.
func newSession(ctx context.Context, r *run, asked report.RunSetup) (*session, error) {
	r.ctx = ctx
	s := &session{c: r, asked: asked, setup: asked, funcs: map[string]*code.Func{},
		frames: map[string]*report.Frame{}, actions: map[uint64]uint32{}}
	if r.lowered == nil {
		return s, errors.New("nothing to run: " + r.notLowered())
	}
	s.fillIn()
	opt := emulated.Options{Damage: r.damage(), Seed: runSeed,
		Collector: s.setup.Collector, HeapBytes: uint64(s.setup.Heap),
		Code: &r.lowered.Module, Surface: r.surface, Stubs: true, Events: s.events(),
		Limits: machine.Limits{Steps: MaxRunSteps}, Advice: advice}
	if !slices.Contains(emulated.Collectors(), s.setup.Collector) {
		return s, fmt.Errorf("no collector is called %q", s.setup.Collector)
	}
	if s.setup.Heap > MaxRunHeap {
		return s, fmt.Errorf("a heap of %s is more than the page's limit of %d; the command "+
			"`statepoint run --heap` has none", source.Count(s.setup.Heap, "byte"), MaxRunHeap)
	}
	if s.chosen != nil {
		opt.Throws = s.chosen.Throws
	}
	opt.Sanitize = r.broken == nil && !r.req.Covered
	if b := r.broken; b != nil { // so that its steps are those of the explanation
		opt = breaks.NewBuild(r.module, r.surface, r.lowered, b.site, b.edit).Options(opt, b.site)
	}
	var err error
	if err = s.declared(&opt); err != nil {
		return s, err
	}
	if opt.Stress, err = emulated.ParseStress(s.setup.Stress); err != nil {
		return s, err
	}
	if s.setup.Entry == "" {
		return s, errors.New("nothing to run: the module defines no function that can be called")
	}
	if s.program, err = emulated.Load(r.lowered.Object, opt); err != nil {
		if len(opt.Damage) > 0 {
			err = errors.New("the collector refuses the map: " +
				r.broken.site.Refusal(r.lowered, err))
		}
		return s, err
	}
	args, err := s.program.Arguments(s.setup.Entry, []string{s.setup.Arguments})
	if err != nil {
		return s, fmt.Errorf("arguments of @%s: %w", s.setup.Entry, err)
	}
	if err := s.program.Start(s.setup.Entry, args); err != nil {
		return s, err
	}
	for i := range r.lowered.Funcs {
		s.funcs[r.lowered.Funcs[i].Name] = &r.lowered.Funcs[i]
	}
	frames := r.frames()
	for i := range frames {
		s.frames[frames[i].Name] = &frames[i]
	}
	s.history = machine.NewHistory(s.program.Machine, machine.HistoryLimits{})
	return s, nil
}

// record goes on with the recording, to a step if to is not 0, else as far as one answer goes. The
// state is then where the recording ends.
func (s *session) record(ctx context.Context, to uint64) error {
	if s.complete {
		return nil
	}
	if err := s.history.Seek(ctx, s.history.End()); err != nil {
		return err
	}
	left := uint64(recordedAtOnce)
	met, err := s.history.Run(ctx, func(*machine.Machine) bool {
		s.mark()
		left--
		return left == 0 || to != 0 && s.history.Now() >= to
	})
	switch {
	case met:
		return nil
	case err != nil && ctx.Err() != nil:
		return err
	}
	s.complete = true
	s.end(err)
	return nil
}

// mark notes a safepoint that the last step came to, and what it printed.
func (s *session) mark() {
	if out := s.program.Output(); len(out) != s.shown {
		if len(out) > s.shown && len(s.prints) < maxRunPrints {
			s.prints = append(s.prints, report.RunPrint{Step: s.history.Now() - 1,
				Text: strings.TrimSpace(string(out[s.shown:]))})
		}
		s.shown = len(out)
	}
	n := s.program.Safepoints()
	if n == s.safepoints {
		return
	}
	s.safepoints = n
	now := s.program.Counts().Collections
	s.marks = append(s.marks, report.RunMark{Step: s.history.Now() - 1,
		Collected: now != s.collections})
	s.collections = now
}

// advice is how a reader of the page gets past what stopped a run.
var advice = emulated.Advice{Heap: "choose a larger one beside the call",
	Memory:    "the command `statepoint run --max-memory` goes further",
	Objects:   "to be sure, declare it beside the call: %s",
	Collector: "choose mark-sweep, refcount or incremental beside the call"}

// end says how the run ended.
func (s *session) end(err error) {
	if err == nil {
		s.ended = fmt.Sprintf("@%s returned %s.", s.setup.Entry, s.program.Result(s.setup.Entry))
		return
	}
	var exit *emulated.ErrExit
	var fault *machine.Fault
	err = s.program.Explain(err)
	switch {
	case errors.As(err, &exit):
		s.ended = upperFirst(exit.Error()) + "."
		return
	case errors.As(err, &fault) && fault.Kind == machine.StepLimit:
		s.ended = fmt.Sprintf("Stopped after %s, the page's limit; the command "+
			"`statepoint run --max-steps` goes further%s.", source.Count(fault.Limit, "step"),
			s.program.Late())
	default:
		s.ended = upperFirst(err.Error())
	}
	s.failed = true
}

// after is the number of the first mark behind a step.
func (s *session) after(step uint64) int {
	return sort.Search(len(s.marks), func(i int) bool { return s.marks[i].Step > step })
}

// shownMarks are the marks, thinned out evenly where there are more than a screen has room for.
func (s *session) shownMarks() []report.RunMark {
	if len(s.marks) <= report.MostRunMarks {
		return s.marks
	}
	out := make([]report.RunMark, report.MostRunMarks)
	for i := range out {
		out[i] = s.marks[i*len(s.marks)/report.MostRunMarks]
	}
	return out
}
