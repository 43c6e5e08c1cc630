package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/browser"
)

// notice is a message to the reader that is not a problem of the text.
type notice struct {
	browser browser.Turns

	text string
}

// tell shows a text above the panes until it is dismissed.
func (c *notice) tell(text string) {
	c.text = text
	c.browser.Refresh()
}

func (c *notice) render() app.UI {
	return app.Div().Class("notice").ID("notice").Role("status").Hidden(c.text == "").Body(
		app.Span().Text(c.text),
		app.Button().Type("button").Text("Close").
			OnClick(func(app.Context, app.Event) { c.tell("") }),
	)
}
