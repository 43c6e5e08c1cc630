package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// The register save area of a variadic function (psABI 3.5.7, "Variable Argument Lists"): six
// general registers, then eight XMM registers of 16 bytes.
const (
	numArgGPR    = 6
	numArgXMM    = 8
	saveAreaGPR  = 8 * numArgGPR
	saveAreaSize = saveAreaGPR + 16*numArgXMM
)

// saveRegisters stores the argument registers to the save area at the entry, if the function has a
// va_start. places has the registers that the named arguments took; ops are the Entry instruction's
// operands so far. The second result must be called after the entry is emitted.
func (s *variadics) saveRegisters(ops []mir.Operand, places *abi.Args) ([]mir.Operand,
	[]func()) {
	if s.saveArea == 0 {
		return ops, nil
	}
	object := s.saveArea - 1
	var code []func()
	for i := places.Taken(abi.Int); i < numArgGPR; i++ {
		v := s.Temp(mir.GPR, 8)
		ops = append(ops, mir.Out(v, abi.C.Args[abi.Int][i]))
		code = append(code, func() {
			s.X86(amd64.MOV, amd64.W64, mir.Frame(object, int64(8*i)),
				mir.R(v))
		})
	}
	for i := places.Taken(abi.Float); i < numArgXMM; i++ {
		v := s.Temp(mir.XMM, 16)
		ops = append(ops, mir.Out(v, abi.C.Args[abi.Float][i]))
		code = append(code, func() {
			s.X86(amd64.MOVAPS, amd64.W0, mir.Frame(object, int64(saveAreaGPR+16*i)), mir.R(v))
		})
	}
	return ops, code
}

// VAStart fills a va_list: the offsets of the next registers in the save area, the addresses of the
// stack arguments and the save area.
func (s *variadics) VAStart(in *ir.Instr) {
	if s.saveArea == 0 {
		s.Out.Objects = append(s.Out.Objects, mir.Object{Size: uint64(saveAreaSize), Align: 16})
		s.saveArea = len(s.Out.Objects)
	}
	places := s.conv.incomingPlaces()
	s.Out.Objects = append(s.Out.Objects, mir.Object{Size: 8, Align: 8,
		Incoming: int32(places.Stack()/8) + 1})
	stackArgs := len(s.Out.Objects) - 1
	list := s.mem.address(in.Arg(0), 0)
	s.X86(amd64.MOV, amd64.W32, list, mir.I(int64(8*places.Taken(abi.Int))))
	s.X86(amd64.MOV, amd64.W32, s.Offset(list, 4),
		mir.I(int64(saveAreaGPR+16*places.Taken(abi.Float))))
	for _, f := range [...]struct {
		off    int64
		object int
	}{{8, stackArgs}, {16, s.saveArea - 1}} {
		r := s.Load(mir.Operand{Kind: mir.KindFrameAddr, Sym: amd64.Sym(f.object)}, mir.GPR, 8)
		s.X86(amd64.MOV, amd64.W64, s.Offset(list, f.off), mir.R(r))
	}
}

// VACopy copies a va_list of 24 bytes.
func (s *variadics) VACopy(in *ir.Instr) {
	from, to := s.mem.address(in.Arg(1), 0), s.mem.address(in.Arg(0), 0)
	for off := int64(0); off < 24; off += 8 {
		r := s.Temp(mir.GPR, 8)
		s.X86(amd64.MOV, amd64.W64, mir.D(r), s.Offset(from, off))
		s.X86(amd64.MOV, amd64.W64, s.Offset(to, off), mir.R(r))
	}
}

// vaArg reads the next argument of a va_list: from the save area while registers of its class are
// left, else from the stack.
func (s *variadics) vaArg(in *ir.Instr) {
	ps := append([]build.Part(nil), s.Parts(in.Type())...)
	if len(ps) != 1 {
		s.Fail("`va_arg` of type `" + in.Type().String() + "`")
		return
	}
	if in.Operand(0).Type().Kind != ir.PointerKind {
		s.Fail("`va_arg` of a list of type `" + in.Operand(0).Type().String() + "`")
		return
	}
	p := ps[0]
	if p.OnX87() { // whatever registers are left
		s.vaStack(in, p)
		return
	}
	field, last, step := int64(0), int64(saveAreaGPR-8), int64(8)
	if p.Class == mir.XMM {
		field, last, step = 4, int64(saveAreaSize-16), 16
	}
	list := mir.M(s.Reg(in.Operand(0)), 0)
	used, area, stack := s.Temp(mir.GPR, 4), s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 8)
	s.X86(amd64.MOV, amd64.W32, mir.D(used), s.Offset(list, field))
	s.X86(amd64.MOV, amd64.W64, mir.D(stack), s.Offset(list, 8))
	s.X86(amd64.MOV, amd64.W64, mir.D(area), s.Offset(list, 16))
	inRegs := s.Op2(amd64.ADD, amd64.W64, area, mir.R(used))
	nextUsed := s.Op2(amd64.ADD, amd64.W32, used, mir.I(step))
	nextStack := s.Op2(amd64.ADD, amd64.W64, stack, mir.I(8))
	at, newUsed, newStack := s.Temp(mir.GPR, 8), s.Temp(mir.GPR, 4), s.Temp(mir.GPR, 8)
	s.X86(amd64.CMP, amd64.W32, mir.R(used), mir.I(last))
	s.CMov(at, mir.R(stack), mir.R(inRegs), amd64.CondBE, amd64.W64)
	s.CMov(newUsed, mir.R(used), mir.R(nextUsed), amd64.CondBE, amd64.W32)
	s.CMov(newStack, mir.R(nextStack), mir.R(stack), amd64.CondBE, amd64.W64)
	s.X86(amd64.MOV, amd64.W32, s.Offset(list, field), mir.R(newUsed))
	s.X86(amd64.MOV, amd64.W64, s.Offset(list, 8), mir.R(newStack))
	d := s.Temp(p.Class, p.Size)
	if s.Needed(in) {
		d = s.VReg(in, 0)
	}
	s.mem.LoadPart(d, mir.M(at, 0), p)
}

// vaStack reads the next argument of a va_list that is passed on the stack at a multiple of 16
// bytes.
func (s *variadics) vaStack(in *ir.Instr, p build.Part) {
	list := mir.M(s.Reg(in.Operand(0)), 0)
	stack := s.Temp(mir.GPR, 8)
	s.X86(amd64.MOV, amd64.W64, mir.D(stack), s.Offset(list, 8))
	at := s.Op2(amd64.AND, amd64.W64, s.Op2(amd64.ADD, amd64.W64, stack, mir.I(15)), mir.I(-16))
	s.X86(amd64.MOV, amd64.W64, s.Offset(list, 8),
		mir.R(s.Op2(amd64.ADD, amd64.W64, at, mir.I(16))))
	if s.Needed(in) {
		s.mem.LoadPart(s.VReg(in, 0), mir.M(at, 0), p)
	}
}
