package filetest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// come is a file of cases with what comes of it.
func come(t *testing.T, text string) string {
	t.Helper()
	f, err := parse("case.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	var results []*result
	for _, c := range f.Cases {
		results = append(results, c.run(t, f))
	}
	return f.format(results)
}

const wrongOperands = `; test: verify
;--- a sum of two types
define i32 @f(i32 %a, i64 %b) {
  %s = add i32 %a, %c
;                  ^~
; error: use of undefined value ` + "`%c`" + ` [SP0101]
;   did you mean ` + "`%a`?" + `
	ret i64 %b
;	    ^~~~~~
; error: something old
}

;--- right
; llvm: 14
define void @f() {
  ret void
}
`

// TestDiagnosticsStandUnderTheirLines writes what is said of a module, instead of what was said
// before.
func TestDiagnosticsStandUnderTheirLines(t *testing.T) {
	got := come(t, wrongOperands)
	for _, want := range []string{
		"  %s = add i32 %a, %c\n;                  ^~\n; error: ",
		"\n\tret i64 %b\n;\t    ^~~\n; error: ",
		";--- right\n; llvm: 14\ndefine void @f() {\n  ret void\n}\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	if strings.Contains(got, "something old") {
		t.Errorf("an old expectation stays:\n%s", got)
	}
	if again := come(t, got); again != got {
		t.Errorf("written again it is\n%s\nnot\n%s", again, got)
	}
}

// TestCasesShareTheTextBeforeThem has IR before the first case, which is part of each module.
func TestCasesShareTheTextBeforeThem(t *testing.T) {
	const text = "; test: verify\ndeclare void @g()\n" +
		";--- call\ndefine void @f() {\n  call void @g()\n  ret void\n}\n\n" +
		";--- another declaration\ndeclare void @h()\n"
	if got := come(t, text); got != text {
		t.Errorf("got\n%s", got)
	}
}

// TestResultsStandBehindTheText writes the results of two tests, which are replaced when they
// change.
func TestResultsStandBehindTheText(t *testing.T) {
	const text = "; test: read\n; test: run\n; call: twice(21)\n" +
		"define i32 @twice(i32 %x) {\n  %r = shl i32 %x, 1\n  ret i32 %r\n}\n"
	got := come(t, text)
	if !strings.Contains(got, "\n; => read\n; define i32 @twice(i32 %x) {\n;   %r") ||
		!strings.HasSuffix(got, "\n; => run\n; twice(21) = 42\n") {
		t.Errorf("got\n%s", got)
	}
	changed := come(t, strings.Replace(got, "shl i32 %x, 1", "add i32 %x, 1", 1))
	if !strings.HasSuffix(changed, "\n; => run\n; twice(21) = 22\n") ||
		strings.Count(changed, arrow) != 2 {
		t.Errorf("got\n%s", changed)
	}
}

// TestOtherResultsAreFound is a file that says something else than what comes.
func TestOtherResultsAreFound(t *testing.T) {
	path := filepath.Join(t.TempDir(), "case.ll")
	text := come(t, "; test: read\n@g = global i32 1\n")
	for _, c := range []struct {
		text string
		same bool
	}{{text, true}, {strings.Replace(text, "; @g = global i32 1", "; @g = global i32 2", 1),
		false}} {
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		f, err := ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if wrong := f.other(f.format([]*result{f.Cases[0].run(t, f)})); (wrong == "") != c.same {
			t.Errorf("%q about\n%s", wrong, c.text)
		}
	}
}

// TestFilesThatAreWrong says what is wrong with a file.
func TestFilesThatAreWrong(t *testing.T) {
	for text, want := range map[string]string{
		"; test: reed\n": `there is no test "reed"; there are asm, convert,`,

		"; test: rewrite -spp-foo\n":                                           "unknown option -spp-foo",
		"; test: read\n; llvm: 9\n":                                            "names releases, 14 and 22",
		"; test: read\n@g = global i8 1\n; differs: late\n":                    "such lines come first",
		"; test: read\n@g = global i8 1\n\n; => read\n; x\n@h = global i8 1\n": "follows the results",
	} {
		if _, err := parse("case.ll", text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestTyped writes a text with typed pointers.
func TestTyped(t *testing.T) {
	const opaque = `@flag = external global i32
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare ptr @make(i64 %n)
define ptr @f(ptr %a) personality ptr @make {
  store i32 1, ptr @flag
  %p = call ptr @make(i64 1)
  ret ptr %p
}
`
	const typed = `@flag = external global i32
declare void @llvm.memcpy.p0i8.p1i8.i64(i8*, i8 addrspace(1)*, i64, i1)
declare i8* @make(i64 %n)
define i8* @f(i8* %a) personality i8* (i64)* @make {
  store i32 1, i32* @flag
  %p = call i8* @make(i64 1)
  ret i8* %p
}
`
	if got := Typed(opaque); got != typed {
		t.Errorf("got\n%s", got)
	}
}
