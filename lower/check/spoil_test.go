package check_test

import (
	"bytes"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower/check"
	"statepoint/lower/image"
	"statepoint/stackmap"
)

// victim is an object that is damaged in memory.
type victim struct {
	im   *image.Image
	maps []*stackmap.Map
	rng  *rand.Rand
}

// newVictim opens an object.
func newVictim(t *testing.T, obj []byte, seed uint64) *victim {
	t.Helper()
	images, err := image.Open("spoiled.o", obj)
	if err != nil {
		t.Fatal(err)
	}
	v := &victim{im: images[0], rng: rand.New(rand.NewPCG(seed, 0))}
	s := v.section()
	if s == nil {
		return nil
	}
	if v.maps, err = stackmap.Decode(s.Data, stackmap.DecodeOptions{}); err != nil {
		t.Fatal(err)
	}
	return v
}

func (v *victim) section() *image.Section { return v.im.Section(stackmap.SectionName) }

// encode writes the maps back.
func (v *victim) encode(t *testing.T) {
	t.Helper()
	var b []byte
	for _, m := range v.maps {
		e, err := stackmap.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		b = append(b, e.Bytes...)
	}
	s := v.section()
	s.Raw, s.Data, s.Size = b, b, uint64(len(b))
}

// pick returns one of the statepoints for which keep returns true, with the address of its
// function.
func (v *victim) pick(keep func(r *stackmap.Record) bool) (*stackmap.Map, *stackmap.Record,
	uint64) {
	type found struct {
		m  *stackmap.Map
		r  *stackmap.Record
		at uint64
	}
	var all []found
	for _, m := range v.maps {
		m.Each(func(f, r int) {
			rec := &m.Records[r]
			if _, err := rec.Statepoint(); err == nil && keep(rec) {
				all = append(all, found{m, rec, m.Functions[f].Address})
			}
		})
	}
	if len(all) == 0 {
		return nil, nil, 0
	}
	f := all[v.rng.IntN(len(all))]
	return f.m, f.r, f.at
}

// slots are the indices of a record's derived pointers that are in slots.
func slots(r *stackmap.Record) (all []int) {
	r.Roles(func(i int, role stackmap.Role, _ int) {
		if role == stackmap.RoleDerived && r.Locations[i].Kind == stackmap.Indirect {
			all = append(all, i)
		}
	})
	return all
}

func hasSlots(r *stackmap.Record) bool { return len(slots(r)) > 0 }

// instructions decodes a function's code up to an address.
func (v *victim) instructions(from, to uint64, visit func(at uint64, op x86asm.Inst)) {
	for at := from; at < to; {
		op, err := x86asm.Decode(v.im.Bytes(at, 15), 64)
		if err != nil {
			return
		}
		visit(at, op)
		at += uint64(op.Len)
	}
}

