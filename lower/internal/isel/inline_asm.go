package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// The methods that package inlineasm calls: see inlineasm.Selection.

// ArrivesIn is the register in which a value is passed to the function, if it is an argument of one
// part and the current block is the entry block; else NoReg.
func (s *assemblyHost) ArrivesIn(v ir.Value) amd64.Reg {
	r, at := s.Resolve(v, 0)
	arg, ok := r.(*ir.Arg)
	if !ok || at != 0 || s.body.block_ != s.Func.Entry() {
		return amd64.NoReg
	}
	places := s.Out.Conv.Arguments()
	s.conv.hiddenResult(s.Func.FuncType.Result(), s.Out.Conv, &places)
	for _, a := range s.Func.Args {
		if specialRegister(a.Attrs, s.Out.Conv, &places) != amd64.NoReg {
			return amd64.NoReg
		}
		if _, by := byValType(a, a.Attrs); by {
			continue
		}
		ps := s.conv.abiParts(nil, a.Type())
		if len(ps) != 1 || ps[0].how != asIs {
			return amd64.NoReg
		}
		if in := places.Next(ps[0].ABIClass(), int64(ps[0].Size)); a == arg {
			return in.Reg
		}
	}
	return amd64.NoReg
}

// IsDynamic reports whether an alloca allocates at run time.
func (s *assemblyHost) IsDynamic(alloca *ir.Instr) bool { return s.body.regOf.at(alloca.ID()) >= 0 }

// StoreInFrame stores a value in a new object of the frame.
func (s *assemblyHost) StoreInFrame(v ir.Value, ps []build.Part) int {
	n := s.conv.resultObject(v.Type())
	for i := range ps {
		s.conv.storeWhole(mir.Frame(n, int64(ps[i].Off)), s.Source(v, i), ps[i])
	}
	return n
}

// StoreXMM stores a register of that class.
func (s *assemblyHost) StoreXMM(o, src mir.Operand, p build.Part) {
	s.fp.StoreSource(o, src, p)
}
