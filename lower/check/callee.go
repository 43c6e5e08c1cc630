package check

import (
	"slices"

	"golang.org/x/arch/x86/x86asm"
)

// callees has what an image shows about the functions that it calls.
type callees struct {
	// ends are the functions that do not return.
	ends map[string]bool
	// pops are the bytes of arguments that a function pops, by its address.
	pops map[uint64]int64
}

// neverReturn are the functions of the C and C++ libraries, and of the runtime in RUNTIME.md, that
// do not return.
var neverReturn = []string{"abort", "exit", "_exit", "_Exit", "quick_exit", "__cxa_throw",
	"__cxa_rethrow", "__cxa_bad_cast", "_Unwind_Resume", "__stack_chk_fail", "longjmp",
	"siglongjmp", "__assert_fail", "_ZSt9terminatev", "__clang_call_terminate", "pthread_exit",
	"rt_throw", "rt_rethrow"}

// alwaysReturn are functions of the C and C++ libraries that return, whatever follows their calls.
var alwaysReturn = []string{"memcpy", "memmove", "memset", "memcmp", "memchr", "strlen", "strcmp",
	"strncmp", "strcpy", "strncpy", "strchr", "malloc", "calloc", "realloc", "free", "printf",
	"puts", "putchar", "_Znwm", "_Znam", "_ZdlPv", "_ZdlPvm", "_ZdaPv", "_ZdaPvm",
	"__cxa_begin_catch", "__cxa_end_catch", "rt_alloc", "rt_new", "rt_print", "rt_collect",
	"rt_safepoint"}

// probes are functions on Windows that touch the pages of a large frame and preserve all registers.
var probes = map[string]bool{"__chkstk": true, "___chkstk_ms": true, "__chkstk_ms": true}

// probes reports whether a call is of such a function: by its name or, in a linked file without
// names, since the frame's size is in RAX before the call and taken off the stack pointer after it.
func (f *flow) probes(k int32) bool {
	c := f.c
	if probes[c.callee(&c.insts[k])] {
		return true
	}
	if f.abi != windows || k == 0 || int(k)+1 >= len(c.insts) {
		return false
	}
	sets, takes := &c.insts[k-1].op, &c.insts[k+1].op
	imm, constant := sets.Args[1].(x86asm.Imm)
	return sets.Op == x86asm.MOV && sets.Args[0] == x86asm.EAX && constant && imm >= 0x1000 &&
		takes.Op == x86asm.SUB && takes.Args[0] == x86asm.RSP && takes.Args[1] == x86asm.RAX
}

