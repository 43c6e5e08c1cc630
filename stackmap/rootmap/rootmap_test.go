package rootmap_test

import (
	"strings"
	"testing"

	"statepoint/stackmap/rootmap"
)

// printer is a printer for tests.
type printer struct{ begin, finish func(w *rootmap.Writer) }

func (p printer) Begin(w *rootmap.Writer, _ *rootmap.Map) error  { return run(p.begin, w) }
func (p printer) Finish(w *rootmap.Writer, _ *rootmap.Map) error { return run(p.finish, w) }

func run(f func(*rootmap.Writer), w *rootmap.Writer) error {
	if f != nil {
		f(w)
	}
	return nil
}

// TestPrintRefuses has printers with invalid requests.
func TestPrintRefuses(t *testing.T) {
	for want, p := range map[string]printer{
		"65536 does not fit a field of 2 bytes":  {finish: func(w *rootmap.Writer) { w.Int(2, 1<<16) }},
		"-32769 does not fit a field of 2 bytes": {finish: func(w *rootmap.Writer) { w.Int(2, -32769) }},
		"a number of 3 bytes":                    {finish: func(w *rootmap.Writer) { w.Int(3, 0) }},
		"an address of 2 bytes": {finish: func(w *rootmap.Writer) {
			w.Address(2, rootmap.SymbolPlace("x", 0))
		}},
		"an alignment of 12 bytes": {finish: func(w *rootmap.Writer) { w.Align(12) }},
		"only labels can precede the code in section .text": {
			begin: func(w *rootmap.Writer) { w.Section(rootmap.Text); w.Int(1, 0x90) }},
	} {
		_, _, err := rootmap.Print(p, &rootmap.Map{})
		if err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestAnnotate checks the meaning of each byte, and its provenance.
func TestAnnotate(t *testing.T) {
	p := printer{finish: func(w *rootmap.Writer) {
		w.Section(rootmap.ReadOnly("mine"))
		w.Begin("entry 0", 7)
		w.Int(1, 3).Called("count", "roots")
		w.Align(4)
		w.Int(2, -2).Noted("a number")
		w.Address(8, rootmap.SymbolPlace("table", -8)).Called("table", "where it is").From(9)
		w.End()
	}}
	_, finish, err := rootmap.Print(p, &rootmap.Map{})
	if err != nil {
		t.Fatal(err)
	}
	contents := map[string][]byte{}
	rootmap.Assemble(finish, contents)
	a := rootmap.Annotate(finish, "mine", contents["mine"])
	var got strings.Builder
	for _, r := range a.Rows(0, len(a.Fields)) {
		got.WriteString(a.Label(int(r.Field)) + "=" + a.Value(int(r.Field)) + ";")
	}
	const want = "entry 0 count=3;padding=;entry 0 a number=-2;entry 0 table=table-8;"
	if got.String() != want || string(contents["mine"]) !=
		"\x03\x00\x00\x00\xfe\xff\x00\x00\x00\x00\x00\x00\x00\x00" {
		t.Errorf("%s\n%q", got.String(), contents["mine"])
	}
	if s := rootmap.Sections(finish); len(s) != 1 || s[0] != "mine" {
		t.Errorf("sections %q", s)
	}
}

// TestOf picks the functions of one strategy.
func TestOf(t *testing.T) {
	m := &rootmap.Map{Module: "m", Functions: []rootmap.Function{
		{Name: "a", Strategy: "x"}, {Name: "b", Strategy: "y"}, {Name: "c", Strategy: "x"}}}
	if s := m.Strategies(); strings.Join(s, " ") != "x y" {
		t.Errorf("strategies %q", s)
	}
	of := m.Of("x")
	if of.Module != "m" || len(of.Functions) != 2 || of.Functions[1].Name != "c" {
		t.Errorf("%+v", of)
	}
}
