package collector_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
	"statepoint/e2e/short"
)

var (
	gcRules = flag.Int("gc-rules", 200,
		"how many modules of each release TestRulesOfGarbageCollectionAsLLVM breaks")
	gcRulesSeed = flag.Uint64("gc-rules-seed", 1,
		"the seed of TestRulesOfGarbageCollectionAsLLVM")
)

// soundGC are valid modules that use all of LLVM's features for garbage collection; the test breaks
// them in one place each.
var soundGC = []string{`
declare void @foo()
declare i64 @bar(i32, ptr addrspace(1))
declare ptr addrspace(1) @make(i64)
declare void @many(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32 immarg, i32 immarg)
declare i64 @llvm.experimental.gc.result.i64(token)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i32 %i, ptr %q, <2 x ptr addrspace(1)> %v, i1 %c) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %p, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(i64 (i32, ptr addrspace(1))) @bar, i32 2, i32 0, i32 %i, ptr addrspace(1) %p, i32 0, i32 0) [ "deopt"(i32 1, ptr addrspace(1) %p), "gc-transition"(i64 3), "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d, <2 x ptr addrspace(1)> %v) ]
  %x = call i64 @llvm.experimental.gc.result.i64(token %t)
  %r = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %e = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %w = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %t, i32 2, i32 2)
  br i1 %c, label %on, label %off
on:
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) (i64)) @make, i32 1, i32 1, i64 %x, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r) ]
  %m = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %u)
  ret ptr addrspace(1) %m
off:
  %k = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (...)) @many, i32 2, i32 0, i64 1, i32 2, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %e) ]
  %z = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %k, i32 0, i32 0)
  ret ptr addrspace(1) %z
}
`, `
declare void @foo()
declare i64 @bar(i32)
declare i32 @personality(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i64 @llvm.experimental.gc.result.i64(token)
define ptr addrspace(1) @f(ptr addrspace(1) %p, i32 %i) gc "statepoint-example" personality ptr @personality {
entry:
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(i64 (i32)) @bar, i32 1, i32 0, i32 %i, i32 0, i32 0) [ "deopt"(i32 1), "gc-live"(ptr addrspace(1) %p) ] to label %ok unwind label %bad
ok:
  %x = call i64 @llvm.experimental.gc.result.i64(token %t)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %u = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r) ] to label %good unwind label %worse
good:
  ret ptr addrspace(1) %r
bad:
  %lp = landingpad token cleanup
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 0)
  ret ptr addrspace(1) %s
worse:
  %lq = landingpad token cleanup
  %y = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lq, i32 0, i32 0)
  resume token %lq
}
`, `
@meta = global i32 0
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare void @foo()
define ptr @f(ptr %p, ptr %q) gc "shadow-stack" {
  %a = alloca ptr
  %b = alloca ptr
  %s = alloca i64
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @meta)
  store ptr %p, ptr %a
  call void @foo()
  %x = call ptr @llvm.gcread(ptr %p, ptr %q)
  call void @llvm.gcwrite(ptr %x, ptr %p, ptr %q)
  ret ptr %x
}
`, `
declare void @foo()
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.guard(i1, ...)
declare i1 @llvm.experimental.widenable.condition()
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
define i32 @f(ptr addrspace(1) %p, i32 %i, i1 %c) gc "statepoint-example" {
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 5) [ "deopt"(i32 1) ]
  %w = call i1 @llvm.experimental.widenable.condition()
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 4, ptr addrspace(1) %p)
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 2, i32 20, ptr null, i32 1, i32 %i, i64 7)
  %x = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 2, i32 20, ptr null, i32 0, i64 7)
  call void @foo() [ "deopt"(i32 1, ptr addrspace(1) %p) ]
  call void @foo() [ "gc-transition"(i32 1, ptr addrspace(1) %p) ]
  call void @foo() "gc-leaf-function"
  call void @foo() "statepoint-id"="5" "statepoint-num-patch-bytes"="3"
  br i1 %w, label %on, label %off
on:
  %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 3) [ "deopt"(i32 7, ptr addrspace(1) %p) ]
  ret i32 %r
off:
  ret i32 0
}
`, `
declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1))
declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1))
declare ptr addrspace(1) @g(ptr addrspace(1), i64)
define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %p, i64 8
  %b = call ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) %d)
  %o = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) %d)
  %x = call ptr addrspace(1) @g(ptr addrspace(1) %b, i64 %o) [ "deopt"() ]
  ret i64 %o
}
`, `
declare void @foo()
declare i32 @__CxxFrameHandler3(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define void @f(ptr addrspace(1) %p) gc "coreclr" personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @foo() [ "deopt"(i32 1) ] to label %ok unwind label %pad
ok:
  ret void
pad:
  %cp = cleanuppad within none []
  call void @foo() [ "funclet"(token %cp), "deopt"() ]
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "funclet"(token %cp), "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) [ "funclet"(token %cp) ]
  cleanupret from %cp unwind to caller
}
`, `
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32 immarg, i32 immarg)
declare <2 x ptr> @llvm.experimental.gc.relocate.v2p0(token, i32 immarg, i32 immarg)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr @f(ptr %p, <2 x ptr> %v, ptr addrspace(1) %q) gc "erlang" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 5, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p, <2 x ptr> %v, ptr addrspace(1) %q) ]
  %r = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  %w = call <2 x ptr> @llvm.experimental.gc.relocate.v2p0(token %t, i32 1, i32 1)
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 2)
  ret ptr %r
}
`, `
declare float @real()
declare { ptr addrspace(1), i64 } @both()
declare <2 x i32> @vector()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare float @llvm.experimental.gc.result.f32(token)
declare { ptr addrspace(1), i64 } @llvm.experimental.gc.result.sl_p1i64s(token)
declare <2 x i32> @llvm.experimental.gc.result.v2i32(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define float @f(ptr addrspace(1) %p, ptr %to, { ptr, i64 } %agg, i128 %wide) gc "coreclr" {
  %a = alloca ptr addrspace(1)
  %s = alloca { i64, ptr addrspace(1) }
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(float ()) @real, i32 0, i32 2, i32 0, i32 0) [ "deopt"(float 1.0, i128 %wide, ptr %a), "gc-live"(ptr addrspace(1) %p, ptr %a, ptr %s, ptr addrspace(1) null) ]
  %x = call float @llvm.experimental.gc.result.f32(token %t)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype({ ptr addrspace(1), i64 } ()) @both, i32 0, i32 3, i32 0, i32 0) [ "gc-transition"(ptr %a, i64 4), "gc-live"(ptr addrspace(1) %r) ]
  %y = call { ptr addrspace(1), i64 } @llvm.experimental.gc.result.sl_p1i64s(token %u)
  %z = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0)
  %v = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(<2 x i32> ()) %to, i32 0, i32 0, i32 0, i32 0)
  %w = call <2 x i32> @llvm.experimental.gc.result.v2i32(token %v)
  ret float %x
}
`, `
declare void @foo()
declare i64 @bar(i32)
declare i32 @personality(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i64 @llvm.experimental.gc.result.i64(token)
define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  br i1 %c, label %one, label %two
one:
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(i64 (i32)) @bar, i32 1, i32 0, i32 1, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ] to label %fine unwind label %pad
fine:
  %x = call i64 @llvm.experimental.gc.result.i64(token %t)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  br label %join
two:
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 8, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q) ]
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0)
  br label %join
join:
  %m = phi ptr addrspace(1) [ %r, %fine ], [ %s, %two ]
  %n = phi i64 [ %x, %fine ], [ 0, %two ]
  ret ptr addrspace(1) %m
pad:
  %lp = landingpad token cleanup
  %y = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 1)
  %z = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 1, i32 1)
  ret ptr addrspace(1) %y
}
`, `
%pair = type { ptr, ptr }
@tag = external constant i32
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare void @foo()
define ptr @f(ptr %p, i1 %c) gc "ocaml" {
entry:
  %one = alloca ptr
  %two = alloca %pair
  %three = alloca [4 x ptr]
  %at = getelementptr %pair, ptr %two, i64 0, i32 0
  call void @llvm.gcroot(ptr %one, ptr null)
  call void @llvm.gcroot(ptr %at, ptr @tag)
  call void @llvm.gcroot(ptr %three, ptr getelementptr (i8, ptr @tag, i64 4))
  br i1 %c, label %more, label %out
more:
  %x = call ptr @llvm.gcread(ptr null, ptr %one)
  call void @llvm.gcwrite(ptr null, ptr %x, ptr %one)
  call void @foo()
  br label %out
out:
  ret ptr %p
}
define ptr @plain(ptr %p) {
  %slot = alloca ptr
  store ptr %p, ptr %slot
  call void @foo()
  %x = load ptr, ptr %slot
  ret ptr %x
}
`}

