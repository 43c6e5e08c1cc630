package bundle

import (
	"bytes"
	"encoding/binary"
)

// The WebAssembly instructions that a function's dispatch, jumps and calls consist of
// (cmd/internal/obj/wasm).
const (
	opUnreachable, opBlock, opIf                = 0x00, 0x02, 0x04
	opBranch, opBranchTable, opReturn           = 0x0c, 0x0e, 0x0f
	opCall, opCallIndirect                      = 0x10, 0x11
	opI64Extend, opI64Or                        = 0xad, 0x84
	opGlobal, opGlobalSet, opMemory, opMemoryOp = 0x23, 0x24, 0x3f, 0xfc
	opF32Const, opF64Const, lastPlain           = 0x43, 0x44, 0xc4
	typeI64                                     = 0x7e

	// A function's number in addresses is its place in the code plus this.
	firstFunction = 0x1000
	addressShift  = 16
)

// A call stores its return address: the number of the function, and the number of the block after
// the call. The numbers of blocks ascend, so each of these constants is another, and all of them
// are a fifteenth of a compressed program. But a function has the number of the block in its
// parameter whenever a jump or a resumption enters one. If code that continues into the next block
// sets it as well, a call can add what is nearly always the same small number to it. The addresses
// stay what they were, so that nothing else notices.
//
// A call then takes a few more machine instructions. It pays in programs of which a reader sees the
// download more than the speed.

// computeReturns rewrites the bodies of all functions of a module, except those that recovery from
// a panic may enter in the middle of a block; deferring has these.
func computeReturns(parts []section, deferring []bool) error {
	var types []byte // the type of each function
	for i, p := range parts {
		switch p.id {
		case functionSection:
			r := moduleReader{b: p.body}
			r.number()
			types = r.b
		case typeSection:
			r := moduleReader{b: p.body}
			if r.number(); !bytes.HasPrefix(r.b, takesBlock) {
				return errLayout
			}
		case codeSection:
			var err error
			if parts[i].body, err = withReturns(p.body, types, deferring); err != nil {
				return err
			}
		}
	}
	return nil
}

// takesBlock is the first type of a module: the number of a block is the parameter, and whether to
// unwind the result.
var takesBlock = []byte{functionType, 1, opI32, 1, opI32}

// withReturns rewrites a section of code. types has the numbers of the functions' types.
func withReturns(code, types []byte, deferring []bool) ([]byte, error) {
	r, t := moduleReader{b: code}, moduleReader{b: types}
	n := r.number()
	if n != len(deferring) {
		return nil, errLayout
	}
	out := binary.AppendUvarint(make([]byte, 0, len(code)+len(code)/8), uint64(n))
	for i := range n {
		kind, body := t.number(), r.bytes(r.number())
		if r.failed || t.failed {
			return nil, errModule
		}
		if w := newReturns(body, int64(i)+firstFunction); w != nil && kind == 0 && !deferring[i] {
			body = w.body()
		}
		out = append(binary.AppendUvarint(out, uint64(len(body))), body...)
	}
	return out, nil
}

// step is an instruction.
type step struct {
	op    byte
	at    int   // in the code
	end   int   // of it
	value int64 // of a constant; index of a local, function or label
}

// returns rewrites a function.
type returns struct {
	locals   []byte // as declared
	code     []byte
	steps    []step
	number   int64   // of the function
	first    int     // step after the dispatch
	blocks   []int64 // numbers of the blocks that the dispatch enters, but the first
	indirect bool    // a call has overwritten the parameter
}

// newReturns reads a function; it returns nil for one that is not as the compiler writes them.
func newReturns(body []byte, number int64) *returns {
	r := moduleReader{b: body}
	for n := r.number(); n > 0 && !r.failed; n-- {
		r.number()
		r.bytes(1)
	}
	w := &returns{locals: body[:len(body)-len(r.b)], code: r.b, number: number}
	if r.failed || !w.read() || !w.dispatch() || !w.jumpsToBlocks() {
		return nil
	}
	return w
}

// read splits the code into instructions.
func (w *returns) read() bool {
	r := moduleReader{b: w.code}
	for len(r.b) > 0 && !r.failed {
		s := step{at: len(w.code) - len(r.b)}
		s.op = r.bytes(1)[0]
		switch op := s.op; {
		case op == opBlock, op == opLoop, op == opIf, op == opMemory, op == opMemory+1:
			r.bytes(1)
		case op == opI32Const, op == opI64Const, op == opBranch, op == opBranchIf, op == opCall,
			op >= opGet && op <= opGlobalSet:
			s.value = r.signedOr(op)
		case op == opBranchTable:
			s.value = int64(r.number())
			for range s.value + 1 {
				r.number()
			}
		case op == opCallIndirect:
			r.number()
			r.number()
		case op >= opLoad && op < opMemory:
			r.number()
			r.number()
		case op == opF32Const:
			r.bytes(4)
		case op == opF64Const:
			r.bytes(8)
		case op == opMemoryOp:
			switch kind := r.number(); kind {
			case 10: // copies memory
				r.bytes(2)
			case 11: // fills memory
				r.bytes(1)
			default:
				if kind > 7 {
					return false
				}
			}
		case op > lastPlain:
			return false
		}
		s.end = len(w.code) - len(r.b)
		w.steps = append(w.steps, s)
	}
	return !r.failed
}

// signedOr reads a constant, or an index.
func (r *moduleReader) signedOr(op byte) int64 {
	if op == opI32Const || op == opI64Const {
		return r.signed()
	}
	return int64(r.number())
}

