package views

import (
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/explore/emulator"
	"statepoint/web/explore/exploretest"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// partsOf are the parts of one record of a compilation.
func partsOf(t *testing.T, r *explore.Compilation, record uint32, language string) *report.Parse {
	t.Helper()
	p, err := parseOf(r, &report.ViewRequest{Subject: record, Stage: language})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// bytesOf are bytes that were written in hexadecimal digits.
func bytesOf(t *testing.T, text string) []byte {
	t.Helper()
	b, err := hex.DecodeString(strings.ReplaceAll(text, " ", ""))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// checkRows compares the fields of the rows of bytes with those of a parse.
func checkRows(t *testing.T, r *explore.Compilation, p *report.Parse) {
	t.Helper()
	d := panes.StackMap(r)
	lines := strings.Split(d.Text, "\n")
	for i := range p.Parts {
		part := &p.Parts[i]
		if part.Bytes == "" {
			continue
		}
		kind, _, _ := strings.Cut(part.Title, " ")
		n := slices.IndexFunc(d.Gutter, func(s string) bool {
			at, err := strconv.ParseUint(s, 16, 32)
			return err == nil && uint32(at) == part.Start
		})
		if n < 0 {
			t.Fatalf("no row at %#x", part.Start)
		}
		rows := report.MapFields(lines[n], d.Gutter[n])
		if kind != "location" && kind != "live-out" {
			if rows != nil {
				t.Errorf("%s has fields: %v", part.Title, rows)
			}
			continue
		}
		if len(rows) != len(part.Fields) {
			t.Fatalf("%q has %d fields, not %d", lines[n], len(rows), len(part.Fields))
		}
		for k, f := range part.Fields {
			want := report.Row{Label: fmt.Sprintf("0x%02x %s", f.Start, f.Key), Code: f.Bytes,
				Text: strings.TrimSuffix(f.Value+", "+f.Meaning, ", ")}
			constant := strings.HasPrefix(part.Value, "Constant ") && f.Key == "offset"
			if constant { // whose meaning is its record's
				want.Text = f.Value + ", the value, signed"
			}
			if rows[k] != want {
				t.Errorf("%q: %q, not %q", lines[n], rows[k], want)
			}
		}
	}
}

// The parts of every record of every example, in all versions, are the bytes of the record one
// after the other, each field has a line in its struct, and the struct has the size of its bytes.
func TestPartsAreTheBytes(t *testing.T) {
	records := 0
	for name, source := range exploretest.Examples(t) {
		for version := 1; version <= 3; version++ {
			req := report.Request{Source: source, Options: report.Options{
				MapVersion: fmt.Sprint(version)}}
			r := emulator.Compile(t.Context(), &req, nil)
			if r.Lowered() == nil || len(r.Lowered().Map.Records) == 0 {
				continue
			}
			for i := range r.Lowered().Map.Records {
				language := report.ParseLanguages[i%3][0]
				p := partsOf(t, r, r.Lowered().Map.Records[i].Prov, language)
				if int(p.Record) != i {
					t.Fatalf("%s: record %d is shown as %d", name, i, p.Record)
				}
				records++
				checkRows(t, r, p)
				checkParts(t, fmt.Sprintf("%s version %d record %d", name, version, i), r, p)
			}
		}
	}
	if records < 150 {
		t.Errorf("%d records", records)
	}
}

// checkParts compares the parts of a record with the bytes.
func checkParts(t *testing.T, what string, r *explore.Compilation, p *report.Parse) {
	t.Helper()
	section := r.Lowered().StackMap.Bytes
	sizes := map[string]int{}
	for _, s := range mapStructs(p.Version) {
		sizes[s.title] = s.size()
	}
	var at uint32
	inRecord := false
	shown := map[string]bool{}
	for _, part := range p.Parts {
		b := bytesOf(t, part.Bytes)
		if string(b) != string(section[part.Start:int(part.Start)+len(b)]) {
			t.Errorf("%s: %s is not what stands at %d", what, part.Title, part.Start)
		}
		if strings.HasPrefix(part.Title, "record ") && part.Fields != nil {
			inRecord = true
		}
		if part.Start != at {
			t.Errorf("%s: %s begins at %d, not at %d", what, part.Title, part.Start, at)
		}
		at = part.Start + uint32(len(b))
		if part.Struct == nil && part.Bytes == "" {
			n, err := strconv.ParseUint(strings.Fields(part.Value)[0], 10, 32)
			if err != nil || n == 0 {
				t.Errorf("%s: %s leaves out %s", what, part.Title, part.Value)
			}
			at += uint32(n)
		}
		if part.Struct == nil {
			continue
		}
		keys := map[string]bool{}
		name := ""
		for _, l := range part.Struct {
			keys[l.Key] = true
			if strings.Contains(l.After, "{") {
				name = l.Type
			}
		}
		for known, size := range sizes {
			if name != known && name != camel(known) {
				continue
			}
			shown[known] = true
			if size != len(b) && part.Fields != nil {
				t.Errorf("%s: struct %s has %d bytes of %d", what, name, size, len(b))
			}
		}
		for _, f := range part.Fields {
			if !keys[f.Key] || f.Key == "" {
				t.Errorf("%s: struct %s has no field %q", what, name, f.Key)
			}
			if !slices.ContainsFunc(part.Struct, func(l report.ParseLine) bool {
				return l.Key == f.Key && slices.Contains(strings.FieldsFunc(l.Before+" "+l.After,
					func(r rune) bool { return strings.ContainsRune(" \t:;,", r) }), f.Name)
			}) {
				t.Errorf("%s: struct %s does not call %s %q", what, name, f.Key, f.Name)
			}
		}
		if len(part.Fields)+1 != len(keys) && part.Fields != nil {
			t.Errorf("%s: struct %s has other fields than its bytes", what, name)
		}
	}
	if !inRecord || int(at) != len(section) {
		t.Errorf("%s: the record is shown %t, and %d bytes of %d", what, inRecord, at, len(section))
	}
	if len(shown) != len(sizes) {
		t.Errorf("%s: only the structs %v are shown, of %v", what, shown, sizes)
	}
}

// Every return address of the examples leads to its record, and to an update of each of its
// pointers.
func TestLookUpFindsEveryRecord(t *testing.T) {
	updates := 0
	for name, source := range exploretest.Examples(t) {
		req := report.Request{Source: source}
		r := emulator.Compile(t.Context(), &req, nil)
		if r.Lowered() == nil || len(r.Lowered().Map.Records) == 0 {
			continue
		}
		all := partsOf(t, r, 0, "").Lookup.Addresses
		for i, a := range all {
			ask := report.ViewRequest{Lookup: fmt.Sprintf("0x%x", a.Address), Step: 99999}
			var l report.Lookup
			if err := lookUp(r, &l, &ask); err != nil {
				t.Fatal(err)
			}
			rec := &r.Lowered().Map.Records[i]
			if l.Trouble != "" || len(l.Steps) < 3 || l.Steps[1].IDs[0] != rec.Prov ||
				!strings.HasSuffix(l.Steps[1].Title, fmt.Sprintf("= record %d", i)) {
				t.Errorf("%s: 0x%x of record %d: %+v", name, a.Address, i, l)
				continue
			}
			said := l.Steps[0].Text
			if i == 0 && !strings.HasSuffix(said, " the first in the map.") {
				t.Errorf("%s: of record %d: %s", name, i, said)
			}
			if int(l.At) != len(l.Steps)-1 {
				t.Errorf("%s: a step after the last is step %d", name, l.At)
			}
			s, err := rec.Statepoint()
			if err != nil {
				continue
			}
			pairs := 0
			for k, step := range l.Steps {
				if strings.HasPrefix(step.Title, "pair ") {
					_, derived := s.Pair(pairs)
					pairs++
					updates++
					if derived.Kind == stackmap.Indirect &&
						!strings.HasPrefix(l.Steps[k+1].Title,
							placeOf(derived,
								stackmap.RegisterName)) {
						t.Errorf("%s: %q does not update %s", name, l.Steps[k+1].Title, derived)
					}
				}
			}
			if pairs != min(s.Pairs(), mostPairs) {
				t.Errorf("%s: %d pairs of %d", name, pairs, s.Pairs())
			}
		}
	}
	if updates < 70 {
		t.Errorf("%d updates", updates)
	}
}

// The answer for an address that is no return address says why.
func TestLookUpOfNothing(t *testing.T) {
	req := report.Request{Source: exploretest.Examples(t)["base-phi"]}
	r := emulator.Compile(t.Context(), &req, nil)
	start := partsOf(t, r, 0, "").Lookup.Addresses[0].Address
	for typed, want := range map[string]string{
		"up":                            "is not an address",
		"0x0":                           "to no function of the map",
		fmt.Sprintf("%#x", start+1<<40): "to no function of the map",
		fmt.Sprintf("%#x", start+1):     "None of its records has the offset",
	} {
		p, err := parseOf(r, &report.ViewRequest{Lookup: typed})
		if err != nil || !strings.Contains(p.Lookup.Trouble, want) {
			t.Errorf("%s: %q, %v", typed, p.Lookup.Trouble, err)
		}
	}
	if _, err := parseOf(r, &report.ViewRequest{Stage: "cobol"}); err == nil {
		t.Error("there is a parser in cobol")
	}
}

// An address may be written as in the pane, or as function and offset.
func TestLookUpAsWritten(t *testing.T) {
	req := report.Request{Source: exploretest.Examples(t)["base-phi"]}
	r := emulator.Compile(t.Context(), &req, nil)
	whole := partsOf(t, r, 0, "").Lookup.Addresses[0].Address
	rec, name := &r.Lowered().Map.Records[0], r.Lowered().Map.Functions[0].Name()
	for _, typed := range []string{
		fmt.Sprintf("@%s+0x%x", name, rec.Offset), fmt.Sprintf("%s+0x%x", name, rec.Offset),
		fmt.Sprintf("%s+%d", name, rec.Offset), fmt.Sprintf("0x%X", rec.Offset),
		fmt.Sprintf("%d", rec.Offset), fmt.Sprintf("%d", whole), fmt.Sprintf("0x%x", whole),
	} {
		p, err := parseOf(r, &report.ViewRequest{Lookup: typed})
		if err != nil {
			t.Fatal(err)
		}
		if l := p.Lookup; l.Trouble != "" || l.Asked != fmt.Sprintf("@%s+0x%x", name, rec.Offset) {
			t.Errorf("%s: %s, %q, want 0x%x", typed, l.Asked, l.Trouble, whole)
		}
	}
	p, err := parseOf(r, &report.ViewRequest{Lookup: "nothing+0x1a"})
	want := fmt.Sprintf("is not an address such as 0x%x or @%s+0x%x.", whole, name, rec.Offset)
	if err != nil || !strings.HasSuffix(p.Lookup.Trouble, want) {
		t.Errorf("%q, %v, want %q", p.Lookup.Trouble, err, want)
	}
}

// The answer says how a number was read: the same digits are never sometimes decimal and sometimes
// hexadecimal.
func TestLookUpSaysHowItReads(t *testing.T) {
	req := report.Request{Source: exploretest.Examples(t)["base-phi"]}
	r := emulator.Compile(t.Context(), &req, nil)
	whole := partsOf(t, r, 0, "").Lookup.Addresses[0].Address
	rec, name := &r.Lowered().Map.Records[0], r.Lowered().Map.Functions[0].Name()
	for _, c := range []struct{ typed, asked, read string }{
		{"10", "0xa", "Read as decimal: 10 = 0xa. "},
		{"0x10", "0x10", ""},
		{"a", "0xa", "Read as hexadecimal: a = 0xa. "},
		{"0xA", "0xa", ""},
		{fmt.Sprint(rec.Offset), fmt.Sprintf("@%s+0x%x", name, rec.Offset),
			fmt.Sprintf("Read as decimal: %d = 0x%[1]x. ", rec.Offset)},
		{fmt.Sprint(whole), fmt.Sprintf("@%s+0x%x", name, rec.Offset),
			fmt.Sprintf("Read as decimal: %d = 0x%[1]x. ", whole)},
		{name + "+10", fmt.Sprintf("@%s+0xa", name), "Read as decimal: 10 = 0xa. "},
		{name + "+0x10", fmt.Sprintf("@%s+0x10", name), ""},
	} {
		p, err := parseOf(r, &report.ViewRequest{Lookup: c.typed})
		if err != nil {
			t.Fatal(err)
		}
		text := p.Lookup.Trouble
		if len(p.Lookup.Steps) > 0 {
			text = p.Lookup.Steps[0].Text
		}
		read := ""
		if i := strings.Index(text, ". "); strings.HasPrefix(text, "Read ") {
			read = text[:i+2]
		}
		if p.Lookup.Asked != c.asked || read != c.read {
			t.Errorf("%s: %s, %q, want %s, %q", c.typed, p.Lookup.Asked, text, c.asked, c.read)
		}
	}
	// A hexadecimal address without letters is read as decimal, and the answer says how to write
	// it.
	digits := fmt.Sprintf("%x", whole)
	if strings.ContainsAny(digits, "abcdef") {
		t.Fatalf("0x%s has letters", digits)
	}
	p, err := parseOf(r, &report.ViewRequest{Lookup: digits})
	if err != nil || !strings.HasPrefix(p.Lookup.Trouble, "Read as decimal: "+digits+" = ") ||
		!strings.Contains(p.Lookup.Trouble, ". For the hexadecimal number, write 0x"+digits+". ") {
		t.Errorf("%s: %q, %v", digits, p.Lookup.Trouble, err)
	}
}

// A bare offset refers to the function whose record is shown, even if others have a record there.
func TestLookUpInFunction(t *testing.T) {
	const function = `
define ptr addrspace(1) @%s(ptr addrspace(1) %%p) gc "statepoint-example" {
  call void @g()
  ret ptr addrspace(1) %%p
}
`
	req := report.Request{Source: "declare void @g()\n" + fmt.Sprintf(function, "first") +
		fmt.Sprintf(function, "second")}
	r := emulator.Compile(t.Context(), &req, nil)
	records := r.Lowered().Map.Records
	if len(records) != 2 || records[0].Offset != records[1].Offset {
		t.Fatalf("the records are %+v", records)
	}
	offset := records[0].Offset
	for _, c := range []struct {
		subject        uint32
		typed          string
		asked, trouble string
	}{
		{records[0].Prov, fmt.Sprintf("%x", offset), fmt.Sprintf("@first+0x%x", offset), ""},
		{records[1].Prov, fmt.Sprintf("0x%x", offset), fmt.Sprintf("@second+0x%x", offset), ""},
		{records[1].Prov, fmt.Sprint(offset), fmt.Sprintf("@second+0x%x", offset), ""},
		{records[1].Prov, "0x1", "@second+0x1", "None of its records has the offset 0x1"},
		{records[1].Prov, fmt.Sprintf("first+0x%x", offset), fmt.Sprintf("@first+0x%x", offset), ""},
		{0, fmt.Sprintf("0x%x", offset), fmt.Sprintf("0x%x", offset),
			fmt.Sprintf("Records of 2 functions have the offset 0x%x: write @first+0x%[1]x.",
				offset)},
	} {
		p, err := parseOf(r, &report.ViewRequest{Subject: c.subject, Lookup: c.typed})
		if err != nil {
			t.Fatal(err)
		}
		if l := p.Lookup; l.Asked != c.asked || !strings.Contains(l.Trouble, c.trouble) ||
			(c.trouble == "") != (l.Trouble == "") {
			t.Errorf("%s in %d: %q, %q", c.typed, c.subject, l.Asked, l.Trouble)
		}
	}
}
