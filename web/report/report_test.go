package report

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"statepoint/core/provenance"
)

// The links of the documents' first example, as a compilation would record them: a pointer that is
// live across one call, and an unrelated second function.
const (
	obj = iota + 1
	call
	token
	relocated
	fn
	slot
	rax
	record
	spill
	callq
	reload
	loc0
	loc3
	loc4
	idField
	other
	otherLoc
)

func table() []Link {
	return []Link{
		{ID: obj, Kind: provenance.KindArgument, Category: CategoryBase, Label: "%obj",
			At: []uint32{slot}},
		{ID: call, Kind: provenance.KindInstruction, Category: CategoryCall, Label: "call @foo"},
		{ID: token, Kind: provenance.KindInstruction, Category: CategoryCall, Label: "%statepoint_token", From: []uint32{call}},
		{ID: relocated, Kind: provenance.KindInstruction, Category: CategoryBase, Label: "%obj.relocated", From: []uint32{obj}, At: []uint32{slot, rax}},
		{ID: fn, Kind: provenance.KindFunction, Label: "@test1"},
		{ID: slot, Kind: provenance.KindSlot, Label: "[rsp+0]"},
		{ID: rax, Kind: provenance.KindRegister, Label: "rax"},
		{ID: record, Kind: provenance.KindRecord, Category: CategoryCall, Label: "record 0", Detail: "after callq foo", From: []uint32{token}, Start: 0x30, End: 0x80},
		{ID: spill, Kind: provenance.KindMachine, Label: "movq %rdi, (%rsp)", From: []uint32{obj}, At: []uint32{slot}, Start: 1, End: 5},
		{ID: callq, Kind: provenance.KindMachine, Category: CategoryCall, Label: "callq foo", From: []uint32{token}, Start: 5, End: 10},
		{ID: reload, Kind: provenance.KindMachine, Label: "movq (%rsp), %rax", From: []uint32{relocated}, At: []uint32{rax}, Start: 10, End: 14},
		{ID: loc0, Kind: provenance.KindLocation, Category: CategoryConstant, Label: "record 0, location 0", Detail: "Constant 0", Start: 0x40, End: 0x4c},
		{ID: loc3, Kind: provenance.KindLocation, Category: CategoryBase, Label: "record 0, location 3", Detail: "Indirect rsp+0, 8 bytes", From: []uint32{obj}, At: []uint32{slot}, Start: 0x58, End: 0x64},
		{ID: loc4, Kind: provenance.KindLocation, Category: CategoryBase, Label: "record 0, location 4", Detail: "Indirect rsp+0, 8 bytes", From: []uint32{obj}, At: []uint32{slot}, Start: 0x64, End: 0x70},
		{ID: idField, Kind: provenance.KindField, Category: CategoryHeader, Label: "version", Start: 0, End: 1},
		{ID: other, Kind: provenance.KindArgument, Category: CategoryBase, Label: "%other"},
		{ID: otherLoc, Kind: provenance.KindLocation, Category: CategoryBase, Label: "record 1, location 3", From: []uint32{other}, Start: 0x90, End: 0x9c},
	}
}

func ids(v ...uint32) []uint32 { slices.Sort(v); return v }

func TestRoots(t *testing.T) {
	x := NewIndex(table())
	for _, c := range []struct{ of, want []uint32 }{
		{ids(obj), ids(obj)},
		{ids(relocated), ids(obj)},
		{ids(reload), ids(obj)},
		{ids(loc3, record), ids(obj, call)},
		{ids(slot), ids(obj)}, // a location has the roots of its value
		{ids(rax), ids(obj)},
		{ids(idField), ids(idField)},
		{ids(9999), nil},
		{nil, nil},
	} {
		if got := x.Roots(c.of); !slices.Equal(got, c.want) {
			t.Errorf("Roots(%v) = %v, want %v", c.of, got, c.want)
		}
	}
}

