package explore

import (
	"fmt"

	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower"
	emulated "statepoint/lower/run"
	"statepoint/web/report"
)

// A Compilation is the result of compiling a request. It is immutable once Compile has returned it:
// its fields are read-only, and each view is a function of it.
type Compilation struct {
	Request *report.Request
	// Report has the documents of the panes, links and diagnostics.
	Report *report.Report
	// Text is the source with its positions.
	Text *source.Text
	// Strategies has the collection strategies that the request may name; Registry lacks those that
	// its flags define.
	Strategies, Registry *gc.Registry
	LiveRoots            bool // the option -live-roots
	// Links holds a link for each id.
	Links *LinkTable
	// Module is the compiled module, nil if the source could not be parsed, and Printed its text.
	Module  *ir.Module
	Printed *irText
	// Written has the numbers of the source's values.
	Written *numberedText
	// Lowered is the machine code with its maps, nil if a stage failed.
	Lowered *lower.Result
	// Surface is what the module declares to a loader.
	Surface *emulated.Surface
	// Shadowed lists the functions that use a shadow stack.
	Shadowed []pass.FrameNote
	// Broken describes how the module is broken on purpose, nil if it is not.
	Broken *breakage
	// Findings are the findings in the report.
	Findings []findings.Finding

	// ids allocates ids for what only a screen shows: rows of bytes, registers.
	ids    provenance.Counter
	list   *source.List
	at     report.Stage // the last stage that started
	stages []*Stage     // the stages that produced a module, in order
}

// NotLowered says why there is no machine code, by the first error that has a position: a pane may
// keep the sentence while further edits produce other errors.
func (c *Compilation) NotLowered() string {
	said := "the stage " + c.at.Title + " ended with an error"
	for i := range c.list.Items {
		if d := &c.list.Items[i]; d.Severity == source.Error && !d.Span.IsZero() {
			return fmt.Sprintf("%s in line %d.", said, c.Text.Position(d.Span.Start).Line)
		}
	}
	return said + "."
}
