package stackmap_test

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	. "statepoint/stackmap"
)

// same compares a text with the expected one.
func same(t *testing.T, what, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got\n%s\nwant\n%s", what, got, want)
	}
}

// everyMeaning is a map in which every field and role has a meaning.
func everyMeaning(t testing.TB) *Map {
	t.Helper()
	m := &Map{Version: V3}
	m.AddFunction(Function{Symbol: "push", StackSize: 24, Prov: 1})
	list, tail := InMemory(RSP, 8, 8), InMemory(RSP, 0, 8)
	vector := InMemory(RSP, 16, 16)
	null := OfConstant(0)
	r, err := NewStatepoint(FormStatepoint, DefaultStatepointID, 0x17, Statepoint{
		CallingConv: 8, Flags: FlagTransition | FlagDeoptLiveIn,
		Deopt: []Location{OfConstant(-1), OfConstant(UndefConstant), InMemory(RSP, 4, 4).WithProv(5), InRegister(RBX, 8)},
		GC: []Location{list.WithProv(2), list.WithProv(2), list.WithProv(2), tail.WithProv(3), null, null,
			vector, vector},
		Allocas: []Location{AtAddress(RSP, 40).WithProv(4)},
	}, 9)
	if err != nil {
		t.Fatal(err)
	}
	m.AddRecord(r)
	m.AddFunction(Function{Address: 0x401000, StackSize: DynamicStackSize})
	m.AddRecord(Record{ID: 77, Offset: 4, Form: FormPlain, Prov: 10,
		Locations: []Location{InRegister(RAX, 4), OfConstant(1 << 40), {Kind: Register, Size: 1,
			Offset: 8}},
		LiveOuts: []LiveOut{{DwarfReg: RBX, Size: 8, Prov: 11}}})
	m.AddRecord(Record{Offset: 5, Locations: make([]Location, math.MaxUint16+1)})
	for i := range m.Records[2].Locations {
		m.Records[2].Locations[i] = OfConstant(0)
	}
	return m
}

func someNames(prov uint32) string {
	return map[uint32]string{2: "%list", 3: "%tail", 4: "%slot\n\u202e", 5: "%n"}[prov]
}

// Meanings of fields that no module compiled here has in its map, and names of values. The cases in
// filetests have all others.
func TestMeanings(t *testing.T) {
	e, err := EncodeAnnotated(everyMeaning(t))
	if err != nil {
		t.Fatal(err)
	}
	a := e.Annotation
	rows := map[string][2]string{}
	for i := range a.Fields {
		rows[a.Path(i)] = [2]string{a.Value(i), a.Meaning(i, someNames)}
	}
	for path, want := range map[string][2]string{
		"function[1].address":   {"0x401000", "where the function begins"},
		"record[0].location[5]": {"[rsp+4]", "deopt value 2: %n"},
		"record[0].location[7]": {"[rsp+8]", "base: %list"},
		"record[0].location[8]": {"[rsp+8]", "pointer %list: update this"},
		"record[0].location[10]": {"[rsp+0]",
			"derived pointer %tail: update this, keeping its distance from the base"},
		"record[0].location[12]": {"0", "pointer of pair 2: null, nothing to update"},
		"record[0].location[14]": {"[rsp+16]", "pointer of pair 3: update this, 2 pointers"},
		"record[0].location[15]": {"rsp+40",
			`stack object 0: %slot\0A\E2\80\AE: its address, not a pointer to update`},
		"record[1].location[2]": {"rax bit 8", "operand 2"},
		"record[2].id": {"0xFFFFFFFFFFFFFFFF",
			"invalid: more than 65,535 locations cannot be written"},
		"record[2].locations":  {"0", "values recorded here"},
		"record[1].liveout[0]": {"rbx", "live after the call"},
	} {
		if rows[path] != want {
			t.Errorf("%s is %q, not %q", path, rows[path], want)
		}
	}
	packed := a.Text(TextOptions{Packed: true, Path: true, Gutter: true, HideMeaning: true})
	if n := strings.Count(packed.Text, "\n"); len(packed.Gutter) != n ||
		len(packed.RowOfLine) != n {
		t.Errorf("%d lines, %d in the gutter, %d rows of lines", n, len(packed.Gutter),
			len(packed.RowOfLine))
	}
	n := strings.Count(string(AppendJSON(nil, a.Maps)), `"kind": "Constant"`)
	if n <= math.MaxUint16 {
		t.Errorf("the JSON has %d constants", n)
	}
	written, err := Decode(a.Bytes, DecodeOptions{Relocations: e.Relocations})
	if err != nil {
		t.Fatal(err)
	}
	same(t, "records", string(AppendRecords(nil, written)), `map 0: version 3, 2 functions, 2 constants, 3 records
  push: a frame of 24 bytes
    record 0 at push+0x17, id 0xABCDEF00, fastcc, flags 3
      deopt 0  -1
      deopt 1  #0 = 4278124286
      deopt 2  [rsp+4]
      deopt 3  rbx
      pointer [rsp+8]
      pointer [rsp+0], base [rsp+8]
      pointer 0
      2 pointers from [rsp+16]
      stack object rsp+40
  0x401000: a frame of dynamic size
    record 1 at 0x401000+0x4, id 0x4D
      value 0  rax
      value 1  #1 = 1099511627776
      value 2  rax bit 8
      live-out rbx, 8 bytes
    record 2 at 0x401000+0x5, id 0xFFFFFFFFFFFFFFFF
`)
}

