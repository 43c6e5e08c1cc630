package passes

import (
	"context"
	"slices"

	"statepoint/core/ir"
)

// RootIntrinsic declares that an alloca holds a reference (GarbageCollection.rst, "Identifying GC
// roots on the stack").
const RootIntrinsic = "llvm.gcroot"

// The names of the two passes that make ordinary code of llvm.gcroot, llvm.gcread and llvm.gcwrite;
// LLVM's code generator begins with them.
const (
	gcLowering          = "gc-lowering"
	shadowStackLowering = "shadow-stack-gc-lowering"
)

// lowerBarriers is the pass gc-lowering.
func lowerBarriers(ctx context.Context, m *ir.Module, _ *Options) (*Explanation, error) {
	why := &Explanation{Pass: gcLowering}
	for _, f := range m.Funcs {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		barriers, nulls := lowerRootsOf(m, f)
		why.Figures.Barriers += barriers
		why.Figures.Nulls += nulls
	}
	return why, nil
}

// NeedsRootLowering reports whether a function is written for the older interface: it has a
// strategy and calls llvm.gcroot, llvm.gcread or llvm.gcwrite.
func NeedsRootLowering(f *ir.Func) bool {
	if f.GC == "" {
		return false
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.Call && (isRootCall(in) || in.IsIntrinsic("llvm.gcread") ||
				in.IsIntrinsic("llvm.gcwrite")) {
				return true
			}
		}
	}
	return false
}

// RootLoweringPasses are the names of the passes that a module with such functions goes through
// before code is made of it, in their order.
func RootLoweringPasses() []string { return []string{gcLowering, shadowStackLowering} }

// RootLowering does what the two passes do, one function at a time, for a code generator that is
// given the functions in turn.
type RootLowering struct {
	m *ir.Module
	s *shadowStack
}

// NewRootLowering returns one for the functions of a module.
func NewRootLowering(m *ir.Module) *RootLowering { return &RootLowering{m: m} }

// Function lowers one function, which may be any. The error, an *Unsupported, names what a shadow
// stack cannot be kept for. What is left are calls of llvm.gcroot in functions of strategies with
// tables of their own, which make no code.
func (l *RootLowering) Function(f *ir.Func) error {
	if !NeedsRootLowering(f) {
		return nil
	}
	lowerRootsOf(l.m, f)
	if f.GC != shadowStackName {
		return nil
	}
	if l.s == nil {
		s, err := newShadowStack(l.m)
		if err != nil {
			return err
		}
		l.s = s
	}
	return l.s.function(f)
}

// lowerRootsOf makes loads and stores of the barriers of a function, and gives each root that may
// be seen before it is stored to a null. It returns how many of each there were.
func lowerRootsOf(m *ir.Module, f *ir.Func) (barriers, nulls int) {
	if f.GC == "" || f.IsDeclaration() {
		return 0, 0
	}
	var roots []*ir.Instr
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; {
			next := in.Next()
			switch {
			case in.Op != ir.Call:
			case in.IsIntrinsic("llvm.gcwrite"):
				barriers++
				replaceBarrier(in, m.NewInstr(ir.Store, m.Types.Void, in.Arg(0), in.Arg(2)))
			case in.IsIntrinsic("llvm.gcread"):
				barriers++
				replaceBarrier(in, m.NewInstr(ir.Load, in.Type(), in.Arg(1)))
			case isRootCall(in):
				if a := rootOf(in); a != nil {
					roots = append(roots, a)
				}
			}
			in = next
		}
	}
	return barriers, initRoots(m, f, roots)
}

// replaceBarrier replaces a barrier by an access.
func replaceBarrier(barrier, access *ir.Instr) {
	access.SetFrom(barrier.ID())
	access.InsertBefore(barrier)
	if !barrier.Type().IsVoid() {
		barrier.Func().TakeName(access, barrier)
		ir.ReplaceAllUses(barrier, access)
	}
	barrier.Erase()
}

func isRootCall(in *ir.Instr) bool { return in.Op == ir.Call && in.IsIntrinsic(RootIntrinsic) }

// rootOf is the alloca that a call of llvm.gcroot is about, nil if there is none (which the
// verifier does not let pass).
func rootOf(call *ir.Instr) *ir.Instr {
	a, _ := withoutCasts(call.Arg(0)).(*ir.Instr)
	if a == nil || a.Op != ir.Alloca {
		return nil
	}
	return a
}

// withoutCasts is what a pointer was before it was cast to other pointer types.
func withoutCasts(v ir.Value) ir.Value {
	for {
		in, ok := v.(*ir.Instr)
		if !ok || in.Op != ir.BitCast && in.Op != ir.AddrSpaceCast {
			return v
		}
		v = in.Operand(0)
	}
}

// initRoots stores null to the roots that the entry block does not store to before anything that
// could be a safepoint: the collector looks at all roots of a frame at every safepoint. It returns
// how many it stored to.
func initRoots(m *ir.Module, f *ir.Func, roots []*ir.Instr) (stored int) {
	if len(roots) == 0 {
		return 0
	}
	in := f.Entry().First()
	for in.Op == ir.Alloca {
		in = in.Next()
	}
	var done []*ir.Instr
	for ; !mayBeSafepoint(in); in = in.Next() {
		if in.Op == ir.Store {
			if a, ok := withoutCasts(in.Operand(1)).(*ir.Instr); ok && a.Op == ir.Alloca {
				done = append(done, a)
			}
		}
	}
	for _, a := range roots {
		if slices.Contains(done, a) {
			continue
		}
		null := m.NewInstr(ir.Store, m.Types.Void, ir.Zero(a.ElemType), a)
		null.SetFrom(a.ID())
		a.Parent().InsertAfter(null, a)
		stored++
	}
	return stored
}

// mayBeSafepoint is as careful as LLVM: even arithmetic may become a call of the run-time library.
func mayBeSafepoint(in *ir.Instr) bool {
	switch in.Op {
	case ir.Alloca, ir.GetElementPtr, ir.Store, ir.Load:
		return false
	}
	return !isRootCall(in)
}
