package bundle

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// Editor bundles srcDir/editor.js, with the packages of srcDir/node_modules,
// into outFile, and srcDir/vim.js into a file of that name beside it, without
// CodeMirror, of which it uses what the editor has. With minify they take the form
// that is served; without, one that can be read in a debugger. The same sources
// give the same bytes.
func Editor(srcDir, outFile string, minify bool) error {
	if err := script(srcDir, "editor.js", outFile, minify, nil); err != nil {
		return err
	}
	return script(srcDir, "vim.js", filepath.Join(filepath.Dir(outFile), "vim.js"), minify,
		[]api.Plugin{shared})
}

// shared has imports of CodeMirror lead to what static/editor/modal.js shares of it.
var shared = api.Plugin{Name: "shared", Setup: func(b api.PluginBuild) {
	const prefix, space = "@codemirror/", "shared"
	b.OnResolve(api.OnResolveOptions{Filter: "^" + prefix},
		func(a api.OnResolveArgs) (api.OnResolveResult, error) {
			return api.OnResolveResult{Path: strings.TrimPrefix(a.Path, prefix),
				Namespace: space}, nil
		})
	b.OnLoad(api.OnLoadOptions{Filter: ".", Namespace: space},
		func(a api.OnLoadArgs) (api.OnLoadResult, error) {
			text := fmt.Sprintf("module.exports = globalThis.statepoint.shared[%q];", a.Path)
			return api.OnLoadResult{Contents: &text}, nil
		})
}}

func script(srcDir, name, outFile string, minify bool, plugins []api.Plugin) error {
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
		EntryPoints:       []string{name},
		Plugins:           plugins,
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
	return fmt.Errorf("bundling %s: %w", name, errors.Join(all...))
}
