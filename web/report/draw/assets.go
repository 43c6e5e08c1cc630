package draw

import (
	_ "embed"
	"html"
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
		return "<style>\n" + spaces.Replace(short(pageStyle+frameStyle, has)) + "</style>\n"
	}
	return "<link rel=\"stylesheet\" href=\"" + inFolder(folder, styleFile) + "\">\n"
}

// script is the script of a fragment, or the reference to its file in a folder.
func script(folder string) string {
	if folder == "" {
		return "<script>\n" + short(pageScript, nil) + "</script>\n"
	}
	return "<script src=\"" + inFolder(folder, scriptFile) + "\"></script>\n"
}

// short leaves indents and comments on lines of their own out of a style or script, and the rules
// for parts that a fragment does not have.
func short(text string, has map[string]bool) string {
	var b strings.Builder
	inComment := false
	for line := range strings.Lines(text) {
		line = strings.TrimLeft(line, " ")
		part := strings.TrimPrefix(line, "& ")
		if n := strings.IndexAny(part, " :"); n >= 0 {
			part = part[:n]
		}
		there, some := has[part]
		inComment = inComment || strings.HasPrefix(line, "/*")
		if !inComment && !strings.HasPrefix(line, "//") && (there || !some) {
			b.WriteString(line)
		}
		inComment = inComment && !strings.HasSuffix(line, "*/\n")
	}
	return b.String()
}

// spaces leaves out what separates nothing in a style. Its strings have none of these.
var spaces = strings.NewReplacer(": ", ":", "; }\n", "}", ";\n}", "}", "; ", ";", ";\n", ";",
	", ", ",", " { ", "{", " {\n", "{", " }", "}", "}\n", "}", " > ", ">")

// inFolder is the address of a file in a folder, as the value of an attribute.
func inFolder(folder, name string) string {
	if folder[len(folder)-1] != '/' {
		folder += "/"
	}
	return html.EscapeString(folder + name)
}
