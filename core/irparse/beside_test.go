package irparse_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/e2e/gen"
	"statepoint/e2e/short"
)

// reading is all that a reading of a text gives: messages, the printed module, and what printing
// leaves out.
func reading(t *testing.T, text string, workers int) string {
	t.Helper()
	m, list, err := irparse.Parse(t.Context(), newText(text), &irparse.Options{Workers: workers})
	var b strings.Builder
	fmt.Fprintf(&b, "%v\n%+v\n%v %s\n", err, list.Items, m.Dialect, m.UseListOrders)
	b.Write(printer.AppendModule(nil, m, nil))
	for _, n := range m.Metadata.Nodes {
		fmt.Fprint(&b, n.Number, n.Span, n.Kind, n.Parts, n.Distinct, " ")
	}
	for _, v := range m.StructTypes {
		fmt.Fprint(&b, v, " ")
	}
	for _, f := range m.Funcs {
		fmt.Fprint(&b, "\n", f.Name(), f.Span, f.BodySpan, f.UseListOrders, " used")
		for u := ir.FirstUse(f); u != nil; u = u.Next() {
			fmt.Fprint(&b, " ", ir.SpanOf(u.User), u.Index())
		}
		last := f.ID()
		for _, a := range f.Args {
			fmt.Fprint(&b, a.Span)
		}
		for _, bl := range f.Blocks {
			fmt.Fprint(&b, "\n", bl.Span)
			for in := bl.First(); in != nil; in = in.Next() {
				fmt.Fprint(&b, in.Span)
				for u := ir.FirstUse(in); u != nil; u = u.Next() {
					fmt.Fprint(&b, u.User.Span.Start, " ")
				}
				if in.Func() != f || f.Module() != m {
					t.Errorf("%s is in another module", printer.Instr(in))
				}
				if in.ID() <= last && err == nil && len(list.Items) == 0 {
					t.Errorf("the id of %s does not follow", printer.Instr(in))
				}
				last = max(last, in.ID())
			}
		}
	}
	return b.String()
}

// sameBeside fails the test unless a text is read in the same way whatever the number of workers.
func sameBeside(t *testing.T, name, text string) {
	t.Helper()
	want := reading(t, text, 1)
	for _, n := range []int{2, 3, 8} {
		if got := reading(t, text, n); got != want {
			t.Fatalf("%s: with %d workers %s\nfrom\n%s", name, n, firstDifference(got, want), text)
		}
	}
}

// besideTexts are texts with several bodies.
func besideTexts(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for _, c := range corpus(t) {
		texts[c.name] = string(c.data)
	}
	for _, pattern := range []string{"../passes/filetests/*/*.ll", "../verify/filetests/*.ll",
		"../../lower/filetests/*/*.ll", "../../e2e/runtime/programs/*.ll",
		"../../static/examples/*.ll"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatal("nothing is ", pattern, err)
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			texts[name] = string(data)
		}
	}
	for seed := range uint64(8) {
		o := gen.Wild
		o.Typed = seed%3 == 1
		texts[fmt.Sprint("seed ", seed)] = gen.Programs([]uint64{seed, seed + 50, seed + 90}, o)
	}
	texts["many"] = gen.Module(gen.Shape{Functions: 60, Calls: 5, Live: 4, Blocks: 3})
	texts["features"] = features
	return texts
}

// features has what readers of bodies must put in the order of the text, in functions of the most
// different lengths.
const features = `
@table = global [2 x ptr] [ptr blockaddress(@f, %b), ptr blockaddress(@g, %x)]
%pair = type { i32, ptr }
@v = global %pair zeroinitializer, !second !3
define float @f(ptr %p, i1 %c) #1 {
  br i1 %c, label %a, label %b, !third !2, !prof !1, !first !{!1}
a:
  %l = load i32, ptr %p, align 8, !tbaa !4
  store i32 %l, ptr %p, !tbaa !5
  br label %b
b:
  %ph = phi i32 [ %l, %a ], [ %later, %b ], [ 1, %0 ]
  %later = add i32 %ph, 1
  call void @g(ptr noundef nonnull %p) #0, !dbg !DILocation(line: 3, scope: !9)
  %d = icmp ult i32 %later, 100
  br i1 %d, label %b, label %e
e:
  ret float 0x3FB99999A0000000
}
define void @g(ptr noundef nonnull %p) #0 "own" {
  %q = getelementptr %pair, ptr %p, i32 0, i32 1
  call void @h(ptr noundef nonnull %q), !second !2, !first !1, !own !{!1}
  br label %x
x:
  store ptr blockaddress(@h, %1), ptr %q
  ret void, !own !{!1}
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
define i32 @h(ptr %0) {
  br label %2
2:
  %3 = load i32, ptr @v, !tbaa !4, !second !3, !another !{!1}
  %4 = call float @f(ptr @table, i1 true) [ "deopt"(i32 %3, float 0x3FB99999A0000000) ]
  call void @llvm.dbg.value(metadata i32 %3, metadata !8, metadata !DIExpression())
  ret i32 %3
}
attributes #0 = { nounwind "a"="b" }
attributes #1 = { cold }
!named = !{!7}
!1 = !{i32 1}
!2 = !{i32 1}
!3 = distinct !{!3}
!4 = !{!"int", !6}
!5 = !{!4, !4, i64 0}
!6 = !{!"root"}
!7 = !{!1, !{!3}}
!8 = !DILocalVariable(name: "x", scope: !9)
!9 = distinct !DISubprogram(name: "f")
`

