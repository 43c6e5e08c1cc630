package run

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
)

// Trapped is the error of a program that was stopped.
type Trapped struct {
	// Fault is the machine's fault.
	Fault *machine.Fault
	// Where is the location in the program, such as "@f+0x12".
	Where string
	// Stack are the call sites of the functions on the stack, innermost first.
	Stack []string

	message string
}

// Error says what happened, and where.
func (t *Trapped) Error() string {
	text := t.message
	if t.Where != "" {
		text += "\n  at " + t.Where
	}
	for i, s := range t.Stack {
		if i == 8 && len(t.Stack) > 9 {
			text += fmt.Sprintf("\n  and %s", source.Count(len(t.Stack)-i, "more frame"))
			break
		}
		text += "\n  called from " + s
	}
	return text
}

// Unwrap returns the fault.
func (t *Trapped) Unwrap() error { return t.Fault }

// faults says what faults of the machine mean for a program.
type faults struct {
	heap    *heap
	missed  *missed
	threads *threads
	names   *names
	code    *codeIndex
	supply  *StandIns
	advice  *Advice
}

// explain says what a fault means for the program.
func (x *faults) explain(err error) error {
	var f *machine.Fault
	if !errors.As(err, &f) {
		return err
	}
	var limit *machine.Fault // in a function of the runtime
	if errors.As(f.Err, &limit) && limit.Kind == machine.MemoryLimit {
		f = limit
	}
	t := &Trapped{Fault: f, Where: x.names.symbol(f.RIP)}
	t.Stack = x.names.calledFrom()
	switch f.Kind {
	case machine.NoExternal:
		t.message = fmt.Sprintf("@%s is undefined, but the program calls it", f.Text)
		if advice := x.advice.Functions; advice != "" {
			t.message += " (" + advice + ")"
		}
		if near := nearest(f.Text); near != "" {
			t.message += fmt.Sprintf("; did you mean @%s?", near)
		}
		t.Where = ""
	case machine.HostError:
		t.message = fmt.Sprintf("@%s: %v", f.Text, f.Err)
		t.Where = ""
		var refused *Refused
		if missed := x.missed.text(); missed != "" && errors.As(f.Err, &refused) {
			t.message = missed + "; then " + t.message
		}
	case machine.StepLimit:
		t.message = fmt.Sprintf("stopped after %s, the limit%s%s", source.Count(f.Limit, "step"),
			clause(x.advice.Steps), x.threads.late())
	case machine.MemoryLimit:
		t.message = x.advice.beyond(f)
	case machine.ReadFault, machine.WriteFault, machine.ExecFault:
		t.message = x.access(f)
		if blame := x.supply.null(x.advice); blame != "" && f.Addr < machine.PageSize {
			t.message = blame + "; then " + t.message
		}
		if missed := x.missed.text(); missed != "" && (x.heap.poison(f.Addr) ||
			x.heap.inside(f.Addr)) {
			t.message = missed + "; then " + t.message
		}
	case machine.Undefined:
		switch {
		case f.Text == "":
			t.message = "trap: bytes of no known instruction"
		case f.Cause == machine.CauseUD2:
			t.message = "trap: the program ran into unreachable code or llvm.trap (ud2)"
		case f.Cause == machine.CauseUD1:
			t.message = fmt.Sprintf("trap: llvm.ubsantrap(i8 %d)%s (%s)", f.Addr,
				failedCheck[f.Addr], x.instruction(f))
		default:
			t.message = fmt.Sprintf("trap: %s, which the emulator does not execute", f.Text)
		}
	case machine.DivideError:
		t.message = "trap: division by zero, or the quotient does not fit"
	case machine.Trap:
		t.message = "trap: " + f.Text
		if f.Text == "syscall" {
			t.message = fmt.Sprintf("trap: system call %d, which the emulator does not have; it "+
				"has functions of the C library: link without -static, or run the program's "+
				"own objects",
				x.names.machine.Get(amd64.RAX))
		}
	default:
		t.message = "trap: " + f.Detail()
	}
	return t
}

// access explains a wrong address.
func (x *faults) access(f *machine.Fault) string {
	what := map[machine.FaultKind]string{machine.ReadFault: "read",
		machine.WriteFault: "write"}[f.Kind]
	text := fmt.Sprintf("trap: %s of address %#x", what, f.Addr)
	if f.Kind == machine.ExecFault {
		how := "a jump to"
		switch f.Cause {
		case machine.CauseCall:
			how = "a call to"
		case machine.CauseReturn:
			how = "a return to"
		}
		text = fmt.Sprintf("trap: %s address %#x", how, f.Addr)
	}
	switch {
	case f.Addr == 0:
		text += ", a null pointer"
	case f.Addr < machine.PageSize && f.Kind != machine.ExecFault:
		text += ", near zero, as the fields of a null pointer are"
	case x.heap.poison(f.Addr):
		text += ", made from a stale address: a reference was not relocated"
	case x.heap.inside(f.Addr):
		text += ", in a part of the heap that a collection left: a reference was not relocated"
	case f.Addr >= machine.StackTop-machine.StackSize-1<<20 &&
		f.Addr < machine.StackTop-machine.StackSize:
		text += ", below the stack: it overflowed"
	case f.Perm == 0:
		text += ", where nothing is mapped"
	default:
		text += ", which only allows " + f.Perm.String()
	}
	if in := x.instruction(f); in != "" {
		text += " (" + in + ")"
	}
	return text
}

// nearest returns the function of the runtime whose name is closest to an undefined one.
func nearest(name string) string {
	names := make([]string, 0, len(library()))
	for n := range library() {
		names = append(names, n)
	}
	slices.Sort(names)
	return source.Nearest(name, names)
}

// Advice says how to get past what stopped a run, in the caller's terms: the command has options, a
// page has fields, a lesson's check has neither. An empty field adds no advice.
type Advice struct {
	// Steps, Memory and Heap are about a limit of steps, one of memory, and a heap that is full.
	Steps, Memory, Heap string
	// Functions is about a call to an undefined function, Arguments about missing arguments.
	Functions, Arguments string
	// Objects is about objects of an undefined function: %s is a declaration of them.
	Objects string
	// Collector is about a moving collector where a strategy expects objects not to move.
	Collector string
}

// beyond reports which limit of memory was exceeded.
func (a *Advice) beyond(f *machine.Fault) string {
	return fmt.Sprintf("%s of memory would pass the limit of %d bytes%s",
		source.Count(f.Size, "more byte"),
		f.Limit, clause(a.Memory))
}

// clause appends advice to a sentence.
func clause(advice string) string {
	if advice == "" {
		return ""
	}
	return "; " + advice
}

// instruction is the instruction of a fault as the listing has it, or else as it was decoded.
func (x *faults) instruction(f *machine.Fault) string {
	return cmp.Or(listed(x.code.instruction(f.RIP, false)), f.Text)
}

// failedCheck says what clang means by the argument of llvm.ubsantrap (SanitizerHandler.h).
var failedCheck = map[uint64]string{0: ", in clang's code an overflow of +",
	1: ", in clang's code __builtin_unreachable", 3: ", in clang's code a division without a result",
	5:  ", in clang's code a floating-point number that does not fit an integer",
	10: ", in clang's code a value that its type does not have",
	12: ", in clang's code an overflow of *",
	13: ", in clang's code an overflow of unary -", 18: ", in clang's code an index out of bounds",
	19: ", in clang's code an overflow of a pointer",
	20: ", in clang's code a shift by too many bits",
	21: ", in clang's code an overflow of -", 22: ", in clang's code a null or misaligned pointer",
	24: ", in clang's code an array whose size is not positive"}
