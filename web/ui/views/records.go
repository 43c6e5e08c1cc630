package views

import (
	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
)

// records shows the stack map as a table.
type records struct {
	broker *broker.Broker
	frame  *frame

	first uint32 // number of the first record of the table
}

func (p *records) view() *View {
	return &View{ID: "records", Title: "Records", Caption: "What the map says at each safepoint.",
		File: report.FileMapJSON, FileHint: "Download the records as JSON",
		Ask: func() report.ViewRequest {
			return report.ViewRequest{View: report.ViewRecords, Subject: p.first}
		},
		Draw: func(a *report.ViewAnswer) string { return a.HTML },
		Act:  func(n uint32) { p.first = n },
		Follow: func() bool {
			was := p.first
			p.follow()
			return was != p.first
		},
		Restart: func() {
			p.first = 0
			p.follow()
		},
		Reveals: true,
	}
}

// follow chooses the table's first record so that the table includes the pinned one.
func (p *records) follow() {
	record := p.frame.recordOf()
	number := uint32(0)
	for _, l := range p.broker.Index().All() {
		if l.Kind != provenance.KindRecord {
			continue
		}
		if l.ID == record {
			if number < p.first || number >= p.first+report.MostRecords {
				p.first = number
			}
			return
		}
		number++
	}
}
