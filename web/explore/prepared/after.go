package prepared

import (
	"context"

	"statepoint/core/edits"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// mostRelocates bounds the relocates shown for one statepoint.
const mostRelocates = 4

// after compiles the new text, which changes led to, and shows the result.
func (s *Sheet) after(ctx context.Context, changes []edits.Edit) error {
	if s.Nothing != "" {
		return nil
	}
	req := *s.request
	req.Source, req.Options.Break = s.Text, ""
	c := explore.Compile(ctx, &req, nil)
	if err := ctx.Err(); err != nil {
		return err
	}
	r := c.Outline()
	if !r.OK || c.Lowered() == nil {
		s.Then, s.Trouble = "The result does not compile here.", true
		for _, d := range r.Diagnostics {
			if d.Severity == report.Error {
				s.Then = "The result does not compile here: " + d.Message + "."
				break
			}
		}
		return nil
	}
	m, _, err := irparse.Parse(ctx, source.NewText(req.FileName, s.Text),
		&irparse.Options{Dialect: c.Dialect()})
	if err != nil {
		return err
	}
	lines, before := map[uint32]int{}, source.NewText(req.FileName, s.request.Source)
	for _, v := range valuesOf(m) {
		lines[v.id] = before.Position(was(v.at, changes)).Line
	}
	print := printer.Instrs(c.Module())
	statepoints, relocates := 0, 0
	for _, f := range c.Module().Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				switch {
				case gc.IsStatepoint(in):
					statepoints++
				case in.IsIntrinsic(gc.RelocateName):
					relocates++
					s.becomes(in, lines, print)
				}
			}
		}
	}
	s.Then = "Then: " + source.Count(statepoints, "statepoint") + ", " +
		source.Count(relocates, "relocate") + ", " +
		source.Count(len(c.Lowered().StackMap.Bytes), "byte") + " of map."
	return nil
}

// was returns the position in the text before changes of one after them. In what they insert, it is
// where they insert it.
func was(at source.Pos, changes []edits.Edit) source.Pos {
	more := source.Pos(0) // how much longer the new text is so far
	for i := range changes {
		e := &changes[i]
		if at < e.Start+more {
			break
		}
		n := source.Pos(len(e.New))
		if at < e.Start+more+n {
			return e.Start
		}
		more += n - (e.End - e.Start)
	}
	return at - more
}

// becomes shows the statepoint and relocates for the first line that becomes one. lines are the
// lines of the text before, by the values that they define in the one after; print returns the text
// of an instruction.
func (s *Sheet) becomes(in *ir.Instr, lines map[uint32]int, print func(*ir.Instr) string) {
	token, ok := in.Operand(1).(*ir.Instr)
	if !ok || len(s.Becomes) > mostRelocates {
		return
	}
	line := 0
	for _, id := range token.From() {
		line = max(line, lines[uint32(id)])
	}
	if s.Line == 0 && line > 0 {
		s.Line, s.Becomes = line, []string{print(token)}
	}
	if line > 0 && line == s.Line {
		s.Becomes = append(s.Becomes, print(in))
	}
}
