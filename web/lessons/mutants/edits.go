package mutants

import (
	"context"
	"fmt"
	"strconv"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/lower/run"
)

// Mutant is a changed solution.
type Mutant struct {
	// Kind is the kind of the change, and What the change.
	Kind, What string
	// Source is the program.
	Source string
	// Added and Given are the changed name, without its sign, if only a name is changed: one that
	// the learner chooses, or one that the start has.
	Added, Given string
}

// edits makes mutants of a solution.
type edits struct {
	ctx    context.Context
	source string
	out    []Mutant
}

// each parses the solution anew for each place that a change fits, since a change spoils a module.
// The change is made at the n-th such place, and says what it did; "" if there are fewer.
func (e *edits) each(kind string, change func(m *ir.Module, n int) string) error {
	for n := 0; ; n++ {
		m, _, err := irparse.ParseString(e.ctx, "solution.ll", e.source)
		if err != nil {
			return err
		}
		what := change(m, n)
		if what == "" {
			return nil
		}
		e.out = append(e.out, Mutant{Kind: kind, What: what, Source: printer.Module(m)})
	}
}

// nth calls visit for each instruction of the module until it has been true n times before, and
// returns that instruction, nil if there are fewer.
func nth(m *ir.Module, n int, visit func(in *ir.Instr) bool) *ir.Instr {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if !visit(in) {
					continue
				}
				if n == 0 {
					return in
				}
				n--
			}
		}
	}
	return nil
}

// all makes every mutant of a solution, except those with changed names.
func (e *edits) all(calls []run.Case) error {
	if err := e.results(calls); err != nil {
		return err
	}
	for _, k := range []struct {
		kind   string
		change func(m *ir.Module, n int) string
	}{
		{"call left out", dropCall}, {"barrier replaced", plainStore},
		{"relocate left out", dropRelocate}, {"leaf", makeLeaf},
		{"strategy left out", dropStrategy}, {"read moved up", moveRead},
		{"other offset", moveOffset}, {"phi swapped", swapPhi},
		{"deopt state changed", changeDeopt},
	} {
		if err := e.each(k.kind, k.change); err != nil {
			return err
		}
	}
	return nil
}

