package wire

import "statepoint/web/report"

func (e *encoder) finding(f *report.Finding) {
	e.u32(f.Value)
	e.u32(f.Use)
	e.u32(f.Safepoint)
	e.u32(f.Instead)
	list(e, f.Path, func(id *uint32) { e.u32(*id) })
	list(e, f.Steps, func(id *uint32) { e.u32(*id) })
}

func (d *decoder) finding(f *report.Finding) {
	f.Value = d.u32()
	f.Use = d.u32()
	f.Safepoint = d.u32()
	f.Instead = d.u32()
	f.Path = listOf(d, 1, func(id *uint32) { *id = d.u32() })
	f.Steps = listOf(d, 1, func(id *uint32) { *id = d.u32() })
}
