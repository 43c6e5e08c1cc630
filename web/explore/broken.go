package explore

import (
	"errors"
	"fmt"

	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/lower"
	emulated "statepoint/lower/run"
	"statepoint/lower/run/breaks"
	"statepoint/web/report"
)

// breakage is a break of the program.
type breakage struct {
	Site    *breaks.Site
	Edit    breaks.Edit
	Notices []breaks.Notice
}

// breakModule breaks the module on purpose, if the request asks for it. One that asks for a place
// that is not there any more is told so, and gets the program whole.
func (r *Compilation) breakModule() bool {
	key := r.Request.Options.Break
	if key == "" {
		return true
	}
	site, err := breaks.ParseKey(key)
	if err != nil {
		return r.whole(err)
	}
	if !site.Kind.OfModule() {
		r.Broken = &breakage{Site: &site} // what is there to break is known when it is compiled
		return true
	}
	found, err := breaks.Find(breaks.ModuleSites(r.Module, r.Strategies), key)
	if err != nil {
		return r.whole(err)
	}
	r.Broken = &breakage{Site: found}
	if r.Broken.Edit, err = found.EditModule(r.Module, r.Strategies); err != nil {
		return r.fail("%v", err)
	}
	r.Broken.Notices, err = breaks.Verify(r.ctx, r.Module, r.Strategies)
	if errors.Is(err, breaks.ErrRefused) {
		return r.fail("the module is broken on purpose, and the verifier refuses it: %s",
			r.Broken.Notices[0].Text)
	} else if err != nil {
		return r.fail("%v", err)
	}
	now := printModule(r.Module, r.Printed)
	if now == nil {
		return r.fail("%v", errLong)
	}
	now.Doc.Caption = "Broken on purpose: " + lowerFirst(found.Kind.Title()) + ", " + found.What +
		"."
	r.Links.addModule(r.Module, now, r.Strategies, report.StageBreak)
	r.Report.Stages = append(r.Report.Stages, report.Stage{Key: report.StageBreak, Title: "Break",
		Summary: lowerFirst(found.Kind.Title()), Changed: !now.same(r.Printed), Doc: now.Doc})
	before := r.Printed
	r.Printed = now
	if r.watch != nil {
		return r.watch(report.StageBreak, before, &passes.Explanation{}) == nil
	}
	return true
}

// whole says why the program is not broken.
func (r *Compilation) whole(err error) bool {
	r.Broken = nil
	r.list.Add(source.Diagnostic{Severity: source.Warning,
		Message: fmt.Sprintf("the program is not broken: %v", err)})
	return true
}

// breakMap breaks what was compiled.
func (r *Compilation) breakMap(res *lower.Result) {
	if r.Broken == nil || r.Broken.Site.Kind.OfModule() {
		return
	}
	found, err := breaks.Find(breaks.Sites(r.Module, res, r.Strategies), r.Request.Options.Break)
	if err == nil {
		r.Broken.Site = found
		err = found.EditResult(res)
	}
	if err != nil {
		r.whole(err)
	}
}

// Damage is what the break does to the program in memory.
func (r *Compilation) Damage() []emulated.Damage {
	if r.Broken == nil {
		return nil
	}
	return r.Broken.Site.Damage()
}
