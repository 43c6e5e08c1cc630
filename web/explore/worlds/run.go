package worlds

import (
	"bytes"
	"context"
	"fmt"
	"sort"
	"strings"

	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/web/explore/session"

	emulated "statepoint/lower/run"
	"statepoint/web/report"
)

// worldCall is the call that is run in each world, and what throws in it.
type worldCall struct {
	report.RunSetup
	throws []string
}

// chosenCall is the call to run; without an entry there is none, and the comparison says why.
func (c *comparison) chosenCall() (call worldCall) {
	defer func() {
		c.out.Entry, c.out.Arguments = call.Entry, call.Arguments
		if call.Entry == "" {
			c.out.NotRun = "the module defines no function that can be called"
		}
	}()
	if c.setup.Entry == "" {
		for line := range strings.Lines(c.comp.Request().Source) {
			text, ok := strings.CutPrefix(line, "; run:")
			if !ok {
				if !strings.HasPrefix(line, ";") {
					break
				}
				continue
			}
			if k, err := emulated.ParseCase(strings.TrimSpace(text)); err == nil {
				return worldCall{report.RunSetup{Entry: k.Entry, Arguments: k.Arguments}, k.Throws}
			}
		}
	}
	return worldCall{RunSetup: session.Filled(c.comp, c.setup)}
}

// tally counts what a run executes.
type tally struct {
	of     map[string]*report.WorldFigures
	ranges []codeRange
	last   int    // the range of the previous instruction, -1 for none
	sp     uint64 // the stack pointer before it
}

type codeRange struct {
	start, end uint64
	figures    *report.WorldFigures
}

func (t *tally) run(ctx context.Context, p *made, call worldCall, w *report.World) error {
	var printed bytes.Buffer
	program, err := emulated.Load(p.result.Object, emulated.Options{Code: &p.result.Module,
		Surface: p.surface, Stubs: true, Throws: call.throws, Out: &printed,
		Sanitize: true,
		Limits:   machine.Limits{Steps: MaxWorldSteps}, HeapBytes: uint64(call.Heap)})
	if err != nil {
		return err
	}
	for i := range p.result.Funcs {
		f := &p.result.Funcs[i]
		if at, ok := program.Image.Lookup(f.Name); ok && t.of[f.Name] != nil {
			t.ranges = append(t.ranges, codeRange{at, at + uint64(f.Size), t.of[f.Name]})
		}
	}
	sort.Slice(t.ranges, func(i, j int) bool { return t.ranges[i].start < t.ranges[j].start })
	args, err := program.Arguments(call.Entry, []string{call.Arguments})
	if err != nil {
		return err
	}
	t.last = -1
	program.Machine.OnStep = t.step
	err = program.Call(ctx, call.Entry, args)
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
	w.Result = program.Result(call.Entry)
	if text := strings.TrimSpace(printed.String()); text != "" {
		w.Result += ", printed " + text
	}
	return nil
}

// step counts the next instruction. Reaching a function's first instruction from another function,
// or with a return address just pushed, is a call.
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
	i := sort.Search(len(t.ranges), func(i int) bool { return t.ranges[i].start > at }) - 1
	if i >= 0 && at < t.ranges[i].end {
		return i
	}
	return -1
}