func TestSelect(t *testing.T) {
	x := NewIndex(table())
	pointer := ids(obj, relocated, spill, reload, loc3, loc4)
	for _, c := range []struct {
		name            string
		of              []uint32
		related, places []uint32
	}{
		{"the value", ids(obj), pointer, ids(slot, rax)},
		{"what it became", ids(relocated), pointer, ids(slot, rax)},
		{"a byte of the map", ids(loc4), pointer, ids(slot, rax)},
		{"the call", ids(callq), ids(call, token, record, callq), nil},
		{"the slot", ids(slot), pointer, ids(slot, rax)},
		{"something alone", ids(loc0), ids(loc0), nil},
		{"the function", ids(fn), ids(fn), nil},
		{"nothing", nil, nil, nil},
		{"no such thing", ids(4711), nil, nil},
	} {
		sel := x.Select(c.of)
		for _, l := range table() {
			want := Unlit
			switch {
			case slices.Contains(c.of, l.ID):
				want = Exact
			case slices.Contains(c.related, l.ID):
				want = Related
			case slices.Contains(c.places, l.ID):
				want = Place
			}
			if got := sel.Strength(l.ID); got != want {
				t.Errorf("%s: %s is lit %d, want %d", c.name, l.Label, got, want)
			}
		}
		if !slices.IsSortedFunc(sel, func(a, b Lit) int { return int(a.ID) - int(b.ID) }) {
			t.Errorf("%s: not sorted: %v", c.name, sel)
		}
	}
}

// A value that carries two identities lights both of its roots' families, but
// pointing at one family does not light the other through it.
func TestSelectTwoParents(t *testing.T) {
	x := NewIndex([]Link{
		{ID: 1, Kind: provenance.KindArgument, Label: "%a"}, {ID: 2, Kind: provenance.KindArgument,
			Label: "%b"},
		{ID: 3, Kind: provenance.KindInstruction, Label: "%both", From: []uint32{1, 2}},
		{ID: 4, Kind: provenance.KindInstruction, Label: "%a.relocated", From: []uint32{1}},
		{ID: 5, Kind: provenance.KindInstruction, Label: "%b.relocated", From: []uint32{2}},
	})
	if got := x.Select(ids(3)); len(got) != 5 {
		t.Errorf("both: %v", got)
	}
	sel := x.Select(ids(4))
	if sel.Strength(3) != Related || sel.Strength(2) != Unlit || sel.Strength(5) != Unlit {
		t.Errorf("%%a.relocated lit %v", sel)
	}
}

// Tables arrive from another process: a cycle, a self-reference or a dangling id must neither hang
// nor panic.
func TestSelectHostile(t *testing.T) {
	x := NewIndex([]Link{
		{ID: 1, From: []uint32{2, 1}, At: []uint32{1, 99}}, {ID: 2, From: []uint32{3}},
		{ID: 3, From: []uint32{1, 77}},
		{ID: 3, Label: "again"},
	})
	if got := x.Roots(ids(3)); !slices.Equal(got, ids(1)) {
		t.Errorf("roots of a cycle: %v", got)
	}
	if got := x.Select(ids(2)); len(got) != 3 {
		t.Errorf("a cycle lit %v", got)
	}
	if x.Link(3).Label != "" || x.Len() != 3 {
		t.Error("the second link of one id stood")
	}
	_ = x.Why(ids(2))
}

// Comparison with a naive implementation of the definition.
func TestSelectRandom(t *testing.T) {
	const seed = 20
	rng := rand.New(rand.NewPCG(seed, 1))
	for round := range 300 {
		n := 1 + rng.IntN(24)
		links := make([]Link, n)
		for i := range links {
			links[i] = Link{ID: uint32(i + 1),
				Kind: provenance.Kind(rng.IntN(len(provenance.KindNames())))}
			for j := range i {
				if rng.IntN(5) == 0 {
					links[i].From = append(links[i].From, uint32(j+1))
				}
			}
		}
		for i := range links {
			for j := range links {
				if i != j && links[j].Kind.IsPlace() && rng.IntN(4) == 0 {
					links[i].At = append(links[i].At, uint32(j+1))
				}
			}
		}
		chosen := uint32(1 + rng.IntN(n))
		got := NewIndex(links).Select(ids(chosen))
		want := naive(links, chosen)
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("seed %d round %d: selecting %d of %+v\ngot  %v\nwant %v", seed, round, chosen,
				links, got, want)
		}
	}
}

