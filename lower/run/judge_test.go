package run_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/lower"
	"statepoint/lower/machine"
	"statepoint/lower/run"
)

// hides is a program that hides a reference across a collection: an expression computes %kept from
// %o, and %p from %kept.
const hides = `
@word = global i64 0
@local = thread_local global i64 0
@words = global [4 x i64] zeroinitializer
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare ptr @malloc(i64) "gc-leaf-function"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @memcpy(ptr, ptr, i64) "gc-leaf-function"
define i64 @main() gc "statepoint-example" {
  %%junk = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %%o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %%h = call ptr addrspace(1) @rt_alloc(i64 0, i64 24)
  %%d = getelementptr i8, ptr addrspace(1) %%o, i64 8
  store i64 42, ptr addrspace(1) %%d
  %s
  call void @rt_collect()
  %%more = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %%many = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  call void @rt_collect()
  %s
  %%e = getelementptr i8, ptr addrspace(1) %%p, i64 8
  %%v = load i64, ptr addrspace(1) %%e
  %%t = load i64, ptr addrspace(1) %%h
  %%s = add i64 %%v, %%t
  ret i64 %%s
}`

var hidings = []struct{ name, before, after, where string }{
	{"an integer", "%i = ptrtoint ptr addrspace(1) %o to i64",
		"%p = inttoptr i64 %i to ptr addrspace(1)", ""},
	{"a pointer of space 0", "%i = addrspacecast ptr addrspace(1) %o to ptr",
		"%p = addrspacecast ptr %i to ptr addrspace(1)", ""},
	{"a slot", "%a = alloca ptr addrspace(1)\n  store ptr addrspace(1) %o, ptr %a",
		"%p = load ptr addrspace(1), ptr %a", "(%a) of @main"},
	{"a packed struct", "%a = alloca <{ i8, ptr addrspace(1) }>\n" +
		"  %f = getelementptr i8, ptr %a, i64 1\n  store ptr addrspace(1) %o, ptr %f",
		"%p = load ptr addrspace(1), ptr %f", "(%a) of @main"},
	{"a vector", "%w = insertelement <2 x ptr addrspace(1)> zeroinitializer, " +
		"ptr addrspace(1) %o, i32 1\n  %a = alloca <2 x i64>\n" +
		"  %x = ptrtoint <2 x ptr addrspace(1)> %w to <2 x i64>\n  store <2 x i64> %x, ptr %a",
		"%y = load <2 x i64>, ptr %a\n  %z = extractelement <2 x i64> %y, i32 1\n" +
			"  %p = inttoptr i64 %z to ptr addrspace(1)", "(%a) of @main"},
	{"a copied struct", "%a = alloca [4 x i64]\n  %b = alloca [4 x i64]\n" +
		"  %f = getelementptr i64, ptr %a, i64 3\n  store ptr addrspace(1) %o, ptr %f\n" +
		"  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 32, i1 false)",
		"%f2 = getelementptr i64, ptr %b, i64 3\n  %p = load ptr addrspace(1), ptr %f2",
		"(%b) of @main"},
	{"memcpy of the C library", "%a = alloca [4 x i64]\n" +
		"  %f = getelementptr i64, ptr %a, i64 2\n  store ptr addrspace(1) %o, ptr %f\n" +
		"  call i64 @memcpy(ptr @words, ptr %a, i64 32)",
		"%f2 = getelementptr i64, ptr @words, i64 2\n  %p = load ptr addrspace(1), ptr %f2",
		"the variable @words+0x10"},
	{"a variable", "%i = ptrtoint ptr addrspace(1) %o to i64\n  store i64 %i, ptr @word",
		"%j = load i64, ptr @word\n  %p = inttoptr i64 %j to ptr addrspace(1)",
		"the variable @word"},
	{"a thread-local variable", "%i = ptrtoint ptr addrspace(1) %o to i64\n" +
		"  store i64 %i, ptr @local",
		"%j = load i64, ptr @local\n  %p = inttoptr i64 %j to ptr addrspace(1)",
		"the thread-local variable @local of thread 0"},
	{"an object", "%f = getelementptr i8, ptr addrspace(1) %h, i64 16\n" +
		"  %i = ptrtoint ptr addrspace(1) %o to i64\n  store i64 %i, ptr addrspace(1) %f",
		"%f2 = getelementptr i8, ptr addrspace(1) %h, i64 16\n" +
			"  %j = load i64, ptr addrspace(1) %f2\n" +
			"  %p = inttoptr i64 %j to ptr addrspace(1)", "byte 16 of the object at"},
	{"memory of malloc", "%m = call ptr @malloc(i64 16)\n" +
		"  store ptr addrspace(1) %o, ptr %m",
		"%p = load ptr addrspace(1), ptr %m", "the word at"},
	{"a tagged word", "%i = ptrtoint ptr addrspace(1) %o to i64\n  %j = or i64 %i, 1",
		"%k = and i64 %j, -2\n  %p = inttoptr i64 %k to ptr addrspace(1)", ""},
	{"a word with a tag above", "%i = ptrtoint ptr addrspace(1) %o to i64\n" +
		"  %j = or i64 %i, -1125899906842624",
		"%k = and i64 %j, 1125899906842623\n  %p = inttoptr i64 %k to ptr addrspace(1)", ""},
	{"a word that a key hides", "%i = ptrtoint ptr addrspace(1) %o to i64\n" +
		"  %j = xor i64 %i, 81985529216486895",
		"%k = xor i64 %j, 81985529216486895\n  %p = inttoptr i64 %k to ptr addrspace(1)", ""},
	{"half a word", "%a = alloca i32\n  %i = ptrtoint ptr addrspace(1) %o to i64\n" +
		"  %j = lshr i64 %i, 3\n  %k = trunc i64 %j to i32\n  store i32 %k, ptr %a",
		"%l = load i32, ptr %a\n  %w = zext i32 %l to i64\n  %x = shl i64 %w, 3\n" +
			"  %p = inttoptr i64 %x to ptr addrspace(1)", "(%a) of @main"},
	{"a complement", "%i = ptrtoint ptr addrspace(1) %o to i64\n  %j = xor i64 %i, -1",
		"%k = xor i64 %j, -1\n  %p = inttoptr i64 %k to ptr addrspace(1)", ""},
	{"an interior pointer", "%i = ptrtoint ptr addrspace(1) %d to i64",
		"%j = sub i64 %i, 8\n  %p = inttoptr i64 %j to ptr addrspace(1)", ""},
	{"atomic memory", "%i = ptrtoint ptr addrspace(1) %o to i64\n" +
		"  %old = atomicrmw xchg ptr @word, i64 %i seq_cst",
		"%j = load atomic i64, ptr @word seq_cst, align 8\n" +
			"  %p = inttoptr i64 %j to ptr addrspace(1)", "the variable @word"},
}

