package irparse_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"statepoint/core/ir"
	"statepoint/core/irparse"
)

// checkAnything reads any text, and if it has no errors prints it, reads that back, and prints it again: the two texts are equal.
// It verifies in any case; nothing may panic.
func checkAnything(t *testing.T, text string) {
	t.Helper()
	var marks []ir.Mark
	m, list := irparse.ParseWith(newText(text), &irparse.Options{Marks: &marks})
	for _, mark := range marks {
		if mark.Start < 0 || mark.Start > mark.End || int(mark.End) > len(text) {
			t.Fatalf("a mark lies outside of the text: %+v", mark)
		}
	}
	for _, d := range list.Items {
		if d.Span.Start < 0 || int(d.Span.End) > len(text) {
			t.Fatalf("a message lies outside of the text: %+v", d)
		}
	}
	_ = list.Error()
	problems := ir.Verify(m, nil)
	var printed []ir.Mark
	out := ir.AppendModule(nil, m, &ir.PrintOptions{Marks: &printed})
	for _, f := range m.Funcs {
		if len(m.Funcs) < 20 {
			_ = f.String()
		}
	}
	if list.HasErrors() || len(problems) > 0 || strings.Contains(text, "uselistorder") {
		return
	}
	again, list := irparse.ParseWith(newText(string(out)), &irparse.Options{Default: m.Dialect})
	if list.HasErrors() {
		t.Fatalf("what we print is not read back:\n%s\nfrom\n%s", list.Error(), text)
	}
	if second := ir.AppendModule(nil, again, nil); string(second) != string(out) && again.Dialect == m.Dialect {
		t.Fatalf("printed twice, from\n%s\n%s", text, firstDifference(string(second), string(out)))
	}
}

func FuzzParse(f *testing.F) {
	for _, c := range corpus(f, "*.txtar") {
		f.Add(string(c.data))
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<16 {
			return // long texts have tests of their own
		}
		checkAnything(t, text)
	})
}

// TestFoundInputs runs what fuzzing and reading found to be hard, one text a file.
func TestFoundInputs(t *testing.T) {
	files, err := filepath.Glob("testdata/found/*.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(filepath.Base(name), func(t *testing.T) { checkAnything(t, string(data)) })
	}
}

// hostile are texts that must end in an error or a result, without a panic and without much time. The bound of a test run is the only clock here.
func TestHostileTexts(t *testing.T) {
	const deep = 100_000
	rep := strings.Repeat
	for name, text := range map[string]string{
		"nested structs":      "@g = global " + rep("{", deep) + rep("}", deep) + " zeroinitializer",
		"nested arrays":       "@g = global " + rep("[1 x ", deep) + "i8" + rep("]", deep) + " zeroinitializer",
		"nested vectors":      "declare void @f(" + rep("<1 x ", deep) + "i8" + rep(">", deep) + ")",
		"nested functions":    "declare void @f(" + rep("i8 (", deep) + rep(")", deep) + ")",
		"pointers":            "declare void @f(i8" + rep("*", deep) + ")",
		"nested constants":    "@g = global i8 " + rep("add (i8 ", deep),
		"nested aggregates":   "@g = global i8 " + rep("[i8 ", deep),
		"nested metadata":     "!0 = " + rep("!{", deep) + rep("}", deep),
		"nested DI":           "!0 = " + rep("!DIFile(filename: ", deep),
		"chain of metadata":   metadataChain(deep),
		"nested targets":      "declare void @f(" + rep(`target("a", `, deep) + ")",
		"open braces":         rep("define void @f() {\n", 1000),
		"one long line":       "@g = constant [50000000 x i8] c\"" + rep("a", 50_000_000) + "\"",
		"one long name":       "@" + rep("a", 5_000_000) + " = global i8 0",
		"one long number":     "@g = global i64 " + rep("9", 1_000_000),
		"one long float":      "@g = global double 1." + rep("9", 1_000_000),
		"NULs":                rep("\x00", 100_000),
		"NUL in a function":   "define void @f() {\n  \x00ret void\n}\n",
		"invalid UTF-8":       "@\xff\xfe = global i8 0\n; \xc0\n@\"\xff\" = global i8 0\n",
		"CRLF":                "define i32 @f(i32 %x) {\r\nentry:\r\n  ret i32 %x\r\n}\r\n",
		"no end":              "define void @f(",
		"open string":         "source_filename = \"a",
		"huge value number":   "define void @f() {\n  %4294967295 = add i32 1, 1\n  ret void\n}\n",
		"huge metadata":       "!99999999999 = !{}\n!2147483647 = !{}\n",
		"huge vector":         "@g = global <4294967295 x i8> zeroinitializer\n@h = global [18446744073709551615 x i64] undef\n",
		"huge shuffle":        "define void @f(<2 x i8> %v) {\n %1 = shufflevector <2 x i8> %v, <2 x i8> %v, <4294967295 x i32> zeroinitializer\n ret void\n}\n",
		"huge splat":          "@g = global <4000000000 x i32> splat (i32 1)\n",
		"self-containing":     "%a = type { %b }\n%b = type { %a }\n@g = global %a zeroinitializer\n",
		"many errors":         "define void @f() {\n" + rep("  foo\n", 100_000) + "}\n",
		"many undefined":      "define void @f() {\n" + rep("  call void @g(i32 %x)\n", 10_000) + "  ret void\n}\n",
		"many blocks":         "define void @f() {\n" + rep("  br label %x\n", 50_000) + "x:\n  ret void\n}\n",
		"attribute not ended": "attributes #0 = { \"a\"=",
		"only a brace":        "}",
		"local outside":       "@g = global i32 %x\n%x",
		"alias of itself":     "@a = alias i8, ptr @a\n",
		"type of itself":      "%a = type %a\n",
		"byte order mark":     "\xef\xbb\xbfdefine void @f() {\n  ret void\n}\n",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			checkAnything(t, text)
		})
	}
}

func metadataChain(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("!" + itoa(i) + " = !{!" + itoa(i+1) + "}\n")
	}
	return b.String() + "!" + itoa(n) + " = !{}\n!named = !{!0}\n"
}

// TestMutatedCorpus reads every corpus file with pieces cut out, doubled and swapped. The seed is fixed by the position, so that a failure
// repeats.
func TestMutatedCorpus(t *testing.T) {
	rounds := 25
	if testing.Short() {
		rounds = 3
	}
	start := time.Now()
	n := 0
	for i, c := range corpus(t, "*.txtar") {
		rng := uint64(i)*0x9E3779B97F4A7C15 + 1
		next := func(below int) int {
			rng ^= rng << 13
			rng ^= rng >> 7
			rng ^= rng << 17
			return int(rng % uint64(below))
		}
		for range rounds {
			text := string(c.data)
			if len(text) < 8 {
				continue
			}
			for range 1 + next(3) {
				a := next(len(text))
				b := min(len(text), a+1+next(12))
				switch next(4) {
				case 0:
					text = text[:a] + text[b:]
				case 1:
					text = text[:b] + text[a:]
				case 2:
					at := next(len(text))
					text = text[:at] + text[a:b] + text[at:]
				case 3:
					text = text[:a] + string(rune(" ,()[]{}*%@!#0i\"="[next(17)])) + text[a+1:]
				}
				if len(text) < 8 {
					break
				}
			}
			n++
			checkAnything(t, text)
		}
	}
	t.Logf("%d texts in %v", n, time.Since(start).Round(time.Millisecond))
}
