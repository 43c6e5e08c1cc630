package lower

import (
	"slices"

	"statepoint/core/findings/spills"
	"statepoint/core/ir"
	"statepoint/core/passes/barriers"
	"statepoint/core/passes/roots"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/core/workers"
	"statepoint/lower/legalize"
)

// divides reports whether functions can be compiled side by side: nobody watches the steps.
func (c *Compiler) divides() bool { return c.opts.Before == nil && c.opts.After == nil }

// sideBySide compiles functions by n workers.
func (c *Compiler) sideBySide(all []*ir.Func, n int) error {
	f := Finisher{c: c}
	f.Prepare()
	share := ir.NewShare(c.m)
	defer share.Close()
	return workers.Run(share, all, n, func(view *ir.Module) workers.Worker {
		return f.Worker(share, view)
	})
}

// Finisher does what [Compiler.Function] does, for functions that passes work on side by side
// (passes.Pipeline). It releases each once it is compiled.
type Finisher struct {
	c       *Compiler
	release bool
}

// Finisher returns a finisher, or nil where functions must be compiled one after another.
func (c *Compiler) Finisher() *Finisher {
	if !c.divides() || c.opts.Detail {
		return nil
	}
	return &Finisher{c: c, release: true}
}

// Prepare is called before the module is shared.
func (f *Finisher) Prepare() { f.c.maker.sel.FramePointers.FindPatched() }

// Worker returns a worker that compiles functions in a view of the module.
func (f *Finisher) Worker(share *ir.Share, view *ir.Module) workers.Worker {
	w := f.c.newWorker(share, view)
	w.release = f.release
	return w
}

// worker generates the code of functions in parallel with other workers, and adds it to the module
// in order. It leaves functions that concern others, are refused or exceed a limit to the compiler,
// which then compiles them from the start.
type worker struct {
	c        *Compiler
	share    *ir.Share
	maker    *maker
	verifier *verify.Functions // nil with Options.Verified
	steps    []step
	limit    *source.Meter

	release bool
	last    *ir.Func // to be released

	fn       function
	verified bool // the function is valid
	made     bool // its code is made
}

func (c *Compiler) newWorker(share *ir.Share, view *ir.Module) *worker {
	w := &worker{c: c, share: share, limit: c.budget.meter.Fork()}
	if c.verifier != nil {
		w.verifier = c.verifier.Fork(view)
	}
	w.maker = newMaker(view, &c.opts, source.NewList(c.diags.Text), nil,
		c.res.image.MachO != nil, c.maker.sel.FramePointers)
	w.steps = slices.DeleteFunc(c.making(w.maker), func(s step) bool {
		return s.name == "legalize" // concernsModule looks whether that is needed
	})
	return w
}

// Work verifies a function and makes its code.
func (w *worker) Work(f *ir.Func) {
	w.verified, w.made = false, false
	if w.last != nil {
		w.maker.m.Reclaim(w.last)
		w.last = nil
	}
	if w.c.ctx.Err() != nil {
		return
	}
	if w.verifier != nil {
		if problems, err := w.verifier.Check(f); err != nil || len(problems) > 0 {
			return
		}
	}
	w.verified = true
	w.maker.diags.Items = nil
	w.made = f.Linkage != "available_externally" && !w.concernsModule(f) && w.make(f)
}

// concernsModule reports whether a step up to selection may change more than the function, or
// refuses it.
func (w *worker) concernsModule(f *ir.Func) bool {
	strategies := w.c.opts.Strategies
	return !w.maker.checks.Pointers(f) || barriers.Needed(f, strategies) ||
		roots.ConcernsModule(f, strategies) || legalize.Needed(f) || spills.Lists(f)
}

// make makes the code of a function, and reports whether it is as the compiler would make it.
func (w *worker) make(f *ir.Func) bool {
	k := w.maker
	k.syms.Clear()
	k.work = w.limit.Fork()
	k.sel.Work = k.work
	w.c.budget.allow(f, k.work)
	w.fn = function{f: f, form: IRForm, given: k.m.IDs.Own(), by: k}
	for i := range w.steps {
		if ok, err := w.steps[i].run(&w.fn); !ok || err != nil {
			return false
		}
	}
	return !k.sel.Depends
}

// Join adds the code to the module, or has the compiler make it.
func (w *worker) Join(f *ir.Func) (err error) {
	defer w.c.compiled()
	if w.release {
		defer func() { w.last = f }()
	}
	c, k := w.c, w.maker
	if err := c.ctx.Err(); err != nil {
		return err
	}
	if w.verifier != nil && !(c.verifier.Join(w.verifier) && w.verified) {
		if err := c.verify(f); err != nil {
			return err
		}
	}
	if c.skips(f) {
		return nil
	}
	if !w.made || !c.budget.meter.Allows(k.work) {
		w.share.Alone(func() { err = c.compile(f) })
		return err
	}
	if ok, err := c.take(c.admitting(), &w.fn); !ok || err != nil {
		c.budget.allow(f, c.budget.meter)
		return err
	}
	c.budget.meter.Join(k.work)
	c.joined++
	c.diags.Items = append(c.diags.Items, k.diags.Items...)
	k.em.Renumber(c.maker.syms.Take(c.m, k.syms, len(c.res.Funcs)))
	c.follow(k)
	_, err = c.take(c.adding(), &w.fn)
	return err
}