// A hidden reference is found at its use, under every collector that moves or frees the object,
// with the location where it was hidden.
func TestHiddenReferencesAreFound(t *testing.T) {
	seeded, found := 0, 0
	for _, c := range hidings {
		result, surface := compile(t, fmt.Sprintf(hides, c.before, c.after),
			"place-safepoints,rewrite-statepoints-for-gc", lower.Options{})
		for _, name := range run.Collectors() {
			p := judged(t, result, surface, run.Options{Collector: name, Sanitize: true,
				Stress: run.Stress{Every: 1}})
			n := p.Counts()
			if late[name] && n.Freed == 0 {
				continue // the object has not been freed yet
			}
			seeded++
			f, _ := p.Findings()
			switch {
			case f == nil || f.Kind != run.Read || !f.Stale || f.Line == 0:
				t.Errorf("%s, %s: %v", c.name, name, f)
			case !strings.Contains(f.Hidden, c.where) || f.Hidden == "" || f.Put.Where == "":
				t.Errorf("%s, %s: hidden in %q: %v", c.name, name, f.Hidden, f)
			default:
				found++
			}
		}
	}
	t.Logf("%d of %d hidden words are found", found, seeded)
}

// judged runs main of a program with checks.
func judged(t testing.TB, result *lower.Result, surface *run.Surface,
	opt run.Options) *run.Program {
	t.Helper()
	opt.Surface, opt.Code = surface, &result.Module
	p, err := run.Load(result.Object, opt)
	if err == nil {
		err = p.Call(context.Background(), "main", nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Findings are the same after the machine goes back and forward again, and absent before.
func TestFindingsInHistory(t *testing.T) {
	c := hidings[9] // in an object, so that it moves with it
	result, surface := compile(t, fmt.Sprintf(hides, c.before, c.after),
		"place-safepoints,rewrite-statepoints-for-gc", lower.Options{})
	for _, name := range run.Collectors() {
		opt := run.Options{Collector: name, Sanitize: true, Stress: run.Stress{Every: 1},
			Surface: surface, Code: &result.Module}
		p, err := run.Load(result.Object, opt)
		if err == nil {
			err = p.Start("main", nil)
		}
		var h *machine.History
		if err == nil {
			h, err = p.History(machine.HistoryLimits{})
		}
		if err == nil {
			err = h.Seek(t.Context(), ^uint64(0))
		}
		if err != nil {
			t.Fatal(err)
		}
		want, count := p.Findings()
		if want == nil {
			if !late[name] {
				t.Errorf("%s: nothing is found", name)
			}
			continue
		}
		for _, step := range []uint64{want.Step, 0, h.End(), want.Step + 1, 3, want.Step - 1,
			h.End()} {
			if err := h.Seek(t.Context(), step); err != nil {
				t.Fatal(err)
			}
			f, n := p.Findings()
			if step <= want.Step && n != 0 ||
				step > want.Step && (f == nil || f.String() != want.String()) ||
				step == h.End() && n != count {
				t.Errorf("%s: at step %d %d findings, %v; want %v", name, step, n, f, want)
			}
		}
	}
}

// Without tracking words a judge finds accesses to addresses without an object, and beyond an
// object.
func TestAccessesAreJudged(t *testing.T) {
	for _, c := range []struct{ body, want, followed string }{
		{"%a = alloca ptr addrspace(1)\n  store ptr addrspace(1) %o, ptr %a\n" +
			"  call void @rt_collect()\n  %p = load ptr addrspace(1), ptr %a\n" +
			"  %f = getelementptr i8, ptr addrspace(1) %p, i64 8",
			"where there is no object any more: collection", "a stale address: collection"},
		{"%f = getelementptr i8, ptr addrspace(1) %o, i64 16", "beyond the object of 16 bytes",
			"beyond the object of 16 bytes"},
		{"%f = getelementptr i8, ptr addrspace(1) %o, i64 4096", "beyond the object of 16 bytes",
			"beyond the object of 16 bytes"},
		{"%f = getelementptr i8, ptr addrspace(1) %o, i64 8", "<nil>", "<nil>"},
		{"%i = ptrtoint ptr addrspace(1) %o to i64\n  %j = add i64 %i, 65536\n" +
			"  %f = inttoptr i64 %j to ptr addrspace(1)",
			"where no object is", "where no object is"},
	} {
		text := `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
define i64 @main() gc "statepoint-example" {
  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  ` + c.body + `
  %v = load i64, ptr addrspace(1) %f
  store i64 %v, ptr addrspace(1) %f
  ret i64 %v
}`
		result, surface := compile(t, text, "place-safepoints,rewrite-statepoints-for-gc",
			lower.Options{})
		for _, follow := range []bool{false, true} {
			p := judged(t, result, surface, run.Options{Judge: true, Sanitize: follow})
			f, n := p.Findings()
			want := c.want
			if follow {
				want = c.followed
			}
			if !strings.Contains(fmt.Sprint(f), want) || f != nil && (n != 2 || f.Line == 0) {
				t.Errorf("%s, following %t: %d, %v", c.body, follow, n, f)
			}
		}
	}
}

// A store by the runtime that replaces a reference by one to the next object in memory is a
// reference to that object, not past the end of the first.
func TestNeighboursAreToldApart(t *testing.T) {
	result, surface := compile(t, `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_store(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1))
define i64 @main() gc "statepoint-example" {
  %holder = call ptr addrspace(1) @rt_alloc(i64 1, i64 0)
  %a = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %b = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %of.b = getelementptr i8, ptr addrspace(1) %b, i64 8
  store i64 7, ptr addrspace(1) %of.b
  %field = getelementptr i8, ptr addrspace(1) %holder, i64 8
  call void @rt_store(ptr addrspace(1) %holder, ptr addrspace(1) %field, ptr addrspace(1) %a)
  call void @rt_store(ptr addrspace(1) %holder, ptr addrspace(1) %field, ptr addrspace(1) %b)
  %again = load ptr addrspace(1), ptr addrspace(1) %field
  %x = getelementptr i8, ptr addrspace(1) %again, i64 8
  %v = load i64, ptr addrspace(1) %x
  ret i64 %v
}`, "place-safepoints,rewrite-statepoints-for-gc", lower.Options{})
	for _, name := range run.Collectors() {
		p := judged(t, result, surface, run.Options{Collector: name, Sanitize: true})
		sound(t, p, name)
		if got := p.Result("main"); got != "7" {
			t.Errorf("%s: the result is %s", name, got)
		}
	}
}

// The origins of words count against a history's memory limit.
func TestHistoryHoldsWhatIsKnown(t *testing.T) {
	result, surface := compile(t, turns, "place-safepoints,rewrite-statepoints-for-gc",
		lower.Options{})
	held := func(follow bool, most uint64) uint64 {
		p, err := run.Load(result.Object, run.Options{Sanitize: follow, Surface: surface,
			Code: &result.Module, HeapBytes: 1 << 16})
		if err == nil {
			err = p.Start("main", nil)
		}
		var h *machine.History
		if err == nil {
			h, err = p.History(machine.HistoryLimits{Memory: most})
		}
		if err == nil {
			err = h.Seek(t.Context(), ^uint64(0))
		}
		if err != nil {
			t.Fatal(err)
		}
		sound(t, p, "lists")
		return h.Held()
	}
	const room = 64 << 20
	if plain, followed := held(false, room), held(true, room); followed < 2*plain {
		t.Errorf("%d bytes are held with words followed, %d without", followed, plain)
	}
	if few := held(true, room/32); few > room/32 {
		t.Errorf("%d bytes are held, of %d", few, room/32)
	}
}
