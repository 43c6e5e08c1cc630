package prepare_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/prepare"
	"statepoint/core/source"
	"statepoint/core/verify"
)

func parse(t *testing.T, text string) *ir.Module {
	t.Helper()
	m, list, err := irparse.Parse(context.Background(), source.NewText("t.ll", text), nil)
	if err != nil || len(list.Items) > 0 {
		t.Fatalf("%v\n%v", err, list)
	}
	return m
}

// prepared runs the pass on a text, and returns the printed module and the report. The result is a
// valid module.
func prepared(t *testing.T, text string, options ...string) (after, report string) {
	t.Helper()
	m := parse(t, text)
	o := pass.DefaultOptions()
	o.Explain = true
	for _, option := range options {
		name, value, _ := strings.Cut(option, "=")
		if err := o.Set(name, value); err != nil {
			t.Fatal(err)
		}
	}
	why, err := prepare.Run(context.Background(), m, &o)
	if err != nil {
		t.Fatal(err)
	}
	if list, err := verify.Module(context.Background(), m, nil); err != nil || len(list) > 0 {
		t.Fatalf("%v %v\n%s", err, list, printer.Module(m))
	}
	after = printer.Module(m)
	parse(t, after)
	report = why.Report
	for _, f := range why.Findings {
		report += f.Code + " " + f.Message + "\n"
	}
	return after, report
}

const list = `declare noalias ptr @malloc(i64) #0
declare void @free(ptr)
declare i32 @puts(ptr)
@head = internal global ptr null

define internal ptr @push(i64 %value) {
  %node = call ptr @malloc(i64 16)
  %next = load ptr, ptr @head
  store ptr %next, ptr %node
  %to = getelementptr i8, ptr %node, i64 8
  store i64 %value, ptr %to
  store ptr %node, ptr @head
  ret ptr %node
}

define internal i64 @sum(ptr %list) {
entry:
  br label %loop
loop:
  %at = phi ptr [ %list, %entry ], [ %next, %more ]
  %total = phi i64 [ 0, %entry ], [ %add, %more ]
  %done = icmp eq ptr %at, null
  br i1 %done, label %end, label %more
more:
  %from = getelementptr i8, ptr %at, i64 8
  %value = load i64, ptr %from
  %add = add i64 %total, %value
  %next = load ptr, ptr %at
  br label %loop
end:
  ret i64 %total
}

define i32 @main() {
  %a = call ptr @push(i64 1)
  %b = call ptr @push(i64 2)
  %list = load ptr, ptr @head
  %sum = call i64 @sum(ptr %list)
  call void @free(ptr %b)
  %text = call ptr @malloc(i64 8)
  store i64 0, ptr %text
  %n = call i32 @puts(ptr %text)
  ret i32 0
}
attributes #0 = { allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
`

func TestAList(t *testing.T) {
	after, report := prepared(t, list)
	for _, want := range []string{
		"; object: gc_malloc: 8 bytes, no references\n",
		"; object: gc_malloc: 16 bytes, references at 0\n",
		"@head = internal global ptr addrspace(1) null",
		`define internal ptr addrspace(1) @push(i64 %value) gc "statepoint-example"`,
		"%node = call ptr addrspace(1) @gc_malloc(i64 16)",
		"store ptr addrspace(1) %node, ptr @head",
		`define internal i64 @sum(ptr addrspace(1) %list) gc "statepoint-example"`,
		"%at = phi ptr addrspace(1) [ %list, %entry ], [ %next, %more ]",
		"%done = icmp eq ptr addrspace(1) %at, null",
		"%text.raw = addrspacecast ptr addrspace(1) %text to ptr",
		"%n = call i32 @puts(ptr %text.raw)",
	} {
		if !strings.Contains(after, want) {
			t.Errorf("the result lacks %q", want)
		}
	}
	if strings.Contains(after, "call void @free") ||
		!strings.Contains(report, "@main: line 39: the call to @free is removed") {
		t.Error("a reference is freed, or the report does not say that the call is removed")
	}
	if _, again := prepared(t, after); !strings.Contains(again,
		"what `@gc_malloc` returns is one already") {
		t.Errorf("of its own result: %s", again)
	}
	if t.Failed() {
		t.Log(after, report)
	}
}

