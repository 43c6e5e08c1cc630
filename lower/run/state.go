package run

import (
	"io"
	"slices"
)

// state is what the runtime keeps in Go. Its other data is in the program's memory; both are
// restored when the machine steps back.
type state struct {
	safepoints, polls, skipped, throws uint64
	served                             uint64 // safepoints at which the due work has been done

	since   uint64 // safepoints since stress last collected
	why     string // why a collection was first skipped
	random  uint64 // state of rand
	stubbed uint64 // objects that stubs made

	threads []threadState
	// companion is the companion's thread, 0 for none; idle is set while it waits for another
	// thread to leave a safepoint; roused is how many safepoints were served when it last resumed.
	companion int
	idle      bool
	roused    uint64
	request   request
	worker    worker

	roots  []uint64 // the roots that rt_root registered, and the references thrown
	output []byte   // only ever appended to
	untold []untold // only ever appended to, or replaced
	byCard []uint64 // addresses of stores that were untold until the next safepoint
}

// Snapshot implements machine.State.
func (p *Program) Snapshot() any {
	s := p.state
	s.threads = cloneThreads(s.threads)
	s.roots = slices.Clip(s.roots)
	s.output = slices.Clip(s.output)
	s.untold, s.byCard = slices.Clip(s.untold), slices.Clip(s.byCard)
	return s
}

// cloneThreads copies the runtime's state of threads.
func cloneThreads(threads []threadState) []threadState {
	threads = slices.Clone(threads)
	for i := range threads {
		threads[i].exceptions = threads[i].exceptions.clone()
	}
	return threads
}

// Restore implements machine.State.
func (p *Program) Restore(to any) {
	if s, ok := to.(state); ok {
		p.state = s
		p.state.threads = cloneThreads(s.threads)
	}
}

// Output returns what the program has printed, if Options.Out is nil.
func (p *Program) Output() []byte { return p.state.output }

// Print writes to the program's output.
func (p *Program) Print(text string) error {
	if p.opt.Out == nil {
		p.state.output = append(p.state.output, text...)
		return nil
	}
	_, err := io.WriteString(p.opt.Out, text)
	return err
}
