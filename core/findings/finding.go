package findings

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// Finding is one problem in a program, or something its author should know.
type Finding struct {
	source.Diagnostic
	// Func is the function; it is 0 if there is none, like every other id here.
	Func provenance.ID
	// Value is what the finding is about, Use the instruction that uses it wrongly, and Safepoint
	// the call between the two.
	Value, Use, Safepoint provenance.ID
	// Instead is the value that should be used.
	Instead provenance.ID
	// First is the pass that removes this finding if it runs before the others, "" if no such pass
	// is known.
	First string
	// Path are the blocks on a path from Safepoint to Use, both ends included.
	Path []provenance.ID
	// Through are the instructions on that path, in order, at most the first MostThrough.
	Through []provenance.ID
	// Way leads from the cause to the use.
	Way []Step
}

// MostThrough limits the number of instructions in Finding.Through.
const MostThrough = 2000

// StepKind is what happens at a step.
type StepKind uint8

// The kinds of steps, in the order in which they usually follow each other.
const (
	// Made: the reference is created, or known to be one.
	Made StepKind = iota
	// Hidden: it is converted to something that the collector does not see, or stored in such
	// memory.
	Hidden
	// Carried: the hidden value is propagated, by arithmetic, a copy or a phi.
	Carried
	// Safepoint: the collector may run, and move the object.
	Safepoint
	// Revealed: the old address is read back, or becomes a pointer again.
	Revealed
	// Used: the old address is used.
	Used
)

var stepKinds = [...]string{Made: "made", Hidden: "hidden", Carried: "carried",
	Safepoint: "safepoint", Revealed: "revealed", Used: "used"}

// String is the name of the kind.
func (k StepKind) String() string { return stepKinds[k] }

// Step is one step on the path of a finding.
type Step struct {
	Kind StepKind
	// Instr is the instruction, or the argument or block, and Span its place in the text, empty for
	// what a pass created.
	Instr provenance.ID
	Span  source.Span
	// Text describes in a clause what happens here.
	Text string
}

// At is a step at an instruction, with a clause that says what happens there.
func At(kind StepKind, in *ir.Instr, text string) Step {
	return Step{Kind: kind, Instr: in.ID(), Span: in.Span, Text: text}
}

// Diagnose converts the finding to a diagnostic about a text, with its path among the notes; text
// may be nil.
func (f *Finding) Diagnose(text *source.Text) source.Diagnostic {
	d := f.Diagnostic
	if len(f.Way) == 0 {
		return d
	}
	d.Notes = nil
	for i := range f.Way {
		s := &f.Way[i]
		if text == nil || s.Span.IsZero() {
			d.Notes = append(d.Notes, s.Kind.String()+": "+s.Text)
			continue
		}
		at := text.Position(s.Span.Start)
		d.Notes = append(d.Notes,
			fmt.Sprintf("%s at %d:%d: %s", s.Kind, at.Line, at.Column, s.Text))
	}
	d.Notes = append(d.Notes, f.Notes...)
	return d
}
