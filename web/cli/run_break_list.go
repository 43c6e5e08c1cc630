package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"statepoint/core/source"
	"statepoint/web/explore/breaks"
)

// maxListed is the number of places that `--break list` lists of each kind.
const maxListed = 24

// breakList reports whether --break asks for a list: of all kinds, or by list@KIND of one.
func breakList(o *flags) (kind string, is bool) {
	what, kind, one := strings.Cut(o.Value("break"), "@")
	return kind, what == "list" && (!one || kind != "")
}

// listSites lists where a program can be broken, by kind. A kind with many places, such as the
// bytes of a map, has a line that says how to list them.
func listSites(out io.Writer, sites []breaks.Site, kind string) error {
	if kind != "" {
		if _, err := breaks.ParseKey(kind); err != nil {
			return err
		}
	}
	for _, k := range breaks.Kinds {
		if kind != "" && string(k) != kind {
			continue
		}
		of := slices.DeleteFunc(slices.Clone(sites), func(s breaks.Site) bool {
			return s.Kind != k
		})
		if n := len(of); kind == "" && n > maxListed {
			fmt.Fprintf(out, "%-28s %s, to %s; --break list@%s lists them\n", of[0].Key(),
				source.Count(n, "place"), of[n-1].Key(), k)
			continue
		}
		for i := range of {
			fmt.Fprintf(out, "%-28s %s\n", of[i].Key(), of[i].What)
		}
	}
	return nil
}