// Spans refer to the right texts: bytes of the field, its path, value, meaning.
func TestTextSpans(t *testing.T) {
	e, err := EncodeAnnotated(everyMeaning(t))
	if err != nil {
		t.Fatal(err)
	}
	a := e.Annotation
	for _, o := range []TextOptions{{}, {Width: 8}, {Packed: true, Path: true},
		{Gutter: true, Width: 3, Packed: true}} {
		o.Names = someNames
		text := a.Text(o)
		lines := strings.SplitAfter(text.Text, "\n")
		var bytes []byte
		at, line, lineStart := 0, 0, 0
		for _, s := range text.Spans {
			if s.Start < at || s.End <= s.Start {
				t.Fatalf("%+v overlaps what ends at %d", s, at)
			}
			at = s.End
			for line < s.Line {
				lineStart += len(lines[line])
				line++
			}
			if s.Start < lineStart || s.End >= lineStart+len(lines[line]) {
				t.Fatalf("%+v is not in line %d", s, s.Line)
			}
			got := text.Text[s.Start:s.End]
			want := got
			switch s.Part {
			case PartHex:
				for _, b := range strings.Split(strings.ReplaceAll(got, " ", ""), "") {
					bytes = append(bytes, b[0])
				}
				if a.Fields[s.Field].Kind.IsGroup() {
					t.Errorf("hex of group %s", a.Path(int(s.Field)))
				}
			case PartPath:
				if want = a.Label(int(s.Field)); o.Path {
					want = a.Path(int(s.Field))
				}
			case PartValue:
				want = a.Value(int(s.Field))
			case PartMeaning:
				want = a.Meaning(int(s.Field), someNames)
			}
			if got != want {
				t.Errorf("%+v is %q, want %q", s, got, want)
			}
			if s.Prov != a.Fields[s.Field].Prov {
				t.Errorf("%+v: provenance of the field is %d", s, a.Fields[s.Field].Prov)
			}
		}
		hex := ""
		for _, b := range a.Bytes {
			hex += fmt.Sprintf("%02x", b)
		}
		if string(bytes) != hex {
			t.Errorf("options %+v: the text does not show all bytes once", o)
		}
	}
}

func TestRowsCoverLeavesOnce(t *testing.T) {
	e, err := EncodeAnnotated(everyMeaning(t))
	if err != nil {
		t.Fatal(err)
	}
	a := e.Annotation
	off := uint32(0)
	for _, r := range a.Rows(0, len(a.Fields)) {
		if r.Off != off {
			t.Fatalf("row at %d, expected at %d", r.Off, off)
		}
		off += r.Len
	}
	if int(off) != len(a.Bytes) {
		t.Errorf("rows end at %d of %d", off, len(a.Bytes))
	}
	groups := a.Groups(GroupRecord)
	if len(groups) != 3 {
		t.Fatalf("%d records", len(groups))
	}
	from, to := a.FieldsOf(groups[1])
	rows := a.Rows(from, to)
	if rows[0].Off != a.Fields[groups[1]].Off ||
		rows[len(rows)-1].Off+rows[len(rows)-1].Len != a.Fields[groups[1]].End() {
		t.Errorf("rows of record 1 are %+v", rows)
	}
}

// With any symbol name the JSON is valid and contains it.
func TestJSONIsValid(t *testing.T) {
	for i, name := range []string{"f", "quote\"back\\slash", "line\nbreak\x00", "\u202eturned",
		"\U0001F600", "</script>", "\xff\xfe"} {
		m := everyMeaning(t)
		m.Functions[0].Symbol = name
		if i > 0 {
			m.Records = m.Records[:1] // the others, which are long, are the same
		}
		var got struct {
			Maps []struct {
				Functions []struct{ Symbol string }
				Records   []struct {
					ID        string
					Locations []struct{ Kind, Role, Value string }
				}
			}
		}
		if err := json.Unmarshal(AppendJSON(nil, []*Map{m, m}), &got); err != nil {
			t.Fatalf("%q: %v", name, err)
		}
		if s := got.Maps[1].Functions[0].Symbol; s != strings.ToValidUTF8(name, "\uFFFD") &&
			name != "\xff\xfe" {
			t.Errorf("%q is read as %q", name, s)
		}
		if l := got.Maps[0].Records[0].Locations[10]; l.Kind != "Indirect" || l.Role != "derived" ||
			got.Maps[0].Records[0].ID != "0xABCDEF00" {
			t.Errorf("location read as %+v", l)
		}
	}
}

func TestRegisterNames(t *testing.T) {
	for n, want := range map[uint16]string{0: "rax", 1: "rdx", 7: "rsp", 8: "r8", 16: "rip",
		17: "xmm0", 32: "xmm15", 33: "st0",
		41: "mm0", 49: "rflags", 50: "es", 55: "gs", 56: "reg56", 58: "fs.base", 62: "tr",
		67: "xmm16", 82: "xmm31", 83: "reg83", 118: "k0", 125: "k7", 126: "reg126"} {
		if got := RegisterName(n); got != want {
			t.Errorf("register %d is %s, want %s", n, got, want)
		}
	}
}