// each program has one reason for which its memory stays as it was.
func TestReasons(t *testing.T) {
	const head = `declare noalias ptr @malloc(i64)
declare void @keep(ptr, ...)
declare ptr @strdup(ptr)
declare ptr @getenv(ptr)
@variable = internal global i64 0
@pointer = internal global ptr null
define i32 @main(i32 %n, ptr %argv) {
entry:
  %new = call ptr @malloc(i64 32)
  %other = call ptr @malloc(i64 32)
  %test = icmp eq i32 %n, 0
`
	const tail = "\n  ret i32 0\n}\n"
	for _, c := range []struct{ name, body, want string }{
		{"a stack object", "%x = alloca i64\n %p = select i1 %test, ptr %new, ptr %x",
			"it may be the address of a stack object `%x`"},
		{"a variable", "%p = select i1 %test, ptr %new, ptr @variable",
			"it may be the address of the variable @variable"},
		{"a function", "%p = select i1 %test, ptr %new, ptr @main",
			"it may be the address of the function @main"},
		{"a number", "%i = ptrtoint ptr %new to i64\n %m = mul i64 %i, 31",
			"its address is used as a number"},
		{"from a number", "%p = inttoptr i64 64 to ptr\n %q = select i1 %test, ptr %new, ptr %p",
			"it may be a number that becomes a pointer"},
		{"the middle", "%p = getelementptr i8, ptr %new, i64 8\n store ptr %p, ptr @pointer",
			"it may point into the middle of an object where it is stored"},
		{"from the library", "%p = call ptr @getenv(ptr @variable)\n" +
			"%q = select i1 %test, ptr %new, ptr %p",
			"it may come from @getenv, which this module does not define"},
		{"a variable argument", "call void (ptr, ...) @keep(ptr null, ptr %new)",
			"it is passed as a variable argument"},
		{"in a stack object", "%x = alloca ptr\n store ptr %new, ptr %x",
			"it is kept in memory that the collector does not look at, because the memory's " +
				"address may be the address of a stack object `%x`"},
		{"as data", "store ptr %new, ptr %other\n %i = load i64, ptr %other",
			"its word is also accessed as `i64`"},
		{"in a vector", "%v = insertelement <2 x ptr> poison, ptr %new, i32 0",
			"`insertelement` takes no references"},
		{"main's argument", "%p = select i1 %test, ptr %new, ptr %argv",
			"it may come from main's caller, which this module does not define"},
	} {
		t.Run(c.name, func(t *testing.T) {
			after, report := prepared(t, head+c.body+tail)
			if !strings.Contains(report, "raw: ") || !strings.Contains(report, c.want) {
				t.Errorf("want %q:\n%s\n%s", c.want, report, after)
			}
			if !strings.Contains(after, "%new = call ptr @malloc(i64 32)") {
				t.Errorf("not raw:\n%s", after)
			}
		})
	}
}

// What an option keeps stays, and so does what must have the same type.
func TestRaw(t *testing.T) {
	after, report := prepared(t, list, "references-raw=@main:%text")
	if !strings.Contains(after, "%text = call ptr @malloc(i64 8)") ||
		!strings.Contains(after, "%node = call ptr addrspace(1) @gc_malloc(i64 16)") ||
		!strings.Contains(report, "an option keeps it as it is") {
		t.Error(after, report)
	}
	after, _ = prepared(t, list, "references-raw=@sum,@main:%text")
	if strings.Contains(after, "addrspace(1)") || strings.Contains(after, "gc \"") {
		t.Error(after)
	}
}

// A name in an option that the module does not have is reported, and one that it has is not.
func TestNamesOfOptions(t *testing.T) {
	_, report := prepared(t, list, "references-raw=@mian:%text,@main:%txet,@main:%text,@sum,sum",
		"references-allocators=mallok,malloc,@malloc", "references-safepoints=summ,sum")
	for _, want := range []string{"allocators: the module has no `mallok`",
		"allocators: the module has no `@malloc`", "safepoints: the module has no `summ`",
		"raw: the module has no `@mian:%text`", "raw: the module has no `@main:%txet`",
		"raw: the module has no `sum`"} {
		if !strings.Contains(report, "SP0427 -references-"+want) {
			t.Errorf("no %q in\n%s", want, report)
		}
	}
	if n := strings.Count(report, "SP0427"); n != 6 {
		t.Errorf("%d names are reported:\n%s", n, report)
	}
}

