package views

import (
	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/workspace"
)

// frame draws the stack frame at the chosen instruction. Pins and runs choose it: an instruction,
// or an item that leads to a record.
type frame struct {
	ws        *workspace.Workspace
	broker    *broker.Broker
	assembly  *assembly
	cfg       *cfg
	selection Selection
	folds     Folds

	at uint32 // id of the instruction or record
}

func (p *frame) view() *View {
	return &View{ID: "frame", Title: "Frame", Picture: true,
		Caption: "The stack frame, to scale, before the chosen instruction.",
		File:    report.FileFrame, FileHint: "Download the frame, .svg",
		Choices: p.assembly.choices,
		Ask: func() report.ViewRequest {
			at := p.at
			if at == 0 {
				at = p.folds.Here()
			}
			return report.ViewRequest{View: report.ViewFrame, Subject: at}
		},
		Draw: func(a *report.ViewAnswer) string { return a.HTML },
		Act: func(n uint32) {
			p.at = n
			p.broker.PinIDs([]uint32{n})
			p.cfg.follow()
			p.selection.Say()
		},
		Follow: func() bool {
			was := p.at
			p.follow()
			return was != p.at
		},
		Restart: func() {
			p.at = 0
			p.follow()
		},
		Reveals: true,
	}
}

// follow chooses the instruction at which the frame is drawn: that of the run or of the latest pin,
// else the call of the record in the why line, else the first of the function. A record that has a
// location of the pinned value stays.
func (p *frame) follow() {
	target := p.broker.Target()
	if p.ws.Good == nil || len(target) == 0 {
		return
	}
	x := p.broker.Index()
	for _, id := range target {
		if l := x.Link(id); l != nil && (l.Kind == provenance.KindMachine ||
			l.Kind == provenance.KindRecord) {
			p.at = id
			return
		}
	}
	if now := p.record(); now != 0 {
		for _, lit := range x.Select(target) {
			if l := x.Link(lit.ID); l.In == now && lit.Strength > report.Place {
				return
			}
		}
	}
	machine := uint32(0)
	for _, s := range x.Why(target).Steps {
		l := x.Link(s.ID)
		switch {
		case l == nil:
		case l.Kind == provenance.KindRecord:
			p.at = l.ID
			return
		case l.Kind == provenance.KindLocation && l.In != 0:
			p.at = l.In
			return
		case l.Kind == provenance.KindMachine && machine == 0:
			machine = l.ID
		}
	}
	if machine == 0 {
		machine = p.broker.TargetFunction()
	}
	if machine != 0 {
		p.at = machine
	}
}

// record returns the record at which the frame is drawn, or 0.
func (p *frame) record() uint32 {
	l := p.broker.Index().Link(p.at)
	if l == nil || l.Kind != provenance.KindRecord {
		return 0
	}
	return l.ID
}

// recordOf returns the record at which the frame is drawn, or else the record that a run is at, or
// the first record of the function that views go to, or 0.
func (p *frame) recordOf() uint32 {
	if record := p.record(); record != 0 {
		return record
	}
	for _, id := range p.broker.Target() {
		if l := p.broker.Index().Link(id); l != nil && l.Kind == provenance.KindRecord {
			return l.ID
		}
	}
	function := p.broker.TargetFunction()
	for _, l := range p.broker.Index().All() {
		if function != 0 && l.Kind == provenance.KindRecord && l.Func == function {
			return l.ID
		}
	}
	return 0
}
