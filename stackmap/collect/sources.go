//go:build !js

package collect

import (
	"embed"
	"io/fs"
	"strings"
)

// The collectors are shown beside the runs that they are part of. The programs that run in a
// browser leave their text out: the page fetches it when it is wanted.
//
//go:embed *.go
var files embed.FS

// Sources are the texts of this package by the names of their files, without the tests.
func Sources() (map[string]string, error) {
	texts := map[string]string{}
	names, err := fs.Glob(files, "*.go")
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		data, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		texts[name] = string(data)
	}
	return texts, err
}
