package chrome

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// notice is a message to the reader that is not a problem of the text.
type notice struct {
	browser focuser

	text  string
	offer offer
}

// offer is something that a notice offers to do.
type offer struct {
	label string // of its button; "" for no offer
	do    func()
	over  func() bool // the reader went on with something else
}

// tell shows a text above the panes until it is dismissed.
func (c *notice) tell(text string) { c.propose(text, offer{}) }

// propose shows a text with an offer; it stays until the offer ends.
func (c *notice) propose(text string, o offer) {
	c.text, c.offer = text, o
	c.browser.Refresh()
}

func (c *notice) render() app.UI {
	if c.offer.label != "" && c.offer.over() {
		c.text, c.offer = "", offer{}
	}
	return app.Div().Class("notice").ID("notice").Role("status").Hidden(c.text == "").Body(
		app.Span().Text(c.text),
		app.Button().Type("button").Text("Close").
			OnClick(func(app.Context, app.Event) { c.tell("") }),
		app.Button().Type("button").ID("offer").Hidden(c.offer.label == "").Text(c.offer.label).
			OnClick(func(app.Context, app.Event) {
				do := c.offer.do
				c.tell("")
				do()
			}),
	)
}
