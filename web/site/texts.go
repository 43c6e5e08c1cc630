package site

import (
	"fmt"
	"html"
	"maps"
	"slices"
	"strings"

	"statepoint/core/source/codes"
	"statepoint/stackmap/collect"
	"statepoint/stackmap/parsers"
	"statepoint/web/report"
)

// addTexts adds the long texts that few readers open: the collectors, which the Run view shows, the
// parsers to copy, the pages of codes as markup. They are concatenated, each after a form feed and
// a line with its name, in one file, which a page fetches when it needs the first.
func (p *plan) addTexts() error {
	texts, err := collect.Sources()
	if err != nil {
		return err
	}
	for _, l := range report.ParseLanguages {
		if texts[report.ParseFile(l[0])], err = parsers.In(l[0]); err != nil {
			return err
		}
	}
	pages := codes.All()
	for i := range pages {
		texts[pages[i].Code] = codePage(&pages[i])
	}
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		b.WriteString("\f" + name + "\n" + texts[name])
	}
	p.add("texts.txt", []byte(b.String()))
	return nil
}

// codePage is the page of a code as markup.
func codePage(p *codes.Page) string {
	var b strings.Builder
	fmt.Fprintf(&b, "<div><h3>%s</h3>%s<h4>Why</h4>%s", prose(p.Title), paragraphs(p.Means),
		paragraphs(p.Why))
	fmt.Fprintf(&b, "<h4>Wrong</h4><pre>%s</pre><h4>Fixed</h4><pre>%s</pre>",
		html.EscapeString(strings.TrimRight(p.Wrong, "\n")),
		html.EscapeString(strings.TrimRight(p.Fixed, "\n")))
	b.WriteString("<h4>What LLVM says</h4>")
	for _, line := range p.WhatLLVMSays() {
		b.WriteString("<p>" + prose(line) + "</p>")
	}
	return b.String() + "</div>"
}

// paragraphs are separated by empty lines in the text.
func paragraphs(text string) string {
	var b strings.Builder
	for one := range strings.SplitSeq(text, "\n\n") {
		b.WriteString("<p>" + prose(one) + "</p>")
	}
	return b.String()
}

// prose formats text in backquotes as code.
func prose(text string) string {
	parts := strings.Split(html.EscapeString(text), "`")
	if len(parts)%2 == 0 {
		return strings.Join(parts, "`") // an unpaired one is literal
	}
	for i := 1; i < len(parts); i += 2 {
		parts[i] = "<code>" + parts[i] + "</code>"
	}
	return strings.Join(parts, "")
}
