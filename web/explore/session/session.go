package session

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
	"statepoint/web/explore"
	"statepoint/web/explore/panes"

	emulated "statepoint/lower/run"
	"statepoint/lower/run/breaks"
	"statepoint/web/report"
)

// Limits of a run of a program.
const (
	// MaxRunSteps bounds the steps of a run.
	MaxRunSteps = 10_000_000
	// MaxRunHeap bounds its heap, in bytes, and RunHeap is the default size: small, so that the
	// collector has to run.
	MaxRunHeap, RunHeap = 64 << 20, 64 << 10
	// recordedAtOnce bounds the steps that are recorded for one answer: tens of milliseconds.
	recordedAtOnce = 400_000
	// maxRunObjects and maxRunEvents bound the objects and events that a state shows.
	maxRunObjects, maxRunEvents = 60, 200
	// maxRunPrints bounds the steps that are noted for what they print.
	maxRunPrints = 100
)

// runStress is the default for when the collector runs: as often as possible, so that every pointer
// is seen to move.
const runStress = "every-safepoint"

// runSeed is the order of threads in a run and in what is said of it.
const runSeed = 1

// Session is a running program with its recording.
type Session struct {
	comp         *explore.Compilation
	whole        *explore.Compilation // without its break, once it was asked for
	err          error                // why the program cannot run
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

// Begin loads the program of a compilation and records the beginning of the requested run. before
// is the reader's previous session, nil if none: its results for the same compilation are reused. A
// program that cannot run has a session too; Show says why.
func Begin(ctx context.Context, r *explore.Compilation, asked report.RunSetup,
	before *Session) *Session {
	var whole *explore.Compilation
	if before != nil && before.comp == r {
		whole = before.whole
	}
	s, err := newSession(ctx, r, asked)
	if s.whole = whole; err == nil {
		err = s.record(ctx, 0)
	}
	s.err = err
	return s
}

// Of reports whether the session is of a compilation and was asked for with a setup. One that could
// not begin is of none: the reason may be gone.
func (s *Session) Of(r *explore.Compilation, asked report.RunSetup) bool {
	return s != nil && s.err == nil && s.comp == r && s.asked == asked
}

// Setup returns the call that is run, and its options, with defaults filled in.
func (s *Session) Setup() report.RunSetup { return s.setup }

// Show shows the run at the requested step. It never returns nil; a state with Trouble says why
// there is no run.
func (s *Session) Show(ctx context.Context, ask *report.RunRequest) *report.RunState {
	var state *report.RunState
	if s.err != nil {
		state = s.trouble(s.err)
	} else {
		var err error
		if state, err = s.act(ctx, ask); err != nil {
			return s.trouble(err)
		}
	}
	if ask.Action == report.RunBreak {
		state.Breaks = s.breaks(ctx)
	}
	return state
}

// trouble returns a state that says why there is no run, with the possible choices.
func (s *Session) trouble(err error) *report.RunState {
	state := &report.RunState{Trouble: err.Error(), Setup: s.setup}
	s.choices(state)
	return state
}

// choices fills in the possible choices.
func (s *Session) choices(state *report.RunState) {
	state.Collectors, state.Stresses = s.comp.Surface().Collectors(), emulated.Stresses
	state.Makers = s.makers()
	s.supplied(state)
	if s.comp.Surface() == nil {
		return
	}
	for _, f := range s.comp.Surface().Funcs {
		if f.Defined && f.Convention == "" {
			state.Functions = append(state.Functions, f.Name)
		}
	}
	slices.Sort(state.Functions)
	for i := range s.cases {
		state.Calls = append(state.Calls, callOf(&s.cases[i]))
	}
}

// newSession loads a program and starts it. If it returns an error, the session cannot run.
func newSession(ctx context.Context, r *explore.Compilation, asked report.RunSetup) (*Session,
	error) {
	s := &Session{comp: r, asked: asked, setup: asked, funcs: map[string]*code.Func{},
		frames: map[string]*report.Frame{}, actions: map[uint64]uint32{}}
	if r.Lowered() == nil {
		return s, errors.New("nothing to run: " + r.NotLowered())
	}
	s.fillIn()
	opt := emulated.Options{Damage: r.Damage(), Seed: runSeed,
		Collector: s.setup.Collector, HeapBytes: uint64(s.setup.Heap),
		Code: &r.Lowered().Module, Surface: r.Surface(), Stubs: true, Events: s.events(),
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
	opt.Sanitize = r.Broken() == nil && !r.Request().Covered
	if b := r.Broken(); b != nil { // so that its steps are those of the explanation
		opt = breaks.NewBuild(r.Module(), r.Surface(), r.Lowered(), b.Site, b.Edit).
			Options(opt, b.Site)
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
	if s.program, err = emulated.Load(r.Lowered().Object, opt); err != nil {
		if len(opt.Damage) > 0 {
			err = errors.New("the collector refuses the map: " +
				r.Broken().Site.Refusal(r.Lowered(), err))
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
	for i := range r.Lowered().Funcs {
		s.funcs[r.Lowered().Funcs[i].Name] = &r.Lowered().Funcs[i]
	}
	frames := panes.Frames(r)
	for i := range frames {
		s.frames[frames[i].Name] = &frames[i]
	}
	s.history = machine.NewHistory(s.program.Machine, machine.HistoryLimits{})
	return s, nil
}

// record goes on with the recording, to a step if to is not 0, else as far as one answer goes. The
// state is then where the recording ends.
func (s *Session) record(ctx context.Context, to uint64) error {
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
func (s *Session) mark() {
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

// advice tells a reader of the page how to get past the error that stopped a run.
var advice = emulated.Advice{Heap: "choose a larger one beside the call",
	Memory:    "the command `statepoint run --max-memory` goes further",
	Objects:   "to be sure, declare it beside the call: %s",
	Collector: "choose mark-sweep, refcount or incremental beside the call"}

// end says how the run ended.
func (s *Session) end(err error) {
	if err == nil {
		s.ended = fmt.Sprintf("@%s returned %s.", s.setup.Entry, s.program.Result(s.setup.Entry))
		return
	}
	var exit *emulated.ErrExit
	var fault *machine.Fault
	err = s.program.Explain(err)
	switch {
	case errors.As(err, &exit):
		s.ended = explore.UpperFirst(exit.Error()) + "."
		return
	case errors.As(err, &fault) && fault.Kind == machine.StepLimit:
		s.ended = fmt.Sprintf("Stopped after %s, the page's limit; the command "+
			"`statepoint run --max-steps` goes further%s.", source.Count(fault.Limit, "step"),
			s.program.Late())
	default:
		s.ended = explore.UpperFirst(err.Error())
	}
	s.failed = true
}

// after returns the index of the first mark after a step.
func (s *Session) after(step uint64) int {
	return sort.Search(len(s.marks), func(i int) bool { return s.marks[i].Step > step })
}

// shownMarks are the marks, thinned out evenly where there are more than a screen has room for.
func (s *Session) shownMarks() []report.RunMark {
	if len(s.marks) <= report.MostRunMarks {
		return s.marks
	}
	out := make([]report.RunMark, report.MostRunMarks)
	for i := range out {
		out[i] = s.marks[i*len(s.marks)/report.MostRunMarks]
	}
	return out
}
