package words

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Visible makes a text safe to display: it replaces characters that are invisible or change the
// direction of their neighbours by their names. Such characters have a meaning in a source and may
// be there to mislead its reader. Tabs and line ends stay. The editor's panes and lists do the same
// (static/editor/visible.js), with the same characters ([Unseen]).
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

// Unseen lists the characters that are controls, have no width, or change the direction of others:
// the first and last of each range, ascending.
var Unseen = [][2]rune{
	{0x00, 0x08}, {0x0b, 0x1f}, {0x7f, 0x9f}, {0xad, 0xad}, {0x34f, 0x34f}, {0x61c, 0x61c},
	{0x115f, 0x1160}, {0x180e, 0x180e}, {0x200b, 0x200f}, {0x2028, 0x202e}, {0x2060, 0x206f},
	{0x3164, 0x3164}, {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff9, 0xfffc}, {0xe0000, 0xe0fff},
}

func unseen(r rune) bool {
	if r >= 0x20 && r < 0x7f {
		return false
	}
	for _, u := range Unseen {
		if r <= u[1] {
			return r >= u[0]
		}
	}
	return false
}
