package intrinsics

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// Checks checks intrinsics: their uses, types and arguments.
type Checks struct {
	r       *diag.Report
	order   order
	symbols symbols
	// latest is the function that was called last, with its rule.
	latest struct {
		f    *ir.Func
		rule intrinsicRule
	}
	// matching are called intrinsics whose types match their names.
	matching map[*ir.Func]bool
}

// order returns the position of an instruction in its block.
type order interface {
	Position(in *ir.Instr) int32
}

// symbols are the global values of the module.
type symbols interface {
	StandsFor(a *ir.Alias) ir.Value
	EachConstant(expr func(*ir.Const), root func(ir.Value))
}

// New returns checks that report to r.
func New(r *diag.Report, o order, s symbols) *Checks {
	return &Checks{r: r, order: o, symbols: s}
}

// Uses checks that all uses of an intrinsic are calls, and invokes only if it can throw.
func (v *Checks) Uses(f *ir.Func) {
	for u := ir.FirstUse(f); u != nil; u = u.Next() {
		in := u.User
		if in == nil || !in.Shaped() { // reported in its own function
			continue
		}
		if !in.Op.IsCall() || in.OperandUse(0) != u {
			if in.Op.IsCall() && (gc.IsStatepoint(in) && !v.r.M.Dialect.Opaque() ||
				attaches(in, u)) {
				continue // a statepoint of the older dialects may wrap an intrinsic
			}
			v.r.LLVMSays = theirsOfAddress
			if in.Op.IsCast() {
				v.r.LLVMSays = "Cannot take the address of an intrinsic!"
			}
			v.r.AtWord("@"+f.Name()).Bad(in, diag.IntrinsicUse,
				"the address of intrinsic @%s is taken; it can only be called", f.Name())
			continue
		}
		if in.Op == ir.Invoke && !intrinsics.Invokable(in) {
			v.r.LLVMSays = v.theirsOfInvoke()
			v.r.AtWord("invoke").Bad(in, diag.IntrinsicUse,
				"intrinsic @%s does not throw, so it must be called, not invoked", f.Name())
		}
	}
}

// theirsOfAddress is LLVM's message for a use of an intrinsic that is not a call.
const theirsOfAddress = "Invalid user of intrinsic instruction!"

// theirsOfInvoke is LLVM's message for an intrinsic that is invoked, whose wording depends on the
// release.
func (v *Checks) theirsOfInvoke() string {
	last := " or clang.arc.attachedcall"
	if v.r.M.Dialect.Opaque() {
		last = ", clang.arc.attachedcall or wasm.(re)throw"
	}
	return "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, " +
		"coro_resume, coro_destroy" + last
}

// attaches reports whether a use is the function in a call's bundle "clang.arc.attachedcall".
func attaches(in *ir.Instr, u *ir.Use) bool {
	ops, ok := in.FindBundle("clang.arc.attachedcall")
	return ok && len(ops) == 1 && &ops[0] == u
}

// ByCallBr reports whether callbr can call an intrinsic: one that kills lanes of a GPU.
func ByCallBr(f *ir.Func) bool { return f.Name() == "llvm.amdgcn.kill" }

// functionConst checks that the operand of dso_local_equivalent is a function, or an alias of one.
func (v *Checks) functionConst(c *ir.Const) {
	if c.Kind != ir.ConstDSOLocalEquivalent {
		return
	}
	at := c.Elems[0]
	if a, ok := at.(*ir.Alias); ok {
		at = v.symbols.StandsFor(a)
	}
	switch g := at.(type) {
	case *ir.Func, *ir.IFunc:
	case *ir.Global:
		v.r.BadGlobal(g, g.Span, "dso_local_equivalent needs a function, but @%s is a variable",
			g.Name())
	}
}

// Constants finds addresses of intrinsics and of entry blocks in constants, which are invalid.
func (v *Checks) Constants() {
	any := false
	for _, f := range v.r.M.Funcs {
		any = any || f.IsIntrinsic()
	}
	found := func(val ir.Value) {
		if f, ok := val.(*ir.Func); ok && f.IsIntrinsic() {
			v.r.LLVMSays = theirsOfAddress
			v.r.Add(diag.Problem{
				Severity: source.Error, Code: diag.IntrinsicUse, Value: f, Span: f.Span,
				Message: "the address of intrinsic @" + f.Name() +
					" is taken; it can only be called",
			})
		}
	}
	v.r.F = nil
	v.symbols.EachConstant(func(c *ir.Const) {
		if c.Kind == ir.ConstBlockAddress && len(c.Elems) == 2 {
			if b, ok := c.Elems[1].(*ir.Block); ok && b.Parent() != nil && b == b.Parent().Entry() {
				v.r.Add(diag.Problem{Severity: source.Error, Code: diag.EntryPreds, Value: b,
					Span:    b.Span,
					Message: "the entry block has no address: it cannot be a branch target"})
			}
			return
		}
		if c.Kind == ir.ConstDSOLocalEquivalent || c.Kind == ir.ConstNoCFI && len(c.Elems) == 1 {
			v.functionConst(c)
		}
		if any {
			for _, e := range c.Elems {
				found(e)
			}
		}
	}, func(root ir.Value) {
		if any {
			found(root)
		}
	})
}
