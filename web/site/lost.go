package site

import (
	"bytes"
	"fmt"
	"html"
	"net/http"
	"path"
	"strings"
)

// lostName is the page for unknown addresses; hosts of static files know it by this name.
const lostName = "404.html"

// lost writes that page. Its links are relative to the site's root: a server that knows the depth
// of the address prefixes the path to the root.
func (p *plan) lost() []byte {
	return fmt.Appendf(nil, `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="%s">
<title>Not found · Statepoint Explorer</title>
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="./%s" type="image/svg+xml">
<link rel="stylesheet" href="./%s">
</head>
<body class="lost">
<main>
<h1>There is no page here</h1>
<p>A shared link carries its text after the #; if that part was cut off, ask for the link again.</p>
<p><a class="outside" href="./">Open the explorer</a></p>
</main>
</body>
</html>
`, html.EscapeString(policy), p.names["icon.svg"], p.names["page.css"])
}

// notFound answers a request for an unknown address: with the page for browsers, with a line for
// other clients.
func (h handler) notFound(w http.ResponseWriter, r *http.Request, name string) {
	a := h[lostName]
	if a == nil || !strings.Contains(r.Header.Get("Accept"), "text/html") || path.Ext(name) != "" &&
		path.Ext(name) != ".html" {
		http.NotFound(w, r)
		return
	}
	way := strings.Repeat("../", strings.Count(strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/"),
		"/"))
	if strings.HasSuffix(r.URL.Path, "/") {
		way += "../"
	}
	header := w.Header()
	header.Set("Content-Type", a.mime())
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Referrer-Policy", "no-referrer")
	header.Set("Content-Security-Policy", policy)
	header.Set("Cache-Control", "no-cache")
	w.WriteHeader(http.StatusNotFound)
	if r.Method == http.MethodGet {
		_, _ = w.Write(bytes.ReplaceAll(a.data, []byte(`href="./`), []byte(`href="./`+way)))
	}
}
