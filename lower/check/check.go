package check

import (
	"encoding/binary"
	"fmt"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/core/source"
	"statepoint/lower/image"
)

// judge checks one image.
type judge struct {
	im     *image.Image
	report *Report
	unwind []unwindEntry // by address
	tables bool          // there is a table of all functions
	calls  *callees

	// State of the current function:
	flow    *flow
	entries []unwindEntry
	entry   *unwindEntry // of those the one with the most rows, nil for none
	bases   map[[2]int32]*point
	known   map[string]bool // findings, to report each once
}

// Check checks the stack maps of an image.
func Check(im *image.Image) *Report {
	j := &judge{im: im, report: &Report{}, known: map[string]bool{}}
	maps := im.Maps()
	for _, err := range maps.Errors {
		j.report.Findings = append(j.report.Findings, Finding{Code: Damaged, File: im.Name,
			Record: -1, Text: err.Error()})
	}
	for _, p := range im.Problems {
		j.report.Findings = append(j.report.Findings, Finding{Code: Damaged, File: im.Name,
			Record: -1, Text: p})
	}
	var points []*point
	for _, at := range maps.Points() {
		points = append(points, newPoint(at))
	}
	j.report.Records = len(points)
	for _, r := range maps.Roots {
		j.skip("the table of roots in section " + r.Section + ", format " + r.Format +
			": only stack maps are checked")
	}
	if maps.Table != nil {
		j.skip("the return address table: only stack maps are checked")
	}
	if (im.Machine == image.AMD64 || im.Machine == image.ARM64) && im.Kind != image.Raw {
		j.unwinding()
	}
	for _, s := range maps.Stack {
		j.anomalies(s, points)
	}
	j.objects(points, maps)
	j.shape(points)
	switch {
	case im.Kind == image.Raw:
		j.skip("the code is not in the file: only the map is checked")
	case im.Machine == image.ARM64:
		j.skip("AArch64: values and copies are not followed through the code")
		j.arm64Code(points)
	case im.Machine != image.AMD64:
		j.skip(im.Machine.Name + ": the code is not read")
		for _, p := range points {
			j.byThemselves(p)
		}
	default:
		j.code(points)
	}
	return j.report
}

func (j *judge) skip(why string) { j.report.Skipped = append(j.report.Skipped, why) }

func (j *judge) assume(what string) { j.report.Assumed = append(j.report.Assumed, what) }

// words gives access to the memory of an image.
type words struct{ im *image.Image }

// Load64 reads the 8 bytes at an address.
func (w words) Load64(addr uint64) (uint64, error) {
	b := w.im.Bytes(addr, 8)
	if len(b) < 8 {
		return 0, fmt.Errorf("nothing is at 0x%x", addr)
	}
	return binary.LittleEndian.Uint64(b), nil
}

// code checks the records of an image against the code of each function.
func (j *judge) code(points []*point) {
	j.callees()
	var order []uint64
	of := map[uint64][]*point{}
	for _, p := range points {
		if p.function == nil {
			j.skip("a map of version 1 does not say which function some records are of")
			continue
		}
		start := p.Maps.Address(p.Map, p.Function)
		if of[start] == nil {
			order = append(order, start)
		}
		of[start] = append(of[start], p)
	}
	for _, start := range order {
		j.function(start, of[start])
	}
}

// limit is the end of the function at an address.
func (j *judge) limit(start uint64) uint64 {
	if e := j.entryAt(start); e != nil {
		return e.End
	}
	if s := j.im.FunctionAt(start); s != nil {
		return start + s.Size
	}
	if s := j.im.At(start); s != nil {
		return s.End()
	}
	return start
}

