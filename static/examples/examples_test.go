package examples

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// Every example is listed, in order.
func TestFiles(t *testing.T) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	var want, got []string
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".ll") {
			want = append(want, stem(e.Name()))
		}
	}
	for _, f := range files {
		got = append(got, stem(f.name))
	}
	if slices.Sort(want); !slices.Equal(got, want) {
		t.Errorf("files.go has %q, not %q", got, want)
	}
}

func TestAll(t *testing.T) {
	all, err := All()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) == 0 {
		t.Fatal("no examples")
	}
	names := map[string]bool{}
	for _, e := range all {
		if names[e.Name] {
			t.Errorf("%s: twice", e.Name)
		}
		names[e.Name] = true
		if !strings.Contains(e.Source, "define ") || strings.HasPrefix(e.Source, "; title") {
			t.Errorf("%s: a source without a function:\n%s", e.Name, e.Source)
		}
		if e.Select != "" && !strings.Contains(e.Source, strings.TrimPrefix(e.Select, "call ")) {
			t.Errorf("%s: selects %s, which it does not have", e.Name, e.Select)
		}
	}
	if len(all) < 25 {
		t.Errorf("%d examples", len(all))
	}
	if all[0].Name != "live-pointer" {
		t.Errorf("the page opens on %q", all[0].Name)
	}
}

func TestParse(t *testing.T) {
	e, err := Parse("07-a-name.ll",
		"; title: A\n; about: B: c.\n\n; a comment of the code\ndefine void @f()\n")
	want := Example{Name: "a-name", Group: "First steps", Title: "A", About: "B: c.",
		Source: "; a comment of the code\ndefine void @f()\n"}
	if err != nil || e != want {
		t.Errorf("got %+v, %v", e, err)
	}
	for _, bad := range []string{"define void @f()\n", "; title: A\n", "; title: A\n; abuot: B\n"} {
		if _, err := Parse("x.ll", bad); err == nil {
			t.Errorf("%q: no error", bad)
		}
	}
}

// TestPlainFirst holds that a variant of an example follows the plain one.
func TestPlainFirst(t *testing.T) {
	all, err := All()
	if err != nil {
		t.Fatal(err)
	}
	at := map[string]int{}
	for i, e := range all {
		at[e.Name] = i
	}
	variants := 0
	for name, i := range at {
		if plain, is := strings.CutSuffix(name, "-typed"); is {
			variants++
			if at[plain] != i-1 {
				t.Errorf("%s is entry %d, %s is %d", plain, at[plain], name, i)
			}
		}
	}
	if variants == 0 {
		t.Error("no example is a variant")
	}
}
