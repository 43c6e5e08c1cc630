package lower

import (
	"context"
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/lower/amd64"
	"statepoint/lower/emit"
	"statepoint/lower/expand"
	"statepoint/lower/isel"
	"statepoint/lower/mir"
	"statepoint/lower/object"
	"statepoint/lower/regalloc"
	"statepoint/lower/reuse"
	"statepoint/stackmap"
)

// Compile lowers a module. The error is a *source.List when the module is at fault, because the verifier or the code generator
// refuses it, or too large; a *source.Limit when the verifier met its bound; and the context's own when that ended.
func Compile(ctx context.Context, m *ir.Module, opts Options) (*Result, error) {
	if !opts.Verified {
		if _, err := verify.Diagnose(ctx, m, nil); err != nil {
			return nil, err
		}
		opts.Verified = true
	}
	c := Begin(ctx, m, opts)
	if err := c.checkSize(); err != nil {
		return nil, err
	}
	for _, f := range m.Funcs {
		if f.IsDeclaration() {
			continue
		}
		if err := c.Function(f); err != nil {
			return nil, err
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

	diags *source.List
	res   *Result

	syms  *mir.Symbols
	roots *passes.RootLowering
	sel   *isel.Context
	f     mir.Func
	again reuse.Reuser
	alloc regalloc.Allocator
	em    emit.Emitter

	code   []codeSection
	codeAt map[sectionRef]int32
	named  map[string][]sectionRef // sections that the module names
	unique int
	used   map[ir.Named]bool // what llvm.used names
	bytes  uint64            // of code and data so far
	full   bool              // there were more of them than allowed

	place   map[*ir.Func]int // number in res.Funcs
	eh      object.EHFrame
	slotIDs []ir.ID
	names   nameTable
	holders holders
	// slotOrder are the numbers of a frame's slots by their offsets.
	slotOrder []int32
	// touched are the slots that an instruction or a record names.
	touched []bool
	slab    []stackmap.Location
	fdes    []fde
	tabled  []stackmap.TableFunction // by function of res.Map; with Options.Table
	// tabledIn is the section of code of each of them.
	tabledIn []int32

	excepts    []exceptSection
	exceptAt   map[sectionRef]int32
	references map[amd64.Sym]amd64.Sym
	referenced []amd64.Sym // in the order they were asked for
}

// fde is what the call frame information says of a function.
type fde struct {
	section      int32 // in Compiler.code
	offset, size uint32
	ops          []object.CFI
	personality  amd64.Sym // a pointer to the routine, NoSym for none
	except       int32     // in Compiler.excepts
	table        uint32    // where the function's data area begins
}

// textAlign is the alignment of functions, in bytes.
const textAlign = 16

// Begin begins to compile a module whose functions come one after the other, by Function, in the order of the module; Finish does the rest. It is for a caller
// that has them only in turn; a whole module is for [Compile], which alone heeds Options.MaxInstructions. Errors are as there.
func Begin(ctx context.Context, m *ir.Module, opts Options) *Compiler {
	text := m.Text
	if text == nil {
		text = source.NewText(m.Name, "")
	}
	c := &Compiler{ctx: ctx, m: m, opts: opts, diags: source.NewList(text)}
	if !opts.Verified {
		c.verifier = verify.NewFunctions(ctx, m, nil)
	}
	c.res = &Result{module: c.m, Warnings: source.NewList(c.diags.Text)}
	c.syms = mir.NewSymbols(c.m)
	c.roots = passes.NewRootLowering(c.m)
	c.sel = isel.NewContext(c.m, c.syms, c.diags)
	c.sel.PIC, c.sel.Strategies = c.opts.PIC, c.opts.Strategies
	c.sel.GCRegisters, c.sel.DeoptRegisters = c.opts.MaxGCRegisters, c.opts.DeoptRegisters
	c.again.KeepIDs, c.sel.KeepIDs = c.opts.Detail, c.opts.Detail
	c.sel.CPU, c.sel.Features = c.opts.CPU, c.opts.Features
	c.em.Symbols, c.em.NeedsGOT, c.em.Detail = c.syms, c.sel.NeedsGOT, c.opts.Detail
	c.place = map[*ir.Func]int{}
	c.code = []codeSection{{ref: sectionRef{name: ".text"}, align: textAlign}}
	c.codeAt, c.exceptAt = map[sectionRef]int32{c.code[0].ref: 0}, map[sectionRef]int32{}
	c.named = map[string][]sectionRef{}
	c.findUsed()
	c.checkFlags()
	c.res.Map = &stackmap.Map{Version: c.opts.StackMapVersion}
	if c.res.Map.Version == 0 {
		c.res.Map.Version = stackmap.V3
	}
	return c
}

// Function compiles one function, after the verifier has looked at it unless Options.Verified is set. What the code generator
// refuses Finish reports; the error is one of the verifier, of the context or of ours. Without Options.Detail nothing of the
// function's body is needed afterwards.
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
	return c.function(f)
}

// Finish compiles the module's variables and puts the object together.
func (c *Compiler) Finish() (*Result, error) {
	c.globals()
	if c.diags.HasErrors() {
		c.diags.Sort()
		return nil, c.diags
	}
	c.res.Warnings.Items = c.diags.Items
	c.placeCode()
	if err := c.finishMap(); err != nil {
		return nil, err
	}
	if err := c.object(); err != nil {
		return nil, err
	}
	return c.res, nil
}

// checkSize enforces Options.MaxInstructions.
func (c *Compiler) checkSize() error {
	if c.opts.MaxInstructions <= 0 {
		return nil
	}
	n := 0
	for _, f := range c.m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				n++
			}
			if n > c.opts.MaxInstructions {
				c.diags.Codef(isel.CodeLimit, f.Span, "the module has more than %d instructions, the limit of the code generator (MaxInstructions)", c.opts.MaxInstructions)
				return c.diags
			}
		}
	}
	return nil
}

