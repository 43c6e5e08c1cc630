package static

import "embed"

// Files has css/, icons/, of js/ what is served as it is, and the package for npm.
//
//go:embed css icons js/engine.js js/engine.d.ts js/worker.js js/sw.js js/sw-off.js package
var Files embed.FS
