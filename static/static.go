package static

import "embed"

// Files has css/, icons/, and of js/ what is served as it is.
//
//go:embed css icons js/engine.js js/engine.d.ts js/worker.js js/sw.js js/sw-off.js
var Files embed.FS
