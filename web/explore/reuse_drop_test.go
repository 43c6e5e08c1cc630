package explore_test

import (
	"bytes"
	"strings"
	"testing"

	"statepoint/web/explore"
	"statepoint/web/report"
)

// left are texts that differ only in one kind of dependency of the code of a function: what is
// between the first two bars is exchanged for what is between the next. Where there are no bars,
// the second compilation has the version of the stack map.
var left = map[string]struct{ text, version string }{
	"header": {text: `
target datalayout = "|e-i64:64|e-i64:32|"
%t = type { i32, i64 }
define ptr @f(ptr %p) {
  %a = getelementptr %t, ptr %p, i64 0, i32 1
  ret ptr %a
}
`},
	"types": {text: `
%t = type { |i32|[3 x i64]|, i64 }
define ptr @f(ptr %p) {
  %a = getelementptr %t, ptr %p, i64 0, i32 1
  ret ptr %a
}
`},
	"variables": {text: `
@g = |global|thread_local global| i64 0
define ptr @f() {
  ret ptr @g
}
`},
	"functions": {text: `
declare ||extern_weak| void @callee()
define ptr @f() {
  ret ptr @callee
}
`},
	"attributes": {text: `
declare void @callee()
define void @f() #0 {
  call void @callee()
  ret void
}
attributes #0 = { "frame-pointer"="|none|all|" }
`},
	"metadata": {text: `
declare void @use(ptr)
define cc 11 {i64, i64} @mod.f.1(i64 %hp, i64 %p) {
  %a = alloca [30 x i64]
  call void @use(ptr %a)
  %r = insertvalue {i64, i64} undef, i64 %hp, 0
  ret {i64, i64} %r
}
!hipe.literals = !{!0, !1, !2}
!0 = !{!"P_NSP_LIMIT", i32 |160|168|}
!1 = !{!"X86_LEAF_WORDS", i32 24}
!2 = !{!"AMD64_LEAF_WORDS", i32 24}
`},
	"options": {version: "1", text: `
declare void @foo()
declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)
define i8 addrspace(1)* @f(i8 addrspace(1)* %obj) gc "statepoint-example" {
  %1 = call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 5, i32 0, i32 -1, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
  %r = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %1, i32 9, i32 9)
  ret i8 addrspace(1)* %r
}
`},
	"text": {text: `
declare void @callee()
define void @gc.safepoint_poll() {
  call void @callee()
||  call void @callee()
|  ret void
}
define void @f() gc "statepoint-example" {
  ret void
}
`},
	"body": {text: `
define i64 @f(i64 %x) {
  %y = add i64 %x, |1|2|
  ret i64 %y
}
`},
	"poll": {text: `
declare void @callee()
define void @gc.safepoint_poll() {
  call void @callee()
||  call void @callee()
|  ret void
}
define void @first() gc "statepoint-example" {
  call void @callee()
  ret void
}
define void @f() gc "statepoint-example" {
  ret void
}
`},
	"between": {text: `
declare void @callee()
declare void @use(ptr)
@g = global i64 0
define void @first() gc "statepoint-example" {
  call void @callee()
  ret void
}
define ptr addrspace(1) @f(ptr addrspace(1) %o) gc "statepoint-example" {
  %i = ptrtoint ptr addrspace(1) %o to i64
  store i64 %i, ptr @g
  call void @callee()
  %j = load i64, ptr @g
  %p = inttoptr i64 %j to ptr addrspace(1)
  ret ptr addrspace(1) %p
}
define void @escape() {
|  call void @use(ptr @g)
||  ret void
}
`},
	"named": {text: `
%t = type { i64 }
%u = type { i64 }
declare void @callee()
define void @first() gc "statepoint-example" {
  call void @callee()
  ret void
}
define ptr @f(ptr %p) {
  %a = getelementptr %u, ptr %p, i64 1
  ret ptr %a
}
define ptr @g(ptr %p) {
  %a = getelementptr %t, ptr %p, i64 |1|2|
  ret ptr %a
}
`},
	"nodes": {text: `
declare void @callee()
define void @first() gc "statepoint-example" {
  call void @callee()
  ret void
}
define i64 @f(ptr %p) {
  %a = load i64, ptr %p, !range !1
  ret i64 %a
}
define i64 @g(ptr %p) {
  %a = load i64, ptr %p, !range !2
  %b = load i64, ptr %p, !range !0
  %c = add i64 %a, |1|2|
  ret i64 %c
}
!0 = !{i64 0, i64 9}
!1 = !{i64 0, i64 9}
!2 = !{i64 0, i64 5}
`},
	"allocations": {text: `
declare ptr @malloc(i64)
define ptr @f() {
  %a = call ptr @malloc(i64 8)
  ret ptr %a
}
define ptr @g(i64 %x) {
  %a = call ptr @malloc(i64 |1|2|)
  ret ptr %a
}
define void @long() {
` + strings.Repeat("  fence seq_cst\n", 2000) + `  ret void
}
`},
	"vectors": {text: `
declare void @callee()
declare void @use({<8 x i32>})
define void @first() gc "statepoint-example" {
  call void @callee()
  ret void
}
define void @f() #0 {
|  call void @use({<8 x i32>} zeroinitializer)
||  ret void
}
define void @g() #0 {
  call void @use({<8 x i32>} zeroinitializer)
  ret void
}
attributes #0 = { "target-features"="+avx" }
`},
	"before": {text: `
declare void @use(ptr)
define i64 @f(i64 %x) {
|  %slot = alloca i64
  store i64 %x, ptr %slot
  %y = load i64, ptr %slot
  ret i64 %y|  ret i64 %x|
}
`},
}

