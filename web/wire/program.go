package wire

import "statepoint/web/report"

// EncodeRunRequest is Encode for a [RunRequest], for the page: see [EncodeRequest].
func EncodeRunRequest(r *report.RunRequest) []byte {
	if r == nil {
		r = &report.RunRequest{}
	}
	e := begin(RunRequest{r})
	e.runSetup(&r.Setup)
	e.u64(r.From)
	e.u32(r.Within)
	e.str(r.Action)
	e.u64(r.Steps)
	e.request(&r.Request)
	return e.b
}

func (d *decoder) runRequest() *report.RunRequest {
	r := &report.RunRequest{}
	d.runSetup(&r.Setup)
	r.From = d.u64()
	r.Within = d.u32()
	r.Action = d.str()
	r.Steps = d.u64()
	r.Request = *d.request()
	return r
}

func (e *encoder) runSetup(s *report.RunSetup) {
	e.str(s.Entry)
	e.str(s.Arguments)
	e.str(s.Collector)
	e.str(s.Stress)
	e.u32(s.Heap)
	e.str(s.Cases)
	e.str(s.Call)
	e.str(s.Objects)
	e.str(s.Barriers)
}

func (d *decoder) runSetup(s *report.RunSetup) {
	s.Entry = d.str()
	s.Arguments = d.str()
	s.Collector = d.str()
	s.Stress = d.str()
	s.Heap = d.u32()
	s.Cases = d.str()
	s.Call = d.str()
	s.Objects = d.str()
	s.Barriers = d.str()
}

func (e *encoder) runState(r *report.RunState) {
	e.u32(r.Seq)
	e.str(r.Trouble)
	e.runSetup(&r.Setup)
	e.strs(r.Functions)
	e.strs(r.Collectors)
	e.strs(r.Stresses)
	e.strs(r.Calls)
	list(e, r.Makers, func(m *report.RunMaker) {
		e.str(m.Name)
		e.str(m.Declaration)
		e.strs(m.Text)
		e.bool(m.Declared)
		e.bool(m.Certain)
	})
	e.strs(r.Doubts)
	list(e, r.Supplied, func(s *report.RunSupplied) {
		e.str(s.Part)
		e.str(s.Text)
	})
	e.bool(r.Hears)
	e.u64(r.Step)
	e.u64(r.End)
	e.bool(r.Complete)
	e.u32(r.Actions)
	e.u32(r.Within)
	list(e, r.Marks, func(m *report.RunMark) {
		e.u64(m.Step)
		e.bool(m.Collected)
	})
	list(e, r.Prints, func(p *report.RunPrint) {
		e.u64(p.Step)
		e.str(p.Text)
	})
	e.str(r.Ended)
	e.bool(r.Failed)
	e.runClaim(&r.Astray)
	e.str(r.Blame)
	e.runClaim(&r.Hidden)
	e.str(r.Sentence)
	e.str(r.Next)
	e.str(r.Where)
	e.str(r.IR)
	e.bool(r.Outside)
	e.ids(r.IDs)
	list(e, r.Events, func(v *report.RunEvent) {
		e.str(v.Kind)
		e.str(v.Text)
		e.ids(v.IDs)
	})
	e.u64(r.EventsOf)
	e.u32(r.EventsFrom)
	e.u32(r.EventsAll)
	list(e, r.Reads, func(v *report.RunRead) {
		e.str(v.Section)
		e.u64(v.Offset)
		e.str(v.Bytes)
		e.str(v.Text)
		e.u32(v.ID)
		e.u8(uint8(v.Light))
	})
	list(e, r.Code, func(c *report.RunCode) {
		e.str(c.File)
		e.str(c.Function)
		e.u32(c.Line)
	})
	list(e, r.Registers, func(v *report.RunRegister) {
		e.str(v.Name)
		e.runValue(&v.RunValue)
	})
	list(e, r.Frames, e.runFrame)
	e.u32(r.Thread)
	list(e, r.Threads, func(t *report.RunThread) {
		e.u32(t.Number)
		e.str(t.Text)
		e.bool(t.Late)
		list(e, t.Frames, e.runFrame)
	})
	list(e, r.Spaces, func(s *report.RunSpace) {
		e.str(s.Name)
		e.u64(s.Start)
		e.u64(s.Size)
		e.u64(s.Used)
		e.u64(s.First)
		e.u64(s.Overwritten)
	})
	list(e, r.Objects, e.runObject)
	list(e, r.Cells, func(c *report.RunCell) {
		e.u64(c.Address)
		e.u32(c.Objects)
		e.u64(c.Bytes)
		e.u8(uint8(c.Look))
	})
	e.u64(r.Total)
	e.str(r.Output)
	e.bool(r.Breaks != nil)
	if r.Breaks != nil {
		e.runBreaks(r.Breaks)
	}
}

