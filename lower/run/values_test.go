package run_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/lower/run"
)

// An object that is returned unchanged has the text of the argument.
func TestObjectsByExample(t *testing.T) {
	text := "define ptr addrspace(1) @same(ptr addrspace(1) %o) gc \"statepoint-example\" {\n" +
		"call void @rt_safepoint()\n ret ptr addrspace(1) %o\n}\ndeclare void @rt_safepoint()\n"
	for in, want := range map[string]string{
		"null":                          "null",
		"{| 42}":                        "{| 42}",
		"object 42":                     "{| 42}",
		"{object 5 6, null | 7}":        "{{| 5 6}, null | 7}",
		"[object 1, object]":            "{{null, {| 0}}, {| 1}}",
		"{null|1,2}":                    "{null | 1 2}",
		"[1, 2, 3]":                     "[1, 2, 3]",
		"[]":                            "null",
		"{[1] {| -7} | 0x10}":           "{[1], {| -7} | 16}",
		`{|"hello"}`:                    `{| "hello"}`,
		`"hello"`:                       `{| "hello"}`,
		"#a={#a | 5}":                   "#1={#1 | 5}",
		"{#x={| 1}, #x}":                "{#1={| 1}, #1}",
		"{| 1:4 2:4}":                   "{| 8589934593}",
		"{| @same}":                     "{| @same}",
		"{| 1.5}":                       "{| 4609434218613702656}",
		"[{|1}, null]":                  "{{null, null}, {| 1}}",
		"{{{{}}}}":                      "{{{{| 0}}}}",
		"{ {|1} {|2} | \"ab\" }":        "{{| 1}, {| 2} | \"ab\"}",
		"{null null null null null | }": "{null, null, null, null, null}",
	} {
		opt := run.Options{Stress: run.Stress{Every: 1}}
		got, err := outcome(t, text, opt, "same", in)
		if err != nil || got != "result "+want+"\n" {
			t.Errorf("%s: %q, %v, want %s", in, got, err, want)
		}
	}
}

func TestWrongValues(t *testing.T) {
	text := "define i8 @f(i8 %n, ptr addrspace(1) %o) gc \"statepoint-example\" {\n ret i8 %n\n}\n"
	for _, c := range []struct{ args, want string }{
		{"1", "takes 2 arguments (i8, ptr addrspace(1)), 1 given"},
		{"1 null 3", "3 given"},
		{"256 null", "256 does not fit i8"},
		{"1.5 null", "i8 wants an integer"},
		{"x null", `column 1: "x" is not a number`},
		{"1 7", "argument 2: ptr addrspace(1) is a reference: null, an {object}, a [list]"},
		{"1 1.5", "a #name, not a number"},
		{"1 {", `expected '}'`},
		{"1 {|1|2}", "one '|'"},
		{"1 #a", "no object before it has the name #a"},
		{"1 #a=3", "#a names no object"},
		{"1 @g", "the program has no @g"},
		{"1 {|1:3}", "a width of 1, 2, 4 or 8"},
		{"1 ]", `unexpected ']'`},
		{`1 "abc`, "a string without an end"},
		{"1 " + strings.Repeat("{", 2000), "nested deeper"},
	} {
		_, err := outcome(t, text, run.Options{}, "f", strings.Fields(c.args)...)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.args, err, c.want)
		}
	}
	if got, err := outcome(t, text, run.Options{}, "f", "-128", "null"); err != nil ||
		got != "result -128\n" {
		t.Errorf("%q, %v", got, err)
	}
}

// Arguments and results are passed as in C.
func TestTypesOfArguments(t *testing.T) {
	text := `
define double @mix(i32 signext %a, double %b, float %c, i64 %d) {
  %x = sitofp i32 %a to double
  %y = fpext float %c to double
  %z = sitofp i64 %d to double
  %p = fadd double %x, %b
  %q = fadd double %y, %z
  %r = fadd double %p, %q
  ret double %r
}
define {i64, double} @two(i64 %a, double %b) {
  %s = insertvalue {i64, double} undef, i64 %a, 0
  %t = insertvalue {i64, double} %s, double %b, 1
  ret {i64, double} %t
}
define i64 @eight(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  %x = mul i64 %g, 10
  %y = add i64 %x, %h
  ret i64 %y
}
define i1 @yes() { ret i1 true }
define i128 @wide(i128 %a) { ret i128 %a }
`
	for _, c := range []struct{ call, want string }{
		{"mix -3 1.25 0.5 4", "2.75"}, {"two 7 2", "(7, 2.0)"},
		{"eight 1 2 3 4 5 6 7 8", "78"}, {"yes", "1"}, {"wide -5", "-5"},
	} {
		words := strings.Fields(c.call)
		got, err := outcome(t, text, run.Options{}, words[0], words[1:]...)
		if err != nil || got != "result "+c.want+"\n" {
			t.Errorf("%s: %q, %v, want %s", c.call, got, err, c.want)
		}
	}
}

