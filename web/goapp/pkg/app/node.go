package app

import (
	"bytes"
	"errors"
	"fmt"
	"html"
	"reflect"
	"slices"
	"sort"
)

// UI is a part of the page: an element, a text, markup, or the component.
type UI interface {
	// JSValue is its node in the document.
	JSValue() Value

	// Mounted reports whether it is in the document.
	Mounted() bool

	parent() UI
	setParent(UI)
}

// FilterUIElems replaces conditions and loops with their children, and omits nil.
func FilterUIElems(v ...UI) []UI {
	out := make([]UI, 0, len(v))
	for _, e := range v {
		switch e := e.(type) {
		case nil:
		case *Element:
			if e != nil {
				out = append(out, e)
			}
		case Condition:
			out = append(out, e.body()...)
		case RangeLoop:
			out = append(out, e.body()...)
		default:
			if value := reflect.ValueOf(e); value.Kind() != reflect.Pointer || !value.IsNil() {
				out = append(out, e)
			}
		}
	}
	return out
}

// HTMLString returns the markup of a part of the page.
func HTMLString(ui UI) string {
	var b bytes.Buffer
	nodeManager{}.encode(&b, 0, ui)
	return b.String()
}

// nodeManager mounts, updates and dismounts parts of the page.
type nodeManager struct{}

// Mount creates the node for v, without inserting it into the document.
func (m nodeManager) Mount(ctx Context, v UI) (UI, error) {
	if v.Mounted() {
		return nil, fmt.Errorf("a %T is mounted already", v)
	}
	ctx.source = v
	switch v := v.(type) {
	case *text:
		v.jsvalue = Window().createTextNode(v.value)
		return v, nil
	case *Element:
		return m.mountElement(ctx, v)
	case Composer:
		return m.mountComponent(ctx, v)
	case *raw:
		m.mountRaw(v)
		return v, nil
	}
	return nil, fmt.Errorf("a %T is no part of a page", v)
}

func (m nodeManager) mountElement(ctx Context, v *Element) (UI, error) {
	v.jsElement = Window().createElement(v.tag)
	for name, value := range v.attributes.inOrder() {
		setJSAttribute(v.jsElement, name, value)
	}
	for i, handler := range v.eventHandlers {
		v.eventHandlers[i] = m.mountEventHandler(ctx, v, handler)
	}
	v.fill()
	for i, child := range v.children {
		mounted, err := m.Mount(ctx, child)
		if err != nil {
			return nil, fmt.Errorf("child %d of <%s>: %w", i, v.tag, err)
		}
		mounted.setParent(v)
		v.children[i] = mounted
		v.jsElement.appendChild(mounted)
	}
	return v, nil
}

func (m nodeManager) mountEventHandler(ctx Context, v *Element, handler eventHandler) eventHandler {
	ctx.source = v
	function := FuncOf(func(_ Value, args []Value) any {
		if len(args) != 0 {
			ctx.Dispatch(func(ctx Context) { handler.handle(ctx, Event{Value: args[0]}) })
		}
		return nil
	})
	v.jsElement.addEventListener(handler.event, function)
	handler.close = func() {
		v.jsElement.removeEventListener(handler.event, function)
		function.Release()
	}
	return handler
}

func (m nodeManager) mountComponent(ctx Context, v Composer) (UI, error) {
	v.setRef(v)
	if mounter, ok := v.(Mounter); ok && isBrowser {
		ctx.Dispatch(mounter.OnMount)
	}
	root, err := m.render(v)
	if err != nil {
		return nil, err
	}
	if root, err = m.Mount(ctx, root); err != nil {
		return nil, err
	}
	root.setParent(v)
	v.setRoot(root)
	return v, nil
}

func (m nodeManager) render(v Composer) (UI, error) {
	if all := FilterUIElems(v.Render()); len(all) > 0 {
		return all[0], nil
	}
	return nil, errors.New("the component renders nothing")
}

func (m nodeManager) mountRaw(v *raw) {
	wrapper := Window().createElement("div")
	wrapper.setInnerHTML(v.value)
	v.jsElement = wrapper.firstChild()
	wrapper.removeChild(v.jsElement)
}

// Dismount releases the resources of v's node.
func (m nodeManager) Dismount(v UI) {
	switch v := v.(type) {
	case *Element:
		for _, child := range v.children {
			m.Dismount(child)
		}
		for _, handler := range v.eventHandlers {
			handler.close()
		}
		v.jsElement = nil
	case Composer:
		m.Dismount(v.root())
		v.setRef(nil)
	case *raw:
		v.jsElement = nil
	}
}

// CanUpdate reports whether the first can become the second: both are elements with the same tag,
// or otherwise of the same kind.
func (m nodeManager) CanUpdate(v, new UI) bool {
	if e, ok := v.(*Element); ok {
		other, ok := new.(*Element)
		return ok && e.tag == other.tag
	}
	return reflect.TypeOf(v) == reflect.TypeOf(new)
}

// Update changes the first, which is mounted, into the second, and returns the mounted part.
func (m nodeManager) Update(ctx Context, v, new UI) (UI, error) {
	switch v := v.(type) {
	case *text:
		if new := new.(*text); v.value != new.value {
			v.value = new.value
			v.jsvalue.setNodeValue(v.value)
		}
		return v, nil
	case *Element:
		return v, m.updateElement(ctx, v, new.(*Element))
	case *raw:
		return m.updateRaw(v, new.(*raw)), nil
	}
	return nil, fmt.Errorf("a %T within a component cannot be updated", v)
}

