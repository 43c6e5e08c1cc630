package interp

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// intrinsic is one execution of an intrinsic.
type intrinsic struct {
	run   *Interp
	frame *Frame
	in    *ir.Instr
	name  string // without "llvm." and overload suffix
	typ   *ir.Type
	args  []Value
}

// intrinsicFunc computes an intrinsic from its arguments' values.
type intrinsicFunc func(c *intrinsic) (Value, error)

// intrinsics are what the interpreter executes, by name without "llvm." and overload suffix.
var intrinsics map[string]intrinsicFunc

func init() {
	intrinsics = map[string]intrinsicFunc{}
	add := func(do intrinsicFunc, names string) {
		for _, n := range strings.Fields(names) {
			intrinsics[n] = do
		}
	}
	add(nothing, `dbg.declare dbg.value dbg.assign dbg.label lifetime.start lifetime.end invariant.end donothing sideeffect
		experimental.noalias.scope.decl assume prefetch stackrestore var.annotation codeview.annotation pseudoprobe
		fake.use localescape debugtrap pcmarker call.preallocated.teardown va_end
		instrprof.increment instrprof.value.profile`)
	add(first, `expect expect.with.probability launder.invariant.group strip.invariant.group ssa.copy annotation ptr.annotation
		threadlocal.address preserve.array.access.index preserve.union.access.index arithmetic.fence`)
	add(arbitrary, `stacksave readcyclecounter readsteadycounter returnaddress frameaddress addressofreturnaddress sponentry
		thread.pointer get.rounding eh.typeid.for swift.async.context.addr read_register read_volatile_register
		invariant.start`)
	add(trap, `trap ubsantrap`)
	add(memoryCopy, `memcpy memmove memcpy.inline memcpy.element.unordered.atomic
		memmove.element.unordered.atomic`)
	add(memoryFill, `memset memset.inline memset.element.unordered.atomic`)
	add(isConstant, `is.constant`)
	add(objectSize, `objectsize`)
	add(pointerMask, `ptrmask`)
	add(loadRelative, `load.relative`)
	add(condition, `experimental.widenable.condition allow.runtime.check allow.ubsan.check`)
	add(guard, `experimental.guard`)
	add(elementwise(integer1), `ctpop ctlz cttz bswap bitreverse abs`)
	add(elementwise(integer2), `smax smin umax umin sadd.sat uadd.sat ssub.sat usub.sat sshl.sat
		ushl.sat ucmp scmp clmul`)
	add(elementwise(funnel), `fshl fshr`)
	add(elementwise(fixedPoint), `smul.fix umul.fix smul.fix.sat umul.fix.sat sdiv.fix udiv.fix
		sdiv.fix.sat udiv.fix.sat`)
	add(overflow, `sadd.with.overflow uadd.with.overflow ssub.with.overflow usub.with.overflow
		smul.with.overflow umul.with.overflow`)
	add(elementwise(mathematics), `fabs copysign sqrt floor ceil trunc rint nearbyint round roundeven minnum maxnum minimum
		maximum minimumnum maximumnum fma fmuladd canonicalize ldexp powi sin cos tan asin acos atan atan2 sinh cosh tanh exp
		exp2 exp10 log log2 log10 pow lround llround lrint llrint fptosi.sat fptoui.sat is.fpclass
		convert.to.fp16 convert.from.fp16`)
	add(constrained, `experimental.constrained.fadd experimental.constrained.fsub experimental.constrained.fmul
		experimental.constrained.fdiv experimental.constrained.frem experimental.constrained.sqrt
		experimental.constrained.fma experimental.constrained.fptrunc experimental.constrained.fpext
		experimental.constrained.sitofp experimental.constrained.uitofp experimental.constrained.fptosi
		experimental.constrained.fptoui`)
	for _, r := range []string{"add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin",
		"fadd", "fmul", "fmax", "fmin",
		"fmaximum", "fminimum"} {
		intrinsics["vector.reduce."+r] = reduce
		intrinsics["experimental.vector.reduce."+r] = reduce
	}
	add(vectorParts, `vector.insert vector.extract experimental.vector.insert experimental.vector.extract vector.reverse
		experimental.vector.reverse vector.splice experimental.vector.splice stepvector experimental.stepvector
		get.active.lane.mask vector.interleave2 vector.deinterleave2 experimental.vector.interleave2
		experimental.vector.deinterleave2 experimental.cttz.elts`)
	add(maskedAccess, `masked.load masked.store masked.gather masked.scatter masked.expandload
		masked.compressstore`)
}

// intrinsic executes a call to an intrinsic.
func (m *Interp) intrinsic(f *Frame, in *ir.Instr, name string) (Value, error) {
	if v, known, err := m.gcIntrinsic(f, in, name); known {
		return v, err
	}
	c := &intrinsic{run: m, frame: f, in: in, name: name[len("llvm."):], typ: in.Type()}
	for {
		if do := intrinsics[c.name]; do != nil {
			args, err := m.operands(f, in.Args())
			if err != nil {
				return Value{}, err
			}
			c.args = args
			return do(c)
		}
		dot := strings.LastIndexByte(c.name, '.')
		if dot < 0 {
			break
		}
		c.name = c.name[:dot]
	}
	if m.opt.Externals[name] != nil || m.opt.External != nil {
		args, err := m.operands(f, in.Args())
		if err != nil {
			return Value{}, err
		}
		return m.external(in.CalledFunc(), in, in.Call.FuncType, args)
	}
	return Value{}, unsupported("the intrinsic @%s", name)
}

