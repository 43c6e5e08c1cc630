package lower_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/e2e/gen"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

// compiledBy is all that a compilation of a text by a number of workers results in, as text.
func compiledBy(t *testing.T, text string, rewrite bool, opts lower.Options, n int) string {
	t.Helper()
	m, list, err := irparse.ParseString(t.Context(), "test.ll", text)
	if err != nil {
		return "" // not about this
	}
	var b strings.Builder
	b.WriteString(list.Error())
	if rewrite {
		p, err := passes.NewPipeline("place-safepoints", "rewrite-statepoints-for-gc")
		if err != nil {
			t.Fatal(err)
		}
		p.Options.PollsIfDefined = true
		if _, err := p.Run(t.Context(), m); err != nil {
			return ""
		}
	}
	opts.Workers = n
	res, err := lower.Compile(t.Context(), m, opts)
	if err != nil {
		return b.String() + "\n" + err.Error()
	}
	fmt.Fprintf(&b, "\n%s\n", res.Warnings.Error())
	var object bytes.Buffer
	if _, err := res.Object.WriteTo(&object); err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(&b, "%x\n", object.Bytes())
	if opts.Detail {
		b.WriteString(res.Assembly(amd64.ATT, true))
		for i := range res.Links { // ids depend on who made what
			l := &res.Links[i]
			fmt.Fprintln(&b, l.Kind, l.Role, l.Label, l.Func, len(l.From), len(l.At), len(l.Lists))
		}
	}
	return b.String()
}

// sideBySide compiles a text one function after another, and by several workers.
func sideBySide(t *testing.T, name, text string, opts lower.Options) (functions int) {
	t.Helper()
	for _, rewrite := range []bool{false, true} {
		want := compiledBy(t, text, rewrite, opts, 1)
		for _, n := range []int{2, 3, 8} {
			got := compiledBy(t, text, rewrite, opts, n)
			if got != want {
				at := 0
				for at < min(len(got), len(want)) && got[at] == want[at] {
					at++
				}
				from := max(0, at-200)
				t.Fatalf("%s, rewritten %v, %+v: %d workers differ at byte %d:\n%s\nwant\n%s", name,
					rewrite, opts, n, at, got[from:min(len(got), at+200)],
					want[from:min(len(want), at+200)])
			}
		}
	}
	return strings.Count(text, "\ndefine ")
}

// texts are the examples and the cases of this room and of the passes.
func texts(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, pattern := range []string{"../static/examples/*.ll", "filetests/*/*.ll",
		"../core/passes/filetests/*/*.ll", "../e2e/runtime/programs/*.ll"} {
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
	return all
}

func TestWorkersMakeTheSame(t *testing.T) {
	functions := 0
	for name, text := range texts(t) {
		for _, opts := range []lower.Options{{}, {Detail: true, Table: true},
			{FunctionSections: true, PIC: true, Detail: true}} {
			functions += sideBySide(t, name, text, opts)
		}
	}
	for seed := range uint64(12) {
		r := rand.New(rand.NewPCG(seed, 37))
		text := gen.Module(gen.Shape{Functions: 20 + r.IntN(20), Calls: r.IntN(12),
			Live: 1 + r.IntN(10), Blocks: 1 + r.IntN(4)})
		switch seed % 3 {
		case 1:
			text = gen.Programs([]uint64{seed, seed + 100, seed + 200}, gen.Options{})
		case 2:
			text = gen.Roots(seed, 12, "shadow-stack", "ocaml", "card-marking")
		}
		functions += sideBySide(t, fmt.Sprint("seed ", seed), text,
			lower.Options{Detail: seed%2 == 0})
	}
	t.Log(functions, "functions")
}

func TestWorkersMeetTheSameLimits(t *testing.T) {
	text := gen.Module(gen.Shape{Functions: 30, Calls: 4, Live: 6})
	refused := 0
	for most := 1; most < 4000; most += 391 {
		for _, opts := range []lower.Options{{MaxCode: most}, {MaxBytes: uint64(most)}} {
			sideBySide(t, "limits", text, opts)
			m, _, _ := irparse.ParseString(t.Context(), "test.ll", text)
			var list *source.List
			if _, err := lower.Compile(t.Context(), m, opts); errors.As(err, &list) {
				refused++
			}
		}
	}
	if refused < 5 {
		t.Errorf("only %d limits are met", refused)
	}
}