func (m nodeManager) updateElement(ctx Context, v, new *Element) error {
	m.updateAttributes(v, new.attributes)
	m.updateEventHandlers(ctx, v, new.eventHandlers)
	if new.kept != "" && new.kept == v.kept {
		return nil
	}
	new.fill()
	v.kept = new.kept
	shared := min(len(v.children), len(new.children))
	for i := range shared {
		child, other := v.children[i], new.children[i]
		if m.CanUpdate(child, other) {
			updated, err := m.Update(ctx, child, other)
			if err != nil {
				return fmt.Errorf("child %d of <%s>: %w", i, v.tag, err)
			}
			v.children[i] = updated
			continue
		}
		mounted, err := m.Mount(ctx, other)
		if err != nil {
			return fmt.Errorf("child %d of <%s>: %w", i, v.tag, err)
		}
		v.jsElement.replaceChild(mounted, child)
		mounted.setParent(v)
		v.children[i] = mounted
		m.Dismount(child)
	}
	for i, child := range v.children[shared:] {
		v.jsElement.removeChild(child)
		m.Dismount(child)
		v.children[shared+i] = nil
	}
	v.children = v.children[:shared]
	for _, other := range new.children[shared:] {
		mounted, err := m.Mount(ctx, other)
		if err != nil {
			return fmt.Errorf("a new child of <%s>: %w", v.tag, err)
		}
		v.jsElement.appendChild(mounted)
		mounted.setParent(v)
		v.children = append(v.children, mounted)
	}
	return nil
}

func (m nodeManager) updateAttributes(v *Element, new attributes) {
	if slices.Equal(v.attributes, new) {
		return
	}
	remain := v.attributes[:0]
	for _, had := range v.attributes {
		if new.at(had.name, 0) >= 0 {
			remain = append(remain, had)
		} else {
			deleteJSAttribute(v.jsElement, had.name)
		}
	}
	v.attributes = remain
	for name, value := range new.inOrder() {
		if i := v.attributes.at(name, 0); i >= 0 && v.attributes[i].value == value {
			continue
		}
		v.attributes.put(name, value)
		setJSAttribute(v.jsElement, name, value)
	}
}

func (m nodeManager) updateEventHandlers(ctx Context, v *Element, new eventHandlers) {
	remain := v.eventHandlers[:0]
	for _, had := range v.eventHandlers {
		if new.of(had.event) != nil {
			remain = append(remain, had)
		} else {
			had.close()
		}
	}
	v.eventHandlers = remain
	for _, handler := range new {
		had := v.eventHandlers.of(handler.event)
		switch {
		case had == nil:
			v.eventHandlers = append(v.eventHandlers, m.mountEventHandler(ctx, v, handler))
		case !had.equal(handler):
			had.close()
			*had = m.mountEventHandler(ctx, v, handler)
		}
	}
}

func (m nodeManager) updateRaw(v, new *raw) UI {
	if v.value == new.value {
		return v
	}
	m.mountRaw(new)
	parent := v.parent()
	parent.JSValue().replaceChild(new, v)
	new.setParent(parent)
	m.Dismount(v)
	return new
}

// UpdateComponentRoot renders a component and updates its elements.
func (m nodeManager) UpdateComponentRoot(ctx Context, v Composer) error {
	root := v.root()
	rendered, err := m.render(v)
	if err != nil {
		return err
	}
	if !m.CanUpdate(root, rendered) {
		return errors.New("the component renders another root")
	}
	root, err = m.Update(ctx, root, rendered)
	v.setRoot(root)
	return err
}

func (m nodeManager) encode(w *bytes.Buffer, depth int, v UI) {
	switch v := v.(type) {
	case *text:
		m.encodeText(w, depth, v)
	case *Element:
		m.encodeElement(w, depth, v)
	case Composer:
		root := v.root()
		if root == nil {
			root, _ = m.render(v)
		}
		if root != nil {
			m.encode(w, depth, root)
		}
	case *raw:
		if v.value != "" {
			indent(w, depth)
			w.WriteString(v.value)
		}
	}
}

func indent(w *bytes.Buffer, depth int) {
	for range 2 * depth {
		w.WriteByte(' ')
	}
}

func (m nodeManager) encodeText(w *bytes.Buffer, depth int, v *text) {
	if v.value != "" {
		indent(w, depth)
		w.WriteString(html.EscapeString(v.value))
	}
}

func (m nodeManager) encodeElement(w *bytes.Buffer, depth int, v *Element) {
	v.fill()
	indent(w, depth)
	w.WriteString("<" + v.tag)
	sorted := slices.Clone(v.attributes)
	sort.Slice(sorted, func(i, j int) bool { return sorted[i].name < sorted[j].name })
	for _, a := range sorted {
		encodeAttribute(w, a.name, a.value)
	}
	w.WriteByte('>')
	if v.selfCloses() {
		return
	}
	if len(v.children) == 1 {
		if t, ok := v.children[0].(*text); ok {
			m.encodeText(w, 0, t)
			w.WriteString("</" + v.tag + ">")
			return
		}
	}
	if len(v.children) > 0 {
		w.WriteByte('\n')
		for _, child := range v.children {
			m.encode(w, depth+1, child)
			w.WriteByte('\n')
		}
		indent(w, depth)
	}
	w.WriteString("</" + v.tag + ">")
}

func encodeAttribute(w *bytes.Buffer, name, value string) {
	switch {
	case booleans[name]:
		if value == "true" {
			w.WriteString(" " + name)
		}
	case value != "" || name != "id" && name != "class" && name != "title":
		w.WriteString(" " + name + `="` + html.EscapeString(value) + `"`)
	}
}
