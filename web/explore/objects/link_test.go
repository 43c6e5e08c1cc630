package objects_test

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/web/report"
)

// archive is an archive of members, each a name and its contents.
func archive(members ...string) []byte {
	var b bytes.Buffer
	b.WriteString("!<arch>\n")
	for i := 0; i < len(members); i += 2 {
		fmt.Fprintf(&b, "%-16s%-12d%-6d%-6d%-8o%-10d`\n%s", members[i]+"/", 0, 0, 0, 0o644,
			len(members[i+1]), members[i+1])
		if len(members[i+1])%2 != 0 {
			b.WriteByte('\n')
		}
	}
	return b.Bytes()
}

// assembled assembles a text with LLVM.
func assembled(t *testing.T, text string) string {
	t.Helper()
	return string(oracle.Run(t, oracle.Opaque, []byte(text), "llvm-mc", "-triple=x86_64",
		"-filetype=obj"))
}

// A member of an archive runs with those members that define what it calls, and no others.
func TestArchiveIsLinked(t *testing.T) {
	const head = "\t.globl %[1]s\n\t.type %[1]s,@function\n%[1]s:\n"
	member := func(name, code string) string {
		return assembled(t, fmt.Sprintf(head+"%[2]s\n\t.size %[1]s, .-%[1]s\n", name, code))
	}
	data := archive("first.o", member("main", "\tjmp twice"),
		"other.o", member("main", "\tmovl $1, %eax\n\tretq"),
		"third.o", member("seven", "\tmovl $7, %eax\n\tretq"),
		"second.o", member("twice", "\tpushq %rax\n\tcallq seven\n\taddl %eax, %eax\n"+
			"\tpopq %rcx\n\tretq"))
	e, req, r := opened(t, "all.a", data)
	if !r.OK {
		t.Fatal(r.Diagnostics)
	}
	facts := e.View(t.Context(), &report.ViewRequest{View: report.ViewObject, Of: e.Keep(req)})
	if !strings.Contains(facts.HTML, "<dt>Linked</dt><dd>second.o, third.o</dd>") {
		t.Errorf("other members are linked:\n%s", facts.HTML)
	}
	s := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req), Action: report.RunOn,
		Steps: 1000})
	if !strings.Contains(s.Ended, "14") {
		t.Errorf("it ends %q%s", s.Ended, s.Trouble)
	}
}

// Objects that were opened at once are all linked, also those that call the one that is shown, and
// a run may begin in any.
func TestObjectsTogether(t *testing.T) {
	main := assembled(t, "\t.globl main\n\t.type main,@function\nmain:\n\tpushq %rax\n"+
		"\tcallq append\n\tpopq %rcx\n\tretq\n\t.size main, .-main\n")
	only := assembled(t, "\t.globl nothing\n\t.type nothing,@function\nnothing:\n\tretq\n"+
		"\t.size nothing, .-nothing\n")
	name := strings.Join([]string{"only.o", "main.o"}, report.Together)
	e, req, r := opened(t, name, archive("only.o", only, "main.o", main))
	if !r.OK {
		t.Fatal(r.Diagnostics)
	}
	s := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req)})
	if s.Trouble != "" || s.Setup.Entry != "main" ||
		!slices.Equal(s.Functions, []string{"nothing", "main"}) {
		t.Errorf("%s %+v %v", s.Trouble, s.Setup, s.Functions)
	}
	facts := e.View(t.Context(), &report.ViewRequest{View: report.ViewObject, Of: e.Keep(req)})
	for _, want := range []string{"<dt>Linked</dt><dd>main.o</dd>", "<dd>only.o, ",
		"<h3>Opened together <small>2 objects, linked to run</small></h3>"} {
		if !strings.Contains(facts.HTML, want) {
			t.Errorf("no %s in\n%s", want, facts.HTML)
		}
	}
	e, req, _ = opened(t, name, archive("main.o", main, "main.o", main))
	s = e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req)})
	if !strings.Contains(s.Trouble, "symbol main is defined in main.o as well") {
		t.Errorf("two of a name run: %q", s.Trouble)
	}
}

// An object with several sections of maps is shown whole and runs; breaks need one map.
func TestTwoMaps(t *testing.T) {
	text, err := os.ReadFile("testdata/queue.s")
	if err != nil {
		t.Fatal(err)
	}
	const none = "\n\t.section\t.llvm_stackmaps,\"a\",@progbits,unique,7\n" +
		"\t.byte 3\n\t.zero 15\n" // of no function
	e, req, r := opened(t, "two.o", []byte(assembled(t, string(text)+none)))
	if !r.OK || !strings.Contains(r.StackMap.Text, "Stack maps, section 2") {
		t.Fatalf("%v\n%s", r.Diagnostics, r.StackMap.Text)
	}
	s := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req), Action: report.RunOn,
		Steps: 10})
	if s.Trouble != "" || s.Step == 0 {
		t.Errorf("%+v", s)
	}
	s = e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req), Action: report.RunBreak})
	if s.Breaks == nil || !strings.Contains(s.Breaks.Trouble, "has 2 stack maps") {
		t.Errorf("%s %+v", s.Trouble, s.Breaks)
	}
}

// Tables of roots and return address tables are annotated byte by byte.
func TestTables(t *testing.T) {
	const roots = `declare void @llvm.gcroot(ptr, ptr)
declare void @poll()
define void @f(ptr %%p) gc "%s" {
  %%r = alloca ptr
  call void @llvm.gcroot(ptr %%r, ptr null)
  store ptr %%p, ptr %%r
  call void @poll()
  ret void
}
`
	for strategy, want := range map[string]string{"ocaml": "Roots, in the format ocaml",
		"erlang": "Roots, in the format erlang"} {
		_, _, r := opened(t, strategy+".o", oracle.Run(t, oracle.Opaque,
			[]byte(fmt.Sprintf(roots, strategy)), "llc", "-filetype=obj",
			"-mtriple=x86_64-linux-gnu"))
		if !r.OK || !strings.Contains(r.StackMap.Text, want) ||
			strings.Count(r.StackMap.Text, "\n") < 4 {
			t.Errorf("%s: %v\n%s", strategy, r.Diagnostics, r.StackMap.Text)
		}
	}
	_, _, r := opened(t, "own.o", lowertest.Rewritten(t, `declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %p
}
`, lower.Options{Table: true}))
	if !strings.Contains(r.StackMap.Text, "Return addresses, in ") {
		t.Errorf("%v\n%s", r.Diagnostics, r.StackMap.Text)
	}
}
