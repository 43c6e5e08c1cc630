package lower

import (
	"cmp"
	"context"
	"fmt"
	"path"

	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/lower/code"
	"statepoint/lower/data"
	"statepoint/lower/emit"
	"statepoint/lower/isel"
	"statepoint/lower/mir"
	"statepoint/lower/objectwriter"
	"statepoint/lower/optimize"
	"statepoint/lower/regalloc"
	"statepoint/lower/target"
	"statepoint/stackmap"
	"statepoint/stackmap/rootmap"
)

// Compile lowers a module. The error is a *source.List when the module is at fault, because the
// verifier or the code generator refuses it, or too large; a *source.Limit when the verifier met
// its bound; and the context's own when that ended.
func Compile(ctx context.Context, m *ir.Module, opts Options) (*Result, error) {
	if !opts.Verified {
		if _, err := verify.Diagnose(ctx, m, nil); err != nil {
			return nil, err
		}
		opts.Verified = true
	}
	c := Begin(ctx, m, opts)
	if err := checkSize(m, opts.MaxInstructions, c.diags); err != nil {
		return nil, err
	}
	all, done := 0, 0
	for _, f := range m.Funcs {
		if !f.IsDeclaration() {
			all++
		}
	}
	for _, f := range m.Funcs {
		if f.IsDeclaration() {
			continue
		}
		if err := c.Function(f); err != nil {
			return nil, err
		}
		if done++; opts.Compiled != nil {
			opts.Compiled(done, all)
		}
	}
	return c.Finish()
}

// Compiler compiles one module, function by function.
type Compiler struct {
	ctx  context.Context
	m    *ir.Module
	opts Options

	verifier *verify.Functions // nil with Options.Verified
	work     *source.Meter     // what is made

	diags *source.List
	res   *Result

	syms      *mir.Symbols
	roots     *passes.RootLowering
	sel       *isel.Context
	f         mir.Func
	optimizer optimize.Rewriter
	alloc     regalloc.Allocator
	em        emit.Emitter
	data      *data.Builder
	image     *code.Image

	checks          *target.Checks
	attributes      *target.Attributes
	unwind          unwinding
	returns         returnTables
	rootPointsSoFar int // safe points of the computed map
	// padLabels are the labels that LLVM has given the invokes and landing pads so far, which count
	// in the names of those of safe points.
	padLabels int
	live      liveRoots
	slotIDs   []ir.ID
	names     nameTable
	holders   holders
	// slotOrder are the numbers of a frame's slots by their offsets.
	slotOrder []int32
	// touched are the slots that an instruction or a record names.
	touched []bool
	slab    []stackmap.Location
}

// Begin begins to compile a module whose functions come one after the other, by Function, in the
// order of the module; Finish does the rest. It is for a caller that has them only in turn; a whole
// module is for [Compile], which alone heeds Options.MaxInstructions. Errors are as there.
func Begin(ctx context.Context, m *ir.Module, opts Options) *Compiler {
	text := m.Text
	if text == nil {
		text = source.NewText(m.Name, "")
	}
	c := &Compiler{ctx: ctx, m: m, opts: opts, diags: source.NewList(text)}
	if !opts.Verified {
		c.verifier = verify.NewFunctions(ctx, m, nil)
	}
	c.res = &Result{Warnings: source.NewList(c.diags.Text)}
	c.image = &c.res.image
	c.image.Fill = c.m.Dialect.Opaque()
	c.image.MachO = code.NewMachO(c.m.TargetTriple)
	c.image.File = path.Base(cmp.Or(c.m.SourceFile, c.m.Name))
	if c.opts.Detail {
		c.image.Near = nearFunctions(c.m)
	}
	c.beginWork()
	c.syms = mir.NewSymbols(c.m)
	c.roots = passes.NewRootLowering(c.m, c.opts.Strategies)
	c.sel = isel.NewContext(c.m, c.syms, c.diags)
	c.sel.PIC, c.sel.Strategies = c.opts.PIC, c.opts.Strategies
	c.sel.MachO, c.sel.Unoptimized = c.image.MachO != nil, c.opts.Unoptimized
	c.sel.GCRegisters, c.sel.DeoptRegisters = c.opts.MaxGCRegisters, c.opts.DeoptRegisters
	c.optimizer.KeepIDs, c.sel.KeepIDs = c.opts.Detail, c.opts.Detail
	c.sel.Work = c.work
	c.sel.CPU, c.sel.Features = c.opts.CPU, c.opts.Features
	c.em.Symbols, c.em.NeedsGOT, c.em.Detail = c.syms, c.sel.NeedsGOT, c.opts.Detail
	c.em.Checked = c.opts.Checked
	c.unwind = unwinding{sel: c.sel, syms: c.syms, em: &c.em, image: c.image,
		off: c.opts.NoUnwindInfo}
	c.data = data.NewBuilder(c.m, c.syms, c.sel, c.image, c.diags, data.Options{
		PIC: c.opts.PIC, FunctionSections: c.opts.FunctionSections,
		DataSections: c.opts.DataSections,
		MaxBytes:     c.opts.MaxBytes,
		Detail:       c.opts.Detail,
	})
	c.checks = target.NewChecks(&c.sel.Env)
	c.checks.Module()
	c.attributes = target.NewAttributes(&c.sel.Env, c.sel.FramePointers)
	c.returns = returnTables{em: &c.em, res: c.res, image: c.image, diags: c.diags,
		asked: opts.Table, detail: opts.Detail}
	c.res.Roots = &rootmap.Map{Module: c.m.Name}
	c.res.Map = &stackmap.Map{Version: c.opts.StackMapVersion}
	if c.res.Map.Version == 0 {
		c.res.Map.Version = stackmap.V3
	}
	return c
}

