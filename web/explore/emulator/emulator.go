package emulator

import (
	"context"
	"errors"
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/lower"
	"statepoint/lower/run"
	"statepoint/web/explore"
	"statepoint/web/explore/breaks"
	"statepoint/web/report"
)

// Emulator implements [explore.Emulator].
type Emulator struct{}

// Compile compiles a request so that its program can run; see [explore.CompileToRun].
func Compile(ctx context.Context, req *report.Request, known *gc.Registry) *explore.Compilation {
	return explore.CompileToRun(ctx, req, known, Emulator{})
}

// CompileAfter is Compile after another compilation; see [explore.CompileAfter].
func CompileAfter(ctx context.Context, req *report.Request, known *gc.Registry,
	before *explore.Past) *explore.Compilation {
	return explore.CompileAfter(ctx, req, known, Emulator{}, before)
}

// Describe returns the [run.Surface] of a module.
func (Emulator) Describe(m *ir.Module, known *gc.Registry) any { return run.Describe(m, known) }

// Surface returns what a compiled module declares to a loader, nil if a stage failed.
func Surface(c *explore.Compilation) *run.Surface {
	s, _ := c.Surface().(*run.Surface)
	return s
}

// Break parses the key of a break.
func (Emulator) Break(key string) (explore.Break, error) {
	site, err := breaks.ParseKey(key)
	if err != nil {
		return nil, err
	}
	return &Breakage{Site: &site, key: key}, nil
}

// Load loads the program where the Run view has it.
func (Emulator) Load(c *explore.Compilation) (func(string) (uint64, bool), error) {
	p, err := run.Load(c.Lowered().Object, run.Options{Code: &c.Lowered().Module,
		Surface: Surface(c), Stubs: true})
	if err != nil {
		return nil, err
	}
	return p.Image.Lookup, nil
}

// Breakage is a break of a program.
type Breakage struct {
	Site    *breaks.Site
	Edit    breaks.Edit
	Notices []breaks.Notice

	key string // as it was given
}

// Broken returns how a compiled program is broken on purpose, nil if it is not.
func Broken(c *explore.Compilation) *Breakage {
	b, _ := c.Broken().(*Breakage)
	return b
}

// Damage returns what the break of a compilation does to the program in memory.
func Damage(c *explore.Compilation) []run.Damage {
	if b := Broken(c); b != nil {
		return b.Site.Damage()
	}
	return nil
}

// OfModule reports whether the break edits the module rather than the compiled result.
func (b *Breakage) OfModule() bool { return b.Site.Kind.OfModule() }

// Title names the kind of the break.
func (b *Breakage) Title() string { return b.Site.Kind.Title() }

// What names the value or instruction that the break concerns.
func (b *Breakage) What() string { return b.Site.What }

// FindInModule finds the site of the break in the module.
func (b *Breakage) FindInModule(m *ir.Module, known *gc.Registry) error {
	return b.find(breaks.ModuleSites(m, known))
}

func (b *Breakage) find(sites []breaks.Site) error {
	found, err := breaks.Find(sites, b.key)
	if err == nil {
		b.Site = found
	}
	return err
}

// EditModule breaks the module at the site, and verifies it.
func (b *Breakage) EditModule(ctx context.Context, m *ir.Module, known *gc.Registry) (err error) {
	b.Edit, b.Notices, err = b.Site.EditVerified(ctx, m, known)
	if errors.Is(err, breaks.ErrRefused) {
		return fmt.Errorf("the module is broken on purpose, and the verifier rejects it: %s",
			b.Notices[0].Text)
	}
	return err
}

// EditResult finds the site in the compiled result and breaks it.
func (b *Breakage) EditResult(m *ir.Module, res *lower.Result, known *gc.Registry) error {
	if err := b.find(breaks.Sites(m, res, known)); err != nil {
		return err
	}
	return b.Site.EditResult(res)
}
