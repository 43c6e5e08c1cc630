package settings

import (
	"slices"
	"strings"

	"statepoint/core/options"
)

// SwitchValue returns the value of a switch in a text of switches (the flag -strategy), or "".
func SwitchValue(text, name string) string {
	for _, item := range strings.Split(text, ",") {
		if key, value, _ := strings.Cut(strings.TrimSpace(item), "="); key == name {
			return value
		}
	}
	return ""
}

// SetSwitch sets the value of a switch in a text of switches; "" or the default removes it.
// Everything else stays, even what is not a switch. A comma in the value, which would end it,
// becomes the + that joins several values, and blanks are removed.
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

// SwitchChoices returns the values of a switch, the default first. The reader fills in the parts in
// capitals.
func SwitchChoices(s options.SwitchOf) []string { return strings.Split(s.Values, ", ") }

// IsOneOf reports whether a switch takes exactly one of its choices, so a list can offer them.
func IsOneOf(s options.SwitchOf) bool {
	return s.Values == strings.ToLower(s.Values) && !strings.Contains(s.About, "with +")
}
