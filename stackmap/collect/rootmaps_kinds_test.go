package collect

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"

	"statepoint/stackmap"
)

// frame is a descriptor of OCaml's frame table.
type frame struct {
	address uint64
	size    uint16
	live    []int16
}

// entry is one of Erlang's note, its frame in words.
type entry struct {
	points []uint32
	words  int16
	live   []int16
}

func pad8(b []byte) []byte {
	for len(b)%8 != 0 {
		b = append(b, 0)
	}
	return b
}

// frameTable appends a frame table.
func frameTable(b []byte, frames ...frame) []byte {
	b = binary.LittleEndian.AppendUint16(b, uint16(len(frames)))
	for _, f := range frames {
		b = binary.LittleEndian.AppendUint64(pad8(b), f.address)
		b = binary.LittleEndian.AppendUint16(b, f.size)
		b = binary.LittleEndian.AppendUint16(b, uint16(len(f.live)))
		for _, l := range f.live {
			b = binary.LittleEndian.AppendUint16(b, uint16(l))
		}
	}
	return pad8(b)
}

func noteOf(entries ...entry) (b []byte) {
	for _, e := range entries {
		b = binary.LittleEndian.AppendUint16(pad8(b), uint16(len(e.points)))
		for _, p := range e.points {
			b = binary.LittleEndian.AppendUint32(b, p)
		}
		b = binary.LittleEndian.AppendUint16(b, uint16(e.words))
		b = binary.LittleEndian.AppendUint16(b, 0)
		b = binary.LittleEndian.AppendUint16(b, uint16(len(e.live)))
		for _, l := range e.live {
			b = binary.LittleEndian.AppendUint16(b, uint16(l))
		}
	}
	return b
}

// named names the two functions of these programs.
func named(addr uint64) string {
	if addr < codeAt+0x100 {
		return "inner"
	}
	return "outer"
}

// OCaml's table and Erlang's note lead from frame to frame, and have the bytes that describe each
// root.
func TestFrameTablesAndNotes(t *testing.T) {
	table := frameTable([]byte{1, 2, 3}, frame{codeAt + 4, 16, []int16{0, 8}},
		frame{codeAt + 0x104, 24, []int16{-8}})
	fromNote := func(words int16) []byte {
		return noteOf(entry{[]uint32{codeAt + 0x20, codeAt + 4}, 2, []int16{0, 1}},
			entry{[]uint32{codeAt + 0x104}, words, []int16{-1}})
	}
	ocaml, err := NewOCaml(".data", table, map[string]uint64{"camlM__frametable": 3}, named)
	if err != nil {
		t.Fatal(err)
	}
	fixed, err := NewErlang(fromNote(3), named)
	if err != nil {
		t.Fatal(err)
	}
	growing, err := NewErlang(fromNote(-1), named)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct {
		maps  *RootMaps
		bytes []byte
		scale int32
		where string
	}{
		{ocaml, table, 1, "camlM__frametable.descriptor[0]"},
		{fixed, fromNote(3), 8, "entry[0].point[1]"},
		{growing, fromNote(-1), 8, "entry[0].point[1]"},
	} {
		p := newProgram(t)
		a, b, o := p.object(2, 1<<1), p.object(1, 0), p.object(1, 0)
		p.put(a+8, b)
		// inner: two roots, return address;
		// outer: two words, a root at rbp-8, [rbp], return address
		stack := []uint64{a, 0, codeAt + 0x104, 1, 2, o, 0x1111}
		p.regs[stackmap.RBP] = stackAt + 48
		if c.maps == growing {
			stack = []uint64{a, 0, codeAt + 0x104, 1, 2, o, 0x99999, 0x1111}
		}
		for i, v := range stack {
			p.put(stackAt+8*uint64(i), v)
		}
		c.maps.Saved = func(string, uint16) (int64, bool) { return 0, false }
		var read []Bytes
		where := ""
		p.on.Update = func(q Update) {
			read = append(read, q.Pair.Derived.Read)
			if where == "" {
				where = q.Frame.Where
			}
		}
		stopped := Stopped{Source: Walk(c.maps), Threads: []Thread{{ReturnAddress: codeAt + 4,
			SP: stackAt, Registers: &p.regs, Bottom: 0x1111}}}
		if err := p.heap.Collect(&stopped); err != nil {
			t.Fatalf("%d: %v", i, err)
		}
		na, no := p.get(stackAt), p.get(stackAt+40)
		if na == a || no == o || !p.heap.IsObject(na) || !p.heap.IsObject(no) ||
			!p.heap.IsObject(p.get(na+8)) || p.get(stackAt+8) != 0 || where != c.where {
			t.Errorf("%d: objects at 0x%x and 0x%x, %s", i, na, no, where)
		}
		for k, want := range []int32{0, -8} {
			if len(read) != 2 || read[k].Len != 2 || c.scale*
				int32(int16(binary.LittleEndian.Uint16(c.bytes[read[k].Off:]))) != want {
				t.Errorf("%d: bytes read: %+v", i, read)
				break
			}
		}
	}
}

// An invalid table is an error that says which one.
func TestFrameTablesAndNotesThatAreWrong(t *testing.T) {
	data := frameTable(nil, frame{codeAt + 4, 15, nil})
	for want, at := range map[string]uint64{
		"camlM__frametable: ": 0, "begins at 0x3e8": 1000,
	} {
		_, err := NewOCaml(".data", data, map[string]uint64{"camlM__frametable": at}, named)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	whole := noteOf(entry{[]uint32{codeAt + 4}, 2, []int16{0, 1}})
	for n := 1; n < len(whole); n++ {
		if _, err := NewErlang(whole[:n], named); err == nil {
			t.Errorf("a note of %d bytes of %d was accepted", n, len(whole))
		}
	}
	// Points of an entry share their roots; omitting one at a point does not affect others.
	shared := noteOf(entry{[]uint32{codeAt + 4, codeAt + 8}, 2, []int16{0, 1}},
		entry{[]uint32{codeAt + 4}, 2, []int16{1}})
	m, err := NewErlang(shared, named)
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, at := range []uint64{codeAt + 4, codeAt + 8} {
		d, err := m.Describe(&Frame{ReturnAddress: at})
		if err != nil {
			t.Fatal(err)
		}
		for i := range d.Pairs {
			got += fmt.Sprintf("%#x %s;", at, d.Pairs[i].Base.String())
		}
	}
	if want := "0x400004 [rsp+8];0x400008 [rsp+0];0x400008 [rsp+8];"; strings.ReplaceAll(got,
		"[rsp]", "[rsp+0]") != want {
		t.Errorf("%s, want %s", got, want)
	}
}
