package prepare_test

import (
	"strings"
	"testing"
)

const words = `declare noalias ptr @malloc(i64) #0
declare ptr @strchr(ptr, i32)
declare ptr @strcpy(ptr, ptr)
declare i32 @puts(ptr)
@first = internal global ptr null

define i32 @main() {
  %line = call ptr @malloc(i64 32)
  %text = getelementptr i8, ptr %line, i64 8
  %copy = call ptr @strcpy(ptr %text, ptr @.str)
  %comma = call ptr @strchr(ptr %copy, i32 44)
  %none = icmp eq ptr %comma, null
  br i1 %none, label %end, label %more
more:
  %rest = getelementptr i8, ptr %comma, i64 1
  %n = call i32 @puts(ptr %rest)
  br label %end
end:
  store ptr %line, ptr @first
  ret i32 0
}
@.str = private constant [4 x i8] c"a,b\00"
attributes #0 = { allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
`

// TestSearches checks that the result of a search in an object is a pointer derived from the
// reference to it, or null, and that what a function returns of its argument is that argument.
func TestSearches(t *testing.T) {
	after, report := prepared(t, words)
	at := 0
	for _, want := range []string{
		"%text = getelementptr i8, ptr addrspace(1) %line, i64 8",
		"%text.raw = addrspacecast ptr addrspace(1) %text to ptr",
		"%copy = call ptr @strcpy(ptr %text.raw, ptr @.str)",
		"%comma = call ptr @strchr(ptr %text.raw1, i32 44)",
		" = ptrtoint ptr %comma to i64",
		" = ptrtoint ptr %text.raw1 to i64",
		"getelementptr i8, ptr addrspace(1) %text, i64 %",
		" = icmp eq ptr %comma, null",
		"%comma.ref = select i1 %",
		"%none = icmp eq ptr addrspace(1) %comma.ref, null",
		"%rest = getelementptr i8, ptr addrspace(1) %comma.ref, i64 1",
	} {
		i := strings.Index(after[at:], want)
		if i < 0 {
			t.Fatalf("the result lacks %q\n%s", want, after)
		}
		at += i
	}
	if strings.Contains(report, "SP0424") {
		t.Error(report)
	}
}

// TestKeptResultOfASearch checks that a pointer into an object that a search found and the program
// stores keeps that object raw.
func TestKeptResultOfASearch(t *testing.T) {
	_, report := prepared(t, strings.Replace(words, "store ptr %line", "store ptr %comma", 1))
	if !strings.Contains(report, "it may point into the middle of an object where it is stored") {
		t.Error(report)
	}
}
