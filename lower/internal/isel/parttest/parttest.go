package parttest

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Selection stands in for the rest of selection, for a function in which nothing is folded: every
// value, also a pointer, has separate registers, arguments the first ones, and all values are
// needed.
type Selection struct {
	build.Values
	Builder build.Builder
	// Selected are the IR instructions that the part had selected elsewhere, as "v3 = add v1, v2";
	// they emit no code.
	Selected []string
	regs     map[ir.Value]mir.VReg
}

// New returns the selection of the function @f of a text.
func New(t *testing.T, text string) *Selection {
	t.Helper()
	src := source.NewText("t.ll", text)
	m, _, err := irparse.Parse(context.Background(), src, nil)
	if err != nil {
		t.Fatal(err)
	}
	layout, err := datalayout.Parse("e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128")
	if err != nil {
		t.Fatal(err)
	}
	c := &build.Code{Env: &build.Env{Module: m, Layout: layout, Symbols: mir.NewSymbols(m),
		Diags: source.NewList(src)}}
	f := m.Func("f")
	c.Begin(f, &mir.Func{})
	c.Out.Reset("f")
	s := &Selection{regs: map[ir.Value]mir.VReg{}}
	s.Builder = build.Builder{Code: c, Values: s}
	for _, a := range f.Args {
		s.VReg(a, 0)
	}
	return s
}

// Each calls a function for each instruction with the given opcode, in order, and returns the code,
// one instruction per line, and the errors.
func (s *Selection) Each(op ir.Opcode, do func(in *ir.Instr)) (code, errors string) {
	c := s.Builder.Code
	for _, b := range c.Func.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == op {
				c.At = in
				do(in)
			}
		}
	}
	f := *c.Out
	f.Insts = c.Buf
	f.Blocks = []mir.Block{{End: int32(len(c.Buf))}}
	p := mir.Printer{Symbol: c.Env.Symbols.Name}
	_, code, _ = strings.Cut(p.Text(&f), "b0:\n")
	return strings.ReplaceAll(strings.TrimSpace(code), "\n  ", "\n"), c.Env.Diags.Error()
}

// VReg returns the register of a part of a value.
func (s *Selection) VReg(v ir.Value, p int) mir.VReg {
	c := s.Builder.Code
	if s.regs[v] == 0 {
		for i, part := range append([]build.Part(nil), c.Parts(v.Type())...) {
			if r := c.Temp(part.Class, part.Size); i == 0 {
				s.regs[v] = r
			}
		}
	}
	return s.regs[v] + mir.VReg(p)
}

// Source is an integer constant as a number, and any other value in its register.
func (s *Selection) Source(v ir.Value, p int) mir.Operand {
	if c, ok := ir.AsInt(v); ok {
		return mir.I(c.Int64())
	}
	return mir.R(s.VReg(v, p))
}

// RegPart is part p of a value in a register.
func (s *Selection) RegPart(v ir.Value, p int) mir.VReg {
	if o := s.Source(v, p); o.Kind != mir.KindReg {
		return s.Builder.Load(o, mir.GPR, build.IntSize(v.Type().Bits))
	}
	return s.VReg(v, p)
}

// Reg is a value of one part in a register.
func (s *Selection) Reg(v ir.Value) mir.VReg { return s.RegPart(v, 0) }

// Extend extends an integer to a width as if it had 16 bits, which is enough to distinguish signed
// from unsigned.
func (s *Selection) Extend(v ir.Value, signed bool, width uint32) mir.VReg {
	d := s.Builder.Temp(mir.GPR, build.IntSize(width))
	op := amd64.MOVZXW
	if signed {
		op = amd64.MOVSXW
	}
	s.Builder.X86(op, amd64.Width(width), mir.D(d), mir.R(s.Reg(v)))
	return d
}

// Select records an instruction.
func (s *Selection) Select(in *ir.Instr) {
	var list []string
	for i := range in.NumOps() {
		o := s.Source(in.Operand(i), 0)
		list = append(list, (&mir.Printer{}).Operand(s.Builder.Out, &o))
	}
	s.Selected = append(s.Selected, fmt.Sprintf("v%d = %s %s", s.VReg(in, 0), in.Op,
		strings.Join(list, ", ")))
}

// LoadPart loads an integer.
func (s *Selection) LoadPart(d mir.VReg, o mir.Operand, p build.Part) {
	s.Builder.LoadInt(d, o, p.Bits)
}

// Place sets the first register of a value.
func (s *Selection) Place(v ir.Value, r mir.VReg) { s.regs[v] = r }

// Needed returns true.
func (s *Selection) Needed(ir.Value) bool { return true }

// Foldable returns false.
func (s *Selection) Foldable(*ir.Instr) bool { return false }

// Memory is the memory at a pointer in its register.
func (s *Selection) Memory(p ir.Value) mir.Operand { return mir.M(s.Reg(p), 0) }

// Resolve returns the value itself.
func (s *Selection) Resolve(v ir.Value, p int) (ir.Value, int) { return v, p }

// ArrivesIn returns NoReg, for an unknown register.
func (s *Selection) ArrivesIn(ir.Value) amd64.Reg { return amd64.NoReg }

// IsDynamic returns false.
func (s *Selection) IsDynamic(*ir.Instr) bool { return false }

// AddressOf reads numbers and globals.
func (s *Selection) AddressOf(v ir.Value) (ir.Named, int64, bool) {
	if c, ok := ir.AsInt(v); ok {
		return nil, c.Int64(), true
	}
	g, ok := v.(*ir.Global)
	return g, 0, ok
}

// StoreInFrame creates a frame object and stores a value in general registers there.
func (s *Selection) StoreInFrame(v ir.Value, ps []build.Part) int {
	out := s.Builder.Out
	n := len(out.Objects)
	out.Objects = append(out.Objects, mir.Object{})
	for i, p := range ps {
		out.Objects[n] = mir.Object{Size: p.Off + uint64(p.Size), Align: uint64(p.Size)}
		s.Builder.StoreInt(mir.Frame(n, int64(p.Off)), s.Source(v, i), build.OpWidth(p.Bits))
	}
	return n
}

// StoreXMM stores a register of 16 bytes.
func (s *Selection) StoreXMM(o, src mir.Operand, _ build.Part) {
	s.Builder.X86(amd64.MOVUPS, amd64.W0, o, src)
}

// Finishing returns false.
func (s *Selection) Finishing() bool { return false }