// dispatch reads the beginning, which enters a block by its number.
func (w *returns) dispatch() bool {
	i, blocks := 0, 0
	for w.is(i, opGlobal, opSet) { // copies of global variables
		i += 2
	}
	for ; i < len(w.steps) && (w.steps[i].op == opBlock || w.steps[i].op == opLoop); i++ {
		if w.steps[i].op == opBlock {
			blocks++
		} else {
			blocks = 0
		}
	}
	if i+2 >= len(w.steps) || w.steps[i].op != opGet || w.steps[i].value != 0 ||
		w.steps[i+1].op != opBranchTable || w.steps[i+2].op != opEnd {
		return false
	}
	w.first = i + 3
	table := w.steps[i+1]
	r := moduleReader{b: w.code[table.at+1 : table.end]}
	r.number()
	last := 0
	for number := range table.value + 1 {
		switch label := r.number(); {
		case label == last:
		case label == last+1:
			w.blocks, last = append(w.blocks, number), label
		default:
			return false
		}
	}
	return last < blocks
}

// jumpsToBlocks reports whether the parameter is only set by jumps to the beginnings of blocks, and
// by indirect calls.
func (w *returns) jumpsToBlocks() bool {
	for i := w.first; i < len(w.steps); i++ {
		s := w.steps[i]
		if s.value != 0 || s.op != opSet && s.op != opTee {
			continue
		}
		jump := w.isJump(i - 1)
		call := w.is(i, opSet, opI32Const, opGet, opCallIndirect) &&
			(w.is(i+4, opReturn) || w.ends(i+4))
		if s.op == opTee || !jump && !call {
			return false
		}
	}
	return true
}

// isJump reports whether the steps from i on jump to a block.
func (w *returns) isJump(i int) bool {
	return w.is(i, opI32Const, opSet, opBranch) && w.steps[i+1].value == 0
}

// begin returns the first number of a block, which jumps may enter by another number.
func (w *returns) begin(number int64) (first int64) {
	for _, n := range w.blocks {
		if n <= number {
			first = n
		}
	}
	return first
}

// is reports whether the steps from i on have these operations.
func (w *returns) is(i int, ops ...byte) bool {
	for k, op := range ops {
		if i+k < 0 || i+k >= len(w.steps) || w.steps[i+k].op != op {
			return false
		}
	}
	return true
}

// body returns the function rewritten. Its local 1 is the number of the function, shifted; the
// others move up.
func (w *returns) body() []byte {
	const function = 1
	var c wasmCode
	c.op(opI64Const)
	c = appendSigned(c, w.number<<addressShift)
	c.set(function)
	for _, s := range w.steps[:w.first] {
		c.op(w.moved(s)...)
	}
	now, next, depth := int64(0), 0, 0 // the parameter; the next block; nested blocks
	open, dead := len(w.blocks), false
	for i := w.first; i < len(w.steps); i++ {
		s := w.steps[i]
		switch {
		case s.op == opI64Const && s.value>>addressShift == w.number && w.isReturn(i):
			to := s.value & (1<<addressShift - 1)
			c.get(0)
			if to != now {
				c.constant(to-now, opAdd)
			}
			if depth == 0 && next < open && to == w.blocks[next] && w.resumes(i) {
				c.op(opTee, 0)
				now = to
			}
			c.op(opI64Extend)
			c.get(function)
			c.op(opI64Or)
			continue
		case w.isJump(i):
			c.constant(w.begin(s.value))
			continue
		case s.op == opBlock, s.op == opLoop, s.op == opIf:
			depth++
		case s.op == opEnd && depth > 0:
			depth--
		case s.op == opEnd && next < open:
			to := w.blocks[next]
			switch {
			case dead:
			case w.indirect:
				c.constant(to, opSet, 0)
			case to != now:
				c.get(0)
				c.constant(to-now, opAdd, opSet, 0)
			}
			now, w.indirect = to, false
			next++
		}
		if s.op == opCallIndirect {
			w.indirect = true
		}
		dead = s.op == opBranch || s.op == opReturn || s.op == opUnreachable
		c.op(w.moved(s)...)
	}
	return append(w.moreLocals(), c...)
}

// moved returns a step with its local variable, if it has one, moved up.
func (w *returns) moved(s step) []byte {
	if s.op >= opGet && s.op <= opTee && s.value > 0 {
		return binary.AppendUvarint([]byte{s.op}, uint64(s.value)+1)
	}
	return w.code[s.at:s.end]
}

// isReturn reports whether the constant is stored as a return address.
func (w *returns) isReturn(i int) bool {
	const store = 0x37
	return w.is(i, opI64Const, store)
}

// resumes reports whether the call after the return address, directly of a function, is the last in
// its block.
func (w *returns) resumes(i int) bool {
	return w.is(i+2, opCall) && w.ends(i+3) || w.is(i+2, opI32Const, opCall) && w.ends(i+4)
}

// ends reports whether the steps from i on are those between a call and the end of its block.
func (w *returns) ends(i int) bool {
	if w.is(i, opGlobal, opSet) { // the stack pointer
		i += 2
	}
	return w.is(i, opBranchIf, opEnd)
}

// moreLocals returns the declarations with another local before the first.
func (w *returns) moreLocals() []byte {
	r := moduleReader{b: w.locals}
	n := r.number()
	if n > 0 {
		rest := r
		if count, kind := rest.number(), rest.bytes(1)[0]; kind == typeI64 {
			out := binary.AppendUvarint(nil, uint64(n))
			out = binary.AppendUvarint(out, uint64(count+1))
			return append(append(out, kind), rest.b...)
		}
	}
	out := append(binary.AppendUvarint(nil, uint64(n+1)), 1, typeI64)
	return append(out, r.b...)
}
