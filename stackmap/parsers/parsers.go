// Package parsers has readers of stack maps in C, Go and Rust, one file each, to be copied: they
// read version 3 as LLVM 5 and later write it, use nothing but their language's library, and print
// the same.
//
//	c/stackmap.c
//	golang/stackmap.go
//	rust/stackmap.rs
//
// They share no code with package stackmap, whose output theirs is compared with.
package parsers

import (
	"embed"
	"fmt"
)

// Files are the sources.
//
//go:embed c/stackmap.c golang/stackmap.go rust/stackmap.rs
var Files embed.FS

// Names are their names in Files.
var Names = []string{"c/stackmap.c", "golang/stackmap.go", "rust/stackmap.rs"}

// In is the reader in a language: c, go or rust.
func In(language string) (string, error) {
	for i, known := range []string{"c", "go", "rust"} {
		if language == known {
			text, err := Files.ReadFile(Names[i])
			return string(text), err
		}
	}
	return "", fmt.Errorf("there is a reader in c, go and rust, not in %q", language)
}