func nothing(c *intrinsic) (Value, error) {
	if c.name == "assume" && (c.args[0].State >= Undef || c.args[0].Bits == 0) {
		return Value{}, undefined("llvm.assume of a false condition")
	}
	return Value{Type: c.typ}, nil
}

func first(c *intrinsic) (Value, error) {
	v := c.args[0]
	v.Type = c.typ
	return v, nil
}

func arbitrary(c *intrinsic) (Value, error) { return OfState(c.typ, Arbitrary), nil }

func trap(c *intrinsic) (Value, error) {
	return Value{}, &Fault{Kind: Trapped, Text: "@llvm." + c.name}
}

func isConstant(c *intrinsic) (Value, error) {
	v := truth(c.typ, ir.IsConstant(c.in.Arg(0)))
	v.State = Arbitrary
	return v, nil
}

// objectSize returns the value for an unknown size, which is always correct.
func objectSize(c *intrinsic) (Value, error) {
	if c.typ.Kind != ir.IntegerKind {
		return Value{}, unsupported("an object's size as a vector")
	}
	v := Int(c.typ, ^uint64(0))
	if c.args[1].Bits != 0 {
		v = Int(c.typ, 0)
	}
	v.State = Arbitrary
	return v, nil
}

func condition(c *intrinsic) (Value, error) { return truth(c.typ, true), nil }

func guard(c *intrinsic) (Value, error) {
	if c.args[0].State >= Undef {
		return Value{}, undefined("a guard on a condition that is %s", c.args[0].State)
	}
	if c.args[0].Bits == 0 {
		return Value{}, unsupported("a guard that fails, which deoptimizes")
	}
	return Value{Type: c.typ}, nil
}

func pointerMask(c *intrinsic) (Value, error) {
	one := func(p, k Value) Value {
		s := max(p.State, k.State)
		if s >= Undef {
			return OfState(p.Type, s)
		}
		return Value{Type: p.Type, State: s, Bits: p.Bits & k.Unsigned().Uint64()}
	}
	if c.typ.Kind != ir.VectorKind {
		return one(c.args[0], c.args[1]), nil
	}
	v := Value{Type: c.typ, Elems: make([]Value, c.typ.Len)}
	for i := range v.Elems {
		v.Elems[i] = one(c.args[0].Elems[i], c.args[1].Elems[i])
	}
	return v, nil
}

func loadRelative(c *intrinsic) (Value, error) {
	base, err := c.run.accessible(c.args[0])
	if err != nil {
		return Value{}, err
	}
	if c.args[1].Type.Bits > 64 {
		return Value{}, unsupported("an offset of more than 64 bits")
	}
	v, err := c.run.Load(c.run.Module.Types.I32, base+uint64(c.args[1].Int64()))
	if err != nil {
		return Value{}, err
	}
	return Value{Type: c.typ, State: v.State, Bits: base + uint64(v.Int64())}, nil
}

func memoryCopy(c *intrinsic) (Value, error) {
	to, from, n := c.args[0], c.args[1], c.args[2]
	if n.State >= Undef {
		return Value{}, undefined("a copy of a size that is %s", n.State)
	}
	if n.Unsigned().Sign() == 0 {
		return Value{Type: c.typ}, nil
	}
	a, err := c.run.accessible(to)
	if err != nil {
		return Value{}, err
	}
	b, err := c.run.accessible(from)
	if err != nil {
		return Value{}, err
	}
	return Value{Type: c.typ}, c.run.move(a, b, n.Unsigned().Uint64())
}

func memoryFill(c *intrinsic) (Value, error) {
	to, v, n := c.args[0], c.args[1], c.args[2]
	if n.State >= Undef {
		return Value{}, undefined("a fill whose size is %s", n.State)
	}
	size := n.Unsigned().Uint64()
	if size == 0 {
		return Value{Type: c.typ}, nil
	}
	if size > c.run.opt.Memory {
		return Value{}, undefined("a fill of %s", source.Count(size, "byte"))
	}
	a, err := c.run.accessible(to)
	if err != nil {
		return Value{}, err
	}
	b := make([]byte, size)
	for i := range b {
		b[i] = byte(v.Bits)
	}
	if err := c.run.memory.WriteAt(a, b); err != nil {
		return Value{}, err
	}
	c.run.shadow.mark(a, size, v.State)
	return Value{Type: c.typ}, nil
}

// elementwise extends a function on scalars to vectors. Scalar arguments apply to every element.
func elementwise(one intrinsicFunc) intrinsicFunc {
	each := func(c *intrinsic) (Value, error) {
		s := Defined
		for i := range c.args {
			s = max(s, c.args[i].StateOf())
		}
		if s >= Undef {
			if err := c.divisor(); err != nil {
				return Value{}, err
			}
			return OfState(c.typ, s), nil
		}
		v, err := one(c)
		if err == nil {
			v.State = max(v.State, s)
		}
		return v, err
	}
	return func(c *intrinsic) (Value, error) {
		if c.typ.Kind != ir.VectorKind {
			return each(c)
		}
		v := Value{Type: c.typ, Elems: make([]Value, c.typ.Len)}
		part := *c
		part.typ = c.typ.Elem
		for i := range v.Elems {
			part.args = make([]Value, len(c.args))
			for k := range c.args {
				part.args[k] = c.args[k]
				if c.args[k].Type.Kind == ir.VectorKind {
					part.args[k] = c.args[k].Elems[i]
				}
			}
			e, err := each(&part)
			if err != nil {
				return v, err
			}
			v.Elems[i] = e
		}
		return v, nil
	}
}
