package objects_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/web/explore/objects"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/wire"
)

// queue is an object with a stale pointer, as the comment of its assembly says.
func queue(t *testing.T) []byte {
	t.Helper()
	data, err := os.ReadFile("testdata/queue.o")
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// opened opens a file in a new engine.
func opened(t *testing.T, name string, data []byte) (*objects.Engine, *report.Request,
	*report.Report) {
	t.Helper()
	e := &objects.Engine{}
	req := &report.Request{FileName: name, Source: string(data)}
	return e, req, e.Run(t.Context(), req)
}

// The object in testdata is that of the assembly beside it.
func TestQueueIsAssembled(t *testing.T) {
	text, err := os.ReadFile("testdata/queue.s")
	if err != nil {
		t.Fatal(err)
	}
	got := oracle.Run(t, oracle.Opaque, text, "llvm-mc", "-triple=x86_64", "-filetype=obj")
	if !bytes.Equal(got, queue(t)) {
		t.Error("llvm-mc makes another object of testdata/queue.s")
	}
}

// What a reader sees of an object: its code as in the file with each record under its call, its map
// byte by byte, and the finding with steps that have the same numbers in list and code.
func TestOpen(t *testing.T) {
	e, req, r := opened(t, "queue.o", queue(t))
	if !r.OK {
		t.Fatal(r.Diagnostics)
	}
	for _, want := range []string{
		"e8 00 00 00 00    callq  append",
		"record 2 at 0x25  [rsp+0]\n", "                  [rsp+0], its own base, map 0x10c and",
		"# (A1, B1) returns the reference",
		"# (A3) uses rbx as an address: stale",
	} {
		if !strings.Contains(r.Asm.Text, want) {
			t.Errorf("the code has no %q:\n%s", want, r.Asm.Text)
		}
	}
	if !strings.Contains(r.StackMap.Text, "location 4 Indirect    [rsp+0]     pointer of pair 0") {
		t.Errorf("the map is\n%s", r.StackMap.Text)
	}
	facts := e.View(t.Context(), &report.ViewRequest{View: report.ViewObject, Of: e.Keep(req)})
	for _, want := range []string{"ELF, x86-64, relocatable object", "A stale pointer in main",
		"<code>main+0x2c</code> uses rbx as an address: stale", "2 findings, 4 checks passed",
		`placeholder="append+0x1c"`} {
		if !strings.Contains(facts.HTML, want) {
			t.Errorf("the facts have no %q:\n%s", want, facts.HTML)
		}
	}
}

// The functions of an object are a table: those with findings first, or by a column, or those whose
// names are searched for; the last row has the sums.
func TestFunctions(t *testing.T) {
	e, req, _ := opened(t, "queue.o", queue(t))
	rows := func(sorted uint32, find string) (all []string) {
		t.Helper()
		a := e.View(t.Context(), &report.ViewRequest{View: report.ViewObject, Of: e.Keep(req),
			Step: sorted, Lookup: find})
		_, table, _ := strings.Cut(a.HTML, "<tbody>")
		table, _, _ = strings.Cut(table, "</table>")
		for _, row := range strings.SplitAfter(table, "</tr>") {
			text := regexp.MustCompile(`<[^>]*>`).ReplaceAllString(row, " ")
			if words := strings.Fields(text); len(words) > 0 {
				all = append(all, strings.Join(words, " "))
			}
		}
		return all
	}
	const main, append, total = "⚠ main 61 24 2 1 2", "append 47 24 1 1 0", "total 108 3 2 2"
	const code, name = report.ObjectCode + 1, uint32(len(report.ObjectColumns)) + 1
	for _, c := range []struct {
		sorted uint32
		find   string
		want   []string
	}{
		{0, "", []string{main, append, total}},
		{code, "", []string{main, append, total}},
		{code + report.FunctionsReversed, "", []string{append, main, total}},
		{name, "", []string{append, main, total}},
		{name + report.FunctionsReversed, "", []string{main, append, total}},
		{0, "APP", []string{append, total}},
		{0, "nothing", []string{total}},
	} {
		if got := rows(c.sorted, c.find); !slices.Equal(got, c.want) {
			t.Errorf("sorted by %d, %q is searched for: %q", c.sorted, c.find, got)
		}
	}
}

// A location leads to its bytes, its slot and the code that uses the slot; a record to its call.
func TestLinks(t *testing.T) {
	_, _, r := opened(t, "queue.o", queue(t))
	x := report.NewIndex(r.Links)
	find := func(label string) *report.Link {
		i := slices.IndexFunc(r.Links, func(l report.Link) bool { return l.Label == label })
		if i < 0 {
			t.Fatalf("no link %q", label)
		}
		return &r.Links[i]
	}
	record, location := find("record 2"), find("record 2, location 4")
	if len(record.From) != 1 || x.Link(record.From[0]).Label != "callq append" {
		t.Errorf("record 2 comes from %v", record.From)
	}
	if location.End-location.Start != 12 || len(location.At) != 1 ||
		x.Link(location.At[0]).Label != "[rsp+0]" {
		t.Errorf("%+v", location)
	}
	stores := find("mov %rbx,(%rsp)")
	if !slices.Equal(stores.At, location.At) {
		t.Errorf("the store goes to %v, the location names %v", stores.At, location.At)
	}
}

// The views of a compiled map are those of an opened one; the look-up counts addresses as
// disassemblers do.
func TestViews(t *testing.T) {
	e, req, _ := opened(t, "queue.o", queue(t))
	of := e.Keep(req)
	for view, want := range map[string]string{
		report.ViewFrame:   "Stack frame of append, 24 bytes",
		report.ViewRecords: "record 2",
		report.ViewParse:   "main+0x25",
		report.ViewMapJSON: `"version": 3`,
	} {
		a := e.View(t.Context(), &report.ViewRequest{View: view, Of: of, Lookup: "0x55"})
		text := a.HTML
		if a.Doc != nil {
			text = a.Doc.Text
		}
		if a.Trouble != "" || !strings.Contains(text, want) {
			t.Errorf("%s: %s has no %q\n%s", view, a.Trouble, want, text)
		}
	}
	for _, view := range []string{report.ViewCFG, report.ViewJourney} {
		if a := e.View(t.Context(), &report.ViewRequest{View: view, Of: of}); a.Trouble == "" {
			t.Errorf("an object has the view %s", view)
		}
	}
}

// A run shows that the pointer is stale, and a broken byte who notices.
func TestRun(t *testing.T) {
	t.Run("queue.o", func(t *testing.T) { runs(t, "queue.o", queue(t)) })
	t.Run("queue.so", func(t *testing.T) {
		dir := t.TempDir()
		in, out := filepath.Join(dir, "queue.o"), filepath.Join(dir, "queue.so")
		if err := os.WriteFile(in, queue(t), 0o644); err != nil {
			t.Fatal(err)
		}
		said, err := exec.Command(oracle.Tool(t, oracle.Opaque, "ld.lld"), "-shared", "-z",
			"notext", in, "-o", out).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		data, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		runs(t, "queue.so", data)
	})
}

func runs(t *testing.T, name string, data []byte) {
	e, req, _ := opened(t, name, data)
	begin := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req)})
	if begin.Trouble != "" || begin.Setup.Entry != "main" ||
		!slices.Equal(begin.Functions, []string{"append", "main"}) {
		t.Fatalf("%s %+v %v", begin.Trouble, begin.Setup, begin.Functions)
	}
	end := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req), Setup: begin.Setup,
		Action: report.RunOn, Steps: 10000})
	if !strings.Contains(end.Astray.Text, "a stale address") {
		t.Errorf("it ends %q, astray %+v", end.Ended, end.Astray)
	}
	for key, want := range map[string]string{"drop-root@append#1": "a stale address",
		"flip-byte@1": "reading stops at 0x1"} {
		broken := *req
		broken.Options.Break = key
		if r := e.Run(t.Context(), &broken); !r.OK || len(r.Diagnostics) > 0 {
			t.Fatalf("%s: %v", key, r.Diagnostics)
		}
		s := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(&broken),
			Action: report.RunBreak})
		if s.Breaks == nil || s.Breaks.Done == nil {
			t.Errorf("%s: %+v", key, s.Breaks)
			continue
		}
		d := s.Breaks.Done
		if !strings.Contains(d.Refused+d.First.Text, want) {
			t.Errorf("%s: %+v", key, d)
		}
	}
}

