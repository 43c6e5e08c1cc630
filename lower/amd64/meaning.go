package amd64

import "strings"

// Name is the operation in the manual's words: "MOV", "CMOVcc".
func (o Op) Name() string {
	if o >= NumOps {
		return ""
	}
	// fixed operands follow the name
	word, _, _ := strings.Cut(spellings[o].intel, " ")
	return strings.ReplaceAll(strings.ToUpper(strings.NewReplacer("*", "", "?", "", "#",
		"").Replace(word)), "@", "cc")
}

// Meaning says in a sentence what the instruction does, for a reader who does not know it.
func (in *Inst) Meaning() string {
	switch in.Op {
	case SETCC:
		return "Makes a byte 1 if " + in.Cond.Meaning() + ", else 0."
	case CMOVCC:
		return "Moves if " + in.Cond.Meaning() + "."
	case JCC:
		return "Jumps if " + in.Cond.Meaning() + "."
	case Pad:
		return "Fills up with instructions that do nothing, so that what follows, such as a " +
			"loop, starts where the processor fetches fastest: at a multiple of 2 to this power."
	}
	return in.Op.meaning()
}

// condMeanings say when a condition holds, after a comparison of a first with a second value.
var condMeanings = [16]string{
	"the result overflowed as a signed number", "it did not overflow",
	"the first is below the second, unsigned", "the first is above or equal, unsigned",
	"they are equal, or the result is zero", "they differ, or the result is not zero",
	"the first is below or equal, unsigned", "the first is above, unsigned",
	"the result is negative", "the result is not negative",
	"the parity is even: after a comparison of floats, one is a NaN",
	"the parity is odd: after a comparison of floats, both are numbers",
	"the first is less, signed", "the first is greater or equal, signed",
	"the first is less or equal, signed", "the first is greater, signed",
}

// Meaning says in a clause when the condition holds.
func (c Cond) Meaning() string { return condMeanings[c&15] }

