package convert_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/filetest"
	"statepoint/e2e/oracle"
)

// A convertInput is a module to convert, and the release of LLVM whose text it is.
type convertInput struct {
	name    string
	data    []byte
	release int
}

// convertInputs are our own modules for conversion, the corpus of the reader, and the examples.
func convertInputs(t testing.TB) []convertInput {
	t.Helper()
	var all []convertInput
	for _, dir := range []string{"filetests", "../irparse/filetests/read"} {
		for _, c := range filetest.Cases(t, dir) {
			switch file, _, _ := strings.Cut(c.ID(), "/"); file {
			case "uselist", // directives about the order of uses are dropped
				// which have tests of their own
				"one-module-in-every-dialect", "statepoints-as-documents-print-them":
				continue
			}
			all = append(all, convertInput{c.ID(), []byte(c.Text), c.Releases[0]})
		}
	}
	examples, err := filepath.Glob("../../static/examples/*.ll")
	if err != nil || len(examples) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, path := range examples {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		// LLVM ends the process at a strategy it does not know, and conversion does not look at it.
		data = oracle.KnownStrategies(data)
		all = append(all, convertInput{filepath.Base(path), data, oracle.Release(data)})
	}
	return all
}

func readModule(t testing.TB, name string, data []byte) *ir.Module {
	t.Helper()
	text := source.NewText(name, string(data))
	m, _, err := irparse.Parse(context.Background(), text, &irparse.Options{Default: ir.LLVM15})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := verify.Diagnose(context.Background(), m, nil); err != nil {
		t.Fatal(err)
	}
	return m
}

