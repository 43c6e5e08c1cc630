package objects

import (
	"errors"
	"fmt"
	"strings"

	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/web/report"
	"statepoint/web/report/draw"
	"statepoint/web/wire"
)

// beside compares an object with the other engine's result for a text: kept has its report, as
// received.
func (o *opened) beside(kept *report.Request) (*report.ViewAnswer, error) {
	if kept == nil {
		return nil, errors.New("there is nothing to compare with: the IR does not compile")
	}
	m, err := wire.Decode([]byte(kept.Source), nil)
	if err != nil {
		return nil, err
	}
	text, ok := m.(*wire.Report)
	if !ok {
		return nil, errors.New("what is to be laid beside is no report")
	}
	b := besider{o: o, text: text.Report, index: report.NewIndex(text.Report.Links)}
	b.read()
	return &report.ViewAnswer{HTML: draw.Beside(b.write())}, nil
}

// besider compares an object with the report of a text.
type besider struct {
	o     *opened
	text  *report.Report
	index *report.Index
	// functions are the text's functions by name, records the records of each, and pointers those
	// of each record.
	functions map[string]uint32
	records   map[uint32][]*report.Link
	ids       map[uint32]uint64 // of records, unless it is LLVM's default
	pointers  map[uint32][]*report.Link
	values    map[uint32][]*report.Link // all locations of a record
	results   map[uint32]uint32         // what a call returns
	sizes     map[uint32]int64
	returns   map[uint32]int64 // the end of the machine code of a call
}

// read collects the functions, records and pointers of the text.
func (b *besider) read() {
	b.functions, b.records = map[string]uint32{}, map[uint32][]*report.Link{}
	b.ids = map[uint32]uint64{}
	for _, r := range b.text.RecordIDs {
		b.ids[r.Record] = r.ID
	}
	b.pointers, b.sizes = map[uint32][]*report.Link{}, map[uint32]int64{}
	b.returns, b.results = map[uint32]int64{}, map[uint32]uint32{}
	b.values = map[uint32][]*report.Link{}
	for i := range b.text.Links {
		l := &b.text.Links[i]
		if l.Call != 0 {
			b.results[l.Call] = l.ID
		}
		switch l.Kind {
		case provenance.KindFunction:
			b.functions[strings.Trim(strings.TrimPrefix(l.Label, "@"), `"`)] = l.ID
		case provenance.KindMachine:
			b.sizes[l.Func] = max(b.sizes[l.Func], int64(l.End))
			if l.Calls && len(l.From) > 0 {
				b.returns[l.From[0]] = int64(l.End)
			}
		case provenance.KindRecord:
			b.records[l.Func] = append(b.records[l.Func], l)
		case provenance.KindLocation:
			b.values[l.In] = append(b.values[l.In], l)
			if l.By == 0 && (l.Category == report.CategoryBase ||
				l.Category == report.CategoryDerived) {
				b.pointers[l.In] = append(b.pointers[l.In], l)
			}
		}
	}
}

func (b *besider) write() *report.Beside {
	f, res := &b.text.Figures, b.o.b.res
	out := &report.Beside{}
	figure := func(name string, here, object int) {
		out.Figures = append(out.Figures, report.BesideFigure{Name: name,
			Here: fmt.Sprint(here), Object: fmt.Sprint(object)})
	}
	figure("Bytes of code", int(f.CodeBytes), len(res.Text))
	figure("Bytes of stack map", int(f.StackMapBytes), len(res.StackMap.Bytes))
	figure("Records", int(f.Records), len(res.Map.Records))
	seen := map[string]bool{}
	out.Apart = true
	for i := range res.Funcs {
		fn := &res.Funcs[i]
		name := fn.Name
		id, ok := b.functions[name]
		if !ok { // as Mach-O names functions
			name = strings.TrimPrefix(name, "_")
			id, ok = b.functions[name]
		}
		row := report.BesideFunction{ID: uint32(fn.ID), Name: name, Here: -1,
			Object: int64(fn.Size)}
		if seen[name] = true; ok && b.sizes[id] > 0 {
			row.Here = b.sizes[id]
		}
		if row.Here < 0 {
			row.Trouble = "the IR does not define it"
		} else {
			out.Apart = false
			b.match(&row, id, fn.Records)
		}
		out.Functions = append(out.Functions, row)
	}
	for i := range b.text.Links { // in the order of the text
		l := &b.text.Links[i]
		name := strings.Trim(strings.TrimPrefix(l.Label, "@"), `"`)
		if l.Kind == provenance.KindFunction && b.sizes[l.ID] > 0 && !seen[name] {
			out.Functions = append(out.Functions, report.BesideFunction{Name: name,
				Here: b.sizes[l.ID], Object: -1, Trouble: "the object does not define it"})
		}
	}
	return out
}

