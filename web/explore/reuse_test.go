package explore_test

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/short"
	"statepoint/web/explore"
	"statepoint/web/explore/exploretest"
	"statepoint/web/explore/panes"
	"statepoint/web/explore/views"
	"statepoint/web/report"
	"statepoint/web/wire"
)

var (
	editCount = flag.Int("edits", 150, "how many random edits are compiled with reuse")
	editSeed  = flag.Uint64("edits.seed", 1, "the seed of the first text that is edited")
)

// answers are what a compilation answers: its report, the object, and the figures of functions.
func answers(t *testing.T, c *explore.Compilation, only string) []byte {
	t.Helper()
	var b bytes.Buffer
	b.Write(wire.Encode(&wire.Report{Report: panes.Excerpt(c, only)}))
	if c.Lowered() != nil {
		if _, err := c.Lowered().Object.WriteTo(&b); err != nil {
			t.Fatal(err)
		}
		if figures, err := views.Functions(c, nil, &report.ViewRequest{}); err == nil {
			b.WriteString(figures.HTML)
		}
	}
	return b.Bytes()
}

// A compilation after another answers what it answers alone, whatever was edited in between, and an
// excerpt is that of the whole report.
func TestEdits(t *testing.T) {
	reused, known, unread, compiled, done, count := 0, 0, 0, 0, 0, short.Share(*editCount, 5)
	for seed := *editSeed; done < count; seed++ {
		e := newEdited(t, seed)
		past := explore.NewPast()
		good := e.request
		for range 25 {
			about := e.edit()
			req := e.request
			alone := explore.Compile(t.Context(), &req, nil)
			after := explore.CompileAfter(t.Context(), &req, nil, nil, past)
			if !bytes.Equal(answers(t, alone, req.Only), answers(t, after, req.Only)) {
				t.Fatalf("seed %d, edit %d, %s: the answers differ, of %s, %+v:\n%s", seed, done,
					about, req.Only, req.Options, req.Source)
			}
			if only := after.Only(); only != "" && done%5 == 0 {
				req.Only = ""
				whole := explore.Compile(t.Context(), &req, nil)
				if !bytes.Equal(answers(t, whole, only), answers(t, after, only)) {
					t.Fatalf("seed %d, edit %d, %s: the excerpt of %s is not that of the whole,"+
						" %+v:\n%s", seed, done, about, only, req.Options, req.Source)
				}
			}
			if past = after.PastOr(past); after.Past() != nil {
				reused += after.Past().Reused()
				known += after.Past().Known()
				unread += after.Past().Unread()
				compiled += len(after.Lowered().Funcs)
			}
			done++
			if alone.Outline().OK {
				good = e.request
			} else if e.r.IntN(3) > 0 {
				e.request = good // the text is repaired
			}
		}
	}
	t.Logf("%d edits from seed %d on: the code of %d of %d functions was reused, %d were known, "+
		"the bodies of %d were not read", done, *editSeed, reused, compiled, known, unread)
	if reused*10 < compiled || known*20 < compiled || unread*50 < compiled {
		t.Error("hardly any code was reused")
	}
}

// edited is a request that is edited at random.
type edited struct {
	r       *rand.Rand
	request report.Request
	words   []string
	fresh   int
	calm    bool // all edits are inside functions
}

const kinds = `
target datalayout = "e-i64:64"
%t = type { i64, i64 }
@g = global i64 0
@h = external global i64
declare void @callee()
declare ptr addrspace(1) @make(i64)

define void @gc.safepoint_poll() {
  call void @callee()
  ret void
}

define ptr @field(ptr %p, i64 %x) #0 {
  %a = getelementptr %t, ptr %p, i64 %x, i32 1
  ret ptr %a
}

define ptr addrspace(1) @loop(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
entry:
  br label %head

head:
  %i = phi i64 [ 0, %entry ], [ %next, %head ]
  %next = add i64 %i, 1
  %v = load i64, ptr @g
  %c = icmp slt i64 %next, %v
  br i1 %c, label %head, label %done

done:
  %m = call ptr addrspace(1) @make(i64 %n), !note !0
  store ptr addrspace(1) %m, ptr addrspace(1) %o
  ret ptr addrspace(1) %o
}

define i64 @numbers(i64 %0, ptr addrspace(1) %1) gc "statepoint-example" {
  call void @callee() #3
  %3 = load i64, ptr addrspace(1) %1
  call void @callee() #2
  %4 = add i64 %3, %0
  ret i64 %4
}

define double @float(double %x, i64 %n) #1 {
  %y = fadd double %x, 1.5
  call void @callee() #2
  %z = fmul double %y, 2.5
  ret double %z
}

attributes #0 = { nounwind }
attributes #1 = { "frame-pointer"="none" }
attributes #2 = { cold }
attributes #3 = { nounwind "of"="a call" }

!0 = !{i64 1}
`

