package irparse_test

import (
	"slices"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
)

// respaced writes a text with other white space between words: outside of strings and comments
// every blank becomes gap.
func respaced(text, gap string) string {
	var b strings.Builder
	inString, inComment := false, false
	for _, c := range []byte(text) {
		switch {
		case inComment:
			inComment = c != '\n'
		case c == '"':
			inString = !inString
		case c == ';' && !inString:
			inComment = true
		}
		if c == ' ' && !inString && !inComment {
			b.WriteString(gap)
		} else {
			b.WriteByte(c)
		}
	}
	return b.String()
}

// TestOtherSpaces parses modules with other white space: that of web pages and editors, and the
// comments that LLVM accepts since release 20. The modules must be the same, with a note, except
// for the comments, that LLVM refuses them.
func TestOtherSpaces(t *testing.T) {
	files := []string{"statepoints-as-documents-print-them", "gc.typed", "gc", "metadata",
		"functions.typed"}
	for _, c := range corpus(t) {
		if file, _, _ := strings.Cut(c.name, "/"); !slices.Contains(files, file) {
			continue
		}
		plain := c.read(t, c.data)
		opts := &irparse.Options{}
		if c.release == oracle.Typed {
			opts.Default = ir.LLVM11
		}
		for what, text := range map[string]string{
			"no-break spaces":   respaced(string(c.data), "\u00a0"),
			"a byte order mark": "\ufeff" + string(c.data),
			"comments":          respaced(string(c.data), " /* \"; } * / \n; @f */ "),
		} {
			m, list, err := irparse.Parse(t.Context(), source.NewText("m.ll", text), opts)
			if err != nil {
				t.Errorf("%s with %s: %v", c.name, what, err)
				continue
			}
			if printer.Module(m) != printer.Module(plain) {
				t.Errorf("%s with %s is another module:\n%s", c.name, what, printer.Module(m))
			}
			noted := strings.Contains(list.Error(), "the text has "+what)
			if noted != (what != "comments") {
				t.Errorf("%s with %s: noted %t", c.name, what, noted)
			}
		}
	}
	for text, want := range map[string]string{
		"/* a":                             "x.ll:1:1: error: comment without a closing `*/`",
		"@a = global i32 1 /* b\n*/ / 2\n": "x.ll:2:4: error: unexpected character '/'",
		"define void @f() {\n  ret void\n}\n\u00a0@é = i8 1\n": "'@' without a name",
	} {
		if _, _, err := irparse.ParseString(t.Context(), "x.ll", text); err == nil ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestOtherCase uses a global by a name that differs from its own only in case, as one of LLVM's
// documents does.
func TestOtherCase(t *testing.T) {
	_, list, err := irparse.ParseString(t.Context(), "x.ll",
		"@flag = global i32 0\ndefine void @f() {\n  store i32 1, ptr @Flag\n  ret void\n}\n")
	if err != nil || !strings.Contains(list.Error(),
		"x.ll:3:20: warning: `@Flag` is not defined; it is taken for `@flag`") {
		t.Errorf("%v\n%v", err, list)
	}
	_, _, err = irparse.ParseString(t.Context(), "x.ll",
		"@flag = global i32 0\n@FLAG = global i32 0\n@g = global ptr @Flag\n")
	if err == nil || !strings.Contains(err.Error(), "use of undefined value `@Flag`") {
		t.Errorf("two that it may be: %v", err)
	}
}
