package prepared_test

import (
	"context"
	"os"
	"strings"
	"testing"

	"statepoint/web/explore/prepared"
	"statepoint/web/report"
)

const queue = `; a queue, by clang
declare noalias ptr @malloc(i64) #0
declare void @visit(ptr)
declare i32 @puts(ptr)
declare i32 @usleep(i32)
declare ptr @make()
@text = private constant [3 x i8] c"hi\00"

define internal ptr @push(ptr %list, i64 %value) { ; in front
  %node = call ptr @malloc(i64 16) #0
  store ptr %list, ptr %node
  %at = getelementptr i8, ptr %node, i64 8
  store i64 %value, ptr %at
  ret ptr %node
}

define i32 @main() {
  %one = call ptr @push(ptr null, i64 1)
  %two = call ptr @push(ptr %one, i64 2)
  call void @visit(ptr %two)
  %next = load ptr, ptr %two
  %n = call i32 @puts(ptr @text)
  %m = call i32 @usleep(i32 1)
  %other = call ptr @make()
  %word = load i64, ptr %other
  ret i32 0
}
attributes #0 = { nounwind }
`

func sheet(t *testing.T, text string, choices ...string) *prepared.Sheet {
	t.Helper()
	req := &report.Request{FileName: "queue.ll", Source: text}
	ask := &report.ViewRequest{Lookup: strings.Join(choices, "\n")}
	s, err := prepared.New(context.Background(), req, ask)
	if err != nil {
		t.Fatal(err)
	}
	if !s.Of(req, ask) || s.Of(req, &report.ViewRequest{Lookup: "@x"}) {
		t.Error("it is not of its request alone")
	}
	return s
}

// said returns the decisions of a kind, one on each line.
func said(all []report.PreparedDecision) string {
	var b strings.Builder
	for _, d := range all {
		mark := "- "
		if d.On {
			mark = "+ "
		}
		b.WriteString(mark)
		for _, n := range d.Names {
			for _, name := range n.All {
				b.WriteString(name.Name + " ")
			}
			b.WriteString(n.In + " ")
		}
		b.WriteString(": " + d.Why + "\n")
	}
	return b.String()
}

func wants(t *testing.T, what, got string, all ...string) {
	t.Helper()
	for _, w := range all {
		if !strings.Contains(got, w) {
			t.Errorf("%s lacks %q:\n%s", what, w, got)
		}
	}
}

func TestSheet(t *testing.T) {
	s := sheet(t, queue)
	wants(t, "functions", said(s.Functions), "+ @push  : %list is a reference\n", "+ @main  : ")
	wants(t, "references", said(s.References),
		"%list %node %at its result @push %one %two %next @main : @malloc allocates it (line 10)")
	wants(t, "outside", said(s.Outside), "+ @visit  : a reference is passed as argument 1")
	wants(t, "leaves", said(s.Leaves), "+ @puts  : of the C library")
	wants(t, "allocators", said(s.Allocators), "- @make  : returns a pointer")
	freed := sheet(t, strings.Replace(queue, "  ret i32 0\n", "  call void @free(ptr %two)\n"+
		"  ret i32 0\n", 1)+"declare void @free(ptr)\n")
	wants(t, "freed", said(freed.Freed), "+ line 26 @main : the call to @free is removed")
	wants(t, "the sheet of the result", sheet(t, freed.Text).Nothing,
		"what `@gc_malloc` returns is one already")
	wants(t, "then", s.Then, "Then: 5 statepoints, ", " relocates, ", " bytes of map.")
	if s.Nothing != "" || s.Trouble || s.Whole || s.Line != 10 || len(s.Becomes) < 2 ||
		!strings.Contains(s.Becomes[0], "@llvm.experimental.gc.statepoint") {
		t.Errorf("%+v", s.Preparation)
	}
	// The line is that of the reader's text, though the new one has one more before it.
	const malloc = "declare noalias ptr @malloc(i64) #0\n"
	later := sheet(t, strings.Replace(queue, malloc, "", 1)+malloc)
	head, _, _ := strings.Cut(later.Text, "%node = ")
	if n := strings.Count(head, "\n") + 1; n != 10 || later.Line != 9 {
		t.Errorf("line %d, and %d in the new text", later.Line, n)
	}
	wants(t, "the text", s.Text, "; in front", "; a queue, by clang",
		`define internal ptr addrspace(1) @push(ptr addrspace(1) %list, i64 %value) gc `+
			`"statepoint-example" { ; in front`)
	if len(s.Objects) != 1 || len(s.Objects[0].Words) != 2 || !s.Objects[0].Words[0] {
		t.Errorf("objects %v", s.Objects)
	}
	answer := s.View(&report.ViewRequest{Stage: report.PrepareSheet})
	if answer.File == nil || answer.File.Data != s.Text {
		t.Error("no text to take")
	}
	wants(t, "the sheet", answer.HTML, `data-enter="@push"`, `data-act="1"`, "Make it so")
	wants(t, "the text drawn", s.View(&report.ViewRequest{Stage: report.PrepareText}).HTML,
		"<ins> addrspace(1)</ins>", "stay as they are", "<u>9</u>")
}

