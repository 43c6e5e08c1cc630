package site

import (
	"maps"
	"slices"
	"strings"

	"statepoint/stackmap/collect"
	"statepoint/web/collectors"
)

// addCollectors adds the text of the collectors, which the Run view shows: files one after the
// other, each behind a form feed, a line with its name first.
func (p *plan) addCollectors() error {
	texts, err := collect.Sources()
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		b.WriteString("\f" + name + "\n" + texts[name])
	}
	p.add("collectors.txt", []byte(b.String()))
	return nil
}

// addDocuments adds the pages beside the explorer. A site without [Options.Run] has none: what they
// show is compiled.
func (p *plan) addDocuments(o Options) error {
	if o.Run == nil {
		return nil
	}
	page, err := collectors.Page(o.context(), o.Run, Policy, p.names["icon.svg"],
		p.names["page.css"], p.names["document.css"])
	if err != nil {
		return err
	}
	p.addFixed("collectors.html", page)
	return nil
}