// function checks the records of one function.
func (j *judge) function(start uint64, points []*point) {
	j.entries, j.entry = j.entriesAt(start), j.entryAt(start)
	sites, err := j.sites(j.entry)
	if err != nil {
		j.skip(j.im.Place(start) + ": its exception table cannot be read: " + err.Error())
	}
	c := decode(j.im, start, j.limit(start), sites, func(callee string) bool {
		return !j.calls.ends[callee]
	})
	abi := systemV
	if j.im.Format == "COFF" || j.im.Format == "PE" {
		abi = windows
	}
	f := newFlow(c, abi)
	j.flow = f
	at := map[*point]*inst{}
	for _, p := range points {
		in := j.follows(p, c)
		if in == nil {
			continue
		}
		k := c.index[in.at]
		if !p.statepoint && len(p.record.LiveOuts) > 0 {
			j.liveOuts(p, c)
		}
		if !p.statepoint || in.op.Op != x86asm.CALL && !isNop(in) {
			continue
		}
		at[p] = in
		f.points[k] = append(f.points[k], p)
	}
	f.pads = map[int32]int64{}
	for i := range c.insts {
		if pad := c.insts[i].pad; pad >= 0 {
			if depth, ok := j.entry.depthAt(c.insts[pad].at); ok {
				f.pads[pad] = depth
			}
		}
		if n, ok := j.pops(c, int32(i)); ok {
			f.adjust[int32(i)] = n
		}
	}
	switch {
	case len(at) == 0:
		return
	case len(c.insts) >= maxInsts:
		j.skip(fmt.Sprintf("%s: more than the limit of %d instructions", j.im.Place(start),
			maxInsts))
		return
	case c.bad != 0 && c.index[c.bad] < int32(len(c.insts)) && c.insts[c.index[c.bad]].reached:
		j.skip(fmt.Sprintf("%s: no instruction that is known here is at %s",
			j.im.Place(start), j.im.Place(c.bad)))
		return
	}
	if err := f.analyse(); err != nil {
		j.skip(j.im.Place(start) + ": " + err.Error())
		return
	}
	if c.lost != nil && c.lost.reached && !f.leaves(c.lost) {
		j.skip(fmt.Sprintf("%s: the target of the jump at %s is unknown", j.im.Place(start),
			j.im.Place(c.lost.at)))
	}
	j.judgeFlow(points, at)
}

// analyse tracks the words of a function: once to find out which are references, and again to mark
// the copies that safepoints leave stale.
func (f *flow) analyse() error {
	f.prepare()
	if err := f.settle(); err != nil {
		return err
	}
	f.names.spread(f.refs)
	f.marking = true
	return f.settle()
}

// prepare runs the analysis once to find the slots that records name, which callees are assumed not
// to write.
func (f *flow) prepare() {
	if f.settle() != nil {
		return
	}
	f.replay(func(k int32, st *state) {
		for _, p := range f.points[k] {
			for _, i := range p.references {
				reg := f.seen(p, k, st, st.reg)
				for _, pl := range places(&p.record.Locations[i], &reg) {
					if pl.reg < 0 {
						f.fixed[pl.at] = true
					}
				}
			}
		}
	})
	clear(f.refs)
	clear(f.refBy)
}

// replay visits the state before every reachable instruction, block by block.
func (f *flow) replay(visit func(k int32, st *state)) {
	for b := range f.c.insts {
		in := f.in[int32(b)]
		if in == nil {
			continue
		}
		st := in.clone()
		for k := int32(b); k <= f.last[int32(b)]; k++ {
			visit(k, st)
			f.execute(st, k)
		}
	}
}

// leaves reports whether a jump to an unknown target leaves the function, because its frame has
// been removed.
func (f *flow) leaves(in *inst) bool {
	gone := false
	f.replay(func(k int32, st *state) {
		if &f.c.insts[k] == in {
			sp := st.reg[rsp]
			gone = sp.kind == stack && sp.root == 0 && sp.off >= -8
		}
	})
	return gone
}

