package object

import (
	"strings"
	"testing"

	"statepoint/stackmap"
)

// Tables of two sections are one text, with their sizes beside that of the stack map. An object
// without either has nothing to read, and one whose table is no table is at fault.
func TestMaps(t *testing.T) {
	encoded, err := stackmap.EncodeTable(&stackmap.Table{TextSize: 16,
		Points: []stackmap.Point{{Offset: 5}}, Frames: []stackmap.FrameRoots{{Size: 1}}})
	if err != nil {
		t.Fatal(err)
	}
	table := func(data []byte) *Section {
		s := Standard(stackmap.TableSectionName)
		s.Data = data
		return s
	}
	o := New("t.ll")
	if _, err := o.Maps(); err == nil || !strings.Contains(err.Error(), "no section .llvm_stack") {
		t.Errorf("an object without a map: %v", err)
	}
	o.AddSection(table(encoded.Bytes))
	o.AddSection(table(encoded.Bytes))
	maps, err := o.Maps()
	if err != nil || maps.StackMaps != nil || len(maps.Table.Tables) != 2 ||
		strings.Contains(string(maps.Text()), "for each of") {
		t.Fatalf("%+v, %v", maps, err)
	}
	m, err := stackmap.Encode(&stackmap.Map{Version: 3})
	if err != nil {
		t.Fatal(err)
	}
	s := Standard(stackmap.SectionName)
	s.Data = m.Bytes
	o.AddSection(s)
	if maps, err = o.Maps(); err != nil || maps.StackMaps == nil ||
		!strings.Contains(string(maps.Text()), "for each of 2 return addresses") {
		t.Errorf("%v\n%s", err, maps.Text())
	}
	o.AddSection(table([]byte{1}))
	if _, err := o.Maps(); err == nil || !strings.Contains(err.Error(), stackmap.TableSectionName) {
		t.Errorf("a table of one byte: %v", err)
	}
}
