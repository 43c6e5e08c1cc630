package instrument

import (
	"fmt"
	"io"
	"time"

	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/process"
)

// Times are the processor times that each pass of a pipeline took, as the kernel counts them for
// the process.
type Times struct {
	names []string
	spent []time.Duration
	last  time.Duration
}

// Time measures the passes of a pipeline, beside what else watches it.
func Time(p *passes.Pipeline) *Times {
	t := &Times{last: process.ProcessorTime()}
	next := p.After
	p.After = func(pass *pass.Pass, m *ir.Module, why *pass.Explanation) error {
		now := process.ProcessorTime()
		t.names, t.spent = append(t.names, pass.Name), append(t.spent, now-t.last)
		if next != nil {
			if err := next(pass, m, why); err != nil {
				return err
			}
		}
		t.last = process.ProcessorTime()
		return nil
	}
	return t
}

// Print prints the times in the form of LLVM's -time-passes, one pass a line in the order in which
// they ran.
func (t *Times) Print(w io.Writer) {
	var total time.Duration
	for _, d := range t.spent {
		total += d
	}
	fmt.Fprintf(w,
		"Pass execution timing report\n  Total Execution Time: %.4f seconds\n\n  --User+System-- "+
			" --- Name ---\n", total.Seconds())
	for i, d := range t.spent {
		fmt.Fprintf(w, "  %7.4f (%5.1f%%)  %s\n", d.Seconds(),
			100*d.Seconds()/max(total.Seconds(), 1e-9), t.names[i])
	}
}
