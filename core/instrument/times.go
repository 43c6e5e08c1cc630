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

// Times are the processor times of passes and of steps of code generation, as the kernel counts
// them for the process. A nil Times measures nothing.
type Times struct {
	names []string
	spent []time.Duration
	began time.Duration
}

// Watch measures the passes of a pipeline, without other hooks.
func (t *Times) Watch(p *passes.Pipeline) {
	before, after := p.Before, p.After
	p.Before = func(pass *pass.Pass, m *ir.Module) {
		if before != nil {
			before(pass, m)
		}
		t.Begin()
	}
	p.After = func(pass *pass.Pass, m *ir.Module, why *pass.Explanation) error {
		t.End(pass.Name)
		if after != nil {
			return after(pass, m, why)
		}
		return nil
	}
}

// Begin starts a measurement.
func (t *Times) Begin() {
	if t != nil {
		t.began = process.ProcessorTime()
	}
}

// End adds the time since Begin to the total of a name.
func (t *Times) End(name string) {
	if t == nil {
		return
	}
	spent := process.ProcessorTime() - t.began
	for i := range t.names {
		if t.names[i] == name {
			t.spent[i] += spent
			return
		}
	}
	t.names, t.spent = append(t.names, name), append(t.spent, spent)
}

// Print prints the times in the form of LLVM's -time-passes, one name per line in the order of
// their first run.
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
