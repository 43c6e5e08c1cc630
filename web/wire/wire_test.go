package wire

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

func sample() *report.Report {
	return &report.Report{
		Seq: 7, OK: true, Dialect: "LLVM 15 and later",
		Source: report.Doc{Caption: "What you write", Text: "define ptr @f()\n", Marks: []report.Mark{{Start: 11, End: 13, ID: 3, Role: report.RoleDef}},
			Tokens: report.PackTokens([]report.Token{{Start: 0, End: 6, Kind: report.TokenKeyword}}), Outline: []report.Symbol{{Kind: report.SymbolFunction, End: 15, NameStart: 11, NameEnd: 13, Parent: -1}}},
		Stages: []report.Stage{
			{Key: report.StageParse, Title: "Parse", Summary: "8 instructions", Changed: true,
				Doc: &report.Doc{Text: "x\ny\n", Marks: []report.Mark{{Start: 0, End: 4, ID: 9, Role: report.RoleWhole}, {Start: 0, End: 1, ID: 1 << 31}, {Start: 2, End: 3, ID: 2}},
					Lines: []report.LineClass{{Line: 2, Class: report.ClassChanged}}}},
			{Key: report.StageLower, Title: "Assembly"},
		},
		Asm:      report.Doc{Text: "ret\n", Gutter: []string{"0"}},
		StackMap: report.Doc{Gutter: []string{}},
		Links: []report.Link{
			{ID: 2, Kind: provenance.KindLocation, Category: report.CategoryBase,
				Label: "record 0, location 3", Detail: "Indirect",
				Text: report.TextRewritten, After: "%5", Reader: "%4", Func: 6, In: 7, By: 8, Copy: true, Named: true, From: []uint32{1, 5, 1 << 31}, At: []uint32{4}, Start: 88, End: 100},
			{ID: 1 << 31},
		},
		Diagnostics: []report.Diagnostic{{Severity: report.Warning, Code: "c", Line: 3, Column: 9, Start: 40, End: 44,
			Message: "m", Expected: "e", Suggestion: "s", Notes: []string{"n", ""}, First: "sroa",
			Stack: "at f"}},
		Figures: report.Figures{SourceBytes: 1, Instructions: 2, Polls: 3, Statepoints: 4, Relocates: 5, MachineInstructions: 6,
			FrameBytes: 7, CodeBytes: 8, StackMapBytes: 9, Records: 10},
		RecordIDs: []report.RecordID{{Record: 3, ID: 1 << 63}},
	}
}

func messages() []Message {
	return []Message{
		&Hello{Engine: "engine"},
		&Request{&report.Request{Seq: 1<<32 - 1, FileName: "a.ll", Source: "define void @é()",
			Options: report.Options{
				Passes: []string{"place-safepoints", ""}, PassFlags: []string{"-spp-no-call"},
				Dialect: "3.7", Syntax: "intel"}}},
		&Request{&report.Request{}},
		&Report{Report: sample()},
		&Report{Report: &report.Report{}},
		&Progress{Seq: 3, Stage: report.StageLower},
		&Crash{Seq: 4, Text: "boom\nat f"},
		&Keep{&report.Request{Source: "define"}},
		&AskAgain{Seq: 4, Handles: []report.Handle{1, 1 << 63}},
		&ViewRequest{&report.ViewRequest{Of: 1 << 63, Kept: 2, View: report.ViewDiff,
			Stage: report.StagePlace, Subject: 8, Seq: 4}},
		&ViewAnswer{&report.ViewAnswer{Seq: 4, View: report.ViewDiff, Trouble: "none",
			Doc: &report.Doc{Text: "a\n"}}},
		&RunRequest{&report.RunRequest{Of: 3, Action: report.RunSeek, From: 1 << 40,
			Setup: report.RunSetup{Entry: "f", Arguments: "[1, 2]", Heap: 1 << 20}}},
		&RunState{&report.RunState{Seq: 2, Step: 1 << 63, Objects: []report.RunObject{{Data: -1}}}},
	}
}

func TestRoundTrip(t *testing.T) {
	for _, m := range messages() {
		got, err := Decode(Encode(m), nil)
		if err != nil {
			t.Errorf("%T: %v", m, err)
			continue
		}
		if !reflect.DeepEqual(got, m) {
			t.Errorf("%T came back as\n%+v\nnot\n%+v", m, got, m)
		}
	}
}

