package irparse_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/static/examples"
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

// seedTexts are what fuzzing begins with: the corpus, and the examples that ship.
func seedTexts(f *testing.F) (texts []string) {
	for _, c := range corpus(f, "*.txtar") {
		texts = append(texts, string(c.data))
	}
	all, err := examples.All()
	if err != nil {
		f.Fatal(err)
	}
	for _, e := range all {
		texts = append(texts, e.Source)
	}
	return texts
}

// fuzzBytes bounds the texts that fuzzing tries; longer ones have tests of their own.
const fuzzBytes = 1 << 16

// FuzzParse reads any text, as the dialect that it shows and as the one it is told.
func FuzzParse(f *testing.F) {
	for i, text := range seedTexts(f) {
		f.Add(text, byte(i%4*2))
	}
	f.Fuzz(func(t *testing.T, text string, dialect byte) {
		if len(text) > fuzzBytes {
			return
		}
		if told := ir.Dialect(dialect); told > ir.DialectUnknown && told <= ir.LLVM15 {
			m, list := irparse.ParseWith(newText(text), &irparse.Options{Dialect: told})
			_ = list.Error()
			ir.Verify(m, nil)
			ir.AppendModule(nil, m, likeOpt)
			return
		}
		checkAnything(t, text)
	})
}

// FuzzRoundTrip reads texts in which a few tokens have changed.
func FuzzRoundTrip(f *testing.F) {
	for i, text := range seedTexts(f) {
		f.Add(text, uint64(i))
	}
	f.Fuzz(func(t *testing.T, text string, edits uint64) {
		if len(text) > fuzzBytes {
			return
		}
		checkAnything(t, editTokens(text, edits))
	})
}

// FuzzVerify changes modules in memory as a pass gone wrong might. What the verifier then still accepts is printed, read and accepted again.
func FuzzVerify(f *testing.F) {
	for i, text := range seedTexts(f) {
		f.Add(text, uint64(i))
	}
	f.Fuzz(func(t *testing.T, text string, edits uint64) {
		if len(text) > fuzzBytes {
			return
		}
		checkEdited(t, text, edits)
	})
}

// checkEdited is one round of FuzzVerify.
func checkEdited(t *testing.T, text string, edits uint64) {
	t.Helper()
	m, list := irparse.Parse(newText(text))
	if list.HasErrors() || len(ir.Verify(m, nil)) > 0 {
		return
	}
	editModule(m, edits)
	problems := ir.Verify(m, nil)
	for _, p := range problems {
		_ = p.String()
	}
	out := ir.AppendModule(nil, m, nil)
	if len(problems) > 0 {
		return
	}
	again, list := irparse.ParseWith(newText(string(out)), &irparse.Options{Default: m.Dialect})
	if list.HasErrors() {
		t.Fatalf("the verifier accepts what cannot be read back (edits %d):\n%s\nin\n%s\nfrom\n%s", edits, list.Error(), out, text)
	}
	for _, p := range ir.Verify(again, nil) {
		t.Fatalf("the verifier accepts this only before it is read back (edits %d): %s\nin\n%s", edits, p.String(), out)
	}
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

// TestMutatedCorpus reads every corpus file with pieces cut out, doubled and swapped, and does one round of each fuzz test with it. The seed is
// fixed by the position, so that a failure repeats.
func TestMutatedCorpus(t *testing.T) {
	rounds := 25
	if testing.Short() {
		rounds = 3
	}
	n := 0
	for i, c := range corpus(t, "*.txtar") {
		d := dice(i)
		next := d.below
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
					text = text[:a] + " ,()[]{}*%@!#0i\"="[next(17):][:1] + text[a+1:]
				}
				if len(text) < 8 {
					break
				}
			}
			n++
			checkAnything(t, text)
			seed := d.roll()
			checkAnything(t, editTokens(string(c.data), seed))
			checkEdited(t, string(c.data), seed)
		}
	}
	t.Logf("%d texts", n)
}
