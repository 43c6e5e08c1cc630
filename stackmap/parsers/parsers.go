package parsers

import (
	"embed"
	"fmt"
)

// Files are the sources.
//
//go:embed c/stackmap.c golang/stackmap.go rust/stackmap.rs
var Files embed.FS

// Names are the names of the files in Files.
var Names = []string{"c/stackmap.c", "golang/stackmap.go", "rust/stackmap.rs"}

// In returns the parser in a language: c, go or rust.
func In(language string) (string, error) {
	for i, known := range []string{"c", "go", "rust"} {
		if language == known {
			text, err := Files.ReadFile(Names[i])
			return string(text), err
		}
	}
	return "", fmt.Errorf("no reader in %q; there are readers in c, go and rust", language)
}