func (d *decoder) runState() *report.RunState {
	r := &report.RunState{Seq: d.u32(), Trouble: d.str()}
	d.runSetup(&r.Setup)
	r.Functions = d.strs()
	r.Collectors = d.strs()
	r.Stresses = d.strs()
	r.Calls = d.strs()
	r.Makers = listOf(d, 5, func(m *report.RunMaker) {
		m.Name = d.str()
		m.Declaration = d.str()
		m.Text = d.strs()
		m.Declared = d.bool()
		m.Certain = d.bool()
	})
	r.Doubts = d.strs()
	r.Supplied = listOf(d, 2, func(s *report.RunSupplied) {
		s.Part = d.str()
		s.Text = d.str()
	})
	r.Hears = d.bool()
	r.Step = d.u64()
	r.End = d.u64()
	r.Complete = d.bool()
	r.Actions = d.u32()
	r.Within = d.u32()
	r.Marks = listOf(d, 2, func(m *report.RunMark) {
		m.Step = d.u64()
		m.Collected = d.bool()
	})
	r.Prints = listOf(d, 2, func(p *report.RunPrint) {
		p.Step = d.u64()
		p.Text = d.str()
	})
	r.Ended = d.str()
	r.Failed = d.bool()
	d.runClaim(&r.Astray)
	r.Blame = d.str()
	d.runClaim(&r.Hidden)
	r.Sentence = d.str()
	r.Next = d.str()
	r.Where = d.str()
	r.IR = d.str()
	r.Outside = d.bool()
	r.IDs = d.ids()
	r.Events = listOf(d, 3, func(v *report.RunEvent) {
		v.Kind = d.str()
		v.Text = d.str()
		v.IDs = d.ids()
	})
	r.EventsOf = d.u64()
	r.EventsFrom = d.u32()
	r.EventsAll = d.u32()
	r.Reads = listOf(d, 6, func(v *report.RunRead) {
		v.Section = d.str()
		v.Offset = d.u64()
		v.Bytes = d.str()
		v.Text = d.str()
		v.ID = d.u32()
		v.Light = report.RunLight(d.u8())
	})
	r.Code = listOf(d, 3, func(c *report.RunCode) {
		c.File = d.str()
		c.Function = d.str()
		c.Line = d.u32()
	})
	r.Registers = listOf(d, 6, func(v *report.RunRegister) {
		v.Name = d.str()
		d.runValue(&v.RunValue)
	})
	r.Frames = listOf(d, 10, d.runFrame)
	r.Thread = d.u32()
	r.Threads = listOf(d, 4, func(t *report.RunThread) {
		t.Number = d.u32()
		t.Text = d.str()
		t.Late = d.bool()
		t.Frames = listOf(d, 10, d.runFrame)
	})
	r.Spaces = listOf(d, 4, func(s *report.RunSpace) {
		s.Name = d.str()
		s.Start = d.u64()
		s.Size = d.u64()
		s.Used = d.u64()
		s.First = d.u64()
		s.Overwritten = d.u64()
	})
	r.Objects = listOf(d, 8, d.runObject)
	r.Cells = listOf(d, 4, func(c *report.RunCell) {
		c.Address = d.u64()
		c.Objects = d.u32()
		c.Bytes = d.u64()
		c.Look = report.RunLook(d.u8())
	})
	r.Total = d.u64()
	r.Output = d.str()
	if d.bool() {
		r.Breaks = d.runBreaks()
	}
	return r
}