// A function that only passes on new memory gives each caller objects of its own.
func TestWrappers(t *testing.T) {
	after, report := prepared(t, `declare noalias ptr @malloc(i64)
define internal ptr @new(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  ret ptr %p
}
define i32 @main() {
  %a = call ptr @new(i64 16)
  %b = call ptr @new(i64 16)
  store ptr %b, ptr %a
  store double 1.0, ptr %b
  %x = load ptr, ptr %a
  %y = load double, ptr %x
  ret i32 0
}
`)
	if !strings.Contains(after, "store ptr addrspace(1) %b, ptr addrspace(1) %a") ||
		strings.Contains(after, "; object:") {
		t.Error(after, report)
	}
}

func TestReallocation(t *testing.T) {
	after, _ := prepared(t, `declare ptr @realloc(ptr, i64)
define i32 @main() {
  %a = call ptr @realloc(ptr null, i64 16)
  %b = call ptr @realloc(ptr %a, i64 32)
  ret i32 0
}
`)
	for _, want := range []string{"%b = call ptr addrspace(1) @gc_malloc(i64 32)\n" +
		"  call void @gc_copy(ptr addrspace(1) %b, ptr addrspace(1) %a)"} {
		if !strings.Contains(after, want) {
			t.Errorf("no %q in\n%s", want, after)
		}
	}
}

func TestTypedPointers(t *testing.T) {
	after, report := prepared(t, `%node = type { %node*, i64 }
declare noalias i8* @malloc(i64)
define i32 @main() {
  %1 = call i8* @malloc(i64 16)
  %2 = bitcast i8* %1 to %node*
  %3 = call i8* @malloc(i64 16)
  %4 = bitcast i8* %3 to %node**
  store %node* %2, %node** %4
  ret i32 0
}
`)
	if !strings.Contains(after, "@gc_malloc(i64 16)") || !strings.Contains(after, "addrspace(1)*") {
		t.Error(after, report)
	}
}

// Typical prepared programs go through the passes that follow without a warning.
func TestWhatFollows(t *testing.T) {
	m := parse(t, list)
	p, err := passes.ParsePipeline(
		"make-references,rewrite-statepoints-for-gc,verify<safepoint-ir>", prepare.Pass)
	if err != nil {
		t.Fatal(err)
	}
	found, err := p.Run(context.Background(), m)
	if err != nil || len(found) > 0 {
		t.Errorf("%v\n%s", err, found.Text(m.Text))
	}
	if n := strings.Count(printer.Module(m), "call token"); n < 3 {
		t.Errorf("%d statepoints:\n%s", n, printer.Module(m))
	}
}

// In a part of a program the types of !tbaa tell what callers pass.
const part = `declare ptr @gc_alloc(i64)
declare void @visit(ptr)

define ptr @push(ptr %list, ptr %name) {
  %new = call ptr @gc_alloc(i64 16)
  store ptr %list, ptr %new, !tbaa !0
  %at = getelementptr i8, ptr %new, i64 8
  store ptr %name, ptr %at, !tbaa !1
  ret ptr %new
}

define ptr @first(ptr %list) {
  call void @visit(ptr %list)
  %next = load ptr, ptr %list, !tbaa !0
  ret ptr %next
}
!0 = !{!2, !3, i64 0}
!1 = !{!2, !4, i64 8}
!2 = !{!"node", !3, i64 0, !4, i64 8}
!3 = !{!"p1 _ZTS4node", !5, i64 0}
!4 = !{!"p1 omnipotent char", !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
`