// Assembly text is opened as the object that it makes, a mistake in it named by its line.
func TestAssembly(t *testing.T) {
	text, err := os.ReadFile("testdata/queue.s")
	if err != nil {
		t.Fatal(err)
	}
	e, req, r := opened(t, "queue.s", text)
	_, _, object := opened(t, "queue.o", queue(t))
	if !r.OK || r.Asm.Text != object.Asm.Text || r.StackMap.Text != object.StackMap.Text {
		t.Errorf("%v\n%s", r.Diagnostics, r.Asm.Text)
	}
	facts := e.View(t.Context(), &report.ViewRequest{View: report.ViewObject, Of: e.Keep(req)})
	if !strings.Contains(facts.HTML, "assembly, shown as the object that it makes") {
		t.Errorf("%s", facts.HTML)
	}
	file := e.View(t.Context(), &report.ViewRequest{View: report.ViewFile,
		Stage: report.FileObject, Of: e.Keep(req)})
	if file.File == nil || file.File.Name != "queue.o" {
		t.Errorf("%s %+v", file.Trouble, file.File)
	}
	bad := strings.Replace(string(text), "subq\t", "subqq\t", 1)
	if _, _, r := opened(t, "bad.s", []byte(bad)); r.OK || len(r.Diagnostics) != 1 ||
		!strings.HasPrefix(r.Diagnostics[0].Message, "bad.s:11") {
		t.Errorf("%v", r.Diagnostics)
	}
}

