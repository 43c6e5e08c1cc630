package compact_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/maptest"
	"statepoint/stackmap"
	"statepoint/stackmap/compact"
	"statepoint/stackmap/rootmap"
)

// address is where sections are as they are read.
const address = 0x10000

// TestRoundTrip writes random maps of roots and statepoints and reads them back.
func TestRoundTrip(t *testing.T) {
	derived, deopt := 0, 0
	for seed := range uint64(400) {
		m := maptest.RandomStatepoints(seed)
		w := maptest.Write(t, compact.Printer{}, m, nil)
		tables, a, err := compact.DecodeAnnotated(w.Bytes(compact.SectionName), 0)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		got := map[string]string{}
		for i := range tables {
			for k := range tables[i].Functions {
				f := &tables[i].Functions[k]
				for _, p := range f.Points {
					d := &tables[i].Descriptors[p.Descriptor]
					derived, deopt = derived+len(d.Pairs), deopt+len(d.Deopt)
					at := fmt.Sprintf("%s+%d", f.Name, p.Offset)
					got[at] = decoded(f, d)
				}
			}
		}
		want := map[string]string{}
		for i := range m.Functions {
			f := &m.Functions[i]
			for k := range f.Points {
				p := &f.Points[k]
				want[fmt.Sprintf("%s+%d", f.Name, p.Offset)] = written(t, f, p)
			}
		}
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("seed %d: read\n%v\nwant\n%v", seed, got, want)
		}
		maptest.SameFields(t, w, compact.SectionName, 0, a)
	}
	if derived == 0 || deopt == 0 {
		t.Errorf("%d derived pointers, %d deopt operands", derived, deopt)
	}
}

// decoded is what was read of a point.
func decoded(f *compact.Function, d *compact.Descriptor) string {
	pairs := slices.Clone(d.Pairs)
	sortPairs(pairs)
	s := fmt.Sprintln(f.Size, f.Saved, f.FromRBP, f.Words, d.Slots, d.Registers, pairs)
	for _, l := range d.Deopt {
		s += fmt.Sprintln(f.DeoptOf(l))
	}
	return s
}

// written is what was to be written of it.
func written(t *testing.T, f *rootmap.Function, p *rootmap.Point) string {
	roots, err := f.References(p)
	if err != nil {
		t.Fatal(err)
	}
	slots := append([]int32{}, roots.Slots...)
	pairs := slices.Clone(roots.Pairs)
	sortPairs(pairs)
	s := fmt.Sprintln(f.Size, roots.Saved, roots.FromRBP, roots.Size, slots, roots.Registers, pairs)
	if p.Record != nil {
		point, err := p.Record.Statepoint()
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range point.Deopt {
			s += fmt.Sprintln(l)
		}
	}
	return s
}

func sortPairs(all []stackmap.RootPair) {
	slices.SortFunc(all, func(a, b stackmap.RootPair) int {
		return strings.Compare(fmt.Sprint(a), fmt.Sprint(b))
	})
}

// TestDamage cuts tables short and changes their bytes.
func TestDamage(t *testing.T) {
	for seed := range uint64(20) {
		w := maptest.Write(t, compact.Printer{}, maptest.RandomStatepoints(seed), nil)
		maptest.Damage(t, w.Sections[compact.SectionName], 1, func(b []byte) error {
			_, err := compact.Decode(rootmap.Bytes{Data: b}, address)
			return err
		})
	}
}

// TestRefused names the function with a reference where the format has no place for it.
func TestRefused(t *testing.T) {
	m := &rootmap.Map{Functions: []rootmap.Function{{Name: "f", FrameSize: 8, Base: 7,
		Points: []rootmap.Point{{Kind: rootmap.PostCall, Offset: 5,
			Record: statepoint(t, stackmap.InRegister(0, 8))}}}}}
	_, _, err := rootmap.Print(compact.Printer{}, m)
	if err == nil || !strings.Contains(err.Error(), "the roots of @f: ") ||
		!strings.Contains(err.Error(), "rax") {
		t.Errorf("%v", err)
	}
	m.Functions[0].Points[0].Record, m.Functions[0].Scattered = nil, true
	if _, _, err = rootmap.Print(compact.Printer{}, m); err == nil {
		t.Error("registers that are saved somewhere else are accepted")
	}
}

func statepoint(t *testing.T, l stackmap.Location) *stackmap.Record {
	r, err := stackmap.NewStatepoint(stackmap.FormStatepoint, 0, 5,
		stackmap.Statepoint{GC: []stackmap.Location{l, l}}, 0)
	if err != nil {
		t.Fatal(err)
	}
	return &r
}

// TestMalformed names the place of what is wrong.
func TestMalformed(t *testing.T) {
	const head = "SPC\x01\x1c\x00\x00\x00\x18\x00\x00\x00"
	const function = "\x00\x00\x00\x00\x20\x00\x01\x04"
	for data, want := range map[string]string{
		"SPC\x02\x10\x00\x00\x00\x0c\x00\x00\x00\x00\x00\x00\x00": "compact.table.magic",
		"SPC\x01\x20\x00\x00\x00\x0c\x00\x00\x00":                 "table.size: 32 bytes, 0 left",
		"SPC\x01\x0c\x00\x00\x00\x10\x00\x00\x00":                 "table.descriptors: at 16 of 12",
		head + function + "\x05\x00\x00\x00" + "\x00\x00\x00\x00": "function 0.point 1: at 5 of 32",
		head + function + "\x05\x00\x21\x00" +
			"\x00\x00\x00\x00": "function 0.point 1: at 38 of 32",
		head + function + "\x05\x09\x02\x00" + "\x00\x00\x00\x00": "no descriptor begins at 9",
		head + function + "\x05\x00\x02\x00" + "\x20\x00\x00\x00": "descriptor 0.flags: 0x20",
		head + function + "\x05\x00\x02\x00" + "\x04\x40\x00\x00": "descriptor 0.registers: 0x40",
		head + function + "\x05\x00\x02\x00" + "\x10\x01\x08\x00": "deopt operand: kind 8",
		head + function + "\x05\x00\x02\x00" + "\x10\x09\x00\x00": "deopt operands: 9 of them",
	} {
		_, err := compact.Decode(rootmap.Bytes{Data: []byte(data)}, 0)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", data, err, want)
		}
	}
}

// FuzzDecode gives the decoder any bytes.
func FuzzDecode(f *testing.F) {
	var seeds [][]byte
	for seed := range uint64(5) {
		w := maptest.Write(f, compact.Printer{}, maptest.RandomStatepoints(seed), nil)
		seeds = append(seeds, w.Sections[compact.SectionName])
	}
	maptest.Fuzz(f, seeds, func(b []byte) (*stackmap.Annotation, error) {
		_, a, err := compact.DecodeAnnotated(rootmap.Bytes{Data: b}, 0)
		return a, err
	})
}
