package words

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Visible gives a text as it can be shown to people: what would have no look of
// its own, or would turn around what stands beside it, is named instead. Such
// characters have a meaning in a source, and may have been put there to
// mislead its reader. Tabs and ends of lines stay. The editor's panes and lists do
// the same (static/editor/visible.js).
func Visible(text string) string {
	if !strings.ContainsFunc(text, unseen) && utf8.ValidString(text) {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		switch {
		case !unseen(r):
			b.WriteRune(r)
		case r < 0x20:
			b.WriteRune(0x2400 + r) // the picture of a control character
		case r == 0x7f:
			b.WriteRune(0x2421)
		default:
			fmt.Fprintf(&b, "⟨U+%04X⟩", r)
		}
	}
	return b.String()
}

// unseen says that a character is a control, has no width, or changes the
// direction of others.
func unseen(r rune) bool {
	switch {
	case r < 0x20:
		return r != '\n' && r != '\t'
	case r < 0x7f:
		return false
	case r <= 0x9f, r == 0xad, r == 0x34f, r == 0x61c, r == 0x115f, r == 0x1160, r == 0x180e,
		r == 0x3164, r == 0xfeff, r == 0xffa0:
		return true
	case r >= 0x200b && r <= 0x200f, r >= 0x2028 && r <= 0x202e, r >= 0x2060 && r <= 0x206f:
		return true
	case r >= 0xfff9 && r <= 0xfffc, r >= 0xe0000 && r <= 0xe0fff:
		return true
	}
	return false
}
