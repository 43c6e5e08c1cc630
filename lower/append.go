package lower

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/data"
	"statepoint/lower/isel"
)

// checkSize enforces Options.MaxInstructions.
func checkSize(m *ir.Module, most int, diags *source.List) error {
	if most <= 0 {
		return nil
	}
	n := 0
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				n++
			}
			if n > most {
				diags.Codef(isel.CodeLimit, f.Span,
					"the module has more than %d instructions, the limit of the code generator "+
						"(MaxInstructions)", most)
				return diags
			}
		}
	}
	return nil
}

// alignCode pads a section of code to the alignment of a function. An alignment that is asked for
// beyond the usual one is the section's, too.
func (c *Compiler) alignCode(f *ir.Func, s *code.CodeSection) bool {
	align := data.FunctionAlign(f, c.m.Dialect)
	s.Align = max(s.Align, align)
	pad := -uint64(len(s.Data)) & (align - 1)
	if pad >= data.TextAlign && !c.data.Reserve(f.Span,
		fmt.Sprintf("`@%s` with its alignment of %d", f.Name(), f.Align), pad) {
		return false
	}
	s.Data = amd64.AppendNops(s.Data, int(pad))
	return true
}

// prefix emits what stands before a function's entry, nil if nothing does.
func (c *Compiler) prefix(f *ir.Func, s *code.CodeSection) *code.Datum {
	d := c.data.Prefix(f)
	if d == nil {
		return nil
	}
	at := uint32(len(s.Data))
	for _, r := range d.Relocs {
		r.Off += at
		s.Fixups = append(s.Fixups, r)
	}
	s.Data = append(s.Data, d.Bytes...)
	return d
}

// jumpTables notes the function's jump tables with the places their entries lead to.
func (c *Compiler) jumpTables(fn *code.Func) {
	n := int32(len(c.res.Funcs) - 1)
	for _, t := range c.em.Tables() {
		for k, off := range t.Targets {
			c.image.JumpTables = append(c.image.JumpTables, code.TableEntry{
				Sym: t.Sym, Func: n, First: k == 0, Target: fn.At + off, Index: k,
			})
		}
	}
}

// placeCode lays the sections of code out one after the other, and fills in what depends on where
// they are.
func (c *Compiler) placeCode() {
	if len(c.image.Code) == 1 {
		c.res.Text = c.image.Code[0].Data
	} else {
		size := 0
		for i := range c.image.Code {
			s := &c.image.Code[i]
			size = (size + data.TextAlign - 1) &^ (data.TextAlign - 1)
			s.Base = uint32(size)
			size += len(s.Data)
		}
		text := make([]byte, size)
		for i := range c.image.Code {
			s := &c.image.Code[i]
			end := int(s.Base) + copy(text[s.Base:], s.Data)
			s.Data = text[s.Base:end:end]
		}
		c.res.Text = text
	}
	for i := range c.image.Code {
		s := &c.image.Code[i]
		c.res.Sections = append(c.res.Sections, code.Section{
			Name: s.Ref.Name, Group: s.Ref.Group, Offset: s.Base, Size: uint32(len(s.Data)),
		})
	}
	for i := range c.res.Funcs {
		fn := &c.res.Funcs[i]
		fn.Offset = c.image.Code[fn.Section].Base + fn.At
	}
}
