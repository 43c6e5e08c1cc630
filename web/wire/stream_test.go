package wire_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/wire"
)

// excerpt is the answer to a request for the function in the middle of a text.
func excerpt(t *testing.T, text string) *wire.Report {
	t.Helper()
	rep := panes.Run(t.Context(), &report.Request{Source: text, Only: "@f100"})
	if !rep.OK && text != "" {
		t.Fatal(rep.Diagnostics)
	}
	return &wire.Report{Report: rep, Omitted: uint32(len(text))}
}

// After an edit the stream has little of what the text consists of, wherever the edit is, and what
// arrives is what stands for itself.
func TestStream(t *testing.T) {
	text := gen.Module(gen.Shape{Functions: 200, Calls: 3, Live: 3})
	middle := strings.Index(text, "@f100(")
	before, after := text[:middle], text[middle:]
	call := strings.Index(after, "call void")
	var from, to wire.Stream
	for _, edit := range []struct {
		what, text string
		most       int // bytes
	}{
		{"the text", text, 120_000},
		{"an instruction more", before + after[:call] + "%more = add i64 1, 2\n  " + after[call:],
			30_000},
		{"the instruction less", text, 30_000},
		{"a comment at the start", "; a comment\n" + text, 30_000},
		{"no comment at the start", text, 30_000},
		{"a variable at the end", text + "@variable = global i64 0\n", 30_000},
		{"a function at the end", text + "define void @more() {\n  ret void\n}\n", 30_000},
		{"no text", "", 30_000},
		{"the text again", text, 120_000},
	} {
		m := excerpt(t, edit.text)
		b := from.Encode(m)
		if len(b) > edit.most {
			t.Errorf("%s: %d bytes", edit.what, len(b))
		}
		got, err := to.Decode(b, nil)
		if err != nil {
			t.Fatalf("%s: %v", edit.what, err)
		}
		want, err := wire.Decode(wire.Encode(m), nil)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: another report arrives (%v)", edit.what, err)
		}
	}
}

// What claims to be in common with a report that never came is no message, nor is what claims more
// elements than it has bytes.
func TestStreamOfLies(t *testing.T) {
	text := gen.Module(gen.Shape{Functions: 3, Calls: 1, Live: 1})
	var from wire.Stream
	rep := panes.Run(t.Context(), &report.Request{Source: text, Only: "@f1"})
	m := &wire.Report{Report: rep, Omitted: uint32(len(text))}
	from.Encode(m)
	b := from.Encode(m)
	var to wire.Stream
	if _, err := to.Decode(b, nil); !errors.Is(err, wire.ErrFormat) {
		t.Errorf("the second report is read as the first: %v", err)
	}
	first := wire.Encode(m)
	for at := 4; at < len(b); at += 5 {
		for _, value := range []byte{0, 0x7f, 0xff} {
			lie := slices.Clone(b)
			lie[at] = value
			var to wire.Stream
			if _, err := to.Decode(first, nil); err != nil {
				t.Fatal(err)
			}
			to.Decode(lie, nil) // without a panic
		}
	}
}
