package collector

import (
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// Codes of problems about garbage collection.
const (
	codeUnknownGC  = "SP0301" // an unknown strategy
	codeStatepoint = "SP0302" // the arguments of a gc.statepoint
	// a use of a statepoint's token other than gc.relocate or gc.result
	codeStatepointUse  = "SP0303"
	codeRelocate       = "SP0304" // a gc.relocate
	codeGCResult       = "SP0305" // a gc.result
	codeGCRoot         = "SP0306" // gcroot, gcread, gcwrite
	codeStatepointEdge = "SP0308" // the unwind edge of a statepoint
	codeNonIntegral    = "SP0309" // a cast of a pointer without a stable address
)

// Checks checks what garbage collection depends on: statepoints, relocates, results, roots and
// barriers.
type Checks struct {
	r          *diag.Report
	strategies *gc.Registry // nil if a function may name any strategy

	// strategy is the strategy of the function strategyOf, nil if it is unknown.
	strategy   gc.Strategy
	strategyOf *ir.Func

	nonIntegral nonIntegral
}

// New returns checks that report to r.
func New(r *diag.Report, strategies *gc.Registry) *Checks {
	return &Checks{r: r, strategies: strategies, nonIntegral: newNonIntegral(r.M)}
}

// Function checks the strategy that a function names. LLVM's verifier accepts any.
func (v *Checks) Function(f *ir.Func) {
	if f.GC != "" && v.strategies != nil {
		if _, err := v.strategies.Lookup(f.GC); err != nil {
			v.r.Add(diag.Problem{Severity: source.Warning, Code: codeUnknownGC, Value: f,
				Span:    f.StrategySpan(),
				Message: fmt.Sprintf("unknown garbage collection strategy %q", f.GC)})
		}
	}
}

// Call checks calls to the intrinsics that garbage collection uses: Statepoints.rst,
// "Intrinsics"; GarbageCollection.rst, "LLVM IR Features"; StackMaps.rst, "Intrinsics".
func (v *Checks) Call(in *ir.Instr, f *ir.Func) {
	name := f.Name()
	switch {
	case strings.HasPrefix(name, "llvm.experimental.gc."):
		rest := name[len("llvm.experimental.gc."):]
		word, _, _ := strings.Cut(rest, ".")
		switch word {
		case "statepoint":
			v.statepoint(in)
		case "relocate":
			v.relocate(in)
		case "result":
			v.gcResult(in, rest)
		case "get":
			if strings.HasPrefix(rest, "get.pointer.base.") && in.Call.NumArgs == 1 &&
				in.Type().IsPointer() && in.Arg(0).Type().IsPointer() &&
				in.Arg(0).Type() != in.Type() {
				v.r.Theirs("gc.get.pointer.base operand and result must be of the same type").
					At(1).Bad(in, codeRelocate,
					"the base of a pointer of type %s must have that type too, not "+
						"%s", in.Arg(0).Type(),
					in.Type())
			}
		}
	case IsRoot(name):
		if name == gc.RootName {
			v.gcRoot(in)
		} else {
			v.gcBarrier(in, name)
		}
	case !v.r.M.Dialect.Opaque() && (strings.HasPrefix(name, "llvm.experimental.stackmap") ||
		strings.HasPrefix(name, "llvm.experimental.patchpoint.")):
		// In these releases only the code generator required immediates.
	case name == "llvm.experimental.stackmap":
		v.immediates(in, 2)
	case name == "llvm.experimental.patchpoint.void" ||
		strings.HasPrefix(name, "llvm.experimental.patchpoint."):
		v.immediates(in, 2)
		if in.Call.NumArgs > 3 {
			v.immediate(in, 3)
		}
	}
}

// immediate is the value of an argument that must be an integer constant.
func (v *Checks) immediate(in *ir.Instr, i int) (int64, bool) {
	if i >= in.Call.NumArgs {
		return 0, false
	}
	c, ok := ir.AsInt(in.Arg(i))
	if !ok {
		v.r.Theirs("immarg operand has non-immediate parameter").
			At(i+1).Bad(in, diag.Immediate, "argument %d of @%s must be an integer constant", i+1,
			in.CalledFunc().Name())
		return 0, false
	}
	return c.Int64(), true
}

func (v *Checks) immediateUse(u *ir.Use) (int64, bool) {
	return v.immediate(u.User, u.Index()-1)
}

func (v *Checks) immediates(in *ir.Instr, n int) {
	for i := range n {
		v.immediate(in, i)
	}
}