// nearFunctions are the functions of a module that its own calls reach without the linker's tables.
func nearFunctions(m *ir.Module) map[string]bool {
	near := map[string]bool{}
	for _, f := range m.Funcs {
		g := &f.GlobalInfo
		name, _ := mir.SymbolName(f)
		near[name] = g.Linkage == "private" || g.Linkage == "internal" ||
			g.Preemption == "dso_local" || g.Visibility == "hidden" || g.Visibility == "protected"
	}
	return near
}

// Function compiles one function, after the verifier has looked at it unless Options.Verified is
// set. What the code generator refuses Finish reports; the error is one of the verifier, of the
// context or of ours. Without Options.Detail nothing of the function's body is needed afterwards.
func (c *Compiler) Function(f *ir.Func) error {
	if err := c.ctx.Err(); err != nil {
		return err
	}
	if c.verifier != nil {
		problems, err := c.verifier.Check(f)
		if err == nil {
			err = verify.Diagnostics(c.m, problems).Err()
		}
		if err != nil {
			return err
		}
	}
	if f.Linkage == "available_externally" || c.work.Done() {
		return nil
	}
	c.allow(f)
	j := job{c: c, f: f, given: c.m.LastID()}
	for i := range steps {
		s := &steps[i]
		ok, err := s.run(&j)
		if err != nil {
			return fmt.Errorf("step %q, which %s: %w", s.name, s.about, err)
		}
		if !ok {
			break
		}
		if c.opts.Trace != nil {
			j.trace(s.name)
		}
	}
	return nil
}

// Finish compiles the module's variables and puts the object together.
func (c *Compiler) Finish() (*Result, error) {
	for i := 0; i < len(c.roots.Made()); i++ { // which may have roots themselves
		if err := c.Function(c.roots.Made()[i]); err != nil {
			return nil, err
		}
	}
	for _, f := range c.m.Funcs {
		if f.IsDeclaration() {
			c.refused(f, c.roots.Declared(f))
		}
	}
	c.moduleAsm()
	c.ownMapSymbol()
	if c.checks.Variables() {
		c.data.Globals()
	}
	if c.diags.HasErrors() {
		c.diags.Sort()
		return nil, c.diags
	}
	c.checks.Triple()
	c.res.Warnings.Items = c.diags.Items
	c.placeCode()
	if err := c.finishMap(); err != nil {
		return nil, err
	}
	if !c.printRoots() {
		return nil, c.diags
	}
	var err error
	c.res.Object, err = objectwriter.Write(c.m, c.syms, c.sel, &c.res.Module, c.image)
	if err != nil {
		return nil, err
	}
	if c.opts.Detail {
		c.annotateTables()
	}
	return c.res, nil
}
