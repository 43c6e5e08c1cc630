package app

import (
	"iter"
	"strings"
)

// attributes are the attributes of an element, each name once. There are few, so that a list costs
// less than a map.
type attributes []attribute

type attribute struct{ name, value string }

// at returns the index of an attribute, which is probably near a place; -1 if there is none.
func (a attributes) at(name string, near int) int {
	if near < len(a) && a[near].name == name {
		return near
	}
	for i := range a {
		if a[i].name == name {
			return i
		}
	}
	return -1
}

// get returns the value of an attribute, "" if there is none.
func (a attributes) get(name string) string {
	if i := a.at(name, 0); i >= 0 {
		return a[i].value
	}
	return ""
}

// inOrder yields the attributes, "value" last: a slider clamps its value to the limits that it has
// by then.
func (a attributes) inOrder() iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		last := -1
		for i := range a {
			if a[i].name == "value" {
				last = i
			} else if !yield(a[i].name, a[i].value) {
				return
			}
		}
		if last >= 0 {
			yield("value", a[last].value)
		}
	}
}

// put sets an attribute to a text.
func (a *attributes) put(name, value string) {
	if i := a.at(name, len(*a)); i >= 0 {
		(*a)[i].value = value
		return
	}
	*a = append(*a, attribute{name, value})
}

// Set sets an attribute, or adds to it. An empty text leaves it out.
func (a *attributes) Set(name, value string) {
	if name != "value" {
		value = strings.TrimSpace(value)
	}
	if value == "" {
		return
	}
	if had := a.get(name); name == "class" && had != "" {
		value = had + " " + value
	}
	a.put(name, value)
}

// booleans are the attributes that HTML treats as true whatever their value.
var booleans = map[string]bool{"async": true, "autofocus": true, "autoplay": true, "checked": true,
	"default": true, "defer": true, "disabled": true, "hidden": true, "loop": true,
	"multiple": true, "muted": true, "open": true, "readonly": true, "required": true,
	"reversed": true, "selected": true}

func setJSAttribute(jsElement Value, name, value string) {
	switch {
	case name == "value":
		jsElement.Set(name, value)
	case name == "readonly":
		jsElement.Set("readOnly", value == "true")
	case booleans[name]:
		jsElement.Set(name, value == "true")
	default:
		jsElement.Call("setAttribute", name, value)
	}
}

func deleteJSAttribute(jsElement Value, name string) {
	if name == "value" {
		jsElement.Set(name, "") // the text stays without the attribute
	}
	jsElement.Call("removeAttribute", name)
}
