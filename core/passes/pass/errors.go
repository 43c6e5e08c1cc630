package pass

import (
	"errors"

	"statepoint/core/source"
)

// Unsupported is the error for a construct a pass cannot handle; it names the construct and its
// position.
type Unsupported struct {
	// Code is stable, "SP04…" for what only passes refuse; "" if it has none.
	Code    string
	Span    source.Span
	Message string
	Notes   []string
	// Aborts says that LLVM's opt aborts, and prints the first note.
	Aborts bool
}

// Error returns the message, without a position.
func (e *Unsupported) Error() string { return e.Message }

// Diagnostic returns the error as a diagnostic at its position.
func (e *Unsupported) Diagnostic() source.Diagnostic {
	return source.Diagnostic{Severity: source.Error, Code: e.Code, Span: e.Span, Message: e.Message,
		Notes: e.Notes, Aborts: e.Aborts}
}

// AsDiagnostic returns the diagnostic in an error of Run, if there is one.
func AsDiagnostic(err error) (source.Diagnostic, bool) {
	var u interface{ Diagnostic() source.Diagnostic }
	if errors.As(err, &u) {
		return u.Diagnostic(), true
	}
	return source.Diagnostic{}, false
}
