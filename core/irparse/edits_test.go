package irparse_test

import (
	"strings"

	"statepoint/core/ir"
)

// dice are reproducible random numbers (splitmix64).
type dice uint64

func (d *dice) roll() uint64 {
	*d += 0x9E3779B97F4A7C15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// below is a number from 0 to n-1; n is at least 1.
func (d *dice) below(n int) int { return int(d.roll() % uint64(n)) }

// oddTokens are what an edit may put where the text has something else: what the text itself may not contain.
var oddTokens = []string{
	"ptr", "i1", "i32", "i64", "i128", "float", "double", "void", "label", "metadata", "token", "x86_fp80", "<2 x i32>", "[0 x i8]", "{ i32, ptr }", "<vscale x 4 x float>",
	"i8*", "ptr addrspace(1)", "i8 addrspace(1)*", "%t", "null", "undef", "poison", "zeroinitializer", "none", "true", "0", "-1", "18446744073709551615",
	"0x7FF8000000000000", "0xK3FFF8000000000000000", "1.0e10", "c\"a\\00\"", "\"\"", "\"gc-live\"", "@f", "%x", "%0", "%\"a b\"", "!0", "!{}", "!\"s\"", "#0", "$c",
	"nuw", "nsw", "exact", "inbounds", "fast", "volatile", "atomic", "seq_cst", "align 8", "nounwind", "noundef", "byval(i32)", "sret(i8)", "elementtype(i8)", "memory(read)",
	"gc \"statepoint-example\"", "musttail", "tail", "fastcc", "personality ptr @f", "section \"a\"", "comdat", "internal", "dso_local", "unnamed_addr", "thread_local",
	"splat (i32 1)", "blockaddress(@f, %x)", "getelementptr (i8, ptr @f, i64 1)", "bitcast (i8* null to i32*)", "asm \"\", \"\"", "...", "=", ",", "(", ")", "{", "}", "[", "]", "<", ">", "*", "\n",
}

// editTokens makes a few changes to a text, token by token: tokens and lines that are left out, doubled, exchanged, or put where others were. A
// text so changed is far more often nearly right than one whose bytes are changed.
func editTokens(text string, seed uint64) string {
	d := dice(seed)
	tokens := cut(text)
	if len(tokens) == 0 {
		return text
	}
	for range 1 + d.below(4) {
		i, j := d.below(len(tokens)), d.below(len(tokens))
		switch d.below(8) {
		case 0:
			tokens[i] = ""
		case 1:
			tokens[i] += " " + tokens[i]
		case 2:
			tokens[i], tokens[j] = tokens[j], tokens[i]
		case 3, 4:
			tokens[i] = tokens[j]
		case 5:
			tokens[i] = oddTokens[d.below(len(oddTokens))]
		case 6:
			tokens[i] += " " + oddTokens[d.below(len(oddTokens))] + " "
		case 7: // a line, to another place
			from, to := i, i
			for from > 0 && tokens[from-1] != "\n" {
				from--
			}
			for to < len(tokens) && tokens[to] != "\n" {
				to++
			}
			line := strings.Join(tokens[from:to], "")
			if d.below(2) == 0 {
				for k := from; k < to; k++ {
					tokens[k] = ""
				}
			}
			for j > 0 && tokens[j] != "\n" {
				j--
			}
			tokens[j] += "\n" + line + "\n"
		}
	}
	return strings.Join(tokens, "")
}

// cut cuts a text into words with their sigils, strings, single other characters, and spaces; together they are the text.
func cut(text string) (tokens []string) {
	word := func(c byte) bool {
		return c == '_' || c == '.' || c == '-' || c == '$' || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z'
	}
	for i := 0; i < len(text); {
		j := i + 1
		switch c := text[i]; {
		case c == '"':
			if n := strings.IndexByte(text[j:], '"'); n >= 0 {
				j += n + 1
			}
		case c == ' ':
			for j < len(text) && text[j] == ' ' {
				j++
			}
		case word(c) || strings.IndexByte("%@!#^", c) >= 0:
			for j < len(text) && word(text[j]) {
				j++
			}
		}
		tokens = append(tokens, text[i:j])
		i = j
	}
	return tokens
}

// editModule makes a few changes to a module's functions that a pass gone wrong might make: other operands, instructions in other places, missing
// terminators and incoming values, other types.
func editModule(m *ir.Module, seed uint64) {
	d := dice(seed)
	var ins []*ir.Instr
	var vals []ir.Value
	var blocks []*ir.Block
	for _, f := range m.Funcs {
		vals = append(vals, f)
		for _, a := range f.Args {
			vals = append(vals, a)
		}
		for _, b := range f.Blocks {
			blocks = append(blocks, b)
			for in := b.First(); in != nil; in = in.Next() {
				ins = append(ins, in)
				vals = append(vals, in)
				for i := range in.NumOps() {
					if v := in.Operand(i); v != nil {
						vals = append(vals, v)
					}
				}
			}
		}
	}
	for _, g := range m.Globals {
		vals = append(vals, g)
	}
	for range 1 + d.below(3) {
		if len(ins) == 0 {
			return
		}
		in, other := ins[d.below(len(ins))], ins[d.below(len(ins))]
		val := vals[d.below(len(vals))]
		switch d.below(16) {
		case 0, 1, 2, 3: // an operand of the same type
			if n := in.NumOps(); n > 0 {
				i := d.below(n)
				for range 20 {
					if val = vals[d.below(len(vals))]; val.Type() == in.Operand(i).Type() {
						in.SetOperand(i, val)
						break
					}
				}
			}
		case 4: // any operand
			if n := in.NumOps(); n > 0 {
				in.SetOperand(d.below(n), val)
			}
		case 5: // one operand less
			if n := in.NumOps(); n > 0 {
				in.RemoveOperand(d.below(n))
			}
		case 6: // one operand more
			in.AddOperand(val)
		case 7, 8: // another place
			if in != other && in.Parent() != nil && other.Parent() != nil {
				in.MoveBefore(other)
			}
		case 9: // gone
			if in.Parent() != nil {
				in.Erase()
			}
		case 10:
			if in.Op == ir.Phi && len(in.Blocks) > 0 {
				in.Blocks[d.below(len(in.Blocks))] = blocks[d.below(len(blocks))]
			}
		case 11:
			if in.Op == ir.Phi && len(in.Blocks) > 0 && len(in.Blocks) == in.NumOps() {
				in.RemoveIncoming(d.below(len(in.Blocks)))
			}
		case 12:
			if in.Type().Kind != ir.VoidKind && val.Type().Kind != ir.VoidKind {
				in.MutateType(val.Type())
			}
		case 13: // what another instruction does
			in.Op, in.Pred, in.Flags, in.ElemType, in.Call, in.Mem = other.Op, other.Pred, other.Flags, other.ElemType, other.Call, other.Mem
			in.Indices = other.Indices
		case 14:
			ir.ReplaceAllUses(in, val)
		case 15:
			if f := in.Func(); f != nil && len(f.Blocks) > 1 {
				i, j := d.below(len(f.Blocks)), d.below(len(f.Blocks))
				f.Blocks[i], f.Blocks[j] = f.Blocks[j], f.Blocks[i]
			}
		}
	}
}