func TestPartOfAProgram(t *testing.T) {
	after, report := prepared(t, part)
	for _, want := range []string{
		"define ptr addrspace(1) @push(ptr addrspace(1) %list, ptr %name) gc",
		"define ptr addrspace(1) @first(ptr addrspace(1) %list) gc",
		"declare void @visit(ptr addrspace(1))",
		"; object: gc_alloc: 16 bytes, references at 0",
	} {
		if !strings.Contains(after, want) {
			t.Errorf("no %q in\n%s", want, after)
		}
	}
	if !strings.Contains(report, "SP0423 @visit gets references") {
		t.Error(report)
	}
	after, _ = prepared(t, part, "references-raw=@visit")
	if strings.Contains(after, "gc \"") {
		t.Errorf("@visit keeps nodes raw:\n%s", after)
	}
}

// So do they in functions that a whole program never calls: here @main has its own copies.
func TestFunctionsThatNothingCalls(t *testing.T) {
	after, report := prepared(t, strings.Replace(part, "!0 = ", `
define i32 @main() {
  %new = call ptr @gc_alloc(i64 16)
  store ptr null, ptr %new, !tbaa !0
  %next = load ptr, ptr %new, !tbaa !0
  ret i32 0
}
!0 = `, 1))
	for _, want := range []string{
		"define ptr addrspace(1) @push(ptr addrspace(1) %list, ptr %name) gc",
		"define ptr addrspace(1) @first(ptr addrspace(1) %list) gc",
		"store ptr addrspace(1) null, ptr addrspace(1) %new",
	} {
		if !strings.Contains(after, want) {
			t.Errorf("no %q in\n%s\n%s", want, after, report)
		}
	}
}

// Functions that already name a collector get references as well. The warning about their plain
// pointers suggests the pass; in its own output, which has references, there is none.
func TestAdvice(t *testing.T) {
	text := strings.ReplaceAll(part, ") {\n", ") gc \"statepoint-example\" {\n")
	advised := func(text string) bool {
		p, err := passes.ParsePipeline("rewrite-statepoints-for-gc")
		if err != nil {
			t.Fatal(err)
		}
		m := parse(t, text)
		found, err := p.Run(context.Background(), m)
		if err != nil {
			t.Fatal(err)
		}
		return len(found) > 0 && found[0].Code == pass.CodePlain &&
			found[0].First == options.MakeReferences &&
			strings.Contains(found.Text(m.Text), options.MakeReferences)
	}
	after, _ := prepared(t, text)
	if !strings.Contains(after, "@first(ptr addrspace(1) %list)") ||
		!advised(text) || advised(after) {
		t.Error(after)
	}
	// Where the pass would change nothing, the warning gives the reason.
	m := parse(t, strings.ReplaceAll(part, "@visit(", "@strdup("))
	p, err := passes.ParsePipeline("rewrite-statepoints-for-gc")
	if err != nil {
		t.Fatal(err)
	}
	found, err := p.Run(context.Background(), m)
	if said := found.Text(m.Text); err != nil || !strings.Contains(said,
		"`make-references` would change nothing: no pointer to what is allocated here becomes a "+
			"reference: it is kept in memory that the collector does not look at, because the "+
			"memory's address is passed to @strdup") {
		t.Error(err, said)
	}
}

// A copy between different offsets of two objects joins their words one by one: the numbers beside
// what is copied stay apart from it.
func TestCopies(t *testing.T) {
	after, report := prepared(t, `declare noalias ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@text = private constant [3 x i8] c"hi\00"
@pattern = internal constant { i64, ptr } { i64 8, ptr @text }
define i32 @main() {
  %array = call ptr @malloc(i64 32)
  %part = getelementptr i8, ptr %array, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %part, ptr @pattern, i64 16, i1 false)
  store i32 1, ptr %array
  %at = getelementptr i8, ptr %array, i64 24
  %data = call ptr @malloc(i64 64)
  store ptr %data, ptr %at
  %from = getelementptr i8, ptr %array, i64 16
  %name = load ptr, ptr %from
  %letter = load i8, ptr %name
  ret i32 0
}
`)
	for _, want := range []string{
		"; object: gc_malloc: 32 bytes, references at 24\n",
		"store ptr addrspace(1) %data, ptr addrspace(1) %at",
		"%name = load ptr, ptr addrspace(1) %from",
	} {
		if !strings.Contains(after, want) {
			t.Errorf("no %q in\n%s\n%s", want, after, report)
		}
	}
}
