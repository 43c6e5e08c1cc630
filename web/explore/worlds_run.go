package explore

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	emulated "statepoint/lower/run"
	"statepoint/web/report"
)

// chosenCall is the call to run.
func (c *comparison) chosenCall() (setup report.RunSetup, throws []string) {
	if c.setup.Entry == "" {
		for line := range strings.Lines(c.req.Source) {
			text, ok := strings.CutPrefix(line, "; run:")
			if !ok {
				if !strings.HasPrefix(line, ";") {
					break
				}
				continue
			}
			if k, err := emulated.ParseCase(strings.TrimSpace(text)); err == nil {
				return report.RunSetup{Entry: k.Entry, Arguments: k.Arguments}, k.Throws
			}
		}
	}
	s := &session{run: c.run, setup: c.setup}
	s.fillIn()
	return s.setup, nil
}

// runAll runs a call in every world.
func (c *comparison) runAll() {
	setup, throws := c.chosenCall()
	out := c.out
	out.Entry, out.Arguments = setup.Entry, setup.Arguments
	if setup.Entry == "" {
		out.NotRun = "the module defines no function that can be called"
		return
	}
	for i, p := range c.programs {
		if p == nil {
			continue
		}
		t := tally{of: map[string]*report.WorldFigures{}}
		for k := range out.Functions {
			t.of[out.Functions[k].Symbol] = &out.Functions[k].In[i]
		}
		w := &out.Worlds[i]
		if err := t.run(c.ctx, p, setup, throws, w); err != nil {
			w.Stopped = err.Error()
		}
	}
}

// tally counts what a run executes.
type tally struct {
	of     map[string]*report.WorldFigures
	ranges []codeRange
	last   int    // the range that the instruction before was in, -1 for none
	sp     uint64 // the stack pointer before it
}

type codeRange struct {
	start, end uint64
	figures    *report.WorldFigures
}

func (t *tally) run(ctx context.Context, p *made, setup report.RunSetup, throws []string,
	w *report.World) error {
	var printed bytes.Buffer
	program, err := emulated.Load(p.result.Object, emulated.Options{Code: &p.result.Module,
		Surface: p.surface, Stubs: true, Throws: throws, Out: &printed,
		Sanitize: true,
		Limits:   machine.Limits{Steps: MaxWorldSteps}, HeapBytes: uint64(setup.Heap)})
	if err != nil {
		return err
	}
	for i := range p.result.Funcs {
		f := &p.result.Funcs[i]
		if at, ok := program.Image.Lookup(f.Name); ok && t.of[f.Name] != nil {
			t.ranges = append(t.ranges, codeRange{at, at + uint64(f.Size), t.of[f.Name]})
		}
	}
	args, err := program.Arguments(setup.Entry, []string{setup.Arguments})
	if err != nil {
		return err
	}
	t.last = -1
	program.Machine.OnStep = t.step
	err = program.Call(ctx, setup.Entry, args)
	for i := range t.ranges {
		w.Executed += t.ranges[i].figures.Executed
	}
	if err != nil {
		return program.Explain(err)
	}
	if f, _ := program.Findings(); f != nil {
		return fmt.Errorf("the program goes astray: it %s (step %d at %s)", f.What(), f.Step,
			f.Where)
	}
	w.Result = program.Result(setup.Entry)
	if text := strings.TrimSpace(printed.String()); text != "" {
		w.Result += ", printed " + text
	}
	return nil
}

// step counts the instruction that is about to be executed. A function is called where its first
// one is reached from another function, or with a return address just pushed.
func (t *tally) step(m *machine.Machine, at uint64) {
	in := t.last
	if in < 0 || at < t.ranges[in].start || at >= t.ranges[in].end {
		in = t.rangeOf(at)
	}
	sp := m.Get(amd64.RSP)
	if in >= 0 {
		r := &t.ranges[in]
		r.figures.Executed++
		if at == r.start && (in != t.last || sp+8 == t.sp) {
			r.figures.Calls++
		}
	}
	t.last, t.sp = in, sp
}

// rangeOf is the number of the function around an address, -1 for none.
func (t *tally) rangeOf(at uint64) int {
	for i := range t.ranges {
		if at >= t.ranges[i].start && at < t.ranges[i].end {
			return i
		}
	}
	return -1
}
