package panes

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// Records returns the records of the stack map as the rows of a table.
func Records(c *explore.Compilation) []report.MapRecord {
	if c.Lowered() == nil || len(c.Lowered().Map.Records) == 0 {
		return nil
	}
	all := make([]int, len(c.Lowered().Map.Records))
	for i := range all {
		all[i] = i
	}
	return RecordsOf(c, all, Costs(c))
}

// RecordsOf returns the rows of some records, by their numbers, with their costs, which may be nil.
func RecordsOf(c *explore.Compilation, numbers []int, costs *report.Costs) []report.MapRecord {
	m := c.Lowered().Map
	owner := make([]int, len(m.Records))
	m.Each(func(function, record int) { owner[record] = function })
	out := make([]report.MapRecord, len(numbers))
	for at, i := range numbers {
		rec := &m.Records[i]
		o := &out[at]
		*o = report.MapRecord{ID: rec.Prov, Number: uint32(i), Key: strconv.FormatUint(rec.ID, 10),
			Offset: rec.Offset, Form: rec.Form.String(), Locations: MapLocations(c, i)}
		if f := owner[i]; f >= 0 && f < len(m.Functions) {
			o.Function, o.FunctionID = m.Functions[f].Name(), m.Functions[f].Prov
		}
		if l := c.Links().Get(provenance.ID(rec.Prov)); l != nil {
			o.Func = l.Func
			if !c.Lowered().MapReplaced { // else they are of another table, and not in a row
				o.Start, o.End = l.Start, l.End
			}
		}
		if costs != nil {
			o.Cost = &costs.Records[i]
		}
		if s, err := rec.Statepoint(); err == nil && rec.Form == stackmap.FormStatepoint {
			o.CallConv, o.Flags = stackmap.CallingConvName(s.CallingConv), flagNames(s.Flags)
		}
		for _, l := range rec.LiveOuts {
			o.LiveOuts = append(o.LiveOuts, fmt.Sprintf("%s, %s",
				c.RegisterName(l.DwarfReg), source.Count(l.Size, "byte")))
		}
	}
	return out
}

// flagNames says what a statepoint's flags mean.
func flagNames(flags int64) string {
	if flags == 0 {
		return "0"
	}
	var names []string
	if flags&stackmap.FlagTransition != 0 {
		names = append(names, "transition")
	}
	if flags&stackmap.FlagDeoptLiveIn != 0 {
		names = append(names, "deopt live-in")
	}
	return strings.TrimSpace(fmt.Sprintf("%d %s", flags, strings.Join(names, ", ")))
}

// MapLocations returns the locations of a record, by its number, that describe values.
func MapLocations(c *explore.Compilation, record int) []report.MapLocation {
	var out []report.MapLocation
	rec := &c.Lowered().Map.Records[record]
	rec.Roles(func(i int, role stackmap.Role, number int) {
		l := &rec.Locations[i]
		o := report.MapLocation{ID: l.Prov, Number: uint32(i), Role: role, Nth: uint32(number),
			Kind: explore.EncodedKind(*l), Size: uint32(l.Size), Value: c.NameOf(l.Prov)}
		switch role {
		case stackmap.RoleCallingConv, stackmap.RoleFlags, stackmap.RoleDeoptCount:
			return // a constant of the head
		}
		switch l.Kind {
		case stackmap.Direct, stackmap.Indirect:
			o.Place = fmt.Sprintf("%s%+d", c.RegisterName(l.DwarfReg), l.Offset)
		case stackmap.Register:
			o.Place = c.RegisterName(l.DwarfReg)
		default:
			o.Place = strconv.FormatInt(l.Value, 10)
		}
		if link := c.Links().Get(provenance.ID(l.Prov)); link != nil {
			o.Category = link.Category
			// a constant has only the record's link
			if link.Kind != provenance.KindLocation {
				o.Value = ""
			}
		}
		if role == stackmap.RoleAlloca {
			for _, w := range c.Lowered().WordsOf(int32(record), l) {
				o.Words = append(o.Words, w.String())
			}
		}
		out = append(out, o)
	})
	return out
}

// MapJSON returns the stack map as JSON, with the lines of each record and location marked: as
// decoded from the bytes, with the pool of large constants.
func MapJSON(c *explore.Compilation) (*report.Doc, error) {
	maps, err := []*stackmap.Map{c.Lowered().Map}, error(nil)
	if c.Object() == nil { // the map of an object was read, not written
		if maps, err = c.Lowered().StackMap.DecodeTraced(c.Lowered().Map); err != nil {
			return nil, err
		}
	}
	doc := &report.Doc{Caption: "The stack map as statepoint stackmap --json prints it."}
	text := stackmap.AppendJSONMarked(nil, maps, func(start, end int, prov uint32) {
		if prov != 0 && c.Links().Get(provenance.ID(prov)) != nil {
			doc.Marks = append(doc.Marks, report.Mark{Start: int32(start), End: int32(end),
				ID: prov, Role: report.RoleUse})
		}
	})
	doc.Text = string(text)
	explore.SortMarks(doc.Marks)
	return doc, nil
}
