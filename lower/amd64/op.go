package amd64

// Op is an operation: a row of the manual, all widths and encodings together.
// The zero value is not an operation.
type Op uint16

// The operations. Names are the manual's; comments explain those that have several meanings there.
const (
	opNone Op = iota

	// Data movement.
	MOV    // immediate, register, memory; a 64-bit immediate if it needs to be
	MOVABS // always the ten-byte form
	MOVZXB // zero-extend a byte to the width
	MOVZXW // zero-extend 16 bits
	MOVSXB // sign-extend a byte
	MOVSXW // sign-extend 16 bits
	MOVSXD // sign-extend 32 bits to 64
	LEA
	XCHG // with memory it locks by itself
	CMPXCHG
	XADD
	CMPXCHG8B
	CMPXCHG16B
	PUSH
	POP
	PUSHF // PUSHFQ
	POPF  // POPFQ
	BSWAP

	// Arithmetic.
	ADD
	OR
	ADC
	SBB
	AND
	SUB
	XOR
	CMP
	TEST
	INC
	DEC
	NOT
	NEG
	MUL
	IMUL // one operand: RDX:RAX = RAX * it; two; three: the last an immediate
	DIV
	IDIV
	CBW  // AL to AX
	CWDE // AX to EAX
	CDQE // EAX to RAX
	CWD  // AX to DX:AX
	CDQ  // EAX to EDX:EAX
	CQO  // RAX to RDX:RAX

	// Shifts and bits.
	ROL
	ROR
	RCL
	RCR
	SHL
	SHR
	SAR
	SHLD
	SHRD
	BT
	BTS
	BTR
	BTC
	BSF
	BSR
	POPCNT
	TZCNT
	LZCNT

	// Conditions, branches and calls.
	SETCC  // Inst.Cond
	CMOVCC // Inst.Cond
	JCC    // Inst.Cond
	JMP
	CALL
	RET
	LEAVE

	// Strings.
	MOVS // string move
	CMPS // string comparison
	STOS // string store
	LODS // string load
	SCAS // string scan
	CLC
	STC
	CMC
	CLD
	STD

	// Fences, traps and nops.
	LFENCE
	MFENCE
	SFENCE
	PAUSE
	UD2
	UD1 // raises the exception of UD2; its operands are for the handler
	INT3
	HLT
	INT // with its number; INT3 is one byte
	ENDBR64
	CPUID
	RDTSC
	RDTSCP
	SYSCALL
	CLI
	STI
	LAHF
	SAHF
	LDMXCSR
	STMXCSR
	PREFETCHNTA
	PREFETCHT0
	PREFETCHT1
	PREFETCHT2
	CLFLUSH
	MOVNTI
	NOP // without an operand one byte, with one the long nop

	// Moves.
	MOVSS
	MOVSD // scalar double, not the string operation
	MOVAPS
	MOVAPD
	MOVUPS
	MOVUPD
	MOVDQA
	MOVDQU
	MOVD // 32 bits between XMM and general register or memory
	MOVQ // 64 bits between XMM and XMM, general register or memory
	MOVLPS
	MOVHPS
	MOVLPD
	MOVHPD
	MOVHLPS
	MOVLHPS
	MOVNTPS
	MOVNTPD
	MOVNTDQ
	MOVMSKPS
	MOVMSKPD
	PMOVMSKB
	MASKMOVDQU

	// Arithmetic.
	ADDSS
	ADDSD
	ADDPS
	ADDPD
	MULSS
	MULSD
	MULPS
	MULPD
	SUBSS
	SUBSD
	SUBPS
	SUBPD
	MINSS
	MINSD
	MINPS
	MINPD
	DIVSS
	DIVSD
	DIVPS
	DIVPD
	MAXSS
	MAXSD
	MAXPS
	MAXPD
	SQRTSS
	SQRTSD
	SQRTPS
	SQRTPD
	RCPSS
	RCPPS
	RSQRTSS
	RSQRTPS
	ANDPS
	ANDPD
	ANDNPS
	ANDNPD
	ORPS
	ORPD
	XORPS
	XORPD

	// Comparison.
	UCOMISS
	UCOMISD
	COMISS
	COMISD
	CMPSS
	CMPSD // scalar double, not the string operation
	CMPPS
	CMPPD

	// Conversion.
	CVTSI2SS
	CVTSI2SD
	CVTTSS2SI
	CVTTSD2SI
	CVTSS2SI
	CVTSD2SI
	CVTSS2SD
	CVTSD2SS
	CVTPS2PD
	CVTPD2PS
	CVTDQ2PS
	CVTPS2DQ
	CVTTPS2DQ
	CVTDQ2PD
	CVTPD2DQ
	CVTTPD2DQ

	// Integers in vectors.
	PADDB
	PADDW
	PADDD
	PADDQ
	PSUBB
	PSUBW
	PSUBD
	PSUBQ
	PADDSB
	PADDSW
	PADDUSB
	PADDUSW
	PSUBSB
	PSUBSW
	PSUBUSB
	PSUBUSW
	PMULLW
	PMULHW
	PMULHUW
	PMULUDQ
	PMADDWD
	PSADBW
	PAVGB
	PAVGW
	PMINUB
	PMAXUB
	PMINSW
	PMAXSW
	PAND
	PANDN
	POR
	PXOR
	PCMPEQB
	PCMPEQW
	PCMPEQD
	PCMPGTB
	PCMPGTW
	PCMPGTD
	PUNPCKLBW
	PUNPCKLWD
	PUNPCKLDQ
	PUNPCKLQDQ
	PUNPCKHBW
	PUNPCKHWD
	PUNPCKHDQ
	PUNPCKHQDQ
	PACKSSWB
	PACKSSDW
	PACKUSWB
	PSLLW
	PSLLD
	PSLLQ
	PSRLW
	PSRLD
	PSRLQ
	PSRAW
	PSRAD
	PSLLDQ
	PSRLDQ

	// Shuffles, and words in and out.
	PSHUFD
	PSHUFHW
	PSHUFLW
	SHUFPS
	UNPCKLPS
	UNPCKHPS
	SHUFPD
	UNPCKLPD
	UNPCKHPD
	PEXTRW
	PINSRW
	PEXTRB
	PEXTRD
	PEXTRQ
	PINSRB
	PINSRD
	PINSRQ

	// The x87 unit. Numbers after the names are the bits of the operand in memory.
	FLD32
	FLD64
	FLD80
	FILD32 // a signed integer
	FILD64
	FLDZ
	FLD1
	FSTP32
	FSTP64
	FSTP80
	FISTP32 // to an integer, rounded as the control word says
	FISTP64
	FPOP // FSTP ST(0)
	FADDP
	FMULP
	FSUBP  // ST(1) - ST(0)
	FSUBRP // ST(0) - ST(1)
	FDIVP
	FDIVRP
	FXCH
	FCHS
	FABS
	FSQRT
	FUCOMIP // ST(0) with ST(1), for the flags
	FNSTCW
	FLDCW

	// Operations of SSE3, SSSE3, SSE4.1, SSE4.2, AES and PCLMULQDQ.
	ADDSUBPS
	ADDSUBPD
	HADDPS
	HADDPD
	HSUBPS
	HSUBPD
	LDDQU
	PSHUFB
	PHADDW
	PHADDD
	PHADDSW
	PMADDUBSW
	PHSUBW
	PHSUBD
	PHSUBSW
	PSIGNB
	PSIGNW
	PSIGND
	PMULHRSW
	PTEST
	PACKUSDW
	PHMINPOSUW
	ROUNDPS
	ROUNDPD
	ROUNDSS
	ROUNDSD
	INSERTPS
	DPPS
	DPPD
	MPSADBW
	PCLMULQDQ
	AESIMC
	AESENC
	AESENCLAST
	AESDEC
	AESDECLAST
	AESKEYGENASSIST
	CRC32B
	CRC32W
	CRC32L
	CRC32Q

	// NumOps is one more than the last operation.
	NumOps
)
