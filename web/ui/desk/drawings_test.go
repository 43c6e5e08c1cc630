package desk

import "testing"

// Text in backquotes is code even in a view that cannot be drawn.
func TestNothingHasCode(t *testing.T) {
	for text, want := range map[string]string{
		"No `gc \"x\"` here <yet>.": `<p class="nothing">No <code>gc &#34;x&#34;</code> here ` +
			`&lt;yet&gt;.</p>`,
		"An odd ` stays.": "<p class=\"nothing\">An odd ` stays.</p>",
	} {
		if got := nothing(text); got != want {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
}
