package clicks

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/provenance"
	"statepoint/stackmap"
	"statepoint/web/explore/engine"
	"statepoint/web/explore/journey"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
)

// Kind is what was clicked.
type Kind string

// The kinds of click.
const (
	Value       Kind = "value"
	Call        Kind = "call"
	Instruction Kind = "machine instruction"
	MachineCall Kind = "machine call"
	RecordByte  Kind = "record"
	LocationRow Kind = "location"
	Slot        Kind = "slot"
	Other       Kind = "other" // a block, a function, a byte of a header
)

// subject is the subject of a click, determined by the position that shows it.
type subject struct {
	kind Kind
	// values are its items in the source, for values and instructions.
	values []provenance.ID
	// records are the records of a call, location the number of a location in the single record.
	records  []int
	location int
	slot     uint32
	// name is the clicked text, if that is a name: the bar must show it.
	name string
	// target is the function that a call calls, where it is named.
	target string
}

// Count has the numbers of clicks, comparisons, and errors.
type Count struct{ Clicks, Compared, Wrong int }

// Judge clicks everything that a report shows about a text.
type Judge struct {
	*Truth
	Report *report.Report
	// Counts are by pane or view, and by kind of click.
	Counts map[string]*Count
	// Complain is called for each error.
	Complain func(format string, args ...any)

	request  *report.Request
	broker   *broker.Broker
	engine   engine.Engine
	index    *report.Index
	journeys map[uint32]*report.Journey
	asked    []*click
	seen     map[string]*click
}

// click is a click that waits for its journey.
type click struct {
	where string
	subject
	ids  []uint32
	why  report.Why
	text string
	// times is the number of equal clicks, on other words of one range.
	times int
}

// NewJudge compiles a text as the page does, and as [NewTruth] does. Falsify, if it is not nil,
// changes the links before they are used.
func NewJudge(ctx context.Context, name, text string,
	falsify func(*report.Report)) (*Judge, error) {
	t, err := NewTruth(ctx, name, text)
	if err != nil {
		return nil, err
	}
	j := &Judge{Truth: t, Counts: map[string]*Count{}, broker: broker.New(),
		request:  &report.Request{FileName: name, Source: text},
		journeys: map[uint32]*report.Journey{},
		seen:     map[string]*click{}}
	j.Report = j.engine.Run(ctx, j.request)
	if !j.Report.OK {
		return nil, fmt.Errorf("the page's engine: %v", j.Report.Diagnostics)
	}
	if falsify != nil {
		falsify(j.Report)
	}
	j.broker.SetLinks(j.Report.Links)
	j.index = j.broker.Index()
	for i := range t.Subject.Result.Links {
		l := &t.Subject.Result.Links[i]
		same := j.index.Link(uint32(l.ID))
		if same == nil || len(same.From) == 0 != (len(l.From) == 0) {
			return nil, fmt.Errorf("%s: the two compilations have other ids", l.Label)
		}
	}
	return j, nil
}

// words returns the clickable parts of a line: names, numbers, signs.
var words = regexp.MustCompile(`[%@!#.]?[\w.$"-]+|\S`)

// Click clicks everything, and judges it.
func (j *Judge) Click(ctx context.Context) {
	j.source()
	j.module()
	j.assembly()
	j.stackMap()
	j.views(ctx)
	var ids []uint32
	for _, c := range j.asked {
		if id := c.ids[0]; j.journeys[id] == nil {
			j.journeys[id] = &report.Journey{}
			ids = append(ids, id)
		}
	}
	list, _ := journey.Of(ctx, j.request, ids)
	for i := range list {
		j.journeys[list[i].ID] = &list[i]
	}
	for _, c := range j.asked {
		j.judge(c)
	}
	j.asked = nil
}

// pin clicks at an offset of a pane.
func (j *Judge) pin(p panes.Pane, offset int32, text string, s subject) {
	j.add(p.Key(), j.broker.At(p, offset), text, s)
}

// add records a click on ids.
func (j *Judge) add(where string, ids []uint32, text string, s subject) {
	key := where + ": " + string(s.kind)
	if j.Counts[key] == nil {
		j.Counts[key] = &Count{}
	}
	j.Counts[key].Clicks++
	if len(ids) == 0 {
		if s.kind != Other {
			j.Counts[key].Compared++
			j.Counts[key].Wrong++
			j.Complain("%s: a click on %q, a %s, selects nothing", where, text, s.kind)
		}
		return
	}
	same := fmt.Sprint(key, ids, s)
	c := j.seen[same]
	if c == nil {
		j.broker.PinIDs(ids)
		c = &click{where: key, subject: s, ids: slices.Clone(ids), why: j.broker.Why(), text: text}
		j.seen[same] = c
		j.asked = append(j.asked, c)
	}
	c.times++
}

