package clicks

import (
	"context"
	"regexp"
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/web/report"
)

// views clicks the marked items of the panes' other views, identified by ids, which the two
// compilations share.
func (j *Judge) views(ctx context.Context) {
	for _, v := range []string{report.ViewCompact, report.ViewLiveness, report.ViewDiff,
		report.ViewMapJSON, report.ViewRecords, report.ViewFrame, report.ViewCFG} {
		asks := []report.ViewRequest{{View: v, Stage: report.StageRewrite}}
		if v == report.ViewCFG || v == report.ViewFrame {
			asks = nil
			for i := range j.Subject.Result.Funcs {
				asks = append(asks, report.ViewRequest{View: v, Stage: report.StageRewrite,
					Subject: uint32(j.Subject.Result.Funcs[i].ID)})
			}
		}
		for i := range asks {
			asks[i].Of = j.engine.Keep(j.request)
			a := j.engine.View(ctx, &asks[i])
			if a.Doc != nil {
				for _, m := range a.Doc.Marks {
					text := a.Doc.Text[m.Start:m.End]
					s := j.byID(m.ID)
					j.add(v, []uint32{m.ID}, text, s)
				}
			}
			if a.Graph != nil {
				for _, n := range a.Graph.Nodes {
					for _, line := range n.Lines {
						j.add(v, []uint32{line.ID}, "an instruction", j.byID(line.ID))
					}
				}
			}
			for _, m := range dataPin.FindAllStringSubmatch(a.HTML, -1) {
				if id, err := strconv.ParseUint(m[1], 10, 32); err == nil {
					j.add(v, []uint32{uint32(id)}, m[0], j.byID(uint32(id)))
				}
			}
		}
	}
}

var dataPin = regexp.MustCompile(`data-p="(\d+)`)

// byID returns the subject of an id.
func (j *Judge) byID(id uint32) subject {
	if id >= report.FirstCall {
		for i := range j.Report.Links {
			if l := &j.Report.Links[i]; l.Call == id {
				for _, instrs := range []map[provenance.ID]*ir.Instr{j.sourceInstrs, j.instrs} {
					if in := instrs[provenance.ID(l.ID)]; in != nil && isCall(in) {
						return j.call(in)
					}
				}
			}
		}
		return subject{kind: Other}
	}
	if l := j.links[provenance.ID(id)]; l != nil && l.Kind == provenance.KindSlot {
		return subject{kind: Slot, slot: id}
	}
	if at, ok := j.insts[provenance.ID(id)]; ok {
		return j.inst(at.function, j.Subject.Result.Funcs[at.function].Insts[at.inst].Offset)
	}
	if at, ok := j.records[id]; ok && at.Location < 0 {
		return subject{kind: RecordByte, records: []int{at.Record}}
	} else if ok {
		return subject{kind: LocationRow, records: []int{at.Record}, location: at.Location}
	}
	for _, instrs := range []map[provenance.ID]*ir.Instr{j.instrs, j.sourceInstrs} {
		switch in := instrs[provenance.ID(id)]; {
		case in == nil:
		case isCall(in) && in.Type().IsVoid(), isStatepoint(in):
			return j.call(in)
		case !in.Type().IsVoid():
			return subject{kind: Value, values: []provenance.ID{j.Class(provenance.ID(id))}}
		}
	}
	if j.arguments[provenance.ID(id)] {
		return subject{kind: Value, values: []provenance.ID{provenance.ID(id)}}
	}
	return subject{kind: Other}
}
