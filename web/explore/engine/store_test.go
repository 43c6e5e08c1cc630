package engine

import (
	"strings"
	"testing"

	"statepoint/web/report"
)

// kept returns the first letters of the sources in a store, the most recently used last.
func (s *store) String() string {
	var out strings.Builder
	for _, k := range s.all {
		out.WriteString(k.request.Source[:1])
	}
	return out.String()
}

func sized(letter string, bytes int) *report.Request {
	return &report.Request{Source: strings.Repeat(letter, bytes)}
}

func (s *store) handle(letter string, bytes int) *kept {
	h := sized(letter, bytes).Handle()
	return s.find(func(k *kept) bool { return k.handle == h })
}

// At most MaxKept are kept; a question about one makes it the newest.
func TestStoreCounts(t *testing.T) {
	var s store
	for _, letter := range strings.Split("abcdef", "") {
		s.add(sized(letter, 1), nil)
	}
	if s.handle("b", 1) == nil || s.String() != "acdefb" || len(s.all) != MaxKept {
		t.Fatal(s.String())
	}
	s.add(sized("a", 1), nil) // which is there
	s.add(sized("g", 1), nil)
	if s.String() != "defbag" || s.handle("c", 1) != nil {
		t.Error(s.String())
	}
}

// Sources take at most MaxKeptBytes together. The newest may take more, and the one that is used
// beside it stays.
func TestStoreBytes(t *testing.T) {
	var s store
	s.add(sized("a", MaxKeptBytes/2), nil)
	s.add(sized("b", MaxKeptBytes/2), nil)
	if s.String() != "ab" {
		t.Fatal(s.String())
	}
	s.add(sized("c", 1), nil)
	if s.String() != "bc" {
		t.Fatal(s.String())
	}
	s.add(sized("d", 2*MaxKeptBytes), nil)
	if s.String() != "d" {
		t.Fatal(s.String())
	}
	s.add(sized("e", 2*MaxKeptBytes), s.last())
	if s.String() != "de" || s.handle("d", 2*MaxKeptBytes) == nil {
		t.Fatal(s.String())
	}
	if s.add(sized("f", 1), nil); s.String() != "f" {
		t.Error(s.String())
	}
}

// A compilation that no question was about for long is dropped; only questions age it.
func TestStoreAge(t *testing.T) {
	var s store
	s.add(sized("a", 1), nil)
	s.add(sized("b", 1), nil)
	for range MaxAge - 1 {
		s.handle("b", 1)
	}
	if s.String() != "ab" {
		t.Fatal(s.String())
	}
	if s.handle("b", 1); s.String() != "b" {
		t.Error(s.String())
	}
}

// An engine compiles a kept request once, at the first question about it, and never compiles one
// that it dropped.
func TestEngineKeeps(t *testing.T) {
	var e Engine
	a := &report.Request{Seq: 3, Source: "define void @a() {\n  ret void\n}\n"}
	b := &report.Request{Source: "define void @b() {\n  ret void\n}\n"}
	rep := e.Run(t.Context(), a)
	was := e.Last()
	e.Keep(b)
	if e.Last() != nil || !e.Keeps(b.Handle()) || e.Largest() != len(a.Source) {
		t.Fatal("b is compiled, or not kept")
	}
	other := report.Request{Source: a.Source}
	if c := e.Compilation(t.Context(), &other); c != was || rep.Seq != 3 {
		t.Error("a was compiled again")
	}
	if c := e.Compilation(t.Context(), b); c != e.Compilation(t.Context(), b) || !c.Outline().OK {
		t.Error("b is compiled at each question")
	}
	if again := e.Run(t.Context(), a); e.Last() == was || !again.OK {
		t.Error("to run is to compile")
	}
	e.Run(t.Context(), sized(";", MaxKeptBytes))
	if e.Keeps(a.Handle()) || e.Keeps(b.Handle()) {
		t.Error("there is no room for a and b")
	}
}

// Alternating views of two programs, and a run of one, recompile nothing.
func TestEngineInTurn(t *testing.T) {
	var e Engine
	a := report.Request{Source: "define i64 @a() {\n  ret i64 1\n}\n"}
	b := report.Request{Source: "define i64 @b() {\n  ret i64 2\n}\n"}
	e.Run(t.Context(), &b)
	e.Run(t.Context(), &a)
	if s := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(&a)}); s.Trouble != "" {
		t.Fatal(s.Trouble)
	}
	run := e.Session()
	for _, r := range []report.Request{b, a, b} {
		v := e.View(t.Context(), &report.ViewRequest{View: report.ViewCFG, Stage: report.StageParse,
			Of: e.Keep(&r)})
		if v.Graph == nil {
			t.Fatal(v.Trouble)
		}
	}
	if s := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(&a)}); s.Trouble != "" ||
		e.Session() != run {
		t.Error("the run was begun again", s.Trouble)
	}
}
