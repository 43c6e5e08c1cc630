package cost_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/cost"
)

// costs compiles a program for a strategy, "" for statepoint-example, and returns its costs.
func costs(t *testing.T, text, strategy string, opt lower.Options) (*ir.Module, *lower.Result,
	*cost.Costs) {
	t.Helper()
	known := gc.NewRegistry()
	if strategy != "" {
		s, err := gc.ParseSpec("name=mine,references=1," + strategy)
		if err != nil {
			t.Fatal(err)
		}
		known = known.With(s)
		text = strings.ReplaceAll(text, `"statepoint-example"`, `"mine"`)
	}
	m, _, err := irparse.ParseString(t.Context(), "program.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.ParsePipeline("place-safepoints,rewrite-statepoints-for-gc")
	if err == nil {
		p.Options.Strategies = known
		_, err = p.Run(t.Context(), m)
	}
	if err != nil {
		t.Fatal(err)
	}
	opt.Strategies, opt.Detail = known, true
	res, err := lower.Compile(t.Context(), m, opt)
	if err != nil {
		t.Fatal(err)
	}
	return m, res, cost.Of(m, &res.Module)
}

// section is the size of the section of an object.
func section(res *lower.Result, name string) (size uint32) {
	for _, s := range res.Object.Sections {
		if s.Name == name {
			size += uint32(len(s.Data))
		}
	}
	return size
}

// formats are strategies with each format, with what their code is compiled by.
var formats = []struct {
	strategy, section string
	opt               lower.Options
	slots             bool // has no derived pointers
}{
	{"", ".llvm_stackmaps", lower.Options{}, false},
	{"", ".llvm_stackmaps", lower.Options{MaxGCRegisters: 5}, false},
	{"", "statepoint_table", lower.Options{Table: true}, false},
	{"table=compact", "statepoint_compact", lower.Options{}, false},
	{"table=statepoint_table", "statepoint_table", lower.Options{}, false},
	{"table=ocaml", ".data", lower.Options{}, true},
	{"table=gcmap", ".data", lower.Options{}, true},
}

// inSlots is a program whose references are all bases.
const inSlots = `
declare void @work()
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  call void @work()
  call void @work()
  store ptr addrspace(1) %p, ptr addrspace(1) %q
  call void @work()
  store i64 0, ptr addrspace(1) %p
  ret void
}`

// The bytes of all records and the shared ones are those of each section.
func TestSums(t *testing.T) {
	form := gen.All
	form.Polls = true
	spills, reloads := uint32(0), uint32(0)
	for seed := range uint64(20) {
		text := gen.Program(seed, form)
		for _, f := range formats {
			if f.slots {
				text = inSlots
			}
			_, res, c := costs(t, text, f.strategy, f.opt)
			found := false
			for k := range c.Tables {
				table, sum := &c.Tables[k], c.Tables[k].Shared
				for i := range c.Records {
					sum += c.Records[i].Tables[k]
					if c.Records[i].Tables[k] == 0 && table.Section == f.section {
						t.Errorf("seed %d, %q: record %d has no byte in %s", seed, f.strategy,
							i, table.Section)
					}
				}
				found = found || table.Section == f.section
				if whole := section(res, table.Section); sum != table.Size ||
					table.Size != whole && table.Section != ".data" {
					t.Errorf("seed %d, %q: %s: %d bytes, %d counted, %d in the object", seed,
						f.strategy, table.Section, table.Size, sum, whole)
				}
			}
			if !found {
				t.Errorf("seed %d, %q: no costs in %s: %+v", seed, f.strategy, f.section,
					c.Tables)
			}
			var own cost.Record
			for i := range c.Records {
				own.Spills += c.Records[i].Spills
				own.Reloads += c.Records[i].Reloads
			}
			if own.Spills > c.Spills || own.Reloads > c.Reloads ||
				c.Text != uint32(len(res.Text)) {
				t.Errorf("seed %d, %q: %d of %d bytes of spills, %d of %d of reloads", seed,
					f.strategy, own.Spills, c.Spills, own.Reloads, c.Reloads)
			}
			spills, reloads = spills+own.Spills, reloads+own.Reloads
		}
	}
	if spills == 0 || reloads == 0 {
		t.Errorf("%d bytes of spills, %d of reloads", spills, reloads)
	}
}

const polled = `
declare void @runtime()
declare void @work()
@wanted = external global i8
define void @gc.safepoint_poll() {
  %%w = load volatile i8, ptr @wanted
  %%c = icmp ne i8 %%w, 0
  br i1 %%c, label %%slow, label %%done
slow:
  call void @runtime()
  br label %%done
done:
  ret void
}
define void @loop(ptr addrspace(1) %%p, i64 %%n) gc "statepoint-example" {
  br label %%body
body:
  %%i = phi i64 [ 0, %%0 ], [ %%j, %%body ]
  store i64 %%i, ptr addrspace(1) %%p
  %%j = add i64 %%i, 1
  %%more = icmp ult i64 %%j, %%n
  br i1 %%more, label %%body, label %%end
end:
  %s
  store i64 0, ptr addrspace(1) %%p
  ret void
}
`

// A poll's load, comparison, branches and call count for its safepoint, and for no other: without
// it the code is shorter by no less.
func TestPoll(t *testing.T) {
	_, res, c := costs(t, fmt.Sprintf(polled, "call void @work()"), "", lower.Options{})
	polls, own := 0, 0
	for i := range c.Records {
		if c.Records[i].Poll > 0 {
			polls++
		} else {
			own++
		}
		t.Logf("%d: %+v", i, c.Records[i])
	}
	if polls != 2 || own != 1 {
		t.Errorf("%d polls and %d other safepoints, want 2 and 1\n%s", polls, own,
			assembly(res))
	}
}

func assembly(res *lower.Result) string { return res.Assembly(amd64.ATT, false) }

// A spill counts for the next safepoint that lists its slot and a reload for the last: the second
// of two calls in a row costs no spill.
func TestSpills(t *testing.T) {
	_, res, c := costs(t, `
declare void @work()
define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @work()
  call void @work()
  store i64 0, ptr addrspace(1) %p
  ret void
}`, "", lower.Options{})
	first, second := &c.Records[0], &c.Records[1]
	if first.Spills == 0 || second.Spills != 0 || first.Reloads != 0 || second.Reloads == 0 ||
		first.Code()+second.Code() != c.Spills+c.Reloads {
		t.Errorf("%+v, %+v of %+v\n%s", first, second, c, assembly(res))
	}
}
