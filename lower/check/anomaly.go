package check

import (
	"fmt"
	"slices"

	"statepoint/lower/image"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// anomalies reports the fields of a section whose values no compiler writes: a collector that reads
// maps with care refuses them.
func (j *judge) anomalies(maps *image.StackMaps, points []*point) {
	at := map[[2]int]*point{}
	for _, p := range points {
		if p.Maps == maps {
			at[[2]int{p.Map, p.Record}] = p
		}
	}
	a := maps.Annotation
	for _, odd := range a.Anomalies() {
		f := &a.Fields[odd.Field]
		text := fmt.Sprintf("offset 0x%x of %s, %s: %s", f.Off, maps.Section.Name,
			a.Path(odd.Field), odd.Problem)
		code := Field
		if odd.Reserved {
			code = Reserved
		}
		index := func(kind stackmap.FieldKind) int {
			if g := a.Enclosing(odd.Field, kind); g >= 0 {
				return int(a.Fields[g].Index)
			}
			return -1
		}
		record := index(stackmap.GroupRecord)
		p := at[[2]int{index(stackmap.GroupMap), record}]
		if p == nil { // a header, or a record of no known function
			j.report.Findings = append(j.report.Findings, Finding{Code: code, File: j.im.Name,
				Record: record, Text: text})
			continue
		}
		j.found(p, nil, code, index(stackmap.GroupLocation), text)
	}
}

// objects reports statepoints that list stack objects, without a table of the words in them that
// hold references: the map has only their addresses.
func (j *judge) objects(points []*point, maps *image.Maps) {
	if maps.Table != nil {
		return
	}
	var told []*collect.Tables
	for _, s := range j.im.Sections {
		if s.Name != stackmap.RegionSectionName || len(s.Data) == 0 {
			continue
		}
		if t, err := collect.NewRegions(s.Data, s.Addr); err == nil { // else it is a finding
			told = append(told, t)
		}
	}
	for _, p := range points {
		if slices.ContainsFunc(told, func(t *collect.Tables) bool { return t.Has(p.Address) }) {
			continue
		}
		for _, i := range p.objects {
			loc := p.record.Locations[i].Text(j.im.Machine.Registers)
			j.found(p, nil, ObjectWords, i, fmt.Sprintf("the record lists the stack object at "+
				"%s, and the file does not say which of its words hold references: LLVM's maps "+
				"have only the address, so a collector that is not told neither follows nor "+
				"updates them", loc))
		}
	}
}
