package prepare

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// FindUncollected warns of a module that allocates objects while nothing in it concerns a
// collector: at the first allocation.
func FindUncollected(ctx context.Context, m *ir.Module, o *pass.Options, found *findings.List) {
	for _, f := range m.Funcs {
		if f.GC != "" || f.IsIntrinsic() && concernsCollector(f.Name()) {
			return
		}
	}
	a := allocators{named: names(o.ReferenceAllocators)}
	first := firstAllocation(m, a.of)
	if first == nil {
		return
	}
	found.Add(findings.Finding{Func: first.Func().ID(), First: options.MakeReferences,
		Diagnostic: source.Diagnostic{Severity: source.Warning, Code: pass.CodeUncollected,
			Span: first.Span, Message: fmt.Sprintf("nothing collects what `@%s` allocates: no "+
				"function names a collector", first.CalledFunc().Name()),
			Notes: []string{why(ctx, m, o)}}})
}

// MostTried bounds the calls and other instructions of a module for which the pass is tried, to say
// what it would change.
const MostTried = 2_000

// why returns the advice to run the pass, or why it would change nothing.
func why(ctx context.Context, m *ir.Module, o *pass.Options) string {
	n := 0
	for _, f := range m.Funcs {
		if f.Unread != nil {
			n += f.Unread.Instructions
			continue
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil && n <= MostTried; in = in.Next() {
				n++
			}
		}
	}
	chosen, err := Chosen(m, o)
	if err != nil || n > MostTried || !m.Dialect.Opaque() { // which New would change
		return advice
	}
	p, err := New(ctx, m, chosen)
	if err != nil || !p.isEmpty() {
		return advice
	}
	remedy, nothing, err := p.remedy(ctx)
	switch {
	case err != nil:
		return advice
	case nothing != "":
		return "the pass `" + options.MakeReferences + "` would change nothing: " + nothing
	}
	return remedy
}

// Advise suggests the pass in warnings about plain pointers where it may find references: where a
// call allocates plain memory and none allocates references, as they do in the pass's own output.
func Advise(m *ir.Module, o *pass.Options, found findings.List) {
	plain := func(f findings.Finding) bool { return f.Code == pass.CodePlain }
	if !slices.ContainsFunc(found, plain) {
		return
	}
	a := allocators{named: names(o.ReferenceAllocators)}
	if firstAllocation(m, a.of) == nil || firstAllocation(m, a.ofReferences) != nil ||
		passesReferences(m, o) {
		return
	}
	for i := range found {
		if f := &found[i]; plain(*f) {
			f.First = options.MakeReferences
			f.Notes = append(f.Notes[:len(f.Notes):len(f.Notes)], advice)
		}
	}
}

// passesReferences reports whether functions pass references to each other.
func passesReferences(m *ir.Module, o *pass.Options) bool {
	passed := gc.PassedPointers(m)
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool {
		if f.GC == "" {
			return false
		}
		s, err := o.Strategy(f)
		return err == nil && s.UsesStatepoints() && slices.ContainsFunc(passed, s.IsReference)
	})
}

// Allocates reports whether a function calls an allocator, of plain memory or of references, that
// no option names.
func Allocates(f *ir.Func) bool {
	var a allocators
	return allocationIn(f, a.of) != nil || allocationIn(f, a.ofReferences) != nil
}

// firstAllocation returns the first call in a module that allocates, nil if there is none.
func firstAllocation(m *ir.Module, of func(*ir.Func) allocation) *ir.Instr {
	for _, f := range m.Funcs {
		if in := allocationIn(f, of); in != nil {
			return in
		}
	}
	return nil
}

func allocationIn(f *ir.Func, of func(*ir.Func) allocation) *ir.Instr {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Op.IsCall() {
				continue
			}
			switch of(in.CalledFunc()) {
			case allocates, reallocates:
				return in
			}
		}
	}
	return nil
}

// concernsCollector reports whether an intrinsic is for the sake of a collector, or of a map.
func concernsCollector(name string) bool {
	for _, prefix := range []string{"llvm.gc", "llvm.experimental.gc.",
		"llvm.experimental.stackmap", "llvm.experimental.patchpoint"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}

// advice is to prepare the module; the command and the page have that pass.
const advice = "run the pass `" + options.MakeReferences +
	"` first: it turns pointers into references where it can"