var (
	anyOperand = regexp.MustCompile(`%\w+|@[\w.]+|\bnull\b|\bnone\b|-?\b\d+\b`)
	anyType    = regexp.MustCompile(`<2 x ptr addrspace\(1\)>|ptr addrspace\(1\)|\bptr\b|` +
		`\bi(?:1|8|32|64)\b|\bvoid\b|\btoken\b|i8 addrspace\(1\)\*|i8\*`)
	anyString = regexp.MustCompile(`"[^"]*"`)
	anyAttr   = regexp.MustCompile(` immarg| elementtype\((?:[^()]|\([^()]*\)|` +
		`\((?:[^()]|\([^()]*\))*\))*\)| coldcc| cleanup| gc "[^"]*"| personality \S+ @\w+`)
)

// breaker changes one place of a module.
type breaker struct {
	rng   *rand.Rand
	typed bool
	lines []string
}

func (b *breaker) pick(list ...string) string { return list[b.rng.IntN(len(list))] }

// breakOne returns the module with one change, and which.
func (b *breaker) breakOne() (text, what string) {
	for {
		before := append([]string(nil), b.lines...)
		at := b.rng.IntN(len(b.lines))
		if strings.Trim(b.lines[at], " }") == "" {
			continue
		}
		kind := b.change(at)
		after := strings.Join(b.lines, "\n")
		if after != strings.Join(before, "\n") {
			return after, fmt.Sprintf("%s of line %q: %q", kind, before[at], b.lines[min(at,
				len(b.lines)-1)])
		}
	}
}

