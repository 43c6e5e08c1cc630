package explore

import (
	"context"

	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// A Compilation is the result of compiling a request. Nothing writes to it once Compile has
// returned it, so it can be shared, and each view is a function of it. Callers must not modify what
// its methods return.
type Compilation struct {
	request *report.Request
	outline report.Report
	text    *source.Text
	// strategies are the strategies that the request may name; registry lacks the ones that its
	// flags define.
	strategies, registry *gc.Registry
	liveRoots            bool
	links                *LinkTable
	module               *ir.Module
	dialect              ir.Dialect // of the source
	printed              *irText
	written              *numberedText
	lowered              *lower.Result
	rows                 []lower.Row // of lowered
	mapRows              map[*stackmap.Annotation]mapRows
	roots                []provenance.ID // ids of their roots in frame maps, in order
	surface              any             // what the emulator asked to keep
	shadowed             []pass.FrameNote
	broken               Break
	emulator             Emulator // nil if the program is not going to run
	findings             []findings.Finding
	notLowered           string
	stages               []*Stage // the stages that produced a module, in order
	whole                func(context.Context) *Compilation
	only                 *ir.Func       // the only function with documents, nil if all have
	past                 *Past          // of this compilation, nil if it left none
	polls                map[int32]bool // records of polls whose links are left out
	object               *Object        // nil unless another compiler made the module
}

// Request returns the request.
func (c *Compilation) Request() *report.Request { return c.request }

// Outline returns the report without what package panes writes: assembly, stack map and words.
func (c *Compilation) Outline() *report.Report { return &c.outline }

// Text returns the source with its positions.
func (c *Compilation) Text() *source.Text { return c.text }

// Strategies returns the collection strategies that the request may name, with those that its flags
// define.
func (c *Compilation) Strategies() *gc.Registry { return c.strategies }

// Registry returns the collection strategies that Compile was given.
func (c *Compilation) Registry() *gc.Registry { return c.registry }

// LiveRoots reports whether the option -live-roots is set.
func (c *Compilation) LiveRoots() bool { return c.liveRoots }

// Links returns the table of links, one for each id.
func (c *Compilation) Links() *LinkTable { return c.links }

// Module returns the compiled module, nil if the source could not be parsed.
func (c *Compilation) Module() *ir.Module { return c.module }

// Dialect returns the dialect of the source, as it was read or converted.
func (c *Compilation) Dialect() ir.Dialect { return c.dialect }

// Printed returns the text of the module, nil if there is none.
func (c *Compilation) Printed() *irText { return c.printed }

// Written returns the numbers of the source's values.
func (c *Compilation) Written() *numberedText { return c.written }

// Lowered returns the machine code with its maps, nil if a stage failed.
func (c *Compilation) Lowered() *lower.Result { return c.lowered }

// Rows returns the rows of the assembly in the syntax of the request.
func (c *Compilation) Rows() []lower.Row { return c.rows }

// MapRows returns an annotation's rows with their ids: that of the function, record or location
// that a row describes, or one of its own.
func (c *Compilation) MapRows(a *stackmap.Annotation) (rows []stackmap.Row, ids []uint32) {
	return c.mapRows[a].rows, c.mapRows[a].ids
}

// mapRows are the rows of an annotation with their ids.
type mapRows struct {
	rows []stackmap.Row
	ids  []uint32
}

// FrameRoots returns the ids of the roots in frame maps, in the order of [Compilation.Shadowed];
// nil if no frame map is shown.
func (c *Compilation) FrameRoots() []provenance.ID { return c.roots }

// Surface returns what [Emulator.Describe] returned, nil if a stage failed, without an emulator,
// and of an excerpt.
func (c *Compilation) Surface() any { return c.surface }

// Shadowed returns the functions that use a shadow stack.
func (c *Compilation) Shadowed() []pass.FrameNote { return c.shadowed }

// Object returns what is known of a module that another compiler made, nil for one that was
// compiled here.
func (c *Compilation) Object() *Object { return c.object }

// Broken returns how the module is broken on purpose, nil if it is not.
func (c *Compilation) Broken() Break { return c.broken }

// Findings returns the findings of the report.
func (c *Compilation) Findings() []findings.Finding { return c.findings }

// NotLowered says why there is no machine code, by the first error that has a position: a pane may
// keep the sentence while further edits produce other errors.
func (c *Compilation) NotLowered() string { return c.notLowered }

// IsPoll reports whether a record, by its number, belongs to the statepoint of a poll.
func (c *Compilation) IsPoll(record int32) bool {
	return c.polls[record] ||
		c.links.isPoll(provenance.ID(c.lowered.Map.Records[record].Prov))
}

// Past returns what the next compilation can reuse, nil for nothing.
func (c *Compilation) Past() *Past { return c.past }

// PastOr is Past, or the past of an earlier compilation while the request's text has errors.
func (c *Compilation) PastOr(earlier *Past) *Past {
	switch {
	case c.past != nil:
		return c.past
	case c.request.Only != "" && !c.outline.OK:
		return earlier
	}
	return NewPast()
}

// Stage returns the stage with a key, nil if it did not run.
func (c *Compilation) Stage(key string) *report.Stage {
	for i := range c.outline.Stages {
		if c.outline.Stages[i].Key == key {
			return &c.outline.Stages[i]
		}
	}
	return nil
}

// RegisterName returns the name of a register by its DWARF number.
func (c *Compilation) RegisterName(dwarf uint16) string {
	if c.object != nil {
		return c.object.Registers(dwarf)
	}
	return stackmap.RegisterName(dwarf)
}

// Unbroken returns the compilation without its break.
func (c *Compilation) Unbroken(ctx context.Context) *Compilation {
	if c.broken == nil {
		return c
	}
	return c.whole(ctx)
}
