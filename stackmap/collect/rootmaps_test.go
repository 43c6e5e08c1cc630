package collect

import (
	"encoding/binary"
	"strings"
	"testing"

	"statepoint/stackmap"
)

// gcTable appends a table with one point, and returns its offset.
func gcTable(data []byte, address uint64, frame int32, live ...int32) ([]byte, uint64) {
	for len(data)%8 != 0 {
		data = append(data, 0)
	}
	at := uint64(len(data))
	data = binary.LittleEndian.AppendUint32(data, 1)
	data = append(data, 0, 0, 0, 0)
	data = binary.LittleEndian.AppendUint64(data, address)
	data = binary.LittleEndian.AppendUint32(data, uint32(frame))
	data = binary.LittleEndian.AppendUint32(data, uint32(len(live)))
	for _, l := range live {
		data = binary.LittleEndian.AppendUint32(data, uint32(l))
	}
	return data, at
}

// The tables of the document's printer lead from frame to frame, through one without a fixed size.
func TestGCMaps(t *testing.T) {
	p := newProgram(t)
	a, b, c := p.object(2, 1<<1), p.object(1, 0), p.object(1, 0)
	p.put(a+8, b)
	data, inner := gcTable([]byte{1, 2, 3}, codeAt+4, 16, 0, 8)
	data, outer := gcTable(data, codeAt+0x104, -1, -8)
	maps, err := NewGCMaps(".data", data, map[string]uint64{"inner": inner, "outer": outer})
	if err != nil {
		t.Fatal(err)
	}
	// inner: two roots, return address; outer: two words, a root at rbp-8, rbp, return address
	for i, v := range []uint64{a, 0, codeAt + 0x104, 1, 2, c, 0x99999, 0x1111} {
		p.put(stackAt+8*uint64(i), v)
	}
	p.regs[stackmap.RBP] = stackAt + 48
	thread := Thread{ReturnAddress: codeAt + 4, SP: stackAt, Registers: &p.regs, Bottom: 0x1111}
	stopped := Stopped{Source: Walk(maps), Threads: []Thread{thread}}
	err = p.heap.Collect(&stopped)
	if err == nil || !strings.Contains(err.Error(), "frame 1 of outer") {
		t.Errorf("a table does not say where rbp is, and nobody notices: %v", err)
	}
	maps, err = NewGCMaps(".data", data, map[string]uint64{"inner": inner, "outer": outer})
	if err != nil {
		t.Fatal(err)
	}
	maps.Saved = func(string, uint16) (int64, bool) { return 0, false }
	stopped.Source = Walk(maps)
	var read []Bytes
	p.on.Update = func(q Update) { read = append(read, q.Pair.Derived.Read) }
	if err := p.heap.Collect(&stopped); err != nil {
		t.Fatal(err)
	}
	na, nc := p.get(stackAt), p.get(stackAt+40)
	if na == a || nc == c || !p.heap.IsObject(na) || !p.heap.IsObject(nc) ||
		!p.heap.IsObject(p.get(na+8)) || p.get(stackAt+8) != 0 {
		t.Errorf("objects at 0x%x and 0x%x", na, nc)
	}
	for i, want := range []int32{0, -8} {
		if len(read) != 2 || read[i].Section != ".data" || read[i].Len != 4 ||
			int32(binary.LittleEndian.Uint32(data[read[i].Off:])) != want {
			t.Errorf("bytes read: %+v", read)
			break
		}
	}
}

func TestGCMapsThatAreWrong(t *testing.T) {
	data, at := gcTable(nil, codeAt, 16, 0)
	data, again := gcTable(data, codeAt, 24, 8)
	for _, c := range []struct {
		symbols map[string]uint64
		want    string
	}{
		{map[string]uint64{"f": 4}, "__gcmap_f: "},
		{map[string]uint64{"f": 1000}, "__gcmap_f: "},
		{map[string]uint64{"f": at, "g": again}, "f and g both have a point at 0x400000"},
	} {
		_, err := NewGCMaps(".data", data, c.symbols)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %v, want %s", c.symbols, err, c.want)
		}
	}
}

// Two points at one address are the return from a call and the point right after it. A root that
// either omits is dead.
func TestGCMapsWithPointsAtOneAddress(t *testing.T) {
	data := binary.LittleEndian.AppendUint32(nil, 2)
	for _, live := range [][]int32{{0, 8}, {8}} {
		for len(data)%8 != 0 {
			data = append(data, 0)
		}
		data = binary.LittleEndian.AppendUint64(data, codeAt+4)
		data = binary.LittleEndian.AppendUint32(data, 16)
		data = binary.LittleEndian.AppendUint32(data, uint32(len(live)))
		for _, l := range live {
			data = binary.LittleEndian.AppendUint32(data, uint32(l))
		}
	}
	maps, err := NewGCMaps(".data", data, map[string]uint64{"f": 0})
	if err != nil {
		t.Fatal(err)
	}
	d, err := maps.Describe(&Frame{ReturnAddress: codeAt + 4})
	if err != nil || len(d.Pairs) != 1 || d.Pairs[0].Number != 1 {
		t.Fatalf("%+v, %v", d, err)
	}
	if got := d.Pairs[0].Base.As.Offset; got != 8 {
		t.Errorf("the slot is at %d", got)
	}
}
