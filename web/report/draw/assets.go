package draw

import (
	_ "embed"
	"html"
	"regexp"
	"strings"
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

// style is the style of what a fragment has, or the reference to its file in a folder.
func (c *Content) style() string {
	folder := c.Assets
	if folder == "" {
		has := map[string]bool{".cfg": len(c.Graphs) > 0, ".sp-graphs": len(c.Graphs) > 0,
			".sp-run": c.Run != "", ".frame-svg": len(c.Frames) > 0, ".sp-alone": c.alone,
			"body": c.alone}
		text := ofParts.ReplaceAllStringFunc(pageStyle+frameStyle, func(line string) string {
			if of := ofParts.FindStringSubmatch(line)[1]; has[of] {
				return line
			}
			return ""
		})
		return "<style>\n" + spaces.Replace(short(text)) + "</style>\n"
	}
	return "<link rel=\"stylesheet\" href=\"" + inFolder(folder, styleFile) + "\">\n"
}

// script is the script of a fragment, or the reference to its file in a folder.
func script(folder string) string {
	if folder == "" {
		return "<script>\n" + short(pageScript) + "</script>\n"
	}
	return "<script src=\"" + inFolder(folder, scriptFile) + "\"></script>\n"
}

// ofParts are the lines of a style for what only some fragments have.
var ofParts = regexp.MustCompile(`(?m)^(?: *& )?(\.cfg|\.sp-graphs|\.sp-run|\.frame-svg|\.sp-alone|` +
	`body)\b.*\n`)

// comments are those of style and script that fill lines.
var comments = regexp.MustCompile(`(?m)^\s*//.*\n|(?s)/\*.*?\*/\n`)

// short leaves indents and comments out of a style or script.
func short(text string) string {
	return indents.ReplaceAllString(comments.ReplaceAllString(text, ""), "")
}

// spaces leaves out what separates nothing in a style. Its strings have none of these.
var spaces = strings.NewReplacer(": ", ":", "; }\n", "}", ";\n}", "}", "; ", ";", ";\n", ";",
	", ", ",", " { ", "{", " {\n", "{", " }", "}", "}\n", "}", " > ", ">")

var indents = regexp.MustCompile(`(?m)^ +`)

// inFolder is the address of a file in a folder, as the value of an attribute.
func inFolder(folder, name string) string {
	if folder[len(folder)-1] != '/' {
		folder += "/"
	}
	return html.EscapeString(folder + name)
}
