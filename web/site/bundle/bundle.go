package bundle

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// entries are the scripts of the pages, in js, that are bundled with what they import.
var entries = []string{"boot", "embed", "inside", "learn", "learn-index", "offline", "own-lesson",
	"results"}

// Scripts is the file names of the scripts in js that Pages writes.
func Scripts() (names []string) {
	for _, name := range entries {
		names = append(names, name+".js")
	}
	return names
}

// Pages bundles the scripts of dir, which has the layout of static, into files of outDir: those of
// the pages ([Scripts]), the editor, and vim.js without CodeMirror, for which it uses the editor's.
// Packages come from dir/node_modules. With minify the files have the form that is served; without,
// one readable in a debugger. The same sources give the same bytes.
func Pages(dir, outDir string, minify bool) error {
	for _, name := range Scripts() {
		if err := script(filepath.Join(dir, "js"), name, filepath.Join(outDir, name), minify,
			nil); err != nil {
			return err
		}
	}
	editor := filepath.Join(dir, "editor")
	if err := script(editor, "editor.js", filepath.Join(outDir, "editor.js"), minify,
		nil); err != nil {
		return err
	}
	return script(editor, "vim.js", filepath.Join(outDir, "vim.js"), minify,
		[]api.Plugin{shared})
}

// shared redirects imports of CodeMirror to the exports of static/editor/modal.js.
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
			text += fmt.Sprintf(" (has npm ci been run in %s?)", filepath.Dir(srcDir))
		}
		all = append(all, errors.New(text))
	}
	return fmt.Errorf("bundling %s: %w", name, errors.Join(all...))
}
