package ir

import (
	"strconv"
	"strings"
	"sync"
)

var expressionOperands = sync.OnceValue(func() map[string]int {
	m := map[string]int{"lit0": 0, "bregx": 2, "LLVM_fragment": 2, "LLVM_convert": 2,
		"LLVM_extract_bits_sext": 2, "LLVM_extract_bits_zext": 2}
	for w := range strings.FieldsSeq(
		"LLVM_tag_offset LLVM_entry_value LLVM_arg constu consts plus_uconst deref_size regx") {
		m[w] = 1
	}
	for w := range strings.FieldsSeq("LLVM_implicit_pointer plus minus mul div mod or and xor " +
		"shl shr shra deref xderef not dup push_object_address over rot swap stack_value eq ne " +
		"gt ge lt le neg abs") {
		m[w] = 0
	}
	for i := range 32 {
		m["reg"+strconv.Itoa(i)], m["breg"+strconv.Itoa(i)] = 0, 1
	}
	return m
})

// ExpressionOperands is the number of operands of an operator in debug expressions (LangRef,
// "DIExpression"). Its name is given without "DW_OP_".
func ExpressionOperands(name string) (n int, known bool) {
	n, known = expressionOperands()[name]
	return n, known
}
