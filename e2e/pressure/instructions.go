package pressure

import (
	"fmt"
	"strings"
)

// instruction writes one instruction, or the few that belong together.
func (g *generator) instruction() {
	g.left--
	kind := g.IntN(36)
	if g.leaf && (kind >= 6 && kind <= 8 || kind >= 12 && kind <= 16) { // they call, or may
		kind = 35
	}
	switch kind {
	case 0, 1:
		g.gives(i64, "load volatile i64, ptr %s", g.use(address))
	case 2:
		g.gives(double, "load volatile double, ptr %s", g.use(address))
	case 3:
		g.gives(i64, "%s i64 %s, %s", g.oneOf("udiv", "sdiv", "urem", "srem"), g.use(i64),
			g.use(i64))
	case 4:
		g.gives(i32, "%s i32 %s, %s", g.oneOf("udiv", "sdiv", "shl", "ashr", "mul"), g.use(i32),
			g.use(i32))
	case 5:
		g.gives(i64, "%s i64 %s, %s", g.oneOf("shl", "lshr", "ashr"), g.use(i64), g.use(i64))
	case 6:
		g.gives(i128, "%s i128 %s, %s", g.oneOf("shl", "lshr", "ashr", "mul", "add", "udiv"),
			g.use(i128), g.use(i128))
	case 7:
		n := g.fresh()
		g.line("%s = cmpxchg ptr %s, i128 %s, i128 %s seq_cst seq_cst, align 16", n, g.use(address),
			g.use(i128), g.use(i128))
		g.gives(i128, "extractvalue {i128, i1} %s, 0", n)
	case 8:
		g.gives(i128, "atomicrmw %s ptr %s, i128 %s seq_cst, align 16",
			g.oneOf("xchg", "add", "max", "nand"), g.use(address), g.use(i128))
	case 9:
		g.gives(i64, "atomicrmw %s ptr %s, i64 %s seq_cst",
			g.oneOf("xchg", "add", "max", "nand", "or"), g.use(address), g.use(i64))
	case 10:
		g.gives(address, "getelementptr [3 x i64], ptr %s, i64 %s, i64 %s", g.use(address),
			g.use(i64), g.use(i64))
	case 11:
		g.line("store i64 %s, ptr %s", g.use(i64), g.use(address))
	case 12:
		g.line("call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %s, i64 %s, i1 false)", g.use(address),
			g.use(address), g.oneOf("16", "40", "333", "5000", g.use(i64)))
	case 13:
		g.line("call void @llvm.memset.p0.i64(ptr %s, i8 0, i64 %s, i1 false)", g.use(address),
			g.oneOf("48", "1000", g.use(i64)))
	case 14, 15:
		g.gives(i64, "call i64 @c(%s)", g.uses(i64, 6))
	case 16:
		g.call()
	case 17, 18, 19, 20:
		g.assembly()
	case 21:
		n := g.fresh()
		g.line("%s = call {i64, i1} @llvm.umul.with.overflow.i64(%s)", n, g.uses(i64, 2))
		g.gives(i64, "extractvalue {i64, i1} %s, 0", n)
	case 22:
		g.gives(i64, "call i64 @llvm.fshl.i64(%s)", g.uses(i64, 3))
	case 23:
		g.gives(double, "%s double %s, %s", g.oneOf("fadd", "fmul", "frem", "fdiv"), g.use(double),
			g.use(double))
	case 24:
		g.gives(vector, "%s <4 x i32> %s, %s", g.oneOf("add", "mul", "shl", "udiv", "xor"),
			g.use(vector), g.use(vector))
	case 25:
		n := g.condition()
		c := [...]class{i64, i32, i128, double, address, reference}[g.IntN(6)]
		g.gives(c, "select i1 %s, %s %s, %s %s", n, typeNames[c], g.use(c), typeNames[c], g.use(c))
	case 26:
		g.gives(i64, "trunc i128 %s to i64", g.use(i128))
	case 27:
		g.gives(i128, "sext i64 %s to i128", g.use(i64))
	case 28:
		g.gives(double, "uitofp i64 %s to double", g.use(i64))
	case 29:
		g.gives(i64, "fptoui double %s to i64", g.use(double))
	case 30:
		g.gives(i64, "extractelement <4 x i64> zeroinitializer, i64 %s", g.use(i64))
	case 31:
		g.gives(vector, "insertelement <4 x i32> %s, i32 %s, i64 %s", g.use(vector), g.use(i32),
			g.use(i64))
	case 32:
		g.gives(i64, "ptrtoint ptr %s to i64", g.use(address))
	case 33:
		if g.collected {
			g.gives(reference, "getelementptr i8, ptr addrspace(1) %s, i64 %s", g.use(reference),
				g.use(i64))
		} else {
			g.point()
		}
	case 34:
		g.gives(reference, "load volatile ptr addrspace(1), ptr %s", g.use(address))
	default:
		g.gives(i64, "add i64 %s, %s", g.use(i64), g.use(i64))
	}
}