var meanings = [NumOps]string{
	ADDSUBPS: "Subtracts and adds floats in alternate lanes.",
	ADDSUBPD: "Subtracts the lower and adds the upper of two doubles.",
	HADDPS:   "Adds neighbouring floats of two vectors.",
	HADDPD:   "Adds neighbouring doubles of two vectors.",
	HSUBPS:   "Subtracts neighbouring floats of two vectors.",
	HSUBPD:   "Subtracts neighbouring doubles of two vectors.",
	LDDQU:    "Loads 16 bytes from any address.",
	PSHUFB:   "Picks bytes by the numbers in another vector; a negative number gives zero.",
	PHADDW:   "Adds neighbouring lanes of 16 bits of two vectors.",
	PHADDD:   "Adds neighbouring lanes of 32 bits of two vectors.",
	PHADDSW:  "Adds neighbouring lanes of 16 bits of two vectors, held to their range.",
	PMADDUBSW: "Multiplies unsigned by signed bytes and adds neighbouring products, held " +
		"to 16 bits.",
	PHSUBW:   "Subtracts neighbouring lanes of 16 bits of two vectors.",
	PHSUBD:   "Subtracts neighbouring lanes of 32 bits of two vectors.",
	PHSUBSW:  "Subtracts neighbouring lanes of 16 bits of two vectors, held to their range.",
	PSIGNB:   "Negates or clears bytes by the sign of others.",
	PSIGNW:   "Negates or clears lanes of 16 bits by the sign of others.",
	PSIGND:   "Negates or clears lanes of 32 bits by the sign of others.",
	PMULHRSW: "Multiplies lanes of 16 bits as fractions and rounds.",
	PTEST: "Tests whether two vectors have no bit in common, and whether one has all " +
		"of the other's.",
	PACKUSDW:        "Packs lanes of 32 into 16 bits, held to the unsigned range.",
	PHMINPOSUW:      "Finds the smallest of eight lanes of 16 bits, and where it is.",
	ROUNDPS:         "Rounds floats to integers, lane by lane.",
	ROUNDPD:         "Rounds doubles to integers, lane by lane.",
	ROUNDSS:         "Rounds a float to an integer.",
	ROUNDSD:         "Rounds a double to an integer.",
	INSERTPS:        "Puts a float into a vector and clears lanes of it.",
	DPPS:            "Multiplies floats lane by lane and adds the products.",
	DPPD:            "Multiplies doubles lane by lane and adds the products.",
	MPSADBW:         "Sums differences of four bytes with those at eight places of another vector.",
	PCLMULQDQ:       "Multiplies 64 by 64 bits without carries.",
	AESIMC:          "Mixes the columns of an AES round key back.",
	AESENC:          "Does one round of AES encryption.",
	AESENCLAST:      "Does the last round of AES encryption.",
	AESDEC:          "Does one round of AES decryption.",
	AESDECLAST:      "Does the last round of AES decryption.",
	AESKEYGENASSIST: "Helps to make the next AES round key.",
	CRC32B:          "Takes a byte into a CRC-32C.",
	CRC32W:          "Takes 16 bits into a CRC-32C.",
	CRC32L:          "Takes 32 bits into a CRC-32C.",
	CRC32Q:          "Takes 64 bits into a CRC-32C.",
	MOV:             "Copies a value from register, memory or the instruction itself.",
	LEA:             "Computes an address without reading memory; also used to add.",
	PUSH:            "Moves the stack pointer down 8 bytes and stores a value there.",
	POP:             "Reads the value the stack pointer is at and moves it up 8 bytes.",
	MOVABS:          "Copies a constant of 64 bits, or its whole address, from the instruction.",
	MOVZXB:          "Copies a byte and clears the bits above.",
	MOVZXW:          "Copies 16 bits and clears the bits above.",
	MOVSXB:          "Copies a byte and fills the bits above with its sign.",
	MOVSXW:          "Copies 16 bits and fills the bits above with their sign.",
	MOVSXD:          "Copies 32 bits and fills the upper 32 with their sign.",
	XCHG:            "Exchanges two values; with memory, at once for all processors.",
	CMPXCHG: "Compares rax with memory; stores the operand there if they are equal, else " +
		"loads it into rax.",
	XADD:       "Exchanges two values and stores their sum.",
	CMPXCHG8B:  "Compares edx:eax with 8 bytes of memory; stores ecx:ebx there if they are equal.",
	CMPXCHG16B: "Compares rdx:rax with 16 bytes of memory; stores rcx:rbx there if they are equal.",
	PUSHF:      "Pushes the flags.", POPF: "Pops the flags.", BSWAP: "Reverses the order of the bytes.",
	ADD: "Adds.", OR: "Bits that are set in either.",
	ADC: "Adds with the carry of the addition before.",
	SBB: "Subtracts with the borrow of the subtraction before.",
	AND: "Bits that are set in both.", SUB: "Subtracts.",
	XOR:  "Bits that differ; of a register with itself, zero.",
	CMP:  "Compares: subtracts, and sets only the flags.",
	TEST: "Ands, and sets only the flags: with itself, it tests for zero and the sign.",
	INC:  "Adds one.", DEC: "Subtracts one.", NOT: "Inverts every bit.", NEG: "Negates.",
	MUL:  "Multiplies rax, unsigned; the upper half of the product goes to rdx.",
	IMUL: "Multiplies, signed; with one operand, the upper half of the product goes to rdx.",
	DIV:  "Divides rdx:rax, unsigned: the quotient goes to rax, the remainder to rdx.",
	IDIV: "Divides rdx:rax, signed: the quotient goes to rax, the remainder to rdx.",
	CBW:  "Sign-extends al to ax.", CWDE: "Sign-extends ax to eax.", CDQE: "Sign-extends eax to rax.",
	CWD: "Fills dx with the sign of ax, before a division.",
	CDQ: "Fills edx with the sign of eax, before a division.",
	CQO: "Fills rdx with the sign of rax, before a division.",
	ROL: "Rotates the bits left.", ROR: "Rotates the bits right.", RCL: "Rotates left through the carry.", RCR: "Rotates right through the carry.",
	SHL: "Shifts left, filling with zeros.", SHR: "Shifts right, filling with zeros.", SAR: "Shifts right, filling with the sign.",
	SHLD: "Shifts left, filling from a second register.", SHRD: "Shifts right, filling from a second register.",
	BT: "Copies a bit to the carry.", BTS: "Copies a bit to the carry and sets it.",
	BTR:    "Copies a bit to the carry and clears it.",
	BTC:    "Copies a bit to the carry and inverts it.",
	BSF:    "Number of the lowest set bit; of zero it is undefined.",
	BSR:    "Number of the highest set bit; of zero it is undefined.",
	POPCNT: "Counts the set bits.", TZCNT: "Counts the zeros below the lowest set bit.",
	LZCNT: "Counts the zeros above the highest set bit.",
	JMP:   "Goes on elsewhere.",
	CALL: "Pushes the address of the next instruction and goes to a function. That return " +
		"address identifies a record of the stack map.",
	RET:   "Pops the return address and goes there.",
	LEAVE: "Gives the frame up: the stack pointer becomes rbp, and rbp is popped.",
	MOVS:  "Copies a string of bytes from rsi to rdi.", CMPS: "Compares strings at rsi and rdi.",
	STOS: "Stores rax along rdi.", LODS: "Loads rax along rsi.",
	SCAS: "Searches along rdi for rax.",
	CLC:  "Clears the carry.", STC: "Sets the carry.", CMC: "Inverts the carry.", CLD: "String instructions go upwards.", STD: "String instructions go downwards.",
	LFENCE:  "Loads before it are done before any after it.",
	MFENCE:  "Loads and stores before it are done before any after it.",
	SFENCE:  "Stores before it are done before any after it.",
	PAUSE:   "Tells the processor that it waits in a loop.",
	UD2:     "Raises an exception: code that must not be reached.",
	UD1:     "Raises an exception; its address is the kind of the failed check.",
	INT3:    "Calls the debugger.",
	HLT:     "Stops the processor; outside the kernel, an exception.",
	INT:     "Calls the handler of that number.",
	RDTSCP:  "Reads the processor's clock and its number, once all before is done.",
	SYSCALL: "Calls the operating system.", CLI: "Turns interrupts off; only the kernel may.", STI: "Turns interrupts on; only the kernel may.",
	LAHF: "Copies the lower flags to ah.", SAHF: "Copies ah to the lower flags.",
	LDMXCSR:     "Loads how floating-point operations round and which errors they report.",
	STMXCSR:     "Stores how floating-point operations round and which errors they have met.",
	PREFETCHNTA: "Asks for memory that will be used once.",
	PREFETCHT0:  "Asks for memory that will be used, into all caches.",
	PREFETCHT1:  "Asks for memory that will be used, into the second cache.",
	PREFETCHT2:  "Asks for memory that will be used, into the third cache.",
	CLFLUSH:     "Writes a line of the caches back to memory.", MOVNTI: "Stores past the caches.",
	ENDBR64: "A place that indirect branches may go to.",
	CPUID:   "Queries the processor's features.",
	RDTSC:   "Reads the processor's clock.",
	NOP:     "Does nothing: room to be patched, or padding for alignment.",
	MOVSS:   "Copies one 32-bit float.", MOVSD: "Copies one 64-bit float.",
	MOVAPS: "Copies 16 bytes; memory must be aligned to 16.", MOVAPD: "Copies 16 bytes; memory must be aligned to 16.", MOVDQA: "Copies 16 bytes; memory must be aligned to 16.",
	MOVUPS: "Copies 16 bytes, wherever they lie.", MOVUPD: "Copies 16 bytes, wherever they lie.", MOVDQU: "Copies 16 bytes, wherever they lie.",
	MOVD:   "Copies 32 bits between a vector and a general register or memory.",
	MOVQ:   "Copies 64 bits between a vector and a general register or memory.",
	MOVLPS: "Copies the lower 8 bytes of a vector.", MOVLPD: "Copies the lower 8 bytes of a vector.", MOVHPS: "Copies the upper 8 bytes of a vector.", MOVHPD: "Copies the upper 8 bytes of a vector.",
	MOVHLPS:  "Copies the upper 8 bytes of one vector to the lower of another.",
	MOVLHPS:  "Copies the lower 8 bytes of one vector to the upper of another.",
	MOVNTPS:  "Stores 16 bytes past the caches.",
	MOVNTPD:  "Stores 16 bytes past the caches.",
	MOVNTDQ:  "Stores 16 bytes past the caches.",
	MOVMSKPS: "Gathers the signs of four floats as bits.",
	MOVMSKPD: "Gathers the signs of two floats as bits.",
	PMOVMSKB: "Gathers the upper bits of sixteen bytes.",
	RCPSS:    "Approximates the reciprocal of a float.", RCPPS: "Approximates the reciprocals of four floats.",
	RSQRTSS:    "Approximates the reciprocal of the square root of a float.",
	RSQRTPS:    "Approximates the reciprocals of the square roots of four floats.",
	MASKMOVDQU: "Stores the bytes that a mask selects at rdi, past the caches.",
	PMULLW:     "Multiplies eight 16-bit numbers; the lower halves.", PMULHW: "Multiplies eight signed 16-bit numbers; the upper halves.", PMULHUW: "Multiplies eight unsigned 16-bit numbers; the upper halves.",
	PMULUDQ: "Multiplies two unsigned 32-bit numbers to 64 bits each.", PMADDWD: "Multiplies 16-bit numbers and adds neighbours.", PSADBW: "Sums the differences of bytes.",
	PADDSB:  "Adds sixteen signed bytes, with saturation.",
	PADDSW:  "Adds eight signed 16-bit numbers, with saturation.",
	PADDUSB: "Adds sixteen unsigned bytes, with saturation.",
	PADDUSW: "Adds eight unsigned 16-bit numbers, with saturation.",
	PSUBSB:  "Subtracts sixteen signed bytes, with saturation.",
	PSUBSW:  "Subtracts eight signed 16-bit numbers, with saturation.",
	PSUBUSB: "Subtracts sixteen unsigned bytes, with saturation.",
	PSUBUSW: "Subtracts eight unsigned 16-bit numbers, with saturation.",
	PAVGB:   "Averages sixteen bytes.", PAVGW: "Averages eight 16-bit numbers.", PMINUB: "The smaller of each two unsigned bytes.", PMAXUB: "The larger of each two unsigned bytes.",
	PMINSW: "The smaller of each two signed 16-bit numbers.", PMAXSW: "The larger of each two signed 16-bit numbers.",
	PAND:     "Bits of 16 bytes that are set in both.",
	PANDN:    "Bits of 16 bytes that are set in the second and not in the first.",
	POR:      "Bits of 16 bytes that are set in either.",
	PXOR:     "Bits of 16 bytes that differ; of a register with itself, zero.",
	PACKSSWB: "Narrows 16-bit numbers to signed bytes, with saturation.", PACKSSDW: "Narrows 32-bit numbers to signed 16 bits, with saturation.", PACKUSWB: "Narrows 16-bit numbers to unsigned bytes, with saturation.",
	PSLLDQ: "Shifts 16 bytes left by whole bytes.", PSRLDQ: "Shifts 16 bytes right by whole bytes.",
	PSHUFD:  "Puts four 32-bit lanes in another order.",
	PSHUFHW: "Puts the upper four 16-bit lanes in another order.",
	PSHUFLW: "Puts the lower four 16-bit lanes in another order.",
	SHUFPS:  "Two lanes of each of two vectors.", SHUFPD: "One lane of each of two vectors.",
	UNPCKLPS: "Interleaves the lower lanes of two vectors.", UNPCKLPD: "Interleaves the lower lanes of two vectors.", UNPCKHPS: "Interleaves the upper lanes of two vectors.", UNPCKHPD: "Interleaves the upper lanes of two vectors.",
	PEXTRB: "Takes a byte out of a vector.", PEXTRW: "Takes 16 bits out of a vector.", PEXTRD: "Takes 32 bits out of a vector.", PEXTRQ: "Takes 64 bits out of a vector.",
	PINSRB: "Puts a byte into a vector.", PINSRW: "Puts 16 bits into a vector.", PINSRD: "Puts 32 bits into a vector.", PINSRQ: "Puts 64 bits into a vector.",
	FLD32: "Pushes a 32-bit float on the x87 stack.", FLD64: "Pushes a 64-bit float on the x87 stack.", FLD80: "Pushes an 80-bit float on the x87 stack.",
	FILD32: "Pushes a 32-bit integer on the x87 stack.", FILD64: "Pushes a 64-bit integer on the x87 stack.",
	FLDZ: "Pushes zero on the x87 stack.", FLD1: "Pushes one on the x87 stack.",
	FSTP32: "Pops the x87 stack into a 32-bit float.", FSTP64: "Pops the x87 stack into a 64-bit float.", FSTP80: "Pops the x87 stack into an 80-bit float.",
	FISTP32: "Pops the x87 stack into a 32-bit integer, rounded.", FISTP64: "Pops the x87 stack into a 64-bit integer, rounded.",
	FPOP:  "Pops the x87 stack.",
	FADDP: "Adds the two topmost of the x87 stack.", FMULP: "Multiplies the two topmost of the x87 stack.",
	FSUBP:   "Subtracts the top of the x87 stack from the entry below it.",
	FSUBRP:  "Subtracts the entry below the top of the x87 stack from the top.",
	FDIVP:   "Divides the entry below the top of the x87 stack by the top.",
	FDIVRP:  "Divides the top of the x87 stack by the entry below it.",
	FXCH:    "Exchanges the two topmost of the x87 stack.",
	FCHS:    "Inverts the sign of the top of the x87 stack.",
	FABS:    "Clears the sign of the top of the x87 stack.",
	FSQRT:   "The square root of the top of the x87 stack.",
	FUCOMIP: "Compares the two topmost of the x87 stack for the flags, and pops one.",
	FNSTCW:  "Stores the control word of the x87 unit: how it rounds.",
	FLDCW:   "Loads the control word of the x87 unit: how it rounds.",
}

