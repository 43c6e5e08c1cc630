package convert

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/source"
)

// newAtomics are the operations of atomicrmw that are newer than typed pointers.
var newAtomics = map[string]bool{
	"fmax": true, "fmin": true, "fmaximum": true, "fminimum": true, "uinc_wrap": true,
	"udec_wrap": true, "usub_cond": true, "usub_sat": true,
}

// checkTyped refuses what LLVM added after typed pointers were removed.
func (c *converter) checkTyped() {
	ck := &typedCheck{c: c, consts: map[*ir.Const]bool{}, types: map[*ir.Type]bool{},
		nodes: map[*ir.MDNode]bool{}}
	ck.layout()
	for _, g := range c.m.Globals {
		ck.span = g.Span
		ck.typ(g.Content)
		ck.value(g.Init)
		ck.attachments(g.Attachments)
	}
	for _, f := range c.m.Funcs {
		ck.span = f.Span
		ck.typ(f.FuncType)
		ck.attachments(f.Attachments)
		if isMMX(f) {
			c.refuse(f.Span, "@"+f.Name()+" takes and gives vectors",
				"Up to LLVM 19 its operands were of the type x86_mmx.")
		}
		if f.IsIntrinsic() && isNewer(f.Name()) {
			c.refuse(f.Span, "the intrinsic @"+f.Name()+" came with a later version of LLVM", "")
		}
	}
	c.m.EachInstr(c.meter, ck.instr)
	ck.moduleMetadata()
}

// taken are intrinsics whose names are those of other intrinsics with a suffix in releases with
// typed pointers.
var taken = [...]string{"llvm.experimental.vector.extract.last.active."}

// isNewer reports whether an intrinsic is newer than typed pointers.
func isNewer(name string) bool {
	for _, prefix := range taken {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return intrinsics.Attributes(name, ir.LLVM11) == nil && intrinsics.Attributes(name,
		ir.LLVM15) != nil
}

type typedCheck struct {
	c      *converter
	consts map[*ir.Const]bool
	types  map[*ir.Type]bool
	nodes  map[*ir.MDNode]bool
	span   source.Span
}

func (ck *typedCheck) instr(in *ir.Instr) {
	ck.span = in.Span
	ck.typ(in.Type())
	ck.typ(in.ElemType)
	for i := range in.Uses() {
		if md, ok := in.Operand(i).(*ir.MetadataValue); ok {
			ck.metadata(md.MD)
		}
		ck.value(in.Operand(i))
	}
	ck.attachments(in.Attachments())
	for i := range in.Records() {
		if name, ok := recordName(&in.Records()[i]); !ok {
			ck.c.refuse(in.Span, "a debug record `#dbg_"+name+"` comes before this instruction",
				"Up to LLVM 18 no intrinsic says the same.")
		}
		for _, o := range in.Records()[i].Operands {
			ck.metadata(o)
		}
	}
	switch {
	case in.Op == ir.Phi && in.NumOps() == 0:
		ck.c.refuse(in.Span, "a phi has no values, in a block that nothing leads to",
			"LLVM 14 cannot read it.")
	case in.Op == ir.PtrToAddr:
		ck.c.refuse(in.Span, "`ptrtoaddr` came with LLVM 22",
			"`ptrtoint` says the same where addresses are all there is to a pointer.")
	case in.Op == ir.AtomicRMW && newAtomics[in.Mem.RMW]:
		ck.c.refuse(in.Span,
			fmt.Sprintf("the atomic operation `%s` came with a later version of LLVM", in.Mem.RMW),
			"")
	case in.Op == ir.AtomicRMW && (in.Type().IsVector() || in.Type().IsPointer()),
		(in.Op == ir.Load || in.Op == ir.Store) && in.Flags&ir.Atomic != 0 &&
			accessed(in).IsVector():
		ck.c.refuse(in.Span,
			fmt.Sprintf("an atomic access of type %s came with a later version of LLVM",
				accessed(in)), "")
	case in.Op == ir.CallBr:
		ck.c.checkLabels(in)
	case in.Call != nil && in.CalledFunc() != nil && in.CalledFunc().IsIntrinsic():
		for i := range in.Call.NumArgs {
			if in.Call.ParamAttrs(i).Has("elementtype") && !isStatepointIntrinsic(in.CalledFunc()) {
				ck.c.refuse(in.Span,
					"the pointers of @"+in.CalledFunc().Name()+" have different types in "+
						"different calls", "")
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
	case k.Kind == ir.ConstExpr && k.Op == ir.PtrToAddr:
		ck.c.refuse(ck.span, "`ptrtoaddr` came with LLVM 22", "")
	}
	for _, e := range k.Elems {
		ck.value(e)
	}
}

// accessed is the type of the value that an atomic instruction reads or writes.
func accessed(in *ir.Instr) *ir.Type {
	if in.Op == ir.Store {
		return in.Operand(0).Type()
	}
	return in.Type()
}

// isMMX reports whether a function is an intrinsic of x86 that worked on the type x86_mmx while
// LLVM had it.
func isMMX(f *ir.Func) bool {
	if !strings.HasPrefix(f.Name(), "llvm.x86.") {
		return false
	}
	one := func(t *ir.Type) bool {
		return t.IsVector() && t.Len == 1 && !t.Scalable &&
			t.Elem.IsInt(64)
	}
	return one(f.FuncType.Result()) || slices.ContainsFunc(f.FuncType.Fields, one)
}

// layout refuses a data layout with specifications that LLVM 14 does not know: pointers with
// unstable representations, and mangling for GOFF.
func (ck *typedCheck) layout() {
	for spec := range strings.SplitSeq(ck.c.m.DataLayout, "-") {
		if strings.HasPrefix(spec, "pe") || strings.HasPrefix(spec, "pu") || spec == "m:l" {
			ck.c.refuse(ck.layoutSpan(), "the data layout says `"+spec+"`", "")
		}
	}
}

// layoutSpan is the span of the data layout in the text.
func (ck *typedCheck) layoutSpan() source.Span {
	if ck.c.list.Text == nil {
		return source.Span{}
	}
	const words = "target datalayout"
	at := max(0, strings.Index(ck.c.list.Text.Data, words))
	return source.Span{Start: source.Pos(at), End: source.Pos(at + len(words))}
}

// withoutNames is a data layout without the names of address spaces.
func withoutNames(layout string) string {
	specs := strings.Split(layout, "-")
	for i, spec := range specs {
		head, rest, colon := strings.Cut(spec, ":")
		if name := strings.IndexByte(head, '('); name > 0 && head[0] == 'p' {
			if specs[i] = head[:name]; colon {
				specs[i] += ":" + rest
			}
		}
	}
	return strings.Join(specs, "-")
}
