package wire_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"statepoint/core/provenance"
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

// Lists that lose, gain and change elements anywhere arrive as they are, though what did not change
// is not read again.
func TestStreamOfRandomEdits(t *testing.T) {
	seed := time.Now().UnixNano()
	r := rand.New(rand.NewPCG(uint64(seed), 0))
	rep := &report.Report{}
	var from, to wire.Stream
	for step := range 400 {
		for range r.IntN(4) {
			s := &rep.Source
			at, end := r.IntN(len(s.Marks)+1), min(len(s.Marks), r.IntN(len(s.Marks)+1)+r.IntN(3))
			end = max(at, min(end, at+r.IntN(3)))
			s.Marks = slices.Replace(slices.Clone(s.Marks), at, end,
				make([]report.Mark, r.IntN(3))...)
			s.Outline = slices.Replace(slices.Clone(s.Outline), at, end,
				make([]report.Symbol, len(s.Marks)-len(s.Outline)+end-at)...)
			rep.Links = slices.Replace(slices.Clone(rep.Links), at, end,
				make([]report.Link, len(s.Marks)-len(rep.Links)+end-at)...)
			place, id := int32(0), uint32(0)
			for i := range s.Marks {
				m, o, l := &s.Marks[i], &s.Outline[i], &rep.Links[i]
				length := m.End - m.Start
				if l.Label == "" { // a new one
					length = int32(r.IntN(200))
					*l = report.Link{Label: fmt.Sprint(step), Kind: provenance.KindFunction,
						From: []uint32{uint32(r.IntN(9))}}
					o.Kind = report.SymbolFunction
				}
				place, id = place+int32(len(l.Label)), id+1+uint32(length)%3
				*m = report.Mark{Start: place, End: place + length, ID: id, Role: m.Role}
				*o = report.Symbol{Kind: o.Kind, Start: place, End: place + length,
					NameStart: place, NameEnd: place + length/2, Parent: -1}
				l.ID, l.Func = id, id
			}
			s.Text = strings.Repeat("x", int(place)+200)
			s.Tokens = nil
			for i := range rep.Links {
				s.Tokens = append(s.Tokens, rep.Links[i].Label)
			}
		}
		m := &wire.Report{Report: rep, Omitted: uint32(len(rep.Source.Text))}
		got, err := to.Decode(from.Encode(m), nil)
		if err != nil {
			t.Fatalf("seed %d, step %d: %v", seed, step, err)
		}
		want, err := wire.Decode(wire.Encode(m), nil)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Fatalf("seed %d, step %d: another report arrives (%v)", seed, step, err)
		}
	}
}
