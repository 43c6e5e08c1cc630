package app

import (
	"fmt"
	"reflect"
	"strings"
)

// EventHandler handles an event of an element. It is called between two renderings, and the
// component is rendered again after it.
type EventHandler func(ctx Context, e Event)

// Event is a JavaScript event.
type Event struct {
	Value
}

// PreventDefault prevents the browser's default action for the event.
func (e Event) PreventDefault() { e.Call("preventDefault") }

// EventOption is an option of a handler.
type EventOption struct {
	scope string
}

// EventScope distinguishes handlers with the same function, such as those of a list's items, which
// capture different variables. Handlers with another scope replace each other.
func EventScope(v ...any) EventOption {
	var b strings.Builder
	for _, part := range v {
		if s := fmt.Sprint(part); s != "" {
			b.WriteString("/" + s)
		}
	}
	return EventOption{scope: b.String()}
}

// eventHandlers are the handlers of an element, each event once.
type eventHandlers []eventHandler

// of returns the handler of an event, or nil.
func (h eventHandlers) of(event string) *eventHandler {
	for i := range h {
		if h[i].event == event {
			return &h[i]
		}
	}
	return nil
}

type eventHandler struct {
	event  string
	scope  string
	handle EventHandler
	close  func() // removes it from the element; nil before it is mounted
}

func (h eventHandler) equal(v eventHandler) bool {
	return h.event == v.event && h.scope == v.scope &&
		reflect.ValueOf(h.handle).Pointer() == reflect.ValueOf(v.handle).Pointer()
}
