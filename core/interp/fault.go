package interp

import (
	"errors"
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
)

// FaultKind is why a run stopped.
type FaultKind uint8

const (
	// UndefinedBehaviour is undefined behaviour: division by zero, a branch on poison, an access to
	// unmapped memory.
	UndefinedBehaviour FaultKind = iota
	// Unsupported is a construct that the interpreter does not support.
	Unsupported
	// StepLimit is Options.Steps reached.
	StepLimit
	// MemoryLimit is Options.Memory reached.
	MemoryLimit
	// DepthLimit is Options.Depth reached.
	DepthLimit
	// Cancelled is a cancelled or expired context.
	Cancelled
	// Uncaught is an exception that left the function that was called first.
	Uncaught
	// Trapped is llvm.trap or a similar intrinsic.
	Trapped
	// HostError is an error of an External, of Memory or of a Collector.
	HostError
)

var faultNames = [...]string{
	"undefined behaviour", "not supported", "step limit", "memory limit", "depth limit",
	"cancelled",
	"uncaught exception", "trap", "host",
}

// String describes the kind.
func (k FaultKind) String() string { return faultNames[k] }

// Fault is why a run stopped, and where.
type Fault struct {
	Kind FaultKind
	Text string
	// At is the instruction that could not be executed, nil outside of functions.
	At *ir.Instr
	// Stack are the names of the functions active then, innermost first, at most 16.
	Stack []string
	// Err is the host's error, nil for other kinds.
	Err error
}

// Error gives the kind, the reason and the position.
func (f *Fault) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "interp: %s: %s", f.Kind, f.Text)
	if f.At != nil {
		fmt.Fprintf(&b, " at `%s`", printer.Instr(f.At))
	}
	if len(f.Stack) > 0 {
		fmt.Fprintf(&b, " in @%s", strings.Join(f.Stack, ", called by @"))
	}
	return b.String()
}

// Unwrap is the host's error.
func (f *Fault) Unwrap() error { return f.Err }

// Unwind is the error that an External returns to throw: the nearest invoke continues at its
// landing pad, whose result is Pointer and Selector.
type Unwind struct {
	// Pointer and Selector are the two words that the landing pad returns.
	Pointer, Selector uint64
}

// Error names the exception.
func (u *Unwind) Error() string {
	return fmt.Sprintf("exception 0x%x, selector %d", u.Pointer, u.Selector)
}

func undefined(format string, args ...any) *Fault {
	return &Fault{Kind: UndefinedBehaviour, Text: fmt.Sprintf(format, args...)}
}

func unsupported(format string, args ...any) *Fault {
	return &Fault{Kind: Unsupported, Text: fmt.Sprintf(format, args...)}
}

// located adds the position to a fault that has none; it turns other errors into a HostError,
// except an Unwind.
func (m *Interp) located(err error, at *ir.Instr) error {
	var u *Unwind
	if errors.As(err, &u) {
		return err
	}
	var f *Fault
	if !errors.As(err, &f) {
		f = &Fault{Kind: HostError, Text: err.Error(), Err: err}
	}
	if f.At == nil && f.Stack == nil {
		f.At = at
		for fr := m.top; fr != nil && len(f.Stack) < 16; fr = fr.Caller {
			f.Stack = append(f.Stack, fr.Func.Name())
		}
	}
	return f
}
