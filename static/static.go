package static

import "embed"

// Files has css/, icons/ and js/.
//
//go:embed css icons js
var Files embed.FS