func naive(links []Link, chosen uint32) Selection {
	link := func(id uint32) Link { return links[id-1] }
	from := func(id uint32) bool {
		return !slices.ContainsFunc(link(id).From, func(f uint32) bool {
			return !link(f).Kind.IsPlace()
		})
	}
	var comes func(id, root uint32) bool // id comes from root
	comes = func(id, root uint32) bool {
		return id == root || slices.ContainsFunc(link(id).From, func(f uint32) bool {
			return !link(f).Kind.IsPlace() && comes(f, root)
		})
	}
	begin := []uint32{}
	if link(chosen).Kind.IsPlace() {
		for _, l := range links {
			if slices.Contains(l.At, chosen) {
				begin = append(begin, l.ID)
			}
		}
	}
	if len(begin) == 0 {
		begin = append(begin, chosen)
	}
	strength := map[uint32]Strength{}
	for _, root := range links {
		if !from(root.ID) || !slices.ContainsFunc(begin, func(b uint32) bool {
			return comes(b, root.ID)
		}) {
			continue
		}
		for _, l := range links {
			switch {
			case !comes(l.ID, root.ID):
			case l.Kind.IsPlace():
				strength[l.ID] = Place
			default:
				strength[l.ID] = Related
			}
		}
	}
	for _, l := range links {
		if strength[l.ID] == Related && !l.Kind.IsPlace() {
			for _, p := range l.At {
				strength[p] = max(strength[p], Place)
			}
		}
	}
	strength[chosen] = Exact
	out := Selection{}
	for _, id := range slices.Sorted(maps.Keys(strength)) {
		out = append(out, Lit{id, strength[id]})
	}
	return out
}

// Sparse ids use the other path through the index.
func TestSparseIds(t *testing.T) {
	links := []Link{{ID: 1 << 31, Kind: provenance.KindInstruction, Label: "%b", From: []uint32{7}},
		{ID: 7, Kind: provenance.KindArgument, Label: "%a"}}
	x := NewIndex(links)
	if got := x.Roots(ids(1 << 31)); !slices.Equal(got, ids(7)) {
		t.Errorf("roots %v", got)
	}
	if x.Link(8) != nil || x.Link(1<<31) == nil || links[0].ID != 1<<31 {
		t.Error("links are not where they were")
	}
	if x := NewIndex(nil); x.Link(0) != nil || len(x.Select(ids(0))) != 0 {
		t.Error("an empty table has something")
	}
}

// The ids of calls have no gaps in a compilation, and many in an excerpt.
func TestIdsOfCalls(t *testing.T) {
	for _, calls := range [][]uint32{{0, 1, 2, 3}, {2900, 2901, 2950}, {0, 2, 7}, {5}, nil} {
		links := []Link{{ID: 7}, {ID: 150}}
		for _, n := range calls {
			links = append(links, Link{ID: FirstCall + n})
		}
		x, have := NewIndex(links), map[uint32]bool{7: true, 150: true}
		if x.place == nil {
			t.Errorf("calls %v: a map", calls)
		}
		for _, n := range calls {
			have[FirstCall+n] = true
		}
		for _, from := range []uint32{0, 140, FirstCall, FirstCall + 2890} {
			for id := from; id < from+100; id++ {
				if l := x.Link(id); (l != nil) != have[id] || l != nil && l.ID != id {
					t.Errorf("calls %v: link of %d is %v", calls, id, l)
				}
			}
		}
	}
}

func BenchmarkIndex(b *testing.B) {
	links := make([]Link, 100_000)
	for i := range links {
		links[i] = Link{ID: uint32(i + 1), Kind: provenance.KindInstruction}
		if i > 50 {
			links[i].From = []uint32{uint32(i - 50)}
		}
	}
	for b.Loop() {
		NewIndex(links)
	}
}

func TestMarksAt(t *testing.T) {
	d := Doc{Text: "call @foo(%obj)", Marks: []Mark{{0, 15, 1, RoleWhole}, {5, 9, 2, RoleUse},
		{10, 14, 3, RoleUse}, {10, 14, 4, RolePlace}}}
	for _, c := range []struct {
		at   int32
		want []uint32
	}{
		{0, []uint32{1}},
		{5, []uint32{2, 1}},
		{9, []uint32{1, 2}}, // after @foo: the call itself comes first
		{12, []uint32{3, 4, 1}},
		{14, []uint32{1, 3, 4}},
		{15, []uint32{1}},
		{16, nil},
	} {
		var got []uint32
		for _, m := range d.MarksAt(c.at) {
			got = append(got, m.ID)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("at %d: %v, want %v", c.at, got, c.want)
		}
	}
}
