package app

import "strings"

// The attributes and events that the page has.

// Aria sets the attribute aria.
func (e *Element) Aria(k string, v any) *Element {
	e.Attr("aria-"+k, toString(v))
	return e
}

// AutoComplete sets the attribute autocomplete.
func (e *Element) AutoComplete(v bool) *Element {
	s := "off"
	if v {
		s = "on"
	}

	e.Attr("autocomplete", s)
	return e
}

// Checked sets the attribute checked.
func (e *Element) Checked(v bool) *Element {
	e.Attr("checked", toString(v))
	return e
}

// Class sets the attribute class.
func (e *Element) Class(v ...string) *Element {
	e.Attr("class", strings.Join(v, " "))
	return e
}

// ColSpan sets the attribute colspan.
func (e *Element) ColSpan(v int) *Element {
	e.Attr("colspan", toString(v))
	return e
}

// DataSet sets the attribute dataset.
func (e *Element) DataSet(k string, v any) *Element {
	e.Attr("data-"+k, toString(v))
	return e
}

// Disabled sets the attribute disabled.
func (e *Element) Disabled(v bool) *Element {
	e.Attr("disabled", toString(v))
	return e
}

// For sets the attribute for.
func (e *Element) For(text string, v ...any) *Element {
	e.Attr("for", format(text, v))
	return e
}

// Hidden sets the attribute hidden.
func (e *Element) Hidden(v bool) *Element {
	e.Attr("hidden", toString(v))
	return e
}

// Href sets the attribute href.
func (e *Element) Href(text string, v ...any) *Element {
	e.Attr("href", format(text, v))
	return e
}

// ID sets the attribute id.
func (e *Element) ID(text string, v ...any) *Element {
	e.Attr("id", format(text, v))
	return e
}

// Label sets the attribute label.
func (e *Element) Label(text string, v ...any) *Element {
	e.Attr("label", format(text, v))
	return e
}

// List sets the attribute list.
func (e *Element) List(text string, v ...any) *Element {
	e.Attr("list", format(text, v))
	return e
}

// Max sets the attribute max.
func (e *Element) Max(v any) *Element {
	e.Attr("max", toString(v))
	return e
}

// Min sets the attribute min.
func (e *Element) Min(v any) *Element {
	e.Attr("min", toString(v))
	return e
}

// Name sets the attribute name.
func (e *Element) Name(text string, v ...any) *Element {
	e.Attr("name", format(text, v))
	return e
}

// OnBlur sets the handler of blur.
func (e *Element) OnBlur(h EventHandler, options ...EventOption) *Element {
	return e.On("blur", h, options...)
}

// OnChange sets the handler of change.
func (e *Element) OnChange(h EventHandler, options ...EventOption) *Element {
	return e.On("change", h, options...)
}

// OnClick sets the handler of click.
func (e *Element) OnClick(h EventHandler, options ...EventOption) *Element {
	return e.On("click", h, options...)
}

// OnFocus sets the handler of focus.
func (e *Element) OnFocus(h EventHandler, options ...EventOption) *Element {
	return e.On("focus", h, options...)
}

// OnInput sets the handler of input.
func (e *Element) OnInput(h EventHandler, options ...EventOption) *Element {
	return e.On("input", h, options...)
}

// OnKeyDown sets the handler of keydown.
func (e *Element) OnKeyDown(h EventHandler, options ...EventOption) *Element {
	return e.On("keydown", h, options...)
}

// OnMouseEnter sets the handler of mouseenter.
func (e *Element) OnMouseEnter(h EventHandler, options ...EventOption) *Element {
	return e.On("mouseenter", h, options...)
}

// OnMouseLeave sets the handler of mouseleave.
func (e *Element) OnMouseLeave(h EventHandler, options ...EventOption) *Element {
	return e.On("mouseleave", h, options...)
}

// Placeholder sets the attribute placeholder.
func (e *Element) Placeholder(text string, v ...any) *Element {
	e.Attr("placeholder", format(text, v))
	return e
}

// ReadOnly sets the attribute readonly.
func (e *Element) ReadOnly(v bool) *Element {
	e.Attr("readonly", toString(v))
	return e
}

// Role sets the attribute role.
func (e *Element) Role(text string, v ...any) *Element {
	e.Attr("role", format(text, v))
	return e
}

// Rows sets the attribute rows.
func (e *Element) Rows(v int) *Element {
	e.Attr("rows", toString(v))
	return e
}

// Scope sets the attribute scope.
func (e *Element) Scope(text string, v ...any) *Element {
	e.Attr("scope", format(text, v))
	return e
}

// Selected sets the attribute selected.
func (e *Element) Selected(v bool) *Element {
	e.Attr("selected", toString(v))
	return e
}

// Spellcheck sets the attribute spellcheck.
func (e *Element) Spellcheck(v bool) *Element {
	s := "false"
	if v {
		s = "true"
	}

	e.Attr("spellcheck", s)
	return e
}

// Src sets the attribute src.
func (e *Element) Src(text string, v ...any) *Element {
	e.Attr("src", format(text, v))
	return e
}

// Step sets the attribute step.
func (e *Element) Step(v float64) *Element {
	e.Attr("step", toString(v))
	return e
}

// TabIndex sets the attribute tabindex.
func (e *Element) TabIndex(v int) *Element {
	e.Attr("tabindex", toString(v))
	return e
}

// Title sets the attribute title.
func (e *Element) Title(text string, v ...any) *Element {
	e.Attr("title", format(text, v))
	return e
}

// Type sets the attribute type.
func (e *Element) Type(text string, v ...any) *Element {
	e.Attr("type", format(text, v))
	return e
}

// Value sets the attribute value.
func (e *Element) Value(v any) *Element {
	e.Attr("value", toString(v))
	return e
}
