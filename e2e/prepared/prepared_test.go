package prepared

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/prepare"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/run"
)

var update = flag.Bool("update", false, "write testdata/table.txt")

func parse(t *testing.T, name, text string) *ir.Module {
	t.Helper()
	m, list, err := irparse.Parse(context.Background(), source.NewText(name, text), nil)
	if err != nil || len(list.Items) > 0 {
		t.Fatalf("%v\n%v", err, list)
	}
	return m
}

// finding is a strategy whose collector finds the start of an object.
const finding = "finding"

// registry returns LLVM's strategies, and finding.
func registry(t *testing.T) *gc.Registry {
	t.Helper()
	s, err := gc.ParseSpec("name=" + finding + ",references=1,interior=yes")
	if err != nil {
		t.Fatal(err)
	}
	return gc.NewRegistry().With(s)
}

// output runs a program after passes, and returns what it prints and the number of objects that
// collections moved.
func output(t *testing.T, m *ir.Module, names string, opt run.Options) (string, uint64) {
	t.Helper()
	ctx, strategies := context.Background(), registry(t)
	p, err := passes.ParsePipeline(names)
	if err != nil {
		t.Fatal(err)
	}
	p.Options.Strategies = strategies
	if _, err := p.Run(ctx, m); err != nil {
		t.Fatal(err)
	}
	opt.Surface = run.Describe(m, strategies)
	res, err := lower.Compile(ctx, m, lower.Options{Detail: true, Strategies: strategies})
	if err != nil {
		t.Fatal(err)
	}
	var out, stderr bytes.Buffer
	opt.Code, opt.Out, opt.Err = &res.Module, &out, &stderr
	program, err := run.Load(res.Object, opt)
	if err != nil {
		t.Fatal(err)
	}
	if err := program.Call(ctx, "main", nil); err != nil {
		t.Fatalf("%v\n%s", err, out.String())
	}
	if first, n := program.Findings(); n > 0 {
		t.Errorf("%d misuses of memory, first %+v", n, first)
	}
	return out.String(), program.Counts().Moved
}

// line describes the decisions for a program.
func line(name string, lines int, p *prepare.Plan, moved uint64) string {
	references, objects := 0, 0
	var raw []string
	for _, g := range p.Groups {
		switch {
		case g.Reference:
			references += len(g.Values)
			objects += len(g.Sites)
		default:
			raw = append(raw, fmt.Sprintf("%d raw: %s", len(g.Values), g.Why))
		}
	}
	why := strings.Join(raw, "; ")
	if why == "" {
		why = "nothing raw"
	}
	return fmt.Sprintf("%-15s %5d lines, %d collected, %3d references of %2d allocations, "+
		"%5d objects moved; %s\n", name, lines, len(p.Functions), references, objects, moved, why)
}

// Each program prints the same natively, in the emulator, and collected at every safepoint by each
// collector, while the emulator looks for uses of stale addresses.
func TestPublicPrograms(t *testing.T) {
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) < 23 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	var table strings.Builder
	moving := 0 // programs of which a collection moved objects
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".ll")
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			native, err := os.ReadFile(strings.TrimSuffix(file, ".ll") + ".out")
			if err != nil {
				t.Fatal(err)
			}
			text := string(data)
			if got, _ := output(t, parse(t, name, text), "", run.Options{}); got != string(native) {
				t.Fatalf("unprepared it prints\n%s", got)
			}
			collected := func(after string) (moved uint64) {
				for _, collector := range run.Collectors() {
					got, n := output(t, parse(t, name, after), options.RewriteStatepoints,
						run.Options{Collector: collector, Stress: run.Stress{Every: 1},
							Sanitize: true})
					if got != string(native) {
						t.Errorf("collected by %s it prints\n%s", collector, got)
					}
					moved = max(moved, n)
				}
				return moved
			}
			usual, after := plan(t, name, text, "statepoint-example")
			moved := collected(after)
			if again, _ := plan(t, name, after, "statepoint-example"); referencesOf(again) > 0 {
				t.Errorf("the result has %d more references:\n%s", referencesOf(again),
					again.Report())
			}
			row := line(name, strings.Count(text, "\n"), usual, moved)
			// A strategy that finds the start of an object takes pointers into it, too.
			if other, after := plan(t, name, text, finding); referencesOf(other) >
				referencesOf(usual) {
				n := collected(after)
				row += fmt.Sprintf("%15s with interior=yes: %d references, %d objects moved\n", "",
					referencesOf(other), n)
				moved = max(moved, n)
			}
			if moved > 0 {
				moving++
			}
			table.WriteString(row)
		})
	}
	if moving < 16 {
		t.Errorf("objects moved in %d programs", moving)
	}
	const golden = "testdata/table.txt"
	if *update {
		if err := os.WriteFile(golden, []byte(table.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil || table.String() != string(want) {
		t.Errorf("%v; the table is\n%s", err, table.String())
	}
}

// referencesOf counts the references of a program.
func referencesOf(p *prepare.Plan) (n int) {
	for _, g := range p.Groups {
		if g.Reference {
			n += len(g.Values)
		}
	}
	return n
}

// plan returns the decisions for a program whose functions get a strategy, and the prepared text,
// which is valid.
func plan(t *testing.T, name, text, strategy string) (*prepare.Plan, string) {
	t.Helper()
	m := parse(t, name, text)
	o := pass.DefaultOptions()
	o.Strategies, o.ReferenceStrategy = registry(t), strategy
	chosen, err := prepare.Chosen(m, &o)
	if err != nil {
		t.Fatal(err)
	}
	p, err := prepare.New(context.Background(), m, chosen)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Apply(context.Background()); err != nil {
		t.Fatal(err)
	}
	if problems, err := verify.Module(context.Background(), m,
		&verify.Options{Strategies: o.Strategies}); err != nil ||
		len(problems) > 0 {
		t.Fatalf("%v %v", err, problems)
	}
	return p, printer.Module(m)
}

// LLVM accepts the prepared programs, and rewrites them.
func TestLLVMTakesThem(t *testing.T) {
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil {
		t.Fatal(err)
	}
	opt := oracle.Tool(t, 22, "opt")
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		_, after := plan(t, file, string(data), "statepoint-example")
		r := oracle.Exec([]byte(after), opt, "-passes=verify,rewrite-statepoints-for-gc,verify",
			"-disable-output", "-")
		if r.Err != nil {
			t.Errorf("%s: %v\n%.500s", file, r.Err, r.Stderr)
		}
	}
}