// Each kind of dependency counts: without it, code is reused that is not that of the text.
func TestDependencies(t *testing.T) {
	for kind, name := range explore.Dependencies {
		x, known := left[name]
		if !known {
			t.Errorf("%s: there is no text", name)
			continue
		}
		const shown = "\ndefine void @shown() {\n  ret void\n}\n" +
			"define void @other() {\n  ret void\n}\n"
		var reqs [2]report.Request
		for i := range reqs {
			text := x.text
			if p := strings.Split(text, "|"); len(p) > 3 {
				text = p[0] + p[1+i] + strings.Join(p[3:], "")
			} else {
				reqs[i].Options.MapVersion = []string{"3", x.version}[i]
			}
			reqs[i].FileName, reqs[i].Source, reqs[i].Only = "f.ll", text+shown, "@shown"
			if name == "before" {
				reqs[i].Options.Passes = []string{"mem2reg"}
			}
		}
		compare := func() (same bool, reused int) {
			first := explore.CompileAfter(t.Context(), &reqs[0], nil, nil, explore.NewPast())
			if !first.Outline().OK || first.Past() == nil {
				t.Fatalf("%s: %+v", name, first.Outline().Diagnostics)
			}
			alone := explore.Compile(t.Context(), &reqs[1], nil)
			after := explore.CompileAfter(t.Context(), &reqs[1], nil, nil, first.Past())
			return bytes.Equal(answers(t, alone, "@shown"), answers(t, after, "@shown")),
				after.Past().Reused() + after.Past().Known() + after.Past().Unread()
		}
		same, fewer := compare()
		if !same {
			t.Errorf("%s: code is reused that is not that of the text", name)
		}
		undo := explore.LeaveOut(kind)
		same, more := compare()
		undo()
		switch name {
		case "named", "nodes": // the printed module differs, so nothing is reused
			same, more, fewer = false, fewer, more
		case "before": // no text is known whose code depends on the order of uses
			same = false
		}
		if same || more <= fewer {
			t.Errorf("%s: left out, it changes nothing; %d functions are reused, then %d", name,
				fewer, more)
		}
	}
}
