package panes

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/stackmap"
	"statepoint/web/explore"
)

// Captions of panes, and reasons why one is empty: taken from the notes of the passes and the
// lowering, never from what a module usually has.

// NoMap says why there is no stack map, and what would make one.
func NoMap(c *explore.Compilation) string {
	if o := c.Object(); o != nil {
		return o.NoMap
	}
	const none = "No stack map: "
	var plain []string // strategies without statepoints
	defined, wanted, calls := false, false, 0
	for _, f := range c.Module().Funcs {
		if f.IsDeclaration() {
			continue
		}
		defined = true
		s, err := c.Strategies().Lookup(f.GC)
		switch {
		case f.GC == "" || err != nil || s == nil:
		case s.UsesStatepoints():
			wanted = true
			calls += callsIn(f)
		case !slices.Contains(plain, f.GC):
			plain = append(plain, f.GC)
		}
	}
	switch {
	case !defined:
		return none + "the module defines no function."
	case !wanted && len(plain) == 0:
		return none +
			`no function names a collector. Write gc "statepoint-example" before the { of a ` +
			"function that holds references in address space 1. For clang's or rustc's output, " +
			"the pass make-references does that."
	case !wanted:
		slices.Sort(plain)
		for i := range plain {
			plain[i] = fmt.Sprintf("gc %q", plain[i])
		}
		return none + strings.Join(plain, ", ") + " does not use statepoints."
	case !slices.Contains(c.PassNames(), options.RewriteStatepoints):
		return none +
			"RewriteStatepointsForGC is switched off, and the source contains no statepoint."
	case calls == 0:
		return none + "no function with statepoints makes a call."
	}
	return none + fmt.Sprintf("RewriteStatepointsForGC made no statepoint from %s.",
		source.Count(calls, "call"))
}

// callsIn counts a function's calls, except those of LLVM intrinsics.
func callsIn(f *ir.Func) int {
	n := 0
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if callee := in.CalledFunc(); in.Op.IsCall() &&
				(callee == nil || !callee.IsIntrinsic()) {
				n++
			}
		}
	}
	return n
}

// recorded counts the pointers that a map reports to a collector.
type recorded struct{ inSlots, inRegisters, others int }

func recordedIn(m *stackmap.Map) (n recorded) {
	for i := range m.Records {
		n.add(&m.Records[i])
	}
	return n
}

func (n *recorded) add(rec *stackmap.Record) {
	rec.Roles(func(k int, role stackmap.Role, _ int) {
		switch kind := rec.Locations[k].Kind; {
		case role != stackmap.RoleDerived && role != stackmap.RoleBase:
			if role == stackmap.RoleDeopt || role == stackmap.RoleOperand ||
				role == stackmap.RoleAlloca {
				n.others++
			}
		case kind == stackmap.Indirect:
			n.inSlots++
		case kind == stackmap.Register:
			n.inRegisters++
		}
	})
}

// asmCaption describes the assembly pane.
// Where pointers are is in the records, which a question may cover.
func asmCaption(res *lower.Result, covered bool) string {
	size := source.Count(len(res.Text), "byte") + " of code. "
	switch {
	case covered:
		return size
	case len(res.Text) == 0:
		return "No code: the module defines no function."
	case res.Map == nil || len(res.Map.Records) == 0:
		return size + "No stack map record belongs to it."
	}
	switch n := recordedIn(res.Map); {
	case n.inSlots > 0 && n.inRegisters > 0:
		return size + "Live pointers are in the frame and callee-saved registers at calls."
	case n.inSlots > 0:
		return size + "Live pointers are in the frame at calls."
	case n.inRegisters > 0:
		return size + "Live pointers are in callee-saved registers at calls."
	case n.others > 0:
		return size + source.Count(len(res.Map.Records), "record") +
			" of values that the source has recorded."
	}
	return size + source.Count(len(res.Map.Records), "record") +
		" under the calls, without a pointer."
}

// mapCaption describes the stack map pane.
func mapCaption(c *explore.Compilation, m *stackmap.Map, size int) string {
	text := fmt.Sprintf("%s, version %d: ", source.Count(size, "byte"), m.Version)
	var n recorded // up to the first pointer
	for i := 0; i < len(m.Records) && n.inSlots+n.inRegisters == 0; i++ {
		n.add(&m.Records[i])
	}
	switch moves := moves(c) || c.Object() != nil; {
	case n.inSlots+n.inRegisters > 0 && moves:
		return text + "where the collector updates pointers."
	case n.inSlots+n.inRegisters > 0:
		return text + "where the collector finds pointers."
	case n.others > 0:
		return text + "where each value recorded by the source is."
	}
	return text + "where the collector may run; no pointers are listed."
}

// moves reports whether some strategy of the module's functions relocates.
func moves(c *explore.Compilation) bool {
	for _, f := range c.Module().Funcs {
		if s, err := c.Strategies().Lookup(f.GC); f.GC != "" && err == nil && s != nil &&
			s.Relocates() {
			return true
		}
	}
	return false
}