// judgeFlow checks records and uses against the states.
func (j *judge) judgeFlow(points []*point, at map[*point]*inst) {
	f := j.flow
	f.bases = map[[2]int32]*point{}
	f.replay(func(int32, *state) {})
	j.bases = f.bases
	f.bases, f.used = nil, j.stale
	f.replay(func(k int32, st *state) {
		for _, p := range f.points[k] {
			j.report.Framed++
			j.report.Followed++
			at := &state{f.seen(p, k, st, st.reg), st.slots}
			j.atCall(p, at, k)
		}
	})
	f.used = nil
	unreached := 0
	for _, p := range points {
		if in := at[p]; in != nil && !in.reached {
			unreached++
			j.byThemselves(p)
		}
	}
	if unreached > 0 {
		j.skip(fmt.Sprintf("%s: control does not reach %s with records, as far as it can be "+
			"followed", j.functionName(points[0]), source.Count(unreached, "call")))
	}
}

// stale reports the use of a copy that a safepoint left stale.
func (j *judge) stale(k int32, v value, how use) {
	f := j.flow
	m := &f.marks[v.stale-1]
	in := &f.c.insts[k]
	text := fmt.Sprintf("%s holds a reference across the call, and the record does not list it: "+
		"a collector that moves the object does not update it; %s uses it %s", m.loc,
		j.im.Place(in.at), how)
	assumed := []string{j.abiAssumed(), "the call returns"}
	if m.ref.p != nil {
		assumed = append([]string{"it is a reference, since the record at " +
			j.im.Place(m.ref.p.Address) + " lists it, or what it is computed from, as " +
			m.ref.location}, assumed...)
	}
	call, does := &f.c.insts[m.k], "calls: a collector may move the object, and updates what the "+
		"record lists"
	steps := []step{{call, does}, {in, "uses " + m.loc + " " + string(how) + ": stale"}}
	if made := f.maker(v.root); made.in != nil && made.in != call {
		steps = append([]step{made}, steps...)
	}
	known := len(j.report.Findings)
	j.add(m.p, StaleCopy, m.loc, text, steps, assumed)
	if m.ref.p == m.p && len(j.report.Findings) > known {
		j.report.Findings[known].Recorded = m.ref.location
	}
}

// found adds a finding about a record: location is the index of one of its locations, or -1.
func (j *judge) found(p *point, in *inst, c Code, location int, text string, assumed ...string) {
	loc := ""
	if location >= 0 {
		loc = p.record.Locations[location].Text(j.im.Machine.Registers)
	}
	var steps []step
	if in != nil {
		steps = append(steps, step{in, ""})
	}
	j.add(p, c, loc, text, steps, assumed)
}

// step is an instruction of a finding, and what it does there.
type step struct {
	in   *inst
	does string
}

// makers say what an instruction does that makes a word.
var makers = map[origin]string{loaded: "loads the reference", returned: "returns the reference",
	computed: "computes the reference"}

// maker is the instruction that makes a word, none for what a function is given, paths merge or a
// collector moves.
func (f *flow) maker(root int32) step {
	key := f.names.keys[root]
	does := makers[key.from]
	if does == "" || key.at < 0 {
		return step{}
	}
	return step{&f.c.insts[key.at], does}
}

// add adds a finding once.
func (j *judge) add(p *point, c Code, loc, text string, steps []step, assumed []string) {
	f := Finding{Code: c, File: j.im.Name, Function: j.functionName(p), Record: p.Record,
		Place: j.im.Place(p.Address), Location: loc, Text: text, Assumed: assumed}
	if j.im.Kind == image.Raw && p.function != nil {
		f.Place = fmt.Sprintf("%s+0x%x", f.Function, p.record.Offset)
	}
	for _, s := range steps {
		shown := Instruction{Address: s.in.at, Place: j.im.Place(s.in.at), Does: s.does}
		shown.Text, _ = j.im.Instruction(s.in.at)
		f.Instructions = append(f.Instructions, shown)
	}
	key := f.String()
	if !j.known[key] {
		j.known[key] = true
		j.report.Findings = append(j.report.Findings, f)
	}
}
