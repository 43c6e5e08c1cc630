package draw

import (
	_ "embed"
	"html"
)

// The style and the script of fragments and pages.
var (
	//go:embed page.css
	pageStyle string
	//go:embed page.js
	pageScript string
	//go:embed frame.css
	frameStyle string
)

// The names of the files of [Assets].
const (
	styleFile  = "statepoint-fragment.css"
	scriptFile = "statepoint-fragment.js"
)

// Assets are the files that fragments with [Content.Assets] refer to, by name.
func Assets() map[string]string {
	return map[string]string{styleFile: pageStyle + frameStyle, scriptFile: pageScript}
}

// style is the style of a fragment, or the reference to its file in a folder.
func style(folder string) string {
	if folder == "" {
		return "<style>\n" + pageStyle + frameStyle + "</style>\n"
	}
	return "<link rel=\"stylesheet\" href=\"" + inFolder(folder, styleFile) + "\">\n"
}

// script is the script of a fragment, or the reference to its file in a folder.
func script(folder string) string {
	if folder == "" {
		return "<script>\n" + pageScript + "</script>\n"
	}
	return "<script src=\"" + inFolder(folder, scriptFile) + "\"></script>\n"
}

// inFolder is the address of a file in a folder, as the value of an attribute.
func inFolder(folder, name string) string {
	if folder[len(folder)-1] != '/' {
		folder += "/"
	}
	return html.EscapeString(folder + name)
}
