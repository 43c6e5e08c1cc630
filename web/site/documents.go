package site

import "statepoint/web/collectors"

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