// TestReadBeside reads texts with several numbers of workers.
func TestReadBeside(t *testing.T) {
	beside, all := 0, 0
	for name, text := range besideTexts(t) {
		sameBeside(t, name, text)
		if strings.Count(text, "\ndefine") > 1 {
			all++
			if irparse.ReadsBeside(text) {
				beside++
			} else if name == "features" {
				t.Error("the features are not read side by side")
			}
		}
	}
	if t.Logf("%d of %d", beside, all); beside < all/2 {
		t.Errorf("only %d of %d texts are read side by side", beside, all)
	}
}

// TestDamagedBeside reads texts with one to three wrong tokens.
func TestDamagedBeside(t *testing.T) {
	var texts []string
	for _, text := range besideTexts(t) {
		if strings.Count(text, "\ndefine") > 1 && len(text) < maxMutated {
			texts = append(texts, text)
		}
	}
	slices.Sort(texts)
	words := gen.Words(texts)
	for i, text := range texts {
		for round := range uint64(short.Share(12, 4)) {
			seed := uint64(i)<<8 + round
			sameBeside(t, fmt.Sprint("seed ", seed), gen.Mutate(text, words, seed))
		}
	}
}

// TestReadsBeside says which texts are read in their order.
func TestReadsBeside(t *testing.T) {
	const one, two = "define void @f() {\n  ret void\n}\n", "define void @g() {\n  ret void\n}\n"
	for _, c := range []struct {
		text   string
		beside bool
	}{
		{one, false},
		{one + two, true},
		{one + "@v = global i32 1\n!0 = !{}\nattributes #0 = { cold }\n" + two, true},
		{"%T = type { i32 }\n" + one + two, true},
		{one + "%T = type { i32 }\n" + two, false},
		{one + "target triple = \"x86_64\"\n" + two, false},
		{one + "define void @g() {\n  call void @h()\n  ret void\n}\n", false},
		{one + "define void @g() {\n  ret void }; }\n", true},
		// bodies that do not end at the first brace that begins a line
		{"define ptr @h() {\n  call void asm \"\n}\ndefine void @f() {\", \"\"()\n" +
			"  ret ptr null\n}\n" + one + two, false},
		{"define ptr @h() {\n  call void @i({ i32 } {\ni32 1\n})\n  ret ptr null\n}\n" +
			"declare void @i({ i32 })\n" + one + two, false},
		{"define ptr @h() {\n  ret ptr null }\n" + one + two, false},
		{one + "define void @g(i32 %x) {\n  %y = add i32 %x, %z\n  ret void\n}\n", false},
		{one + "define void @g() {\n  ret void, !a !1\n}\n!1 = !{}\n", true},
		{one + "define void @g() {\n  ret void, !a !1\n}\n", false},
		{one + "define void @g() {\n  call void @f() #7\n  ret void\n}\n", false},
		{one + "define void @g() {\n  ret void\n  }\n}\n" + two, false},
		{one + "define void @g() {\n  %p = alloca %T\n  ret void\n}\n", false},
		{one + "define void @g() {\n  %a = add i32 1, 2\n  %a = add i32 1, 2\n  ret void\n}\n", false},
	} {
		if beside := irparse.ReadsBeside(c.text); beside != c.beside {
			t.Errorf("read side by side: %t\n%s", beside, c.text)
		}
		sameBeside(t, "the text", c.text)
	}
}
