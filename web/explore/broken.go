package explore

import (
	"errors"
	"fmt"

	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/lower"
	emulated "statepoint/lower/run"
	"statepoint/lower/run/breaks"
	"statepoint/web/report"
)

// Breakage is a break of the program.
type Breakage struct {
	Site    *breaks.Site
	Edit    breaks.Edit
	Notices []breaks.Notice
}

// breakModule breaks the module on purpose, if the request says so. If the site to break no longer
// exists, it reports that and leaves the program whole.
func (b *builder) breakModule() bool {
	key := b.c.request.Options.Break
	if key == "" {
		return true
	}
	site, err := breaks.ParseKey(key)
	if err != nil {
		return b.whole(err)
	}
	if !site.Kind.OfModule() {
		b.c.broken = &Breakage{Site: &site} // the compiled program determines what can be broken
		return true
	}
	b.snapshot()
	found, err := breaks.Find(breaks.ModuleSites(b.c.module, b.c.strategies), key)
	if err != nil {
		return b.whole(err)
	}
	b.c.broken = &Breakage{Site: found}
	if b.c.broken.Edit, err = found.EditModule(b.c.module, b.c.strategies); err != nil {
		return b.fail("%v", err)
	}
	b.c.broken.Notices, err = breaks.Verify(b.ctx, b.c.module, b.c.strategies)
	if errors.Is(err, breaks.ErrRefused) {
		return b.fail("the module is broken on purpose, and the verifier rejects it: %s",
			b.c.broken.Notices[0].Text)
	} else if err != nil {
		return b.fail("%v", err)
	}
	now := printModule(b.c.module, b.c.printed)
	if now == nil {
		return b.fail("%v", errLong)
	}
	now.Doc.Caption = "Broken on purpose: " + lowerFirst(found.Kind.Title()) + ", " + found.What +
		"."
	b.c.links.addModule(b.c.module, now, b.c.strategies, report.StageBreak)
	b.c.outline.Stages = append(b.c.outline.Stages, report.Stage{Key: report.StageBreak,
		Title:   "Break",
		Summary: lowerFirst(found.Kind.Title()), Changed: !now.same(b.c.printed), Doc: now.Doc})
	before := b.c.printed
	b.c.printed = now
	b.keep(report.StageBreak, before, &pass.Explanation{})
	return true
}

// whole says why the program is not broken.
func (b *builder) whole(err error) bool {
	b.c.broken = nil
	b.list.Add(source.Diagnostic{Severity: source.Warning,
		Message: fmt.Sprintf("the program is not broken: %v", err)})
	return true
}

// breakMap breaks the compiled result.
func (b *builder) breakMap(res *lower.Result) {
	if b.c.broken == nil || b.c.broken.Site.Kind.OfModule() {
		return
	}
	found, err := breaks.Find(breaks.Sites(b.c.module, res, b.c.strategies),
		b.c.request.Options.Break)
	if err == nil {
		b.c.broken.Site = found
		err = found.EditResult(res)
	}
	if err != nil {
		b.whole(err)
	}
}

// Damage is what the break does to the program in memory.
func (c *Compilation) Damage() []emulated.Damage {
	if c.broken == nil {
		return nil
	}
	return c.broken.Site.Damage()
}
