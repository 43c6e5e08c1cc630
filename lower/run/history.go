package run

import (
	"fmt"
	"io"

	"statepoint/lower/machine"
)

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