func (b *breaker) change(at int) string {
	switch b.rng.IntN(12) {
	case 0, 1, 2:
		b.replace(at, anyOperand, b.operand)
		return "operand"
	case 3:
		b.replace(at, anyType, func(string) string { return b.typ() })
		return "type"
	case 4:
		b.replace(at, anyString, func(string) string {
			return b.pick(`"deopt"`, `"gc-live"`, `"gc-transition"`, `"funclet"`, `"x"`,
				`"statepoint-example"`, `"coreclr"`, `"ocaml"`, `"erlang"`, `"shadow-stack"`,
				`"gc-leaf-function"`, `"statepoint-id"`)
		})
		return "string"
	case 5:
		b.replace(at, anyAttr, func(string) string { return "" })
		return "attribute left out"
	case 6, 7:
		b.list(at)
		return "list"
	case 8:
		b.lines = append(b.lines[:at], b.lines[at+1:]...)
		return "line left out"
	case 9:
		line := b.lines[at]
		to := b.rng.IntN(len(b.lines))
		b.lines = append(b.lines[:at], b.lines[at+1:]...)
		b.lines = append(b.lines[:to:to], append([]string{line}, b.lines[to:]...)...)
		return "line moved"
	case 10:
		b.word(at)
		return "word"
	}
	if line := b.lines[at]; strings.Contains(line, " = ") {
		line = strings.Replace(line, " = ", "2 = ", 1)
		to := b.rng.IntN(len(b.lines))
		b.lines = append(b.lines[:to:to], append([]string{line}, b.lines[to:]...)...)
	}
	return "line repeated"
}

// replace replaces one match of a pattern in a line.
func (b *breaker) replace(at int, pattern *regexp.Regexp, by func(string) string) {
	found := pattern.FindAllStringIndex(b.lines[at], -1)
	if len(found) == 0 {
		return
	}
	m := found[b.rng.IntN(len(found))]
	line := b.lines[at]
	b.lines[at] = line[:m[0]] + by(line[m[0]:m[1]]) + line[m[1]:]
}

func (b *breaker) operand(old string) string {
	constant := b.pick("undef", "null", "none", "zeroinitializer", "poison", "0", "1", "true")
	if b.rng.IntN(3) == 0 {
		return constant
	}
	switch old[0] {
	case '%', '@':
		all := regexp.MustCompile(old[:1]+`[\w.]+`).FindAllString(strings.Join(b.lines, "\n"), -1)
		return b.pick(all...)
	case 'n':
		return constant
	}
	return b.pick("-1", "0", "1", "2", "3", "4", "5", "8", "100", "2147483647", "2147483648",
		"4294967295", "4294967296", "-2147483648", "18446744073709551615")
}

