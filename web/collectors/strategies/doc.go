// Package strategies has a collection strategy for each collector of the matrix in
// GarbageCollection.html of LLVM 2.8, one file each, composed of the parts of package gc.
//
// The page of collectors shows these files verbatim, so each can be read alone.
package strategies

import "embed"

// Files are the sources of this package, by file name.
//
//go:embed concurrent.go copying.go incremental.go mark_sweep.go reference_counting.go
//go:embed shadow_stack.go threaded.go
var Files embed.FS