// ways are the ways to damage an object; each reports whether it found something to damage.
var ways = []struct {
	name  string
	spoil func(v *victim) bool
}{
	{"a root dropped", func(v *victim) bool {
		_, r, _ := v.pick(hasSlots)
		if r == nil {
			return false
		}
		all := slots(r)
		gone := r.Locations[all[v.rng.IntN(len(all))]]
		var kept []stackmap.Location
		drop := map[int]bool{}
		r.Roles(func(i int, role stackmap.Role, _ int) {
			if role == stackmap.RoleDerived && r.Locations[i].SamePlace(gone) {
				drop[i-1], drop[i] = true, true
			}
		})
		for i, l := range r.Locations {
			if !drop[i] {
				kept = append(kept, l)
			}
		}
		r.Locations = kept
		return true
	}},
	{"a base and its derived pointer swapped", func(v *victim) bool {
		differ := func(r *stackmap.Record) (all []int) {
			r.Roles(func(i int, role stackmap.Role, _ int) {
				if role == stackmap.RoleDerived && !r.Locations[i].SamePlace(r.Locations[i-1]) &&
					!r.Locations[i].IsConstant() && !r.Locations[i-1].IsConstant() {
					all = append(all, i)
				}
			})
			return all
		}
		_, r, _ := v.pick(func(r *stackmap.Record) bool { return len(differ(r)) > 0 })
		if r == nil {
			return false
		}
		all := differ(r)
		i := all[v.rng.IntN(len(all))]
		r.Locations[i-1], r.Locations[i] = r.Locations[i], r.Locations[i-1]
		return true
	}},
	{"a slot moved by 8", func(v *victim) bool {
		_, r, _ := v.pick(hasSlots)
		if r == nil {
			return false
		}
		all := slots(r)
		i := all[v.rng.IntN(len(all))]
		to := r.Locations[i].Offset + []int32{-8, 8}[v.rng.IntN(2)]
		same := r.Locations[i-1].SamePlace(r.Locations[i])
		if r.Locations[i].Offset = to; same {
			r.Locations[i-1].Offset = to
		}
		return true
	}},
	{"a slot moved by 4", func(v *victim) bool {
		_, r, _ := v.pick(hasSlots)
		if r == nil {
			return false
		}
		all := slots(r)
		r.Locations[all[v.rng.IntN(len(all))]].Offset += 4
		return true
	}},
	{"a slot's register changed", func(v *victim) bool {
		_, r, _ := v.pick(hasSlots)
		if r == nil {
			return false
		}
		all := slots(r)
		r.Locations[all[v.rng.IntN(len(all))]].DwarfReg = []uint16{stackmap.RAX, stackmap.RBX,
			stackmap.RBP}[v.rng.IntN(3)]
		return true
	}},
	{"a return address moved", func(v *victim) bool {
		_, r, _ := v.pick(func(*stackmap.Record) bool { return true })
		if r == nil {
			return false
		}
		r.Offset += uint32(v.rng.IntN(4)) + 1
		return true
	}},
	{"a frame's size changed", func(v *victim) bool {
		for _, m := range v.maps {
			f := &m.Functions[v.rng.IntN(len(m.Functions))]
			if f.StackSize != stackmap.DynamicStackSize {
				f.StackSize += []uint64{8, 16, 1}[v.rng.IntN(3)]
				return true
			}
		}
		return false
	}},
	{"a constant before the deopt values changed", func(v *victim) bool {
		_, r, _ := v.pick(func(r *stackmap.Record) bool { return true })
		if r == nil {
			return false
		}
		switch i := v.rng.IntN(3); i {
		case 0:
			r.Locations[0].Value = 5000
		case 1:
			r.Locations[1].Value = 77
		default:
			r.Locations[2].Value = int64(len(r.Locations))
		}
		return true
	}},
	{"two records exchanged", func(v *victim) bool {
		for _, m := range v.maps {
			for i := 1; i < len(m.Records); i++ {
				if m.Records[i-1].Offset < m.Records[i].Offset && v.rng.IntN(4) == 0 {
					m.Records[i-1], m.Records[i] = m.Records[i], m.Records[i-1]
					return true
				}
			}
		}
		return false
	}},
	{"a spill left out of the code", func(v *victim) bool {
		_, r, start := v.pick(hasSlots)
		if r == nil {
			return false
		}
		text := v.im.At(start)
		listed := map[int64]bool{}
		for _, i := range slots(r) {
			listed[int64(r.Locations[i].Offset)] = true
		}
		var at uint64
		n := 0
		v.instructions(start, start+uint64(r.Offset), func(pc uint64, op x86asm.Inst) {
			m, ok := op.Args[0].(x86asm.Mem)
			if ok && op.Op == x86asm.MOV && m.Base == x86asm.RSP && m.Index == 0 &&
				listed[m.Disp] && op.MemBytes == 8 {
				at, n = pc, op.Len // the last before the call
			}
		})
		if n == 0 {
			return false
		}
		text.Data = bytes.Clone(text.Data)
		copy(text.Data[at-text.Addr:], bytes.Repeat([]byte{0x90}, n))
		return true
	}},
	{"another frame in the prologue", func(v *victim) bool {
		_, r, start := v.pick(hasSlots)
		if r == nil {
			return false
		}
		text := v.im.At(start)
		done := false
		v.instructions(start, start+uint64(r.Offset), func(pc uint64, op x86asm.Inst) {
			if op.Op == x86asm.SUB && op.Args[0] == x86asm.RSP && !done && op.Len == 7 {
				text.Data = bytes.Clone(text.Data)
				text.Data[pc-text.Addr+3] += 16
				done = true
			}
		})
		return done
	}},
	{"another register saved in the prologue", func(v *victim) bool {
		_, r, start := v.pick(hasSlots)
		if r == nil {
			return false
		}
		text := v.im.At(start)
		done := false
		v.instructions(start, start+uint64(r.Offset), func(pc uint64, op x86asm.Inst) {
			if op.Op == x86asm.PUSH && op.Len == 1 && op.Args[0] == x86asm.RBX && !done {
				text.Data = bytes.Clone(text.Data)
				text.Data[pc-text.Addr] = 0x50 // rax
				done = true
			}
		})
		return done
	}},
}

