package judge

import (
	"context"
	"errors"
	"fmt"

	"statepoint/core/interp"
	"statepoint/stackmap/collect"
)

// Disagreement is a claim that a run disproves, or two runs that diverge.
type Disagreement struct {
	Claim *Claim // nil if runs diverge
	Text  string
}

// Run runs a function of the subject in both ways and compares. With args nil, arguments are
// generated. An error says that the runs diverge: the module computes different results; two runs
// that end early, by undefined behaviour, are no error.
func (s *Subject) Run(ctx context.Context, name string, host Host, args []interp.Value) error {
	f := s.Module.Func(name)
	if f == nil || f.IsDeclaration() {
		return fmt.Errorf("no function @%s", name)
	}
	if host.HeapBytes == 0 {
		host.HeapBytes = 4 << 10
	}
	for {
		err := s.once(ctx, name, host, args)
		if errors.Is(err, errLong) {
			return nil // arbitrary numbers may make it run endlessly
		}
		if !errors.Is(err, collect.ErrFull) {
			return err
		}
		if host.HeapBytes >= 1<<20 {
			return nil // arbitrary numbers may make it request absurd amounts
		}
		host.HeapBytes *= 4
	}
}

func (s *Subject) once(ctx context.Context, name string, host Host, args []interp.Value) error {
	f := s.Module.Func(name)
	n, err := newNative(s, &host, 2_000_000)
	if err != nil {
		return err
	}
	if args == nil {
		if args, err = n.arguments(f); err != nil {
			return err
		}
	}
	for _, g := range s.Module.Globals {
		if collected(g.Content) {
			if addr, ok := n.im.Lookup(g.Name()); ok {
				n.heap.roots = append(n.heap.roots, addr)
			}
		}
	}
	image := n.image()
	n.run(ctx, name, args)
	if errors.Is(n.log.err, collect.ErrFull) || errors.Is(n.log.err, errLong) {
		return n.log.err
	}
	r, err := newReplay(s, n, image)
	if err != nil {
		return err
	}
	got, err := r.play(ctx, f, args)
	for i := range min(len(r.acts), len(n.log.acts)) {
		c := comparison{s: s, run: r.run, log: n.log, a: n.log.acts[i], r: r.acts[i]}
		c.complete = c.r.left
		c.compare()
	}
	var fault *interp.Fault
	switch {
	case n.log.err != nil && err != nil:
		if errors.Is(err, errEnded) || errors.As(err, &fault) &&
			(fault.Kind == interp.UndefinedBehaviour || fault.Kind == interp.Uncaught) {
			return nil
		}
		return errors.Join(n.log.err, err)
	case n.log.err != nil:
		return fmt.Errorf("the machine fails where the IR does not: %w", n.log.err)
	case errors.As(err, &fault) && fault.Kind == interp.UndefinedBehaviour && !host.Strict:
		return nil // then the machine may do anything
	case err != nil:
		return fmt.Errorf("the IR fails where the machine does not: %w", err)
	}
	sure := got.Type != nil && got.StateOf() == interp.Defined && !r.run.Guessed
	if t := got.Type; sure && !wideResult(&got) && !private(got.Bits) {
		have := n.log.result
		if b := r.run.Layout().SizeInBits(t); b < 64 {
			have &= 1<<b - 1
		}
		if t.IsFloat() {
			have = got.Bits
		}
		if have != got.Bits {
			return fmt.Errorf("the machine returns 0x%x, the IR %s", have, got)
		}
	}
	return nil
}

func wideResult(v *interp.Value) bool { return v.Big != nil || len(v.Elems) > 0 || v.Type.IsVoid() }

// Table returns the counts of the subject's claims over its runs so far, and the disagreements.
func (s *Subject) Table() (t Table, wrong []Disagreement) {
	s.settleWhys()
	s.settleUses()
	for _, c := range s.Claims {
		t.note(c)
		if c.wrong > 0 {
			text := fmt.Sprintf("%s: %s: %s: %s", s.Name, c.Kind, s.describe(c), c.first)
			wrong = append(wrong, Disagreement{c, text})
		}
	}
	return t, wrong
}
