package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"

	"statepoint/static"
	"statepoint/static/objects"
)

// Qualities of brotli, 0 to 11.
const (
	// Fast is for development: under a second for both programs.
	Fast = 5
	// Best is for releases: tens of seconds per program.
	Best = 11
)

// window is the base-2 logarithm of brotli's window in bytes: the largest that every browser
// supports, and as large as the larger program.
const window = 24

// asset is one file of the site.
type asset struct {
	name string // as it is served: "ui.3f9a6c01.wasm"
	data []byte
	// fixed says that the name does not change with the content. later says that few readers need
	// it: it is not fetched before it is needed.
	// online says that it is only for visits with a network.
	fixed, later, online bool

	quality int
	once    [2]sync.Once
	packed  [2][]byte // brotli, gzip; nil when not smaller
}

const (
	asBrotli = iota
	asGzip
)

// types are the MIME types of the site's files; the host's own table cannot be relied on.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".wasm":        "application/wasm",
	".svg":         "image/svg+xml",
	".webmanifest": "application/manifest+json",
	".bin":         "application/octet-stream",
	".png":         "image/png",
	".jpg":         "image/jpeg",
	".jpeg":        "image/jpeg",
	".gif":         "image/gif",
	".ts":          "text/plain; charset=utf-8",
	".txt":         "text/plain; charset=utf-8",
}

func (a *asset) mime() string { return types[path.Ext(a.name)] }

// shared says that pages of other origins may read the asset: scripts and programs, which contain
// no data of the reader.
func (a *asset) shared() bool {
	return slices.Contains([]string{".js", ".wasm", ".ts"}, path.Ext(a.name))
}

// compressed returns the asset in an encoding, or nil if that is not smaller.
func (a *asset) compressed(how int) []byte {
	a.once[how].Do(func() {
		var b bytes.Buffer
		if how == asBrotli {
			w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: a.quality,
				LGWin: window})
			if _, err := w.Write(a.data); err != nil || w.Close() != nil {
				return
			}
		} else {
			w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
			if err != nil {
				return
			}
			if _, err := w.Write(a.data); err != nil || w.Close() != nil {
				return
			}
		}
		if b.Len() < len(a.data) {
			a.packed[how] = b.Bytes()
		}
	})
	return a.packed[how]
}

// hashed returns a name that changes with the content.
func hashed(name string, data []byte) string {
	sum := sha256.Sum256(data)
	ext := path.Ext(name)
	return strings.TrimSuffix(path.Base(name), ext) + "." + hex.EncodeToString(sum[:5]) + ext
}

// built are the files of the build folder that get hashed names; embed.js is one more.
var built = []string{"ui.wasm", "compiler.wasm", "engine.wasm", "objects.wasm", "wasm_exec.js",
	"editor.js", "vim.js", "boot.js", "inside.js", "learn.js", "learn-index.js", "offline.js",
	"own-lesson.js", "results.js"}

// plan is the whole site.
type plan struct {
	assets  []*asset
	names   map[string]string // "ui.wasm" → "ui.3f9a6c01.wasm"
	quality int
}

// add adds an asset under a hashed name.
func (p *plan) add(name string, data []byte) {
	p.names[name] = hashed(name, data)
	p.assets = append(p.assets, &asset{name: p.names[name], data: data, quality: p.quality})
}

// size returns the uncompressed size in bytes of the file added under a name.
func (p *plan) size(name string) int {
	for _, a := range p.assets {
		if a.name == p.names[name] {
			return len(a.data)
		}
	}
	return 0
}

// addFixed adds an asset under a fixed name.
func (p *plan) addFixed(name string, data []byte) {
	p.assets = append(p.assets, &asset{name: name, data: data, quality: p.quality, fixed: true})
}

// addStatic adds embedded files, each as an asset, or all in one.
func (p *plan) addStatic(files ...string) error {
	for _, name := range files {
		data, err := static.Files.ReadFile(name)
		if err != nil {
			return err
		}
		p.add(path.Base(name), data)
	}
	return nil
}

// addEngine adds the module that gives other pages the engine, and its types. The module contains
// the current names of the files that it loads.
func (p *plan) addEngine() error {
	script, err := static.Files.ReadFile("js/engine.js")
	if err != nil {
		return err
	}
	types, err := static.Files.ReadFile("js/engine.d.ts")
	if err != nil {
		return err
	}
	for _, name := range []string{"engine.wasm", "worker.js", "wasm_exec.js"} {
		script = bytes.Replace(script, fmt.Appendf(nil, "at(%q)", name),
			fmt.Appendf(nil, "at(%q)", p.names[name]), 1)
	}
	p.addFixed("engine.js", script)
	p.addFixed("engine.d.ts", types)
	return nil
}

// newPlan collects the site from a build folder and the embedded files.
func newPlan(build fs.FS, o Options) (*plan, error) {
	p := &plan{names: map[string]string{}, quality: o.Quality}
	for _, name := range built {
		data, err := fs.ReadFile(build, name)
		if err != nil {
			return nil, fmt.Errorf("the site is not built: %w", err)
		}
		p.add(name, data)
	}
	var css []byte
	for _, name := range []string{"css/page.css", "css/layout.css", "css/drawing.css",
		"css/parse.css", "css/shell.css", "css/still.css", "css/run.css", "css/follow.css",
		"css/tour.css"} {
		data, err := static.Files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		css = append(css, data...)
	}
	p.add("page.css", append(css, stillStyles()...))
	err := p.addStatic("js/worker.js", "css/embed.css", "css/document.css", "css/learn.css",
		"icons/icon.svg", "icons/icon-192.png", "icons/icon-512.png", "icons/maskable-512.png")
	if err != nil {
		return nil, err
	}
	if err := p.addStatic("css/objects.css"); err != nil {
		return nil, err
	}
	for _, a := range p.assets {
		a.later = a.name == p.names["objects.wasm"] || a.name == p.names["objects.css"]
	}
	names, contents, err := objects.All()
	if err != nil {
		return nil, err
	}
	for i, name := range names {
		p.addFixed("objects/"+name, contents[i])
		p.assets[len(p.assets)-1].later = true
	}
	first, page, err := firstPage(o)
	if err != nil {
		return nil, err
	}
	p.add("first.bin", first)
	if err := p.addTexts(); err != nil {
		return nil, err
	}
	p.add("site.webmanifest", p.manifest())
	p.addFixed("index.html", p.index(page, o, false))
	p.addFixed("embed.html", p.index(page, o, true))
	if err := p.addDocuments(o); err != nil {
		return nil, err
	}
	// Documents elsewhere refer to this file; its name must never change.
	embed, err := fs.ReadFile(build, "embed.js")
	if err != nil {
		return nil, fmt.Errorf("the site is not built: %w", err)
	}
	p.addFixed("embed.js", embed)
	if err := p.addEngine(); err != nil {
		return nil, err
	}
	if err := p.addWorker(o); err != nil {
		return nil, err
	}
	p.addFixed(lostName, p.lost()) // of no use offline, where every address leads to the page
	return p, nil
}
