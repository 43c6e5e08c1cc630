package links_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

const unnamed = `
declare void @safe()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
declare ptr addrspace(1) @make()
declare void @use(ptr addrspace(1))

define ptr addrspace(1) @f(ptr addrspace(1) %0, i1 %1) gc "statepoint-example" {
  br i1 %1, label %3, label %6

3:
  %4 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @safe, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %0) ]
  %5 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %4, i32 0, i32 0)
  ret ptr addrspace(1) %5

6:
  %7 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %0) ]
  %8 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %7)
  %9 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %7, i32 0, i32 0)
  %10 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (ptr addrspace(1))) @use, i32 1, i32 0, ptr addrspace(1) %9, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %8) ]
  %11 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %10, i32 0, i32 0)
  ret ptr addrspace(1) %11
}
`

// Comments name values, blocks and results by their numbers in the text.
func TestCommentsNumberAsTheText(t *testing.T) {
	res := lowertest.Compile(t, unnamed, lower.Options{Detail: true})
	var got []string
	for _, row := range res.Rows(amd64.ATT) {
		if row.Comment != "" {
			got = append(got, row.Comment)
		}
	}
	want := []string{"spill %0", "%3", "reload %5", "%6", "reload %9", "spill %8", "reload %11"}
	if !slices.Equal(got, want) {
		t.Errorf("comments %q, not %q", got, want)
	}
	asm := res.Assembly(amd64.ATT, true)
	for _, c := range want {
		if !strings.Contains(asm, "# "+c+"\n") {
			t.Errorf("no %q in the assembly:\n%s", c, asm)
		}
	}
	held := map[string]bool{}
	for _, s := range res.Funcs[0].Frame.Slots {
		for _, name := range strings.Split(s.Name, ", ") {
			held[name] = true
		}
	}
	for _, name := range []string{"%0", "%5", "%8", "%9", "%11"} {
		if !held[name] {
			t.Errorf("no slot holds %s: %v", name, held)
		}
	}
	if held["%4"] || held["%7"] || held["%10"] || held["%1"] {
		t.Errorf("slots hold %v", held)
	}
}

// twoWays relocates one pointer on both edges of an invoke, and uses its result on one.
const twoWays = `
declare ptr addrspace(1) @may_throw(ptr addrspace(1))
declare void @use(ptr addrspace(1))
declare i32 @__gxx_personality_v0(...)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)

define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
entry:
  %token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @may_throw, i32 1, i32 0, ptr addrspace(1) %p, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
          to label %fine unwind label %caught

fine:
  %returned = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %token)
  %p.fine = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %token.fine = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void (ptr addrspace(1))) @use, i32 1, i32 0, ptr addrspace(1) %p.fine, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %returned) ]
  %returned.fine = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token.fine, i32 0, i32 0)
  ret ptr addrspace(1) %returned.fine

caught:
  %pad = landingpad token
          cleanup
  %p.caught = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 0, i32 0)
  %token.caught = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(void (ptr addrspace(1))) @use, i32 1, i32 0, ptr addrspace(1) %p.caught, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p.caught) ]
  %p.after = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token.caught, i32 0, i32 0)
  ret ptr addrspace(1) %p.after
}
`

// After an invoke each edge has its own relocate: moves and records on an edge name that one.
func TestEachWayHasItsRelocate(t *testing.T) {
	res := lowertest.Compile(t, twoWays, lower.Options{Detail: true})
	names := namesOf(t, twoWays)
	var comments []string
	for i := range res.Funcs[0].Insts {
		in := &res.Funcs[0].Insts[i]
		if in.Comment != "" {
			comments = append(comments, in.Comment)
		}
	}
	want := []string{"spill %p", "reload %p.fine", "spill %returned", "reload %returned.fine",
		"reload %p.caught", "reload %p.after"}
	if !slices.Equal(comments, want) {
		t.Errorf("comments %q, not %q", comments, want)
	}
	recorded := map[string][]string{}
	for _, l := range res.Links {
		if l.Kind == provenance.KindLocation {
			key, _, _ := strings.Cut(l.Label, ",")
			for _, id := range l.From {
				recorded[key] = append(recorded[key], names[id])
			}
		}
	}
	if got := fmt.Sprint(recorded); got !=
		"map[record 0:[p p] record 1:[returned returned] record 2:[p.caught p.caught]]" {
		t.Error(got)
	}
}

