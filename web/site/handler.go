package site

import (
	"context"
	"io/fs"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"statepoint/web/report"
)

// Options are the options of a site.
type Options struct {
	// Run compiles the first example; nil leaves its output out of the first paint. The native
	// command passes panes.Run.
	Run func(context.Context, *report.Request) *report.Report
	// Quality of brotli, 0 to 11: [Fast] or [Best].
	Quality int
	// NoOffline makes a site that stores nothing in the browser. Its service worker, for returning
	// visitors, deletes the stored files and unregisters itself.
	NoOffline bool
	// Lessons are another author's tracks of lessons, which follow the built-in ones; may be nil.
	Lessons fs.FS
	// OnlyLessons leaves out the built-in ones.
	OnlyLessons bool
	// Context bounds Run; nil means no bound.
	Context context.Context
}

func (o Options) context() context.Context {
	if o.Context != nil {
		return o.Context
	}
	return context.Background()
}

// Handler serves the site that is built in a folder with ui.wasm, engine.wasm,
// wasm_exec.js and editor.js. It can be mounted under a path with
// http.StripPrefix. The error says which file is missing, or that the first
// example does not compile.
func Handler(build fs.FS, o Options) (http.Handler, error) {
	p, err := newPlan(build, o)
	if err != nil {
		return nil, err
	}
	h := handler{}
	for _, a := range p.assets {
		h[a.name] = a
	}
	// The programs take a moment to compress; begin before they are requested.
	for _, a := range p.assets {
		go a.compressed(asBrotli)
	}
	return h, nil
}

type handler map[string]*asset

func (h handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "method not allowed", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
	if name == "" {
		name = "index.html"
	}
	a := h[name]
	if a == nil && path.Ext(name) == "" { // "embed" is embed.html
		a, name = h[name+".html"], name+".html"
	}
	if a == nil {
		h.notFound(w, r, name)
		return
	}
	if name != "index.html" && strings.HasSuffix(r.URL.Path, "/") {
		// A page's relative links would resolve below it here.
		w.Header().Set("Location", "../"+path.Base(r.URL.Path))
		w.WriteHeader(http.StatusMovedPermanently)
		return
	}
	header := w.Header()
	header.Set("Content-Type", a.mime())
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Referrer-Policy", "no-referrer")
	header.Set("Vary", "Accept-Encoding")
	if ext := path.Ext(name); ext == ".html" || ext == ".svg" {
		header.Set("Content-Security-Policy", policy)
	}
	if a.shared() {
		header.Set("Access-Control-Allow-Origin", "*")
	}
	if a.fixed {
		header.Set("Cache-Control", "no-cache")
		tag := `"` + hashed("as", a.data) + `"`
		header.Set("ETag", tag)
		if strings.Contains(r.Header.Get("If-None-Match"), tag) {
			w.WriteHeader(http.StatusNotModified)
			return
		}
	} else {
		header.Set("Cache-Control", forever)
	}
	data := a.data
	accepted := r.Header.Get("Accept-Encoding")
	switch {
	case accepts(accepted, "br") && a.compressed(asBrotli) != nil:
		header.Set("Content-Encoding", "br")
		data = a.compressed(asBrotli)
	case accepts(accepted, "gzip") && a.compressed(asGzip) != nil:
		header.Set("Content-Encoding", "gzip")
		data = a.compressed(asGzip)
	}
	header.Set("Content-Length", strconv.Itoa(len(data)))
	w.WriteHeader(http.StatusOK)
	if r.Method == http.MethodGet {
		_, _ = w.Write(data) // a closed connection is not a server error
	}
}

// accepts reports whether an Accept-Encoding header allows an encoding by name.
func accepts(header, encoding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, q, _ := strings.Cut(part, ";")
		if strings.TrimSpace(name) != encoding {
			continue
		}
		q = strings.TrimPrefix(strings.ReplaceAll(q, " ", ""), "q=")
		if v, err := strconv.ParseFloat(q, 64); err == nil && v == 0 {
			return false
		}
		return true
	}
	return false
}

// Write writes the site into a folder, which it creates if necessary: every asset, with ".br" and
// ".gz" variants for servers that send precompressed files, and "_headers" for hosts that read one.
// All three are optional. Other files in the folder are kept.
func Write(dir string, build fs.FS, o Options) error {
	p, err := newPlan(build, o)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	var compressing sync.WaitGroup
	for _, a := range p.assets {
		compressing.Go(func() { a.compressed(asBrotli) })
		compressing.Go(func() { a.compressed(asGzip) })
	}
	compressing.Wait()
	for _, a := range p.assets {
		for _, f := range []struct {
			ending string
			data   []byte
		}{{"", a.data}, {".br", a.compressed(asBrotli)}, {".gz", a.compressed(asGzip)}} {
			if f.data == nil {
				continue
			}
			file := filepath.Join(dir, filepath.FromSlash(a.name)+f.ending)
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				return err
			}
			if err := os.WriteFile(file, f.data, 0o644); err != nil {
				return err
			}
		}
	}
	return os.WriteFile(filepath.Join(dir, "_headers"), p.headers(), 0o644)
}
