package wire

import "statepoint/web/report"

// EncodeViewRequest is Encode for a [ViewRequest], for the page: see
// [EncodeRequest].
func EncodeViewRequest(v *report.ViewRequest) []byte {
	if v == nil {
		v = &report.ViewRequest{}
	}
	e := begin(ViewRequest{v})
	e.viewRequest(v)
	return e.b
}

func (e *encoder) viewRequest(v *report.ViewRequest) {
	e.str(v.View)
	e.str(v.Stage)
	e.str(v.Against)
	e.str(v.Cases)
	e.u32(v.Subject)
	e.str(v.Lookup)
	e.u32(v.Step)
	e.bool(v.Kept != nil)
	if v.Kept != nil {
		e.request(v.Kept)
	}
	e.request(&v.Request)
}

func (d *decoder) viewRequest() *report.ViewRequest {
	v := &report.ViewRequest{View: d.str(), Stage: d.str(), Against: d.str(), Cases: d.str(),
		Subject: d.u32(), Lookup: d.str(), Step: d.u32()}
	if d.bool() {
		v.Kept = d.request()
	}
	v.Request = *d.request()
	return v
}

func (e *encoder) viewAnswer(v *report.ViewAnswer) {
	e.u32(v.Seq)
	e.str(v.View)
	e.str(v.Stage)
	e.u32(v.Subject)
	e.str(v.Trouble)
	e.bool(v.Doc != nil)
	if v.Doc != nil {
		e.doc(v.Doc)
	}
	e.bool(v.Graph != nil)
	if v.Graph != nil {
		e.graph(v.Graph)
	}
	e.str(v.HTML)
	e.bool(v.File != nil)
	if v.File != nil {
		e.str(v.File.Name)
		e.str(v.File.Type)
		e.str(v.File.Data)
	}
	e.bool(v.Journey != nil)
	if v.Journey != nil {
		e.journey(v.Journey)
	}
	list(e, v.Verdicts, e.verdict)
}

func (d *decoder) viewAnswer() *report.ViewAnswer {
	v := &report.ViewAnswer{Seq: d.u32(), View: d.str(), Stage: d.str(), Subject: d.u32(),
		Trouble: d.str()}
	if d.bool() {
		v.Doc = new(report.Doc)
		d.doc(v.Doc)
	}
	if d.bool() {
		v.Graph = d.graph()
	}
	v.HTML = d.str()
	if d.bool() {
		v.File = &report.File{Name: d.str(), Type: d.str(), Data: d.str()}
	}
	if d.bool() {
		v.Journey = new(report.Journey)
		d.journey(v.Journey)
	}
	v.Verdicts = listOf(d, 7, d.verdict)
	return v
}

func (e *encoder) verdict(v *report.Verdict) {
	e.u32(v.Line)
	e.str(v.Check)
	e.bool(v.OK)
	e.bool(v.Open)
	e.str(v.Said)
	e.str(v.Told)
	e.numbers(v.IDs)
}

func (d *decoder) verdict(v *report.Verdict) {
	v.Line, v.Check, v.OK, v.Open = d.u32(), d.str(), d.bool(), d.bool()
	v.Said, v.Told, v.IDs = d.str(), d.str(), d.numbers()
}
