package e2e

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/lower"
	emulated "statepoint/lower/run"
	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
)

// worldSource can run in all three worlds: references cross calls, one of them in a loop, and a
// pointer into an object does.
const worldSource = `; run: twice([1, 2, 3], 4) = 48
declare void @rt_safepoint()
define i64 @sum(ptr addrspace(1) %list) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %at = phi ptr addrspace(1) [ %list, %entry ], [ %next, %more ]
  %total = phi i64 [ 0, %entry ], [ %new, %more ]
  %null = icmp eq ptr addrspace(1) %at, null
  br i1 %null, label %done, label %more
more:
  %field = getelementptr i64, ptr addrspace(1) %at, i64 2
  call void @rt_safepoint()
  %v = load i64, ptr addrspace(1) %field
  %link = getelementptr i64, ptr addrspace(1) %at, i64 1
  %next = load ptr addrspace(1), ptr addrspace(1) %link
  %new = add i64 %total, %v
  br label %loop
done:
  ret i64 %total
}
define i64 @twice(ptr addrspace(1) %list, i64 %n) gc "statepoint-example" {
entry:
  %one = call i64 @sum(ptr addrspace(1) %list)
  %two = call i64 @sum(ptr addrspace(1) %list)
  %both = add i64 %one, %two
  %result = mul i64 %both, %n
  ret i64 %result
}
`

// measured are the figures of a program, as the table of the view has them.
type measured struct {
	code, maps, frames, executed uint64
	perCall                      map[string]string
}

// measureApart compiles a program as the command does, and runs it instruction by instruction.
func measureApart(t *testing.T, source, names, entry, arguments string) measured {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), "a.ll", source)
	if err != nil {
		t.Fatal(err)
	}
	p, err := passes.ParsePipeline(names)
	if err == nil {
		_, err = p.Run(t.Context(), m)
	}
	if err != nil {
		t.Fatal(err)
	}
	surface := emulated.Describe(m, nil)
	result, err := lower.Compile(t.Context(), m, lower.Options{Detail: true})
	if err != nil {
		t.Fatal(err)
	}
	out := measured{perCall: map[string]string{}}
	first, last := uint64(math.MaxUint64), uint64(0) // of the maps of roots
	for _, s := range result.Object.Symbols {
		section := ""
		if s.Section > 0 {
			section = result.Object.Sections[s.Section].Name
		}
		switch {
		case strings.HasPrefix(s.Name, "__gc_") || s.Name == "llvm_gc_root_chain":
			out.maps += s.Size
		case s.Name == "sum" || s.Name == "twice":
			out.code += s.Size
		case strings.HasPrefix(s.Name, "__gcmap_"):
			// A head of 4 bytes and the points, 16 bytes and the offsets, all at multiples of 8.
			data := result.Object.Sections[s.Section].Data[s.Value:]
			at := uint64(4)
			for range data[0] {
				at = (at + 7) / 8 * 8
				at += 16 + 4*uint64(data[at+12])
			}
			first, last = min(first, s.Value), max(last, s.Value+at)
		case section == ".llvm_stackmaps" && s.Name == "__LLVM_StackMaps":
			out.maps += uint64(len(result.Object.Sections[s.Section].Data))
		}
	}
	if last > 0 {
		out.maps = last - first
	}
	program, err := emulated.Load(result.Object, emulated.Options{Surface: surface, Stubs: true,
		Code: &result.Module})
	if err != nil {
		t.Fatal(err)
	}
	values, err := program.Arguments(entry, []string{arguments})
	if err != nil {
		t.Fatal(err)
	}
	if err := program.Start(entry, values); err != nil {
		t.Fatal(err)
	}
	executed, calls := map[string]uint64{}, map[string]uint64{}
	for !program.Machine.Done() {
		rip := program.Machine.RIP
		for i := range result.Funcs {
			f := &result.Funcs[i]
			start, _ := program.Image.Lookup(f.Name)
			if rip >= start && rip < start+uint64(f.Size) {
				executed[f.Name]++
				out.executed++
			}
			if rip == start { // neither of them jumps there
				calls[f.Name]++
			}
		}
		if err := program.Machine.Step(); err != nil {
			t.Fatal(err)
		}
	}
	for i := range result.Funcs {
		f := &result.Funcs[i]
		out.frames += uint64(f.Frame.Size)
		text := fmt.Sprintf("%.1f", float64(executed[f.Name])/float64(calls[f.Name]))
		out.perCall[f.Name] = strings.TrimSuffix(text, ".0")
	}
	return out
}

