package run

import (
	"fmt"
	"io"
	"slices"

	"statepoint/lower/machine"
)

// state is what the runtime keeps in Go, by the part that keeps it. Its other data is in the
// program's memory; both are restored when the machine steps back.
type state struct {
	safepoints safepointState
	threads    []threadState
	request    request
	companion  companionState
	worker     workerState
	missed     missedState
	thrown     uint64
	random     uint64
	words      uint64
	stubbed    uint64
	roots      []uint64
	output     []byte
	calls      []int
}

// Snapshot implements machine.State.
func (p *Program) Snapshot() any {
	missed := p.missed.state
	missed.all, missed.byCard = slices.Clip(missed.all), slices.Clip(missed.byCard)
	return state{safepoints: p.safepoints.state, threads: cloneThreads(p.threads.each),
		request: p.threads.request, companion: p.companion.state, worker: p.worker.state,
		missed: missed, thrown: p.thrower.thrown, random: p.libc.Random, words: p.libc.Rest,
		stubbed: p.StandIns.stubbed, roots: slices.Clip(p.roots.registered),
		output: slices.Clip(p.output.text), calls: slices.Clip(p.output.calls)}
}

// Restore implements machine.State.
func (p *Program) Restore(to any) {
	s, ok := to.(state)
	if !ok {
		return
	}
	p.safepoints.state, p.threads.each, p.threads.request = s.safepoints, cloneThreads(s.threads),
		s.request
	p.companion.state, p.worker.state, p.missed.state = s.companion, s.worker, s.missed
	p.thrower.thrown, p.libc.Random, p.libc.Rest = s.thrown, s.random, s.words
	p.StandIns.stubbed = s.stubbed
	p.roots.registered, p.output.text, p.output.calls = s.roots, s.output, s.calls
}

// cloneThreads copies the runtime's state of threads.
func cloneThreads(threads []threadState) []threadState {
	threads = slices.Clone(threads)
	for i := range threads {
		threads[i].exceptions = threads[i].exceptions.clone()
	}
	return threads
}

// History begins the history of the started call: it executes the program's steps, and can go to
// any of them. Objects, collector, output and counts are then those of the step, since all of them
// are in the machine's memory or part of its State. Output written to Options.Out or Err cannot be
// undone, so both must be nil; see Output.
func (p *Program) History(limits machine.HistoryLimits) (*machine.History, error) {
	if p.opt.Out != nil || p.opt.Err != io.Discard {
		return nil, fmt.Errorf("output printed to a writer cannot be undone; without " +
			"Out and Err the program keeps it")
	}
	return machine.NewHistory(p.Machine, limits), nil
}
