package browser

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// script is a fake JavaScript value: it records calls and returns preset results.
type script struct {
	app.Value
	calls   []string
	returns app.Value
}

func (s *script) Call(method string, args ...any) app.Value {
	s.calls = append(s.calls, fmt.Sprintf("%s%q", method, args))
	return s.returns
}

func (s *script) last() string { return s.calls[len(s.calls)-1] }

// array is a fake JavaScript array of numbers.
type array struct {
	app.Value
	numbers []int
}

func (a array) Length() int           { return len(a.numbers) }
func (a array) Index(i int) app.Value { return array{numbers: a.numbers[i : i+1]} }
func (a array) Int() int              { return a.numbers[0] }

// Lists go to scripts as rows of fields, which static/js splits by the same separators.
func TestListsAreRows(t *testing.T) {
	js := &script{}
	w := &window{js: js}
	row, field := string(messages.SeparatorRow), string(messages.SeparatorField)

	w.Checked(&report.ViewAnswer{Verdicts: []report.Verdict{
		{OK: true, Check: "verify", Said: "passes"},
		{Open: true, Lead: true, Check: "try({| 3}) = 3", Told: "not looked at"},
		{Check: "polls 1", Said: "has 2", Told: "Remove one.", Run: "f"}}})
	verdicts := strings.Join([]string{"1" + field + "verify" + field + "passes" + field + field,
		"?!" + field + "try({| 3}) = 3" + field + field + "not looked at" + field,
		field + "polls 1" + field + "has 2" + field + "Remove one." + field + "f"}, row)
	if want := fmt.Sprintf("checked%q", []any{"", verdicts}); js.last() != want {
		t.Errorf("%s\nwant %s", js.last(), want)
	}

	w.Tour([]Stop{{Pane: panes.Asm, Start: 1, End: 2, From: 3, To: 4}, {Pane: panes.None}}, true)
	stops := "asm" + field + strings.Join([]string{"1", "2", "3", "4"}, field) + row +
		field + strings.Join([]string{"0", "0", "0", "0"}, field)
	if want := fmt.Sprintf("tour%q", []any{stops, true}); js.last() != want {
		t.Errorf("%s\nwant %s", js.last(), want)
	}
}

// An editor's viewport is read in groups of four numbers.
func TestViewport(t *testing.T) {
	ed := &editor{js: &script{returns: array{numbers: []int{0, 40, 1, 3, 90, 120, 7, 9}}}}
	want := []Viewport{{From: 0, To: 40, FromLine: 1, ToLine: 3},
		{From: 90, To: 120, FromLine: 7, ToLine: 9}}
	if got := ed.Viewport(); !slices.Equal(got, want) {
		t.Errorf("%+v", got)
	}
}

// A drawing's ids are ascending and unique; anything that is not a number is skipped.
func TestParseIDs(t *testing.T) {
	if got := parseIDs("7 3 x 7 -1 4294967296 12"); !slices.Equal(got, []uint32{3, 7, 12}) {
		t.Errorf("%v", got)
	}
	if got := parseIDs(""); len(got) != 0 {
		t.Errorf("of nothing: %v", got)
	}
}

// A drawing is created when there is something to show, and then gets its open folds.
func TestDrawingIsMadeWhenShown(t *testing.T) {
	js := &script{returns: text("9 4")}
	made := 0
	d := &drawing{make: func() app.Value { made++; return js }}
	d.Only(5)
	d.Reveal(4)
	if made != 0 || len(js.calls) != 0 {
		t.Fatalf("made %d times, told %q", made, js.calls)
	}
	if ids := d.Show("cfg", "<svg/>"); !slices.Equal(ids, []uint32{4, 9}) {
		t.Errorf("shows %v", ids)
	}
	d.Show("cfg", "")
	if want := fmt.Sprintf("only%q", []any{5}); made != 1 || js.calls[0] != want {
		t.Errorf("made %d times, told %q", made, js.calls)
	}
}

// stringValue is a fake JavaScript string.
type stringValue struct {
	app.Value
	s string
}

func text(s string) app.Value        { return stringValue{s: s} }
func (s stringValue) String() string { return s.s }

// A prerendered page does immediately what needs no browser, and never the rest.
func TestNone(t *testing.T) {
	var at []string
	note := func(what string) func() { return func() { at = append(at, what) } }
	var b Browser = None{}
	b.Dispatch(note("dispatched"))
	b.Quietly(note("quietly"))
	b.Later(note("later"))
	b.Defer(note("deferred"))
	b.After(0, note("after"))
	b.Copy("text", note("copied"))
	if got := strings.Join(at, " "); got != "dispatched quietly later" {
		t.Error("done:", got)
	}
	ed := b.Editor(panes.Source, nil)
	ed.SetText("define", nil)
	if ed.Text() != "define" || b.LinkTo("x") != "#x" || b.Load("local", "theme") != "" {
		t.Error("the editor has", ed.Text())
	}
}

// opened is a browser that records its theme.
type opened struct {
	None
	theme string
}

func (o *opened) SetTheme(theme string) { o.theme = theme }

// A part that got its mount before there was a browser uses the current one.
func TestMount(t *testing.T) {
	m := &Mount{None{}}
	var asked Looks = m
	asked.SetTheme("light")
	now := &opened{}
	m.Browser = now
	asked.SetTheme("dark")
	if now.theme != "dark" {
		t.Errorf("the theme is %q", now.theme)
	}
}