// Families of vector instructions, whose names combine an operation and an element type.
var (
	floatVerbs = []struct{ name, does string }{
		{"ADD", "Adds"}, {"MUL", "Multiplies"}, {"SUB", "Subtracts"}, {"MIN", "The smaller of"}, {"MAX", "The larger of"}, {"DIV", "Divides"}, {"SQRT", "The square root of"},
		{"ANDN", "Bits that are set in the second and not in the first of"},
		{"AND", "Bits that are set in both of"}, {"OR", "Bits that are set in either of"},
		{"XOR", "Bits that differ of"},
		{"UCOMI", "Compares, for the flags,"},
		{"COMI", "Compares, for the flags, with an exception for NaNs,"},
		{"CMP", "Compares, with all ones for true,"},
	}
	floatLanes = map[string]string{"SS": "one 32-bit float", "SD": "one 64-bit float",
		"PS": "four 32-bit floats", "PD": "two 64-bit floats"}
	lanes = map[string]string{"SI": "an integer", "SS": "one 32-bit float",
		"SD": "one 64-bit float", "PS": "32-bit floats", "PD": "64-bit floats",
		"DQ": "32-bit integers"}
	wholeVerbs = []struct{ name, does string }{
		{"PADD", "Adds"}, {"PSUB", "Subtracts"}, {"PCMPEQ", "All ones where equal, of"},
		{"PCMPGT", "All ones where greater, signed, of"}, {"PUNPCKL", "Interleaves the lower of"},
		{"PUNPCKH", "Interleaves the upper of"},
		{"PSLL", "Shifts left each of"}, {"PSRL", "Shifts right, filling with zeros, each of"},
		{"PSRA", "Shifts right, filling with the sign, each of"},
	}
	wholeLanes = map[byte]string{'B': "sixteen bytes", 'W': "eight 16-bit numbers",
		'D': "four 32-bit numbers", 'Q': "two 64-bit numbers"}
)

func (o Op) meaning() string {
	if o >= NumOps {
		return ""
	}
	if m := meanings[o]; m != "" {
		return m
	}
	name := o.Name()
	if conversion, ok := strings.CutPrefix(name, "CVT"); ok {
		from, to, _ := strings.Cut(conversion, "2")
		cut := ""
		if from, ok = strings.CutPrefix(from, "T"); ok {
			cut = ", dropping the fraction"
		}
		return "Converts " + lanes[from] + " to " + lanes[to] + cut + "."
	}
	for _, v := range floatVerbs {
		if rest, ok := strings.CutPrefix(name, v.name); ok && floatLanes[rest] != "" {
			return v.does + " " + floatLanes[rest] + "."
		}
	}
	for _, v := range wholeVerbs {
		if rest, ok := strings.CutPrefix(name, v.name); ok && rest != "" &&
			wholeLanes[rest[0]] != "" {
			return v.does + " " + wholeLanes[rest[0]] + "."
		}
	}
	return ""
}