// Each choice has its effect, stays in the sheet, and is in the command line.
func TestChoices(t *testing.T) {
	s := sheet(t, queue, "safepoint usleep", "allocator make")
	wants(t, "leaves", said(s.Leaves), "- @usleep  : its calls are safepoints")
	wants(t, "allocators", said(s.Allocators), "+ @make  : allocates")
	wants(t, "references", said(s.References), "%other @main : @make allocates it")
	wants(t, "the command", s.Command,
		"'-references-safepoints=usleep' '-references-allocators=make' queue.ll")
	s = sheet(t, queue, "@push:%node", "@main")
	wants(t, "references", said(s.References), "- argument 1 @visit %list %node %at ")
	wants(t, "functions", said(s.Functions), "- @main  : stays as it is")
	wants(t, "the command", s.Command, "'-references-raw=@push:%node,@main'")
	if s.Nothing == "" || s.Text != queue {
		t.Errorf("nothing %q:\n%s", s.Nothing, s.Text)
	}
	if a := s.View(&report.ViewRequest{Stage: report.PrepareSheet}); a.File != nil ||
		strings.Contains(a.HTML, "Make it so") {
		t.Error("there is something to take")
	}
}

// The lines that are drawn are those of the text: together with what is put in they are the new
// text.
func TestLines(t *testing.T) {
	for _, file := range []string{"uthash-test74", "uthash-test43"} {
		data, err := os.ReadFile("../../../e2e/prepared/testdata/" + file + ".ll")
		if err != nil {
			t.Fatal(err)
		}
		s := sheet(t, string(data))
		before := strings.Split(string(data), "\n")
		for _, l := range s.Lines {
			if l.Number == 0 || l.Last > 0 {
				continue
			}
			var old, fresh string
			for _, p := range l.Parts {
				if !p.Put {
					old += p.Text
				}
				if !p.Out {
					fresh += p.Text
				}
			}
			if !strings.Contains(before[l.Number-1], strings.TrimSpace(old)) ||
				!strings.Contains(s.Text, fresh) {
				t.Errorf("line %d is %q, and drawn %q", l.Number, before[l.Number-1], old)
			}
		}
		if s.Trouble || s.More > 0 || s.Changed == 0 {
			t.Errorf("%s: %s, %d more", file, s.Then, s.More)
		}
	}
}

// TestSlots prepares what clang writes without optimization: stack slots hold the pointers.
func TestSlots(t *testing.T) {
	const text = `; a cell, by clang -O0
declare noalias ptr @malloc(i64)
declare void @visit(ptr)

define void @f() {
  %slot = alloca ptr, align 8
  %cell = call ptr @malloc(i64 16) ; a cell
  store ptr %cell, ptr %slot, align 8
  call void @visit(ptr null)
  %again = load ptr, ptr %slot, align 8
  store i64 1, ptr %again, align 8
  ret void
}
`
	s := sheet(t, text)
	if !s.Promoted || s.Nothing != "" || s.Whole ||
		!strings.Contains(s.Command, "-passes=mem2reg,make-references") ||
		!strings.Contains(s.Text, "store i64 1, ptr addrspace(1) %cell") ||
		!strings.Contains(s.Text, "; a cell, by clang") || strings.Contains(s.Text, "alloca") {
		t.Errorf("%+v\n%s", s.Preparation, s.Text)
	}
	if s := sheet(t, queue); s.Promoted {
		t.Error("the queue has no stack slots")
	}
}