// What cannot be opened is named with the offset that is wrong, and does not panic.
func TestDamaged(t *testing.T) {
	whole := queue(t)
	for want, data := range map[string][]byte{
		"queue.o: the file is empty":     nil,
		"this is LLVM bitcode":           []byte("BC\xc0\xde1234"),
		"this is LLVM IR, not an object": []byte("define void @f() {\n"),
	} {
		if _, _, r := opened(t, "queue.o", data); r.OK || len(r.Diagnostics) != 1 ||
			!strings.Contains(r.Diagnostics[0].Message, want) {
			t.Errorf("%q: %v", want, r.Diagnostics)
		}
	}
	for n := range whole { // no prefix and no wrong byte is a panic
		opened(t, "queue.o", whole[:n])
		if n%5 == 0 {
			bad := bytes.Clone(whole)
			bad[n] ^= 0xff
			e, req, r := opened(t, "queue.o", bad)
			for _, view := range []string{report.ViewObject, report.ViewFrame, report.ViewParse} {
				e.View(t.Context(), &report.ViewRequest{View: view, Of: e.Keep(req)})
			}
			if !r.OK && len(r.Diagnostics) == 0 {
				t.Errorf("byte %d: neither a report nor a reason", n)
			}
		}
	}
}

// The IR that an object came from is laid beside it: which slot of one is which of the other.
func TestBeside(t *testing.T) {
	const text = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_print(i64) "gc-leaf-function"
define ptr addrspace(1) @append(ptr addrspace(1) %q, i64 %v) gc "statepoint-example" {
  %n = call ptr addrspace(1) @rt_alloc(i64 1, i64 24)
  %b = getelementptr i8, ptr addrspace(1) %n, i64 8
  store ptr addrspace(1) %q, ptr addrspace(1) %b
  ret ptr addrspace(1) %n
}
define void @other() {
  ret void
}
`
	r := panes.Run(t.Context(), &report.Request{Source: text})
	if !r.OK {
		t.Fatal(r.Diagnostics)
	}
	e, req, _ := opened(t, "queue.o", queue(t))
	kept := e.Keep(&report.Request{FileName: "a.ll",
		Source: string(wire.Encode(&wire.Report{Report: r}))})
	of := e.Keep(req)
	a := e.View(t.Context(), &report.ViewRequest{View: report.ViewBeside, Of: of, Kept: kept})
	for _, want := range []string{">record 0, call @rt_alloc</span>",
		"<td>returns to +0x14; map 0x28, 88 bytes</td>",
		"<td>returns to +0x1c; map 0x40, 88 bytes</td>",
		">[rsp+8]</span>", "<td>%q</td>", "the IR does not define it",
		"the object does not define it"} {
		if !strings.Contains(a.HTML, want) {
			t.Errorf("no %q: %s\n%s", want, a.Trouble, a.HTML)
		}
	}
	none := e.View(t.Context(), &report.ViewRequest{View: report.ViewBeside, Of: of})
	if !strings.Contains(none.Trouble, "does not compile") {
		t.Errorf("beside nothing: %+v", none)
	}
}

// Functions of a section by itself have no addresses before they are linked, and are told apart by
// their numbers.
func TestRawMap(t *testing.T) {
	data, err := oracle.Section(queue(t), ".llvm_stackmaps")
	if err != nil {
		t.Fatal(err)
	}
	e, req, r := opened(t, "map.bin", data)
	for _, want := range []string{"function 0:\n", "function 1:\n", "record 2 at 0x25"} {
		if !strings.Contains(r.Asm.Text, want) {
			t.Errorf("no %q in\n%s", want, r.Asm.Text)
		}
	}
	facts := e.View(t.Context(), &report.ViewRequest{View: report.ViewObject, Of: e.Keep(req)})
	if !strings.Contains(facts.HTML, "3 records of 2 functions, well formed and in order") {
		t.Errorf("%s", facts.HTML)
	}
	const want = "Only ELF files for x86-64 run in the emulator, not this section of stack maps."
	s := e.Program(t.Context(), &report.RunRequest{Of: e.Keep(req)})
	if s.Trouble != want {
		t.Errorf("it runs: %q", s.Trouble)
	}
}

// Pointers have the reader's names, also what a call returns; the values of a stackmap are matched
// like pointers. Of another program the page says so.
func TestBesideNames(t *testing.T) {
	const text = `declare ptr addrspace(1) @make()
declare void @use()
declare void @llvm.experimental.stackmap(i64, i32, ...)
define ptr addrspace(1) @f(i64 %x) gc "statepoint-example" {
  %a = call ptr addrspace(1) @make()
  call void @use()
  ret ptr addrspace(1) %a
}
define i64 @g(i64 %y) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 7, i32 0, i64 %y)
  ret i64 %y
}
`
	besides := func(object string) string {
		t.Helper()
		e, req, _ := opened(t, "f.o", lowertest.Rewritten(t, object, lower.Options{}))
		kept := e.Keep(&report.Request{FileName: "a.ll", Source: string(wire.Encode(&wire.Report{
			Report: panes.Run(t.Context(), &report.Request{Source: text})}))})
		return e.View(t.Context(), &report.ViewRequest{View: report.ViewBeside, Of: e.Keep(req),
			Kept: kept}).HTML
	}
	const apart = "They have no function in common"
	same := besides(text)
	for _, want := range []string{"<td>%a</td><td>[rsp+0]</td>", "<td>%y</td>", "<td>at +0x"} {
		if !strings.Contains(same, want) {
			t.Errorf("no %q in\n%s", want, same)
		}
	}
	if other := besides("define void @h() {\n  ret void\n}\n"); !strings.Contains(other, apart) ||
		strings.Contains(same, apart) {
		t.Errorf("beside another program:\n%s", other)
	}
}

// Records are matched by their statepoint ids, wherever the other compiler put their calls, and
// the others in order.
func TestBesideByID(t *testing.T) {
	call := func(name, id string) string {
		return "  call void @" + name + "() \"statepoint-id\"=\"" + id + "\"\n"
	}
	const head = "declare void @a()\ndeclare void @b()\ndeclare void @c()\n" +
		"define void @f() gc \"statepoint-example\" {\n"
	const end = "  ret void\n}\n"
	here := panes.Run(t.Context(), &report.Request{
		Source: head + call("a", "7") + call("b", "9") + "  call void @c()\n" + end})
	if !here.OK || len(here.RecordIDs) != 2 {
		t.Fatal(here.Diagnostics, here.RecordIDs)
	}
	besides := func(calls string) string {
		e, req, _ := opened(t, "f.o", lowertest.Rewritten(t, head+calls+end, lower.Options{}))
		kept := e.Keep(&report.Request{FileName: "a.ll",
			Source: string(wire.Encode(&wire.Report{Report: here}))})
		return e.View(t.Context(), &report.ViewRequest{View: report.ViewBeside, Of: e.Keep(req),
			Kept: kept}).HTML
	}
	moved := besides(call("b", "9") + "  call void @c()\n" + call("a", "7"))
	for _, want := range []string{">record 0, call @b<", ">record 1, call @c<",
		">record 2, call @a<"} {
		if !strings.Contains(moved, want) {
			t.Errorf("no %q:\n%s", want, moved)
		}
	}
	more := besides(call("a", "7") + call("a", "8") + call("b", "9") + "  call void @c()\n")
	for _, want := range []string{">record 0, call @a<", ">record 2, call @b<",
		"1 record here, 2 in the object have no id in common"} {
		if !strings.Contains(more, want) {
			t.Errorf("no %q:\n%s", want, more)
		}
	}
}
