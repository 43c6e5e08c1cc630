package grade

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/machine"
	emulated "statepoint/lower/run"
	"statepoint/stackmap/collect"
	"statepoint/web/check"
	"statepoint/web/explore/emulator"
	"statepoint/web/report"
)

// MaxCheckSteps bounds the instructions executed by the run of a check.
const MaxCheckSteps = 1 << 22

// MaxCheckFrames bounds the frames that the collector visits in the run of a check, and the pieces
// of work of one with a thread of its own: a collection takes far longer than an instruction.
const MaxCheckFrames = 1 << 15

// stoppedRun is the result in a check for a run that fails or does not end.
const stoppedRun = "stopped"

// runCase makes a call in the emulator and compares its outcome.
func (c *checker) runCase(k *check.Check) (found, error) {
	f, err := c.outcome(k)
	if f.run = asked(k); f.run != "" {
		place := report.RunStale
		if f.ending == check.Endless {
			place = strconv.Itoa(loopSteps)
		}
		f.run += "#" + place
	}
	return f, err
}

// loopSteps is the step at which a run that does not end is shown: by then a program of a lesson
// goes in circles, and a page is there at once.
const loopSteps = 1 << 14

// asked is the run of a check as a page shows it.
func asked(k *check.Check) string {
	call, _, err := runSettings(k)
	if err != nil {
		return ""
	}
	lines := []string{call.Entry, call.Arguments, k.Collector,
		cmp.Or(k.Stress, emulated.Stresses[0])}
	if len(call.Throws) > 0 || k.Unseen {
		again, by := "", ""
		if len(call.Throws) > 0 {
			again = fmt.Sprintf("%s(%s) throwing %s", call.Entry, call.Arguments,
				strings.Join(call.Throws, " "))
		}
		if k.Unseen {
			by = report.BarriersByProgram
		}
		lines = append(lines, again, by)
	}
	return strings.Join(lines, "\n")
}

// outcome makes a call in the emulator.
func (c *checker) outcome(k *check.Check) (found, error) {
	call, opt, err := c.runOptions(k)
	if err != nil {
		return found{}, err
	}
	var printed bytes.Buffer
	opt.Out = &printed
	said := fmt.Sprintf("`%s(%s)`", call.Entry, call.Arguments) + runUnder(k, &call)
	if c.endless {
		return found{said: said + " was not called, because another call did not end.",
			open: true}, nil
	}
	ctx, busy := c.limitFrames(&opt)
	defer busy()
	p, err := emulated.Load(c.comp.Lowered().Object, opt)
	if err != nil {
		return found{said: said + " cannot run: " + err.Error(), open: true}, nil
	}
	args, err := p.Arguments(call.Entry, []string{call.Arguments})
	if err != nil {
		return found{said: said + " cannot run: " + err.Error(), open: true}, nil
	}
	if err := p.Call(ctx, call.Entry, args); err != nil {
		if busy() {
			c.endless = call.Result != stoppedRun
			return found{ok: !c.endless, ending: check.Endless, said: fmt.Sprintf("%s did not end "+
				"before the collector visited %s, the limit of a check.", said,
				source.Count(MaxCheckFrames, "frame"))}, nil
		}
		if stop := c.ctx.Err(); stop != nil {
			return found{}, stop
		}
		f := found{ok: call.Result == stoppedRun, said: said + noResult(p, err),
			ending: check.Stopped}
		if tooLong(err) != nil {
			f.ending, c.endless = check.Endless, !f.ok
		}
		return f, nil
	}
	result := p.Result(call.Entry)
	f := found{ok: true, said: fmt.Sprintf("%s returned %s", said, result)}
	if result != call.Result {
		f.ok, f.said = false, f.said+", and should return "+call.Result
		if call.Result == stoppedRun {
			f.said = fmt.Sprintf("%s returned %s, but should be stopped", said, result)
		}
	}
	want := strings.Join(append(call.Prints, ""), "\n")
	if got := printed.String(); got != want {
		f.ok = false
		f.said += fmt.Sprintf(", printed %s and should print %s", oneLine(got), oneLine(want))
	} else if f.ok && got != "" {
		f.said += " and printed " + oneLine(got)
	}
	f.said += "."
	return f, nil
}

// sound fails the check of a run that returned the right result by chance: one that listed a wrong
// base, or used an address of an object that is no longer there. Facts are only about results. A
// run in which the emulator stood in for something that the program does not define is not judged.
func (c *checker) sound(k *check.Check, f *found) error {
	if c.facts || k.Subject != check.Run || !f.ok {
		return nil
	}
	call, opt, err := c.runOptions(k)
	if err != nil || call.Result == stoppedRun {
		return err
	}
	opt.Sanitize = true
	ctx, busy := c.limitFrames(&opt)
	defer busy()
	p, err := emulated.Load(c.comp.Lowered().Object, opt)
	if err != nil {
		return err
	}
	args, err := p.Arguments(call.Entry, []string{call.Arguments})
	if err != nil {
		return err
	}
	_ = p.Call(ctx, call.Entry, args) // that it returns is known
	first, _ := p.Findings()
	if first == nil || p.Blame() != "" {
		return c.ctx.Err()
	}
	f.ok, f.ending = false, check.Unsound
	f.said = fmt.Sprintf("%s, but was not sound: at step %d it %s.",
		strings.TrimSuffix(f.said, "."), first.Step, first.What())
	return c.ctx.Err()
}

