package workspace

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"statepoint/web/report"
	"statepoint/web/ui/engine"
	"statepoint/web/ui/link"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/uitest"
)

// noHost has no editor, and shows nothing.
type noHost struct{ text string }

func (h noHost) Load(string, string) string  { return "" }
func (h noHost) Save(string, string, string) {}
func (h noHost) Later(f func())              { f() }
func (h noHost) Dispatch(f func())           { f() }
func (h noHost) Quietly(f func())            { f() }
func (h noHost) After(time.Duration, func()) {}
func (h noHost) Refresh()                    {}
func (h noHost) Text() string                { return h.text }
func (h noHost) Caret() int32                { return 0 }
func (h noHost) Answered()                   {}
func (h noHost) Viewed()                     {}
func (h noHost) Exported(*report.ViewAnswer) {}
func (h noHost) Checked(*report.ViewAnswer)  {}
func (h noHost) Progressed()                 {}
func (h noHost) Settled()                    {}
func (h noHost) Refused(string)              {}
func (h noHost) Opened()                     {}
func (h noHost) Closed()                     {}

// alone is a workspace without a page.
func alone() *Workspace {
	w := New(nil, engine.Never)
	w.Connect(noHost{})
	return w
}

func labels(list []offer) (out []string) {
	for _, o := range list {
		out = append(out, o.label)
	}
	return out
}

func TestComplete(t *testing.T) {
	for _, ok := range []bool{true, false} { // names are known even if the text does not compile
		w := alone()
		w.Text = uitest.Served(ok).Source.Text
		w.answer(uitest.Served(ok))
		for _, c := range []struct {
			where    messages.Place
			function string
			want     []string
		}{
			{"value", "@f", []string{"%x", "%y", "%v", "%node"}},
			{"value", "@g", []string{"%node"}},
			{"label", "@f", []string{"%entry"}},
			{"type", "", []string{"%node"}},
			// definitions in the text precede possible declarations
			{"global", "@f", []string{"@f", "@g", "@llvm.gcroot"}},
			{"instruction", "@f", []string{"ret"}},
			{"word", "@f", []string{"i32", "%node"}},
			{"top", "", []string{"define"}},
			{"elsewhere", "", nil},
		} {
			if got := labels(offersAt(w, c.where, c.function)); !slices.Equal(got, c.want) {
				t.Errorf("ok %v: %s in %q offers %q, want %q", ok, c.where, c.function, got, c.want)
			}
		}
		list := offersAt(w, "value", "@f")
		if list[0].detail != "i32" || list[1].detail != "{ ptr, i32 }" ||
			list[2].detail != "add i32 %x, 1" || list[3].detail != "type { i64 }" {
			t.Errorf("details %q", list)
		}
		if got := joinOffers(offersAt(w, "instruction", "")); got !=
			"word\x1fret\x1fret type value\x1fret ${type}\x1fReturns." {
			t.Errorf("%q", got)
		}
	}
}

// A function missing from a broken text is still known from the last good one.
func TestCompleteFromLastGood(t *testing.T) {
	w := alone()
	w.Text = uitest.Served(true).Source.Text
	w.answer(uitest.Served(true))
	w.Text = "define void @f("
	w.answer(&report.Report{Source: report.Doc{Text: w.Text},
		Diagnostics: []report.Diagnostic{{Message: "broken"}}})
	if got := labels(offersAt(w, "value", "@f")); !slices.Equal(got, []string{"%x", "%y", "%v"}) {
		t.Errorf("offers %q", got)
	}
}

// A text that replaces an example is not an edited form of it.
func TestResembles(t *testing.T) {
	const of = "define void @f() {\n  ret void\n}\n"
	for text, want := range map[string]bool{
		of:                                    true,
		"; mine\n" + of:                       true,
		of + "; mine\n":                       true,
		"define i32 @f() {\n  ret i32 1\n}\n": true,
		"":                                    false,
		"int main() {}\n":                     false,
	} {
		if resembles(text, of) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

// Checks requested before the text is compiled are answered afterwards: the compilation is
// requested first.
func TestChecksAfterTyping(t *testing.T) {
	w := alone()
	w.Typed()
	w.AskChecks("clean", "", "")
	if w.Resting || !w.Client.Busy() {
		t.Error("the text still waits to be compiled, and would have the checks forgotten")
	}
}

// The selection in a link is pinned when the link's report arrives.
func TestStateSelects(t *testing.T) {
	w := alone()
	w.SetState(&link.State{Source: "x", Select: "%obj"})
	if w.Select != "%obj" {
		t.Errorf("selects %q", w.Select)
	}
}

// kept is a workspace with a store.
type kept struct {
	noHost
	texts map[string]string
}

func (k kept) Load(where, key string) string { return k.texts[where+key] }
func (k kept) Save(where, key, value string) { k.texts[where+key] = value }

// A reload restores the text with its options, even if it is the text that the page is served with.
func TestReloadKeepsOptions(t *testing.T) {
	store := kept{noHost{"define @f()"}, map[string]string{}}
	page := func() *Workspace {
		w := New([]Example{{Name: "one", Source: store.text}}, engine.Never)
		w.Connect(store)
		w.Load(w.Examples[0])
		return w
	}
	for _, o := range []report.Options{
		{MapVersion: "1", PassFlags: []string{"spp-no-backedge"}}, {Passes: []string{}}, {},
		{Break: "x"},
	} {
		w := page()
		w.Options = o
		w.Compile()
		next := page()
		d, had := next.Draft()
		usual := reflect.DeepEqual(o, report.Options{})
		if !had || next.TakeUp(d) == usual || !reflect.DeepEqual(next.Options, o) {
			t.Errorf("of %+v a reload keeps %+v", o, next.Options)
		}
	}
}

// A reload restores what the reader typed just before it, which was not compiled.
func TestReloadKeepsTyped(t *testing.T) {
	store := kept{noHost{"define @f()"}, map[string]string{}}
	w := New([]Example{{Name: "one", Source: store.text}}, engine.Never)
	w.Connect(store)
	w.Load(w.Examples[0])
	w.SaveNow()
	if len(store.texts) != 0 {
		t.Error("an example that nobody edited is saved")
	}
	w.Typed()
	store.text += " ; mine"
	w.host = store
	w.SaveNow()
	if d, had := w.Draft(); !had || !d.Edited || d.Text != store.text {
		t.Errorf("a reload keeps %q", d.Text)
	}
}

// Another example opens on the stage that its notes describe.
func TestPickShowsRewrite(t *testing.T) {
	w := New([]Example{{Name: "one", Source: "define @f()"}}, engine.Never)
	w.Connect(noHost{})
	w.Stage = report.StagePlace
	if !w.Pick("one") || w.Stage != report.StageRewrite {
		t.Error("opens on", w.Stage)
	}
}
