package link

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"statepoint/e2e/short"
	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

func TestOldLinksOpen(t *testing.T) {
	lines := strings.SplitAfter(oldLinks, "\n")
	lines = lines[:len(lines)-1]
	if len(lines) < frozenLinks {
		t.Fatalf("%d links of %d are left", len(lines), frozenLinks)
	}
	sum := sha256.Sum256([]byte(strings.Join(lines[:frozenLinks], "")))
	if got := hex.EncodeToString(sum[:]); got != frozenHash {
		t.Errorf("the first %d links have changed; their hash is %s", frozenLinks, got)
	}
	for i, line := range lines {
		fragment, want, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if !ok {
			t.Fatalf("line %d is not a fragment and an object", i+1)
		}
		s, err := DecodeFragment(fragment)
		if err != nil || s == nil {
			t.Errorf("line %d: %v", i+1, err)
			continue
		}
		if got := string(s.JSON()); got != want {
			t.Errorf("line %d says\n%s\nnot\n%s", i+1, got, want)
		}
	}
}

var states = []State{
	{},
	{Source: "define void @f() {\n  ret void\n}\n"},
	{Source: "; \"quotes\" \\ \t \x01 \u2028 é 𝄞\n", Name: "näme.ll", Layout: "focus", Stage: report.StageParse, Lesson: "02-derived"},
	{Source: "x", Name: "live-pointer", Options: report.Options{Passes: []string{"place-safepoints", "verify<safepoint-ir>"},
		PassFlags: []string{"-spp-all-backedges", "-spp-counted-loop-trip-width=8"}, Dialect: "3.8", Syntax: "intel", Strategy: "coreclr", MapVersion: "1"}},
	{Source: "x", Options: report.Options{Passes: []string{}}, Views: [panes.Count]string{"", "cfg", "frame", "records"}},
	{Source: "x", Stage: report.StagePlace, Against: report.AgainstSource, Views: [panes.Count]string{"", "diff"}},
	{Source: "x", Pins: []string{"0 argument %obj", "1 machine-instruction callq"}},
	{Source: "x", Run: []string{"12", "f", "[1, 2]", "semispace", "every-safepoint", "4096"}},
	{Source: strings.Repeat("declare void @foo()\n", 4000), Layout: "columns"},
}

// A state survives a round trip through a link and through a file.
func TestStateRoundTrip(t *testing.T) {
	for _, want := range states {
		if !json.Valid(want.JSON()) || !json.Valid(want.File()) {
			t.Errorf("not JSON: %s", want.JSON())
		}
		fragment := want.Fragment()
		if !strings.HasPrefix(fragment, "1.") ||
			strings.Trim(fragment[2:],
				"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") != "" {
			t.Errorf("fragment %q", fragment)
		}
		for _, link := range []string{fragment, "#" + fragment, "#" + fragment + ".", "#" +
			fragment[:10] + "\n " + fragment[10:]} {
			got, err := DecodeFragment(link)
			if err != nil || !reflect.DeepEqual(*got, want) {
				t.Errorf("got %+v, %v\nwant %+v", got, err, want)
			}
		}
		got, err := DecodeFile("\ufeff" + string(want.File()))
		if err != nil || !reflect.DeepEqual(*got, want) {
			t.Errorf("from the file: got %+v, %v", got, err)
		}
	}
	// Keys of a later version are ignored.
	if s, err := DecodeFile(fileMark + ` "later": {"a": [1, true, null]}, "source": "x"}`); err !=
		nil || s.Source != "x" {
		t.Errorf("got %+v, %v", s, err)
	}
}

func TestBadLinks(t *testing.T) {
	good := states[3].Fragment()
	for link, want := range map[string]string{
		"#2." + good[2:]: "newer", "#1.": "incomplete", "#" + good[:len(good)/2]: "incomplete",
		"#1.%%%":  "incomplete",
		"#1.AAAA": "incomplete", (&State{}).Fragment() + "!": "incomplete",
	} {
		if _, err := DecodeFragment(link); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", link, err, want)
		}
	}
	for _, none := range []string{"", "#", "#pane-asm", "#help.topic"} {
		if s, err := DecodeFragment(none); s != nil || err != nil {
			t.Errorf("%q is taken for a link: %v, %v", none, s, err)
		}
	}
	for _, file := range []string{"", "{}", `{"source":"x"}`, fileMark, fileMark + `"source":1}`,
		fileMark + `"passes":"x","source":""}`, fileMark + `"passes":[1],"source":""}`} {
		if _, err := DecodeFile(file); err == nil {
			t.Errorf("%q was read", file)
		}
	}
}

// However a link is corrupted, decoding it ends in a state or an error.
func TestAlteredLinks(t *testing.T) {
	const seed = 20
	r := rand.New(rand.NewPCG(seed, 0))
	for range short.Share(4000, 10) {
		link := []byte(states[r.IntN(len(states)-1)].Fragment())
		for range 1 + r.IntN(3) {
			link[2+r.IntN(len(link)-2)] = "ABCxyz019-_."[r.IntN(12)]
		}
		if s, err := DecodeFragment(string(link)); s == nil && err == nil {
			t.Fatalf("seed %d: %s is neither read nor refused", seed, link)
		}
	}
}

func TestLinkAdvice(t *testing.T) {
	for length, want := range map[int]string{100: "", 2048: "", 2049: "cut links",
		8100: "cut links", 8101: "Save a file"} {
		if got := Advice(length); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%d: %q", length, got)
		}
	}
}

// What follows the page's address names an example, has a state, or both.
func TestPlaces(t *testing.T) {
	s := &State{Stage: "parse"}
	for place, want := range map[string][2]string{
		"":                    {},
		"#" + s.Fragment():    {"", s.Fragment()},
		Example("deopt", nil): {"deopt", ""},
		Example("deopt", s):   {"deopt", s.Fragment()},
		"?other=deopt":        {},
		"?example=#x":         {"", "x"},
	} {
		if example, fragment := Cut(place); example != want[0] || fragment != want[1] {
			t.Errorf("%q is %q and %q", place, example, fragment)
		}
	}
}

// Every field of a state tells it from another.
func TestSame(t *testing.T) {
	for _, f := range reflect.VisibleFields(reflect.TypeFor[State]()) {
		var s State
		switch v := reflect.ValueOf(&s).Elem().FieldByIndex(f.Index); v.Kind() {
		case reflect.String:
			v.SetString("x")
		case reflect.Slice:
			v.Set(reflect.ValueOf([]string{"x"}))
		case reflect.Array:
			v.Index(0).SetString("x")
		default:
			v.FieldByName("Syntax").SetString("x")
		}
		if s.Same(&State{}) || !s.Same(&s) {
			t.Errorf("%s makes no difference", f.Name)
		}
	}
}