// eachWord visits the words of a pane's text.
func eachWord(d *report.Doc, visit func(line int, at int32, word string)) {
	at := int32(0)
	for n, line := range strings.Split(d.Text, "\n") {
		for _, w := range words.FindAllStringIndex(line, -1) {
			visit(n, at+int32(w[0]), line[w[0]:w[1]])
		}
		at += int32(len(line)) + 1
	}
}

// source clicks the words of the source.
func (j *Judge) source() {
	d := &j.Report.Source
	j.broker.SetDoc(panes.Source, d)
	j.code(panes.Source, d, j.Marks, j.sourceInstrs)
}

// module clicks the words of the module that is compiled.
func (j *Judge) module() {
	var d *report.Doc
	for i := range j.Report.Stages {
		if j.Report.Stages[i].Doc != nil {
			d = j.Report.Stages[i].Doc
		}
	}
	var marks []ir.Mark
	text := printer.AppendModule(nil, j.Subject.Module, &printer.Options{Marks: &marks,
		NoAttributeComments: true})
	if string(text) != d.Text {
		j.Complain("the page compiles another module:\n%s\nnot\n%s", d.Text, text)
		return
	}
	j.broker.SetDoc(panes.Module, d)
	j.code(panes.Module, d, marks, j.instrs)
}

// code clicks the words of IR, distinguished by marks.
func (j *Judge) code(p panes.Pane, d *report.Doc, marks []ir.Mark,
	instrs map[provenance.ID]*ir.Instr) {
	marks = slices.DeleteFunc(slices.Clone(marks), func(m ir.Mark) bool {
		return m.Role != ir.MarkDef && m.Role != ir.MarkUse && m.Role != ir.MarkInstr &&
			m.Role != ir.MarkLabel
	})
	slices.SortStableFunc(marks, func(a, b ir.Mark) int {
		return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(b.End, a.End))
	})
	var around []ir.Mark // the innermost last
	eachWord(d, func(_ int, at int32, word string) {
		s := subject{kind: Other}
		for len(marks) > 0 && marks[0].Start <= at {
			around, marks = append(around, marks[0]), marks[1:]
		}
		around = slices.DeleteFunc(around, func(m ir.Mark) bool { return m.End <= at })
		if len(around) == 0 {
			return
		}
		inner := around[len(around)-1]
		in := instrs[inner.ID]
		switch {
		case in == nil && !j.arguments[inner.ID]:
		case inner.Role != ir.MarkInstr && !(in != nil && gc.IsStatepoint(in)):
			s = subject{kind: Value, values: []provenance.ID{j.Class(inner.ID)},
				name: d.Text[inner.Start:inner.End]}
		case isCall(in):
			s = j.call(in)
		case in != nil && !in.Type().IsVoid():
			s = subject{kind: Value, values: []provenance.ID{j.Class(inner.ID)}}
		}
		j.pin(p, at, word, s)
	})
}

// call is a call of either text.
func (j *Judge) call(in *ir.Instr) subject {
	s := subject{kind: Call, records: j.RecordsOf(in.ID())}
	target := in.Callee()
	if gc.IsStatepoint(in) {
		if v, err := gc.View(in); err == nil {
			target = v.Target
		}
	}
	if f, ok := target.(*ir.Func); ok {
		s.target = f.Name()
	}
	return s
}

var recordLine = regexp.MustCompile(`^ *record (\d+) at 0x([0-9a-f]+)`)

// assembly clicks the words of the assembly: a row belongs to the instruction at its address.
func (j *Judge) assembly() {
	d := &j.Report.Asm
	j.broker.SetDoc(panes.Asm, d)
	lines := strings.Split(d.Text, "\n")
	function, record := -1, -1
	rows := make([]func() subject, len(lines))
	for n, line := range lines {
		gutter := ""
		if n < len(d.Gutter) {
			gutter = d.Gutter[n]
		}
		switch m := recordLine.FindStringSubmatch(line); {
		case line == "":
		case m != nil:
			offset, _ := strconv.ParseUint(m[2], 16, 32)
			record = j.At(j.Subject.Result.Funcs[function].Name, uint32(offset))
			r := record
			rows[n] = func() subject { return subject{kind: RecordByte, records: []int{r}} }
			if strconv.Itoa(r) != m[1] {
				j.Complain("the map's record %d is called %s", r, strings.TrimSpace(line))
			}
		case gutter != "":
			at, _ := strconv.ParseUint(gutter, 16, 32)
			f := function
			rows[n] = func() subject { return j.inst(f, uint32(at)) }
		case line[0] != ' ' && line[0] != '.':
			function++
		case line[0] == ' ' && record >= 0:
			r := record
			rows[n] = func() subject {
				return subject{kind: RecordByte, records: []int{r}, location: -1}
			}
		}
	}
	eachWord(d, func(n int, at int32, word string) {
		s := subject{kind: Other}
		if rows[n] != nil {
			s = rows[n]()
		}
		role := j.roleAt(panes.Asm, at)
		switch {
		case role == report.RolePlace:
			s = subject{kind: Slot}
			if ids := j.broker.At(panes.Asm, at); len(ids) > 0 {
				s.slot = ids[0]
			}
		case role == report.RoleComment, s.kind == RecordByte && role == report.RoleUse:
			s = j.byName(panes.Asm, at)
		case s.kind == RecordByte && s.location < 0:
			s = j.locationRow(d, at, s.records[0])
		}
		j.pin(panes.Asm, at, word, s)
	})
}

