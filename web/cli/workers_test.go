package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"statepoint/core/irparse"
	"statepoint/e2e/gen"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

// inputs are texts with many functions, or with functions of many kinds.
func inputs(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, pattern := range []string{"static/examples/*.ll", "core/passes/filetests/*/*.ll",
		"core/verify/filetests/*.ll", "lower/filetests/*/*.ll", "e2e/runtime/programs/*.ll"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatal("nothing is ", pattern, err)
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			all[name] = string(data)
		}
	}
	for seed := range uint64(9) {
		options := gen.Options{Typed: seed%3 == 1, Polls: true, Select: true, Switch: true,
			Deopt: true, Vector: seed%2 == 0, Invoke: true, Struct: true, Store: true, Clone: true}
		all[fmt.Sprint("seed ", seed)] = gen.Programs([]uint64{seed, seed + 50, seed + 90}, options)
	}
	all["many"] = gen.Module(gen.Shape{Functions: 60, Calls: 5, Live: 4, Blocks: 3})
	all["rewritten"], _, _ = runCommand(all["many"], "opt", "-S",
		"-passes=rewrite-statepoints-for-gc", "-")
	return all
}

// TestWorkersWriteTheSame runs the commands with several numbers of workers: what they write, and
// the exit status, are the same.
func TestWorkersWriteTheSame(t *testing.T) {
	rewrite := "place-safepoints,rewrite-statepoints-for-gc"
	commands := [][]string{
		{"compile", "-o", "-", "-"},
		{"compile", "-max-code=1000", "-o", "-", "-"},
		{"compile", "--passes=rewrite-statepoints-for-gc,verify", "-table", "-o", "-", "-"},
		{"opt", "-S", "-passes=" + rewrite, "-"},
		{"opt", "-S", "-passes=" + rewrite, "-explain", "-spp-print-base-pointers",
			"-rs4gc-list-allocas", "-"},
		{"opt", "-S", "-passes=" + rewrite, "-max-added=30", "-"},
		{"llc", "-o", "-", "-"},
	}
	for name, text := range inputs(t) {
		for _, args := range commands {
			run := func(n int) string {
				with := append([]string{args[0], fmt.Sprint("-j", n)}, args[1:]...)
				stdout, stderr, status := runCommand(text, with...)
				return fmt.Sprint(status, "\n", stderr, "\n", stdout)
			}
			want := run(1)
			for _, n := range []int{2, 3, 8} {
				if got := run(n); got != want {
					t.Errorf("%s: %v with %d workers: %s", name, args, n, difference(got, want))
				}
			}
		}
	}
}

// difference shows where two texts begin to differ.
func difference(got, want string) string {
	at := 0
	for at < min(len(got), len(want)) && got[at] == want[at] {
		at++
	}
	around := func(s string) string { return s[max(0, at-200):min(len(s), at+200)] }
	return fmt.Sprintf("at byte %d\n%q\nwant\n%q", at, around(got), around(want))
}

// TestTextOfFinishedFunctions prints modules with and without something that reads them after the
// passes: only without it are functions printed, and released, while others are still rewritten.
func TestTextOfFinishedFunctions(t *testing.T) {
	for name, text := range inputs(t) {
		for _, passes := range []string{"place-safepoints,rewrite-statepoints-for-gc",
			"rewrite-statepoints-for-gc,verify", "mem2reg"} {
			args := []string{"opt", "-S", "-passes=" + passes, "-"}
			want, _, _ := runCommand(text, append(args, "-time-passes")...)
			for _, workers := range []string{"-j1", "-j2"} {
				if got, _, _ := runCommand(text, append(args, workers)...); got != want {
					t.Errorf("%s: %v %s: %s", name, args, workers, difference(got, want))
				}
			}
		}
	}
}

// TestTextOnly writes the assembly of modules with all details, and with only those that the text
// needs.
func TestTextOnly(t *testing.T) {
	written := 0
	for name, text := range inputs(t) {
		assembly := func(o lower.Options) string {
			m, _, err := irparse.ParseString(t.Context(), name, text)
			if err != nil {
				return ""
			}
			result, err := lower.Compile(t.Context(), m, o)
			if err != nil {
				return ""
			}
			return result.Assembly(amd64.ATT, false)
		}
		want := assembly(lower.Options{Detail: true})
		if want != "" {
			written++
		}
		o := lower.Options{Detail: true, CodeOnly: true, TextOnly: true}
		for _, o.Workers = range []int{1, 2} {
			if got := assembly(o); got != want {
				t.Errorf("%s: %s", name, difference(got, want))
			}
		}
	}
	if written < 200 {
		t.Errorf("%d modules are written", written)
	}
}
