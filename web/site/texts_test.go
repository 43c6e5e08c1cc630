package site

import (
	"regexp"
	"strings"
	"testing"

	"statepoint/core/source/codes"
	"statepoint/stackmap/parsers"
)

// One file has every text that pages fetch on demand, and the page names it.
func TestTexts(t *testing.T) {
	h, err := Handler(build(), options())
	if err != nil {
		t.Fatal(err)
	}
	name := regexp.MustCompile(`data-texts="([^"]+)"`).FindStringSubmatch(
		get(h, "/", "").Body.String())
	if name == nil {
		t.Fatal("the page names no texts")
	}
	texts := map[string]string{}
	for one := range strings.SplitSeq(get(h, "/"+name[1], "").Body.String(), "\f") {
		called, text, _ := strings.Cut(one, "\n")
		texts[called] = text
	}
	for _, p := range codes.All() {
		page := texts[p.Code]
		if !strings.HasPrefix(page, "<div><h3>") || !strings.HasSuffix(page, "</div>") ||
			strings.Count(page, "<pre>") != 2 || strings.Contains(page, "`") {
			t.Errorf("the page of %s is %.200q", p.Code, page)
		}
	}
	for language, file := range map[string]string{"c": "stackmap.c", "go": "stackmap.go",
		"rust": "stackmap.rs"} {
		if want, err := parsers.In(language); err != nil || texts[file] != want {
			t.Errorf("%s has %d bytes, not %d (%v)", file, len(texts[file]), len(want), err)
		}
	}
	if !strings.Contains(texts["semispace.go"], "Cheney") {
		t.Errorf("the collectors are not there: %.200q", texts["semispace.go"])
	}
}

// Prose formats text in backquotes as code, whatever else it contains.
func TestProse(t *testing.T) {
	for text, want := range map[string]string{
		"a `%x < y` b":  "a <code>%x &lt; y</code> b",
		"an odd ` one":  "an odd ` one",
		"`a` and `b`":   "<code>a</code> and <code>b</code>",
		"nothing <to> ": "nothing &lt;to&gt; ",
	} {
		if got := prose(text); got != want {
			t.Errorf("%q is %q, not %q", text, got, want)
		}
	}
}
