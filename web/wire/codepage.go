package wire

import "statepoint/web/report"

func (e *encoder) codePage(p *report.CodePage) {
	e.str(p.Code)
	e.str(p.Title)
	e.str(p.Means)
	e.str(p.Why)
	e.str(p.Wrong)
	e.str(p.Fixed)
	e.strs(p.LLVM)
}

func (d *decoder) codePage(p *report.CodePage) {
	p.Code = d.str()
	p.Title = d.str()
	p.Means = d.str()
	p.Why = d.str()
	p.Wrong = d.str()
	p.Fixed = d.str()
	p.LLVM = d.strs()
}
