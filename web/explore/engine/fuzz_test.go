package engine_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/verify"
	"statepoint/e2e/gen"
	"statepoint/e2e/short"
	"statepoint/static/examples"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// fuzzOptions are the options that a fuzzed request may have.
var fuzzOptions = []report.Options{
	{},
	{PassFlags: []string{"-spp-all-backedges"}},
	{PassFlags: []string{"-spp-no-entry", "-spp-split-backedge", "-rs4gc-clobber-non-live"}},
	{Passes: []string{"rewrite-statepoints-for-gc", "verify", "verify<safepoint-ir>"}},
	{Passes: []string{"place-safepoints"}},
	{Dialect: "22"},
	{Dialect: "14"},
	{Dialect: "3.8"},
	{Syntax: "intel", PassFlags: []string{"-spp-rematerialization-threshold=0"}},
	{Syntax: "go", PassFlags: []string{"-rs4gc-list-allocas"}},
}

// runs compiles a request and says what is wrong with the report, "" if nothing: no stage may
// panic, and the text of every stage must parse as valid IR.
func runs(source string, options byte) string {
	rep := panes.Run(context.Background(), &report.Request{
		Source: source, Options: fuzzOptions[int(options)%len(fuzzOptions)]})
	for _, d := range rep.Diagnostics {
		if strings.HasPrefix(d.Message, "internal error") {
			return fmt.Sprintf("%s\n%s\nfrom\n%s", d.Message, strings.Join(d.Notes, "\n"), source)
		}
	}
	failed := false
	for _, d := range rep.Diagnostics {
		failed = failed || d.Severity == report.Error
	}
	if rep.OK == failed {
		return fmt.Sprintf("OK is %v beside errors: %v\n%s", rep.OK, failed, source)
	}
	for i, s := range rep.Stages {
		if s.Doc == nil || failed && i == len(rep.Stages)-1 {
			continue // the output of a failed stage may be anything
		}
		m, list, _ := irparse.ParseString(context.Background(), s.Key+".ll", s.Doc.Text)
		if list.HasErrors() {
			return fmt.Sprintf("the text after %s is not read back: %s\nin\n%s\nfrom\n%s", s.Key,
				list.Error(), s.Doc.Text, source)
		}
		if _, err := verify.Diagnose(context.Background(), m, nil); err != nil {
			return fmt.Sprintf("the module after %s is not valid: %v\nin\n%s\nfrom\n%s", s.Key, err,
				s.Doc.Text, source)
		}
	}
	return ""
}

// fuzzSeeds are the seeds of fuzzing: the examples, and random programs with both kinds of
// pointers.
func fuzzSeeds(t testing.TB) (texts []string) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		texts = append(texts, e.Source)
	}
	for seed := range uint64(6) {
		opt := gen.All
		opt.Typed, opt.Polls = seed%2 == 1, seed%3 != 0
		texts = append(texts, gen.Program(seed, opt))
	}
	return append(texts, fuzzTexts...)
}

// FuzzRun runs the whole pipeline, from a text with some changed tokens to machine code and stack
// map.
func FuzzRun(f *testing.F) {
	for i, text := range fuzzSeeds(f) {
		f.Add(text, uint64(i), byte(i))
	}
	f.Fuzz(func(t *testing.T, text string, edits uint64, options byte) {
		if len(text) > 1<<15 {
			return
		}
		if edits != 0 { // 0 leaves the text unchanged
			text = gen.EditTokens(text, edits)
		}
		if wrong := runs(text, options); wrong != "" {
			t.Fatal(wrong)
		}
	})
}

// TestEditedSources is FuzzRun with a few edits of each seed.
func TestEditedSources(t *testing.T) {
	rounds := short.Share(uint64(40), 8)
	for i, text := range fuzzSeeds(t) {
		for seed := range rounds {
			edited := text
			if seed > 0 {
				edited = gen.EditTokens(text, seed)
			}
			if wrong := runs(edited, byte(i)+byte(seed)); wrong != "" {
				t.Errorf("seed %d, options %d: %s", seed, byte(i)+byte(seed), wrong)
			}
		}
	}
}