// uncollected is a text as compilers of C write it: its functions name types, variables, metadata
// and intrinsics. It is long enough that bodies need not be read again.
func uncollected(functions int) string {
	var b strings.Builder
	b.WriteString(`%node = type { ptr, i64, [4 x %pair] }
%pair = type { i32, %other }
%other = type { i64, double }
%late = type { %node, %pair }
@text = private constant [3 x i8] c"%d\00"
@count = internal global i64 0
declare i32 @printf(ptr, ...)
declare noalias ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
`)
	var nodes strings.Builder
	for i := range functions {
		n := 10 + 4*i
		fmt.Fprintf(&b, `
define i64 @f%d(ptr %%p, i64 %%x) #0 !dbg !%d {
entry:
  %%slot = alloca [8 x i64]
  #dbg_value(ptr %%p, !%d, !DIExpression(), !%d)
  call void @llvm.lifetime.start.p0(ptr %%slot)
`, i, n, n+1, n+2)
		fmt.Fprintf(&nodes, `!%[1]d = distinct !DISubprogram(name: "f%[2]d", scope: !3, file: !3,
  line: %[3]d, type: !4, unit: !2, retainedNodes: !5, spFlags: DISPFlagDefinition)
!%[4]d = !DILocalVariable(name: "p", scope: !%[1]d, file: !3, line: %[3]d, type: !6)
!%[5]d = !DILocation(line: %[3]d, column: %[6]d, scope: !%[1]d)
!%[7]d = !{!%[8]d, !%[8]d, i64 0}
`, n, i, i+1, n+1, n+2, i%5, n+3, 7+i%2)
		switch i % 7 {
		case 0:
			fmt.Fprintf(&b, "  %%said = call i32 (ptr, ...) @printf(ptr @text), !dbg !%d\n", n+2)
		case 1:
			b.WriteString("  %was = load i64, ptr @count\n  store i64 %x, ptr @count\n")
		case 2:
			b.WriteString("  %new = call ptr @malloc(i64 40)\n  store ptr %new, ptr %p\n")
		case 3:
			b.WriteString("  call void @llvm.memcpy.p0.p0.i64(ptr %slot, ptr %p, i64 9, i1 0)\n")
		case 4:
			b.WriteString("  %more = getelementptr %late, ptr %p, i64 1, i32 1\n")
		case 5:
			fmt.Fprintf(&b, "  %%y = call i64 @f%d(ptr %%p, i64 1), !own !%d, !dbg !%d\n",
				(i+1)%functions, n+3, n+2)
		case 6:
			fmt.Fprintf(&b, "  %%y = load i64, ptr %%p, !range !{i64 0, i64 %d}\n", i)
		}
		for k := range 40 {
			fmt.Fprintf(&b, "  %%a%[1]d = getelementptr %%node, ptr %%p, i64 1, i32 2, i64 %[2]d\n"+
				"  %%v%[1]d = load i32, ptr %%a%[1]d, !tbaa !%[3]d\n", k, k%4, n+3)
		}
		fmt.Fprintf(&b, "  ret i64 %%x, !dbg !%d\n}\n", n+2)
	}
	fmt.Fprintf(&b, `
attributes #0 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "f.c", directory: "/")
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!"int", !9}
!8 = !{!"int", !9}
!9 = !{!"char"}
!900 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !3, identifier: "_ZTS1s",
  flags: DIFlagFwdDecl)
!70000 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", identifier: "_ZTS1s", size: 8,
  elements: !9, file: !3)
!902 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !900, size: 64)
!903 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70000, size: 64)
!904 = distinct !{!904, !902, !903, !6}
!kept = !{!904}
%s`, nodes.String())
	return b.String()
}

// newEdited returns a text of one of several origins.
func newEdited(t *testing.T, seed uint64) *edited {
	e := &edited{r: rand.New(rand.NewPCG(seed, 1)), fresh: int(seed) * 1000, calm: seed%4 < 2}
	text := kinds
	switch seed % 7 {
	case 1:
		text = gen.Module(gen.Shape{Functions: 4 + e.r.IntN(4), Calls: 3, Live: 3,
			Blocks: 1 + e.r.IntN(4), Typed: e.r.IntN(2) == 0})
	case 2:
		text = gen.Programs([]uint64{seed, seed + 1}, gen.All)
	case 3:
		o := gen.Wild
		o.Typed, o.Polls = e.r.IntN(2) == 0, e.r.IntN(2) == 0
		text = gen.Programs([]uint64{seed, seed + 1}, o)
	case 4:
		files, err := filepath.Glob("../../e2e/prepared/testdata/*.ll")
		if err != nil || len(files) == 0 {
			t.Fatal("no programs of other compilers", err)
		}
		src, err := os.ReadFile(files[int(seed/7)%len(files)])
		if err != nil {
			t.Fatal(err)
		}
		if text = string(src); len(text) > 60_000 {
			text = kinds
		}
	case 6:
		text = uncollected(25 + e.r.IntN(3))
	case 5:
		names := []string{"tree-insert", "hash-table", "vector", "exceptions", "deopt"}
		text = exploretest.Example(t, names[int(seed/7)%len(names)]) + "\ndefine void @one() {\n" +
			"  ret void\n}\n\ndefine i64 @two(i64 %x) {\n  %y = add i64 %x, 3\n  ret i64 %y\n}\n"
	}
	e.request = report.Request{FileName: "edited.ll", Source: text, Only: report.FirstFunction}
	e.words = gen.Words([]string{text, kinds})
	return e
}

