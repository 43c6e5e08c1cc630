package ir

import (
	"fmt"

	"statepoint/core/source"
)

// minOperands is the minimum number of operands of an opcode, where that is fixed; calls, casts and
// binary operations are not here.
var minOperands = [numOpcodes]uint8{
	Br: 1, Switch: 2, IndirectBr: 1, Resume: 1, CatchRet: 2, CleanupRet: 1, CatchSwitch: 1, CatchPad: 1, CleanupPad: 1,
	FNeg: 1, ExtractElement: 2, InsertElement: 3, ShuffleVector: 2, ExtractValue: 1, InsertValue: 2, Alloca: 1, Load: 1, Store: 2,
	CmpXchg: 3, AtomicRMW: 2, GetElementPtr: 1, ICmp: 2, FCmp: 2, Select: 3, Freeze: 1, VAArg: 1,
}

// ShapeFault is the kind of fault in an instruction's shape.
type ShapeFault uint8

const (
	// BadOperands is a wrong number of operands, or an operand that the opcode cannot have.
	BadOperands ShapeFault = iota
	// BadCall is a call whose operands disagree with its counts, or which lacks its function type.
	BadCall
	// BadPhi is a phi with more or fewer values than blocks.
	BadPhi
	// NoOperand is a nil operand.
	NoOperand
)

// ShapeProblem describes what is wrong with an instruction's number of operands or opcode-specific
// parts, or returns "" if they match the list at Instr. Do not use the accessors of an instruction
// of the wrong shape: they would read beyond its operands.
func (in *Instr) ShapeProblem() (fault ShapeFault, problem string) {
	least := int(minOperands[in.Op])
	most := -1
	blocksFrom, blocksTo := 0, 0 // operands that are blocks
	switch op := in.Op; {
	case op.IsCall():
		if in.Call == nil || in.Call.FuncType == nil || in.Call.FuncType.Kind != FunctionKind {
			return BadCall, "a call without its function type"
		}
		least = 1 + in.Call.NumArgs
		for _, b := range in.Call.Bundles {
			least += b.NumArgs
		}
		most = least
		switch op {
		case Invoke:
			blocksFrom, blocksTo = least, least+2
			least, most = least+2, least+2
		case CallBr:
			blocksFrom, blocksTo = least, len(in.ops)
			least, most = least+1, -1
		}
		if len(in.ops) < least || most >= 0 && len(in.ops) > most {
			return BadCall, fmt.Sprintf("the call has %s, not %d",
				source.Count(len(in.ops), "operand"), least)
		}
	case op.IsBinary():
		least, most = 2, 2
	case op.IsCast():
		least, most = 1, 1
	default:
		switch op {
		case Ret:
			most = 1
		case Br:
			if most = 1; len(in.ops) > 1 {
				least, most, blocksFrom = 3, 3, 1
			}
			blocksTo = len(in.ops)
		case Switch:
			if len(in.ops)%2 != 0 {
				return BadOperands, "a switch with a case that leads nowhere"
			}
		case IndirectBr:
			blocksFrom, blocksTo = 1, len(in.ops)
		case CatchRet:
			most, blocksFrom, blocksTo = 2, 1, len(in.ops)
		case CleanupRet:
			most, blocksFrom, blocksTo = 2, 1, len(in.ops)
		case CatchSwitch:
			blocksFrom, blocksTo = 1, len(in.ops)
			if in.Flags&UnwindsToCaller == 0 {
				least++
			}
		case Phi:
			if len(in.ops) != len(in.Blocks) {
				return BadPhi, fmt.Sprintf("the phi has %s for %s",
					source.Count(len(in.ops), "value"),
					source.Count(len(in.Blocks), "block"))
			}
		case Unreachable, Fence, BadOp:
			most = 0
		case FNeg, Alloca, Load, Freeze, VAArg, ExtractValue, Resume:
			most = 1
		case ExtractElement, ShuffleVector, InsertValue, Store, AtomicRMW, ICmp, FCmp:
			most = 2
		case InsertElement, CmpXchg, Select:
			most = 3
		}
	}
	if len(in.ops) < least || most >= 0 && len(in.ops) > most {
		return BadOperands, fmt.Sprintf("%s has %s, not %d", in.Op,
			source.Count(len(in.ops), "operand"), least)
	}
	for i := range in.ops {
		_, isBlock := in.ops[i].Value.(*Block)
		want := blocksFrom <= i && i < blocksTo || in.Op == Switch && i%2 == 1
		switch {
		case in.ops[i].Value == nil:
			return NoOperand, fmt.Sprintf("operand %d is missing", i)
		case isBlock && !want:
			return BadOperands, fmt.Sprintf("a block cannot be operand %d of %s", i, in.Op)
		case want && !isBlock:
			return BadOperands, fmt.Sprintf("operand %d of %s is not a block", i, in.Op)
		}
	}
	return in.misplaced()
}

// Shaped reports whether the instruction has the right shape, see ShapeProblem.
func (in *Instr) Shaped() bool {
	_, problem := in.ShapeProblem()
	return problem == ""
}

// misplaced describes what an instruction lacks, or has although its opcode cannot have it, besides
// operands.
func (in *Instr) misplaced() (fault ShapeFault, problem string) {
	switch in.Op {
	case BadOp:
		return BadOperands, "an instruction without an opcode"
	case Alloca, GetElementPtr:
		if in.ElemType == nil {
			return BadOperands, in.Op.String() + " without the type of an element"
		}
	case AtomicRMW:
		if in.Mem == nil || in.Mem.RMW == "" {
			return BadOperands, "an atomicrmw without its operation"
		}
	case ICmp, FCmp:
		if in.Pred == NoPred || in.Pred >= numPreds || (in.Pred >= FFalse) != (in.Op == FCmp) {
			return BadOperands, in.Op.String() + " without a predicate of its own"
		}
	case ExtractValue, InsertValue:
		if len(in.Indices()) == 0 {
			return BadOperands, in.Op.String() + " without an index"
		}
	}
	return BadOperands, ""
}
