package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"

	"statepoint/static/examples"
)

// edits is how often each example is edited, and manyEdits how often the text of 1,000 lines.
const edits, manyEdits = 10, 40

// editing prints how long an edit takes, of each example, of all of them together, and of 1,000
// lines.
func editing(ctx context.Context) error {
	all, err := examples.All()
	if err != nil {
		return err
	}
	count := len(all)
	all = append(all, examples.Example{Name: "1,000 lines", Source: manyLines(100)})
	var together [2][]float64
	t := table{head: []string{"edit to all panes, ms", "lines", "median", "95th percentile",
		"engine's part", "95th percentile"}}
	row := func(name, lines string, at [2][]float64) {
		cells := []string{name, lines}
		for _, list := range at {
			slices.Sort(list)
			cells = append(cells, fmt.Sprintf("%.1f", list[len(list)/2]),
				fmt.Sprintf("%.1f", list[len(list)*95/100]))
		}
		t.add(cells...)
	}
	for i, e := range all {
		times := edits
		if i == count {
			row("all examples", "", together)
			times = manyEdits
		}
		at, err := chromedp.Run(ctx, chromedp.Evaluate[[2][]float64](fmt.Sprintf(editTimes,
			e.Source, times), chromedp.EvalAwaitPromise))
		if err != nil {
			return fmt.Errorf("%s: %w", e.Name, err)
		}
		row(e.Name, fmt.Sprint(strings.Count(e.Source, "\n")), at)
		for k := range together {
			together[k] = append(together[k], at[k]...)
		}
	}
	t.print()
	fmt.Println()
	return nil
}

// editingLines prints how long an edit takes inside a function in the middle of ever longer texts,
// and then of the shortest again: in the first seconds the browser has not optimised the programs.
// A pause, as a reader would make, separates the first compilation of a text from its first edit.
func editingLines(pause time.Duration) func(context.Context) error {
	return func(ctx context.Context) error {
		head := "edit in a function to all panes, ms"
		if pause > 0 {
			head = fmt.Sprintf("the same after %v", pause)
		}
		t := table{head: []string{head, "first compilation", "median", "95th percentile",
			"engine's part", "page's part", "answer, KB"}}
		for i, lines := range []int{1000, 7400, 20000, 29000, 1000} {
			at, err := chromedp.Run(ctx, chromedp.Evaluate[[4][]float64](fmt.Sprintf(editInside,
				manyLines(lines/10), lines/20, pause.Milliseconds()), chromedp.EvalAwaitPromise))
			if err != nil {
				return fmt.Errorf("%d lines: %w", lines, err)
			}
			whole, engine, page, rest := at[0], at[1], at[2], at[3]
			for _, list := range [][]float64{whole, engine, page} {
				slices.Sort(list)
			}
			cells := []string{thousands(lines) + " lines"}
			if i == 4 {
				cells[0] += ", later"
			}
			for _, v := range []float64{rest[0], whole[len(whole)/2], whole[len(whole)*95/100],
				engine[len(engine)/2], page[len(page)/2]} {
				cells = append(cells, fmt.Sprintf("%.1f", v))
			}
			t.add(append(cells, fmt.Sprintf("%.0f", rest[1]/1000))...)
		}
		t.print()
		fmt.Println()
		return nil
	}
}

// largeTexts prints when each pane has the first and the last function of 20,000
// lines that were pasted, and which tasks of the main thread were long.
func largeTexts(ctx context.Context) error {
	t := table{head: []string{"20,000 lines, ms", "rewritten IR", "assembly", "stack map",
		"their ends", "", "", "all at rest", "tasks over 50 ms"}}
	for i := range 3 {
		name := fmt.Sprintf("v%df", i)
		text := strings.ReplaceAll(manyLines(2000), "@f", "@"+name)
		at, err := chromedp.Run(ctx, chromedp.Evaluate[[][]float64](fmt.Sprintf(largeText, text,
			name),
			chromedp.EvalAwaitPromise))
		if err != nil {
			return err
		}
		row := []string{fmt.Sprintf("text %d", i+1)}
		for _, v := range slices.Concat(at[1:]...) {
			row = append(row, fmt.Sprintf("%.0f", v))
		}
		t.add(append(row, fmt.Sprintf("%.0f", at[0]))...)
	}
	t.print()
	fmt.Println()
	return nil
}

// remembering prints the memory after the first 50 and after 500 more edits of a
// text, with garbage collected.
func remembering(ctx context.Context) error {
	t := table{head: []string{"memory, MB", "JavaScript", "page's program", "engine"}}
	for _, round := range []struct {
		name  string
		times int
	}{{"after 50 edits", 50}, {"after 500 more", 500}} {
		if _,
			err := chromedp.Run(ctx, chromedp.Evaluate[[2][]float64](fmt.Sprintf(editTimes,
			manyLines(10), round.times), chromedp.EvalAwaitPromise)); err != nil {
			return err
		}
		programs, err := chromedp.Run(ctx, chromedp.Evaluate[[]float64](memoryOf,
			chromedp.EvalAwaitPromise))
		if err != nil {
			return err
		}
		var heap float64
		err = chromedp.Do(ctx, call(heapprofiler.CollectGarbage, cdp.Empty{}),
			call(performance.Enable, performance.EnableParams{}),
			chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
				metrics, err := cdp.Call(ctx, target, performance.GetMetrics, cdp.Empty{})
				if err != nil {
					return err
				}
				for _, m := range metrics.Metrics {
					if m.Name == "JSHeapUsedSize" {
						heap = m.Value
					}
				}
				return nil
			}))
		if err != nil {
			return err
		}
		row := []string{round.name}
		for _, n := range append([]float64{heap}, programs...) {
			row = append(row, fmt.Sprintf("%.1f", n/(1<<20)))
		}
		t.add(row...)
	}
	t.print()
	fmt.Println()
	return nil
}

// manyLines is a module of functions of ten lines each.
func manyLines(functions int) string {
	var b strings.Builder
	b.WriteString("declare void @callee()\n")
	for i := range functions {
		fmt.Fprintf(&b,
			"define ptr addrspace(1) @f%d(ptr addrspace(1) %%obj, i64 %%n) gc "+
				"\"statepoint-example\" {\nentry:\n  %%a = add i64 %%n, %[1]d\n"+
				"  %%p = getelementptr i8, ptr addrspace(1) %%obj, i64 %%a\n  call void "+
				"@callee()\n  "+
				"store i64 %%a, ptr addrspace(1) %%p\n"+
				"  call void @callee()\n  ret ptr addrspace(1) %%obj\n}\n\n", i)
	}
	return b.String()
}
