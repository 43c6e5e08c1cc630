package passes

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// newAtomics are the operations of atomicrmw that came after typed pointers.
var newAtomics = map[string]bool{
	"fmax": true, "fmin": true, "fmaximum": true, "fminimum": true, "uinc_wrap": true, "udec_wrap": true, "usub_cond": true, "usub_sat": true,
}

// checkTyped refuses what came to LLVM after typed pointers had gone.
func (c *converter) checkTyped() {
	ck := &typedCheck{c: c, consts: map[*ir.Const]bool{}, types: map[*ir.Type]bool{}}
	for _, g := range c.m.Globals {
		ck.span = g.Span
		ck.typ(g.Content)
		ck.value(g.Init)
	}
	for _, f := range c.m.Funcs {
		ck.span = f.Span
		ck.typ(f.FuncType)
		if strings.HasPrefix(f.Name(), "llvm.") && ir.LookupIntrinsic(f.Name(), ir.LLVM11) == nil && ir.LookupIntrinsic(f.Name(), ir.LLVM15) != nil {
			c.refuse(f.Span, "the intrinsic @"+f.Name()+" came with a later version of LLVM", "")
		}
	}
	eachInstr(c.m, ck.instr)
}

type typedCheck struct {
	c      *converter
	consts map[*ir.Const]bool
	types  map[*ir.Type]bool
	span   source.Span
}

func (ck *typedCheck) instr(in *ir.Instr) {
	ck.span = in.Span
	ck.typ(in.Type())
	ck.typ(in.ElemType)
	for i := range in.Uses() {
		ck.value(in.Operand(i))
	}
	for i := range in.Records() {
		if name, ok := recordName(&in.Records()[i]); !ok {
			ck.c.refuse(in.Span, "a debug record `#dbg_"+name+"` stands before this instruction", "Up to LLVM 18 no intrinsic says the same.")
		}
	}
	switch {
	case in.Op == ir.PtrToAddr:
		ck.c.refuse(in.Span, "`ptrtoaddr` came with LLVM 22", "`ptrtoint` says the same where addresses are all there is to a pointer.")
	case in.Op == ir.AtomicRMW && newAtomics[in.Mem.RMW]:
		ck.c.refuse(in.Span, fmt.Sprintf("the atomic operation `%s` came with a later version of LLVM", in.Mem.RMW), "")
	case in.Op == ir.CallBr && usesLabels(in):
		ck.c.refuse(in.Span, "the labels of inline assembly are not among its arguments", "Up to LLVM 14 they were, as block addresses.")
	case in.Call != nil && strings.HasPrefix(calleeName(in), "@llvm."):
		for i := range in.Call.NumArgs {
			if in.Call.ParamAttrs(i).Has("elementtype") && !isStatepointIntrinsic(in.CalledFunc()) {
				ck.c.refuse(in.Span, "the pointers of "+calleeName(in)+" have different types in different calls", "")
				return
			}
		}
	}
}

func (ck *typedCheck) typ(t *ir.Type) {
	if t == nil || ck.types[t] {
		return
	}
	ck.types[t] = true
	if t.Kind == ir.TargetKind {
		ck.c.refuse(ck.span, "there is no type "+t.String(), "Target types came with LLVM 16.")
		return
	}
	ck.typ(t.Elem)
	for _, f := range t.Fields {
		ck.typ(f)
	}
}

func (ck *typedCheck) value(v ir.Value) {
	k, ok := v.(*ir.Const)
	if !ok || ck.consts[k] {
		return
	}
	ck.consts[k] = true
	ck.typ(k.Type())
	switch {
	case k.Kind == ir.ConstPtrAuth:
		ck.c.refuse(ck.span, "`ptrauth` constants came with LLVM 19", "")
	case k.Kind == ir.ConstNoCFI:
		ck.c.refuse(ck.span, "`no_cfi` constants came with LLVM 15", "")
	case k.Kind == ir.ConstExpr && k.Op == ir.PtrToAddr:
		ck.c.refuse(ck.span, "`ptrtoaddr` came with LLVM 22", "")
	}
	for _, e := range k.Elems {
		ck.value(e)
	}
}

// usesLabels reports whether a callbr's constraints name its destinations.
func usesLabels(in *ir.Instr) bool {
	a, ok := in.Callee().(*ir.InlineAsm)
	return ok && strings.Contains(a.Constraints, "!")
}
