package explore

import (
	"fmt"
	"maps"

	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/web/report"
)

// A Stage is the result of a stage of the passes.
type Stage struct {
	Key string
	// Module is the module after the stage, nil if that is not kept, and Printed its text.
	Module  *ir.Module
	Printed *irText
	// Before is the text before the stage, nil if that is the first.
	Before *irText
	// Why holds the notes of each stage up to this one, by key.
	Why map[string]*pass.Explanation

	c *Compilation
}

// keep adds a stage with the module that it left.
func (b *builder) keep(key string, before *irText, why *pass.Explanation) {
	s := &Stage{Key: key, Module: b.c.module, Printed: b.c.printed, Before: before,
		Why: map[string]*pass.Explanation{}, c: b.c}
	if n := len(b.c.stages); n > 0 {
		maps.Copy(s.Why, b.c.stages[n-1].Why)
	}
	if why != nil {
		s.Why[key] = why
	}
	b.c.stages = append(b.c.stages, s)
}

// snapshot keeps a copy of the last stage's module, since the next stage works in place. A stage
// that changed nothing shares the module of the one before.
// No view shows the stages of an excerpt's module: it has only that of the last.
func (b *builder) snapshot() {
	n := len(b.c.stages)
	if n == 0 || b.c.stages[n-1].Module != b.c.module {
		return
	}
	last := b.c.stages[n-1]
	if b.c.only != nil {
		last.Module = nil
		return
	}
	if n > 1 && last.Printed.same(b.c.stages[n-2].Printed) {
		last.Module = b.c.stages[n-2].Module
		return
	}
	last.Module = b.c.module.Snapshot()
}

// At returns the stage with a key.
func (c *Compilation) At(key string) (*Stage, error) {
	for _, s := range c.stages {
		if s.Key == key {
			return s, nil
		}
	}
	return nil, fmt.Errorf("the compilation did not reach the stage %q", key)
}

// Links are the links of the compilation with the names that values have at this stage.
func (s *Stage) Links() *LinkTable {
	t := s.c.links.clone()
	for _, l := range t.byID {
		if l != nil {
			l.Text, l.After = report.TextAny, ""
		}
	}
	t.settleNames(s.c.written, t.NumbersIn(s.Printed.Doc))
	return t
}
