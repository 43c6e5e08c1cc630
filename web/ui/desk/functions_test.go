package desk

import (
	"strings"
	"testing"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/messages"
)

// besides is a browser that keeps what is shown beside the panes.
type besides struct {
	browser.None
	html string
	only uint32
}

func (b *besides) Aside(key string, on func(messages.Told, []uint32),
	entered func(string)) browser.Drawing {
	return besideDrawing{b.None.Aside(key, on, entered), b}
}

type besideDrawing struct {
	browser.Drawing
	in *besides
}

func (d besideDrawing) Show(_, html string) []uint32 {
	d.in.html = html
	return nil
}

func (d besideDrawing) Only(id uint32) { d.in.only = id }

// Until the engine has the figures of the functions, their list says that it computes them, and has
// the columns that it will have. No function is marked while all are shown.
func TestFunctionsBeforeFigures(t *testing.T) {
	beside := &besides{}
	p, r := panesIn(beside), threeFunctions()
	p.input.ws.Text = r.Source.Text
	p.input.ws.Have(r)
	p.Selection.Pin([]uint32{1})
	p.Functions.show()
	for _, want := range []string{"The figures are being computed…", ">@g</button>", "map bytes"} {
		if !strings.Contains(beside.html, want) {
			t.Errorf("the list lacks %q: %s", want, beside.html)
		}
	}
	if n := strings.Count(beside.html, `<td class="figure">…</td>`); n !=
		3*len(report.FunctionColumns) {
		t.Errorf("%d cells wait for figures", n)
	}
	if strings.Contains(beside.html, `class="here"`) {
		t.Error("a function is marked though the whole module is shown")
	}
	if p.Functions.goTo(2); strings.Count(beside.html, `class="here"`) != 1 {
		t.Error("the function that alone is shown is not marked")
	}
}

// While the figures of an edited text are being computed, those of the text before stay, whose rows
// have its ids: the function shown is marked, and a row leads to the function that it names.
func TestFunctionsOfTextBefore(t *testing.T) {
	beside := &besides{}
	p, r := panesIn(beside), threeFunctions()
	p.input.ws.Text = r.Source.Text
	p.input.ws.Have(r)
	p.Functions.show()
	ask := p.Functions.view.Ask()
	p.input.ws.ViewAnswered(&ask, &report.ViewAnswer{HTML: "figures"})
	p.Functions.show()

	edited := threeFunctions()
	for i := range edited.Links {
		edited.Links[i].ID += 10
		edited.Links[i].Func += 10
		edited.Source.Marks[i].ID += 10
	}
	p.input.ws.Have(edited)
	p.input.broker.SetLinks(edited.Links)
	p.Functions.goTo(12)
	p.Functions.show()
	if beside.html != "figures" || beside.only != 2 {
		t.Errorf("of %q, row %d is marked", beside.html, beside.only)
	}
	p.Functions.told(messages.ToldAct, []uint32{3<<1 | 1})
	if here := p.folds.Here(); here != 13 {
		t.Errorf("the third row leads to %d", here)
	}
	if beside.only != 3 {
		t.Errorf("then row %d is marked", beside.only)
	}
}
