package settings

import (
	"slices"
	"strings"

	"statepoint/core/options"
)

// SwitchValue is what a text of switches (the flag -strategy) gives one of them, "" for nothing.
func SwitchValue(text, name string) string {
	for _, item := range strings.Split(text, ",") {
		if key, value, _ := strings.Cut(strings.TrimSpace(item), "="); key == name {
			return value
		}
	}
	return ""
}

// SetSwitch gives a switch another value in a text of switches; "", or the value that holds unless
// one is given, takes it out. All else stays, also what is no switch. A comma in the value, which
// would end it, becomes the + that joins several, and it loses its blanks.
func SetSwitch(text, name, value string) string {
	value = strings.ReplaceAll(strings.ReplaceAll(value, " ", ""), ",", "+")
	item := name + "=" + value
	if i := slices.IndexFunc(options.Switches, func(s options.SwitchOf) bool {
		return s.Name == name
	}); value == "" || i >= 0 && value == SwitchChoices(options.Switches[i])[0] {
		item = ""
	}
	items := strings.Split(text, ",")
	at := slices.IndexFunc(items, func(have string) bool {
		key, _, _ := strings.Cut(strings.TrimSpace(have), "=")
		return key == name
	})
	if at < 0 {
		items = append(items, item)
	} else {
		items[at] = item
	}
	items = slices.DeleteFunc(items, func(s string) bool { return strings.TrimSpace(s) == "" })
	return strings.Join(items, ",")
}

// SwitchChoices are the values of a switch, the one that holds unless given first. What is in
// capitals in them is for the reader to fill in.
func SwitchChoices(s options.SwitchOf) []string { return strings.Split(s.Values, ", ") }

// IsOneOf says that a switch has one of its choices as its value and nothing else, so that a list
// can offer them.
func IsOneOf(s options.SwitchOf) bool {
	return s.Values == strings.ToLower(s.Values) && !strings.Contains(s.About, "with +")
}
