package e2e

import (
	"encoding/base64"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
	"statepoint/web/wire"
)

// watchPosts records the sizes in bytes of the page's messages to its engine.
const watchPosts = `(() => {
	const post = Worker.prototype.postMessage;
	globalThis.posts = [];
	Worker.prototype.postMessage = function (message, ...more) {
		globalThis.engineWorker = this;
		if (message instanceof Uint8Array) posts.push(message.byteLength);
		return post.call(this, message, ...more);
	};
})()`

// posted returns the sizes posted since its last call.
func (b *browser) posted() []int {
	b.t.Helper()
	return eval[[]int](b, `posts.splice(0)`)
}

// Steps of a run of a program of a megabyte post a few bytes each. The page goes on after the
// engine forgot every text, and after it was ended, and sends the text once then.
func TestPageAsksByHandle(t *testing.T) {
	b := open(t, 1440, 900, "light")
	b.do(chromedp.Evaluate[chromedp.Void](watchPosts))
	example, err := os.ReadFile("../static/examples/06-list-walk.ll")
	if err != nil {
		t.Fatal(err)
	}
	source := string(example) + strings.Repeat("; "+strings.Repeat("x", 61)+"\n", 1<<14)
	b.replace(source)
	b.until(`posts.some((n) => n >= 1 << 20)`)
	b.settled()
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#run-button").click()`))
	b.until(stepOf + `.startsWith("0 / ") && !` + stepOf + `.endsWith("…")`)
	at := eval[string](b, stepOf)
	step := func() []int {
		b.posted()
		b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#run-step").click()`))
		at = b.ranTo(at)
		return b.posted()
	}
	small := func(posts []int) bool { return len(posts) == 1 && posts[0] < 512 }
	posts := step()
	if !small(posts) {
		t.Errorf("a step of a run of %d bytes posts %d", len(source), posts)
	}
	t.Logf("a step of a run of %d bytes posts %d", len(source), posts)

	// Compile other texts until the engine has dropped this one.
	for i := range engine.MaxKept + 1 {
		other := wire.Encode(&wire.Keep{Request: &report.Request{Source: fmt.Sprint("; ", i)}})
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(
			`engineWorker.postMessage(Uint8Array.fromBase64(%q))`,
			base64.StdEncoding.EncodeToString(other))))
	}
	posts = step()
	if len(posts) != 3 || posts[0] > 512 || posts[1] < 1<<20 || posts[2] != posts[0] {
		t.Errorf("after the engine forgot the text a step posts %d", posts)
	}
	if posts = step(); !small(posts) {
		t.Errorf("and the next %d", posts)
	}

	// An engine that is ended says nothing more; the page starts another, and tells it the text.
	b.do(chromedp.Evaluate[chromedp.Void](`engineWorker.onmessage({ data: "ended by the test" })`))
	at = eval[string](b, stepOf)
	b.posted()
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#run-step").click()`))
	b.until(`posts.length == 2`)
	if posts = b.posted(); posts[0] < 1<<20 || posts[1] > 512 {
		t.Errorf("a new engine is posted %d", posts)
	}
	at = b.ranTo(at)
	if posts = step(); !small(posts) {
		t.Errorf("and then %d", posts)
	}
}