// match matches the records of a function: those with a statepoint id that each side has once, and
// the others in order, if their numbers are equal.
func (b *besider) match(row *report.BesideFunction, id uint32, records []int32) {
	here := b.records[id]
	partners := map[int32]*report.Link{} // by record of the object
	restHere, restObject := b.byID(here, records, partners)
	if len(restHere) == len(restObject) {
		for i, n := range restObject {
			partners[n] = restHere[i]
		}
	} else {
		row.Trouble = fmt.Sprintf("%s here, %d in the object: they are not matched",
			source.Count(len(restHere), "record"), len(restObject))
		if len(partners) > 0 {
			row.Trouble = fmt.Sprintf("%s here, %d in the object have no id in common: they are "+
				"not matched", source.Count(len(restHere), "record"), len(restObject))
		}
	}
	for _, n := range records {
		link := partners[n]
		if link == nil {
			continue
		}
		rec := &b.o.b.res.Map.Records[n]
		out := report.BesideRecord{ID: rec.Prov, Number: uint32(n)}
		for from := link.From; len(from) > 0; { // the statepoint, and the call that it was
			call := b.index.Link(from[0])
			if call == nil {
				break
			}
			out.Call, from = call.Label, call.From
		}
		out.Here = recordBytes(link, b.returnsTo(link))
		if l := b.o.comp.Links().Get(provenance.ID(rec.Prov)); l != nil {
			out.Object = recordBytes(l, int64(rec.Offset))
		}
		if _, err := rec.Statepoint(); err == nil {
			b.pairs(&out, b.pointers[link.ID], rec)
		} else {
			out.Object = strings.Replace(out.Object, "returns to", "at", 1)
			b.places(&out, b.values[link.ID], everyLocation(rec), "value")
		}
		row.Records = append(row.Records, out)
	}
}

// byID matches records by statepoint ids that each side has once, and returns the others.
func (b *besider) byID(here []*report.Link, records []int32, partners map[int32]*report.Link) (
	restHere []*report.Link, restObject []int32) {
	count := map[uint64][2]int{}
	link := map[uint64]*report.Link{}
	for _, l := range here {
		if id, ok := b.ids[l.ID]; ok {
			n := count[id]
			n[0]++
			count[id], link[id] = n, l
		}
	}
	for _, r := range records {
		id := b.o.b.res.Map.Records[r].ID
		n := count[id]
		n[1]++
		count[id] = n
	}
	once := func(id uint64) bool { return count[id] == [2]int{1, 1} }
	for _, r := range records {
		if id := b.o.b.res.Map.Records[r].ID; once(id) {
			partners[r] = link[id]
		} else {
			restObject = append(restObject, r)
		}
	}
	for _, l := range here {
		if id, ok := b.ids[l.ID]; !ok || !once(id) {
			restHere = append(restHere, l)
		}
	}
	return restHere, restObject
}

// returnsTo is the return address of a record of the text, from the start of its function; -1 if no
// call belongs to it.
func (b *besider) returnsTo(record *report.Link) int64 {
	for _, id := range record.From {
		if at, ok := b.returns[id]; ok {
			return at
		}
	}
	return -1
}

// recordBytes describes a record's return address and its bytes in the map.
func recordBytes(record *report.Link, returns int64) string {
	text := fmt.Sprintf("map 0x%x, %s", record.Start,
		source.Count(record.End-record.Start, "byte"))
	if returns >= 0 {
		text = fmt.Sprintf("returns to +0x%x; %s", returns, text)
	}
	return text
}

// pairs matches the pointers of a record in order, which is LLVM's on both sides.
func (b *besider) pairs(out *report.BesideRecord, here []*report.Link, rec *stackmap.Record) {
	var there []*stackmap.Location
	rec.Roles(func(n int, role stackmap.Role, _ int) {
		if role == stackmap.RoleDerived && !rec.Locations[n].IsConstant() {
			there = append(there, &rec.Locations[n])
		}
	})
	b.places(out, here, there, "pointer")
}

// everyLocation are all locations of a record: the values of a stackmap or patchpoint.
func everyLocation(rec *stackmap.Record) (all []*stackmap.Location) {
	for i := range rec.Locations {
		all = append(all, &rec.Locations[i])
	}
	return all
}

// places matches locations in their order, if there are equally many; what says what they are of.
func (b *besider) places(out *report.BesideRecord, here []*report.Link,
	there []*stackmap.Location, what string) {
	if len(here) != len(there) {
		out.Trouble = fmt.Sprintf("%s here, %d in the object", source.Count(len(here), what),
			len(there))
	}
	for i := range max(len(here), len(there)) {
		var p, q report.BesidePointer
		if i < len(here) {
			p.Name, p.Here = b.name(here[i]), b.place(here[i])
		}
		if i < len(there) {
			q.ID, q.Object = there[i].Prov, there[i].Text(b.o.im.Machine.Registers)
		}
		switch {
		case out.Trouble == "":
			p.ID, p.Object = q.ID, q.Object
			out.Pointers = append(out.Pointers, p)
			continue
		case i < len(here):
			out.Pointers = append(out.Pointers, p)
		}
		if i < len(there) {
			out.Pointers = append(out.Pointers, q)
		}
	}
}

// name is the reader's name of a location's value.
func (b *besider) name(l *report.Link) string {
	var names []string
	for _, id := range b.index.Roots(l.From) {
		if result := b.results[id]; result != 0 {
			id = result
		}
		if v := b.index.Link(id); v != nil {
			names = append(names, v.Name())
		}
	}
	return strings.Join(names, " or ")
}

// place is the text of a location's place.
func (b *besider) place(l *report.Link) string {
	for _, id := range l.At {
		if at := b.index.Link(id); at != nil {
			return at.Label
		}
	}
	return l.Detail
}
