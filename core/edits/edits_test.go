package edits_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/edits"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/prepare"
	"statepoint/core/source"
)

// prepared edits a text as the pass make-references changes its module.
func prepared(t *testing.T, text string) (after string, whole bool) {
	t.Helper()
	ctx := context.Background()
	s, list, err := edits.Read(ctx, source.NewText("t.ll", text), ir.DialectUnknown)
	if err != nil {
		t.Fatalf("%v\n%v", err, list)
	}
	o := pass.DefaultOptions()
	if _, err := prepare.Run(ctx, s.Module, &o); err != nil {
		t.Fatal(err)
	}
	all, whole, err := s.Edits(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return edits.Apply(text, all), whole
}

const typed = `; by hand
target triple = "x86_64-pc-linux-gnu" ; the usual one

declare noalias ptr @malloc( i64 ) #7
declare void @free(ptr)

declare i32 @puts(ptr nocapture) local_unnamed_addr ; prints

@head = internal global ptr null ; the list

define internal ptr @push(i64 %value) { ; a node
  %node = call ptr @malloc(i64 16) #8 ; never null
  %next = load  ptr, ptr @head
  store ptr %next, ptr %node ; align 8
  store ptr %node, ptr @head, align 8

  ret ptr %node
}

define i32 @main() {
	%a = call ptr @push(i64 1)
	%text = call ptr @malloc(i64 8)
	store i64 0, ptr %text
	%n = call i32 @puts(ptr %text)
	call void @free(ptr %a)
	ret i32 0
}
attributes #7 = { nounwind }
attributes #8 = { nounwind cold }
`

const want = `; by hand
; object: gc_malloc: 8 bytes, no references
; object: gc_malloc: 16 bytes, references at 0
target triple = "x86_64-pc-linux-gnu" ; the usual one


declare i32 @puts(ptr nocapture) local_unnamed_addr "gc-leaf-function" ; prints

@head = internal global ptr addrspace(1) null ; the list

define internal ptr addrspace(1) @push(i64 %value) gc "statepoint-example" { ; a node
  %node = call ptr addrspace(1) @gc_malloc(i64 16) #8 ; never null
  %next = load  ptr addrspace(1), ptr @head
  store ptr addrspace(1) %next, ptr addrspace(1) %node ; align 8
  store ptr addrspace(1) %node, ptr @head, align 8

  ret ptr addrspace(1) %node
}

define i32 @main() gc "statepoint-example" {
	%a = call ptr addrspace(1) @push(i64 1)
	%text = call ptr addrspace(1) @gc_malloc(i64 8)
	store i64 0, ptr addrspace(1) %text
	%text.raw = addrspacecast ptr addrspace(1) %text to ptr
	%n = call i32 @puts(ptr %text.raw)
	ret i32 0
}

declare noalias ptr addrspace(1) @gc_malloc(i64) nounwind
attributes #7 = { nounwind }
attributes #8 = { nounwind cold }
`

// Comments, spaces, empty lines and groups of attributes stay as they were typed.
func TestTypedText(t *testing.T) {
	after, whole := prepared(t, typed)
	if whole || after != want {
		t.Errorf("whole %v:\n%s", whole, after)
	}
}

// A text in which nothing changes has no edits.
func TestNothing(t *testing.T) {
	const text = "define i32 @f() { ret i32 0 } ; nothing\n"
	if after, whole := prepared(t, text); whole || after != text {
		t.Errorf("whole %v: %s", whole, after)
	}
}

// The public programs of e2e/prepared keep every comment.
func TestPublicPrograms(t *testing.T) {
	files, err := filepath.Glob("../../e2e/prepared/testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		// clang's first line names the module, so it is not a comment of the first definition.
		after, whole := prepared(t, "; ModuleID = 'it.c'\n"+string(data))
		if whole {
			t.Errorf("%s is replaced as a whole", file)
		}
		for line := range strings.SplitSeq(string(data), "\n") {
			if strings.HasPrefix(line, ";") && !strings.HasPrefix(line, "; Function Attrs") &&
				!strings.Contains(after, line) {
				t.Errorf("%s: lost %q", file, line)
			}
		}
	}
}