// namesOf are the names of a text's values by the ids that parsing assigns.
func namesOf(t *testing.T, text string) map[provenance.ID]string {
	names := map[provenance.ID]string{}
	m, _ := lowertest.Parse(t, text)
	for _, f := range m.Funcs {
		for _, a := range f.Args {
			names[a.ID()] = a.Name()
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				names[in.ID()] = in.Name()
			}
		}
	}
	return names
}

// Every instruction of the code comes from one or more of the text, except the prologue, and helper
// instructions of stores.
func TestProvenanceIsWhole(t *testing.T) {
	const casts = 40
	var b strings.Builder
	b.WriteString("define void @f(ptr %p, i64 %v) {\n  %c0 = add i64 %v, 1\n")
	for i := range casts {
		fmt.Fprintf(&b, "  %%c%d = freeze i64 %%c%d\n", i+1, i)
	}
	fmt.Fprintf(&b, "  store atomic i64 %%c%d, ptr %%p seq_cst, align 8\n  ret void\n}\n", casts)
	res := lowertest.Compile(t, b.String(), lower.Options{Detail: true})
	names := namesOf(t, b.String())
	from := map[provenance.ID][]provenance.ID{}
	for _, l := range res.Links {
		from[l.ID] = l.From
	}
	linked := map[string]bool{}
	fences := 0
	for i := range res.Funcs[0].Insts {
		in := &res.Funcs[0].Insts[i]
		if len(from[in.ID]) == 0 {
			t.Errorf("the %d-th instruction comes from nothing", i)
		}
		for _, id := range from[in.ID] {
			linked[names[id]] = true
		}
		if in.Inst.Op == amd64.MFENCE {
			fences++
		}
	}
	if fences != 1 {
		t.Errorf("%d fences", fences)
	}
	for i := range casts + 1 {
		if name := fmt.Sprintf("c%d", i); !linked[name] {
			t.Errorf("no code comes from %%%s", name)
		}
	}
}

// Slots and padding cover the whole frame without overlap; some instruction or record names each
// slot.
func TestFrameIsWhole(t *testing.T) {
	for name, text := range map[string]string{"unnamed": unnamed, "two ways": twoWays,
		"derived": lowertest.Derived, "joined": joined} {
		res := lowertest.Compile(t, text, lower.Options{Detail: true})
		touched := map[provenance.ID]bool{}
		for _, l := range res.Links {
			if l.Kind != provenance.KindSlot {
				for _, at := range l.At {
					touched[at] = true
				}
			}
		}
		for i := range res.Funcs {
			f := &res.Funcs[i]
			slots := slices.Clone(f.Frame.Slots)
			slices.SortFunc(slots, func(a, b lower.Slot) int { return int(a.Offset - b.Offset) })
			at := int64(0)
			for _, s := range slots {
				if s.Offset > f.Frame.Size {
					break
				}
				if s.Offset != at {
					t.Errorf("%s: %s: the slot %v is at %d, not %d", name, f.Name, s.Kind, s.Offset,
						at)
				}
				at = s.Offset + s.Size
				if s.Kind == location.SlotSpill && !touched[s.ID] {
					t.Errorf("%s: %s: nothing touches the slot at %d, for %q", name, f.Name,
						s.Offset, s.Name)
				}
			}
			if at != f.Frame.Size+8 {
				t.Errorf("%s: %s: slots end at %d of %d", name, f.Name, at, f.Frame.Size+8)
			}
		}
	}
}

// joined has a phi of bases whose sources are not in the frame.
const joined = `
declare void @safe()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)

define i64 @pick(i1 %which, ptr addrspace(1) %left, ptr addrspace(1) %right) gc "statepoint-example" {
entry:
  br i1 %which, label %a, label %b
a:
  %l = getelementptr i64, ptr addrspace(1) %left, i64 1
  br label %join
b:
  %r = getelementptr i64, ptr addrspace(1) %right, i64 2
  br label %join
join:
  %base = phi ptr addrspace(1) [ %left, %a ], [ %right, %b ]
  %p = phi ptr addrspace(1) [ %l, %a ], [ %r, %b ]
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @safe, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %base) ]
  %p.after = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
  %v = load i64, ptr addrspace(1) %p.after
  ret i64 %v
}
`
