package compact

import (
	"fmt"
	"strings"

	"statepoint/stackmap"
)

// The wording of annotated bytes that printer and decoder share.

// registers names a set of registers.
func registers(set uint8) string {
	var names []string
	for i, r := range stackmap.CalleeSaved {
		if set>>i&1 != 0 {
			names = append(names, stackmap.RegisterName(r))
		}
	}
	return strings.Join(names, ", ")
}

// savedNames names the registers that a function saves.
func savedNames(saved int64) string {
	if saved&allRegs == 0 {
		return "none"
	}
	return registers(uint8(saved & allRegs))
}

// wordName names a word of a frame by its distance from the frame's register.
func wordName(n int32) string { return fmt.Sprintf("[%+d]", 8*int64(n)) }

// wordNames names the words of a byte of the bitmap.
func wordNames(b int, first int32) string {
	var names []string
	for i := range wordsPerByte {
		if b>>i&1 != 0 {
			names = append(names, wordName(first+int32(i)))
		}
	}
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, " ")
}

// placeName names a place: a register or a word.
func placeName(n int64) string {
	if n&1 != 0 && n > 0 && n>>1 < int64(len(stackmap.CalleeSaved)) {
		return stackmap.RegisterName(stackmap.CalleeSaved[n>>1])
	}
	return wordName(int32(n >> 1))
}

// flagsMeaning says what a descriptor has.
func flagsMeaning(flags int) string {
	names := [...]string{"words", "a first word", "registers", "derived pointers",
		"deopt operands"}
	var has []string
	for i, name := range names {
		if flags>>i&1 != 0 {
			has = append(has, name)
		}
	}
	if len(has) == 0 {
		return "nothing is live"
	}
	return strings.Join(has, ", ")
}

// deoptMeaning says what kind of place a deopt operand has.
func deoptMeaning(kind int) string {
	text := [...]string{"a constant", "in a register", "in memory", "an address"}[kind&3]
	switch {
	case kind&ownRegister != 0:
		return text + ", counted from another register"
	case kind >= deoptMemory:
		return text + ", counted from the frame's register"
	}
	return text
}