// The view Worlds says what programs take that are compiled and run apart, in light and dark, wide
// and on a phone.
func TestPageWorlds(t *testing.T) {
	var want [3]measured
	for i, names := range []string{"references-to-gcroot<shadow-stack>",
		"references-to-gcroot<gcmap>", "rewrite-statepoints-for-gc"} {
		want[i] = measureApart(t, worldSource, "place-safepoints,"+names, "twice", "[1, 2, 3], 4")
	}
	state := link.State{Source: worldSource}
	state.Views[panes.Asm] = "worlds"
	b := open(t, 1440, 900, "light")
	b.do(chromedp.Navigate(b.url + "#" + state.Fragment()))
	b.opened()
	b.until(`document.querySelector("#drawing-asm .worlds table")`)
	rows := eval[[][]string](b, `[...document.querySelectorAll("#drawing-asm .worlds tr")]
		.map((r) => [...r.children].map((c) => c.textContent))`)
	text := func(of func(m *measured) string) (cells []string) {
		for i := range want {
			cells = append(cells, of(&want[i]))
		}
		return cells
	}
	number := func(of func(m *measured) uint64) []string {
		return text(func(m *measured) string { return fmt.Sprint(of(m)) })
	}
	total := map[string][]string{
		"code bytes":   number(func(m *measured) uint64 { return m.code }),
		"map bytes":    number(func(m *measured) uint64 { return m.maps }),
		"frame bytes":  number(func(m *measured) uint64 { return m.frames }),
		"instructions": number(func(m *measured) uint64 { return m.executed }),
	}
	seen, function := 0, ""
	for _, row := range rows {
		if len(row) == 1 {
			function = strings.TrimPrefix(row[0], "@")
			continue
		}
		cells := total[row[0]]
		switch {
		case function == "":
		case row[0] == "executed per call":
			cells = text(func(m *measured) string { return m.perCall[function] })
		default:
			continue
		}
		if cells == nil {
			continue
		}
		seen++
		if got := row[1:]; fmt.Sprint(got) != fmt.Sprint(cells) {
			t.Errorf("%s %s: %v, computed apart %v", function, row[0], got, cells)
		}
	}
	if seen != 6 {
		t.Errorf("%d rows compared: %q", seen, rows)
	}
	contains(t, "the words", eval[string](b,
		`document.querySelector("#drawing-asm .worlds").innerText`), "times as much",
		"The call twice([1, 2, 3], 4) returned")
	// A function's name takes part in the selection.
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector("#drawing-asm .worlds code")
			.dispatchEvent(new MouseEvent("click", { bubbles: true }))`))
	b.until(`document.querySelector("#drawing-asm .worlds code.lit")`)
	b.cleanInBoth(t, "worlds")
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.until(`document.querySelector("#drawing-asm .worlds table")?.offsetHeight > 100`)
	if !eval[bool](b, narrow) {
		t.Error("the worlds are wider than a phone")
	}
	b.clean(t)
}

// The view Roots shows each root and safe point, and lights with the assembly and the bytes.
func TestPageRoots(t *testing.T) {
	const source = `@tag = external constant i8
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make(ptr)
define ptr @two(ptr %a) gc "ocaml" {
entry:
  %first = alloca ptr
  %second = alloca ptr
  call void @llvm.gcroot(ptr %first, ptr null)
  call void @llvm.gcroot(ptr %second, ptr @tag)
  store ptr %a, ptr %first
  %b = call ptr @make(ptr %a)
  store ptr %b, ptr %second
  %c = call ptr @make(ptr %b)
  %r = load ptr, ptr %second
  ret ptr %r
}
`
	m, _, err := irparse.ParseString(context.Background(), "a.ll", source)
	if err != nil {
		t.Fatal(err)
	}
	result, err := lower.Compile(t.Context(), m, lower.Options{})
	if err != nil {
		t.Fatal(err)
	}
	f := result.Roots.Functions[0]
	var want bytes.Buffer
	for _, r := range f.Roots {
		metadata := "null"
		if !r.Metadata.IsNull() {
			metadata = r.Metadata.String()
		}
		fmt.Fprintf(&want, "%d|rsp%+d|%%%s|%s\n", r.Number, r.Offset, r.Name, metadata)
	}
	for _, p := range f.Points {
		live := strings.Trim(strings.ReplaceAll(fmt.Sprint(p.Live), " ", ", "), "[]")
		fmt.Fprintf(&want, "%s|%s|0x%x|%s\n", p.Label, p.Kind, f.Address+uint64(p.Offset), live)
	}
	state := link.State{Source: source}
	state.Views[panes.Map] = "roots"
	b := open(t, 1440, 900, "light")
	b.do(chromedp.Navigate(b.url + "#" + state.Fragment()))
	b.opened()
	b.until(`document.querySelector("#drawing-map .roots table")`)
	got := eval[string](b, `[...document.querySelectorAll("#drawing-map .roots tbody tr")]
		.map((r) => [...r.children].map((c) => c.textContent).join("|") + "\n").join("")`)
	if got != want.String() || !strings.Contains(got, "%second|tag") {
		t.Errorf("%s\ncomputed apart:\n%s", got, &want)
	}
	contains(t, "the heading", eval[string](b,
		`document.querySelector("#drawing-map .roots summary").innerText`), "@two", `gc "ocaml"`,
		fmt.Sprintf("frame %d bytes", f.FrameSize))
	// A safe point lights its call in the assembly, and its bytes.
	b.do(chromedp.Evaluate[chromedp.Void](
		`document.querySelector("#drawing-map .roots table + table tbody tr")
			.dispatchEvent(new MouseEvent("click", { bubbles: true }))`))
	b.until(`document.querySelector("#drawing-map .roots tr.lit")`)
	contains(t, "lit in the assembly", strings.Join(b.lit("asm"), "\n"), "e8 00 00 00 00")
	b.cleanInBoth(t, "roots")
	b.tap("#detail-bytes")
	b.until(paneText("map") + `.includes("return address")`)
	if lit := b.lit("map"); len(lit) == 0 {
		t.Error("no byte of the table is lit")
	}
}
