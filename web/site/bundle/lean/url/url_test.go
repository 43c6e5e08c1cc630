package url_test

import (
	neturl "net/url"
	"testing"

	"statepoint/web/site/bundle/lean/url"
)

// Whatever address a browser may give is cut up as net/url does, and put together again.
func TestLikeNetURL(t *testing.T) {
	for _, raw := range []string{
		"http://localhost:8080/",
		"http://localhost:8080/?a=b:c/d",
		"https://example.org/some/folder/#v1:abc/def?x",
		"https://example.org",
		"http://[::1]:80/index.html#a",
		"http://[::1]/",
		"mailto:someone@example.org",
		"file:///home/site/index.html",
		"/folder/page#top",
		"//example.org/page",
		"page:80/x",
		"",
	} {
		want, err := neturl.Parse(raw)
		if err != nil {
			t.Fatal(err)
		}
		u, err := url.Parse(raw)
		if err != nil {
			t.Fatal(err)
		}
		if u.Scheme != want.Scheme || u.Host != want.Host || u.Path != want.Path+want.Opaque ||
			u.Fragment != want.Fragment || u.Hostname() != want.Hostname() {
			t.Errorf("%q: %+v, net/url has %+v", raw, u, want)
		}
		if got := u.String(); got != want.String() {
			t.Errorf("%q: put together again it is %q, by net/url %q", raw, got, want)
		}
	}
}