// limitFrames has a run canceled when the collector has visited too many frames; busy reports
// whether it was.
func (c *checker) limitFrames(opt *emulated.Options) (ctx context.Context, busy func() bool) {
	ctx, cancel := context.WithCancel(c.ctx)
	frames := 0
	one := func() {
		if frames++; frames == MaxCheckFrames {
			cancel()
		}
	}
	opt.Events = &collect.Events{Frame: func(*collect.Frame) { one() },
		Piece: func(collect.Piece) { one() }}
	return ctx, func() bool {
		cancel()
		return frames >= MaxCheckFrames
	}
}

// runUnder returns in parentheses what distinguishes runs of one call: which functions throw, and
// the collector and stress of the check, if not the runtime's default.
func runUnder(k *check.Check, call *emulated.Case) string {
	var with []string
	for _, name := range call.Throws {
		with = append(with, fmt.Sprintf("`@%s` throws", name))
	}
	if k.Collector != "" {
		with = append(with, "`"+k.Collector+"`")
	}
	if k.Stress == "every-safepoint" {
		with = append(with, "a collection at every safepoint")
	} else if k.Stress != "" {
		with = append(with, fmt.Sprintf("stress `%s`", k.Stress))
	}
	if k.Unseen {
		with = append(with, "only barriers report stores")
	}
	if len(with) == 0 {
		return ""
	}
	return " (" + strings.Join(with, ", ") + ")"
}

// runSettings reads a check's call and its run options.
func runSettings(k *check.Check) (call emulated.Case, stress emulated.Stress, err error) {
	if call, err = emulated.ParseCase(k.Case); err == nil && k.Stress != "" {
		stress, err = emulated.ParseStress(k.Stress)
	}
	if err == nil && k.Collector != "" && !slices.Contains(emulated.Collectors(), k.Collector) {
		err = fmt.Errorf("the collector is one of %s, not %q",
			strings.Join(emulated.Collectors(), ", "), k.Collector)
	}
	if err != nil {
		err = fmt.Errorf("line %d: %w", k.Line, err)
	}
	return call, stress, err
}

// runOptions are a check's call and the options of the emulator.
func (c *checker) runOptions(k *check.Check) (emulated.Case, emulated.Options, error) {
	call, stress, err := runSettings(k)
	return call, emulated.Options{
		Code: &c.comp.Lowered().Module, Surface: emulator.Surface(c.comp), Stubs: true,
		Damage: emulator.Damage(c.comp), Throws: call.Throws, Collector: k.Collector,
		NoBarrier: k.Unseen, Stress: stress, Limits: machine.Limits{Steps: MaxCheckSteps},
		HeapBytes: 1 << 16,
	}, err
}

// steps returns the kinds of the collector's actions in the first collection of a run, in the order
// of their first occurrence; ended says how the run ended.
func (c *checker) steps(k *check.Check) (did []string, ended string, err error) {
	call, opt, err := c.runOptions(k)
	if err != nil {
		return nil, "", err
	}
	var p *emulated.Program
	tell := func(kind string) {
		if p.Counts().Collections < 2 && !slices.Contains(did, kind) {
			did = append(did, kind)
		}
	}
	opt.Events = &collect.Events{
		Frame: func(*collect.Frame) { tell(report.ActFrame) },
		Visit: func(collect.Update) { tell(report.ActVisit) },
		Update: func(p collect.Update) {
			if p.Old != p.New {
				tell(report.ActUpdate)
			}
		},
		Move:  func(collect.Move) { tell(report.ActMove) },
		Mark:  func(uint64) { tell(report.ActMark) },
		Field: func(collect.Field) { tell(report.ActField) },
		Free:  func(collect.Free) { tell(report.ActFree) },
	}
	if p, err = emulated.Load(c.comp.Lowered().Object, opt); err != nil {
		return nil, err.Error(), nil
	}
	args, err := p.Arguments(call.Entry, []string{call.Arguments})
	if err == nil {
		err = p.Call(c.ctx, call.Entry, args)
	}
	if stop := c.ctx.Err(); stop != nil {
		return nil, "", stop
	}
	if err != nil {
		return did, "it" + noResult(p, err), nil
	}
	return did, "it ends without one.", nil
}

// noResult says why a run has no result.
func noResult(p *emulated.Program, err error) string {
	if fault := tooLong(err); fault != nil {
		return fmt.Sprintf(" did not end within %s, the limit of a check%s.",
			source.Count(fault.Limit, "step"), p.Late())
	}
	return " was stopped: " + p.Explain(err).Error()
}

// tooLong returns the step limit that stopped a run, nil if it ended otherwise.
func tooLong(err error) *machine.Fault {
	var fault *machine.Fault
	if errors.As(err, &fault) && fault.Kind == machine.StepLimit {
		return fault
	}
	return nil
}

// oneLine is what a program printed, in a sentence.
func oneLine(text string) string {
	if text = strings.TrimSpace(text); text == "" {
		return "nothing"
	}
	return "`" + strings.ReplaceAll(text, "\n", "; ") + "`"
}
