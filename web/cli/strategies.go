package cli

import (
	"bytes"
	"fmt"
	"os"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/options/cmdline"
	"statepoint/core/source"
)

// maxStrategies is the size of a file of strategies, in bytes.
const maxStrategies = 1 << 20

// loadStrategies adds the strategies in the files of -load to those of -strategy. LLVM's -load
// takes a plugin, which is machine code for its own data structures; here it is a text.
func loadStrategies(line *cmdline.Line) error {
	for _, name := range line.Values("load") {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		switch {
		case bytes.IndexByte(text, 0) >= 0:
			return fmt.Errorf("%s is not a text: -load reads strategies, one a line, such as "+
				"name=mine,roots=linked; machine code for LLVM's data structures cannot be loaded",
				name)
		case len(text) > maxStrategies:
			return fmt.Errorf("%s has %s; -load reads up to %d", name,
				source.Count(len(text), "byte"), maxStrategies)
		}
		n := 0
		for spec := range strings.Lines(string(text)) {
			n++
			if spec = strings.TrimSpace(spec); spec == "" || strings.HasPrefix(spec, "#") {
				continue
			}
			if _, err := gc.ParseSpec(spec); err != nil {
				return fmt.Errorf("%s:%d:1: error: %w", name, n, err)
			}
			line.Add("strategy", spec)
		}
	}
	return nil
}
