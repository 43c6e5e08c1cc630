package lower

import (
	"fmt"
	"strconv"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/data"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/target"
)

// sections lays out the code of functions in sections, with the prefixes before it.
type sections struct {
	m     *ir.Module
	out   *code.Module
	image *code.Image
	data  *data.Builder
	syms  *mir.Symbols
	em    finisher // the function being compiled
}

// finisher has the code of a function.
type finisher interface {
	Finish([]byte, []amd64.Fixup) ([]byte, []amd64.Fixup, error)
	Tables() []emit.Table
}

// append appends a function to its section, and to the module.
func (s *sections) append(fn *function) (bool, error) {
	f, in := fn.f, &s.image.Code[fn.section]
	if !s.align(f, in) || !s.data.PrefixFits(f) {
		return false, nil
	}
	prefix := s.prefix(f, in)
	nops := target.PrefixNops(f)
	if !s.nops(fn, in, nops) {
		return false, nil
	}
	start := uint32(len(in.Data))
	var err error
	in.Data, in.Fixups, err = s.em.Finish(in.Data, in.Fixups)
	if err != nil {
		return false, fmt.Errorf("function %s: %w", f.Name(), err)
	}
	size := uint32(len(in.Data)) - start
	if !s.data.Count(uint64(size)) && !s.data.Reserve(f.Span, "the code of `@"+f.Name()+"`",
		uint64(size)) {
		return false, nil
	}
	sym := s.syms.Of(f)
	if s.out.Funcs == nil {
		s.out.Funcs = make([]code.Func, 0, len(s.m.Funcs)) // which copying would double
	}
	s.out.Funcs = append(s.out.Funcs, code.Func{
		Name: s.syms.Name(sym), ID: f.ID(), Sym: sym, Section: fn.section, At: start, Size: size,
		Info: &f.GlobalInfo, Align: data.FunctionAlign(f, s.m.Dialect),
		Prefix: prefix, Patch: nops, OwnTables: in.Own,
	})
	fn.cf = &s.out.Funcs[len(s.out.Funcs)-1]
	return true, nil
}

// align pads a section of code to the alignment of a function. An explicit alignment larger than
// the default also applies to the section.
func (s *sections) align(f *ir.Func, in *code.CodeSection) bool {
	align := data.FunctionAlign(f, s.m.Dialect)
	in.Align = max(in.Align, align)
	pad := -uint64(len(in.Data)) & (align - 1)
	if pad >= data.TextAlign && !s.data.Reserve(f.Span,
		fmt.Sprintf("`@%s` with its alignment of %d", f.Name(), f.Align), pad) {
		return false
	}
	in.Data = amd64.AppendNops(in.Data, int(pad))
	return true
}

// prefix emits the bytes before a function's entry, nil if there are none.
func (s *sections) prefix(f *ir.Func, in *code.CodeSection) *code.Datum {
	d := s.data.Prefix(f)
	if d == nil {
		return nil
	}
	at := uint32(len(in.Data))
	for _, r := range d.Relocs {
		r.Off += at
		in.Fixups = append(in.Fixups, r)
	}
	in.Data = append(in.Data, d.Bytes...)
	return d
}

// nops emits nops before a function's entry, and records the position of all its patchable nops
// ("patchable-function-prefix" and "patchable-function-entry"). It reports whether their number is
// within the limit.
func (s *sections) nops(fn *function, in *code.CodeSection, before int) bool {
	if before == 0 && fn.by.mf.EntryNops == 0 {
		return true
	}
	if !s.data.Reserve(fn.f.Span, "`\"patchable-function-prefix\"=\""+strconv.Itoa(before)+"\"`",
		uint64(before)) {
		return false
	}
	s.image.Patches = append(s.image.Patches, code.Patch{Func: int32(len(s.out.Funcs)),
		At: uint32(len(in.Data))})
	for range before {
		// instructions of one byte, so that any part of them can be patched
		in.Data = append(in.Data, 0x90)
	}
	return true
}

// jumpTables records the function's jump tables with the targets of their entries.
func (s *sections) jumpTables(cf *code.Func) {
	n := int32(len(s.out.Funcs) - 1)
	for _, t := range s.em.Tables() {
		for k, off := range t.Targets {
			s.image.JumpTables = append(s.image.JumpTables, code.TableEntry{
				Sym: t.Sym, Func: n, First: k == 0, Target: cf.At + off, Index: k,
				Address: t.Addresses,
			})
		}
	}
}

// place lays out the code sections one after the other, and fills in what depends on their
// position.
func (s *sections) place() {
	if len(s.image.Code) == 1 {
		s.out.Text = s.image.Code[0].Data
	} else {
		size := 0
		for i := range s.image.Code {
			x := &s.image.Code[i]
			size = (size + data.TextAlign - 1) &^ (data.TextAlign - 1)
			x.Base = uint32(size)
			size += len(x.Data)
		}
		text := make([]byte, size)
		for i := range s.image.Code {
			x := &s.image.Code[i]
			end := int(x.Base) + copy(text[x.Base:], x.Data)
			x.Data = text[x.Base:end:end]
		}
		s.out.Text = text
	}
	for i := range s.image.Code {
		x := &s.image.Code[i]
		s.out.Sections = append(s.out.Sections, code.Section{
			Name: x.Ref.Name, Group: x.Ref.Group, Offset: x.Base, Size: uint32(len(x.Data)),
		})
	}
	for i := range s.out.Funcs {
		cf := &s.out.Funcs[i]
		cf.Offset = s.image.Code[cf.Section].Base + cf.At
	}
}
