package app

// Text returns a UI element representing plain text, converting the provided
// value to its string representation.
func Text(v any) UI {
	return &text{value: toString(v)}
}

type text struct {
	jsvalue       Value
	parentElement UI
	value         string
}

func (t *text) JSValue() Value {
	return t.jsvalue
}

func (t *text) Mounted() bool {
	return t.jsvalue != nil
}

func (t *text) parent() UI {
	return t.parentElement
}

func (t *text) setParent(p UI) {
	t.parentElement = p
}
