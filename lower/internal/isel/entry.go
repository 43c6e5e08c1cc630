package isel

import (
	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/mir"
)

// entry defines the arguments that have uses.
func (s *functionEnds) entry() {
	conv := s.Out.Conv
	copied, ok := s.popFrame()
	if !ok {
		return
	}
	places := conv.Arguments()
	var ops []mir.Operand
	if r, hidden := s.conv.hiddenResult(s.Func.FuncType.Result(), conv, &places); hidden &&
		s.resultAt != 0 {
		ops = append(ops, mir.Out(s.resultAt, r))
	}
	for _, a := range s.Func.Args {
		if refused := refusedAttr(a.Attrs, conv); refused != "" {
			s.Fail(
				source.An("`"+refused+"`") + " parameter of the convention `" + s.Func.CC.String() +
					"`",
			)
			return
		}
		if r := specialRegister(a.Attrs, conv, &places); r != amd64.NoReg {
			switch {
			case a.Attrs.Has("swifterror"):
				v := s.Temp(mir.GPR, 8)
				ops = append(ops, mir.Out(v, r))
				object := int(-1 - s.body.regOf.at(a.ID()))
				s.afterEntry = append(s.afterEntry, func() {
					s.X86(amd64.MOV, amd64.W64, mir.Frame(object, 0), mir.R(v))
				})
			case s.Needed(a):
				ops = append(ops, mir.Out(s.VReg(a, 0), r))
			}
			continue
		}
		if t, by := byValType(a, a.Attrs); by {
			off := places.ByValue(int64(s.Env.Layout.Size(t)), s.conv.byValAlign(t, a.Attrs))
			object := &s.Out.Objects[-1-s.body.regOf.at(a.ID())]
			if copied.within(off, int64(object.Size)) {
				object.Incoming = 0
				size := int64(object.Size)
				copied.then(func() {
					s.calling.copyBytes(mir.Frame(int(-1-s.body.regOf.at(a.ID())), 0),
						mir.Frame(s.conv.incomingObject(off), 0), size)
				})
				continue
			}
			object.Incoming = int32(off/8) + 1
			continue
		}
		ps := s.conv.abiParts(make([]abiPart, 0, 4), a.Type())
		beginPair(&places, a.Type())
		var loads []func()
		take := func(i int, v mir.VReg) {
			switch at := places.Next(ps[i].ABIClass(), int64(ps[i].Size)); {
			case at.Kind == abi.Nowhere:
				s.Fail("a parameter of `" + s.Func.CC.String() + "` beyond its registers")
			case v == 0:
			case at.Kind == abi.InReg:
				ops = append(ops, mir.Out(v, at.Reg))
			case copied.within(at.Off, int64(ps[i].Size)):
				p := ps[i].Part
				copied.then(func() {
					s.conv.loadWhole(v, mir.Frame(s.conv.incomingObject(at.Off), 0), p)
				})
			case conv.Packed && (at.Off%8 != 0 || ps[i].Size < 8): // a part of a word
				p := ps[i].Part
				loads = append(loads, func() {
					s.conv.loadWhole(v, mir.Frame(s.conv.incomingObject(at.Off), at.Off%8), p)
				})
			default:
				s.Out.VRegs[v].Incoming = int32(at.Off/8) + 1
			}
		}
		if s.Needed(a) {
			received := s.conv.receive(a, a.Type(), ps, take)
			s.afterEntry = append(append(s.afterEntry, loads...), received...)
		} else {
			for i := range ps {
				take(i, 0)
			}
		}
		places.EndPair()
	}
	if places.Stack() > maxStackArgs {
		s.FailAt(nil, "a function with more than 1 GB of arguments on the stack")
		return
	}
	s.Out.Incoming = int32(places.Stack() / 8)
	s.Out.Results |= conv.Lost(places.Used())
	ops, stores := s.varargs.saveRegisters(ops, &places)
	s.afterEntry = append(s.afterEntry, stores...)
	if len(ops) > 0 {
		s.Emit(mir.Entry, amd64.W64, ops...)
	}
	s.copyReturn(&copied)
	for _, store := range s.afterEntry {
		store()
	}
}
