package regions_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/analysis"
	"statepoint/core/analysis/regions"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/irparse"
)

// TestWords shows, for functions in which @point lists its arguments, the words that are followed
// at each call to it, those that are cleared, and the reasons why others are not followed.
func TestWords(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"stored", `
			store ptr addrspace(1) %p, ptr %a
			call void @point(ptr %a)
			%v = load ptr addrspace(1), ptr %a`, "a:0"},
		{"not stored, not read", "call void @point(ptr %a)", ""},
		{"not stored, read", `
			call void @point(ptr %a)
			%v = load ptr addrspace(1), ptr %a`, "a:0 clear a:0"},
		{"stored before a safepoint that does not list it", `
			store ptr addrspace(1) %p, ptr %a
			call void @point(ptr %b)
			call void @point(ptr %a)
			%v = load ptr addrspace(1), ptr %a`, "a:0 stale"},
		{"null before one", `
			store ptr addrspace(1) null, ptr %a
			call void @point(ptr %b)
			call void @point(ptr %a)
			%v = load ptr addrspace(1), ptr %a`, "a:0"},
		{"stale and stored again", `
			store ptr addrspace(1) %p, ptr %a
			call void @point(ptr %b)
			store ptr addrspace(1) %p, ptr %a
			call void @point(ptr %a)
			%v = load ptr addrspace(1), ptr %a`, "a:0"},
		{"one word of two", `
			store i64 1, ptr %b
			%f = getelementptr i8, ptr %b, i64 8
			store ptr addrspace(1) %p, ptr %f
			call void @point(ptr %b)
			%v = load ptr addrspace(1), ptr %f`, "b:8"},
		{"copied", `
			store ptr addrspace(1) %p, ptr %a
			%f = getelementptr i8, ptr %b, i64 8
			call void @llvm.memcpy.p0.p0.i64(ptr %f, ptr %a, i64 8, i1 false)
			call void @point(ptr %b)
			%v = load ptr addrspace(1), ptr %f`, "b:8"},
		{"copied before it is stored", `
			%f = getelementptr i8, ptr %b, i64 8
			call void @llvm.memcpy.p0.p0.i64(ptr %f, ptr %a, i64 8, i1 false)
			call void @point(ptr %b, ptr %a)
			%v = load ptr addrspace(1), ptr %f`, "b:8 a:0 clear b:8 clear a:0"},
		{"set to zero", `
			call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 16, i1 false)
			call void @point(ptr %b)
			%f = getelementptr i8, ptr %b, i64 8
			%v = load ptr addrspace(1), ptr %f`, "b:8"},
		{"set to ones", `
			call void @llvm.memset.p0.i64(ptr %b, i8 -1, i64 16, i1 false)
			call void @point(ptr %b)
			%f = getelementptr i8, ptr %b, i64 8
			%v = load ptr addrspace(1), ptr %f`, "b:8 other"},
		{"filled by the callee", `
			call void @fill(ptr sret({ i64, ptr addrspace(1) }) %b)
			call void @point(ptr %b)
			%f = getelementptr i8, ptr %b, i64 8
			%v = load ptr addrspace(1), ptr %f`, "b:8"},
		{"given away", `
			call void @fill(ptr %b)
			call void @point(ptr %b)`, "b:8 clear b:8"},
		{"of no type, stored by a choice", `
			%q = select i1 %c, ptr %x, ptr %a
			store ptr addrspace(1) %p, ptr %q
			call void @point(ptr %x, ptr %a)
			%v = load ptr addrspace(1), ptr %q`, "x:0 a:0 clear x:0 clear a:0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := analyze(t, c.body); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

var reasons = map[regions.Reason]string{regions.MayBeStale: "stale", regions.MayBeOther: "other",
	regions.MayBeDerived: "derived", regions.Unknown: "unknown"}

// analyze prints the results for a function body in short form.
func analyze(t *testing.T, body string) string {
	t.Helper()
	m, list, err := irparse.ParseString(t.Context(), "f.ll", `
		declare void @point(...)
		declare void @fill(ptr)
		declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
		declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
		define void @f(ptr addrspace(1) %p, i1 %c) {
			%a = alloca ptr addrspace(1)
			%b = alloca { i64, ptr addrspace(1) }
			%x = alloca [8 x i8]
			`+strings.ReplaceAll(body, "void @point", "void (...) @point")+`
			ret void
		}`)
	if err != nil {
		t.Fatal(err, list)
	}
	f := m.Func("f")
	layout, err := datalayout.Parse("")
	if err != nil {
		t.Fatal(err)
	}
	isPoint := func(in *ir.Instr) bool {
		return in.CalledFunc() != nil && in.CalledFunc().Name() == "point"
	}
	res := regions.Analyze(&regions.Query{CFG: analysis.NewCFG(f), Layout: layout, MaxAlign: 16,
		IsRef:       func(t *ir.Type) bool { return t.AddrSpace == 1 },
		IsSafepoint: isPoint, Listed: (*ir.Instr).Args,
		Call: func(in *ir.Instr) ([]ir.Use, func(int) *ir.AttrSet) {
			if isPoint(in) {
				return nil, nil
			}
			return in.Args(), in.Call.ParamAttrs
		}})
	var out []string
	for in := f.Entry().First(); in != nil; in = in.Next() {
		for _, h := range res.At[in] {
			for _, w := range h.Words {
				out = append(out, fmt.Sprintf("%s:%d", h.Object.Name(), w))
			}
		}
	}
	for _, w := range res.Clear {
		out = append(out, fmt.Sprintf("clear %s:%d", w.Object.Name(), w.Offset))
	}
	for _, p := range res.Problems {
		out = append(out, fmt.Sprintf("%s:%d %s", p.Word.Object.Name(), p.Word.Offset,
			reasons[p.Reason]))
	}
	return strings.Join(out, " ")
}
