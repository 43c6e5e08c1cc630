// Package site serves the page, and writes it as static files.
//
// Both come from one list of assets, so the site served locally is the site shipped: index.html,
// which is never cached, and files whose names contain a hash of their content, which are cached
// forever. Every asset exists uncompressed, as brotli and as gzip. All URLs are relative: the site
// works from any folder of any server. The native server adds only headers.
//
// index.html is the page itself, rendered by the same components as in the browser, with the real
// output of the first example. The report of that example is an asset too, so the page can show it,
// including links, while the engine is loading.
//
// A service worker, sw.js, keeps one whole version of the site for visits without a network. A
// newer version is fetched in addition and takes over when the reader agrees. A site made with
// Options.NoOffline has none, and its sw.js removes the worker of an earlier site at the same
// address.
//
// embed.html is the same page for a frame in a document, with only the panes that its address
// names; embed.js is the script that such a document loads, and makes the frame. EMBED.md describes
// their messages. The frames of a document share an engine in a SharedWorker: static/js/boot.js
// requests one on embed.html only. engine.js is the engine without a page, for pages on other
// sites.
//
// The content security policy allows nothing inline and nothing from other origins; WebAssembly
// needs 'wasm-unsafe-eval'.
package site
