package rewrite

import (
	"context"
	"slices"

	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/workers"
)

// perFunction is the work of the pass on one function after another, or several side by side.
//
// Once a function has explicit safepoints, the whole module is stripped of what they invalidate.
// Functions before the first such one wait until it is found.
type perFunction struct {
	r     *rewriter
	strip stripper
	// early is set if a function is finished as soon as it is done.
	early   bool
	changed bool
	waiting []*ir.Func
}

func (p *perFunction) run(ctx context.Context) error {
	all := p.r.m.Definitions()
	if slices.ContainsFunc(all, func(f *ir.Func) bool { return f.GC != "" }) { // else not needed
		p.r.variables.Read() // before a function is released
		p.r.callees.Read()
	}
	if n := workers.Number(p.r.o.Workers, len(all)); n > 1 && independent(all) {
		if err := p.sideBySide(ctx, all, n); err != nil {
			return err
		}
	} else {
		var f *ir.Func
		work := func() (bool, error) { return p.r.one(f) }
		for _, f = range all {
			if err := ctx.Err(); err != nil {
				return err
			}
			did, known, err := p.r.o.Do(f, p.r.why, work)
			if err != nil {
				return err
			}
			if known {
				p.changed = p.changed || did
				if did {
					err = p.flush()
				}
			} else {
				err = p.done(f, did)
			}
			if err != nil {
				return err
			}
		}
	}
	for _, f := range p.waiting {
		if err := p.finish(f); err != nil {
			return err
		}
	}
	if p.changed {
		p.strip.prototypes()
	}
	return nil
}

// done strips and finishes a function that is rewritten, and those that wait, or has it wait.
func (p *perFunction) done(f *ir.Func, changed bool) error {
	p.changed = p.changed || changed
	p.waiting = append(p.waiting, f)
	if !p.changed {
		return nil
	}
	return p.flush()
}

// flush strips and finishes the functions that wait.
func (p *perFunction) flush() error {
	for _, f := range p.waiting {
		p.strip.body(f)
		if err := p.finish(f); err != nil {
			return err
		}
	}
	p.waiting = p.waiting[:0]
	return nil
}

// finish passes on a function that is done.
func (p *perFunction) finish(f *ir.Func) error {
	if !p.early || p.r.o.Finished == nil {
		return nil
	}
	return p.r.o.Finished(f)
}

// independent reports whether functions can be rewritten side by side. What a function is passed by
// value is searched for hidden references, and so are the functions that read it: in the order of
// the module.
func independent(all []*ir.Func) bool {
	for _, f := range all {
		for _, a := range f.Args {
			if a.Attrs.Has("byval") {
				return false
			}
		}
	}
	return true
}

// sideBySide rewrites functions by n workers.
func (p *perFunction) sideBySide(ctx context.Context, all []*ir.Func, n int) error {
	var finisher pass.Finisher
	if p.early {
		finisher = p.r.o.Finisher
	}
	if finisher != nil {
		finisher.Prepare()
	}
	share := ir.NewShare(p.r.m)
	defer share.Close()
	return workers.Run(share, all, n, func(view *ir.Module) workers.Worker {
		w := &worker{p: p, ctx: ctx, share: share, strip: stripper{m: view}}
		w.r = newRewriter(view, p.r.o, p.r.budget.Fork(w.found))
		w.r.begin(p.r.said)
		w.r.variables, w.r.callees = p.r.variables, p.r.callees
		w.r.completes = p.r.completes
		if finisher != nil {
			w.finisher = finisher.Worker(share, view)
		}
		return w
	})
}

// worker rewrites functions beside others. One that needs no safepoints waits for its Join: only
// then is it known whether it must be stripped.
type worker struct {
	p        *perFunction
	ctx      context.Context
	share    *ir.Share
	strip    stripper
	r        *rewriter
	finisher workers.Worker // nil for none

	changed  bool
	finished bool // as far as the finisher's Work
	err      error
}

// found is the number of findings in the function.
func (w *worker) found() int { return len(w.r.why.Findings) }

// Work rewrites a function, and strips and finishes one that has safepoints now.
func (w *worker) Work(f *ir.Func) {
	w.r.why = &pass.Explanation{}
	w.r.printed.Reset()
	w.finished = false
	if w.err = w.ctx.Err(); w.err != nil {
		return
	}
	if w.changed, w.err = w.r.one(f); w.err != nil || !w.changed {
		return
	}
	w.strip.body(f)
	if w.finisher != nil {
		w.finisher.Work(f)
	}
	w.finished = true
}

// Join adds what was found, and does the rest.
func (w *worker) Join(f *ir.Func) (err error) {
	to := w.p.r
	found := len(to.why.Findings)
	to.why.Add(w.r.why)
	to.interiors.add(w.r.interiors)
	to.printed.WriteString(w.r.printed.String())
	if n, err := to.budget.Join(f, w.r.budget); err != nil {
		to.why.Findings = to.why.Findings[:found+n]
		return err
	}
	if w.err != nil {
		return w.err
	}
	if !w.finished {
		w.share.Alone(func() { err = w.p.done(f, false) })
		return err
	}
	if len(w.p.waiting) > 0 {
		w.share.Alone(func() { err = w.p.flush() })
	}
	w.p.changed = true
	if err == nil && w.finisher != nil {
		err = w.finisher.Join(f)
	}
	return err
}
