package objects

import (
	"embed"
	"sort"
)

//go:embed *.o
var files embed.FS

// All are the objects by name, in order.
func All() (names []string, contents [][]byte, err error) {
	entries, err := files.ReadDir(".")
	if err != nil {
		return nil, nil, err
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	sort.Strings(names)
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			return nil, nil, err
		}
		contents = append(contents, data)
	}
	return names, contents, nil
}
