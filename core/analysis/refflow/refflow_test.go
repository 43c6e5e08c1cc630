package refflow_test

import (
	"context"
	"slices"
	"testing"

	"statepoint/core/analysis"
	"statepoint/core/analysis/refflow"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
)

const declarations = `declare void @collect()
declare void @take(i64)
@word = internal thread_local global i64 0
`

// TestAnalyze checks, for each way to hide a reference, how it was hidden and used, and that
// nothing is found if the copy is not used, or is made again after the safepoint.
func TestAnalyze(t *testing.T) {
	for _, c := range []struct {
		name, body string
		hiding     []refflow.Hiding
		using      []refflow.Using
	}{
		{"an integer", `%i = ptrtoint ptr addrspace(1) %p to i64
			call void @collect()
			%q = inttoptr i64 %i to ptr addrspace(1)
			store i8 0, ptr addrspace(1) %q`,
			[]refflow.Hiding{refflow.AsInteger}, []refflow.Using{refflow.Written}},
		{"an integer that is only a number", `%i = ptrtoint ptr addrspace(1) %p to i64
			call void @collect()
			call void @take(i64 %i)`, nil, nil},
		{"an integer of after the safepoint", `call void @collect()
			%i = ptrtoint ptr addrspace(1) %p to i64
			%q = inttoptr i64 %i to ptr addrspace(1)
			store i8 0, ptr addrspace(1) %q`, nil, nil},
		{"another pointer", `%r = addrspacecast ptr addrspace(1) %p to ptr
			call void @collect()
			%v = load i8, ptr %r`,
			[]refflow.Hiding{refflow.AsPointer}, []refflow.Using{refflow.Read}},
		{"a slot", `%s = alloca { i64, ptr addrspace(1) }
			%f = getelementptr i8, ptr %s, i64 8
			store ptr addrspace(1) %p, ptr %f
			call void @collect()
			%q = load ptr addrspace(1), ptr %f
			%v = load i8, ptr addrspace(1) %q`,
			[]refflow.Hiding{refflow.InMemory}, []refflow.Using{refflow.Read}},
		{"a slot that is written again", `%s = alloca ptr addrspace(1)
			store ptr addrspace(1) %p, ptr %s
			call void @collect()
			store ptr addrspace(1) %p, ptr %s
			%q = load ptr addrspace(1), ptr %s
			%v = load i8, ptr addrspace(1) %q`, nil, nil},
		{"a variable", `%i = ptrtoint ptr addrspace(1) %p to i64
			store i64 %i, ptr @word
			call void @collect()
			%j = load i64, ptr @word
			%q = inttoptr i64 %j to ptr addrspace(1)
			%v = load i8, ptr addrspace(1) %q`,
			[]refflow.Hiding{refflow.InVariable}, []refflow.Using{refflow.Read}},
	} {
		t.Run(c.name, func(t *testing.T) {
			res := analyze(t, declarations+"define void @f(ptr addrspace(1) %p) {\n"+c.body+
				"\nret void\n}\n")
			var hiding []refflow.Hiding
			var using []refflow.Using
			for _, f := range res.Findings {
				hiding, using = append(hiding, f.Hiding), append(using, f.Using)
				if f.Safepoint.CalledFunc().Name() != "collect" {
					t.Errorf("the safepoint is %v", printer.Instr(f.Safepoint))
				}
			}
			if !slices.Equal(hiding, c.hiding) || !slices.Equal(using, c.using) || res.TooLarge {
				t.Errorf("hidden %v, used %v, want %v and %v", hiding, using, c.hiding, c.using)
			}
		})
	}
}

// analyze analyses @f, in which @collect is the only safepoint and the pointers of address space 1
// are references.
func analyze(t *testing.T, text string) *refflow.Result {
	t.Helper()
	m, list, err := irparse.Parse(context.Background(), source.NewText("f.ll", text), nil)
	if err != nil {
		t.Fatal(err, list)
	}
	f := m.Func("f")
	layout, err := datalayout.Parse(m.DataLayout)
	if err != nil {
		t.Fatal(err)
	}
	return refflow.Analyze(&refflow.Query{
		CFG: analysis.NewCFG(f), Layout: layout,
		IsRef: func(t *ir.Type) bool { return t.IsPointer() && t.AddrSpace == 1 },
		IsSafepoint: func(in *ir.Instr) bool {
			called := in.CalledFunc()
			return called != nil && called.Name() == "collect"
		},
		Relocated: func(*ir.Instr) ir.Value { return nil },
		Variables: refflow.NewVariables(m),
	})
}
