package explore

import (
	"fmt"

	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/lower"
	emulated "statepoint/lower/run"
	"statepoint/web/report"
)

// A Compilation is a request with what became of it. It does not change once Compile has returned
// it: its fields are for reading, and each view is a function of it.
type Compilation struct {
	Request *report.Request
	// Report has the documents of the panes, links and diagnostics.
	Report *report.Report
	// Text is the source with its positions.
	Text *source.Text
	// Strategies finds the collection strategies that the request may name; Registry is without
	// those that its flags make.
	Strategies, Registry *gc.Registry
	LiveRoots            bool // the option -live-roots
	// Links has a link for each id.
	Links *LinkTable
	// Module is the module that was compiled, nil if the source could not be read, and Printed its
	// text.
	Module  *ir.Module
	Printed *irText
	// Written has the numbers of the source's values.
	Written *numberedText
	// Lowered is the code with its maps, nil if a stage ended with an error.
	Lowered *lower.Result
	// Surface is what the module says of itself to a loader.
	Surface *emulated.Surface
	// Shadowed are the functions that keep a shadow stack.
	Shadowed []pass.FrameNote
	// Broken is how the module is broken on purpose, nil if it is not.
	Broken *breakage
	// Findings are those that the report has.
	Findings []findings.Finding

	list   *source.List
	at     report.Stage // the last stage that was begun
	stages []*Stage     // those that left a module, in order
}

// NotLowered says why there is no machine code, by the first error that has a place: a pane may
// keep the sentence while the text goes on to have other errors.
func (c *Compilation) NotLowered() string {
	said := "the stage " + c.at.Title + " ended with an error"
	for i := range c.list.Items {
		if d := &c.list.Items[i]; d.Severity == source.Error && !d.Span.IsZero() {
			return fmt.Sprintf("%s in line %d.", said, c.Text.Position(d.Span.Start).Line)
		}
	}
	return said + "."
}