// results makes functions return what a run of a check expects, everywhere or on one path, or an
// argument.
func (e *edits) results(calls []run.Case) error {
	done := map[string]bool{}
	for _, c := range calls {
		n, err := strconv.ParseInt(c.Result, 10, 64)
		if err != nil || done[c.Entry+c.Result] {
			continue
		}
		done[c.Entry+c.Result] = true
		err = e.each("constant result", func(m *ir.Module, at int) string {
			f := m.Func(c.Entry)
			if f == nil || !f.FuncType.Result().IsInteger() {
				return ""
			}
			constant := ir.IntConst(f.FuncType.Result(), uint64(n))
			what := fmt.Sprintf("@%s returns %d", c.Entry, n)
			if at == 0 {
				returns(f, constant)
				return what
			}
			all := ways(f)
			if len(all) < 2 || at > len(all) {
				return ""
			}
			all[at-1].user.SetOperand(all[at-1].operand, constant)
			return fmt.Sprintf("%s on path %d of %d", what, at, len(all))
		})
		if err != nil {
			return err
		}
	}
	entries := map[string]bool{}
	for _, c := range calls {
		if entries[c.Entry] {
			continue
		}
		entries[c.Entry] = true
		err := e.each("input returned", func(m *ir.Module, n int) string {
			f := m.Func(c.Entry)
			if f == nil {
				return ""
			}
			for _, a := range f.Args {
				if a.Type() != f.FuncType.Result() {
					continue
				}
				if n--; n < 0 {
					returns(f, a)
					return fmt.Sprintf("@%s returns %%%s", c.Entry, a.Name())
				}
			}
			return ""
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// way is an operand that is a function's result on one of its paths.
type way struct {
	user    *ir.Instr
	operand int
}

// ways are the operands of a function's returns, or of the phis that these return.
func ways(f *ir.Func) (list []way) {
	for _, b := range f.Blocks {
		t := b.Terminator()
		if t == nil || t.Op != ir.Ret {
			continue
		}
		phi, ok := t.Operand(0).(*ir.Instr)
		if !ok || phi.Op != ir.Phi {
			list = append(list, way{t, 0})
			continue
		}
		for i := range phi.NumOps() {
			list = append(list, way{phi, i})
		}
	}
	return list
}

// returns makes a function return a value everywhere. The computation remains.
func returns(f *ir.Func, v ir.Value) {
	for _, b := range f.Blocks {
		if t := b.Terminator(); t != nil && t.Op == ir.Ret {
			t.SetOperand(0, v)
		}
	}
}

// dropCall removes a call without a result.
func dropCall(m *ir.Module, n int) string {
	in := nth(m, n, func(in *ir.Instr) bool {
		f := in.CalledFunc()
		return in.Op == ir.Call && f != nil && !f.IsIntrinsic() && in.Type().IsVoid()
	})
	if in == nil {
		return ""
	}
	what := fmt.Sprintf("a call to @%s in @%s left out", in.CalledFunc().Name(), in.Func().Name())
	in.Erase()
	return what
}

// plainStore replaces a barrier by a store.
func plainStore(m *ir.Module, n int) string {
	in := nth(m, n, func(in *ir.Instr) bool {
		f := in.CalledFunc()
		return in.Op == ir.Call && f != nil && f.Name() == "rt_store" && len(in.Args()) == 3
	})
	if in == nil {
		return ""
	}
	where := in.Func().Name()
	store := m.NewInstr(ir.Store, m.Types.Void, in.Arg(2), in.Arg(1))
	store.InsertBefore(in)
	in.Erase()
	return fmt.Sprintf("a store instead of a barrier in @%s", where)
}

// dropRelocate uses the pointer from before the safepoint.
func dropRelocate(m *ir.Module, n int) string {
	in := nth(m, n, gc.IsRelocate)
	if in == nil {
		return ""
	}
	r, err := gc.ViewRelocate(in)
	if err != nil || r.Derived == nil {
		return "a relocate that cannot be read"
	}
	what := fmt.Sprintf("%s left out", in.Name())
	ir.ReplaceAllUses(in, r.Derived)
	in.Erase()
	return what
}

// makeLeaf declares a function that compiled code calls never to run the collector.
func makeLeaf(m *ir.Module, n int) string {
	for _, f := range m.Funcs {
		if !f.IsDeclaration() || f.IsIntrinsic() || f.Attrs.Has("gc-leaf-function") ||
			ir.NumUses(f) == 0 {
			continue
		}
		if n--; n < 0 {
			f.Attrs = f.Attrs.With(ir.Attr{Name: "gc-leaf-function", Quoted: true})
			return fmt.Sprintf("@%s a leaf", f.Name())
		}
	}
	return ""
}

// dropStrategy removes a function's strategy.
func dropStrategy(m *ir.Module, n int) string {
	for _, f := range m.Funcs {
		if f.GC == "" {
			continue
		}
		if n--; n < 0 {
			f.GC = ""
			return fmt.Sprintf("@%s without a strategy", f.Name())
		}
	}
	return ""
}

// moveRead moves a load, and the computation of its address, above the last call before it in the
// block. An address that comes from a relocate is that from before the call.
func moveRead(m *ir.Module, n int) string {
	in := nth(m, n, func(in *ir.Instr) bool {
		call := callBefore(in)
		return in.Op == ir.Load && call != nil && !needs(in, call)
	})
	if in == nil {
		return ""
	}
	call := callBefore(in)
	what := fmt.Sprintf("a load of @%s moved above a call", in.Func().Name())
	var move func(in *ir.Instr)
	move = func(in *ir.Instr) {
		for i := range in.NumOps() {
			of, ok := in.Operand(i).(*ir.Instr)
			if !ok || of.Parent() != in.Parent() || !follows(of, call) {
				continue
			}
			if r, err := gc.ViewRelocate(of); err == nil && r.Derived != nil {
				in.SetOperand(i, r.Derived)
				continue
			}
			move(of)
		}
		in.MoveBefore(call)
	}
	move(in)
	return what
}

// needs reports whether an instruction is computed from another one of its block, other than by a
// relocate.
func needs(in, of *ir.Instr) bool {
	for i := range in.NumOps() {
		from, ok := in.Operand(i).(*ir.Instr)
		if !ok || from.Parent() != of.Parent() || gc.IsRelocate(from) || !follows(from, of) {
			continue
		}
		if from == of || needs(from, of) {
			return true
		}
	}
	return false
}

// callBefore is the last call that may run the collector before an instruction, in its block.
func callBefore(in *ir.Instr) *ir.Instr {
	for at := in.Prev(); at != nil; at = at.Prev() {
		f := at.CalledFunc()
		if at.Op == ir.Call && f != nil && !gc.IsRelocate(at) && !f.Attrs.Has("gc-leaf-function") {
			return at
		}
	}
	return nil
}

// follows reports whether an instruction is another one, or after it in its block.
func follows(in, other *ir.Instr) bool {
	for at := other; at != nil; at = at.Next() {
		if at == in {
			return true
		}
	}
	return false
}

// moveOffset adds a word to a constant offset.
func moveOffset(m *ir.Module, n int) string {
	in := nth(m, n, func(in *ir.Instr) bool {
		_, ok := offset(in)
		return ok
	})
	if in == nil {
		return ""
	}
	c, _ := offset(in)
	last := in.NumOps() - 1
	in.SetOperand(last, ir.IntConst(in.Operand(last).Type(), c+8))
	return fmt.Sprintf("an offset of %d instead of %d in @%s", c+8, c, in.Func().Name())
}

func offset(in *ir.Instr) (uint64, bool) {
	if in.Op != ir.GetElementPtr || in.NumOps() != 2 {
		return 0, false
	}
	c, ok := ir.AsInt(in.Operand(1))
	if !ok {
		return 0, false
	}
	return c.Bits, true
}

// swapPhi exchanges the first two values of a phi.
func swapPhi(m *ir.Module, n int) string {
	in := nth(m, n, func(in *ir.Instr) bool { return in.Op == ir.Phi && in.NumOps() >= 2 })
	if in == nil {
		return ""
	}
	a, b := in.Operand(0), in.Operand(1)
	in.SetOperand(0, b)
	in.SetOperand(1, a)
	return fmt.Sprintf("the values of a phi of @%s swapped", in.Func().Name())
}

// changeDeopt replaces a value of a deopt bundle by another.
func changeDeopt(m *ir.Module, n int) string {
	at := -1
	in := nth(m, n, func(in *ir.Instr) bool {
		if !in.Op.IsCall() {
			return false
		}
		uses, ok := in.FindBundle("deopt")
		for i := range uses {
			if uses[i].Value.Type().IsInteger() {
				at = i
			}
		}
		return ok && at >= 0
	})
	if in == nil {
		return ""
	}
	uses, _ := in.FindBundle("deopt")
	uses[at].Set(ir.IntConst(uses[at].Value.Type(), 5))
	return fmt.Sprintf("deopt value %d is 5 in @%s", at, in.Func().Name())
}
