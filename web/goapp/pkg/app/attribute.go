package app

import (
	"iter"
	"strconv"
	"strings"
)

type attributes map[string]string

// inOrder yields the attributes, "value" last: a slider clamps its value to the limits that it has
// by then.
func (a attributes) inOrder() iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		for name, value := range a {
			if name != "value" && !yield(name, value) {
				return
			}
		}
		if value, ok := a["value"]; ok {
			yield("value", value)
		}
	}
}

func (a attributes) Set(name string, value any) {
	var v string
	switch name {
	case "value":
		v = toString(value)

	case "style", "allow":
		v = strings.TrimLeft(a[name]+";"+toAttributeValue(value), ";")

	case "class":
		v = strings.TrimSpace(a[name] + " " + toAttributeValue(value))

	case "srcset":
		v = strings.TrimLeft(a[name]+", "+toAttributeValue(value), ", ")

	default:
		v = toAttributeValue(value)
	}

	switch v {
	case "cite",
		"data",
		"download",
		"href",
		"src",
		"value":
		a[name] = v

	default:
		if v != "" {
			a[name] = v
		}
	}
}

func toAttributeValue(v any) string {
	return strings.TrimSpace(toString(v))
}

// booleans are the attributes that HTML treats as true whatever their value.
var booleans = map[string]bool{"async": true, "autofocus": true, "autoplay": true, "checked": true,
	"default": true, "defer": true, "disabled": true, "hidden": true, "loop": true,
	"multiple": true, "muted": true, "open": true, "readonly": true, "required": true,
	"reversed": true, "selected": true}

func setJSAttribute(jsElement Value, name, value string) {
	toBool := func(v string) bool {
		b, _ := strconv.ParseBool(v)
		return b
	}

	switch name {
	case "value":
		jsElement.Set(name, value)

	case "contenteditable":
		jsElement.Set("contentEditable", value)

	case "ismap":
		jsElement.Set("isMap", toBool(value))

	case "readonly":
		jsElement.Set("readOnly", toBool(value))

	default:
		if booleans[name] {
			jsElement.Set(name, toBool(value))
			return
		}
		jsElement.Call("setAttribute", name, value)
	}
}

func deleteJSAttribute(jsElement Value, name string) {
	if name == "value" {
		jsElement.Set(name, "") // the text stays without the attribute
	}
	jsElement.Call("removeAttribute", name)
}
