package prepare_test

import (
	"strings"
	"testing"
)

// thrower has an invoke after which %keep is needed on both ways.
const thrower = `declare noalias ptr @malloc(i64) #0
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @personality(...)
@type = external constant ptr
@last = internal global ptr null

define internal void @make(i1 %fails) {
  %new = call ptr @malloc(i64 16)
  store ptr %new, ptr @last
  br i1 %fails, label %throw, label %end
throw:
  %exception = call ptr @__cxa_allocate_exception(i64 8)
  store i64 5, ptr %exception
  call void @__cxa_throw(ptr %exception, ptr @type, ptr null)
  unreachable
end:
  ret void
}

define i32 @main() personality ptr @personality {
  %keep = call ptr @malloc(i64 24)
  invoke void @make(i1 true) to label %end unwind label %pad
pad:
  %lp = landingpad { ptr, i32 } cleanup catch ptr null
  store i64 1, ptr %keep
  EXIT
end:
  store i64 2, ptr %keep
  ret i32 0
}
attributes #0 = { allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
`

// TestLandingPads checks which references may be needed after a landing pad: none if the program
// uses the value of one, all if it only resumes. The memory of an exception is not collected.
func TestLandingPads(t *testing.T) {
	after, report := prepared(t, strings.Replace(thrower, "EXIT",
		"resume { ptr, i32 } %lp", 1))
	for _, want := range []string{
		"%keep = call ptr addrspace(1) @gc_malloc(i64 24)",
		"%new = call ptr addrspace(1) @gc_malloc(i64 16)",
		"%exception = call ptr @__cxa_allocate_exception(i64 8)",
	} {
		if !strings.Contains(after, want) {
			t.Errorf("the result lacks %q", want)
		}
	}
	if strings.Contains(report, "SP04") {
		t.Error(report)
	}
	after, report = prepared(t, strings.Replace(thrower, "EXIT", `%object = extractvalue { ptr, i32 } %lp, 0
  %caught = call ptr @__cxa_begin_catch(ptr %object)
  call void @__cxa_end_catch()
  br label %end`, 1))
	if !strings.Contains(after, "%keep = call ptr @malloc(i64 24)") ||
		!strings.Contains(after, "%new = call ptr addrspace(1) @gc_malloc(i64 16)") ||
		!strings.Contains(report, "%keep: it is needed after a landing pad of a function that "+
			"uses the value of one, where LLVM's IR cannot relocate it (line 27)") {
		t.Error(after, report)
	}
}

// TestSharedLandingPads checks the case of a landing pad that is only resumed but that two invokes
// unwind to: each will have its own, and resume would take a phi of both.
func TestSharedLandingPads(t *testing.T) {
	_, report := prepared(t, strings.NewReplacer("EXIT", "resume { ptr, i32 } %lp",
		"to label %end unwind", "to label %second unwind",
		"\npad:\n", "\nsecond:\n  invoke void @make(i1 true) to label %end "+
			"unwind label %pad\npad:\n").
		Replace(thrower))
	if !strings.Contains(report, "%keep: it is needed after a landing pad") {
		t.Error(report)
	}
}
