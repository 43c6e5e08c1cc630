package workspace

import (
	"strings"
	"testing"
)

// The last three texts of the reader are kept: a version takes the place of the one before it, and
// a text that is taken up again comes first.
func TestOwnTexts(t *testing.T) {
	in := kept{texts: map[string]string{}}
	var tab own
	listed := func(want string) {
		t.Helper()
		var after own // in another tab
		after.load(in)
		for _, o := range []own{tab, after} {
			var got []string
			for _, d := range o.list {
				got = append(got, d.Text)
			}
			if s := strings.Join(got, " "); s != want {
				t.Errorf("kept are %s, not %s", s, want)
			}
		}
	}
	type write struct{ texts, want string }
	for _, w := range []write{{"a1 a2 a3", "a3"}, {"b", "b a3"}, {"c c2", "c2 b a3"},
		{"d", "d c2 b"}, {"b", "b d c2"}} {
		tab.follow("")
		for _, text := range strings.Fields(w.texts) {
			tab.keep(in, draft{Text: text})
		}
		listed(w.want)
	}
	tab.follow("d") // picked, and changed to what another is
	tab.keep(in, draft{Text: "c2"})
	listed("c2 b")
	if text := in.texts["locallast-3"]; text != "" {
		t.Errorf("%s is still in storage", text)
	}
}

// While a text is edited, its last version is no other text.
func TestOwnWithoutVersions(t *testing.T) {
	w := New(nil, nil)
	w.Text, w.Edited = "a", true
	w.own.keep(kept{texts: map[string]string{}}, draft{Text: "a"})
	for _, text := range []string{"a", "a2"} {
		if w.Text = text; len(w.Own()) != 0 {
			t.Errorf("beside %q there are %v", text, w.Own())
		}
	}
	if w.Edited = false; len(w.Own()) != 1 {
		t.Error("what was edited cannot be found beside an example")
	}
}

// A text of the reader is told by its name, or by its first function.
func TestOwnTitles(t *testing.T) {
	w := New([]Example{{Name: "deopt", Title: "Deopt state"}}, nil)
	for want, d := range map[string]draft{
		"kit.ll, 1 line":               {Text: "x", Name: "kit.ll"},
		"Deopt state (edited), 1 line": {Text: "x", Name: "deopt"},
		"@push, 3 lines":               {Text: "; x\ndefine ptr @push(ptr %a) {\n}"},
		"@\"a b\", 1 line":             {Text: "define void @\"a b\"() {"},
		"2 lines":                      {Text: "declare void @f()\n"},
	} {
		if got := w.titleOf(ownText(d.Text, d.Name)); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// A tab reads the texts of others only when one of them has saved some.
func TestOwnTextsOfAnotherTab(t *testing.T) {
	in := kept{texts: map[string]string{}}
	var here, there own
	here.keep(in, draft{Text: "a"})
	there.keep(in, draft{Text: "b"})
	in.texts["locallast-3"] = "planted" // no tab says so
	there.keep(in, draft{Text: "b2"})
	if len(there.list) != 2 {
		t.Errorf("%d texts, though nothing was saved elsewhere", len(there.list))
	}
	here.keep(in, draft{Text: "a2"})
	if got := here.list; len(got) != 3 || got[1].Text != "b2" {
		t.Errorf("%+v", got)
	}
}

func TestFunctionAround(t *testing.T) {
	const text = "declare void @d()\n\ndefine void @f() {\n  ret void\n}\n; after\n" +
		"define void @\"g h\"() {\nentry:\n  ret void\n}"
	for at, want := range map[string]string{"@d": "", "define void @f": "@f", "void @f": "@f",
		"  ret void\n}\n; after": "@f", "}\n; after": "@f", "; after": "", "entry": "@\"g h\""} {
		if got := functionAround(text, strings.Index(text, at)); got != want {
			t.Errorf("at %q it is %q, want %q", at, got, want)
		}
	}
	if got := functionAround(text, len(text)); got != "@\"g h\"" {
		t.Errorf("at the end it is %q", got)
	}
}