// A report without its source text has that of the request again, and of no other length.
func TestOmittedSource(t *testing.T) {
	whole := &Report{Report: sample()}
	text := whole.Report.Source.Text
	b := Encode(&Report{Report: sample(), Omitted: uint32(len(text))})
	if more := len(Encode(whole)) - len(b); more < len(text) {
		t.Errorf("the text of %d bytes takes %d", len(text), more)
	}
	got, err := Decode(b, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := got.(*Report)
	if r.Report.Source.Text != "" || r.Complete(text+"!") || !r.Complete(text) ||
		!reflect.DeepEqual(r, whole) {
		t.Errorf("it came back as %+v", r)
	}
	far := sample()
	far.Source.Marks[0].End = int32(len(text)) + 1
	if _, err := Decode(Encode(&Report{Report: far, Omitted: uint32(len(text))}),
		nil); !errors.Is(err, ErrFormat) {
		t.Errorf("a mark beyond the text: %v", err)
	}
}

// Every field of the report must be transferred: a field added there and forgotten here comes back
// as zero.
func TestNoFieldForgotten(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, v := range []any{&report.Request{}, &report.Report{}, &report.ViewRequest{},
		&report.ViewAnswer{}, &report.RunRequest{}, &report.RunState{}} {
		fill(rng, reflect.ValueOf(v).Elem(), "")
		var m Message
		switch v := v.(type) {
		case *report.Request:
			m = &Request{v}
		case *report.Report:
			m = &Report{Report: v}
		case *report.ViewRequest:
			m = &ViewRequest{v}
		case *report.ViewAnswer:
			m = &ViewAnswer{v}
		case *report.RunRequest:
			m = &RunRequest{v}
		case *report.RunState:
			m = &RunState{v}
		}
		got, err := Decode(Encode(m), nil)
		if err != nil || !reflect.DeepEqual(got, m) {
			t.Errorf("%T: %v\n%+v\n%+v", v, err, got, m)
		}
	}
}

// fill sets every field to something other than zero; marks and symbols stay inside Text.
func fill(rng *rand.Rand, v reflect.Value, name string) {
	switch v.Kind() {
	case reflect.String:
		v.SetString("text of some length")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int32:
		v.SetInt(int64(1 + rng.IntN(5)))
	case reflect.Int64:
		v.SetInt(int64(rng.Uint64()))
	case reflect.Uint64:
		v.SetUint(1 + rng.Uint64()>>1)
	case reflect.Uint8:
		v.SetUint(1)
	case reflect.Uint32:
		v.SetUint(uint64(1 + rng.Uint32N(1<<30)))
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(rng, v.Elem(), name)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range 2 {
			fill(rng, v.Index(i), name)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(rng, v.Field(i), v.Type().Field(i).Name)
		}
		if m, ok := v.Addr().Interface().(*report.Mark); ok {
			m.Start, m.End = 1, 4
		}
		if m, ok := v.Addr().Interface().(*report.Column); ok {
			m.Start, m.End = 2, 5
		}
		if m, ok := v.Addr().Interface().(*report.Symbol); ok {
			*m = report.Symbol{Kind: report.SymbolBlock, Start: 1, NameStart: 2, NameEnd: 4, End: 9,
				Parent: 1}
		}
	default:
		panic(name + ": a kind of field the protocol does not know")
	}
}

func TestRefuses(t *testing.T) {
	good := Encode(&Report{Report: sample()})
	for n := range len(good) {
		if _, err := Decode(good[:n], nil); !errors.Is(err, ErrFormat) {
			t.Fatalf("cut to %d of %d bytes: %v", n, len(good), err)
		}
	}
	if _, err := Decode(append(append([]byte{}, good...), 0), nil); !errors.Is(err, ErrFormat) {
		t.Error("a byte too many:", err)
	}
	other := append([]byte{}, good...)
	other[2]++
	if _, err := Decode(other, nil); err != ErrVersion {
		t.Error("another version:", err)
	}
	outside := sample()
	outside.Source.Marks[0].End = 1000
	if _, err := Decode(Encode(&Report{Report: outside}), nil); !errors.Is(err, ErrFormat) {
		t.Error("a mark past the text:", err)
	}
	outside = sample()
	outside.Asm.Columns = []report.Column{{Start: 2, End: 1000}}
	if _, err := Decode(Encode(&Report{Report: outside}), nil); !errors.Is(err, ErrFormat) {
		t.Error("a column past the text:", err)
	}
	outside = sample()
	outside.Source.Outline[0].End = 1000
	if _, err := Decode(Encode(&Report{Report: outside}), nil); !errors.Is(err, ErrFormat) {
		t.Error("a symbol past the text:", err)
	}
	outside = sample()
	outside.Source.Outline[0].Parent = 1
	if _, err := Decode(Encode(&Report{Report: outside}), nil); !errors.Is(err, ErrFormat) {
		t.Error("a symbol in no function:", err)
	}
}

// A length of four billion must not be believed.
func TestHostileLength(t *testing.T) {
	b := []byte{'S', 'P', Version, 2, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0x0f}
	if n := testing.AllocsPerRun(10, func() { _, _ = Decode(b, nil) }); n > 20 {
		t.Errorf("%v allocations", n)
	}
	if _, err := Decode(b, nil); !errors.Is(err, ErrFormat) {
		t.Error(err)
	}
}

func FuzzDecode(f *testing.F) {
	for _, m := range messages() {
		f.Add(Encode(m))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := Decode(b, nil)
		if err != nil {
			if m != nil {
				t.Fatal("a message beside an error")
			}
			return
		}
		again, err := Decode(Encode(m), nil)
		if err != nil || !reflect.DeepEqual(again, m) {
			t.Fatalf("%v: %+v then %+v", err, m, again)
		}
	})
}

// A large message read with pauses is decoded correctly.
func TestPauses(t *testing.T) {
	big := sample()
	for i := range uint32(3 * pauseEvery) {
		big.Links = append(big.Links, report.Link{ID: 1<<31 + 1 + i, Label: "%x"})
	}
	b, pauses := Encode(&Report{Report: big}), 0
	got, err := Decode(b, func() { pauses++ })
	if err != nil || pauses < 3 || !reflect.DeepEqual(got, &Report{Report: big}) {
		t.Errorf("%d pauses, %v", pauses, err)
	}
}
