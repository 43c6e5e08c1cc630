package collect

import (
	"encoding/binary"
	"strings"
	"testing"

	"statepoint/stackmap"
)

// Any inconsistency in a frame or in the heap is an error with its position, from every collector
// and from the verifier.
func TestCollectorsFindWhatIsWrong(t *testing.T) {
	for _, name := range Names() {
		for _, c := range []struct {
			name string
			put  func(p *program, object uint64)
			want []string
		}{
			{"a frame refers into an object", func(p *program, object uint64) {
				p.put(stackAt, object+8)
			}, []string{"frame 0, return address 0x400004, record 0, [rsp+0]:",
				"is not the start"}},
			{"a frame refers to poison", func(p *program, object uint64) {
				p.put(stackAt, Poison)
			}, []string{"[rsp+0]", "poison"}},
			{"a global refers into an object", func(p *program, object uint64) {
				p.put(globalsAt, object+8)
			}, []string{"0x20800", "is not the start"}},
			{"an object refers into another", func(p *program, object uint64) {
				p.put(object+8, object+16)
			}, []string{"is not the start of an object"}},
			{"an object refers to poison", func(p *program, object uint64) {
				p.put(object+8, Poison)
			}, []string{"poison"}},
			{"an object claims to be larger than it is", func(p *program, object uint64) {
				p.put(object, 64|1<<32)
			}, []string{"claims"}},
			{"an object claims to be larger than the heap", func(p *program, object uint64) {
				p.put(object, 1<<30|1<<32)
			}, []string{"claims"}},
			{"an object claims more references than it has", func(p *program, object uint64) {
				p.put(object, 32|9<<32)
			}, []string{"claims 9 references in 32 bytes"}},
		} {
			for _, verify := range []bool{false, true} {
				p := programOf(t, name, Runtime{})
				ra := p.function(8, stackmap.Statepoint{GC: []stackmap.Location{slot(0), slot(0)}})
				p.link()
				p.stop.Globals = []uint64{globalsAt}
				p.stop.Threads = []Thread{{ReturnAddress: ra, SP: stackAt}}
				var objects [3]uint64
				for i := range objects {
					var err error
					if objects[i], err = (Runtime{}).New(p.heap, p.mem, 1, 16); err != nil {
						t.Fatal(err)
					}
				}
				p.put(stackAt, objects[1])
				p.put(objects[1]+8, objects[2])
				p.put(objects[2]+8, objects[0])
				c.put(p, objects[1])
				collect := p.heap.Collect
				if verify {
					collect = func(s *Stopped) error {
						return Verify(p.heap, p.config(Runtime{}), s)
					}
				}
				err := collect(&p.stop)
				for _, want := range c.want {
					if err == nil || !strings.Contains(err.Error(), want) {
						t.Errorf("%s, verify %v, %s: %v; want %q", name, verify, c.name, err, want)
					}
				}
			}
		}
	}
}

