package clicks

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/provenance"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// judge compares the result of a click with the truth.
func (j *Judge) judge(c *click) {
	if c.kind == Other {
		return
	}
	n := j.Counts[c.where]
	n.Compared += c.times
	wrong := j.wrong(c)
	if wrong == "" {
		return
	}
	n.Wrong += c.times
	j.Complain("%s: a click on %q: %s\n\tthe bar has %s", c.where, c.text, wrong, c.why)
}

// wrong returns a false claim in the result of a click, "" for none.
func (j *Judge) wrong(c *click) string {
	journey := j.journeys[c.ids[0]]
	if len(c.why.Steps) == 0 {
		return "the bar is empty"
	}
	if c.name != "" && !slices.ContainsFunc(c.why.Steps, func(s report.Step) bool {
		return s.Text == c.name
	}) {
		return "the bar does not name " + c.name
	}
	if c.target != "" && !strings.Contains(c.why.String(), c.target) {
		return "the bar does not name " + c.target
	}
	var bar []Place // the bar's items of the map, with a location of -1 for a record
	lists := func(id uint32) {
		if l := j.index.Link(id); l != nil && label.MatchString(l.Label) {
			bar = append(bar, placeOf(l.Label))
		}
	}
	for _, s := range c.why.Steps {
		lists(s.ID)
	}
	var rows, want []Place
	for i := range journey.Rows {
		if r := &journey.Rows[i]; r.Location != 0 {
			rows = append(rows, Place{int(r.RecordNumber), int(r.Number)})
		} else if r.Unlisted == "" {
			return "a row of " + r.Pointer.Name + " is not listed, without a reason"
		}
	}
	switch c.kind {
	case Value, Instruction:
		var has, named []Place // what has it, and what of that is named for it
		for _, v := range c.values {
			want = append(want, j.holds[v]...)
			has, named = append(has, j.recorded[v]...), append(named, j.named[v]...)
		}
		for _, r := range c.records {
			want = append(want, j.pairs(r)...)
			has = append(has, Place{r, -1})
		}
		for _, p := range bar {
			if !slices.Contains(has, p) {
				return "the bar has " + p.String() + ", which does not have it"
			}
		}
		if len(named) > 0 && len(bar) == 0 && c.kind == Value {
			return "the bar does not have " + named[0].String()
		}
		if len(want) == 0 && slices.ContainsFunc(journey.Reasons, func(r report.Reason) bool {
			return r.About == "Slot" && strings.Contains(report.PartsText(r.Parts), "shared")
		}) {
			return "it has a slot of references"
		}
	case Call, MachineCall, RecordByte:
		for _, r := range c.records {
			want = append(want, j.pairs(r)...)
		}
		for _, p := range bar {
			if !slices.Contains(c.records, p.Record) || p.Location >= 0 && !j.isHead(p) {
				return "the bar has " + p.String()
			}
		}
		if len(c.records) > 0 && len(bar) == 0 {
			return "the bar does not have record " + strconv.Itoa(c.records[0])
		}
	case LocationRow:
		at := Place{c.records[0], c.location}
		if len(bar) == 0 || bar[0] != at {
			return "the bar does not have " + at.String()
		}
		switch {
		case j.isHead(at):
			want = j.pairs(at.Record)
		case j.role(at) == stackmap.RoleBase:
			want = []Place{{at.Record, at.Location + 1}}
		case j.role(at) == stackmap.RoleDerived:
			want = []Place{at}
		}
	case Slot:
		for i := range journey.Rows {
			if journey.Rows[i].Place.ID != c.slot {
				return "a row is of " + journey.Rows[i].Place.Place
			}
		}
		return ""
	}
	if got, want := sorted(rows), sorted(want); !slices.Equal(got, want) {
		return "the journey has " + placesText(got) + ", not " + placesText(want)
	}
	return j.lit(c)
}

// lit returns an item of the map that a click lights wrongly.
func (j *Judge) lit(c *click) string {
	for _, l := range j.index.Select(c.ids) {
		k := j.index.Link(l.ID)
		if l.Strength < report.Related || !label.MatchString(k.Label) {
			continue
		}
		p := placeOf(k.Label)
		var fits bool
		switch c.kind {
		case Value:
			fits = slices.ContainsFunc(c.values, func(v provenance.ID) bool {
				return slices.ContainsFunc(append(j.bases[v], v), func(id provenance.ID) bool {
					return slices.Contains(j.recorded[id], p)
				})
			})
		case Call, MachineCall, RecordByte:
			fits = slices.Contains(c.records, p.Record) && (p.Location < 0 || j.isHead(p))
		default:
			return ""
		}
		if !fits {
			return "it lights " + k.Label
		}
	}
	return ""
}

// isPadding reports whether a row of the map is padding.
func (j *Judge) isPadding(d *report.Doc, at int32) bool {
	_, line := d.Line(at)
	return strings.Contains(line, "padding")
}

// role is the purpose of a location.
func (j *Judge) role(p Place) stackmap.Role {
	return j.Records[p.Record].Locations[p.Location].Role
}

// isHead reports whether a location is a constant at the head of a record.
func (j *Judge) isHead(p Place) bool {
	r := j.role(p)
	return r == stackmap.RoleCallingConv || r == stackmap.RoleFlags || r == stackmap.RoleDeoptCount
}

// pairs are the pointers that a record lists, each once.
func (j *Judge) pairs(record int) (list []Place) {
	for _, places := range j.holds {
		for _, p := range places {
			if p.Record == record && !slices.Contains(list, p) {
				list = append(list, p)
			}
		}
	}
	return list
}

var label = regexp.MustCompile(`^record (\d+)(?:, location (\d+))?$`)

// placeOf parses the name of a record or location.
func placeOf(text string) Place {
	m := label.FindStringSubmatch(text)
	if m == nil {
		return Place{-1, -1}
	}
	p := Place{Location: -1}
	p.Record, _ = strconv.Atoi(m[1])
	if m[2] != "" {
		p.Location, _ = strconv.Atoi(m[2])
	}
	return p
}

// String names a place as the page does.
func (p Place) String() string {
	s := "record " + strconv.Itoa(p.Record)
	if p.Location >= 0 {
		s += ", location " + strconv.Itoa(p.Location)
	}
	return s
}

func sorted(list []Place) []Place {
	out := slices.Clone(list)
	slices.SortFunc(out, func(a, b Place) int {
		if a.Record != b.Record {
			return a.Record - b.Record
		}
		return a.Location - b.Location
	})
	return slices.Compact(out)
}

func placesText(list []Place) string {
	if len(list) == 0 {
		return "no rows"
	}
	var b strings.Builder
	for i, p := range list {
		if i > 0 {
			b.WriteString(" ")
		}
		b.WriteString(strconv.Itoa(p.Record) + ":" + strconv.Itoa(p.Location))
	}
	return b.String()
}
