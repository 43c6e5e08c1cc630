package codes

import "strings"

// Page explains one code.
type Page struct {
	// Code is "SP" and four digits.
	Code string
	// Title names the problem in a few words.
	Title string
	// FoundBy is the part that reports the code: "parser", "verifier", "code generator", "pass …"
	// with LLVM's name of the pass, or "conversion to …" with a version of LLVM.
	FoundBy string
	// Means and Why are paragraphs, separated by empty lines; names of the IR stand in backquotes.
	// Why names the document section of the rule.
	Means, Why string
	// Wrong is an example that causes the code, Fixed the same without the mistake.
	Wrong, Fixed string
	// InGo says that the examples are in Go, for problems that a text cannot show: a module built
	// wrongly, a limit.
	InGo bool
	// Says are LLVM's own messages about Wrong.
	Says []Saying
	// LLVM has further remarks about LLVM; it may be empty.
	LLVM string
}

// Saying is what one of LLVM's tools says about a wrong example.
type Saying struct {
	// Tool is the tool with its release: "opt-22".
	Tool string
	// Message is part of what it prints, or "accepts" if it accepts the example.
	Message string
}

// Lookup returns the page of a code, and whether there is one. Letters may be of either case.
func Lookup(code string) (Page, bool) {
	code = strings.ToUpper(code)
	for i := range texts {
		if texts[i].code == code {
			return read(*texts[i].text), true
		}
	}
	return Page{}, false
}

// All returns every page, in the order of the codes.
func All() []Page {
	pages := make([]Page, 0, len(texts))
	for i := range texts {
		pages = append(pages, read(*texts[i].text))
	}
	return pages
}

// read reads a page: a line with code and title, one with who finds it, and sections that begin
// with lines such as "-- why --".
func read(text string) Page {
	var p Page
	head, rest := section(text)
	first, body, _ := strings.Cut(head, "\n")
	p.Code, p.Title, _ = strings.Cut(first, " ")
	by, means, _ := strings.Cut(body, "\n")
	p.FoundBy = strings.TrimPrefix(by, "found by: ")
	p.Means = strings.TrimSpace(means)
	for rest != "" {
		name, after, _ := strings.Cut(strings.TrimPrefix(rest, "-- "), " --\n")
		var content string
		content, rest = section(after)
		switch name {
		case "why":
			p.Why = strings.TrimSpace(content)
		case "wrong.ll", "wrong.go":
			p.Wrong, p.InGo = content, name == "wrong.go"
		case "fixed.ll", "fixed.go":
			p.Fixed = content
		case "llvm":
			p.Says, p.LLVM = sayings(content)
		}
	}
	return p
}

// section returns a text up to the next line that begins a section, and the rest from that line on.
func section(text string) (content, rest string) {
	if i := strings.Index(text, "\n-- "); i >= 0 {
		return text[:i+1], text[i+1:]
	}
	return text, ""
}

// sayings separates lines such as "opt-22: expected type" from the rest.
func sayings(text string) (says []Saying, rest string) {
	for text != "" {
		line, after, _ := strings.Cut(text, "\n")
		tool, message, ok := strings.Cut(line, ": ")
		if !ok || !strings.HasPrefix(tool, "opt-") && !strings.HasPrefix(tool, "llc-") {
			break
		}
		says = append(says, Saying{tool, message})
		text = after
	}
	return says, strings.TrimSpace(text)
}
