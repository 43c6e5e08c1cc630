package rewrite

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/analysis/regions"
	"statepoint/core/findings"
	"statepoint/core/findings/spills"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/passes/internal/sroa"
	"statepoint/core/source"
)

// decomposeObjects replaces stack objects that hold references by values, with -rs4gc-decompose.
func (r *rewriter) decomposeObjects() error {
	if !r.o.Decompose {
		return nil
	}
	layout, err := datalayout.Parse(r.m.DataLayout)
	if err != nil {
		return err
	}
	_, err = sroa.Some(r.m, r.f, layout, func(slot *ir.Instr) bool {
		return gc.HoldsGCPointers(r.strategy, slot.ElemType) || r.isAccessed(slot, 0)
	}, r.budget.Values(r.f))
	return err
}

// isAccessed reports whether a reference is loaded or stored through a pointer into a stack object.
func (r *rewriter) isAccessed(pointer *ir.Instr, depth int) bool {
	for u := ir.FirstUse(pointer); u != nil; u = u.Next() {
		in := u.User
		switch {
		case in == nil:
		case in.Op == ir.Load && gc.HoldsGCPointers(r.strategy, in.Type()),
			in.Op == ir.Store && u.Index() == 1 &&
				gc.HoldsGCPointers(r.strategy, in.Operand(0).Type()),
			(in.Op == ir.GetElementPtr || in.Op == ir.BitCast) && depth < 100 &&
				r.isAccessed(in, depth+1):
			return true
		}
	}
	return false
}

// findObjects finds the stack objects that statepoints list: those that the input's statepoints
// list, and with -rs4gc-list-allocas those with a word that holds a reference that may be read
// after the call.
func (r *rewriter) findObjects() error {
	r.objects = nil
	if !r.o.ListAllocas && !r.completes {
		return nil
	}
	layout, err := datalayout.Parse(r.m.DataLayout)
	if err != nil {
		return err
	}
	points := make(map[*ir.Instr]bool, len(r.points))
	for _, p := range r.points {
		points[p] = true
	}
	q := spills.Query(r.f, layout, r.strategy)
	q.IsSafepoint = func(in *ir.Instr) bool { return points[in] }
	if r.o.ListAllocas {
		q.Also = r.candidates()
	}
	r.objects = regions.Analyze(q)
	if r.objects == nil || !r.o.ListAllocas {
		return nil
	}
	for _, p := range r.points {
		r.objects.At[p] = slices.DeleteFunc(r.objects.At[p],
			func(held regions.Held) bool { return !held.Read })
	}
	r.noteObjects(q.Also)
	return nil
}

// candidates are the stack objects of fixed size at the start of the function that hold references.
func (r *rewriter) candidates() (all []*ir.Instr) {
	for in := r.f.Entry().First(); in != nil; in = in.Next() {
		if in.Op == ir.Alloca && ir.IsConstant(in.Operand(0)) &&
			(gc.HoldsGCPointers(r.strategy, in.ElemType) || r.isAccessed(in, 0)) {
			all = append(all, in)
		}
	}
	return all
}

// listed are the stack objects that the statepoint of a call lists.
func (r *rewriter) listed(call *ir.Instr) (objects []ir.Value) {
	if r.objects == nil {
		return nil
	}
	for i := range r.objects.At[call] {
		objects = append(objects, r.objects.At[call][i].Object)
	}
	return objects
}

// noteObjects adds a note for each object: the number of safepoints that list it, and its words.
func (r *rewriter) noteObjects(objects []*ir.Instr) {
	called := namesIn(r.f, r.o.Names)
	for _, object := range objects {
		count, words := 0, map[int64]bool{}
		for _, p := range r.points {
			for _, held := range r.objects.At[p] {
				if held.Object != object {
					continue
				}
				count++
				for _, w := range held.Words {
					words[w] = true
				}
			}
		}
		if count > 0 {
			r.why.Findings.Add(findings.Finding{Func: r.f.ID(), Value: object.ID(),
				Diagnostic: source.Diagnostic{Severity: source.Note, Span: object.Span,
					Message: fmt.Sprintf("the stack object `%s` is listed at %s, with references "+
						"at %s", called(object), source.Count(count, "safepoint"),
						offsets(words))}})
		}
	}
}

// offsets are the offsets of words in words: "bytes 0 and 8".
func offsets(set map[int64]bool) string {
	var list []string
	for off := int64(0); len(list) < len(set); off += 8 {
		if set[off] {
			list = append(list, strconv.FormatInt(off, 10))
		}
	}
	if len(list) == 1 {
		return "byte " + list[0]
	}
	return "bytes " + strings.Join(list[:len(list)-1], ", ") + " and " + list[len(list)-1]
}