// function compiles one function.
func (c *Compiler) function(f *ir.Func) error {
	if f.Linkage == "available_externally" {
		return nil
	}
	if f.Prologue != nil {
		c.diags.Codef(isel.CodeUnsupportedGlobal, f.Span, "`prologue` data is not supported by the x86-64 code generator")
		return nil
	}
	if c.opts.Detail {
		c.names.fill(c.m, f)
	}
	section, ok := c.codeSectionOf(f)
	given := c.m.LastID()
	if !ok || !c.checkAttributes(f) || !c.lowerRoots(f) {
		return nil
	}
	expand.Function(c.m, f)
	c.sel.Given = given
	if !c.sel.Select(f, &c.f) {
		return nil
	}
	c.attributes(f)
	c.again.Run(&c.f)
	alloc, err := c.alloc.Allocate(&c.f)
	if err != nil {
		return err
	}
	if c.opts.Checked {
		if err := regalloc.Check(&c.f, alloc); err != nil {
			return err
		}
	}
	e := &c.em
	e.Function(&c.f, alloc)
	if size := e.Frame.Size; size > maxFrame {
		c.diags.Codef(isel.CodeLimit, f.Span, "the frame of `@%s` takes %d bytes, the limit of the code generator is %d", f.Name(), size, maxFrame)
		return nil
	}
	c.warnStackSize(f)
	s := &c.code[section]
	if !c.alignCode(f, s) {
		return nil
	}
	prefix := c.prefix(f, s)
	patch := c.patchArea(f, section)
	start := uint32(len(s.data))
	s.data, s.fixups, err = e.Finish(s.data, s.fixups)
	if err != nil {
		return fmt.Errorf("function %s: %w", f.Name(), err)
	}
	size := uint32(len(s.data)) - start
	if !c.reserve(f.Span, "the code of `@"+f.Name()+"`", uint64(size)) {
		return nil
	}
	c.place[f] = len(c.res.Funcs)
	c.res.funcs = append(c.res.funcs, f)
	c.res.Funcs = append(c.res.Funcs, Func{Name: c.syms.Name(c.syms.Of(f)), ID: f.ID(), Section: section, at: start, Size: size, ownTables: s.own})
	fn := &c.res.Funcs[len(c.res.Funcs)-1]
	fn.prefix, fn.patch = prefix, patch
	if c.opts.Detail {
		c.holders.fill(f, given, c.sel.StandsFor)
	}
	c.frameOf(fn, alloc)
	c.records(f, fn)
	c.jumpTables(fn)
	c.unwindInfo(f, fn)
	if c.opts.Detail {
		c.details(fn)
	}
	return nil
}

// alignCode pads a section of code to the alignment of a function. An alignment that is asked for beyond the usual one is the section's, too.
func (c *Compiler) alignCode(f *ir.Func, s *codeSection) bool {
	align := max(f.Align, textAlign)
	s.align = max(s.align, align)
	pad := -uint64(len(s.data)) & (align - 1)
	if pad >= textAlign && !c.reserve(f.Span, fmt.Sprintf("`@%s` with its alignment of %d", f.Name(), f.Align), pad) {
		return false
	}
	s.data = amd64.AppendNops(s.data, int(pad))
	return true
}

// prefix emits what stands before a function's entry (LangRef, "Prefix Data"), nil if nothing does.
func (c *Compiler) prefix(f *ir.Func, s *codeSection) *datum {
	if f.Prefix == nil {
		return nil
	}
	d := &datum{}
	w := dataWriter{c: c, span: f.Span, of: f.Name(), d: d}
	w.value(f.Prefix)
	at := uint32(len(s.data))
	for _, r := range d.relocs {
		r.Off += at
		s.fixups = append(s.fixups, r)
	}
	s.data = append(s.data, d.bytes...)
	return d
}

// tableEntry is an entry of a jump table: the distance from the table to a place in the text.
type tableEntry struct {
	sym    amd64.Sym // of the table
	fn     int32     // in Result.Funcs
	first  bool
	target uint32 // in the section of the function
	index  int    // of the entry in its table
}

// jumpTables notes the function's jump tables with the places their entries lead to.
func (c *Compiler) jumpTables(fn *Func) {
	n := int32(len(c.res.Funcs) - 1)
	for _, t := range c.em.Tables() {
		for k, off := range t.Targets {
			c.res.tables = append(c.res.tables, tableEntry{sym: t.Sym, fn: n, first: k == 0, target: fn.at + off, index: k})
		}
	}
}

// unwindInfo notes how the function's frame changes, for .eh_frame, unless nothing is ever thrown through it.
func (c *Compiler) unwindInfo(f *ir.Func, fn *Func) {
	who := c.personality(f)
	if c.opts.NoUnwindInfo || who == amd64.NoSym && f.Attrs.Has("nounwind") && !f.Attrs.Has("uwtable") {
		return
	}
	ops := c.em.CFI(fn.Size)
	d := fde{section: fn.Section, offset: fn.at, size: fn.Size, ops: ops}
	if who != amd64.NoSym {
		d.personality = c.reference(who)
		d.except = c.exceptSectionOf(fn)
		d.table = c.em.ExceptionTable(&c.excepts[d.except].Exceptions, c.reference)
		fn.personality, fn.except, fn.table = d.personality, d.except, d.table
	}
	c.fdes = append(c.fdes, d)
	fn.CFI, fn.HasCFI = ops, true
}
