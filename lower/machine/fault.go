package machine

import (
	"fmt"

	"statepoint/core/source"
)

// FaultKind is the reason why the machine stopped.
type FaultKind uint8

const (
	ReadFault   FaultKind = iota + 1 // memory not mapped or not readable
	WriteFault                       // memory not mapped or not writable
	ExecFault                        // code not mapped or not executable
	DivideError                      // division by zero, or a quotient that does not fit
	Undefined                        // UD1, UD2, or an unknown instruction
	Trap                             // INT3 or HLT
	Misaligned                       // a 16-byte operand that must be aligned is not
	NoExternal                       // a call to an undefined function
	HostError                        // an External returned an error
	StepLimit                        // Limits.Steps reached
	MemoryLimit                      // Limits.Memory reached
	Cancelled                        // the context ended
	Deadlock                         // every thread waits for another
)

// Cause is the kind of instruction that led to a fault, as far as it matters.
type Cause uint8

const (
	CauseOther  Cause = iota
	CauseCall         // ExecFault: a call
	CauseReturn       // ExecFault: a return
	CauseUD2          // Undefined: UD2
	CauseUD1          // Undefined: UD1; Addr is the displacement of its address
)

// Fault is the reason why the machine stopped. It implements error.
type Fault struct {
	Kind  FaultKind
	RIP   uint64 // of the instruction, which has not changed registers
	Addr  uint64 // of the memory that could not be accessed
	Size  uint64 // MemoryLimit: the bytes asked for
	Perm  Perm   // permissions of the memory at Addr; 0 if it is not mapped
	Limit uint64 // the limit that was reached
	Text  string // the instruction, or the name of the function
	Cause Cause
	Err   error // HostError, Cancelled: the cause
}

// Unwrap returns the cause.
func (f *Fault) Unwrap() error { return f.Err }

// Error describes the fault in one line.
func (f *Fault) Error() string { return "machine: " + f.Detail() }

// Detail is what Error says after the name of the package.
func (f *Fault) Detail() string {
	at := fmt.Sprintf("at %#x", f.RIP)
	if f.Text != "" && f.Kind != NoExternal && f.Kind != HostError &&
		f.Kind != Deadlock {
		at += " (" + f.Text + ")"
	}
	access := func(what string) string {
		if f.Perm == 0 {
			return fmt.Sprintf("%s: %s %#x, where nothing is mapped", at, what, f.Addr)
		}
		return fmt.Sprintf("%s: %s %#x, which only allows %s", at, what, f.Addr, f.Perm)
	}
	switch f.Kind {
	case ReadFault:
		return access("read of")
	case WriteFault:
		return access("write to")
	case ExecFault:
		return access("execution of")
	case DivideError:
		return at + ": division by zero, or the quotient does not fit"
	case Undefined:
		return at + ": no instruction that this machine executes"
	case Trap:
		return at + ": trap"
	case Misaligned:
		return fmt.Sprintf("%s: operand at %#x is not aligned to 16 bytes", at, f.Addr)
	case NoExternal:
		return fmt.Sprintf("%s: call to %s, which neither the object nor the host defines", at,
			f.Text)
	case HostError:
		return fmt.Sprintf("%s: %s: %v", at, f.Text, f.Err)
	case StepLimit:
		return fmt.Sprintf("%s: stopped after %s, the limit (Limits.Steps raises it)", at,
			source.Count(f.Limit, "step"))
	case MemoryLimit:
		return fmt.Sprintf(
			"%s of memory at %#x would pass the limit of %d bytes "+
				"(Limits.Memory raises it)", source.Count(f.Size, "more byte"), f.Addr, f.Limit)
	case Deadlock:
		if f.Text == "" {
			return at + ": every thread waits, or has finished"
		}
		return fmt.Sprintf("at %#x: every thread waits, the last one in %s", f.RIP, f.Text)
	case Cancelled:
		return fmt.Sprintf("%s: stopped: %v", at, f.Err)
	}
	return at + ": fault"
}
