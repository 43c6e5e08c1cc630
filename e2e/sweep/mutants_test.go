package sweep

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"

	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/filetest"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

var (
	mutants = flag.Int("sweep.mutants", 600,
		"compile so many modules that were changed a little")
	mutantSeed = flag.Uint64("sweep.seed", 1, "the seed of the first one")
)

// TestMutants compiles modules of all tests, and what llvm-stress and opt make, after small changes
// to their code: each compiles, or is refused by name at a place.
func TestMutants(t *testing.T) {
	texts := corpus(t)
	seen := map[string]bool{}
	compiled, refused, invalid := 0, 0, 0
	for k := range uint64(*mutants) {
		seed := *mutantSeed + k
		which := int(seed * 0x9E3779B97F4A7C15 >> 33 % uint64(len(texts)))
		m, diags := parse(source.NewText("corpus.ll", texts[which]))
		if diags.HasErrors() {
			continue
		}
		text := gen.MutateIR(m, seed)
		switch class, say := through(text, seed); class {
		case Compiled:
			compiled++
		case Refused:
			refused++
		case Invalid:
			invalid++
		default:
			key := strings.Map(func(r rune) rune {
				if '0' <= r && r <= '9' {
					return -1
				}
				return r
			}, say[:min(len(say), 60)])
			if !seen[key] {
				seen[key] = true
				t.Errorf("seed %d: %s\n%s", seed, say, text)
			}
		}
	}
	t.Logf("%d compiled, %d refused, %d not legal", compiled, refused, invalid)
	if compiled < *mutants/10 {
		t.Errorf("only %d of %d mutants compile", compiled, *mutants)
	}
}

// corpus are modules of other tests and of LLVM's tools.
func corpus(t *testing.T) (texts []string) {
	for _, room := range []string{"core/irparse", "core/passes", "lower", "stackmap"} {
		for _, c := range filetest.Cases(t, filepath.Join("../..", room, "filetests")) {
			texts = append(texts, c.Text)
		}
	}
	for _, pattern := range []string{"static/examples/*.ll", "e2e/runtime/programs/*.ll"} {
		files, err := filepath.Glob(filepath.Join("../..", pattern))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, name := range files {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, string(data))
		}
	}
	for seed := range 3 {
		for _, release := range []int{14, 22} {
			text := oracle.Run(t, release, nil, "llvm-stress", "-seed", fmt.Sprint(seed), "-size",
				"120")
			texts = append(texts, string(text),
				string(oracle.Run(t, release, text, "opt", "-O1", "-S")),
				string(oracle.Run(t, release, text, "opt", "-O2", "-S")))
		}
	}
	return texts
}

// through takes a text through the whole line, with options that depend on the seed.
func through(text string, seed uint64) (class Class, say string) {
	defer func() {
		if e := recover(); e != nil {
			class, say = Internal, fmt.Sprintf("panic: %v\n%s", e, debug.Stack())
		}
	}()
	m, diags := parse(source.NewText("mutant.ll", text))
	if diags.HasErrors() {
		return Invalid, ""
	}
	for _, p := range problems(m) {
		if p.Severity == source.Error {
			return Invalid, ""
		}
	}
	ctx := context.Background()
	if seed%4 != 0 {
		p, err := passes.NewPipeline("place-safepoints", "rewrite-statepoints-for-gc")
		if err != nil {
			return Internal, err.Error()
		}
		if _, err := p.Run(ctx, m); err != nil {
			if d, ok := pass.AsDiagnostic(err); ok && !d.Span.IsZero() {
				return Refused, d.Message
			}
			return Internal, err.Error()
		}
		if found, err := verify.Module(ctx, m, nil); err != nil {
			return Internal, err.Error()
		} else if len(found) > 0 && found[0].Severity == source.Error {
			return Internal, "after the passes: " + found[0].String()
		}
	}
	o := lower.Options{Checked: true, Detail: seed%3 == 0, PIC: seed%5 == 0,
		MaxGCRegisters: int(seed % 7), DeoptRegisters: seed%2 == 0, Table: seed%11 == 0}
	_, err := lower.Compile(ctx, m, o)
	switch err := err.(type) {
	case nil:
		return Compiled, ""
	case *source.List:
		for _, d := range err.Items {
			if d.Severity == source.Error && (strings.Contains(d.Message, "no encoding") ||
				strings.Contains(d.Message, "no register")) {
				return Internal, d.Message
			}
		}
		return Refused, err.Error()
	}
	return Internal, err.Error()
}