// mustConvert converts, and checks that the result is valid and reads back as it is printed.
func mustConvert(t testing.TB, m *ir.Module, to ir.Dialect) string {
	t.Helper()
	if _, err := convert.Dialect(context.Background(), m, to, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := verify.Diagnose(context.Background(), m, nil); err != nil {
		t.Fatalf("%v\n%s", err, printer.Module(m))
	}
	out := printer.Module(m)
	again, _, err := irparse.Parse(context.Background(), source.NewText("converted", out),
		&irparse.Options{Dialect: to})
	if err != nil {
		t.Fatalf("the converted module is not read: %v\n%s", err, out)
	}
	if s := printer.Module(again); s != out {
		t.Fatalf("the converted module reads back as\n%s\nand not as\n%s", s, out)
	}
	return out
}

// canonical is a module as LLVM 22 prints it, without the lines that say where it is from.
func canonical(t testing.TB, text []byte) string {
	t.Helper()
	return unplaced(oracle.Run(t, oracle.Opaque, text, "opt", "-S"))
}

// unplaced is a module's text without the lines that say where it is from.
func unplaced(out []byte) string {
	var kept []string
	for line := range strings.Lines(string(out)) {
		if !strings.HasPrefix(line, "; ModuleID") && !strings.HasPrefix(line, "source_filename") {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "")
}

// wantPlaces checks that every message has a place.
func wantPlaces(t testing.TB, list *source.List) {
	t.Helper()
	for _, d := range list.Items {
		if d.Span.IsZero() {
			t.Errorf("no place: %s", d.Message)
		}
	}
}

// LLVM 14 can still read typed text into opaque pointers. What we convert to LLVM 15 is what it
// makes of it.
func TestConvertToOpaqueAsLLVMDoes(t *testing.T) {
	oracle.Needs(t, "opt")
	// otherwise are those of which LLVM makes something else: it makes of a lifetime.start that
	// nothing calls a declaration that belongs to no version. An operand of another pointer type is
	// no slip to it once pointers are opaque.
	otherwise := map[string]bool{"upgrade.typed/lifetime": true, "gc.typed/intrinsics": true,
		"instructions-all.typed/intrinsics": true,
		"fragments-of-documents.typed/a-mistyped-operand-" +
			"in-a-function": true,
		"overloaded.typed/declared": true} // two declarations in another order
	var compared atomic.Int32
	t.Cleanup(func() {
		if n := compared.Load(); n < 35 {
			t.Errorf("only %d modules were compared", n)
		}
	})
	for _, in := range convertInputs(t) {
		if in.release != oracle.Typed {
			continue
		}
		t.Run(in.name, func(t *testing.T) {
			t.Parallel()
			m := readModule(t, in.name, in.data)
			if list, _ := convert.Dialect(context.Background(), m, ir.LLVM15,
				nil); list.HasErrors() {
				wantPlaces(t, list)
				theirs := oracle.Exec(in.data, oracle.Tool(t, oracle.Typed, "opt"), "-S",
					"-opaque-pointers")
				if ok, _ := oracle.Accepts(t, oracle.Opaque, theirs.Stdout); ok &&
					theirs.Err == nil {
					t.Errorf("refused, and LLVM 22 accepts it: %v", list.Err())
				}
				return
			}
			ours := mustConvert(t, m, ir.LLVM15)
			theirs := oracle.Exec(in.data, oracle.Tool(t, oracle.Typed, "opt"), "-S",
				"-opaque-pointers")
			if theirs.Err != nil { // what typed pointers said alone, LLVM 14 does not write down
				canonical(t, []byte(ours))
				return
			}
			theirs = oracle.Exec(theirs.Stdout, oracle.Tool(t, oracle.Opaque, "opt"), "-S")
			if theirs.Err != nil { // what LLVM has given up since 15, or 14 misprints
				canonical(t, []byte(ours))
				return
			}
			compared.Add(1)
			if got, want := canonical(t, []byte(ours)), unplaced(theirs.Stdout); got != want &&
				!otherwise[in.name] {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// A module of opaque pointers, converted to typed ones, is one that LLVM 14 accepts, and reads as
// opaque pointers again. What LLVM 14 cannot say is refused with a place.
func TestConvertToTyped(t *testing.T) {
	oracle.Needs(t, "opt")
	// alone are the modules that LLVM 14 says and 22 no longer, or that say what only one type for
	// each call can.
	alone := map[string]bool{"constants.typed/compare": true, "types.typed/special": true}
	// crashing are those with a `dso_local_equivalent` in an expression before the function is
	// declared, at which LLVM 14 crashes.
	crashing := map[string]bool{
		"constants-all.typed/equivalents": true, "constants-all/equivalents": true,
		"constants/dso-local-equivalent": true,
	}
	refused := map[string]bool{"typed-pointers/elementtype": true}
	var converted atomic.Int32
	t.Cleanup(func() {
		if n := converted.Load(); n < 300 {
			t.Errorf("only %d modules were converted", n)
		}
	})
	for _, in := range convertInputs(t) {
		t.Run(in.name, func(t *testing.T) {
			t.Parallel()
			m := readModule(t, in.name, in.data)
			if in.release == oracle.Typed {
				convert.Dialect(context.Background(), m, ir.LLVM15, nil)
			}
			before := printer.Module(m)
			// which LLVM accepts: the tests of the reader compare them
			plain := printer.Module(readModule(t, in.name, in.data))
			if list, _ := convert.Dialect(context.Background(), m, ir.LLVM11,
				nil); list.HasErrors() {
				if in.release == oracle.Typed && !refused[in.name] {
					t.Errorf("a module that was typed is refused: %v", list)
				}
				wantPlaces(t, list)
				if after := printer.Module(m); after != before {
					t.Errorf("refused, and yet changed:\n%s", after)
				}
				return
			}
			converted.Add(1)
			out := printer.Module(m)
			if _, err := verify.Diagnose(context.Background(), m, nil); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			if out != plain {
				if ok, why := oracle.Accepts(t, oracle.Typed, []byte(out)); !ok &&
					!crashing[in.name] {
					t.Fatalf("LLVM 14: %s\n%s", why, out)
				}
			}
			// what LLVM has given up
			if list, _ := convert.Dialect(context.Background(), m, ir.LLVM15,
				nil); list.HasErrors() {
				wantPlaces(t, list)
				return
			}
			if mustConvert(t, m, ir.LLVM15) == plain {
				return
			}
			if ok, why := oracle.Accepts(t, oracle.Opaque, []byte(printer.Module(m))); !ok &&
				!alone[in.name] {
				t.Fatalf("LLVM 22, there and back: %s\n%s", why, printer.Module(m))
			}
		})
	}
}

// What llvm-stress makes up converts, both ways, to what LLVM says the same of.
func TestConvertStress(t *testing.T) {
	for seed := 1; seed <= 8; seed++ {
		args := []string{"-seed", strconv.Itoa(seed), "-size", "120", "-o", "-"}
		t.Run(fmt.Sprintf("typed, seed %d", seed), func(t *testing.T) {
			src := oracle.Run(t, oracle.Typed, nil, "llvm-stress", args...)
			ours := mustConvert(t, readModule(t, "stress", src), ir.LLVM15)
			theirs := oracle.Run(t, oracle.Typed, src, "opt", "-S", "-opaque-pointers")
			if got, want := canonical(t, []byte(ours)), canonical(t, theirs); got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
		t.Run(fmt.Sprintf("ptr, seed %d", seed), func(t *testing.T) {
			src := oracle.Run(t, oracle.Opaque, nil, "llvm-stress", args...)
			ours := mustConvert(t, readModule(t, "stress", src), ir.LLVM11)
			if ok, why := oracle.Accepts(t, oracle.Typed, []byte(ours)); !ok {
				t.Errorf("LLVM 14: %s\n%s", why, ours)
			}
		})
	}
}