// Collectors describe their state for objects.
func TestNotes(t *testing.T) {
	for name, want := range map[string]string{
		"semispace": "||", "mark-compact": "||", "mark-sweep": "||",
		"generational": "old, on a marked card|old|young",
		"refcount":     "count 0|count 1|count 1, fresh",
		"incremental":  "black|black|grey",
		"concurrent":   "grey|white|black",
	} {
		p, _ := stressed(t, name)
		step := func() {
			if err := p.heap.Step(&p.stop); err != nil {
				t.Fatal(err)
			}
		}
		object := func() uint64 {
			o, err := (Runtime{}).New(p.heap, p.mem, 2, 0x68) // to be on separate cards
			if err != nil {
				t.Fatal(err)
			}
			return o
		}
		first, second := object(), object()
		p.put(first+8, second)
		p.put(stackAt, first)
		step()
		if name == "incremental" {
			p.put(second+8, object()) // a third, white one, so that marking continues
			step()
		}
		first = p.get(stackAt)
		third := object()
		if err := p.heap.Store(first, first+16, third); err != nil {
			t.Fatal(err)
		}
		notes := []string{p.heap.Note(first), p.heap.Note(p.get(first + 8)), p.heap.Note(third)}
		if got := strings.Join(notes, "|"); got != want || p.heap.Note(first+8) != "" {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}

// stressed is a program with one reference in its frame, under a collector that checks everything,
// and the heap's configuration.
func stressed(t *testing.T, name string) (*program, Config) {
	t.Helper()
	p := programOf(t, name, Runtime{})
	k := p.config(Runtime{})
	k.Stress = true
	clear(p.mem.words)
	var err error
	if p.heap, err = New(name, k); err != nil {
		t.Fatal(err)
	}
	ra := p.function(8, stackmap.Statepoint{GC: []stackmap.Location{slot(0), slot(0)}})
	p.link()
	p.stop.Threads = []Thread{{ReturnAddress: ra, SP: stackAt}}
	return p, k
}

// A store that bypasses the barrier is found by the collectors that need one.
func TestStoresWithoutBarrier(t *testing.T) {
	for _, name := range []string{"generational", "refcount", "incremental"} {
		for _, barrier := range []bool{true, false} {
			p, k := stressed(t, name)
			object := func() uint64 {
				o, err := (Runtime{}).New(p.heap, p.mem, 1, 8)
				if err != nil {
					t.Fatal(err)
				}
				return o
			}
			for range 6 {
				o := object()
				p.put(o+8, p.get(stackAt))
				p.put(stackAt, o)
			}
			for range 2 { // now the first is old, its reference counts, it is black
				if err := Stress(p.heap, k, &p.stop); err != nil {
					t.Fatal(err)
				}
			}
			first, young := p.get(stackAt), object()
			var err error
			if barrier {
				err = p.heap.Store(first, first+8, young)
			} else {
				p.put(first+8, young)
			}
			if err == nil {
				err = Verify(p.heap, k, &p.stop)
			}
			if barrier && err != nil || !barrier &&
				(err == nil || !strings.Contains(err.Error(), "was stored without the barrier")) {
				t.Errorf("%s, barrier %v: %v", name, barrier, err)
			}
		}
	}
}

// FuzzCollect runs every collector on arbitrary maps and memory. The only results are errors, in
// time bounded by the size of the heap.
func FuzzCollect(f *testing.F) {
	m := stackmap.Map{Version: stackmap.V3}
	m.AddFunction(stackmap.Function{Address: codeAt, StackSize: 16})
	r, err := stackmap.NewStatepoint(stackmap.FormStatepoint, 0, 4, stackmap.Statepoint{
		Deopt: []stackmap.Location{slot(8)},
		GC:    []stackmap.Location{slot(0), slot(0), slot(0), slot(8)}}, 0)
	if err != nil {
		f.Fatal(err)
	}
	m.AddRecord(r)
	e, err := stackmap.Encode(&m)
	if err != nil {
		f.Fatal(err)
	}
	table, err := stackmap.NewTable(&m, []stackmap.TableFunction{{Saved: []uint16{stackmap.RBX}}},
		64)
	if err != nil {
		f.Fatal(err)
	}
	te, err := stackmap.EncodeTable(table)
	if err != nil {
		f.Fatal(err)
	}
	frames, _ := gcTable(nil, codeAt+4, 16, 0, 8)
	descriptors := frameTable(nil, frame{codeAt + 4, 16, []int16{0, 8}})
	note := noteOf(entry{[]uint32{codeAt + 4}, 2, []int16{0, 1}})
	for n := range byte(6) {
		f.Add(e.Bytes, []byte{}, n)
		f.Add(te.Bytes, []byte{}, n|0x80)
		f.Add(frames, []byte{}, n|0xc0)
		f.Add(descriptors, []byte{}, n|0xd0)
		f.Add(note, []byte{}, n|0xe0)
		f.Add(e.Bytes, []byte{1, 0, 0x10, 0, 3, 0, 0xff, 0}, n|0x40)
	}
	f.Fuzz(func(t *testing.T, section, writes []byte, how byte) {
		names := Names()
		p := programOf(t, names[int(how&0x3f)%len(names)], Runtime{})
		var m Map
		var err error
		switch how & 0xc0 {
		case 0:
			m, err = NewStackMap(section, stackmap.DecodeOptions{}, nil)
		case 0x80: // the first table's code is at codeAt
			field := uint64(0)
			if len(section) >= 12 {
				field = uint64(int64(int32(binary.LittleEndian.Uint32(section[8:]))))
			}
			m, err = NewTables(section, codeAt-8-field)
		case 0xc0:
			function := func(addr uint64) string { return "f" }
			switch how & 0x30 {
			case 0x10:
				m, err = NewOCaml(".data", section, map[string]uint64{"f": 0}, function)
			case 0x20:
				m, err = NewErlang(section, function)
			default:
				m, err = NewGCMaps(".data", section, map[string]uint64{"f": 0})
			}
		}
		if err != nil {
			return
		}
		p.stop.Source = Walk(m)
		if how&0xc0 == 0x40 {
			p.stop.Source = ShadowStack(Strategy{}, func(*Thread) uint64 { return stackAt })
		}
		p.stop.Threads = []Thread{{ReturnAddress: codeAt + 4, SP: stackAt, Registers: &p.regs}}
		for i := range uint64(6) {
			if o, err := (Runtime{}).New(p.heap, p.mem, 1, 16); err == nil {
				p.put(stackAt+8*i, o)
			}
		}
		p.put(stackAt+16, codeAt+4)
		for ; len(writes) >= 4; writes = writes[4:] { // a word's number, what is added to it
			at := uint64(binary.LittleEndian.Uint16(writes)) % uint64(len(p.mem.words))
			p.mem.words[at] += uint64(int64(int16(binary.LittleEndian.Uint16(writes[2:]))))
		}
		_ = Verify(p.heap, p.config(Runtime{}), &p.stop)
		for range 3 {
			if p.heap.Step(&p.stop) != nil || p.heap.Collect(&p.stop) != nil {
				return
			}
			for range 4 {
				_, _ = (Runtime{}).New(p.heap, p.mem, 2, 40)
			}
		}
		_ = Verify(p.heap, p.config(Runtime{}), &p.stop)
	})
}
