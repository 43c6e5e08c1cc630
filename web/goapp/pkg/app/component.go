package app

// Composer is a component: it renders itself, and keeps state between renderings. A type becomes
// one by embedding Compo and having a method Render.
type Composer interface {
	UI

	// Render returns the component's current appearance.
	Render() UI

	setRef(Composer)
	root() UI
	setRoot(UI)
}

// Mounter is a component with a callback for when its elements are in the document.
type Mounter interface {
	// OnMount is called once, after the first rendering.
	OnMount(Context)
}

// Compo is embedded in components.
type Compo struct {
	ref           Composer
	parentElement UI
	rootElement   UI
}

// JSValue is the JavaScript value of the component's root, null before it is mounted.
func (c *Compo) JSValue() Value {
	if c.rootElement == nil {
		return Null()
	}
	return c.rootElement.JSValue()
}

// Mounted reports whether the component is in the document.
func (c *Compo) Mounted() bool { return c.ref != nil }

func (c *Compo) setRef(v Composer) { c.ref = v }
func (c *Compo) parent() UI        { return c.parentElement }
func (c *Compo) setParent(p UI)    { c.parentElement = p }
func (c *Compo) root() UI          { return c.rootElement }
func (c *Compo) setRoot(v UI)      { c.rootElement = v }
