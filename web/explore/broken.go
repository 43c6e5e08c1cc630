package explore

import (
	"context"
	"errors"
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// Emulator is what a compilation asks of the emulator, so that its program can run. Package
// emulator implements it. It is an interface because a page compiles before it has loaded the
// emulator.
type Emulator interface {
	// Describe returns what a run needs of the module's IR, which lowering changes.
	Describe(m *ir.Module, known *gc.Registry) any
	// Break parses the key of a break.
	Break(key string) (Break, error)
	// Load loads the compiled program into memory and returns a function that finds the address of
	// a symbol.
	Load(c *Compilation) (symbol func(name string) (address uint64, ok bool), err error)
}

// errNoEmulator is the error of what needs the emulator.
var errNoEmulator = errors.New("the emulator is not loaded")

// Load loads the compiled program into memory; see [Emulator].
func (c *Compilation) Load() (symbol func(name string) (address uint64, ok bool), err error) {
	if c.emulator == nil {
		return nil, errNoEmulator
	}
	return c.emulator.Load(c)
}

// Break is a break of a program on purpose.
type Break interface {
	// OfModule reports whether the break edits the module rather than the compiled result.
	OfModule() bool
	// FindInModule finds the site of the break in the module.
	FindInModule(m *ir.Module, known *gc.Registry) error
	// EditModule breaks the module at the site, and verifies it.
	EditModule(ctx context.Context, m *ir.Module, known *gc.Registry) error
	// EditResult finds the site in the compiled result and breaks it.
	EditResult(m *ir.Module, res *lower.Result, known *gc.Registry) error
	// Title names the kind of the break, and What the value or instruction that it concerns.
	Title() string
	What() string
}

// breakModule breaks the module on purpose, if the request says so. If the site to break no longer
// exists, it reports that and leaves the program whole.
func (b *builder) breakModule() bool {
	key := b.c.request.Options.Break
	if key == "" {
		return true
	}
	if b.c.emulator == nil {
		return b.whole(errNoEmulator)
	}
	broken, err := b.c.emulator.Break(key)
	if err != nil {
		return b.whole(err)
	}
	if !broken.OfModule() {
		b.c.broken = broken // the compiled program determines what can be broken
		return true
	}
	b.snapshot()
	if err := broken.FindInModule(b.c.module, b.c.strategies); err != nil {
		return b.whole(err)
	}
	b.c.broken = broken
	if err := broken.EditModule(b.ctx, b.c.module, b.c.strategies); err != nil {
		return b.fail("%v", err)
	}
	now := printModule(b.c.module, b.c.printed, b.c.only, nil)
	if now == nil {
		return b.fail("%v", errLong)
	}
	b.c.outline.Broken = broken.Title() + ": " + broken.What()
	title := lowerFirst(broken.Title())
	now.Doc.Caption = "Broken on purpose: " + title + ", " + broken.What() + "."
	b.c.links.addModule(b.c.module, now, b.c.strategies, report.StageBreak, nil)
	b.c.outline.Stages = append(b.c.outline.Stages, report.Stage{Key: report.StageBreak,
		Title: "Break", Summary: title, Changed: !now.same(b.c.printed), Doc: now.Doc})
	before := b.c.printed
	b.c.printed = now
	b.keep(report.StageBreak, before, &pass.Explanation{})
	return true
}

// whole says why the program is not broken.
func (b *builder) whole(err error) bool {
	b.c.broken, b.c.outline.Broken = nil, ""
	b.list.Add(source.Diagnostic{Severity: source.Warning,
		Message: fmt.Sprintf("the program is not broken: %v", err)})
	return true
}

// breakMap breaks the compiled result.
func (b *builder) breakMap(res *lower.Result) {
	if b.c.broken == nil || b.c.broken.OfModule() {
		return
	}
	if b.c.only != nil && len(res.Map.Records) > 0 { // the break may be in any function
		var err error
		if res.StackMap, err = stackmap.EncodeAnnotated(res.Map); err != nil {
			b.whole(err)
			return
		}
	}
	if err := b.c.broken.EditResult(b.c.module, res, b.c.strategies); err != nil {
		b.whole(err)
		return
	}
	b.c.outline.Broken = b.c.broken.Title() + ": " + b.c.broken.What()
}
