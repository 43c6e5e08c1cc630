// Package site serves the page, and writes it as static files.
//
// Both come from one list of assets, so that the site one tries is the site
// one ships: index.html, which is never cached, and files whose names carry a
// hash of their content, which are cached for ever. Every asset exists plain,
// as brotli and as gzip. All URLs are relative: the site works from any folder
// of any server. The native server adds only headers.
//
// index.html is the page itself, drawn by the same components that draw it in
// the browser, with the first example's real output in it. The report of that
// example is an asset too, so that the page can show it, links and all, while
// the engine is still on its way.
//
// A service worker, sw.js, keeps one whole version of the site for visits without
// a network. A newer version is fetched beside it and takes over when the reader
// says so. A site made with Options.NoOffline has none, and its sw.js removes the
// one of a site that was there before.
//
// embed.html is the same page for a frame in a document, with no more than
// the panes that its address asks for; embed.js is the script such a document loads,
// and makes the frame. What they tell each other stands in EMBED.md. The frames of a document share
// an engine in a SharedWorker: static/js/boot.js asks for one on embed.html only. engine.js is the
// engine without a page, for pages elsewhere.
//
// The content security policy allows nothing inline and nothing from anywhere
// else; 'wasm-unsafe-eval' is what WebAssembly needs.
package site
