package refflow

import (
	"math/big"
	"strings"

	"statepoint/core/ir"
)

// combining are the intrinsics that do what an instruction does, on their first two arguments.
var combining = map[string]ir.Opcode{
	"llvm.uadd.sat": ir.Add, "llvm.sadd.sat": ir.Add, "llvm.usub.sat": ir.Sub,
	"llvm.ssub.sat": ir.Sub, "llvm.ushl.sat": ir.Shl, "llvm.sshl.sat": ir.Shl,
	"llvm.uadd.with.overflow": ir.Add, "llvm.sadd.with.overflow": ir.Add,
	"llvm.usub.with.overflow": ir.Sub, "llvm.ssub.with.overflow": ir.Sub,
	"llvm.umul.with.overflow": ir.Mul, "llvm.smul.with.overflow": ir.Mul,
}

// choosing are the intrinsics whose result is one of their first arguments, by their number.
var choosing = map[string]int{
	"llvm.umax": 2, "llvm.umin": 2, "llvm.smax": 2, "llvm.smin": 2, "llvm.abs": 1,
}

// counting are the intrinsics whose results say nothing about where an object is.
var counting = map[string]bool{
	"llvm.ctpop": true, "llvm.ctlz": true, "llvm.cttz": true, "llvm.is.constant": true,
	"llvm.objectsize": true, "llvm.ucmp": true, "llvm.scmp": true, "llvm.is.fpclass": true,
	"llvm.vector.reduce.mul": true,
}

// intrinsicOf is the name of the intrinsic that a call calls, without its types; "" for any other
// call.
func intrinsicOf(in *ir.Instr) string {
	g := in.CalledFunc()
	if g == nil || !strings.HasPrefix(g.Name(), "llvm.") {
		return ""
	}
	name := g.Name()
	for {
		at := strings.LastIndexByte(name, '.')
		last := name[at+1:]
		if at <= len("llvm") || !strings.ContainsAny(last, "0123456789") {
			return name
		}
		name = name[:at]
	}
}

// called visits the sources of scalar i of a call's result.
func (f *flow) called(in *ir.Instr, i int, l leaf, pass passing) {
	name := intrinsicOf(in)
	n := in.Call.NumArgs
	switch {
	case name == "", strings.HasPrefix(name, "llvm.experimental.gc."):
		return
	case isPass(in):
		pass(in.Arg(0), i, func(x form) form { return x.within(l.width) })
	case counting[name] || l.ref || l.width == 1:
	case f.loose:
		for k := range n {
			for j := range f.shapes.count(in.Arg(k).Type()) {
				pass(in.Arg(k), j, func(form) form { return whole })
			}
		}
	case combining[name] != ir.BadOp && n >= 2:
		f.arithmetic(combining[name], in.Arg(0), in.Arg(1), i, l, pass)
	case choosing[name] > 0 && n >= choosing[name]:
		for k := range choosing[name] {
			pass(in.Arg(k), i, nil)
		}
	case name == "llvm.bswap":
		f.permuted(in, i, l, pass, func(at, width int) int { return width - 8 - at&^7 + at&7 })
	case name == "llvm.bitreverse":
		f.permuted(in, i, l, pass, func(at, width int) int { return width - 1 - at })
	case (name == "llvm.fshl" || name == "llvm.fshr") && n == 3:
		f.funnel(in, name == "llvm.fshl", i, l, pass)
	default:
		f.unknown(in, i, l, pass)
	}
}

// permuted visits the argument of an intrinsic that changes the positions of bits.
func (f *flow) permuted(in *ir.Instr, i int, l leaf, pass passing, to func(at, width int) int) {
	pass(in.Arg(0), i, func(x form) form {
		return x.moved(l.width, func(at int) int { return to(at, int(l.width)) })
	})
}

// funnel visits the two arguments of a funnel shift: the upper part of the first one, moved up, and
// the lower part of the second.
func (f *flow) funnel(in *ir.Instr, left bool, i int, l leaf, pass passing) {
	by, known := f.element(in.Arg(2), i)
	if !known {
		pass(in.Arg(0), i, form.blur)
		pass(in.Arg(1), i, form.blur)
		return
	}
	up := new(big.Int).Mod(by, new(big.Int).SetUint64(l.width)).Int64()
	if !left {
		up = int64(l.width) - up
	}
	pass(in.Arg(0), i, func(x form) form { return x.shifted(up, l.width) })
	pass(in.Arg(1), i, func(x form) form { return x.shifted(up-int64(l.width), l.width) })
}

// unknown visits the arguments of any other intrinsic, of which the result may be a whole address:
// in its place where a vector's elements are only chosen or moved.
func (f *flow) unknown(in *ir.Instr, i int, l leaf, pass passing) {
	moves := strings.HasPrefix(intrinsicOf(in), "llvm.vector.") ||
		strings.HasPrefix(intrinsicOf(in), "llvm.masked.")
	for k := range in.Call.NumArgs {
		for j, from := range f.shapes.of(in.Arg(k).Type()) {
			switch {
			case from.ref:
			case moves && from.width == l.width:
				pass(in.Arg(k), j, nil)
			case from.width >= addressEnd && l.width >= addressEnd:
				pass(in.Arg(k), j, form.blur)
			}
		}
	}
}
