package lessons

import (
	"os"
	"slices"
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// A wrongAnswer is a program that a learner is likely to write: the start of a lesson, or its
// solution, with the first occurrences of some texts replaced, and the expected text of the verdict
// that is shown first. Some are alternative right answers: "passes".
type wrongAnswer struct {
	lesson string
	of     []string
	want   string
}

var wrongAnswers = []wrongAnswer{
	{"left-behind", []string{"", ""}, "the address from before the collection"},
	{"left-behind", []string{"_collect()\n", "_collect()\ngc \"statepoint-example\"\n"},
		"on a separate line belongs to the line above it"},
	{"left-behind", []string{"%n) {", "%n) gc \"semispace\" {"},
		"None has the name that you wrote"},
	{"left-behind", []string{"%n) {", "%n) gc \"erlang\" {"}, "one without statepoints"},
	{"left-behind", []string{"%n) {", "%n) gc \"shadow-stack\" {"},
		"one without statepoints"},
	{"left-behind", []string{"solution", "ret i64 %read", "ret i64 0"}, "should return the number that it stored"},
	{"left-behind", []string{"solution", "  call void @rt_collect()\n", ""}, "so the call must stay"},
	{"leaf-calls", []string{"", ""}, "The collector runs inside `@rt_collect`"},
	{"leaf-calls", []string{"_collect() \"gc-leaf-function\"", "_collect()"},
		"say so in its declaration"},
	{"leaf-calls", []string{"solution", "gc-leaf-function", "gc-leaf"}, "with another spelling"},
	{"leaf-calls", []string{"solution", "(i64, i64)", "(i64, i64) \"gc-leaf-function\""},
		"so the collector must run inside `@rt_alloc`"},
	{"leaf-calls", []string{"(i64, i64)", "(i64, i64) \"gc-leaf-function\"",
		"_collect() \"gc-leaf-function\"", "_collect()"},
		"so the collector must run inside `@rt_alloc`"},
	{"leaf-calls", []string{"(i64, i64)", "(i64, i64) \"gc-leaf-function\""},
		"so the collector must run inside `@rt_alloc`"},
	{"leaf-calls", []string{"print(i64)", "print(i64) \"gc-leaf-function\""},
		"The collector runs inside `@rt_collect`"},
	{"leaf-calls", []string{"solution", "ret i64 %read", "ret i64 %n"},
		"Return the number that is"},
	{"still-needed", []string{"  call void @rt_collect()\n", "  %bits = ptrtoint ptr " +
		"addrspace(1) %left to i64\n  call void @rt_collect()\n  %hidden = inttoptr i64 %bits " +
		"to ptr addrspace(1)\n", "addrspace(1) %left, i64 8", "addrspace(1) %hidden, i64 8"},
		"an address that no record lists"},
	{"still-needed", []string{"", ""}, "`%left` is live across"},
	{"still-needed", []string{"  call void @rt_collect()\n", "",
		"  %right.data", "  call void @rt_collect()\n  %right.data"}, "`%left"},
	{"still-needed", []string{"  %left.data = getelementptr i8, ptr addrspace(1) %left, i64 8\n",
		"",
		"  call void",
		"  %left.data = getelementptr i8, ptr addrspace(1) %left, i64 8\n  call void"},
		"uses `%left.data` afterwards, which is computed from it"},
	{"several-pointers", []string{"solution", "i32 1, i32 1)", "i32 2, i32 1)", "i32 2, i32 2)",
		"i32 1, i32 2)"}, "position of `%b`"}, // the result is right by chance
	{"the-refund", []string{"i32 0, i32 0)\n  %paid", "i32 0, i32 1)\n  %paid", "i32 1, i32 1)",
		"i32 1, i32 0)"}, "is its own base"},
	{"the-refund", []string{"%bill.now = ", "%other = ", "%paid.now = ", "%bill.now = ",
		"%other = ", "%paid.now = "}, "passes"},
	{"the-cache", []string{"@rt_collect()\n  %c",
		"@rt_collect()\n  call void @rt_root(ptr @cache)\n  %c"}, "before it runs"},
	{"the-logger", []string{"define void @flush() ", "define void @flush() \"gc-leaf-function\" "},
		"`@flush` calls `@rt_collect`"},
	{"the-logger", []string{"@rt_collect()\n", "@rt_collect() \"gc-leaf-function\"\n"},
		"runs inside `@rt_collect`"},
	{"loops-poll", []string{"", ""}, "Without a safepoint in the loop"},
	{"loops-poll", []string{"solution", "call void @rt_safepoint()\n", "\n"}, "calls nothing that"},
	{"loops-poll", []string{"solution", "call void @rt_safepoint()\n", "call void @rt_collect()\n"},
		"come from your poll"},
	{"loops-poll", []string{"solution", "ret i64 %number", "ret i64 1"}, "must find the number"},
	{"loops-poll", []string{"solution", "  call void @rt_collect()\n  %number.at", "  %number.at"},
		"the call in `@hand_over` stays"},
	{"by-hand", []string{"", ""}, "a load from `%object` reads where"},
	{"by-hand", []string{"solution",
		"%data = getelementptr i8, ptr addrspace(1) %moved, i64 8\n", "",
		"load i64, ptr addrspace(1) %data", "load i64, ptr addrspace(1) %moved"}, "its header"},
	{"by-hand", byHand("i32 1, i32 1"), "the index of an address inside it"},
	{"by-hand", byHand("i32 1, i32 0"), "Yours are swapped"},
	{"registers-and-slots", []string{"rt_collect()\n", "rt_collect() \"gc-leaf-function\"\n"},
		"a call to a leaf has no record"},
	{"one-base-of-two", []string{"solution", "(ptr addrspace(1) %base, ptr addrspace(1) %cursor)",
		"(ptr addrspace(1) %base, ptr addrspace(1) %left, ptr addrspace(1) %cursor)"},
		"its numbers are indices"},
	{"a-cursor-in-a-loop", []string{"solution", "  call void @rt_collect()\n", "",
		"  %fewer", "  call void @rt_collect()\n  %fewer"}, "the next cursor crosses it"},
	{"another-agreement", []string{"solution",
		"%data.now = getelementptr i8, ptr %now, i64 8\n", "",
		"load i64, ptr %data.now", "load i64, ptr %now"}, "its header"},
	{"several-pointers", []string{"", ""}, "`%b` is not in the list"},
	{"several-pointers", []string{"%c) ]", "%c, ptr addrspace(1) %b) ]"},
		"but no relocate returns it yet"},
	{"several-pointers", []string{"%a, ptr addrspace(1) %c) ]",
		"%a, ptr addrspace(1) %b, ptr addrspace(1) %c) ]"}, "the positions have shifted"},
	{"several-pointers", []string{"%c) ]", "%c, ptr addrspace(1) %b) ]", "  %a.data",
		"  %b.moved = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, " +
			"i32 2, i32 2)\n  %a.data"}, "still uses an old"},
	{"several-pointers", []string{"solution", "i32 2, i32 2", "i32 0, i32 2"},
		"relocate of `%c` is the position of `%a`"},
	{"several-pointers", []string{"solution", "i32 2, i32 2", "i32 1, i32 2"},
		"relocate of `%c` is the position of `%b`"},
	{"several-pointers", []string{"solution", "i32 1, i32 1", "i32 0, i32 1"},
		"relocate of `%b` is the position of `%a`"},
	{"several-pointers", []string{"solution", "%b.data = getelementptr i8, ptr addrspace(1) " +
		"%b.moved", "%b.data = getelementptr i8, ptr addrspace(1) %b"},
		"still uses an old address"},
	{"loops-poll", []string{"loop:\n", "loop:\n  call void @rt_safepoint()\n"},
		"in your code acts like a poll"},
	{"by-hand", []string{"", ""}, "where the object was before"},
	{"by-hand", []string{"  %data = " + dataOf, "", "  %token", "  %data = " + dataOf +
		"  %token", "%object) ]", objectAndData, "  %number", relocated + "0, i32 0)\n  %number",
		"(1) %data\n  ret", "(1) %moved\n  ret"}, "the first word of the object"},
	{"by-hand", []string{"  %data = " + dataOf, "", "  %number = load i64, " +
		"ptr addrspace(1) %data\n", "", "  %token", "  %data = " + dataOf +
		"  %number = load i64, ptr addrspace(1) %data\n  %token"}, "also right"},
	{"by-hand", []string{"  %data", relocated + "0, i32 0)\n  %data"}, "but nothing uses it"},
	{"stale-use", []string{"br i1 %empty, label %done, label %collect", "br label %done"},
		"so the branch in `%entry` stays"},
	{"stale-use", []string{"", ""}, "Does a line after it still use the old address"},
	{"stale-use", []string{"solution", "%moved, %collect", "%pair, %collect"},
		"The phi takes `%pair` also on the path through `%collect`"},
	{"stale-use", []string{"solution", "(1) %now, i64 16", "(1) %pair, i64 16"},
		"There is a phi now"},
	{"several-pointers", []string{"%a, ptr addrspace(1) %c) ]",
		"%a, ptr addrspace(1) %b, ptr addrspace(1) %c) ]", "  %a.data", "  %b.moved = call ptr " +
			"addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 2, i32 2)\n  %a.data",
		"(1) %b, i64", "(1) %b.moved, i64"}, "one of them is not the address of its digit"},
	{"another-agreement", []string{"", ""}, "This collector moves the object and updates the root"},
	{"another-agreement", []string{"(ptr", "(ptr", "%object, i64 8\n  %read",
		"%root, i64 8\n  %read"},
		"`%root` is the address of the word"},
	{"another-agreement", []string{"shadow-stack\" {", "erlang\" {"}, "keeps the strategy"},
	{"another-agreement", []string{"  call void @rt_collect()\n", "",
		"  ret", "  call void @rt_collect()\n  ret"}, "is also right"},
	{"another-agreement", []string{"ret i64 %read", "ret i64 %n"}, "Returning `%n` without"},
	{"another-agreement", []string{"solution",
		"  %data.now = getelementptr i8, ptr %now, i64 8\n", "", "ptr %data.now", "ptr %now"},
		"the first word of the object"},
	{"another-agreement", []string{"solution", "  %now", "  store ptr %object, ptr %root\n  %now"},
		"puts the old address there again"},
	{"another-agreement", []string{"  store ptr %object, ptr %root\n", ""},
		"The collector frees objects that it does not find"},
	{"frame", []string{"  ret i64 %sum", frameOfC + "  ret i64 %all"}, "passes"},
	{"frame", []string{"  %a.data", strings.ReplaceAll(frameOfC, "%sum", "0") + "  %a.data",
		"add i64 %x, %y", "add i64 %two, %y", "  %b.data", "  %two = add i64 %all, %x\n  %b.data"},
		"passes"},
	{"frame", []string{"", ""}, "Without the number in `%c` the sum is 21"},
	{"frame", []string{"  ret i64 %sum", strings.Replace(frameOfC, "i64 8", "i64 0", 1) +
		"  ret i64 %all"}, "the first 8 are the header"},
	{"record", []string{"solution", "call void @rt_collect()", "call void @first()",
		"call void @rt_safepoint()", "call void @rt_collect()", "call void @first()",
		"call void @rt_safepoint()"}, "The calls are swapped"},
	{"pairs", []string{"solution", "  %inside = getelementptr i8, ptr addrspace(1) %array, " +
		"i64 %offset\n  %first = getelementptr i8, ptr addrspace(1) %array, i64 8\n", "",
		"%at = select i1 %given, ptr addrspace(1) %inside, ptr addrspace(1) %first",
		"%by = select i1 %given, i64 %offset, i64 8\n" +
			"  %at = getelementptr i8, ptr addrspace(1) %array, i64 %by"}, "passes"},
	{"registers-and-slots", []string{"", ""}, "is in a saved register"},
	{"registers-and-slots", []string{"  call void @rt_collect()\n", "",
		"  ret", "  call void @rt_collect()\n  ret"}, "passes"},
	{"registers-and-slots", []string{"  %two = add i64 %first, %second\n", "",
		"  call", "  %two = add i64 %first, %second\n  call"}, "room for only one of these"},
	{"one-base-of-two", []string{"", ""}, "The first number of the relocate is the index of"},
	{"one-base-of-two", []string{"%left, ptr addrspace(1) %cursor) ]",
		"%right, ptr addrspace(1) %cursor) ]"}, "The statepoint names `%right` on every path"},
	{"one-base-of-two", []string{"solution", "(1) %cursor.now\n", "(1) %cursor\n"}, "must use the result of the"},
	{"one-base-of-two", []string{"solution", "[ %left,", "[ %in_left,"}, "from `%left`"},
	{"one-base-of-two", []string{"solution", "[ %right,", "[ %in_right,"}, "from `%right`"},
	{"one-base-of-two", []string{"solution", "[ %left,", "[ %right,", "[ %right, %take_right",
		"[ %left, %take_right"}, "The two objects are swapped"},
	{"one-base-of-two", []string{"  %token = call token (i64, i32, ptr, i32, i32, ...) " +
		"@llvm.experimental.gc.statepoint.p0(\n      i64 0, i32 0, ptr elementtype(void ()) " +
		"@rt_collect, i32 0, i32 0, i32 0, i32 0)\n      [ \"gc-live\"(ptr addrspace(1) %left, " +
		"ptr addrspace(1) %cursor) ]\n  %cursor.now = call ptr addrspace(1) " +
		"@llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 1)\n",
		"  call void @rt_collect()\n", "%cursor.now\n", "%cursor\n"},
		"This is the pass's phi"},
}

// frameOfC adds the number in %c to the others.
const frameOfC = `  %c.data = getelementptr i8, ptr addrspace(1) %c, i64 8
  %z = load i64, ptr addrspace(1) %c.data
  %all = add i64 %sum, %z
`

// In lesson by-hand: %data is computed before the statepoint and listed, with a relocate of one of
// the two.
const (
	dataOf        = "getelementptr i8, ptr addrspace(1) %object, i64 8\n"
	objectAndData = "%object, ptr addrspace(1) %data) ]"
	relocated     = "  %moved = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token " +
		"%token, i32 "
)

// The verdict on a mistake is about that mistake.
func TestWrongAnswers(t *testing.T) {
	tracks, _, err := Read(os.DirFS("../../static/lessons"))
	if err != nil {
		t.Fatal(err)
	}
	var e engine.Engine
	told := map[string]bool{}
	for _, c := range slices.Concat(wrongAnswers, wrongBeginners, wrongReaders, wrongCompilers,
		wrongByHand, wrongLoops, wrongCases) {
		l := named(tracks, c.lesson)
		if l == nil {
			t.Fatalf("there is no lesson %s", c.lesson)
		}
		of := c.of
		text := l.Start
		if of[0] == "solution" {
			text, of = l.Solution, of[1:]
		}
		for i := 0; i < len(of); i += 2 {
			if !strings.Contains(text, of[i]) {
				t.Fatalf("%s: no %q in\n%s", c.lesson, of[i], text)
			}
			text = strings.Replace(text, of[i], of[i+1], 1)
		}
		list, err := e.Check(t.Context(), &report.Request{Source: text}, l.CheckText)
		if err != nil {
			t.Fatal(err)
		}
		var all []string
		for _, v := range list {
			told[l.Name+v.Told] = true
			if v.Lead {
				all = slices.Insert(all, 0, v.Said+" "+v.Told)
			} else if !v.OK {
				all = append(all, v.Said+" "+v.Told)
			}
		}
		if len(all) == 0 {
			all = []string{"passes"}
		}
		if !strings.Contains(all[0], c.want) || c.want == "" {
			t.Errorf("%s %q\ngot  %s\nwant %s", c.lesson, c.of, strings.Join(all, "\n     "),
				c.want)
		}
	}
	for i := range tracks {
		for k := range tracks[i].Lessons {
			l := &tracks[i].Lessons[k]
			for n := range l.Checks {
				for _, w := range l.Checks[n].When {
					if !told[l.Name+w.Told] {
						t.Errorf("%s/check.txt:%d: no wrong answer is told this", l.Folder,
							w.Fact.Line)
					}
				}
			}
		}
	}
}

func named(tracks []Track, name string) *Lesson {
	for i := range tracks {
		for k := range tracks[i].Lessons {
			if l := &tracks[i].Lessons[k]; l.Name == name {
				return l
			}
		}
	}
	return nil
}

// byHand also lists an address inside the object, computed before the call, and relocates the
// load's pointer with the given numbers.
func byHand(numbers string) []string {
	return []string{"solution", "%data = getelementptr i8, ptr addrspace(1) %moved, i64 8\n", "",
		"  %token", "  %data = getelementptr i8, ptr addrspace(1) %object, i64 8\n  %token",
		"(ptr addrspace(1) %object) ]", "(ptr addrspace(1) %object, ptr addrspace(1) %data) ]",
		"i32 0, i32 0)\n    %n", numbers + ")\n  %n",
		"load i64, ptr addrspace(1) %data", "load i64, ptr addrspace(1) %moved"}
}
