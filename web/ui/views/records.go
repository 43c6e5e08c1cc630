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

	first  uint32 // position of the first record of the table
	byCost bool   // the records that cost most come first
}

func (p *records) view() *View {
	return &View{ID: "records", Title: "Records", Detail: 1,
		Caption: "What the map says at each safepoint.",
		File:    report.FileMapJSON, FileHint: "Download the records as JSON",
		Ask: func() report.ViewRequest {
			ask := report.ViewRequest{View: report.ViewRecords, Subject: p.first}
			if p.byCost {
				ask.Stage = report.ByCost
			}
			return ask
		},
		Draw: func(a *report.ViewAnswer) string { return a.HTML },
		Act:  p.act,
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

// act shows the records from a position, or changes their order.
func (p *records) act(n uint32) {
	if n == report.RecordsSort {
		p.byCost, n = !p.byCost, 0
	}
	p.first = n
}

// follow chooses the table's first record so that the table includes the one of the run or of the
// latest pin. A table that is sorted by cost stays.
func (p *records) follow() {
	if p.byCost {
		return
	}
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
