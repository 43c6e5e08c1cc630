package session

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/lower/machine"
	emulated "statepoint/lower/run"
	"statepoint/web/explore"
	"statepoint/web/explore/breaks"
	"statepoint/web/explore/emulator"
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
	// maxRunPrints bounds the recorded steps that print.
	maxRunPrints = 100
)

// runStress is the default stress: the collector runs as often as possible, so that every pointer
// moves visibly.
const runStress = "every-safepoint"

// runSeed is the seed of the order of threads, in a run and in explanations of it.
const runSeed = 1

// Session is a running program with its recording.
type Session struct {
	comp    *explore.Compilation
	asked   report.RunSetup
	call    call
	breaker breaker
	err     error // why the program cannot run
	program *emulated.Program
	funcs   map[string]*code.Func
	frames  map[string]*report.Frame // of the functions that were shown

	recording recording
	verdict   verdict
	visited   uint64 // stack pointer of the frame that the collector is at, 0 for none
}

// Begin loads the program of a compilation and records the beginning of the requested run. before
// is the reader's previous session, nil if none: its results for the same compilation are reused. A
// program that cannot run has a session too; Show says why.
func Begin(ctx context.Context, r *explore.Compilation, asked report.RunSetup,
	before *Session) *Session {
	var whole *explore.Compilation
	if before != nil && before.comp == r {
		whole = before.breaker.whole
	}
	s, err := newSession(ctx, r, asked)
	if s.breaker.whole = whole; err == nil {
		err = s.recording.record(ctx, 0)
	}
	s.err = err
	return s
}

// Of reports whether the session runs a compilation with a setup. A session that could not begin
// matches none: the reason may be gone.
func (s *Session) Of(r *explore.Compilation, asked report.RunSetup) bool {
	return s != nil && s.err == nil && s.comp == r && s.asked == asked
}

// Setup returns the call that is run, and its options, with defaults filled in.
func (s *Session) Setup() report.RunSetup { return s.call.setup }

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
		state.Breaks = s.breaker.breaks(ctx)
	}
	return state
}

// trouble returns a state that says why there is no run, with the possible choices.
func (s *Session) trouble(err error) *report.RunState {
	state := &report.RunState{Trouble: err.Error(), Setup: s.call.setup}
	s.choices(state)
	return state
}

// choices fills in the possible choices.
func (s *Session) choices(state *report.RunState) {
	state.Collectors, state.Stresses = emulator.Surface(s.comp).Collectors(), emulated.Stresses
	state.Makers = s.makers()
	s.supplied(state)
	if o := s.comp.Object(); o != nil {
		state.Functions = o.Entries
		return
	}
	if emulator.Surface(s.comp) == nil {
		return
	}
	for _, f := range emulator.Surface(s.comp).Funcs {
		if f.Defined && f.Convention == "" {
			state.Functions = append(state.Functions, f.Name)
		}
	}
	slices.Sort(state.Functions)
	for i := range s.call.cases {
		state.Calls = append(state.Calls, callOf(&s.call.cases[i]))
	}
}

