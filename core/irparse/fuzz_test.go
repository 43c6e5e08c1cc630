package irparse_test

import (
	"context"
	"flag"
	"fmt"
	"runtime/metrics"
	"strings"
	"syscall"
	"testing"
	"time"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/verify"
	"statepoint/e2e/gen"
	"statepoint/e2e/short"
	"statepoint/static/examples"
)

// anything parses any text, and if there are no errors prints, parses and prints again: both texts
// must be equal. It verifies in any case; nothing may panic. It returns the problem, "" if there is
// none.
func anything(text string) string {
	var marks []ir.Mark
	m, list, _ := irparse.Parse(context.Background(), newText(text),
		&irparse.Options{Marks: &marks})
	for _, mark := range marks {
		if mark.Start < 0 || mark.Start > mark.End || int(mark.End) > len(text) {
			return fmt.Sprintf("a mark lies outside of the text: %+v", mark)
		}
	}
	for _, d := range list.Items {
		if d.Span.Start < 0 || d.Span.Start > d.Span.End || int(d.Span.End) > len(text) {
			return fmt.Sprintf("a message lies outside of the text: %+v", d)
		}
	}
	_ = list.Error()
	problems, _ := verify.Module(context.Background(), m, nil)
	for _, p := range problems {
		_ = p.String()
	}
	var printed []ir.Mark
	out := printer.AppendModule(nil, m, &printer.Options{Marks: &printed})
	for _, f := range m.Funcs {
		if len(m.Funcs) < 20 {
			_ = printer.Func(f)
		}
	}
	if list.HasErrors() || len(problems) > 0 {
		return ""
	}
	again, list, _ := irparse.Parse(context.Background(), newText(string(out)),
		&irparse.Options{Default: m.Dialect})
	if list.HasErrors() {
		return fmt.Sprintf("what we print is not read back: %s\nfrom\n%s", list.Error(), text)
	}
	// which is applied but, as in opt, not printed
	reordered := strings.Contains(text, "uselistorder")
	if second := printer.AppendModule(nil, again, nil); string(second) != string(out) &&
		again.Dialect == m.Dialect && !reordered {
		return fmt.Sprintf("printed twice: %s\nfrom\n%s",
			firstDifference(string(second), string(out)), text)
	}
	found, _ := verify.Module(context.Background(), again, nil)
	for _, p := range found {
		return fmt.Sprintf("the verifier accepts this only before it is read back: %s\nin\n%s",
			p.String(), out)
	}
	return ""
}

// broken reports whether the verifier finds anything.
func broken(m *ir.Module) bool {
	problems, err := verify.Module(context.Background(), m, nil)
	return err != nil || len(problems) > 0
}

// edited parses a valid module and changes it in memory, as a defective pass might. If the verifier
// still accepts it, it is printed, and must parse and verify again.
func edited(text string, edits uint64) string {
	m, list, _ := irparse.Parse(context.Background(), newText(text), nil)
	if list.HasErrors() || broken(m) {
		return ""
	}
	editModule(m, edits)
	problems, _ := verify.Module(context.Background(), m, nil)
	for _, p := range problems {
		_ = p.String()
	}
	out := printer.AppendModule(nil, m, nil)
	if len(problems) > 0 {
		return ""
	}
	again, list, _ := irparse.Parse(context.Background(), newText(string(out)),
		&irparse.Options{Default: m.Dialect})
	if list.HasErrors() {
		return fmt.Sprintf(
			"the verifier accepts what cannot be read back (edits %d): %s\nin\n%s\nfrom\n%s", edits,
			list.Error(), out, text)
	}
	found, _ := verify.Module(context.Background(), again, nil)
	for _, p := range found {
		return fmt.Sprintf(
			"the verifier accepts this only before it is read back (edits %d): %s\nin\n%s", edits,
			p.String(), out)
	}
	return ""
}

// check fails the test if there is a problem.
func check(t *testing.T, wrong string) {
	t.Helper()
	if wrong != "" {
		t.Fatal(wrong)
	}
}

// seedTexts are the fuzzing seeds: the corpus and the shipped examples.
func seedTexts(f *testing.F) (texts []string) {
	for _, c := range corpus(f) {
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

// fuzzBytes bounds the size of fuzzed texts; other tests have longer ones.
const fuzzBytes = 1 << 16

// fuzzLimits makes fuzzing report an input that takes more than a second of processor time or 512
// MB. It is for fuzzing campaigns: in an ordinary run the result of a test must not depend on a
// clock.
var fuzzLimits = flag.Bool("fuzzlimits", false,
	"while fuzzing, report inputs that take more than 1 s of processor time or 512 MB")

// within runs one fuzz input under the limits, if they are on.
func within(t *testing.T, run func()) {
	t.Helper()
	if !*fuzzLimits {
		run()
		return
	}
	spent := func() (time.Duration, uint64) {
		var used syscall.Rusage
		if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
			t.Fatal(err)
		}
		heap := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
		metrics.Read(heap)
		return time.Duration(used.Utime.Nano() + used.Stime.Nano()), heap[0].Value.Uint64()
	}
	timeBefore, bytesBefore := spent()
	run()
	timeAfter, bytesAfter := spent()
	if used := timeAfter - timeBefore; used > time.Second {
		t.Fatalf("took %v", used)
	}
	if used := bytesAfter - bytesBefore; used > 512<<20 {
		t.Fatalf("allocated %d MB", used>>20)
	}
}

// FuzzParse parses any text, with the dialect detected and given.
func FuzzParse(f *testing.F) {
	for i, text := range seedTexts(f) {
		f.Add(text, byte(i%4*2))
	}
	f.Fuzz(func(t *testing.T, text string, dialect byte) {
		if len(text) > fuzzBytes {
			return
		}
		within(t, func() {
			if told := ir.Dialect(dialect); told > ir.DialectUnknown && told <= ir.LLVM15 {
				m, list, _ := irparse.Parse(context.Background(), newText(text),
					&irparse.Options{Dialect: told})
				_ = list.Error()
				verify.Module(context.Background(), m, nil)
				printer.AppendModule(nil, m, likeOpt)
				return
			}
			check(t, anything(text))
		})
	})
}

// FuzzRoundTrip parses texts in which a few tokens are changed.
func FuzzRoundTrip(f *testing.F) {
	for i, text := range seedTexts(f) {
		f.Add(text, uint64(i))
	}
	f.Fuzz(func(t *testing.T, text string, edits uint64) {
		if len(text) > fuzzBytes {
			return
		}
		within(t, func() { check(t, anything(gen.EditTokens(text, edits))) })
	})
}

// FuzzVerify changes modules in memory, as a defective pass might. If the verifier still accepts
// one, it is printed, and must parse and verify again.
func FuzzVerify(f *testing.F) {
	for i, text := range seedTexts(f) {
		f.Add(text, uint64(i))
	}
	f.Fuzz(func(t *testing.T, text string, edits uint64) {
		if len(text) > fuzzBytes {
			return
		}
		within(t, func() { check(t, edited(text, edits)) })
	})
}

// TestMutatedCorpus parses every corpus file with pieces removed, duplicated and swapped, and runs
// each fuzz test once with it. The seed depends on the position, so a failure can be repeated.
func TestMutatedCorpus(t *testing.T) {
	rounds := short.Share(8, 4)
	n := 0
	for i, c := range corpus(t) {
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
			check(t, anything(text))
			seed := d.roll()
			check(t, anything(gen.EditTokens(string(c.data), seed)))
			check(t, edited(string(c.data), seed))
		}
	}
	t.Logf("%d texts", n)
}