// intact are objects for a target in which nothing is found, so findings are those of damage.
func intact(t *testing.T, target string) (objects [][]byte) {
	t.Helper()
	all := lowertest.Statepoints(t, "../../static/examples", oracle.Opaque, 1, *programs)
	for i, name := range slices.Sorted(maps.Keys(all)) {
		level := []string{"-O0", "-O2"}[i%2]
		obj := compile(t, oracle.Opaque, all[name], level, "-mtriple="+target)
		if obj == nil {
			continue
		}
		if r := open(t, name, obj); r.Framed > 4 && len(r.Findings) == 0 {
			objects = append(objects, obj)
		}
	}
	return objects
}

// found damages objects in a way and counts how often that is found; want is the least percentage.
func found(t *testing.T, objects [][]byte, name string, spoil func(v *victim) bool, want int) {
	t.Helper()
	tried, found := 0, 0
	codes := map[check.Code]int{}
	for seed := range uint64(*spoils) {
		v := newVictim(t, objects[seed%uint64(len(objects))], seed)
		if v == nil || !spoil(v) {
			continue
		}
		v.encode(t)
		tried++
		r := check.Check(v.im)
		if len(r.Findings) > 0 {
			found++
		}
		seen := map[check.Code]bool{}
		for _, f := range r.Findings {
			if !seen[f.Code] {
				seen[f.Code] = true
				codes[f.Code]++
			}
		}
	}
	t.Logf("%s: %d of %d found, %v", name, found, tried, codes)
	if tried == 0 || found*100 < tried*want {
		t.Errorf("%s: %d of %d found", name, found, tried)
	}
}

// Deliberate damage to maps and code is found, or is missed for a reason in the package's comment.
func TestSpoiled(t *testing.T) {
	objects := intact(t, "x86_64-linux-gnu")
	least := map[string]int{"a root dropped": 60, "a slot moved by 8": 80,
		"a base and its derived pointer swapped": 20, "a spill left out of the code": 80,
		"a slot's register changed": 90} // in unreachable code
	for _, way := range ways {
		want, ok := least[way.name]
		if !ok {
			want = 100
		}
		t.Run(way.name, func(t *testing.T) { found(t, objects, way.name, way.spoil, want) })
	}
}

// On AArch64 damage is found that the frame, the order and the form of records show.
func TestSpoiledARM64(t *testing.T) {
	objects := intact(t, "aarch64-linux-gnu")
	shown := []string{"a slot moved by 4", "a slot's register changed", "a return address moved",
		"a frame's size changed", "a constant before the deopt values changed",
		"two records exchanged"}
	tried := 0
	for _, way := range ways {
		if slices.Contains(shown, way.name) {
			want := 100
			if way.name == "a return address moved" {
				want = 99 // the next instruction may be another call
			}
			t.Run(way.name, func(t *testing.T) { found(t, objects, way.name, way.spoil, want) })
			tried++
		}
	}
	if tried != len(shown) {
		t.Errorf("%d ways", tried)
	}
}