var (
	constants = regexp.MustCompile(`\bi(?:8|32|64) \d+|double \d+\.\d+`)
	locals    = regexp.MustCompile(`%[a-z][a-z.0-9]*`)
	nodes     = regexp.MustCompile(`(?m)^!\d+ = .*(?:\n +.*)*\n`)
	numbers   = regexp.MustCompile(`\d+`)
	bodies    = regexp.MustCompile(`(?ms)^define .*?^\}\n`)
)

// edit edits the request, and says how.
func (e *edited) edit() string {
	if e.r.IntN(8) == 0 {
		e.request.Only = report.FirstFunction
		if all := bodies.FindAllString(e.request.Source, -1); len(all) > 0 {
			one := all[e.r.IntN(len(all))]
			if at := strings.IndexByte(one, '@'); at >= 0 && strings.Contains(one[at:], "(") {
				e.request.Only, _, _ = strings.Cut(one[at:], "(")
			}
		}
	}
	n := e.r.IntN(len(edits))
	if e.r.IntN(3) > 0 || e.calm {
		n = e.r.IntN(insideEdits)
	}
	e.fresh++
	e.request.Source = edits[n].change(e, e.request.Source)
	return edits[n].name
}

// one replaces one match of an expression.
func (e *edited) one(text string, x *regexp.Regexp, by func(string) string) string {
	all := x.FindAllStringIndex(text, -1)
	if len(all) == 0 {
		return text
	}
	at := all[e.r.IntN(len(all))]
	return text[:at[0]] + by(text[at[0]:at[1]]) + text[at[1]:]
}

// body changes the body of one function.
func (e *edited) body(text string, by func(lines []string) []string) string {
	return e.one(text, bodies, func(f string) string {
		lines := strings.SplitAfter(f, "\n")
		return strings.Join(by(lines), "")
	})
}

// before inserts a line into a body, before its last instruction or before any line.
func (e *edited) before(text, line string) string {
	return e.body(text, func(lines []string) []string {
		at := max(len(lines)-3, 1)
		if e.r.IntN(3) == 0 {
			at = 1 + e.r.IntN(len(lines)-1)
		}
		return slices.Insert(lines, at, line)
	})
}

// toggle exchanges two texts for each other.
func toggle(text, one, other string) string {
	if strings.Contains(text, one) {
		return strings.Replace(text, one, other, 1)
	}
	return strings.Replace(text, other, one, 1)
}

// insideEdits is the number of edits, the first ones, that are inside one function.
const insideEdits = 6

