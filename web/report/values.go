package report

import "strings"

// PlainCall writes the arguments or the result of a call as the page shows them: an object without
// references, "{| 42}", is "object 42". The emulator reads both.
func PlainCall(text string) string {
	var b strings.Builder
	for {
		at := strings.Index(text, "{|")
		if at < 0 {
			break
		}
		end := strings.IndexByte(text[at:], '}') + at
		data := strings.TrimSpace(text[at+2 : max(end, at+2)])
		next := strings.TrimLeft(text[max(end, at)+1:], " ")
		// Without braces a comma ends the data.
		plain := end > at && !strings.ContainsAny(data, `{[("|,`) &&
			(next == "" || strings.IndexByte(",)]}|;", next[0]) >= 0 || next[0] == '=')
		if !plain {
			b.WriteString(text[:at+2])
			text = text[at+2:]
			continue
		}
		b.WriteString(text[:at] + strings.TrimSpace("object "+data))
		text = text[end+1:]
	}
	return b.String() + text
}
