package prepared

import (
	"context"

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

// after compiles the new text, and shows the result.
func (s *Sheet) after(ctx context.Context) error {
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
	lines := map[uint32]int{}
	for _, v := range valuesOf(m) {
		lines[v.id] = m.Text.Position(v.at).Line
	}
	statepoints, relocates := 0, 0
	for _, f := range c.Module().Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				switch {
				case gc.IsStatepoint(in):
					statepoints++
				case in.IsIntrinsic(gc.RelocateName):
					relocates++
					s.becomes(in, lines)
				}
			}
		}
	}
	s.Then = "Then: " + source.Count(statepoints, "statepoint") + ", " +
		source.Count(relocates, "relocate") + ", " +
		source.Count(len(c.Lowered().StackMap.Bytes), "byte") + " of map."
	return nil
}

// becomes shows the statepoint and relocates for the first line that becomes one. lines are the
// lines of the new text, by the values that they define.
func (s *Sheet) becomes(in *ir.Instr, lines map[uint32]int) {
	token, ok := in.Operand(1).(*ir.Instr)
	if !ok || len(s.Becomes) > mostRelocates {
		return
	}
	line := 0
	for _, id := range token.From() {
		line = max(line, lines[uint32(id)])
	}
	if s.Line == 0 && line > 0 {
		s.Line, s.Becomes = line, []string{printer.Instr(token)}
	}
	if line > 0 && line == s.Line {
		s.Becomes = append(s.Becomes, printer.Instr(in))
	}
}
