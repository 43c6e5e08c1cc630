package site

import (
	"fmt"
	"html"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/static/examples"
	"statepoint/web/report"
	"statepoint/web/ui"
	"statepoint/web/ui/still"
	"statepoint/web/ui/workspace"
	"statepoint/web/wire"
)

// policy is the content security policy of the site.
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' data:; " +
	"connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"

const description = "Paste LLVM IR that a garbage collector has to live with, and see where " +
	"safepoints go, how every live " +
	"pointer is relocated, which machine code comes out, and what each byte of the stack map means."

// firstPage returns the report of the first example, as a message, and the page that shows it, as
// HTML.
func firstPage(o Options) (first []byte, page string, err error) {
	all, err := examples.All()
	if err != nil {
		return nil, "", err
	}
	c := ui.Config{Still: still.Draw}
	for _, e := range all {
		c.Examples = append(c.Examples, workspace.Example(e))
	}
	if len(all) == 0 || o.Run == nil {
		return nil, app.HTMLString(ui.NewPage(c)), nil
	}
	e := all[0]
	rep := o.Run(o.context(), &report.Request{FileName: e.Name + ".ll", Source: e.Source})
	if rep == nil {
		return nil, "", fmt.Errorf("the first example, %s, gave no report", e.Name)
	}
	if !rep.OK {
		return nil, "", fmt.Errorf("the first example, %s, does not compile: %+v", e.Name,
			rep.Diagnostics)
	}
	c.First = rep
	return wire.Encode(&wire.Report{Report: rep}), app.HTMLString(ui.NewPage(c)), nil
}

// index writes index.html around a rendered page, or embed.html: the same for a frame in a
// document, which neither installs nor stores anything.
func (p *plan) index(page string, o Options, embedded bool) []byte {
	var b strings.Builder
	attr := func(name string) string { return html.EscapeString(p.names[name]) }
	b.WriteString("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
	b.WriteString(
		`<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">` + "\n")
	fmt.Fprintf(&b, "<meta http-equiv=\"Content-Security-Policy\" content=\"%s\">\n",
		html.EscapeString(policy))
	b.WriteString("<title>Statepoint Explorer</title>\n")
	fmt.Fprintf(&b, "<meta name=\"description\" content=\"%s\">\n", html.EscapeString(description))
	b.WriteString("<meta name=\"color-scheme\" content=\"light dark\">\n")
	if embedded {
		b.WriteString("<meta name=\"robots\" content=\"noindex\">\n")
	}
	fmt.Fprintf(&b, "<link rel=\"icon\" href=\"%s\" type=\"image/svg+xml\">\n", attr("icon.svg"))
	fmt.Fprintf(&b, "<link rel=\"apple-touch-icon\" href=\"%s\">\n", attr("icon-192.png"))
	fmt.Fprintf(&b, "<link rel=\"manifest\" href=\"%s\">\n", attr("site.webmanifest"))
	fmt.Fprintf(&b, "<link rel=\"stylesheet\" href=\"%s\">\n", attr("page.css"))
	if embedded {
		fmt.Fprintf(&b, "<link rel=\"stylesheet\" href=\"%s\">\n", attr("embed.css"))
	}
	fmt.Fprintf(&b, "<link rel=\"preload\" href=\"%s\" as=\"fetch\" crossorigin>\n",
		attr("ui.wasm"))
	shares := ""
	if embedded {
		shares = " data-shares"
	}
	fmt.Fprintf(&b,
		"<script src=\"%s\" data-ui=\"%s\" data-ui-size=\"%d\" "+
			"data-compiler=\"%s\" data-compiler-size=\"%d\" "+
			"data-engine=\"%s\" data-engine-size=\"%d\" data-worker=\"%s\" "+
			"data-exec=\"%s\" data-first=\"%s\" data-texts=\"%s\" "+
			"data-vim=\"%s\" data-objects=\"%s\" data-objects-size=\"%d\" "+
			"data-objects-styles=\"%s\"%s>"+
			"</script>\n",
		attr("boot.js"), attr("ui.wasm"), p.size("ui.wasm"),
		attr("compiler.wasm"), p.size("compiler.wasm"),
		attr("engine.wasm"), p.size("engine.wasm"), attr("worker.js"),
		attr("wasm_exec.js"), attr("first.bin"), attr("texts.txt"), attr("vim.js"),
		attr("objects.wasm"), p.size("objects.wasm"), attr("objects.css"), shares)
	if embedded {
		fmt.Fprintf(&b, "<script src=\"%s\"></script>\n", attr("inside.js"))
	}
	fmt.Fprintf(&b, "<script src=\"%s\" defer></script>\n<script src=\"%s\" defer></script>\n",
		attr("wasm_exec.js"), attr("editor.js"))
	if !o.NoOffline && !embedded {
		fmt.Fprintf(&b, "<script src=\"%s\" data-worker=\"%s\" defer></script>\n",
			attr("offline.js"), workerName)
	}
	b.WriteString("</head>\n<body>\n")
	b.WriteString(page)
	b.WriteString("\n<p id=\"trouble\" role=\"alert\" hidden></p>\n")
	if !embedded { // an element has its own words while it waits
		b.WriteString(`<div id="arriving" role="status" aria-live="off" hidden>` +
			`<span id="arriving-what"></span><progress max="100" ` +
			"aria-labelledby=\"arriving-what\"></progress></div>\n")
	} else {
		b.WriteString(
			`<nav aria-label="Statepoint Explorer"><a id="outside" class="outside" href="./" target="_blank" rel="noopener">Open in explorer</a></nav>` + "\n")
	}
	b.WriteString(`<div id="update" role="status" hidden><span id="update-text"></span>` +
		`<button type="button" id="update-now">Reload</button><button type="button" id="update-later">Later</button></div>` + "\n")
	b.WriteString(
		"<noscript><p id=\"trouble\">The explorer runs LLVM IR in your browser, with " +
			"WebAssembly, and needs JavaScript for it. What you see is its first " +
			"example.</p></noscript>\n")
	b.WriteString("</body>\n</html>\n")
	return []byte(b.String())
}

// manifest describes the installed page.
func (p *plan) manifest() []byte {
	return fmt.Appendf(nil, `{
  "name": "Statepoint Explorer",
  "short_name": "Statepoints",
  "description": %q,
  "id": ".",
  "start_url": ".",
  "scope": ".",
  "display": "standalone",
  "background_color": "#fbfbfa",
  "theme_color": "#fbfbfa",
  "categories": ["developer", "education"],
  "icons": [
    { "src": %q, "sizes": "any", "type": "image/svg+xml", "purpose": "any" },
    { "src": %q, "sizes": "192x192", "type": "image/png", "purpose": "any" },
    { "src": %q, "sizes": "512x512", "type": "image/png", "purpose": "any" },
    { "src": %q, "sizes": "512x512", "type": "image/png", "purpose": "maskable" }
  ]
}
`, description, p.names["icon.svg"], p.names["icon-192.png"], p.names["icon-512.png"], p.names["maskable-512.png"])
}

// stillStyles returns the numbered styles of static/css/still.css: the indentation of wrapped lines
// and the width of labels, by characters.
func stillStyles() []byte {
	var b []byte
	for n := 2; n <= 44; n++ {
		b = fmt.Appendf(b,
			".still .hang-%d > span { padding-left: calc(%dch + 4px); text-indent: -%dch; }\n", n,
			n, n)
	}
	for n := 3; n <= 8; n++ {
		b = fmt.Appendf(b, ".wide-%d i { min-width: max(42px, calc(%dch + 20px)); }\n", n, n)
	}
	return b
}
