package irparse_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
)

// mustParse parses a text without errors.
func mustParse(t testing.TB, text string) *ir.Module {
	t.Helper()
	m, _, err := irparse.ParseString(context.Background(), "test.ll", text)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return m
}

func TestDocumentsExample(t *testing.T) {
	const text = `define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj)
       gc "statepoint-example" {
  call void ()* @foo()
  ret i8 addrspace(1)* %obj
}
`
	m, list, _ := irparse.ParseString(context.Background(), "doc.ll", text)
	if list.HasErrors() || len(list.Items) != 2 {
		t.Fatalf("want two notes:\n%v", list.Error())
	}
	if m.Dialect != ir.LLVM11 {
		t.Errorf("dialect %v", m.Dialect)
	}
	const want = `define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj) gc "statepoint-example" {
  call void @foo()
  ret i8 addrspace(1)* %obj
}

declare void @foo()
`
	if got := printer.Module(m); got != want {
		t.Errorf("got\n%s", got)
	}
}

func TestSeveralErrorsInOneRun(t *testing.T) {
	const text = `define i32 @f(i32 %x) {
entry:
  %a = addd i32 %x, 1
  %b = add i32 %a, %y
  br label %exti
exit:
  ret i64 %b
}
define void @g() {
  ret vod
}
`
	_, list, _ := irparse.ParseString(context.Background(), "bad.ll", text)
	got := list.Error()
	for _, want := range []string{"bad.ll:3:8: error: `addd` is not an instruction",
		"did you mean `add`?", "4:20: error: use of undefined value `%y`",
		"did you mean `%x`?", "5:12: error: use of undefined block `%exti`",
		"did you mean `%exit`?", "7:7: error: the function returns i32, not i64",
		"10:7: error: unexpected `vod`"} {
		if !strings.Contains(got, want) {
			t.Errorf("missing %q in\n%s", want, got)
		}
	}
	if len(list.Items) != 5 {
		t.Errorf("%d messages:\n%s", len(list.Items), got)
	}
}

func TestMarks(t *testing.T) {
	const text = "define i32 @f(i32 %x) {\nentry:\n  %a = add i32 %x, 1\n  ret i32 %a\n}\n"
	var in, out []ir.Mark
	src := text
	m, _, err := irparse.Parse(context.Background(), newText(src), &irparse.Options{Marks: &in})
	if err != nil {
		t.Fatal(err)
	}
	printed := string(printer.AppendModule(nil, m, &printer.Options{Marks: &out}))
	a := m.Func("f").Lookup("a").ID()
	x := m.Func("f").Lookup("x").ID()
	check := func(text string, marks []ir.Mark) {
		t.Helper()
		var got []string
		for _, mark := range marks {
			if mark.Role == ir.MarkFunc || mark.Role == ir.MarkBlock {
				continue
			}
			switch mark.ID {
			case a:
				got = append(got, "a:"+text[mark.Start:mark.End])
			case x:
				got = append(got, "x:"+text[mark.Start:mark.End])
			}
		}
		have := strings.Join(got, " ")
		for _, want := range []string{"x:%x", "a:%a", "a:%a = add i32 %x, 1"} {
			if !strings.Contains(have, want) {
				t.Errorf("no %q in %q", want, have)
			}
		}
		if strings.Count(have, "x:%x") != 2 {
			t.Errorf("x is not marked twice: %q", have)
		}
	}
	check(src, in)
	check(printed, out)
}
