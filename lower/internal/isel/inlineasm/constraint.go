package inlineasm

import (
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
	"statepoint/lower/internal/isel/build"
)

// regSet is a set of registers, bit 1<<Reg.
type regSet uint64

func setOf(regs ...amd64.Reg) regSet {
	var s regSet
	for _, r := range regs {
		s |= 1 << r
	}
	return s
}

func (s regSet) has(r amd64.Reg) bool { return s&(1<<r) != 0 }

// The sets that the letters of constraints stand for (LangRef, "Supported Constraint Code List",
// X86). RSP is never assigned, RBP last.
const (
	gprs   = regSet(1<<amd64.R15<<1-1<<amd64.RAX) &^ (1 << amd64.RSP)
	legacy = regSet(1<<amd64.RAX | 1<<amd64.RBX | 1<<amd64.RCX | 1<<amd64.RDX)
	xmms   = regSet(1<<amd64.XMM13<<1 - 1<<amd64.XMM0)
)

// constraint is one constraint of inline assembly, in a string that LLVM's verifier accepts.
type constraint struct {
	text                              string
	output, indirect, early, clobbers bool
	// regs are the registers it allows; named is set if it names one register.
	regs  regSet
	named bool
	// pair is set if it means RAX, or RDX:RAX for an operand of two parts.
	pair bool
	// memory and address are set if the operand may be in memory: the value's location, or the
	// memory it points to.
	memory, address bool
	// ranges are the letters that allow immediates.
	ranges string
	// tied is one more than the number of the operand whose register it shares, 0 for none.
	tied int
	// flag is set for outputs that are a condition.
	flag bool
	cond amd64.Cond
	// ignored is set for clobbers that need no action, because the code keeps nothing there.
	ignored bool
}

// readConstraints reads a constraint string. problem names what is not supported.
func readConstraints(text string) (list []constraint, problem string) {
	if text == "" {
		return nil, ""
	}
	for part := range strings.SplitSeq(text, ",") {
		c := constraint{text: part}
		if problem := c.read(part); problem != "" {
			return nil, problem
		}
		list = append(list, c)
	}
	return list, ""
}

func (c *constraint) read(s string) (problem string) {
	switch {
	case strings.HasPrefix(s, "~"):
		c.clobbers = true
		s = s[1:]
	case strings.HasPrefix(s, "="):
		c.output = true
		s = s[1:]
	case strings.HasPrefix(s, "!"):
		return "a label among the constraints"
	}
	if strings.HasPrefix(s, "*") {
		c.indirect = true
		s = s[1:]
	}
	for s != "" && (s[0] == '&' || s[0] == '%') {
		c.early = c.early || s[0] == '&'
		s = s[1:]
	}
	s, _, _ = strings.Cut(s, "|") // the first of the alternatives
	for s != "" {
		n := 1
		switch {
		case s[0] == '{':
			n = strings.IndexByte(s, '}') + 1
		case s[0] == '^':
			n = 3
		case s[0] == '@':
			n = 2 + int(s[1]-'0')
		case '0' <= s[0] && s[0] <= '9':
			for n < len(s) && '0' <= s[n] && s[n] <= '9' {
				n++
			}
		}
		if n < 1 || n > len(s) {
			return "the constraint `" + c.text + "`"
		}
		if !c.code(s[:n]) {
			return "the constraint `" + c.text + "`"
		}
		s = s[n:]
	}
	return ""
}

// code parses one code of a constraint; false if it is not supported.
func (c *constraint) code(code string) bool {
	if code[0] == '{' {
		return c.register(strings.ToLower(code[1 : len(code)-1]))
	}
	if n, err := strconv.Atoi(code); err == nil {
		c.tied = n + 1
		return true
	}
	switch code {
	case "r", "q", "R", "l", "^jr", "^jR": // the last two of newer processors too, or not
		c.regs |= gprs
	case "Q":
		c.regs |= legacy
	case "a":
		c.regs |= setOf(amd64.RAX)
	case "A":
		c.regs, c.named, c.pair = c.regs|setOf(amd64.RAX), true, true
	case "b":
		c.regs |= setOf(amd64.RBX)
	case "c":
		c.regs |= setOf(amd64.RCX)
	case "d":
		c.regs |= setOf(amd64.RDX)
	case "S":
		c.regs |= setOf(amd64.RSI)
	case "D":
		c.regs |= setOf(amd64.RDI)
	case "x", "v", "^Yi", "^Yt", "^Y2":
		c.regs |= xmms
	case "^Yz":
		c.regs |= setOf(amd64.XMM0)
	case "m", "o", "V":
		c.memory = true
	case "p":
		c.memory, c.address = true, true
	case "g":
		c.regs |= gprs
		c.memory = true
		c.ranges += "i"
	case "X":
		c.regs |= gprs | xmms
		c.memory = true
		c.ranges += "i"
	case "i", "n", "s", "e", "Z", "I", "J", "K", "L", "M", "N", "O":
		c.ranges += code
	default:
		return false
	}
	return true
}

