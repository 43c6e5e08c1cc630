//go:build !js

package collect

import (
	"embed"
	"io/fs"
	"strings"
)

// The site shows the collectors' source next to their runs. Browser builds do not embed it: the
// page fetches it on demand.
//
//go:embed *.go
var files embed.FS

// Sources are the source texts of this package by file name, without the tests.
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
