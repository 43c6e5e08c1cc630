package lessons

import "embed"

// Files has a folder for each track, in it one for each lesson.
//
//go:embed [0-9]*
var Files embed.FS
