package main

import (
	"context"
	"fmt"

	"github.com/chromedp/chromedp"
)

// lessonTimes gives for a lesson the first paint with the bytes of the page itself, and when an
// answer can be checked with the bytes of the explorer in its frame, which is the largest part.
const lessonTimes = `(async () => {
	while (!document.querySelector(".ask:enabled")) await new Promise((f) => setTimeout(f, 2));
	const ready = performance.now();
	const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	const bytes = (of) => [...of.getEntriesByType("navigation"), ...of.getEntriesByType("resource")
		.filter((e) => e.initiatorType !== "iframe")].reduce((n, e) => n + e.transferSize, 0);
	return [paint, bytes(performance), ready, bytes(document.querySelector("iframe")
		.contentWindow.performance)];
})()`

// lesson prints the time and the bytes of a lesson; nothing of it has been fetched before.
func lesson(ctx context.Context, url string) error {
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(1440, 900),
		chromedp.Navigate(url+"learn/predict")); err != nil {
		return err
	}
	got, err := chromedp.Run(ctx, chromedp.Evaluate[[]float64](lessonTimes,
		chromedp.EvalAwaitPromise))
	if err != nil {
		return err
	}
	fmt.Printf("a lesson: painted after %.0f ms, of %.1f KB; answers can be checked after "+
		"%.0f ms, with an explorer of %.0f KB\n", got[0], got[1]/1e3, got[2], got[3]/1e3)
	return nil
}