// inst is the instruction that the byte at an offset of a function belongs to.
func (j *Judge) inst(function int, at uint32) subject {
	f := &j.Subject.Result.Funcs[function]
	for i := range f.Insts {
		in := &f.Insts[i]
		if at < in.Offset || at >= in.Offset+in.Size {
			continue
		}
		r := j.At(f.Name, in.Offset+in.Size)
		if r >= 0 && !j.isPlain(r) {
			return subject{kind: MachineCall, records: []int{r}}
		}
		s := subject{kind: Instruction}
		for _, id := range j.links[in.ID].From {
			if c := j.instrs[id]; isCall(c) && len(in.Values) == 0 {
				s.records = append(s.records, j.recordsAt(id)...)
			} else {
				s.values = append(s.values, j.Class(id))
			}
		}
		if j.Calls(in) || len(s.records) > 0 && len(s.values) == 0 {
			s.kind, s.values = MachineCall, nil
		}
		return s
	}
	return subject{kind: Other}
}

// isPlain reports whether a record belongs to a stackmap, which begins where its shadow does, or to
// a patchpoint.
func (j *Judge) isPlain(record int) bool {
	return j.Subject.Result.Map.Records[record].Form == stackmap.FormPlain
}

// roleAt is the role of the innermost range at an offset.
func (j *Judge) roleAt(p panes.Pane, at int32) report.Role {
	if marks := j.broker.MarksAt(p, at); len(marks) > 0 {
		return marks[0].Role
	}
	return report.RoleWhole
}

// byName is a value clicked by its name.
func (j *Judge) byName(p panes.Pane, at int32) subject {
	m := j.broker.MarksAt(p, at)[0]
	text := j.broker.Doc(p).Text[m.Start:m.End]
	s := j.byID(m.ID)
	if s.name = strings.TrimSuffix(strings.TrimSuffix(text, " rw"), " src"); s.kind == Value &&
		!strings.HasPrefix(text, "%") {
		s.name = ""
	}
	return s
}

// locationRow is a row of a record in the assembly: the location at the place that it shows.
func (j *Judge) locationRow(d *report.Doc, at int32, record int) subject {
	_, line := d.Line(at)
	for k, l := range j.Subject.Result.Map.Records[record].Locations {
		role := j.Records[record].Locations[k].Role
		if role < stackmap.RoleDeopt && role != stackmap.RoleOperand {
			continue
		}
		own := line
		for _, more := range []string{", base ", ", its own base", ", references in ", ", map "} {
			own = strings.SplitN(own, more, 2)[0]
		}
		if role != stackmap.RoleBase && strings.HasSuffix(strings.TrimRight(own, " "), l.String()) {
			if !slices.ContainsFunc(j.broker.MarksAt(panes.Asm, at), func(m report.Mark) bool {
				return m.ID == l.Prov
			}) {
				continue // several locations share one place
			}
			return subject{kind: LocationRow, records: []int{record}, location: k}
		}
	}
	return subject{kind: RecordByte, records: []int{record}, location: -1}
}

// stackMap clicks the words of the annotated bytes: a row belongs to the item at its offset.
func (j *Judge) stackMap() {
	d := &j.Report.StackMap
	j.broker.SetDoc(panes.Map, d)
	if len(j.Records) == 0 {
		return
	}
	// The tables beside the map follow it, each below a heading without an offset.
	end := slices.IndexFunc(d.Lines, func(l report.LineClass) bool {
		return l.Class == report.ClassHeader && d.Gutter[l.Line-1] == ""
	})
	last := uint64(0)
	offsets := make([]uint32, strings.Count(d.Text, "\n")+1)
	for n := range offsets {
		if end >= 0 && n+1 >= int(d.Lines[end].Line) {
			last = math.MaxUint32
		} else if n < len(d.Gutter) && d.Gutter[n] != "" {
			last, _ = strconv.ParseUint(strings.TrimPrefix(d.Gutter[n], "0x"), 16, 32)
		}
		offsets[n] = uint32(last)
	}
	eachWord(d, func(n int, at int32, word string) {
		s := subject{kind: Other}
		for r := range j.Records {
			rec := &j.Records[r]
			if offsets[n] < rec.Start || offsets[n] >= rec.End {
				continue
			}
			s = subject{kind: RecordByte, records: []int{r}}
			for k, l := range rec.Locations {
				if offsets[n] >= l.Start && offsets[n] < l.End {
					s = subject{kind: LocationRow, records: []int{r}, location: k}
				}
			}
		}
		if s.kind == RecordByte && j.isPadding(d, at) {
			s.kind = Other
		}
		j.pin(panes.Map, at, word, s)
	})
}
