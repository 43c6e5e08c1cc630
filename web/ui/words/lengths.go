package words

// Clip shortens a text for a row of a list.
func Clip(s string) string { return shortened(s, 96) }

// Short shortens a text beside a name.
func Short(s string) string { return shortened(s, 56) }

// shortened truncates a text to at most the given number of bytes plus an ellipsis, at a character
// boundary.
func shortened(s string, most int) string {
	if len(s) <= most {
		return s
	}
	for n := most; ; n-- {
		if s[n]&0xc0 != 0x80 {
			return s[:n] + "…"
		}
	}
}
