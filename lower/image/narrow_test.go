package image_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"statepoint/e2e/maptest"
	"statepoint/e2e/oracle"
	"statepoint/lower/image"
	"statepoint/stackmap/gcmap"
	"statepoint/stackmap/rootmap"
)

// The maps of LLVM 2.8's example printer, assembled for processors with addresses of 4 bytes, are
// read as they were written.
func TestMapsWithAddressesOf4Bytes(t *testing.T) {
	seen := 0
	for seed := range uint64(12) {
		m := maptest.Random(seed)
		m.Pointer = 4
		var functions []rootmap.Function
		for _, f := range m.Functions {
			if f.Size > 0 {
				functions = append(functions, f)
			}
		}
		m.Functions = functions
		for _, triple := range []string{"i386-linux-gnu", "x86_64-linux-gnux32"} {
			object := oracle.Run(t, oracle.Opaque, []byte(assembly(t, m)), "llvm-mc",
				"-triple="+triple, "-filetype=obj")
			images, err := image.Open("maps.o", object)
			if err != nil {
				t.Fatal(err)
			}
			got := map[string]*gcmap.Function{}
			for _, table := range images[0].RootTables() {
				if table.Err != nil {
					t.Fatalf("seed %d, %s: %v", seed, triple, table.Err)
				}
				got[table.GCMap.Name] = table.GCMap
			}
			if len(images[0].Problems) > 0 || len(got) != len(m.Functions) {
				t.Errorf("seed %d, %s: %d maps of %d, %q", seed, triple, len(got),
					len(m.Functions), images[0].Problems)
			}
			for i := range m.Functions {
				f := &m.Functions[i]
				for k := range f.Points {
					p, r := &f.Points[k], &got[f.Name].Points[k]
					var live []int32
					for _, n := range p.Live {
						live = append(live, int32(f.Roots[n].Offset))
					}
					if r.Name != f.Place(p).String() || r.FrameSize != int32(f.FrameSize) ||
						len(live)+len(r.Live) > 0 && !reflect.DeepEqual(r.Live, live) {
						t.Errorf("seed %d, %s: point %d of %s is %+v", seed, triple, k, f.Name, r)
					}
					seen++
				}
			}
		}
	}
	if seen < 50 {
		t.Errorf("only %d points", seen)
	}
}

// assembly is a module that consists of the maps, and functions of the sizes that they name.
func assembly(t *testing.T, m *rootmap.Map) string {
	t.Helper()
	_, items, err := rootmap.Print(gcmap.Printer{}, m)
	if err != nil {
		t.Fatal(err)
	}
	var s strings.Builder
	s.WriteString(".text\n")
	for i := range m.Functions {
		f := &m.Functions[i]
		fmt.Fprintf(&s, ".globl %s\n.type %[1]s,@function\n%[1]s:\n.zero %d\n"+
			".size %[1]s, .-%[1]s\n", f.Symbol, f.Size)
	}
	s.WriteString(".data\n")
	for _, it := range items {
		switch it.Kind {
		case rootmap.ItemLabel:
			fmt.Fprintf(&s, ".globl %s\n%[1]s:\n", it.Name)
		case rootmap.ItemAlign:
			fmt.Fprintf(&s, ".balign %d\n", it.Size)
		case rootmap.ItemInt:
			fmt.Fprintf(&s, ".long %d\n", it.Value)
		case rootmap.ItemAddress:
			fmt.Fprintf(&s, ".%dbyte %s+%d\n", it.Size, m.Functions[it.Place.Func-1].Symbol,
				it.Place.Offset)
		}
	}
	return s.String()
}
