package app

import (
	"fmt"
	"strings"
)

// Element is an HTML element, with attributes, handlers and children. Its methods change it and
// return it.
type Element struct {
	tag           string
	attributes    attributes
	eventHandlers eventHandlers
	children      []UI
	kept          string      // Kept's key
	make          func() []UI // Kept's function, nil once the children are made
	parentElement UI
	jsElement     Value
}

// Elem returns an element with a tag.
func Elem(tag string) *Element { return &Element{tag: tag} }

// JSValue is the element in the document, nil before it is mounted.
func (e *Element) JSValue() Value { return e.jsElement }

// Mounted reports whether the element is in the document.
func (e *Element) Mounted() bool { return e.jsElement != nil }

func (e *Element) parent() UI     { return e.parentElement }
func (e *Element) setParent(p UI) { e.parentElement = p }

// selfClosing are the tags of elements without an end.
const selfClosing = " area base br col embed hr img input link meta param source track wbr "

func (e *Element) selfCloses() bool { return strings.Contains(selfClosing, " "+e.tag+" ") }

// Body sets the children.
func (e *Element) Body(children ...UI) *Element {
	e.children = FilterUIElems(children...)
	return e
}

// Kept sets the children to what a function returns. The function is called only if the key differs
// from that of the last rendering, so the key, which is never empty, must contain everything that
// the children show.
func (e *Element) Kept(key string, children func() []UI) *Element {
	e.kept, e.make = key, children
	return e
}

// fill makes the children that Kept put off.
func (e *Element) fill() {
	if e.make != nil {
		e.children, e.make = FilterUIElems(e.make()...), nil
	}
}

// Text sets a text as the only child.
func (e *Element) Text(v any) *Element { return e.Body(Text(v)) }

// Attr sets an attribute. Classes add up; an empty text leaves the attribute out.
func (e *Element) Attr(name, value string) *Element {
	e.attributes.Set(name, value)
	return e
}

// On sets the handler of an event; nil for none.
func (e *Element) On(event string, h EventHandler, options ...EventOption) *Element {
	if h == nil {
		return e
	}
	handler := eventHandler{event: event, handle: h}
	for _, o := range options {
		handler.scope = o.scope
	}
	if had := e.eventHandlers.of(event); had != nil {
		*had = handler
	} else {
		e.eventHandlers = append(e.eventHandlers, handler)
	}
	return e
}

// format is a text, or one with values in it.
func format(text string, v []any) string {
	if len(v) == 0 {
		return text
	}
	return fmt.Sprintf(text, v...)
}
