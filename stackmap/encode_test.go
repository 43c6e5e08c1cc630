package stackmap

import (
	"bytes"
	"testing"
)

// The map LLVM's documents' first example gets: one call, one live pointer at [rsp+0].
func documentsExample(t *testing.T) *Map {
	t.Helper()
	m := &Map{Version: V3}
	m.AddFunction(Function{Symbol: "test1", StackSize: 8, Prov: 10})
	slot := InMemory(RSP, 0, 8)
	r, err := NewStatepoint(FormStatepoint, 0, 10, Statepoint{GC: []Location{slot.WithProv(21), slot.WithProv(22)}}, 20)
	if err != nil {
		t.Fatal(err)
	}
	m.AddRecord(r)
	return m
}

var documentsBytes = []byte{
	3, 0, 0, 0, // version 3, reserved
	1, 0, 0, 0, // one function
	0, 0, 0, 0, // no constants
	1, 0, 0, 0, // one record
	0, 0, 0, 0, 0, 0, 0, 0, // address, relocated
	8, 0, 0, 0, 0, 0, 0, 0, // stack size
	1, 0, 0, 0, 0, 0, 0, 0, // record count
	0, 0, 0, 0, 0, 0, 0, 0, // id
	10, 0, 0, 0, // return address
	0, 0, 5, 0, // reserved, five locations
	4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, // calling convention
	4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, // flags
	4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, // deopt count
	3, 0, 8, 0, 7, 0, 0, 0, 0, 0, 0, 0, // base [rsp]
	3, 0, 8, 0, 7, 0, 0, 0, 0, 0, 0, 0, // derived [rsp]
	0, 0, 0, 0, // padding to 8
	0, 0, 0, 0, // reserved, no live-outs
	0, 0, 0, 0, // padding to 8
}

func TestEncodeDocumentsExample(t *testing.T) {
	e, err := Encode(documentsExample(t))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(e.Bytes, documentsBytes) {
		t.Errorf("got  % x\nwant % x", e.Bytes, documentsBytes)
	}
	if len(e.Relocations) != 1 || e.Relocations[0] != (Relocation{Offset: 16, Symbol: "test1"}) {
		t.Errorf("relocations %v", e.Relocations)
	}
}
