package scan

import (
	"fmt"
	"strings"
	"testing"
)

var kindNames = [...]string{EOF: "eof", Word: "word", Int: "int", Float: "float", Hex: "hex",
	HexInt: "hexint", String: "string", Local: "local", LocalID: "localid", Global: "global",
	GlobalID: "globalid", Comdat: "comdat", Meta: "meta", Bang: "bang", Group: "group",
	Hash: "hash", Summary: "summary", Label: "label", LabelID: "labelid", Dots: "dots",
	Punct: "punct", Bad: "bad"}

// scanned writes the tokens of a text as `text:kind`.
func scanned(src string) string {
	var out []string
	s := Scanner{Src: src}
	for s.Next(); s.Kind != EOF; s.Next() {
		out = append(out, s.Text()+":"+kindNames[s.Kind])
	}
	return strings.Join(out, " ")
}

func TestKinds(t *testing.T) {
	for src, want := range map[string]string{
		"define i32 @f(i32 %x)": "define:word i32:word @f:global (:punct i32:word %x:local " +
			"):punct",
		"%12 @12 #12 ^12 !12 !dbg": "%12:localid @12:globalid #12:group ^12:summary !:bang " +
			"12:int !dbg:meta",
		`%"a b" @"c" $"d" $e "f"`: `%"a b":local @"c":global $"d":comdat $e:comdat "f":string`,
		`loop: 7: "x y":`:         `loop::label 7::labelid "x y"::label`,
		"-7 1.5 -2.0e+10 1.e 0xK7 u0xF f0x1": "-7:int 1.5:float -2.0e+10:float 1.:float e:word " +
			"0xK7:hex u0xF:hexint f0x1:hex",
		"...\n*":                            "...:dots *:punct",
		"a ; b\nc /* d */ e\u00a0f \ufeffg": "a:word c:word e:word f:word g:word",
		`# % "open`:                         `#:hash %:bad "open:bad`,
	} {
		if got := scanned(src); got != want {
			t.Errorf("%s\n got %s\nwant %s", src, got, want)
		}
	}
}

func TestNamesWithoutSigilAndEscapes(t *testing.T) {
	for src, want := range map[string]string{"%x": "x", `@"a\20b"`: "a b", `%"\\5C"`: `\5C`,
		`%"\zz"`: `\zz`} {
		s := Scanner{Src: src}
		if s.Next(); s.Name() != want {
			t.Errorf("%s is %q, want %q", src, s.Name(), want)
		}
	}
	s := Scanner{Src: `"l\3A":`}
	if s.Next(); s.LabelName() != "l:" {
		t.Errorf("label %q", s.LabelName())
	}
}

func TestSurvey(t *testing.T) {
	src := "@g = internal global i8* null\ndefine void @f() { ; @no = global\n  call void @g()\n" +
		"declare void @h()\n@a = alias i8, i8* @g\n"
	v := TakeSurvey(src, nil)
	var defs []string
	for _, d := range v.Defs {
		defs = append(defs, fmt.Sprint(src[d.Start:d.End], " ", d.What))
	}
	// @f lacks its brace; "declare" in the first column begins a function nevertheless
	if got := strings.Join(defs, " "); got != "@g 1 @f 0 @h 0 @a 2" {
		t.Errorf("defined: %s", got)
	}
	if !v.Typed || v.Opaque || !v.Defines || v.Odd >= 0 {
		t.Errorf("survey %+v", v)
	}
	v = TakeSurvey("declare ptr @f() \u00a0", nil)
	if !v.Opaque || v.Typed || v.Defines || v.Odd != 17 {
		t.Errorf("survey %+v", v)
	}
}

func TestCommentsShowTheDialect(t *testing.T) {
	for src, want := range map[string]string{
		"; %x = load i8, i8* %p": "false true", "; load (ptr %p)": "true false",
		"; the ptr and 2 * 3": "false false", "i8* ; nothing": "false false"} {
		opaque, typed := CommentDialect(src)
		if got := fmt.Sprint(opaque, typed); got != want {
			t.Errorf("%s: %s, want %s", src, got, want)
		}
	}
}

func TestFragments(t *testing.T) {
	for src, want := range map[string]bool{"%x = add i32 1, 2": true, "entry:\n  ret void": true,
		"tail call void @f()": true, "@g = global i32 0": false, "%t = type {}": false,
		"call me": false, "ret i32 0": true} {
		s := Scanner{Src: src}
		s.Next()
		if got := s.BeginsFragment(); got != want {
			t.Errorf("%s: %v", src, got)
		}
	}
}

// A survey is the same if bodies are known.
func TestSurveyOfKnownBodies(t *testing.T) {
	bodies := []string{"{\n  ret void ; }\n}", "{ ret void }", "{\n  call void @\"}\"()\n}"}
	text, asked := "%t = type { ptr }\n@g = global %t { ptr null }\n", 0
	for i, body := range append(bodies, "{\n  unknown\n}", bodies[0]) {
		text += fmt.Sprintf("define { i32 } @f%d({ i32 } %%a) %s\n", i, body)
	}
	text += "!0 = !{i32 1}\ndeclare void @last()\n"
	got := TakeSurvey(text, func(src string) int {
		asked++
		for _, body := range bodies {
			if strings.HasPrefix(src, body) {
				return len(body)
			}
		}
		return 0
	})
	if want := TakeSurvey(text, nil); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	if asked < 5 {
		t.Errorf("asked for %d bodies", asked)
	}
}

// A body is surveyed alike whether a pointer before it has said that pointers are opaque, or not.
func TestSurveyOfBodies(t *testing.T) {
	for _, body := range []string{
		"  call void @f()", "  %\"}\" = add i32 1, 2", "  ret void ; }", "  ret void /* } */",
		"  call void @\"}\"()", "  %a = load i32, i32* %p", "  ret {} {}", "\u00a0 ret void",
		"  c\"{\"\n  ret void", "  @\"open", "  ret void // }", "\ndefine void @other() {", "  {",
	} {
		rest := "define void @first() {\n" + body + "\n}\n@g = global i32 0\ndeclare void @last()\n"
		const known, unknown = "declare void @a(ptr)\n", "declare void @a(i64)\n"
		first, second := TakeSurvey(known+rest, nil), TakeSurvey(unknown+rest, nil)
		for _, v := range []*Survey{first, second} {
			v.Opaque = false
			if v.Odd >= 0 {
				v.Odd -= len(known)
			}
		}
		if fmt.Sprint(first) != fmt.Sprint(second) {
			t.Errorf("%q: %v, and %v", body, first, second)
		}
	}
}
