package journey

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/track"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// codeFlow is the code of a function, prepared for tracking slots.
type codeFlow struct {
	fn      *lower.Func
	flow    *track.Flow
	records map[int32]int32    // the instruction of a record
	lists   map[int32][]uint32 // by instruction the slots that its record lists pointers in
}

// codeOf returns the prepared code of a function; nil if it has none.
func (j *Journeys) codeOf(f *ir.Func) *codeFlow {
	if j.comp.Lowered() == nil {
		return nil
	}
	if c, ok := j.funcs[f.ID()]; ok {
		return c
	}
	j.funcs[f.ID()] = nil
	for i := range j.comp.Lowered().Funcs {
		if fn := &j.comp.Lowered().Funcs[i]; fn.ID == f.ID() {
			c := &codeFlow{fn: fn, flow: track.NewFlow(fn), records: map[int32]int32{},
				lists: map[int32][]uint32{}}
			for k := range fn.Insts {
				if n := fn.Insts[k].Record; n > 0 {
					c.records[n-1] = int32(k)
					c.lists[int32(k)] = j.listed(&j.comp.Lowered().Map.Records[n-1])
				}
			}
			j.funcs[f.ID()] = c
			return c
		}
	}
	return nil
}

// listed returns the slots in which a record lists pointers.
func (j *Journeys) listed(rec *stackmap.Record) (slots []uint32) {
	rec.Roles(func(n int, role stackmap.Role, _ int) {
		if role != stackmap.RoleBase && role != stackmap.RoleDerived {
			return
		}
		if l := j.comp.Links().Get(provenance.ID(rec.Locations[n].Prov)); l != nil && l.Kind ==
			provenance.KindLocation {
			slots = append(slots, l.At...)
		}
	})
	return slots
}

// inCode follows a pointer's slot through the code around a safepoint.
func (j *Journeys) inCode(out *report.Crossing, c *crossing, record int32) {
	code := j.codeOf(c.f)
	if code == nil || out.Place.ID == 0 {
		return
	}
	at, ok := code.records[record]
	if !ok {
		return
	}
	slot := out.Place.ID
	lists := func(i int32) bool { return slices.Contains(code.lists[i], slot) }
	x := code.flow.Cross(at, provenance.ID(slot), lists)
	spot := func(i int32, place string) report.Spot {
		in := &code.fn.Insts[i]
		return report.Spot{Place: place, Inst: uint32(in.ID), Address: in.Offset}
	}
	out.Incoming = x.Arrives
	for _, i := range x.Stores {
		if !slices.Contains(x.Fresh, i) {
			out.Since = append(out.Since, spot(i, ""))
			continue
		}
		from := spot(i, code.source(i))
		out.Stores = append(out.Stores, from)
		if from.Place != "" && !slices.ContainsFunc(out.Before, func(o report.Spot) bool {
			return o.Place == from.Place
		}) {
			out.Before = append(out.Before, from)
		}
	}
	if len(x.Since) > 0 || x.Arrives || len(x.Stores) == 0 {
		out.Before = append(out.Before, out.Place)
	}
	for _, i := range x.Reads {
		out.Reads = append(out.Reads, spot(i, code.result(i)))
	}
	for _, i := range x.Until {
		if call := j.callOf(code.fn.Insts[i].Record - 1); call != nil {
			out.Until = append(out.Until, *call)
		}
	}
	out.Ends = x.Ends
}

// source returns the name of what an instruction stores, "" if it has none.
func (c *codeFlow) source(i int32) string {
	in := &c.fn.Insts[i].Inst
	switch a := &in.Args[1]; {
	case in.Op == amd64.POP && i > 0: // a slot is copied by push and pop
		if p := &c.fn.Insts[i-1]; p.Inst.Op == amd64.PUSH && len(p.At) > 0 {
			for k := range c.fn.Frame.Slots {
				if s := &c.fn.Frame.Slots[k]; s.ID == p.At[0] {
					return "[" + c.fn.Frame.PlaceText(s) + "]"
				}
			}
		}
	case a.Kind == amd64.KindReg:
		return a.Reg.String()
	case a.Kind == amd64.KindImm && a.Val == 0:
		return "null"
	}
	return ""
}

// result returns the register that an instruction loads, "" if it is not a load.
func (c *codeFlow) result(i int32) string {
	in := &c.fn.Insts[i].Inst
	switch in.Op {
	case amd64.MOV, amd64.MOVUPS, amd64.MOVAPS, amd64.MOVQ:
		if in.Args[0].Kind == amd64.KindReg {
			return in.Args[0].Reg.String()
		}
	}
	return ""
}