func (g *generator) oneOf(list ...string) string { return list[g.IntN(len(list))] }

// call writes a call of a convention with different registers.
func (g *generator) call() {
	switch g.IntN(8) {
	case 0:
		g.gives(i64, "call fastcc i64 @fast(i64 %s, i32 %s, double %s)", g.use(i64), g.use(i32),
			g.use(double))
	case 1:
		g.gives(i64, "call preserve_mostcc i64 @most(%s)", g.uses(i64, 2))
	case 2:
		g.line("call preserve_allcc void @everything(i64 %s, double %s)", g.use(i64), g.use(double))
	case 3:
		g.gives(i64, "call preserve_nonecc i64 @none(%s)", g.uses(i64, 12))
	case 4:
		g.gives(i64, "call ghccc i64 @ghc(%s)", g.uses(i64, 6))
	case 5:
		g.gives(i64, "call swiftcc i64 @swift(i64 %s, ptr swiftself %s, i64 %s)", g.use(i64),
			g.use(address), g.use(i64))
	case 6:
		g.line("call void @many(%s, double %s, double %s, i128 %s)", g.uses(i64, 10), g.use(double),
			g.use(double), g.use(i128))
	default:
		n := g.fresh()
		g.line("%s = call {i64, i64} @pair(i64 %s)", n, g.use(i64))
		g.gives(i64, "extractvalue {i64, i64} %s, 1", n)
	}
}

// point writes a stack map or a patch point.
func (g *generator) point() {
	n := 1 + g.IntN(20)
	if g.IntN(2) == 0 {
		g.line(
			"call void (i64, i32, ...) @llvm.experimental.stackmap(i64 %d, i32 5, %s, double %s)",
			g.left, g.uses(i64, n), g.use(double))
		return
	}
	k := g.IntN(12)
	args := g.uses(i64, n)
	if k > 0 {
		args = g.uses(i64, k) + ", " + args
	}
	g.gives(i64,
		"call %si64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 %d, i32 20, "+
			"ptr null, i32 %d, %s)", g.oneOf("anyregcc ", "anyregcc ", "", "preserve_allcc "),
		g.left, k, args)
}

var generalRegisters = strings.Fields("rax rcx rdx rsi rdi r8 r9 r10 r11 rbx r12 r13 r14 r15")

// assembly writes inline assembly that is satisfiable: it uses each register at most once, and
// leaves some for unconstrained operands.
func (g *generator) assembly() {
	order := g.Perm(len(generalRegisters))
	take := func() string {
		r := generalRegisters[order[0]]
		order = order[1:]
		return r
	}
	outs, fixed, free, clobbers := g.IntN(3), g.IntN(5), g.IntN(5), g.IntN(6)
	var constraints, args []string
	result, results := "void", 0
	for range outs {
		if g.IntN(2) == 0 {
			constraints = append(constraints, "={"+take()+"}")
		} else {
			constraints = append(constraints, g.oneOf("=r", "=&r"))
			take()
		}
		results++
	}
	switch results {
	case 1:
		result = "i64"
	case 2:
		result = "{i64, i64}"
	}
	for range fixed {
		constraints = append(constraints, "{"+take()+"}")
		args = append(args, "i64 "+g.use(i64))
	}
	tied := 0
	for range min(free, len(order)-2) {
		switch g.IntN(6) {
		case 0:
			constraints = append(constraints, "rm")
			args = append(args, "i64 "+g.use(i64))
		case 1:
			constraints = append(constraints, "*m")
			args = append(args, "ptr elementtype(i64) "+g.use(address))
			take()
		case 2:
			constraints = append(constraints, "x")
			args = append(args, "double "+g.use(double))
		case 3:
			if tied < results {
				constraints = append(constraints, fmt.Sprint(tied))
				tied++
				args = append(args, "i64 "+g.use(i64))
				continue
			}
			fallthrough
		default:
			constraints = append(constraints, "r")
			args = append(args, "i64 "+g.use(i64))
			take()
		}
		if len(order) < 3 {
			break
		}
	}
	for range min(clobbers, len(order)-1) {
		constraints = append(constraints, "~{"+take()+"}")
	}
	if g.IntN(3) == 0 {
		constraints = append(constraints, "~{memory}")
	}
	text := fmt.Sprintf("call %s asm sideeffect \"\", \"%s\"(%s)", result,
		strings.Join(constraints, ","), strings.Join(args, ", "))
	switch results {
	case 0:
		g.line("%s", text)
	case 1:
		g.gives(i64, "%s", text)
	default:
		n := g.fresh()
		g.line("%s = %s", n, text)
		g.gives(i64, "extractvalue {i64, i64} %s, %d", n, g.IntN(2))
	}
}