func (e *encoder) runValue(v *report.RunValue) {
	e.u64(v.Value)
	e.u64(v.Before)
	e.bool(v.Changed)
	e.u64(v.Object)
	e.bool(v.Stale)
	e.bool(v.Filler)
	e.bool(v.Nowhere)
	e.bool(v.Ahead)
}

func (d *decoder) runValue(v *report.RunValue) {
	v.Value = d.u64()
	v.Before = d.u64()
	v.Changed = d.bool()
	v.Object = d.u64()
	v.Stale = d.bool()
	v.Filler = d.bool()
	v.Nowhere = d.bool()
	v.Ahead = d.bool()
}

func (e *encoder) runFrame(f *report.RunFrame) {
	e.str(f.Name)
	e.u32(f.ID)
	e.bool(f.Outside)
	e.u32(f.Offset)
	e.u64(f.SP)
	e.u32(f.Record)
	e.u32(f.Number)
	e.u32(f.Start)
	e.u32(f.End)
	list(e, f.Slots, func(s *report.RunSlot) {
		e.u32(s.ID)
		e.str(s.Place)
		e.u64(s.Address)
		e.str(s.Name)
		e.str(s.Kind)
		e.u8(uint8(s.Category))
		e.str(s.Means)
		e.bool(s.Dead)
		e.ids(s.IDs)
		e.u8(uint8(s.Light))
		e.runValue(&s.RunValue)
	})
	e.u8(uint8(f.Light))
	e.u32(f.Skipped)
}

func (d *decoder) runFrame(f *report.RunFrame) {
	f.Name = d.str()
	f.ID = d.u32()
	f.Outside = d.bool()
	f.Offset = d.u32()
	f.SP = d.u64()
	f.Record = d.u32()
	f.Number = d.u32()
	f.Start = d.u32()
	f.End = d.u32()
	f.Slots = listOf(d, 13, func(s *report.RunSlot) {
		s.ID = d.u32()
		s.Place = d.str()
		s.Address = d.u64()
		s.Name = d.str()
		s.Kind = d.str()
		s.Category = report.Category(d.u8())
		s.Means = d.str()
		s.Dead = d.bool()
		s.IDs = d.ids()
		s.Light = report.RunLight(d.u8())
		d.runValue(&s.RunValue)
	})
	f.Light = report.RunLight(d.u8())
	f.Skipped = d.u32()
}

func (e *encoder) runObject(o *report.RunObject) {
	e.u64(o.Address)
	e.u64(o.Size)
	list(e, o.References, func(v *uint64) { e.u64(*v) })
	e.u64(uint64(o.Data))
	e.bool(o.HasData)
	e.u64(o.From)
	e.u64(o.To)
	e.bool(o.New)
	e.bool(o.Freed)
	e.bool(o.Marked)
	e.bool(o.Lost)
	e.u8(uint8(o.Light))
	e.u64(o.Next)
	e.u64(o.Ahead)
}

func (d *decoder) runObject(o *report.RunObject) {
	o.Address = d.u64()
	o.Size = d.u64()
	o.References = listOf(d, 1, func(v *uint64) { *v = d.u64() })
	o.Data = int64(d.u64())
	o.HasData = d.bool()
	o.From = d.u64()
	o.To = d.u64()
	o.New = d.bool()
	o.Freed = d.bool()
	o.Marked = d.bool()
	o.Lost = d.bool()
	o.Light = report.RunLight(d.u8())
	o.Next = d.u64()
	o.Ahead = d.u64()
}
