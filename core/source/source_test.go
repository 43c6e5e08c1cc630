package source

import (
	"strings"
	"testing"
)

func TestPosition(t *testing.T) {
	text := NewText("x.ll", "ab\ncd\r\n\nend")
	for _, c := range []struct {
		pos          Pos
		line, column int
	}{{0, 1, 1}, {2, 1, 3}, {3, 2, 1}, {7, 3, 1}, {8, 4, 1}, {11, 4, 4}, {99, 4, 4}} {
		if got := text.Position(c.pos); got != (Position{c.line, c.column}) {
			t.Errorf("Position(%d) = %v, want %d:%d", c.pos, got, c.line, c.column)
		}
	}
	if got := text.Line(2); got != "cd" {
		t.Errorf("Line(2) = %q", got)
	}
}

func TestRender(t *testing.T) {
	l := NewList(NewText("a.ll", "define void @f() {\n\tcall void @goo()\n}\n"))
	l.Add(Diagnostic{Severity: Error, Code: "SP0001", Span: Span{30, 34},
		Message: "use of undefined value `@goo`", Suggestion: "@foo"})
	want := "a.ll:2:12: error: use of undefined value `@goo` [SP0001]\n\tcall void @goo()\n\t    " +
		"      ^~~~\n  did you mean `@foo`?"
	if got := l.Error(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestRenderLongAndBinaryLine(t *testing.T) {
	l := NewList(NewText("a.ll", strings.Repeat("x\x00\xff", 1000)))
	l.Errorf(Span{1500, 1501}, "bad")
	for _, line := range strings.Split(l.Error(), "\n") {
		if len(line) > 3*excerptWidth {
			t.Errorf("line of %d bytes", len(line))
		}
	}
}

func TestNearest(t *testing.T) {
	for _, c := range []struct{ word, want string }{
		{"@Flag", "@flag"}, {"@fo", "@foo"}, {"@zzzzz", ""}, {"@ofo", "@foo"}, {"@foo", ""},
	} {
		if got := Nearest(c.word, []string{"@flag", "@foo"}); got != c.want {
			t.Errorf("Nearest(%q) = %q, want %q", c.word, got, c.want)
		}
	}
}