// register parses the name of a register in braces.
func (c *constraint) register(name string) bool {
	if cc, ok := strings.CutPrefix(name, "@cc"); ok {
		c.cond, c.flag = asmtext.FindCond(cc)
		c.regs |= gprs
		return c.flag && c.output
	}
	if r, _, ok := asmtext.FindRegister(name); ok && (r.IsGPR() && r != amd64.RSP || r.IsXMM()) {
		c.regs |= setOf(r)
		c.named = true
		return true
	} else if ok && r.IsHigh() {
		c.regs |= setOf(amd64.RAX + r - amd64.AH)
		c.named = true
		return c.clobbers
	}
	if !c.clobbers {
		return false
	}
	if n, ok := strings.CutPrefix(name, "ymm"); ok {
		name = "xmm" + n
	} else if n, ok := strings.CutPrefix(name, "zmm"); ok {
		name = "xmm" + n
	}
	if r, _, ok := asmtext.FindRegister(name); ok && r.IsXMM() {
		c.regs |= setOf(r)
		return true
	}
	c.ignored = neverHeld(name)
	return c.ignored
}

// neverHeld reports whether a name denotes something that holds no value between instructions or
// must not be changed: flags, memory, the registers of other units, and the stack pointer.
func neverHeld(name string) bool {
	switch name {
	case "memory", "cc", "flags", "eflags", "rflags", "dirflag", "df", "fpsr", "fpcr", "fpsw",
		"fpcw", "mxcsr", "st", "rsp", "esp", "sp", "spl", "rip", "eip", "ip", "ssp",
		"cs", "ds", "es", "fs", "gs", "ss":
		return true
	}
	numbered := func(prefix string, from, to int) bool {
		digits, ok := strings.CutPrefix(name, prefix)
		n, err := strconv.Atoi(digits)
		return ok && err == nil && from <= n && n <= to
	}
	if n, ok := strings.CutPrefix(name, "st("); ok {
		name = "st" + strings.TrimSuffix(n, ")")
	}
	return numbered("st", 0, 7) || numbered("fp", 0, 7) || numbered("mm", 0, 7) ||
		numbered("k", 0, 7) || numbered("xmm", 16, 31) || numbered("bnd", 0, 3) ||
		numbered("cr", 0, 15) || numbered("dr", 0, 15) || numbered("tmm", 0, 7)
}

// immediate is a constant as an operand, for a constraint that allows immediates.
func (u *Unit) immediate(c *constraint, v ir.Value) (o asmtext.Operand, ok bool) {
	if c.ranges == "" {
		return o, false
	}
	r, part := u.Resolve(v, 0)
	if part != 0 {
		return o, false
	}
	if k, isConst := r.(*ir.Const); isConst &&
		(k.Kind == ir.ConstUndef || k.Kind == ir.ConstPoison) || !build.IsWord(r.Type()) {
		return o, false
	}
	sym, n, known := u.Selection.AddressOf(r)
	if !known {
		return o, false
	}
	o = asmtext.Operand{Kind: asmtext.OperandImmediate, Val: n}
	if sym != nil {
		if g, isGlobal := sym.(*ir.Global); isGlobal && g.ThreadLocal != "" {
			return o, false
		}
		o.Sym = u.Env.Symbols.Of(sym)
		return o, strings.ContainsAny(c.ranges, "is")
	}
	unsigned := n
	if t := r.Type(); t.Kind == ir.IntegerKind && t.Bits < 64 {
		unsigned &= 1<<t.Bits - 1
	}
	if r.Type().IsInt(1) {
		n = unsigned
	}
	o.Val = n
	for i := range len(c.ranges) {
		letter := c.ranges[i]
		if strings.IndexByte("IJLMNOZ", letter) >= 0 {
			n = unsigned
		}
		if inRange(letter, n) {
			return o, true
		}
		n = o.Val
	}
	return o, false
}

// inRange reports whether a constraint's letter allows a number.
func inRange(letter byte, n int64) bool {
	switch letter {
	case 'I':
		return 0 <= n && n <= 31
	case 'J':
		return 0 <= n && n <= 63
	case 'K':
		return n == int64(int8(n))
	case 'L':
		return n == 0xFF || n == 0xFFFF || n == 0xFFFFFFFF
	case 'M':
		return 0 <= n && n <= 3
	case 'N':
		return 0 <= n && n <= 255
	case 'O':
		return 0 <= n && n <= 127
	case 'e':
		return build.Fits32(n)
	case 'Z':
		return n == int64(uint32(n))
	}
	return letter != 's'
}