var edits = []struct {
	name   string
	change func(e *edited, text string) string
}{
	{"a constant", func(e *edited, text string) string {
		return e.one(text, constants, func(old string) string {
			word, _, _ := strings.Cut(old, " ")
			if word == "double" {
				return fmt.Sprintf("double %d.5", e.r.IntN(9))
			}
			return fmt.Sprint(word, " ", e.r.IntN(120))
		})
	}},
	{"a name", func(e *edited, text string) string {
		return e.one(text, bodies, func(f string) string {
			old := locals.FindString(f[e.r.IntN(len(f)):])
			if old == "" {
				return f
			}
			return regexp.MustCompile(regexp.QuoteMeta(old)+`\b`).ReplaceAllString(f,
				fmt.Sprint("%renamed", e.fresh))
		})
	}},
	{"an instruction", func(e *edited, text string) string {
		return e.before(text, fmt.Sprintf("  %%new%d = add i64 %d, %d\n", e.fresh, e.r.IntN(9),
			e.r.IntN(9)))
	}},
	{"a line less", func(e *edited, text string) string {
		return e.body(text, func(lines []string) []string {
			at := 1 + e.r.IntN(max(len(lines)-3, 1))
			return slices.Delete(lines, at, at+1)
		})
	}},
	{"a call", func(e *edited, text string) string {
		if !strings.Contains(text, "@extra(") {
			text += "\ndeclare void @extra(i64)\n"
		}
		return e.before(text, fmt.Sprintf("  call void @extra(i64 %d)\n", e.r.IntN(9)))
	}},
	{"a call less", func(e *edited, text string) string {
		return e.one(text, regexp.MustCompile(`(?m)^  call void .*\n`),
			func(string) string { return "" })
	}},
	{"an attribute group", func(e *edited, text string) string {
		return e.one(text, regexp.MustCompile(`(?m)^attributes #\d+ = \{.*\}$`),
			func(old string) string {
				return toggle(old, ` "frame-pointer"="all" }`, " }")
			})
	}},
	{"a declaration", func(e *edited, text string) string {
		return e.one(text, regexp.MustCompile(`(?m)^declare .*$`), func(old string) string {
			if e.r.IntN(2) == 0 {
				return toggle(old, "declare extern_weak ", "declare ")
			}
			return toggle(old, ` "gc-leaf-function"`, "")
		})
	}},
	{"a type", func(e *edited, text string) string {
		return toggle(text, "%t = type { i64, i64 }", "%t = type { [3 x i64], i64 }")
	}},
	{"a variable", func(e *edited, text string) string {
		return toggle(text, "@g = global", "@g = thread_local global")
	}},
	{"metadata", func(e *edited, text string) string {
		return toggle(text, "\n!0 = !{i64 1}\n", "\n!0 = !{i64 2, !1}\n!1 = !{!\"new\"}\n")
	}},
	{"a node", func(e *edited, text string) string {
		return e.one(text, nodes, func(old string) string {
			other := nodes.FindAllString(text, -1)
			switch e.r.IntN(4) {
			case 0:
				return ""
			case 1: // equal to another
				_, body, _ := strings.Cut(other[e.r.IntN(len(other))], "=")
				number, _, _ := strings.Cut(old, "=")
				return number + "=" + body
			case 2:
				return e.one(old, numbers, func(string) string { return fmt.Sprint(e.r.IntN(20)) })
			}
			return old + "; !" + fmt.Sprint(e.fresh) + "\n"
		})
	}},
	{"the version of debug information", func(e *edited, text string) string {
		return toggle(text, `Debug Info Version", i32 3`, `Debug Info Version", i32 2`)
	}},
	{"the order of nodes", func(e *edited, text string) string {
		moved := ""
		text = e.one(text, nodes, func(old string) string { moved = old; return "" })
		return e.one(text, nodes, func(old string) string { return moved + old })
	}},
	{"the poll", func(e *edited, text string) string {
		at := strings.Index(text, "@gc.safepoint_poll() ")
		if at < 0 {
			return text + "\ndefine void @gc.safepoint_poll() {\n  ret void\n}\n"
		}
		end := at + strings.Index(text[at:], "  ret void")
		return text[:end] + fmt.Sprintf("  %%poll%d = add i64 1, 2\n", e.fresh) + text[end:]
	}},
	{"an option", func(e *edited, text string) string {
		o := &e.request.Options
		switch e.r.IntN(5) {
		case 0:
			o.MapVersion = []string{"", "1", "2", "3"}[e.r.IntN(4)]
		case 1:
			o.PassFlags = [][]string{nil, {"-spp-all-backedges"},
				{"-spp-split-backedge"}}[e.r.IntN(3)]
		case 2:
			o.Syntax = []string{"", "intel", "go"}[e.r.IntN(3)]
		case 3:
			o.Passes = [][]string{nil, {"mem2reg", "place-safepoints",
				"rewrite-statepoints-for-gc"}, {"rewrite-statepoints-for-gc"}}[e.r.IntN(3)]
		default:
			o.Strategy = []string{"", "coreclr", "statepoint-example"}[e.r.IntN(3)]
		}
		return text
	}},
	{"a function", func(e *edited, text string) string {
		all := bodies.FindAllString(text, -1)
		if len(all) == 0 {
			return text
		}
		one := all[e.r.IntN(len(all))]
		at := strings.IndexByte(one, '@')
		open := strings.IndexByte(one[max(at, 0):], '(')
		if at < 0 || open < 0 {
			return text
		}
		return text + one[:at] + fmt.Sprintf("@added%d", e.fresh) + one[at+open:]
	}},
	{"a function less", func(e *edited, text string) string {
		return e.one(text, bodies, func(string) string { return "" })
	}},
	{"the order", func(e *edited, text string) string {
		all := bodies.FindAllStringIndex(text, -1)
		if len(all) < 2 {
			return text
		}
		n := e.r.IntN(len(all) - 1)
		a, b := all[n], all[n+1]
		return text[:a[0]] + text[b[0]:b[1]] + text[a[1]:b[0]] + text[a[0]:a[1]] + text[b[1]:]
	}},
	{"tokens", func(e *edited, text string) string { return gen.EditTokens(text, e.r.Uint64()) }},
	{"a mistake", func(e *edited, text string) string {
		return gen.Mutate(text, e.words, e.r.Uint64())
	}},
}
