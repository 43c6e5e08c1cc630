package objects

import (
	"fmt"
	"path"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/check"
	"statepoint/lower/image"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// facts are the contents of the left pane.
func (o *opened) facts(ask *report.ViewRequest) *report.ObjectFacts {
	f := &report.ObjectFacts{Together: o.together,
		Open: append([]string{}, o.checked.Skipped...)}
	f.Open = append(f.Open, o.checked.Assumed...)
	if len(o.images) > 1 {
		for _, im := range o.images {
			f.Members = append(f.Members, report.ObjectMember{Name: member(im),
				Records: len(im.Maps().Points()), Open: im == o.im})
		}
	}
	o.rows(f)
	wrong := map[string]int{}
	for i := range o.checked.Findings {
		found := &o.checked.Findings[i]
		wrong[found.Function]++
		f.Findings = append(f.Findings, o.finding(found, o.steps[i], o.callOf(i)))
	}
	o.listFunctions(f, wrong, ask)
	if o.b.left > 0 {
		f.Open = append(f.Open, source.Count(o.b.left, "function")+" without records left out")
	}
	if o.maps.Empty() && len(f.Findings) == 0 {
		f.Open = append(f.Open, "there is no map to check")
	}
	if o.checked.Records > 0 && o.statepoints() == 0 {
		f.Open = append(f.Open, "the values of `stackmap` and `patchpoint` are not followed: no "+
			"collector updates them")
	}
	f.Passed = o.passed()
	return f
}

// statepoints counts the records of statepoints.
func (o *opened) statepoints() (n int) {
	for i := range o.b.res.Map.Records {
		if _, err := o.b.res.Map.Records[i].Statepoint(); err == nil {
			n++
		}
	}
	return n
}

// rows describes the file.
func (o *opened) rows(f *report.ObjectFacts) {
	add := func(name, text string) {
		if text != "" {
			f.Rows = append(f.Rows, report.ObjectRow{Name: name, Text: text})
		}
	}
	im := o.im
	name := path.Base(im.Name)
	if o.together {
		name = member(im)
	}
	add("File", name+", "+source.Count(len(im.File), "byte"))
	switch {
	case im.Kind == image.Raw:
		add("Format", "the bytes of a section of stack maps")
	case im.Assembled:
		add("Format", "assembly, shown as the object that it makes: "+im.Format+", "+
			im.Machine.Name)
	default:
		add("Format", im.Format+", "+im.Machine.Name+", "+im.Kind.String())
	}
	add("Made by", o.maker())
	code, size, fixups := []string{}, uint64(0), 0
	for _, s := range im.Sections {
		fixups += len(s.Fixups)
		if s.Exec && s.Size > 0 {
			size += s.Size
			code = append(code, "`"+s.Name+"`")
		}
	}
	if len(code) > 3 {
		code = append(code[:3], "…")
	}
	if len(code) > 0 {
		text := fmt.Sprintf("%s, %s, %s", strings.Join(code, " "), source.Count(size, "byte"),
			source.Count(len(im.Functions()), "function"))
		unnamed := 0
		for _, f := range im.Functions() {
			if f.Unnamed {
				unnamed++
			}
		}
		if unnamed == len(im.Functions()) && unnamed > 0 {
			text += " without names"
		} else if unnamed > 0 {
			text += fmt.Sprintf(", %d without names", unnamed)
		}
		add("Code", text)
	}
	for _, s := range o.maps.Stack {
		text := fmt.Sprintf("`%s`, %s", s.Section.Name, source.Count(s.Section.Size, "byte"))
		records := 0
		for i, m := range s.Annotation.Maps {
			if records += len(m.Records); i == 0 {
				text += fmt.Sprintf(", version %d", m.Version)
			}
		}
		if n := len(s.Annotation.Maps); n > 1 {
			text += ", " + source.Count(n, "map")
		}
		add("Map", text+", "+source.Count(records, "record"))
	}
	for i := range o.maps.Roots {
		add("Roots", o.maps.Roots[i].Format+" in `"+o.maps.Roots[i].Section+"`")
	}
	var also []string
	for _, s := range im.Sections {
		switch s.Name {
		case ".eh_frame", "__eh_frame", stackmap.TableSectionName, stackmap.RegionSectionName:
			also = append(also, "`"+s.Name+"`")
		}
	}
	if fixups > 0 {
		also = append(also, source.Count(fixups, "relocation"))
	}
	add("Also", strings.Join(also, ", "))
	add("Linked", strings.Join(o.linked, ", "))
}

// maker is the compiler named in the file.
func (o *opened) maker() string {
	s := o.im.Section(".comment")
	if s == nil {
		return ""
	}
	for _, text := range strings.Split(string(s.Raw[:min(len(s.Raw), 4096)]), "\x00") {
		if text = strings.TrimSpace(text); text != "" {
			if len(text) > 80 {
				text = strings.ToValidUTF8(text[:80], "") + "…"
			}
			return text + " (`.comment`)"
		}
	}
	return ""
}

// titles say in a few words what kind of finding each code is.
var titles = map[check.Code]string{
	check.Damaged: "A damaged map", check.Shape: "Not quite a statepoint",
	check.Order: "Records out of order", check.Duplicate: "Recorded twice",
	check.FunctionStart: "No function begins there", check.Outside: "Outside its function",
	check.NoCall: "No call", check.CallsStack: "Calls the stack",
	check.Boundary: "Within an instruction", check.FrameSize: "Another frame size",
	check.Unwinding: "Another frame in the unwinding table", check.SlotOutside: "Outside the frame",
	check.SlotAligned: "A slot not aligned", check.SlotSaved: "A saved register's slot",
	check.SlotArgument: "A slot among the arguments", check.SlotUnwritten: "Nothing was stored",
	check.SlotBase: "No address in the frame", check.SlotOverlap: "Two slots overlap",
	check.Clobbered: "A register that calls change", check.NoReference: "No reference",
	check.BaseDerived: "Not its base", check.LiveOut: "A live-out that does not survive",
	check.StaleCopy: "A stale pointer",
}

// finding is a finding with its numbered steps, and its call, to which a run leads.
func (o *opened) finding(found *check.Finding, steps []report.ObjectStep,
	call uint32) report.ObjectFinding {
	out := report.ObjectFinding{Title: titles[found.Code], Code: string(found.Code),
		Text: found.Text, Steps: steps, Assumed: found.Assumed}
	if found.Function != "" {
		out.Title += " in " + found.Function
	}
	if r := found.Record; r >= 0 {
		out.Text = fmt.Sprintf("Record %d, at `%s`: %s", r, found.Place, found.Text)
		out.ID = o.recordID(found)
	}
	if o.b.res.Object != nil {
		out.Call = call
	}
	return out
}

// recordID is the id of the record that a finding is about, or of its location; 0 for none.
func (o *opened) recordID(found *check.Finding) uint32 {
	for i := range o.b.res.Map.Records {
		rec := &o.b.res.Map.Records[i]
		fn, known := o.b.owner[i]
		if !known || o.im.Place(o.b.addrs[fn]+uint64(rec.Offset)) != found.Place {
			continue
		}
		id := rec.Prov
		for k := range rec.Locations { // of a reference that is its own base, the one to update
			l := &rec.Locations[k]
			if text := l.Text(o.im.Machine.Registers); l.Prov != rec.Prov && text != "" &&
				(text == found.Location || text == found.Recorded) {
				if id = l.Prov; text == found.Location {
					return id
				}
			}
		}
		return id
	}
	return 0
}

// passed are sentences about the checks that covered everything and found nothing.
func (o *opened) passed() (all []string) {
	r := o.checked
	found := map[check.Code]bool{}
	for i := range r.Findings {
		found[r.Findings[i].Code] = true
	}
	none := func(codes ...check.Code) bool {
		for _, c := range codes {
			if found[c] {
				return false
			}
		}
		return true
	}
	if r.Records == 0 {
		return nil
	}
	records := source.Count(r.Records, "record")
	if none(check.Damaged, check.Shape, check.Order, check.Duplicate) {
		all = append(all, fmt.Sprintf("%s of %s, well formed and in order", records,
			source.Count(r.Functions, "function")))
	}
	code := o.im.Kind != image.Raw && o.im.Machine == image.AMD64
	if code && o.statepoints() > 0 && none(check.FunctionStart, check.Outside, check.NoCall,
		check.CallsStack, check.Boundary) {
		all = append(all, "each record of a statepoint is at the return address of a call")
	}
	if r.Framed == 0 {
		return all
	}
	of := fmt.Sprintf("%d of %s compared with the code: ", r.Framed, records)
	if r.Followed > 0 {
		of = fmt.Sprintf("%d of %s followed through the code: ", r.Followed, records)
	}
	if none(check.FrameSize, check.Unwinding) {
		all = append(all, of+"frame sizes agree with it")
	}
	if o.im.Machine != image.AMD64 { // whose values are not followed
		return all
	}
	if none(check.SlotOutside, check.SlotAligned, check.SlotSaved, check.SlotArgument,
		check.SlotUnwritten, check.SlotBase, check.SlotOverlap, check.Clobbered,
		check.NoReference) {
		what := "each location lies in the frame"
		if r.Followed > 0 {
			what += " and is written before"
		}
		all = append(all, of+what)
	}
	if r.Followed > 0 && none(check.StaleCopy) {
		all = append(all, of+"no copy of a reference is left behind")
	}
	return all
}
