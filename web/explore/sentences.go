package explore

import "strings"

// UpperFirst capitalizes a sentence, unless it begins with a name.
func UpperFirst(text string) string {
	if text == "" {
		return text
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// lowerFirst lowers the first letter of a title, to continue a sentence.
func lowerFirst(text string) string { return string(text[0]|0x20) + text[1:] }

// InBraces says how an object is written, after a text that has one.
func InBraces(text string) string {
	if !strings.Contains(text, "{") {
		return ""
	}
	return "; an object is written {references | data}"
}