func (b *breaker) typ() string {
	if b.typed {
		return b.pick("i8 addrspace(1)*", "i8*", "i8 addrspace(2)*", "i1", "i8", "i32", "i64",
			"void", "token", "float", "<2 x i8 addrspace(1)*>", "{ i8* }", "void ()*", "metadata",
			"label", "i32 addrspace(1)*", "...")
	}
	return b.pick("ptr addrspace(1)", "ptr", "ptr addrspace(2)", "i1", "i8", "i32", "i64", "void",
		"token", "float", "<2 x ptr addrspace(1)>", "{ ptr }", "metadata", "label", "<4 x ptr>",
		"...")
}

// list changes a list in parentheses or brackets: it removes, repeats, swaps or adds an element.
func (b *breaker) list(at int) {
	line := b.lines[at]
	var opens []int
	for i := range len(line) {
		if line[i] == '(' || line[i] == '[' {
			opens = append(opens, i)
		}
	}
	if len(opens) == 0 {
		return
	}
	open := opens[b.rng.IntN(len(opens))]
	depth, start := 0, open+1
	var elems []string
	end := open
	for i := open; i < len(line); i++ {
		switch line[i] {
		case '(', '[', '<', '{':
			depth++
		case ')', ']', '>', '}':
			depth--
		case ',':
			if depth == 1 {
				elems = append(elems, strings.TrimSpace(line[start:i]))
				start = i + 1
			}
		}
		if depth == 0 {
			if s := strings.TrimSpace(line[start:i]); s != "" {
				elems = append(elems, s)
			}
			end = i
			break
		}
	}
	if end == open {
		return
	}
	n := len(elems)
	i := 0
	if n > 0 {
		i = b.rng.IntN(n)
	}
	switch k := b.rng.IntN(4); {
	case n == 0 || k == 0:
		add := b.pick("i32 0", "i64 1", "ptr null", "ptr addrspace(1) %p", "token none", "i32 %i",
			"i1 true", "ptr addrspace(1) undef", "...", "i8 7", `"deopt"()`,
			`"gc-live"(i32 7)`, `"gc-transition"()`, `"other"()`)
		if b.typed {
			add = strings.ReplaceAll(strings.ReplaceAll(add, "ptr addrspace(1)",
				"i8 addrspace(1)*"), "ptr", "i8*")
		}
		elems = append(elems[:i:i], append([]string{add}, elems[i:]...)...)
	case k == 1:
		elems = append(elems[:i:i], elems[i+1:]...)
	case k == 2:
		elems = append(elems[:i:i], append([]string{elems[i]}, elems[i:]...)...)
	default:
		j := b.rng.IntN(n)
		elems[i], elems[j] = elems[j], elems[i]
	}
	b.lines[at] = line[:open+1] + strings.Join(elems, ", ") + line[end:]
}

// word adds an attribute or keyword to a call or a declaration.
func (b *breaker) word(at int) {
	line := b.lines[at]
	attr := b.pick("readnone", "readonly", "argmemonly", "memory(none)", "memory(read)", "nounwind",
		"memory(argmem: read)", "writeonly", "inaccessiblememonly", "memory(readwrite)",
		"noreturn", "convergent", "willreturn", "cold", "nomerge", "optnone", "strictfp",
		`"gc-leaf-function"`, `"statepoint-id"="x"`, `"deopt-lowering"="live-in"`, "builtin",
		`"statepoint-num-patch-bytes"="-1"`, "noduplicate", "speculatable", "alwaysinline",
		"returns_twice", "nosync", "nofree", "mustprogress")
	switch i := strings.Index(line, "call "); {
	case i >= 0 && b.rng.IntN(3) == 0:
		b.lines[at] = line[:i] + b.pick("tail ", "musttail ", "notail ") + line[i:]
	case i >= 0 && b.rng.IntN(3) == 0:
		b.lines[at] = line[:i+5] + b.pick("fastcc ", "coldcc ", "nnan ", "noundef ", "nonnull ",
			"zeroext ", "inreg ", "anyregcc ", "webkit_jscc ", "tailcc ", "addrspace(1) ") +
			line[i+5:]
	case strings.Contains(line, "(") && b.rng.IntN(2) == 0:
		open := regexp.MustCompile(`\(|, `).FindAllStringIndex(line, -1)
		k := open[b.rng.IntN(len(open))][1]
		word := b.pick("elementtype(i32)", "elementtype(void ())", "immarg", "nonnull", "byval(i8)",
			"sret(i8)", "nest", "zeroext", "inreg", "swiftself", "noalias", "nocapture", "readonly",
			"returned", "preallocated(i8)", "inalloca(i8)", "swifterror")
		if space := strings.IndexByte(line[k:], ' '); space >= 0 {
			k += space
			b.lines[at] = line[:k] + " " + word + line[k:]
		}
	case i >= 0 || strings.HasPrefix(line, "declare"):
		if k := strings.LastIndex(line, ")"); k >= 0 && !strings.Contains(line, "[") {
			b.lines[at] = line[:k+1] + " " + attr + line[k+1:]
		} else if k := strings.Index(line, ") ["); k >= 0 {
			b.lines[at] = line[:k+1] + " " + attr + line[k+1:]
		}
	}
}

