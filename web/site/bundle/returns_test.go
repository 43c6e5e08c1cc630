package bundle

import (
	"encoding/binary"
	"slices"
	"testing"
)

// returnsIn gives the return addresses that a function stores, in order, and how many of them are
// constants. If they are computed, it follows the parameter through the code, which must agree with
// the number by which jumps enter a block.
func returnsIn(t *testing.T, w *returns, computed bool) (all []int64, constants int) {
	t.Helper()
	const function = 1
	param, next, depth := int64(0), 0, 0
	for i := w.first; i < len(w.steps); i++ {
		switch s := w.steps[i]; {
		case s.op == opI64Const && w.isReturn(i) && s.value>>addressShift == w.number:
			all = append(all, s.value)
			constants++
		case w.is(i, opGet) && s.value == 0 && w.is(i+1, opI32Const, opAdd):
			to := param + w.steps[i+1].value
			switch after := i + 3; {
			case w.is(after, opTee, opI64Extend, opGet, opI64Or):
				param = to
				all = append(all, w.number<<addressShift+to)
			case w.is(after, opI64Extend, opGet, opI64Or) && w.steps[after+1].value == function:
				all = append(all, w.number<<addressShift+to)
			case w.is(after, opSet) && w.steps[after].value == 0:
				param = to
			}
		case w.is(i, opGet, opI64Extend, opGet, opI64Or) && s.value == 0:
			all = append(all, w.number<<addressShift+param)
		case w.is(i, opI32Const, opSet, opEnd) && w.steps[i+1].value == 0:
			param = s.value
		case computed && w.isJump(i):
			if w.begin(s.value) != s.value {
				t.Errorf("a jump to %d, in the middle of a block", s.value)
			}
		case s.op == opBlock, s.op == opLoop, s.op == opIf:
			depth++
		case s.op == opEnd && depth > 0:
			depth--
		case s.op == opEnd && next < len(w.blocks):
			dead := w.steps[i-1].op == opBranch || w.steps[i-1].op == opReturn ||
				w.steps[i-1].op == opUnreachable
			if computed && !dead && param != w.blocks[next] {
				t.Errorf("block %d is entered with %d", w.blocks[next], param)
			}
			param = w.blocks[next]
			next++
		}
	}
	return all, constants
}

// rewritten returns a function as it is afterwards.
func rewritten(t *testing.T, w *returns) *returns {
	t.Helper()
	r := moduleReader{b: w.body()}
	for n := r.number(); n > 0; n-- {
		r.number()
		r.bytes(1)
	}
	after := &returns{code: r.b, number: w.number}
	if !after.read() || !after.is(0, opI64Const, opSet) {
		t.Fatalf("function %d cannot be read afterwards", w.number)
	}
	if after.steps = after.steps[2:]; !after.dispatch() {
		t.Fatalf("function %d has no blocks afterwards", w.number)
	}
	return after
}

// checkReturns compares the return addresses of each function before and after.
func checkReturns(t *testing.T, linked []byte) {
	t.Helper()
	functions, changed, left := 0, 0, 0
	eachBody(t, linked, func(number int64, body []byte) {
		functions++
		w := newReturns(body, number)
		if w == nil {
			return
		}
		want, _ := returnsIn(t, w, false)
		got, constants := returnsIn(t, rewritten(t, w), true)
		if !slices.Equal(got, want) {
			t.Errorf("function %d returns to %x, before to %x", number, got, want)
		}
		changed, left = changed+1, left+constants
	})
	if changed < functions*9/10 || left > 0 {
		t.Errorf("%d of %d functions are rewritten, and %d addresses are constants", changed,
			functions, left)
	}
}

// eachBody calls visit with the number and the body of each function of a module.
func eachBody(t *testing.T, module []byte, visit func(number int64, body []byte)) {
	t.Helper()
	r := moduleReader{b: module[8:]}
	for len(r.b) > 0 && !r.failed {
		id := r.bytes(1)[0]
		code := moduleReader{b: r.bytes(r.number())}
		if id != codeSection {
			continue
		}
		for i := range code.number() {
			visit(firstFunction+int64(i), code.bytes(code.number()))
		}
		return
	}
	t.Fatal("no code")
}

// A function whose parameter is set by anything but its jumps and calls stays as it is, and so does
// one of another kind.
func TestReturnsLeft(t *testing.T) {
	const number = firstFunction + 7
	address := appendSigned([]byte{opI64Const}, number<<addressShift|1)
	call := slices.Concat([]byte{opGlobal, 0}, address, []byte{0x37, 3, 0, opI32Const, 0, opCall,
		9})
	whole := func(between ...byte) []byte {
		b := []byte{0, opBlock, opNothing, opBlock, opNothing, opBlock, opNothing, opGet, 0,
			opBranchTable, 1, 0, 1, opEnd}
		b = slices.Concat(b, between, call, []byte{opBranchIf, 1, opEnd, opI32Const, 0, opReturn})
		return append(b, opEnd, opI32Const, 1, opEnd)
	}
	w := newReturns(whole(), number)
	if w == nil {
		t.Fatal("a plain function is left")
	}
	if _, constants := returnsIn(t, rewritten(t, w), true); constants != 0 {
		t.Error("its return address is a constant")
	}
	for name, body := range map[string][]byte{
		"sets its parameter":    whole(opI32Const, 3, opSet, 0),
		"keeps what it sets":    whole(opI32Const, 3, opTee, 0, opSet, 1),
		"has no blocks":         append([]byte{0}, append(call, opEnd)...),
		"has unknown operators": whole(0xfd, 12),
		"ends too early":        whole()[:8],
		"has no locals":         binary.AppendUvarint(nil, 3),
	} {
		if newReturns(body, number) != nil {
			t.Errorf("a function that %s is rewritten", name)
		}
	}
}
