package e2e

import (
	"net/http"
	"path"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// halfSent sends the first half of what it is given, and the rest when it may.
type halfSent struct {
	http.ResponseWriter
	left int
	gate chan struct{}
}

func (w *halfSent) Write(b []byte) (int, error) {
	n := min(w.left, len(b))
	if _, err := w.ResponseWriter.Write(b[:n]); err != nil {
		return 0, err
	}
	if w.left -= n; n == len(b) {
		return n, nil
	}
	if f, ok := w.ResponseWriter.(http.Flusher); ok {
		f.Flush()
	}
	<-w.gate
	rest, err := w.ResponseWriter.Write(b[n:])
	w.left = 1 << 30
	return n + rest, err
}

// openHalf opens the page of a site that sends a part of the compiler's program until release is
// called, and of the engine's until the test ends.
func openHalf(t *testing.T, width, height int64, scheme string) (b *browser, release func()) {
	t.Helper()
	gate, never := make(chan struct{}), make(chan struct{})
	h := siteHandler(t)
	url := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := path.Base(r.URL.Path)
		if name, wasm := strings.CutSuffix(name, ".wasm"); wasm {
			switch name, _, _ = strings.Cut(name, "."); name {
			case "compiler":
				w = &halfSent{w, 1 << 20, gate}
			case "engine":
				w = &halfSent{w, 1 << 20, never}
			}
		}
		h.ServeHTTP(w, r)
	}))
	open := false
	release = func() {
		if !open {
			open = true
			close(gate)
		}
	}
	t.Cleanup(release)
	t.Cleanup(func() { close(never) })
	b = startBrowser(t)
	b.url = url
	b.do(chromedp.EmulateViewport(width, height), media("prefers-color-scheme", scheme),
		chromedp.Navigate(b.url))
	b.until(`globalThis.statepoint?.editors?.source`)
	return b, release
}

// barPlaces are the places of what stands in the bar and in the strip of stages.
const barPlaces = `JSON.stringify([...document.querySelectorAll(
	".bar > *, .bar .tools > *, .stages > *")].map((e) => {
	const r = e.getBoundingClientRect();
	return [e.id || e.className, r.x, r.y, r.width, r.height];
}))`

// While the compiler is being fetched the page says so, and how far that is, rather than that it
// compiles. Stop comes and goes where no other control is, and nothing in the bar moves. The first
// result needs the compiler alone, and the engine has not arrived.
func TestPageLoading(t *testing.T) {
	for _, size := range []struct {
		width  int64
		scheme string
	}{{1440, "light"}, {1280, "dark"}, {820, "light"}, {390, "dark"}} {
		b, release := openHalf(t, size.width, 900, size.scheme)
		const head = `document.querySelector("#pane-asm header").textContent`
		// What a phone shows at first is the source alone.
		const seen = `[...document.querySelectorAll(".pane header .note")].filter((e) => {
			const r = e.getBoundingClientRect();
			return r.width > 0 && r.x >= 0 && r.right <= innerWidth && r.height < 30;
		}).map((e) => e.textContent).join()`
		// It is said before anything is asked for, and in the way of nothing.
		b.until(`/^Getting the compiler, [1-9]\d? %$/.test(
			document.querySelector("#arriving:not([hidden])").innerText)`)
		b.clean(t)
		b.replace(documented)
		b.until(`/getting the compiler, [1-9]/.test(` + head + `)`)
		b.until(`/getting the compiler, [1-9]/.test(` + seen + `)`)
		b.until(`!document.querySelector("#stop").hidden`)
		with := eval[string](b, barPlaces)
		without := eval[string](b, `(document.querySelector("#stop").style.display = "none", `+
			barPlaces+`)`)
		eval[bool](b, `(document.querySelector("#stop").style.display = "", true)`)
		if with != without {
			t.Errorf("%d pixels wide: the bar has\n%s\nand with Stop\n%s", size.width, without,
				with)
		}
		if !eval[bool](b, `(() => {
			const r = document.querySelector("#stop").getBoundingClientRect();
			const [at, below] = document.elementsFromPoint(r.x + r.width / 2, r.y + r.height / 2);
			return r.x >= 0 && r.right <= innerWidth && r.bottom <= innerHeight &&
				r.width >= 24 && r.height >= 24 && !!at.closest("#stop") &&
				!below.closest("button, select, a");
		})()`) {
			t.Errorf("%d pixels wide: Stop is cut, covered, or over another control", size.width)
		}
		b.clean(t)
		release()
		b.until(`!/compiler|compiling/.test(` + head + `)`)
		b.until(`document.querySelector("#stop").hidden`)
		b.until(`document.querySelector("#arriving").hidden`)
	}
}