// newSession loads a program and starts it. If it returns an error, the session cannot run.
func newSession(ctx context.Context, r *explore.Compilation, asked report.RunSetup) (*Session,
	error) {
	s := &Session{comp: r, asked: asked, call: call{comp: r, setup: asked},
		funcs: map[string]*code.Func{}, frames: map[string]*report.Frame{}}
	s.breaker = breaker{comp: r, call: &s.call}
	if r.Lowered() == nil {
		return s, errors.New("nothing to run: " + r.NotLowered())
	}
	if o := r.Object(); o != nil && o.NotRun != "" {
		return s, errors.New(o.NotRun)
	}
	s.call.fillIn()
	opt := emulated.Options{Damage: emulator.Damage(r), Seed: runSeed,
		Collector: s.call.setup.Collector, HeapBytes: uint64(s.call.setup.Heap),
		Code: &r.Lowered().Module, Surface: emulator.Surface(r), Stubs: true, Events: s.events(),
		Limits: machine.Limits{Steps: MaxRunSteps}, Advice: advice}
	if !slices.Contains(emulated.Collectors(), s.call.setup.Collector) {
		return s, fmt.Errorf("unknown collector %q", s.call.setup.Collector)
	}
	if s.call.setup.Heap > MaxRunHeap {
		return s, fmt.Errorf("a heap of %s exceeds the page's limit of %d; the command "+
			"`statepoint run --heap` has no "+
			"limit", source.Count(s.call.setup.Heap, "byte"), MaxRunHeap)
	}
	if s.call.chosen != nil {
		opt.Throws = s.call.chosen.Throws
	}
	opt.Sanitize = r.Broken() == nil && !r.Request().Covered
	if r.Object() != nil {
		opt.Code = nil // frames are found by the object's own tables
	}
	if b := emulator.Broken(r); b != nil { // so its steps are those of the explanation
		opt = breaks.NewBuild(r.Module(), emulator.Surface(r), r.Lowered(), b.Site, b.Edit).
			Options(opt, b.Site)
	}
	var err error
	if err = s.call.declared(&opt); err != nil {
		return s, err
	}
	if opt.Stress, err = emulated.ParseStress(s.call.setup.Stress); err != nil {
		return s, err
	}
	if s.call.setup.Entry == "" {
		what := "module"
		if r.Object() != nil {
			what = "object"
		}
		return s, errors.New("nothing to run: the " + what +
			" defines no function that can be called")
	}
	if s.program, err = emulated.Load(r.Lowered().Object, opt); err != nil {
		if len(opt.Damage) > 0 {
			err = errors.New("the collector refuses the map: " +
				emulator.Broken(r).Site.Refusal(r.Lowered(), err))
		}
		return s, err
	}
	args, err := s.program.Arguments(s.call.setup.Entry, []string{s.call.setup.Arguments})
	if err != nil {
		return s, fmt.Errorf("arguments of @%s: %w", s.call.setup.Entry, err)
	}
	if err := s.program.Start(s.call.setup.Entry, args); err != nil {
		return s, err
	}
	for i := range r.Lowered().Funcs {
		s.funcs[r.Lowered().Funcs[i].Name] = &r.Lowered().Funcs[i]
	}
	s.recording.program, s.recording.entry = s.program, s.call.setup.Entry
	s.recording.history = machine.NewHistory(s.program.Machine, machine.HistoryLimits{})
	s.recording.actions = map[uint64]uint32{}
	s.recording.moves = s.moves()
	return s, nil
}

// advice tells a reader of the page how to avoid the error that stopped a run.
var advice = emulated.Advice{Heap: "choose a larger one beside the call",
	Memory:    "the command `statepoint run --max-memory` goes further",
	Objects:   "declare it beside the call: %s",
	Arguments: "give them beside the call",
	Collector: "choose mark-sweep, refcount, incremental or concurrent beside the call"}

// act moves to the moment of a request and shows it.
func (s *Session) act(ctx context.Context, ask *report.RunRequest) (*report.RunState, error) {
	switch ask.Action {
	case report.RunStale:
		return s.stale(ctx)
	case report.RunAt:
		return s.instruction(ctx, uint32(ask.From))
	}
	to, err := s.recording.target(ctx, ask)
	if err != nil {
		return nil, err
	}
	return s.state(ctx, to)
}

// stale shows the first stale access. It is known when the end of the run has been judged.
func (s *Session) stale(ctx context.Context) (*report.RunState, error) {
	state, err := s.act(ctx, &report.RunRequest{Action: report.RunEnd})
	if err != nil || s.verdict.astray.Text == "" {
		return state, err
	}
	return s.state(ctx, moment{s.verdict.astray.Step, 0})
}
