package inlineasm

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Unit selects inline assembly.
type Unit struct {
	build.Builder
	Selection Selection

	// ChangesRBP is inline assembly that changes RBP, nil for none; GivesRBP is set if some
	// assembly returns a result in it.
	ChangesRBP *ir.Instr
	GivesRBP   bool

	count    int    // pieces of assembly in the module so far
	keptRegs regSet // the cached result of kept, 0 if there is none
}

// Begin begins a function.
func (u *Unit) Begin() { u.ChangesRBP, u.GivesRBP, u.keptRegs = nil, false, 0 }

// Selection has the methods of other parts of selection that inline assembly needs.
type Selection interface {
	// ArrivesIn is the register in which a value is passed to the function and that still holds it,
	// NoReg if that is not known.
	ArrivesIn(v ir.Value) amd64.Reg
	// AddressOf reads a constant as an address: a global, nil for none, and a number.
	AddressOf(v ir.Value) (sym ir.Named, off int64, ok bool)
	// IsDynamic reports whether an alloca allocates at run time.
	IsDynamic(alloca *ir.Instr) bool
	// StoreInFrame stores a value in a new object of the frame.
	StoreInFrame(v ir.Value, ps []build.Part) int
	// StoreXMM stores a register of that class.
	StoreXMM(o, src mir.Operand, p build.Part)
}

// refuse reports what is not supported in the inline assembly of a call.
func (u *Unit) refuse(what string) {
	u.Report(u.At, "inline assembly: "+what)
}

// Select selects a call to inline assembly. Assembly without side effects is selected too, even if
// its result is unused.
func (u *Unit) Select(in *ir.Instr, asm *ir.InlineAsm) {
	switch {
	case asm.Intel:
		u.Fail("inline assembly in Intel syntax, `inteldialect`,")
		return
	case asm.Unwind:
		u.Fail("inline assembly that may `unwind`")
		return
	}
	list, problem := readConstraints(asm.Constraints)
	if problem != "" {
		u.Fail(problem + " of inline assembly")
		return
	}
	a := registers{kept: u.kept()}
	if !u.operands(in, list, &a) {
		return
	}
	if problem := a.choose(); problem != "" {
		u.Fail(problem)
		return
	}
	var ops []mir.Operand
	before, after := u.moves(&a)
	for i := range a.operands {
		o := &a.operands[i]
		if o.hasIn && o.src.Kind != mir.KindNone {
			ops = append(ops, o.src.In(o.reg))
		}
	}
	shown := make([]asmtext.Operand, a.seen)
	for i := range shown {
		shown[i] = a.operands[i].see()
	}
	u.count++
	text, err := asmtext.Expand(asm.Template, shown, u.count)
	if err != nil {
		u.refuse(err.Error())
		return
	}
	prog, err := asmtext.Parse(text, func(name string) amd64.Sym {
		return u.Env.Symbols.Named(u.Env.Module, name)
	})
	if err != nil {
		u.refuse(err.Error())
		return
	}
	prog.Items = append(append(before, prog.Items...), after...)
	for i := range prog.Items {
		u.Out.HasCalls = u.Out.HasCalls || prog.Items[i].Inst.Op == amd64.CALL
	}
	u.Out.HasCalls = u.Out.HasCalls || asm.AlignStack
	clobbers := a.clobbers
	results, stores := u.results(in, &a, &clobbers)
	ops = append(ops, results...)
	if (a.clobbers | a.given | a.read).has(amd64.RBP) {
		u.ChangesRBP = in
		u.GivesRBP = u.GivesRBP || a.given.has(amd64.RBP)
	}
	if len(prog.Items) == 0 && len(ops) == 0 && clobbers == 0 {
		return // a barrier for the optimiser
	}
	u.Out.Asms = append(u.Out.Asms, mir.AsmText{Program: prog, Clobbers: uint64(clobbers)})
	m := u.Emit(mir.Asm, amd64.W64, ops...)
	m.Aux, m.Twice = int32(len(u.Out.Asms)-1), in.Call.Attrs.Has("returns_twice")
	for _, store := range stores {
		store()
	}
}