// acceptedHere reports whether a module parses and verifies without an error; said are the
// messages.
func acceptedHere(t *testing.T, text string) (ok bool, said string) {
	var b strings.Builder
	m, diags, err := irparse.ParseString(context.Background(), "test.ll", text)
	ok = err == nil
	for _, d := range diags.Items {
		fmt.Fprintf(&b, "  %v: %s\n", d.Severity, d.Message)
	}
	if err != nil {
		return false, b.String()
	}
	problems, err := verify.Module(t.Context(), m, &verify.Options{Strategies: gc.NewRegistry()})
	if err != nil {
		t.Fatal(err)
	}
	for i := range problems {
		fmt.Fprintf(&b, "  %v: %s\n", problems[i].Severity, problems[i].String())
		ok = ok && problems[i].Severity != source.Error
	}
	return ok, b.String()
}

// withTypedPointers converts a module to LLVM 14's form.
func withTypedPointers(t *testing.T, text string) string {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), "test.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := convert.Dialect(t.Context(), m, ir.LLVM11, nil); err != nil {
		t.Fatal(err)
	}
	return printer.Module(m)
}

// known reports whether a difference from LLVM is intended: one that a note or error states, or
// keywords of other releases, which every dialect accepts.
func known(release int, theirs bool, said, text string) bool {
	for _, word := range []string{
		"is not declared; it is taken as", "call through a written pointer type",
		"is the number of the entry block, which has no name", "the next number would be",
		"attributes after the type of a result", "which is its address as that type",
	} {
		if !theirs && strings.Contains(said, word) {
			return true
		}
	}
	switch {
	case theirs:
		return strings.Contains(said, "unknown garbage collection strategy")
	case release == oracle.Typed:
		return strings.Contains(text, "memory(")
	}
	return strings.Contains(text, "webkit_jscc")
}

// TestRulesOfGarbageCollectionAsLLVM breaks sound modules in one place each and compares whether
// they are refused with both releases of LLVM.
func TestRulesOfGarbageCollectionAsLLVM(t *testing.T) {
	oracle.Needs(t, "opt")
	seed := *gcRulesSeed
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		sound := slices.Clone(soundGC)
		for i := range sound {
			if release == oracle.Typed {
				sound[i] = withTypedPointers(t, sound[i])
			}
			oracle.Verify(t, release, []byte(sound[i]))
		}
		agree, refused, differ := 0, 0, 0
		n := short.Share(*gcRules, 10)
		for i := range n {
			rng := rand.New(rand.NewPCG(seed, uint64(i)))
			text := sound[rng.IntN(len(sound))]
			b := &breaker{rng: rng, typed: release == oracle.Typed,
				lines: strings.Split(text, "\n")}
			broken, what := b.breakOne()
			if rng.IntN(3) == 0 {
				again, more := b.breakOne()
				broken, what = again, what+"\nand "+more
			}
			theirs, message := oracle.Accepts(t, release, []byte(broken))
			ours, said := acceptedHere(t, broken)
			if theirs == ours || known(release, theirs, said, broken) {
				agree++
				if !ours {
					refused++
				}
				continue
			}
			differ++
			first, _, _ := strings.Cut(message, "\n")
			t.Errorf("seed %d case %d, LLVM %d accepts: %v (%s), accepted here: %v\n%s%s", seed, i,
				release, theirs, first, ours, said, what)
		}
		t.Logf("seed %d, LLVM %d: of %d broken modules %d agree (%d refused by both), %d differ",
			seed, release, n, agree, refused, differ)
	}
}
