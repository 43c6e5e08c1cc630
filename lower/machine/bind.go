package machine

import "golang.org/x/arch/x86/x86asm"

// ops is one more than the last opcode of the decoder.
const ops = x86asm.XTEST + 1

// execs are the instructions without a condition in their name.
var execs = [ops]execFunc{
	x86asm.NOP: execNop, x86asm.PAUSE: execNop, x86asm.LFENCE: execNop, x86asm.MFENCE: execNop, x86asm.SFENCE: execNop,
	x86asm.MOV: execMov, x86asm.MOVZX: execMov, x86asm.MOVSX: execMovSX, x86asm.MOVSXD: execMovSX, x86asm.LEA: execLea,
	x86asm.XCHG: execXchg, x86asm.CMPXCHG: execCmpXchg, x86asm.XADD: execXadd,
	x86asm.CMPXCHG8B: execCmpXchgPair, x86asm.CMPXCHG16B: execCmpXchgPair,
	x86asm.PUSH: execPush, x86asm.POP: execPop, x86asm.PUSHFQ: execPushF, x86asm.POPFQ: execPopF, x86asm.BSWAP: execBswap,
	x86asm.ADD: execAdd, x86asm.ADC: execAdc, x86asm.SUB: execSub, x86asm.SBB: execSbb, x86asm.CMP: execCmp,
	x86asm.AND: execAnd, x86asm.OR: execOr, x86asm.XOR: execXor, x86asm.TEST: execTest,
	x86asm.INC: execInc, x86asm.DEC: execDec, x86asm.NEG: execNeg, x86asm.NOT: execNot,
	x86asm.MUL: execMul, x86asm.IMUL: execImul, x86asm.DIV: execDiv, x86asm.IDIV: execIdiv,
	x86asm.CBW: execSignA, x86asm.CWDE: execSignA, x86asm.CDQE: execSignA,
	x86asm.CWD: execSignD, x86asm.CDQ: execSignD, x86asm.CQO: execSignD,
	x86asm.SHL: execShl, x86asm.SHR: execShr, x86asm.SAR: execSar, x86asm.SHLD: execShld, x86asm.SHRD: execShrd,
	x86asm.ROL: execRol, x86asm.ROR: execRor, x86asm.RCL: execRcl, x86asm.RCR: execRcr,
	x86asm.BT: execBt, x86asm.BTS: execBt, x86asm.BTR: execBt, x86asm.BTC: execBt,
	x86asm.BSF: execBsf, x86asm.BSR: execBsr, x86asm.TZCNT: execTzcnt, x86asm.LZCNT: execLzcnt, x86asm.POPCNT: execPopcnt,
	x86asm.JMP: execJmp, x86asm.CALL: execCall, x86asm.RET: execRet, x86asm.LEAVE: execLeave,
	x86asm.CLC: execFlag, x86asm.STC: execFlag, x86asm.CMC: execFlag, x86asm.CLD: execFlag, x86asm.STD: execFlag,
	x86asm.UD2: execUD2, x86asm.UD1: execUD1, x86asm.INT: execTrap, x86asm.HLT: execTrap, x86asm.RDTSC: execRdtsc, x86asm.CPUID: execCpuid,
	x86asm.RDTSCP: execRdtscp, x86asm.SYSCALL: execTrap, x86asm.CLI: execTrap, x86asm.STI: execTrap, x86asm.LAHF: execLahf, x86asm.SAHF: execSahf,
	x86asm.LDMXCSR: execLdmxcsr, x86asm.STMXCSR: execStmxcsr, x86asm.CLFLUSH: execNop, x86asm.MOVNTI: execMov,
	x86asm.PREFETCHNTA: execNop, x86asm.PREFETCHT0: execNop, x86asm.PREFETCHT1: execNop, x86asm.PREFETCHT2: execNop,
	x86asm.MOVSB: execString, x86asm.MOVSW: execString, x86asm.MOVSD: execString, x86asm.MOVSQ: execString,
	x86asm.STOSB: execString, x86asm.STOSW: execString, x86asm.STOSD: execString, x86asm.STOSQ: execString,
	x86asm.LODSB: execString, x86asm.LODSW: execString, x86asm.LODSD: execString, x86asm.LODSQ: execString,
	x86asm.SCASB: execString, x86asm.SCASW: execString, x86asm.SCASD: execString, x86asm.SCASQ: execString,
	x86asm.CMPSB: execString, x86asm.CMPSW: execString, x86asm.CMPSD: execString, x86asm.CMPSQ: execString,
}

// conds are the instructions with a condition: 16 each of Jcc, SETcc and CMOVcc in encoding order.
var conds = [3][16]x86asm.Op{
	{x86asm.JO, x86asm.JNO, x86asm.JB, x86asm.JAE, x86asm.JE, x86asm.JNE, x86asm.JBE, x86asm.JA,
		x86asm.JS, x86asm.JNS, x86asm.JP, x86asm.JNP, x86asm.JL, x86asm.JGE, x86asm.JLE, x86asm.JG},
	{x86asm.SETO, x86asm.SETNO, x86asm.SETB, x86asm.SETAE, x86asm.SETE, x86asm.SETNE, x86asm.SETBE,
		x86asm.SETA,
		x86asm.SETS, x86asm.SETNS, x86asm.SETP, x86asm.SETNP, x86asm.SETL, x86asm.SETGE,
		x86asm.SETLE, x86asm.SETG},
	{x86asm.CMOVO, x86asm.CMOVNO, x86asm.CMOVB, x86asm.CMOVAE, x86asm.CMOVE, x86asm.CMOVNE,
		x86asm.CMOVBE, x86asm.CMOVA,
		x86asm.CMOVS, x86asm.CMOVNS, x86asm.CMOVP, x86asm.CMOVNP, x86asm.CMOVL, x86asm.CMOVGE,
		x86asm.CMOVLE, x86asm.CMOVG},
}

// condOf finds the condition of an instruction.
var condOf = func() map[x86asm.Op]uint8 {
	t := map[x86asm.Op]uint8{}
	for _, row := range conds {
		for cc, op := range row {
			t[op] = uint8(cc)
		}
	}
	return t
}()

// bind finds the function that executes d.
func (d *inst) bind() bool {
	if d.op >= ops {
		return false
	}
	if f := execs[d.op]; f != nil {
		d.exec = f
		switch {
		case d.a.kind == opXMM || d.b.kind == opXMM:
			return false
		case d.op == x86asm.PUSH || d.op == x86asm.POP:
			if d.a.kind == opImm {
				d.size = 8
			}
			return d.size == 8
		}
		return true
	}
	if cc, ok := condOf[d.op]; ok {
		d.cc = cc
		switch d.op {
		case conds[0][cc]:
			d.exec = execJcc
		case conds[1][cc]:
			d.exec = execSetcc
		default:
			d.exec = execCmov
		}
		return true
	}
	if f := x87Execs[d.op]; f != nil {
		d.exec = f
		return true
	}
	if d.a.kind == opST || d.b.kind == opST {
		return false
	}
	return d.bindSSE()
}
