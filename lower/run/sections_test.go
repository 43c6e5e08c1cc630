package run_test

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"

	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/run"
)

// rooted builds a list and adds it up. Its references are in roots of the strategy STRATEGY, and it
// calls itself so that there are several frames.
const rooted = `
declare ptr @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_print(i64)
declare void @llvm.gcroot(ptr, ptr)

define ptr @cons(ptr %tail, i64 %value) gc "STRATEGY" {
  %keep = alloca ptr
  call void @llvm.gcroot(ptr %keep, ptr null)
  store ptr %tail, ptr %keep
  %cell = call ptr @rt_alloc(i64 1, i64 8)
  %rest = load ptr, ptr %keep
  %next = getelementptr i8, ptr %cell, i64 8
  store ptr %rest, ptr %next
  %at = getelementptr i8, ptr %cell, i64 16
  store i64 %value, ptr %at
  ret ptr %cell
}

define i64 @run(i64 %n) gc "STRATEGY" {
entry:
  %head = alloca ptr
  %walk = alloca ptr
  call void @llvm.gcroot(ptr %head, ptr null)
  call void @llvm.gcroot(ptr %walk, ptr null)
  store ptr null, ptr %head
  store ptr null, ptr %walk
  br label %make
make:
  %i = phi i64 [ 0, %entry ], [ %more, %make ]
  %old = load ptr, ptr %head
  %new = call ptr @cons(ptr %old, i64 %i)
  store ptr %new, ptr %head
  %more = add i64 %i, 1
  %full = icmp eq i64 %more, %n
  br i1 %full, label %begin, label %make
begin:
  %top = load ptr, ptr %head
  store ptr %top, ptr %walk
  br label %sum
sum:
  %all = phi i64 [ 0, %begin ], [ %with, %sum ]
  call void @rt_safepoint()
  %cell = load ptr, ptr %walk
  %at = getelementptr i8, ptr %cell, i64 16
  %value = load i64, ptr %at
  %with = add i64 %all, %value
  %next = getelementptr i8, ptr %cell, i64 8
  %rest = load ptr, ptr %next
  store ptr %rest, ptr %walk
  %end = icmp eq ptr %rest, null
  br i1 %end, label %done, label %sum
done:
  call void @rt_print(i64 %with)
  ret i64 %with
}
`

// Programs run under every collector with any description of their roots: the shadow stack, or
// tables of roots.
func TestRootsWithoutStackMaps(t *testing.T) {
	for strategy, names := range map[string]string{
		"gcmap": "", "ocaml": "", "erlang": "", "shadow-stack": "shadow-stack-gc-lowering",
	} {
		text := strings.ReplaceAll(rooted, "STRATEGY", strategy)
		for _, mode := range modes() {
			mode.HeapBytes = 1 << 14
			got, counts := call(t, text, names, lower.Options{}, mode, "40")
			if got != "780\n" || counts.Skipped > 0 || mode.Stress.Every == 1 &&
				counts.Frames < 30 && !late[mode.Collector] {
				t.Errorf("%s, %s: %q, %+v", strategy, modeName(mode), got, counts)
			}
		}
	}
}

// Return address tables have the same references as stack maps, in two programs that keep
// references in registers and in frames.
func TestRootsByTables(t *testing.T) {
	for name, args := range map[string]string{"binary-trees": "5", "hash-table": "20"} {
		text, err := os.ReadFile("../../e2e/runtime/programs/" + name + ".ll")
		if err != nil {
			t.Fatal(err)
		}
		for _, mode := range short.Some(modes(), 5) {
			mode.HeapBytes = 1 << 16
			const names = "place-safepoints,rewrite-statepoints-for-gc"
			how := lower.Options{Table: true}
			byMaps, counts := call(t, string(text), names, how, mode, args)
			mode.Tables = true
			byTables, same := call(t, string(text), names, how, mode, args)
			if byTables != byMaps || byMaps == "" || counts.Frames != same.Frames {
				t.Errorf("%s, %s: printed\n%swant\n%s%d frames, want %d", name, modeName(mode),
					byTables, byMaps, same.Frames, counts.Frames)
			}
		}
	}
}

// call runs @run of a program with one argument, and returns its output.
func call(t *testing.T, text, names string, how lower.Options, opt run.Options, arg string) (string,
	run.Counts) {
	t.Helper()
	var out bytes.Buffer
	opt.Out = &out
	p, err := loadWith(t, text, names, how, opt)
	if err != nil {
		t.Fatal(err)
	}
	values, err := p.Arguments("run", []string{arg})
	if err == nil {
		err = p.Call(context.Background(), "run", values)
	}
	if err != nil {
		t.Errorf("%s: %v", modeName(opt), err)
	}
	return out.String(), p.Counts()
}

// A function is shown by its name even if there is also a label at its start, as OCaml's tables
// need.
func TestLabelsDoNotNameFunctions(t *testing.T) {
	text := strings.ReplaceAll(rooted, "STRATEGY", "ocaml")
	p, err := load(t, text, run.Options{})
	if err != nil {
		t.Fatal(err)
	}
	at, _ := p.Image.Lookup("cons")
	labels := 0
	lowered, _ := compile(t, text, "", lower.Options{})
	for _, s := range lowered.Object.Symbols {
		if label, ok := p.Image.Lookup(s.Name); ok && label == at && s.Name != "cons" {
			labels++
		}
	}
	if name := p.Symbol(at); name != "@cons" || labels == 0 {
		t.Errorf("%#x is called %s, beside %d labels", at, name, labels)
	}
}
