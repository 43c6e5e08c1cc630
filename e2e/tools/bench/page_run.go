package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/chromedp/chromedp"
)

// longProgram runs for more steps than the page allows, with an allocation, and with it a
// collection, every two hundred turns of its inner loop.
const longProgram = `declare ptr addrspace(1) @rt_alloc(i64, i64)

define i64 @fill(i64 %n) gc "statepoint-example" {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %after ]
  %total = phi i64 [ 0, %entry ], [ %sum, %after ]
  %cell = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  br label %inner
inner:
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner ]
  %sum = phi i64 [ %total, %outer ], [ %sum.next, %inner ]
  %sum.next = add i64 %sum, %k
  %k.next = add i64 %k, 1
  %more = icmp ult i64 %k.next, 200
  br i1 %more, label %inner, label %after
after:
  %at = getelementptr i8, ptr addrspace(1) %cell, i64 16
  store i64 %sum, ptr addrspace(1) %at
  %i.next = add i64 %i, 1
  %on = icmp ult i64 %i.next, %n
  br i1 %on, label %outer, label %done
done:
  ret i64 %sum
}
`

// running prints how the Run view does with a run of ten million steps: how long it takes to go to
// any of them, and how often the page is drawn while it runs at full speed.
func running(ctx context.Context) error {
	var started []float64
	for i := range 3 {
		text := strings.ReplaceAll(manyLines(2000), "@f", fmt.Sprintf("@v%df", i))
		at, err := chromedp.Run(ctx, chromedp.Evaluate[float64](fmt.Sprintf(startRun, text),
			chromedp.EvalAwaitPromise))
		if err != nil {
			return err
		}
		started = append(started, at)
	}
	slices.Sort(started)
	var recorded, seeks, frames []float64
	var long []int
	var shown string
	for _, part := range []struct {
		script string
		to     any
	}{{fmt.Sprintf(recordRun, longProgram), &recorded}, {seekRun, &seeks}, {fastRun, &frames},
		{longOfRun, &long}, {shownOfRun, &shown}} {
		var err error
		switch to := part.to.(type) {
		case *[]float64:
			*to, err = chromedp.Run(ctx, chromedp.Evaluate[[]float64](part.script,
				chromedp.EvalAwaitPromise))
		case *[]int:
			*to, err = chromedp.Run(ctx, chromedp.Evaluate[[]int](part.script))
		case *string:
			*to, err = chromedp.Run(ctx, chromedp.Evaluate[string](part.script))
		}
		if err != nil {
			return err
		}
	}
	at := func(list []float64, percent int) string {
		return fmt.Sprintf("%.1f", list[min(len(list)*percent/100, len(list)-1)])
	}
	t := table{head: []string{"a run of 10,000,000 steps in the tab, ms", "median",
		"95th percentile", "longest"}}
	t.add("starting one of 20,000 lines", at(started, 50), "", at(started, 100))
	t.add("recording all of it", at(recorded, 0), "", "")
	t.add("going to any step", at(seeks, 50), at(seeks, 95), at(seeks, 100))
	t.add("between two pictures at full speed", at(frames, 50), at(frames, 95), at(frames, 100))
	t.print()
	fmt.Printf("\nat full speed it came to %s in three seconds; "+
		"tasks of the main thread over 50 ms: %v\n\n", strings.TrimSpace(shown), long)
	return nil
}

// startRun compiles a text, and returns the time from the click on Run until its first step is on
// screen.
const startRun = `(async () => {
	const sleep = (ms) => new Promise((f) => setTimeout(f, ms));
	const { source } = statepoint.editors;
	if (document.querySelector("#run-count")) document.querySelector("#run-close").click();
	source.view.dispatch({ changes: { from: 0, to: source.view.state.doc.length, insert: %q } });
	source.tell("key", "compile");
	await sleep(1000);
	while (document.querySelector("main").getAttribute("aria-busy") === "true") await sleep(20);
	await sleep(2000);
	const begun = performance.now();
	document.querySelector("#run-button").click();
	while ((document.querySelector("#run-count")?.textContent ?? "…").endsWith("…")) await sleep(1);
	await new Promise((f) => requestAnimationFrame(() => setTimeout(f, 0)));
	return performance.now() - begun;
})()`

// recordRun opens the Run view of a text, and returns the time until the run is fully recorded.
const recordRun = `(async () => {
	const { source } = statepoint.editors;
	source.view.dispatch({ changes: { from: 0, to: source.view.state.doc.length, insert: %q } });
	source.tell("key", "compile");
	const sleep = (ms) => new Promise((f) => setTimeout(f, ms));
	await sleep(1000);
	while (document.querySelector("main").getAttribute("aria-busy") === "true") await sleep(20);
	if (document.querySelector("#run-count")) document.querySelector("#run-close").click();
	document.querySelector("#run-button").click();
	const count = () => document.querySelector("#run-count")?.textContent ?? "…";
	while (count().endsWith("…")) await sleep(5);
	const short = count(), turns = document.querySelector("#run-arguments");
	const begun = performance.now();
	turns.value = "100000";
	turns.dispatchEvent(new Event("change", { bubbles: true }));
	while (count() === short || count().endsWith("…")) await sleep(5);
	return [performance.now() - begun];
})()`

// seekRun seeks to steps all over the run, and returns the sorted times.
const seekRun = `(async () => {
	const line = document.querySelector("#run-timeline"), end = Number(line.max), took = [];
	const turn = () => new Promise((f) => setTimeout(f, 1));
	for (let i = 0; i < 60; i++) {
		const step = Math.floor((end * ((i * 37) % 61)) / 61) + i;
		const begun = performance.now();
		line.value = step;
		line.dispatchEvent(new Event("input", { bubbles: true }));
		while (!document.querySelector("#run-count").textContent.startsWith(step + " / "))
			await turn();
		took.push(performance.now() - begun);
	}
	return took.sort((a, b) => a - b);
})()`

// fastRun plays at full speed for three seconds, and returns the sorted times between two frames.
const fastRun = `(async () => {
	const line = document.querySelector("#run-timeline"), frames = [];
	line.value = 0;
	line.dispatchEvent(new Event("input", { bubbles: true }));
	await new Promise((f) => setTimeout(f, 1000));
	globalThis.longInRun = [];
	const watch = new PerformanceObserver((l) => longInRun.push(...l.getEntries()));
	watch.observe({ type: "longtask" });
	document.querySelector("#run-fast").click();
	const begun = performance.now();
	let last = await new Promise(requestAnimationFrame);
	while (performance.now() - begun < 3000) {
		const now = await new Promise(requestAnimationFrame);
		frames.push(now - last);
		last = now;
	}
	globalThis.shownInRun = document.querySelector("#run-count").textContent;
	longInRun.push(...watch.takeRecords());
	document.querySelector("#run-fast").click();
	return frames.sort((a, b) => a - b);
})()`

const longOfRun = `longInRun.map((e) => Math.round(e.duration)).sort((a, b) => b - a)`

const shownOfRun = `shownInRun`
