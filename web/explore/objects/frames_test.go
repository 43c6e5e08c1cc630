package objects_test

import (
	"slices"
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/e2e/oracle"
	"statepoint/static/examples"
	"statepoint/web/report"
)

// In frames of every form, each slot that a record names is one that the code stores to: with a
// frame pointer, rounded down for a large alignment, and with dynamic allocas. Slots of a frame
// with a frame pointer have the names that records and code use.
func TestSlotsOfFrames(t *testing.T) {
	const head = `declare void @use(ptr, ptr addrspace(1))
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n) `
	const tail = `
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (ptr, ptr addrspace(1))) @use, i32 2, i32 0, ptr %a, ptr addrspace(1) %p, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
`
	for _, c := range []struct{ name, text, label string }{
		{"a frame pointer", head + `"frame-pointer"="all" gc "statepoint-example" {` +
			"\n  %a = alloca i64" + tail,
			"] = [rbp-"},
		{"a large alignment", head + "gc \"statepoint-example\" {\n  %a = alloca i64, align 64" +
			tail, "[rsp+"},
		{"a dynamic alloca", head + "gc \"statepoint-example\" {\n  %a = alloca i64, i64 %n" +
			tail, "[rbp-"},
		{"both", head +
			"gc \"statepoint-example\" {\n  %b = alloca i64, align 64\n" +
			"  store volatile i64 1, ptr %b\n" +
			"  %a = alloca i64, i64 %n" + tail, "[rbx+"},
	} {
		for _, level := range []string{"-O0", "-O2"} {
			object := oracle.Run(t, oracle.Opaque, []byte(c.text), "llc", level, "-filetype=obj",
				"-mtriple=x86_64-linux-gnu")
			_, _, r := opened(t, c.name, object)
			labels := slots(t, c.name+" "+level, r)
			if len(labels) != 1 || !strings.Contains(labels[0], c.label) {
				t.Errorf("%s %s: the slots are %q, not %s\n%s", c.name, level, labels, c.label,
					r.Asm.Text)
			}
		}
	}
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for i := range all {
		if data, _ := compiled(t, &all[i], "-O2", "-frame-pointer=all",
			"-mtriple=x86_64-linux-gnu"); data != "" {
			_, _, r := opened(t, all[i].Name, []byte(data))
			n += len(slots(t, all[i].Name, r))
		}
	}
	if n < 20 {
		t.Errorf("only %d slots", n)
	}
}

// slots are the labels of the slots that locations name. Each must be used by an instruction.
func slots(t *testing.T, name string, r *report.Report) (labels []string) {
	x := report.NewIndex(r.Links)
	used := map[uint32]bool{}
	for i := range r.Links {
		if l := &r.Links[i]; l.Kind == provenance.KindMachine {
			for _, id := range l.At {
				used[id] = true
			}
		}
	}
	for i := range r.Links {
		l := &r.Links[i]
		if l.Kind != provenance.KindLocation || !strings.Contains(l.Detail, "Indirect") {
			continue
		}
		if len(l.At) == 0 || !used[l.At[0]] {
			t.Errorf("%s: no instruction uses the slot of %s %s\n%s", name, l.Label, l.Detail,
				r.Asm.Text)
			continue
		}
		if label := x.Link(l.At[0]).Label; !slices.Contains(labels, label) {
			labels = append(labels, label)
		}
	}
	return labels
}
