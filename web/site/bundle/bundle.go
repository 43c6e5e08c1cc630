package bundle

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// Editor bundles srcDir/editor.js, with the packages of srcDir/node_modules,
// into outFile. With minify it takes the form that is served; without, one that
// can be read in a debugger. The same sources give the same bytes.
func Editor(srcDir, outFile string, minify bool) error {
	src, err := filepath.Abs(srcDir)
	if err != nil {
		return err
	}
	out, err := filepath.Abs(outFile)
	if err != nil {
		return err
	}
	result := api.Build(api.BuildOptions{
		AbsWorkingDir:     src,
		EntryPoints:       []string{"editor.js"},
		Outfile:           out,
		Bundle:            true,
		Write:             true,
		Format:            api.FormatIIFE,
		Platform:          api.PlatformBrowser,
		Target:            api.ES2022,
		Charset:           api.CharsetUTF8,
		LegalComments:     api.LegalCommentsNone,
		MinifyWhitespace:  minify,
		MinifyIdentifiers: minify,
		MinifySyntax:      minify,
		LogLevel:          api.LogLevelSilent,
	})
	if len(result.Errors) == 0 {
		return nil
	}
	var all []error
	for _, m := range result.Errors {
		text := m.Text
		if m.Location != nil {
			text = fmt.Sprintf("%s:%d:%d: %s", m.Location.File, m.Location.Line,
				m.Location.Column+1, text)
		}
		if strings.Contains(text, "Could not resolve") {
			text += fmt.Sprintf(" (has npm ci been run in %s?)", srcDir)
		}
		all = append(all, errors.New(text))
	}
	return fmt.Errorf("bundling the editor: %w", errors.Join(all...))
}
