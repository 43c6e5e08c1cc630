package lower

import (
	"context"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/core/workers"
	"statepoint/lower/data"
	"statepoint/lower/internal/isel"
	"statepoint/lower/internal/links"
	"statepoint/lower/internal/objectwriter"
	"statepoint/lower/internal/records"
)

// Compile lowers a module. It returns a *source.List if the verifier or the code generator refuses
// the module, or it is too large; a *source.Limit if the verifier reached its limit; and the
// context's error if the context ended.
func Compile(ctx context.Context, m *ir.Module, opts Options) (*Result, error) {
	if !opts.Verified {
		if _, err := verify.Diagnose(ctx, m,
			&verify.Options{Workers: opts.Workers}); err != nil {
			return nil, err
		}
		opts.Verified = true
	}
	c := Begin(ctx, m, opts)
	if err := checkSize(m, opts.MaxInstructions, c.diags); err != nil {
		return nil, err
	}
	all := m.Definitions()
	c.all = len(all)
	if n := workers.Number(opts.Workers, len(all)); n > 1 && c.divides() {
		if err := c.sideBySide(all, n); err != nil {
			return nil, err
		}
		return c.Finish()
	}
	compile := c.Function
	if opts.Reuse != nil {
		if c.reuses() {
			compile = opts.Reuse.begin(c)
		} else if opts.Reuse.Known != nil {
			return nil, ErrNotReused
		}
	}
	for _, f := range all {
		if err := compile(f); err != nil {
			return nil, err
		}
		c.compiled()
	}
	return c.Finish()
}

// checkSize enforces Options.MaxInstructions.
func checkSize(m *ir.Module, most int, diags *source.List) error {
	if most <= 0 {
		return nil
	}
	n := 0
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				n++
			}
			if n > most {
				diags.Codef(isel.CodeLimit, f.Span,
					"the module has more than %d instructions, the limit of the code generator "+
						"(MaxInstructions)", most)
				return diags
			}
		}
	}
	return nil
}

// compiled reports that one more function is compiled.
func (c *Compiler) compiled() {
	if c.done++; c.opts.Compiled != nil {
		c.opts.Compiled(c.done, c.all)
	}
}

// Compiler compiles one module, function by function.
type Compiler struct {
	ctx  context.Context
	m    *ir.Module
	opts Options

	verifier *verify.Functions // nil with Options.Verified
	budget   budget
	diags    *source.List
	res      *Result

	// The parts that steps use (parts.go); optional ones are nil unless an option enables them.
	maker     *maker
	data      *data.Builder
	sections  *sections
	links     *links.Links // of Options.Detail
	rootMap   *records.RootMap
	stackMap  *records.StackMap
	unwinding *records.Unwinding

	steps []step

	done, all int // functions, for Options.Compiled
	joined    int // functions whose code a worker made
}

// Begin starts compiling a module whose functions are passed to Function one by one, in module
// order; Finish does the rest. It is for callers that receive functions one at a time; for a whole
// module use [Compile], which alone enforces Options.MaxInstructions. Errors are those of Compile.
func Begin(ctx context.Context, m *ir.Module, opts Options) *Compiler {
	text := m.Text
	if text == nil {
		text = source.NewText(m.Name, "")
	}
	c := &Compiler{ctx: ctx, m: m, opts: opts, diags: source.NewList(text)}
	if !opts.Verified {
		c.verifier = verify.NewFunctions(ctx, m, nil)
	}
	c.res = newResult(m, text, &opts)
	c.join()
	c.steps = c.pipeline(c.maker)
	if err := checkOrder(c.steps, order); err != nil {
		panic(err)
	}
	return c
}

// Function compiles one function, after verifying it unless Options.Verified is set. Finish reports
// what the code generator refuses; Function's error comes from the verifier, the context or a bug
// here. Without Options.Detail the function's body is not needed afterwards.
func (c *Compiler) Function(f *ir.Func) error {
	if err := c.verify(f); err != nil {
		return err
	}
	return c.compile(f)
}

func (c *Compiler) verify(f *ir.Func) error {
	if err := c.ctx.Err(); err != nil || c.verifier == nil {
		return err
	}
	problems, err := c.verifier.Check(f)
	if err == nil {
		err = verify.Diagnostics(c.m, problems).Err()
	}
	return err
}

// skips reports whether a function has no code in this module, or the module already has too much
// code.
func (c *Compiler) skips(f *ir.Func) bool {
	return f.Linkage == "available_externally" || c.budget.meter.Done()
}

func (c *Compiler) compile(f *ir.Func) error {
	if c.skips(f) {
		return nil
	}
	c.follow(c.maker)
	c.budget.allow(f, c.budget.meter)
	fn := function{f: f, form: IRForm, given: c.m.IDs.Own(), number: len(c.res.Funcs),
		by: c.maker}
	_, err := c.take(c.steps, &fn)
	return err
}

// take runs steps on a function, and reports whether it passed all of them.
func (c *Compiler) take(steps []step, fn *function) (bool, error) {
	for i := range steps {
		s := &steps[i]
		c.watch(c.opts.Before, s, fn)
		ok, err := s.run(fn)
		if err == nil && !ok {
			err = c.budget.stopped(fn.f, &c.maker.sel.Over, c.diags)
		}
		if err != nil {
			return false, s.fault(err)
		}
		if !ok {
			return false, nil
		}
		fn.form = max(fn.form, s.changes)
		c.watch(c.opts.After, s, fn)
	}
	return true, nil
}

// Finish compiles the module's variables and assembles the object.
func (c *Compiler) Finish() (*Result, error) {
	made := c.maker.roots.lowering
	for i := 0; i < len(made.Made()); i++ { // which may have roots themselves
		if err := c.Function(made.Made()[i]); err != nil {
			return nil, err
		}
	}
	c.maker.roots.declarations()
	image := &c.res.image
	image.Asm = readAsm(c.m, c.diags)
	if len(c.res.Map.Records) > 0 {
		refuseMapSymbol(c.m, c.diags)
	}
	if c.maker.checks.Variables() {
		c.data.Globals()
	}
	if c.diags.HasErrors() {
		c.diags.Sort()
		return nil, c.diags
	}
	c.maker.checks.Triple()
	c.res.Warnings.Items = c.diags.Items
	if p := c.res.Past; p != nil {
		p.functions, p.records = len(c.res.Map.Functions), len(c.res.Map.Records)
		if list := c.res.image.Code; len(list) > 0 {
			p.code, p.fixups = len(list[0].Data), len(list[0].Fixups)
		}
	}
	c.sections.place()
	if err := c.stackMap.Finish(c.rootMap.Replaces()); err != nil {
		return nil, err
	}
	if !c.rootMap.Print() {
		return nil, c.diags
	}
	var err error
	c.res.Object, err = objectwriter.Write(c.m, c.maker.syms, c.maker.sel, &c.res.Module,
		image)
	if err != nil {
		return nil, err
	}
	if c.opts.Detail && !c.opts.CodeOnly {
		c.rootMap.Annotate(c.res.Object)
	}
	return c.res, nil
}