// callees analyses all functions of the image. A function in the image returns if control reaches a
// return. An undefined one does not if a call to it is followed by nothing, or by a landing pad,
// which only an exception enters. If every call to it is followed by code that is a jump target, it
// is assumed not to return: that is rarely a coincidence.
func (j *judge) callees() {
	j.calls = &callees{ends: map[string]bool{}, pops: map[uint64]int64{}}
	for _, n := range neverReturn {
		j.calls.ends[n], j.calls.ends["_"+n] = true, true
	}
	type calls struct{ all, doubtful, nothing int }
	seen := map[string]*calls{}
	var order []string
	returns := map[string]bool{}
	for _, n := range alwaysReturn {
		returns[n], returns["_"+n] = true, true
	}
	for _, s := range j.im.Functions() {
		sites, _ := j.sites(j.entryAt(s.Addr))
		c := decode(j.im, s.Addr, s.Addr+s.Size, sites, func(string) bool { return true })
		pads, targets := map[int32]bool{}, map[int32]int{}
		for i := range c.insts {
			in := &c.insts[i]
			if in.pad >= 0 {
				pads[in.pad] = true
			}
			if in.op.Op == x86asm.JMP || isConditional(in.op.Op) {
				for _, k := range in.next {
					if k != int32(i)+1 || in.op.Op == x86asm.JMP {
						targets[k]++
					}
				}
				if in.op.Op == x86asm.JMP && in.reached && len(in.next) == 0 {
					returns[s.Name] = true // through a tail call
				}
			}
			if in.op.Op == x86asm.RET && in.reached {
				returns[s.Name] = true
				if n, ok := in.op.Args[0].(x86asm.Imm); ok {
					j.calls.pops[s.Addr] = int64(n)
				}
			}
		}
		for i := range c.insts {
			in := &c.insts[i]
			callee := ""
			if in.op.Op == x86asm.CALL {
				callee = c.callee(in)
			}
			if callee == "" {
				continue
			}
			n := seen[callee]
			if n == nil {
				n = &calls{}
				seen[callee] = n
				order = append(order, callee)
			}
			n.all++
			next, own := int32(i)+1, 0
			for int(next) < len(c.insts) && isNop(&c.insts[next]) && targets[next] == 0 {
				next++
			}
			if int(next) < len(c.insts) && c.insts[next].op.Op == x86asm.JMP {
				if to := c.insts[next].next; len(to) == 1 && to[0] == next+1 { // to what follows
					next, own = next+1, 1
				}
			}
			switch {
			case int(next) == len(c.insts), pads[next], stops(&c.insts[next]):
				n.nothing++
			case targets[next] > own:
				n.doubtful++
			}
		}
	}
	for _, callee := range order {
		n := seen[callee]
		switch {
		case returns[callee]:
		case n.nothing > 0:
			j.calls.ends[callee] = true
		case n.doubtful == n.all && !j.calls.ends[callee]:
			j.calls.ends[callee] = true
			if j.report.Records > 0 { // else nothing rests on it
				j.assume(callee + " does not return, because other code jumps to the instruction " +
					"after each call to it")
			}
		}
	}
}

// stops reports whether an instruction marks unreachable code.
func stops(in *inst) bool {
	return in.op.Op == x86asm.UD2 && in.n == 2 || in.op.Op == x86asm.UD1 ||
		in.op.Op == x86asm.INT && in.n == 1
}

// pops is the number of bytes of arguments that a call pops: that of the callee's return
// instruction; for an undefined function it follows from the unwinding table, or from a stack
// pointer adjustment right after the call without a change in the table.
func (j *judge) pops(c *code, k int32) (p popped, ok bool) {
	in := &c.insts[k]
	if in.op.Op != x86asm.CALL {
		return p, false
	}
	if to, ok := c.target(in); ok {
		if n := j.calls.pops[to]; n != 0 || j.im.FunctionAt(to) != nil {
			return popped{n: n}, n != 0
		}
	}
	if int(k)+1 >= len(c.insts) {
		return p, false
	}
	next := &c.insts[k+1]
	n := int64(0)
	switch next.op.Op {
	case x86asm.SUB:
		if imm, ok := next.op.Args[1].(x86asm.Imm); ok && next.op.Args[0] == x86asm.RSP {
			n = int64(imm)
		}
	case x86asm.PUSH:
		n = 8
	}
	if j.entry == nil || !j.entry.rows {
		// for conventions that pop arguments, according to the record
		return popped{n: n}, n != 0 && next.op.Op == x86asm.SUB &&
			slices.ContainsFunc(j.flow.points[k], (*point).takesArguments)
	}
	at := func(pc uint64) int64 {
		row, err := j.entry.Row(pc)
		if err != nil || dwarf(row.Register) != rsp {
			return 0
		}
		return row.Offset
	}
	before, after := at(in.at), at(in.end())
	if before > after && after > 0 {
		return popped{n: before - after}, true
	}
	if n == 0 || before == 0 || at(next.end()) != before {
		return p, false
	}
	return popped{n: n, below: before}, true
}

// popped is the number of bytes that a call pops.
type popped struct {
	// n is the number of bytes. If below is not 0, the stack pointer after the call is instead n
	// above the address that is below bytes below the frame's top.
	n, below int64
}

// of returns the number of bytes for a given frame top and stack pointer.
func (p popped) of(top, sp int64) int64 {
	if p.below != 0 {
		return top - p.below + p.n - sp
	}
	return p.n
}
