package workspace

import (
	"testing"

	"statepoint/web/report"
	"statepoint/web/ui/engine"
	"statepoint/web/wire"
)

// told is a host that records the calls about objects.
type told struct {
	noHost
	refused        string
	opened, closed int
}

func (h *told) Refused(why string) { h.refused = why }
func (h *told) Opened()            { h.opened++ }
func (h *told) Closed()            { h.closed++ }

// answering is an engine that answers requests at once.
type answering struct {
	received func(wire.Message, error)
	asked    *[]report.Request
	answer   func(*report.Request) *report.Report
}

func (a answering) Post(b []byte) {
	m, err := wire.Decode(b, nil)
	if err != nil {
		panic(err)
	}
	if r, ok := m.(*wire.Request); ok {
		*a.asked = append(*a.asked, *r.Request)
		rep := a.answer(r.Request)
		rep.Seq = r.Request.Seq
		a.received(&wire.Report{Report: rep}, nil)
	}
}

func (answering) Stop() {}

// An object takes the text's place until it is closed: its options are its own, another of its
// members is asked for by number, and a file that cannot be opened changes nothing.
func TestObjectInPlaceOfText(t *testing.T) {
	var texts, files []report.Request
	start := func(asked *[]report.Request) engine.StartFunc {
		return func(received func(wire.Message, error), _ func(string)) engine.Worker {
			return answering{received, asked, func(r *report.Request) *report.Report {
				if r.Source == "bad" {
					return &report.Report{Diagnostics: []report.Diagnostic{{Message: "no"}}}
				}
				return &report.Report{OK: true, Source: report.Doc{Text: r.Source}}
			}}
		}
	}
	w := New(nil, start(&texts))
	w.StartObjects = start(&files)
	host := &told{noHost: noHost{text: "define"}}
	w.Connect(host)
	w.SetText("define", "a.ll")
	w.Options.Strategy = "coreclr"
	w.compileText()
	text := w.Good

	w.Open("q.o", "\x7fELF")
	if w.Object() != "q.o" || host.opened != 1 || w.Good == text || w.Options.Strategy != "" {
		t.Fatalf("%q is open, %d opened, options %+v", w.Object(), host.opened, w.Options)
	}
	w.Open("bad.o", "bad")
	if w.Object() != "q.o" || host.refused != "no" || host.opened != 1 {
		t.Errorf("after a bad file %q is open, refused %q", w.Object(), host.refused)
	}
	w.OpenMember(2)
	w.Options.Break = "flip-byte@0x1"
	w.Compile()
	last := files[len(files)-1]
	if last.FileName != "q.o" || last.Options.Member != 2 || last.Options.Break != "flip-byte@0x1" {
		t.Errorf("the last request is %+v", last)
	}
	if len(texts) != 1 || w.TextBeside() == 0 {
		t.Errorf("%d compilations, the text is beside the object: %v", len(texts),
			w.TextBeside() != 0)
	}
	w.compileText() // the text was edited meanwhile
	if asked := texts[1].Options; asked.Strategy != "coreclr" || asked.Break != "" {
		t.Errorf("the text is compiled with %+v", asked)
	}
	if w.Object() != "q.o" {
		t.Error("compiling the text closes the object")
	}
	w.CloseObject()
	if w.Object() != "" || host.closed != 1 || w.Options.Strategy != "coreclr" ||
		w.Options.Break != "" || w.Good.Source.Text != "define" {
		t.Errorf("after closing: %q, %+v, %q", w.Object(), w.Options, w.Good.Source.Text)
	}
}
