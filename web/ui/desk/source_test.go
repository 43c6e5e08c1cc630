package desk

import (
	"strings"
	"testing"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
)

// siteTexts is a browser whose site may have texts.
type siteTexts struct {
	browser.None
	texts map[string]string
	asked int
}

func (s *siteTexts) Texts(done func(map[string]string)) {
	s.asked++
	done(s.texts)
}

// A problem with a code has its page folded under it, fetched from the site once, when it is
// opened. If the site is unreachable, it says where else the page is, and retries.
func TestCodePage(t *testing.T) {
	site := &siteTexts{}
	p := testPanesIn(site)
	ws := p.input.ws
	ws.Text = "x"
	ws.Have(&report.Report{Source: report.Doc{Text: ws.Text}, Diagnostics: []report.Diagnostic{
		{Code: "SP0102", Line: 1, Column: 1, End: 1, Message: "use of undefined value"},
		{Line: 1, Column: 1, End: 1, Message: "other"},
	}})
	html := panesHTML(p)
	holds(t, html, "<summary title=\"What SP0102 means\"", "Fetching the text of SP0102…")
	if n := strings.Count(html, "<details"); n != 1 || site.asked != 0 {
		t.Errorf("%d codes unfold, not one; the site was asked %d times", n, site.asked)
	}
	fetched := 0
	fetch := func() { p.Texts.Fetch(func() { fetched++ }) }
	fetch()
	holds(t, panesHTML(p), "The text of SP0102 could not be fetched.",
		"<code>statepoint explain SP0102</code>")
	site.texts = map[string]string{"SP0102": "<div><h3>An undefined name</h3></div>"}
	fetch()
	fetch()
	holds(t, panesHTML(p), "<h3>An undefined name</h3>")
	if site.asked != 2 || fetched != 3 {
		t.Errorf("the site was asked %d times for 3 wishes, of which %d were told", site.asked,
			fetched)
	}
}
