package irparse_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/e2e/gen"
)

// noted notes the bodies that are read, and knows those that were noted before and are alone.
type noted struct {
	before, now map[string]body
	known       int
}

type body struct {
	text     string
	ids      int
	concerns irparse.Concerns
}

func (n *noted) Begins(text string) int {
	for _, b := range n.before {
		if !strings.Contains(b.text, "*") && strings.HasPrefix(text, b.text) {
			return len(b.text)
		}
	}
	return 0
}

func (n *noted) Known(f *ir.Func, text string) irparse.Known {
	b, had := n.before[f.Name()]
	if !had || b.concerns.More || !strings.HasPrefix(text, b.text) {
		return irparse.Known{}
	}
	n.known++
	n.now[f.Name()] = b
	return irparse.Known{Length: len(b.text), IDs: b.ids, Nodes: b.concerns.Nodes}
}

func (n *noted) Read(f *ir.Func, ids int, c irparse.Concerns) {
	text := f.Module().Text.Data[f.BodySpan.Start:f.BodySpan.End]
	n.now[f.Name()] = body{text, ids, c}
}

// read reads a text, and what the reading before it noted.
func (n *noted) read(t *testing.T, text string) *ir.Module {
	t.Helper()
	n.before, n.now, n.known = n.now, map[string]body{}, 0
	m, _, err := irparse.Parse(t.Context(), source.NewText("f.ll", text),
		&irparse.Options{Bodies: n})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Around bodies that are known, all is as if they had been read: ids, positions and other bodies.
func TestKnownBodies(t *testing.T) {
	text := gen.Module(gen.Shape{Functions: 6, Calls: 3, Live: 3, Blocks: 3})
	var n noted
	n.read(t, text)
	edited := strings.Replace(text, "call void", "%more = add i64 1, 2\n  call void", 1)
	m := n.read(t, edited)
	if n.known != 5 {
		t.Fatalf("%d bodies are known", n.known)
	}
	want, _, err := irparse.ParseString(t.Context(), "f.ll", edited)
	if err != nil {
		t.Fatal(err)
	}
	if m.IDs.Own() != want.IDs.Own() {
		t.Errorf("the last id is %d, not %d", m.IDs.Own(), want.IDs.Own())
	}
	for i, f := range want.Funcs {
		g := m.Funcs[i]
		if g.Name() != f.Name() || g.ID() != f.ID() || g.BodySpan != f.BodySpan ||
			len(g.Args) != len(f.Args) {
			t.Errorf("%s: %d at %v, not %d at %v", f.Name(), g.ID(), g.BodySpan, f.ID(), f.BodySpan)
		}
		for k := range f.Args {
			if g.Args[k].ID() != f.Args[k].ID() {
				t.Errorf("%s: another id of the parameter %d", f.Name(), k)
			}
		}
		if f.IsDeclaration() || m.Func(f.Name()).Unread != nil {
			continue
		}
		for k, b := range f.Blocks {
			if c := g.Blocks[k]; c.ID() != b.ID() || c.First().ID() != b.First().ID() {
				t.Errorf("%s: other ids in the block %d", f.Name(), k)
			}
		}
	}
}

// concerning are bodies that concern more than themselves and functions that they call.
var concerning = map[string]string{
	"a function's address":     "store ptr @callee, ptr %p",
	"an alias":                 "%v = load i64, ptr @a",
	"a numbered type":          "%v = getelementptr %0, ptr %p, i64 1",
	"a type in no program":     "%v = getelementptr %u, ptr %p, i64 1",
	"a new kind of attachment": "%v = load i64, ptr %p, !note !0",
	"a node of its own":        "%v = load i64, ptr %p, !range !{i64 0, i64 2}",
	"an assignment":            "store i64 1, ptr %p, !DIAssignID !0",
	"a collector's intrinsic":  "call void @llvm.gcroot(ptr null, ptr null)",
	"an undeclared intrinsic":  "call void @llvm.debugtrap()",
	"an undeclared function":   "call void @undeclared()",
	"assembly":                 "call void asm \"nop\", \"\"()",
	"a block's address":        "store ptr blockaddress(@other, %b), ptr %p",
	"an assignment's record": "#dbg_assign(i64 %x, !0, !DIExpression(), !0, ptr %p, " +
		"!DIExpression(), !0)",
	"a mistake": "%v = add i64 %nothing, 1",
}

func TestBodiesThatConcernMore(t *testing.T) {
	const module = `
%t = type { i64 }
%0 = type { i64 }
@g = global i64 0
@a = alias i64, ptr @g
declare void @callee()
declare void @llvm.trap()
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %p, i64 %x) {
  BODY
  ret void
}
define void @other() {
  br label %b
b:
  ret void
}
attributes #0 = { nounwind }
!0 = !{}
!1 = !{!2, !2, i64 0}
!2 = !{!"scalar", !0}
`
	read := func(line string) irparse.Concerns {
		n := noted{now: map[string]body{}}
		text := strings.Replace(module, "BODY", line, 1)
		irparse.Parse(t.Context(), source.NewText("f.ll", text), &irparse.Options{Bodies: &n})
		if n.now == nil {
			t.Fatal("nothing was read")
		}
		return n.now["f"].concerns
	}
	for what, line := range concerning {
		if !read(line).More {
			t.Errorf("%s concerns nothing else", what)
		}
	}
	for line, want := range map[string]string{
		"%v = add i64 %x, 1":                                  "[] []",
		"call void @callee()":                                 "[] []",
		"call void @callee() #0":                              "[] []",
		"call void %p()":                                      "[] []",
		"call void @llvm.trap()":                              "[] []",
		"%v = getelementptr { i64 }, ptr %p, i64 1":           "[] []",
		"%v = getelementptr %t, ptr %p, i64 1":                "[] []",
		"%v = load i64, ptr @g, !tbaa !1, !noundef !0":        "[g] [1 0]",
		"store ptr getelementptr (i8, ptr @g, i64 1), ptr @g": "[g g] []",
		"call void @llvm.trap() [ \"tag\"(metadata !1) ]":     "[] [1]",
		"#dbg_value(i64 %x, !0, !DIExpression(), !1)":         "[] [0 1]",
	} {
		c := read(line)
		var names []string
		for _, g := range c.Variables {
			names = append(names, g.Name())
		}
		if got := fmt.Sprint(names, c.Nodes); c.More || got != want {
			t.Errorf("%s concerns %s, not %s; more: %t", line, got, want, c.More)
		}
	}
}
