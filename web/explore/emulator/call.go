package emulator

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/machine"
	"statepoint/lower/run"
	"statepoint/web/explore"
	"statepoint/web/report/jsonform"
)

// Default and greatest limits of a call.
const (
	DefaultCallSteps = 1 << 26
	MaxCallSteps     = 1 << 32
	MaxCallHeap      = 64 << 20
	callMemory       = 256 << 20
)

// Call runs a compilation from beginning to end, without a history.
func Call(ctx context.Context, c *explore.Compilation, ask *jsonform.Call) *jsonform.Outcome {
	trouble := func(format string, args ...any) *jsonform.Outcome {
		return &jsonform.Outcome{Trouble: fmt.Sprintf(format, args...)}
	}
	call, err := run.ParseCase(ask.Entry + " = 0")
	if err != nil || strings.Contains(ask.Entry, "=") {
		return trouble("the call is %q; it must be like sum({| 3})", ask.Entry)
	}
	stress, err := run.ParseStress(ask.Stress)
	if err != nil {
		return trouble("%v", err)
	}
	if ask.Collector != "" && !slices.Contains(run.Collectors(), ask.Collector) {
		return trouble("the collector is one of %s, not %q",
			strings.Join(run.Collectors(), ", "), ask.Collector)
	}
	if ask.Steps > MaxCallSteps || ask.Heap > MaxCallHeap {
		return trouble("at most %s and a heap of %s are allowed",
			source.Count(uint64(MaxCallSteps), "step"), source.Count(uint64(MaxCallHeap), "byte"))
	}
	var output bytes.Buffer
	opt := run.Options{Code: &c.Lowered().Module, Surface: Surface(c), Stubs: true,
		Damage: Damage(c), Throws: ask.Throws, Collector: ask.Collector, Stress: stress, Seed: 1,
		HeapBytes: ask.Heap, Out: &output, Judge: true,
		Limits: machine.Limits{Steps: DefaultCallSteps, Memory: callMemory},
		Advice: run.Advice{Steps: "the option steps raises it",
			Heap: "the option heap makes it larger"}}
	if ask.Steps != 0 {
		opt.Limits.Steps = ask.Steps
	}
	if ask.Seed != 0 {
		opt.Seed = ask.Seed
	}
	p, err := run.Load(c.Lowered().Object, opt)
	if err != nil {
		return trouble("%v", err)
	}
	args, err := p.Arguments(call.Entry, []string{call.Arguments})
	if err != nil {
		return trouble("%v", err)
	}
	out := &jsonform.Outcome{Collector: p.Collector()}
	var exit *run.ErrExit
	switch err := p.Call(ctx, call.Entry, args); {
	case err == nil:
		out.Result = p.Result(call.Entry)
	case errors.As(err, &exit):
		out.Stopped = exit.Error()
	default:
		out.Stopped = p.Explain(err).Error()
	}
	if first, n := p.Findings(); first != nil {
		out.Unsound, out.Unsounds, out.Blame = first.String(), n, p.Blame()
	}
	for _, s := range p.Supplied() {
		if s.Used {
			out.Assumed = append(out.Assumed, s.Text)
		}
	}
	n := p.Counts()
	out.Output = output.String()
	out.Steps, out.Safepoints, out.Collections = n.Steps, n.Safepoints, n.Collections
	out.Moved, out.Updated = n.Moved, n.Updated
	return out
}
