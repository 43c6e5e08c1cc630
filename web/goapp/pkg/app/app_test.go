package app

import (
	"strings"
	"testing"
)

// counter renders the number of its clicks.
type counter struct {
	Compo
	n int
}

func (c *counter) Render() UI {
	return Div().ID("root").Class("a").Class("b").Title("").Hidden(c.n == 0).Body(
		Text("a < b"), nil, (*Element)(nil),
		If(c.n > 1, func() UI { return Small().Text(c.n) }).
			Else(func() UI { return Raw("<b>none</b>") }),
		Range([]int{1, 2}).Slice(func(i int) UI { return Li().Text(i) }),
		Input().Value("\"q\" & a").Checked(false).Aria("pressed", true))
}

func TestHTMLString(t *testing.T) {
	const want = `<div class="a b" hidden id="root">
  a &lt; b
  <b>none</b>
  <li>0</li>
  <li>1</li>
  <input aria-pressed="true" value="&#34;q&#34; &amp; a">
</div>`
	if got := HTMLString(&counter{}); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// The mounted elements become the rendered ones; a handler can cancel its rendering.
func TestUpdate(t *testing.T) {
	c := &counter{}
	e := newEngine()
	if err := e.Load(c); err != nil {
		t.Fatal(err)
	}
	ctx := Context{engine: e, source: c}
	ctx.Dispatch(func(ctx Context) { c.n = 2 })
	deferred := false
	ctx.Defer(func(Context) { deferred = true })
	e.ConsumeAll()
	if got := HTMLString(c.root()); !strings.Contains(got, "<small>2</small>") || !deferred {
		t.Errorf("not drawn: %s", got)
	}
	ctx.Dispatch(func(ctx Context) {
		c.n = 3
		ctx.PreventUpdate()
	})
	e.ConsumeAll()
	if got := HTMLString(c.root()); strings.Contains(got, "<small>3</small>") {
		t.Errorf("drawn though that was prevented: %s", got)
	}
	ctx.Update()
	e.ConsumeAll()
	if got := HTMLString(c.root()); !strings.Contains(got, "<small>3</small>") {
		t.Errorf("not drawn: %s", got)
	}
}

// What is to be drawn soon is drawn when nothing more is dispatched.
func TestDrawSoon(t *testing.T) {
	c := &counter{}
	e := newEngine()
	if err := e.Load(c); err != nil {
		t.Fatal(err)
	}
	ctx := Context{engine: e, source: c}
	draws := func(soon bool) bool {
		c.n++
		ctx.Dispatch(func(ctx Context) {
			if soon {
				ctx.DrawSoon()
			}
		})
		ctx.Update()
		e.call(<-e.dispatches)
		before := HTMLString(c.root())
		e.call(<-e.dispatches)
		return before != HTMLString(c.root())
	}
	if draws(false) || !draws(true) || draws(false) {
		t.Error("drawn at another time than asked")
	}
}

// The attributes of an element become those of another, whatever their order.
func TestUpdateAttributes(t *testing.T) {
	made := []*Element{
		Input().ID("a").Title("t").Value("v"), Input().Title("u").ID("a").Class("c"), Input(),
		Input().Value("w"),
	}
	for _, from := range made {
		for _, to := range made {
			v := Input()
			v.attributes = append(v.attributes, from.attributes...)
			if _, err := (nodeManager{}).Mount(Context{}, v); err != nil {
				t.Fatal(err)
			}
			if _, err := (nodeManager{}).Update(Context{}, v, to); err != nil {
				t.Fatal(err)
			}
			if got, want := HTMLString(v), HTMLString(to); got != want {
				t.Errorf("%s became %s, not %s", HTMLString(from), got, want)
			}
		}
	}
}

// Kept children are made again only if their key changes.
func TestKept(t *testing.T) {
	made := 0
	list := func(key, text string) *Element {
		return Ul().Kept(key, func() []UI {
			made++
			return []UI{Li().Text(text)}
		})
	}
	var m nodeManager
	v := list("a", "one")
	if _, err := m.Mount(Context{}, v); err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct {
		to   *Element
		want string
		made int
	}{{list("a", "other"), "one", 1}, {list("b", "two"), "two", 2}, {Ul().Text("own"), "own", 2},
		{list("b", "three"), "three", 3}} {
		if _, err := m.Update(Context{}, v, step.to); err != nil {
			t.Fatal(err)
		}
		if got := HTMLString(v); !strings.Contains(got, step.want) || made != step.made {
			t.Errorf("made %d times: %s; want %d and %s", made, got, step.made, step.want)
		}
	}
}

// A value is set after the limits to which a slider clamps it.
func TestValueLast(t *testing.T) {
	of := Input().Value(12).Type("range").Min(0).Max(17).Step(1).ID("line").attributes
	last := ""
	for name := range of.inOrder() {
		last = name
	}
	if last != "value" {
		t.Errorf("%s is set last", last)
	}
}

// Handlers are equal if their functions and scopes are.
func TestEventScope(t *testing.T) {
	click := func(Context, Event) {}
	of := func(scope ...any) eventHandler {
		return Button().OnClick(click, EventScope(scope...)).eventHandlers[0]
	}
	if !of("a", 1).equal(of("a", 1)) || of("a", 1).equal(of("a", 2)) {
		t.Error("scopes do not tell handlers apart")
	}
}
