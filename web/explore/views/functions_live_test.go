package views

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"statepoint/core/source"
	"statepoint/web/explore"
	"statepoint/web/explore/exploretest"
	"statepoint/web/report"
)

// liveCounts are the two views' counts of a module's live pointers.
type liveCounts struct {
	// live is the count of Liveness, again the number of those that it says are recomputed.
	live, again int
	// listed is the sum of the counts of Functions.
	listed int
}

var liveHeading = regexp.MustCompile(`  (\d+) live\n`)

func countLive(t *testing.T, req *report.Request) (c liveCounts, d *report.Doc) {
	t.Helper()
	r := explore.Compile(t.Context(), req, nil)
	if r.Lowered() == nil {
		t.Fatal(r.Outline().Diagnostics)
	}
	for _, f := range functionRows(r) {
		c.listed += int(f.Values[report.FunctionLive])
	}
	a, err := Liveness(r, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range liveHeading.FindAllStringSubmatch(a.Doc.Text, -1) {
		n, _ := strconv.Atoi(found[1])
		c.live += n
	}
	c.again = strings.Count(a.Doc.Text, "  "+becomesAgain)
	return c, a.Doc
}

// saysLive checks the caption of Liveness.
func (c *liveCounts) saysLive(t *testing.T, d *report.Doc) {
	t.Helper()
	want := source.Count(c.live, "pointer") + " live at them"
	if c.again > 0 {
		want += " (" + strconv.Itoa(c.again) + " computed again"
	} else {
		want += ". "
	}
	if !strings.Contains(d.Caption, want) {
		t.Errorf("the caption %q does not say %q", d.Caption, want)
	}
}

// Functions and Liveness differ exactly as FunctionMeanings says.
func TestLivePointersOfTwoViews(t *testing.T) {
	const begin = "declare void @g()\ndeclare i32 @p(...)\n" +
		`define void @f(ptr addrspace(1) %a, i64 %i) gc "statepoint-example" personality ptr @p {` +
		"\n"
	const uses = "  store volatile ptr addrspace(1) %x, ptr addrspace(1) %y\n  ret void\n}\n"
	for name, c := range map[string]struct {
		body string
		want liveCounts
	}{
		"loaded twice": {"  %x = load ptr addrspace(1), ptr addrspace(1) %a\n" +
			"  %y = load ptr addrspace(1), ptr addrspace(1) %a\n  call void @g()\n" + uses,
			liveCounts{2, 0, 1}},
		"loaded again after a store": {"  %x = load ptr addrspace(1), ptr addrspace(1) %a\n" +
			"  store ptr addrspace(1) null, ptr addrspace(1) %a\n" +
			"  %y = load ptr addrspace(1), ptr addrspace(1) %a\n  call void @g()\n" + uses,
			liveCounts{2, 0, 2}},
		"computed again": {"  %x = getelementptr i8, ptr addrspace(1) %a, i64 8\n" +
			"  %y = getelementptr i8, ptr addrspace(1) %a, i64 16\n  call void @g()\n" + uses,
			liveCounts{3, 2, 1}},
		"two relocates": {"  %x = load ptr addrspace(1), ptr addrspace(1) %a\n" +
			"  invoke void @g() to label %ok unwind label %bad\nok:\n" +
			"  store volatile ptr addrspace(1) %x, ptr addrspace(1) %a\n  ret void\nbad:\n" +
			"  %l = landingpad token cleanup\n" +
			"  store volatile ptr addrspace(1) %x, ptr addrspace(1) null\n  ret void\n}\n",
			liveCounts{2, 0, 2}},
		"two blocks that end alike": {"  %c = icmp eq i64 %i, 0\n  br i1 %c, label %l, label %r\n" +
			"l:\n  store volatile i64 1, ptr addrspace(1) %a\n  br label %m\n" +
			"m:\n  call void @g()\n  store volatile i64 2, ptr addrspace(1) %a\n  ret void\n" +
			"r:\n  store volatile i64 3, ptr addrspace(1) %a\n  br label %n\n" +
			"n:\n  call void @g()\n  store volatile i64 2, ptr addrspace(1) %a\n  ret void\n}\n",
			liveCounts{2, 0, 1}},
		"a null among deopt operands": {
			`  call void @g() [ "deopt"(ptr addrspace(1) null, ptr addrspace(1) %a) ]` +
				"\n  ret void\n}\n", liveCounts{1, 0, 1}},
	} {
		got, d := countLive(t, &report.Request{Source: begin + c.body})
		if got != c.want {
			t.Errorf("%s: %+v, want %+v\n%s", name, got, c.want, d.Text)
		}
		got.saysLive(t, d)
	}
}

// In the examples no two live pointers are the same value, so the two views differ only by
// recomputed pointers.
func TestLivePointersOfExamples(t *testing.T) {
	again, pointers := 0, 0
	for name, source := range exploretest.Examples(t) {
		req := report.Request{Source: source}
		if r := explore.Compile(t.Context(), &req, nil); r.Lowered() == nil ||
			len(r.Lowered().Map.Records) == 0 {
			continue
		}
		got, d := countLive(t, &req)
		if strings.Contains(d.Text, "  in the source, lists ") || len(d.Outline) == 0 {
			continue // its author's list is not what is live
		}
		if got.live-got.again != got.listed {
			t.Errorf("%s: %+v\n%s", name, got, d.Text)
		}
		got.saysLive(t, d)
		again, pointers = again+got.again, pointers+got.live
	}
	if again < 5 || pointers < 50 {
		t.Errorf("%d pointers, %d computed again", pointers, again)
	}
}
