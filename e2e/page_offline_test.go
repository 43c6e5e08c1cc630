package e2e

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"

	"statepoint/web/explore/panes"
	"statepoint/web/site"
)

// kept waits until the service worker has everything.
func (b *browser) kept() {
	b.t.Helper()
	b.until(`navigator.serviceWorker.controller?.state === "activated"`)
}

// After the first visit the explorer works without its server.
func TestPageOffline(t *testing.T) {
	server := httptest.NewServer(http.StripPrefix("/some/folder", offlineSite(t)))
	b := startBrowser(t)
	b.url = server.URL + "/some/folder/"
	b.do(chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url))
	b.opened()
	b.kept()
	server.CloseClientConnections()
	server.Close()

	for _, name := range []string{"", "index.html", "?from=elsewhere"} {
		b.do(chromedp.Navigate(b.url + name))
		b.opened()
		b.retype(documented)
		b.until(paneText("map") + `.includes("location 4 Indirect")`)
	}
	// What the site has beside the programs is there, too.
	b.retype("define void @f() {\n  ret i32 %gone\n}\n")
	b.until(`document.querySelector("#problems .error summary")`)
	eval[bool](b, `document.querySelector("#problems .error summary").click() || true`)
	b.until(`document.querySelector("#problems .error details[open] h3")`)
	contains(t, "what the code means", b.problems(), "SP0104", "A type mismatch")
}

// Any server of files will do, one that knows no types, encodings or caching
// included, and none but it is asked for anything.
func TestPageFromPlainServer(t *testing.T) {
	dir, err := builtSite()
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "dist")
	if err := site.Write(out, os.DirFS(dir), site.Options{Run: panes.Run, Quality: 1}); err !=
		nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	asked := map[string]bool{}
	plain := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(path.Clean(r.URL.Path), "/stick/site")
		if name == "" {
			name = "/index.html"
		}
		mu.Lock()
		asked[name] = true
		mu.Unlock()
		data, err := os.ReadFile(filepath.Join(out, filepath.FromSlash(name)))
		if err != nil {
			http.NotFound(w, r)
			return
		}
		switch path.Ext(name) {
		case ".html":
			w.Header().Set("Content-Type", "text/html")
		case ".js":
			w.Header().Set("Content-Type", "application/javascript")
		case ".svg":
			w.Header().Set("Content-Type", "image/svg+xml")
		case ".css":
			w.Header().Set("Content-Type", "text/css")
		default:
			w.Header().Set("Content-Type", "application/octet-stream")
		}
		_, _ = w.Write(data)
	}))
	t.Cleanup(plain.Close)
	b := startBrowser(t)
	// A module that comes as octets is read anew; the browser says so.
	b.expects = func(m string) bool { return strings.Contains(m, "application/wasm") }
	b.url = plain.URL + "/stick/site/"
	b.do(chromedp.EmulateViewport(1440, 900), chromedp.Navigate(b.url))
	b.opened()
	b.retype(documented)
	b.until(paneText("map") + `.includes("location 4 Indirect")`)
	b.kept()
	for _, url := range eval[[]string](b,
		`performance.getEntriesByType("resource").map((e) => e.name)`) {
		if !strings.HasPrefix(url, b.url) {
			t.Errorf("the page asked for %s", url)
		}
	}
	mu.Lock()
	defer mu.Unlock()
	if len(asked) < 10 || !asked["/sw.js"] {
		t.Errorf("the server was asked for %v only", asked)
	}
}

// What a newer deployment would be: the same with another page.
func newer(h http.Handler, also func(name string, body string) string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := path.Base(r.URL.Path)
		if !strings.HasSuffix(r.URL.Path, "/") && name != "sw.js" && path.Ext(name) != ".html" {
			h.ServeHTTP(w, r)
			return
		}
		r.Header.Del("Accept-Encoding")
		r.Header.Del("If-None-Match")
		answer := httptest.NewRecorder()
		h.ServeHTTP(answer, r)
		for k, v := range answer.Header() {
			if k != "Content-Length" {
				w.Header()[k] = v
			}
		}
		w.WriteHeader(answer.Code)
		_, _ = w.Write([]byte(also(name, answer.Body.String())))
	})
}

// switching is a server whose site can be replaced.
type switching struct{ now atomic.Value }

func (s *switching) set(h http.Handler) { s.now.Store(&h) }

func (s *switching) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	(*s.now.Load().(*http.Handler)).ServeHTTP(w, r)
}