// The functions of the C library print what they print in C.
func TestPrintf(t *testing.T) {
	for _, c := range []struct{ format, args, want string }{
		{`%d %i %u`, "i32 -5, i32 7, i32 -1", "-5 7 4294967295"},
		{`%ld %lu %lld %zu`, "i64 -5, i64 -1, i64 9, i64 8", "-5 18446744073709551615 9 8"},
		{`%hd %hhd %hhu`, "i32 65535, i32 255, i32 255", "-1 -1 255"},
		{`[%5d|%-5d|%05d|%+d|% d]`, "i32 42, i32 42, i32 42, i32 42, i32 42",
			"[   42|42   |00042|+42| 42]"},
		{`%x %X %#x %o %#x`, "i32 255, i32 255, i32 255, i32 8, i32 0", "ff FF 0xff 10 0"},
		{`%.3d|%8.3d|%08.3d`, "i32 7, i32 7, i32 7", "007|     007|     007"},
		{`%c%c|%3c|%-3c|`, "i32 72, i32 105, i32 33, i32 33", "Hi|  !|!  |"},
		{`%f %.2f %e %g %g %g`,
			"double 1.5, double 2.675, double 12345.678, double 1.0e-5, double 100000.0, double " +
				"1.0e6",
			"1.500000 2.67 1.234568e+04 1e-05 100000 1e+06"},
		{`%5.1f|%-8.2e|%+g|%08.3f`, "double 2.25, double 3.0, double 2.0, double -1.5",
			"  2.2|3.00e+00|+2|-001.500"},
		{`%f %f %F %g`, "double 0x7FF0000000000000, double 0xFFF0000000000000, " +
			"double 0x7FF8000000000000, double -0.0", "inf -inf NAN -0"},
		{`%*d|%-*d|%.*f`, "i32 4, i32 7, i32 4, i32 7, i32 1, double 0.25", "   7|7   |0.2"},
		{`%p %p 100%%`, "ptr null, ptr inttoptr (i64 4096 to ptr)", "(nil) 0x1000 100%"},
		{`%d %d %d %d %d %d %d`, "i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7", "1 2 3 4 5 6 7"},
		{`%f %f %f %f %f %f %f %f %f`, strings.Repeat("double 0.5, ", 8) + "double 9.5",
			strings.Repeat("0.500000 ", 8) + "9.500000"},
	} {
		text := "@f = constant [" + itoa(len(c.format)+1) + " x i8] c\"" + c.format + "\\00\"\n" +
			"declare i32 @printf(ptr, ...)\ndefine i32 @main() {\n" +
			"%n = call i32 (ptr, ...) @printf(ptr @f, " + c.args + ")\n ret i32 %n\n}\n"
		got, err := outcome(t, text, run.Options{}, "main")
		if want := c.want + "result " + itoa(len(c.want)) + "\n"; err != nil || got != want {
			t.Errorf("%s: %q, %v, want %q", c.format, got, err, want)
		}
	}
}

func itoa(n int) string {
	text := ""
	for ; n > 0; n /= 10 {
		text = string(rune('0'+n%10)) + text
	}
	return text
}

// The same run has the same trace.
func TestTraceIsDeterministic(t *testing.T) {
	text := prelude + `
define i64 @main() gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  call void @rt_safepoint()
  %at = getelementptr i8, ptr addrspace(1) %o, i64 16
  %v = load i64, ptr addrspace(1) %at
  call void @rt_print(i64 %v)
  ret i64 %v
}
`
	var traces [2]strings.Builder
	for i := range traces {
		opt := run.Options{Stress: run.Stress{Every: 1}, Trace: &run.Trace{W: &traces[i]}}
		p, err := load(t, text, opt)
		if err == nil {
			err = p.Call(context.Background(), "main", nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if traces[0].String() != traces[1].String() {
		t.Errorf("two runs:\n%s\n%s", &traces[0], &traces[1])
	}
	for _, want := range []string{"call @rt_alloc(1, 8) returns to @main+0x",
		"\ncollection 2 at @main+0x",
		" goes to 0x", "frame 0, @main+0x", "print \"0\\n\"\n"} {
		if !strings.Contains(traces[0].String(), want) {
			t.Errorf("no %q in\n%s", want, &traces[0])
		}
	}
}
