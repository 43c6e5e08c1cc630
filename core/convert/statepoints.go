package convert

import (
	"strconv"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
)

// statepointForm has the position of each part of a statepoint among the operands of the call. The
// parts are the same in every dialect; only their positions differ (Statepoints.rst of each
// version).
type statepointForm struct {
	call       *ir.Instr
	id         uint64
	patchBytes uint32
	flags      uint64
	targetType *ir.Type
	// Positions are indices of the call's operands. Index 0 is the callee, so 0 means that the
	// statepoint lacks the part.
	idAt, patchBytesAt, target    int
	args, transition, deopt, live operandRange
	// transitionBundle and the others say that the bundle is present, possibly empty.
	transitionBundle, deoptBundle, liveBundle bool
	// others are a statepoint's other bundles.
	others    []ir.Bundle
	otherAt   []int
	relocates []gc.Relocate
}

// operandRange is a range of operands.
type operandRange struct{ at, n int }

func rangeOf(uses []ir.Use) operandRange {
	if len(uses) == 0 {
		return operandRange{}
	}
	return operandRange{uses[0].Index(), len(uses)}
}

func indexOf(u *ir.Use) int {
	if u == nil {
		return 0
	}
	return u.Index()
}

func newStatepointForm(s gc.Statepoint) statepointForm {
	p := statepointForm{
		call: s.Call, id: s.ID, patchBytes: s.PatchBytes, flags: s.Flags, targetType: s.TargetType,
		idAt: indexOf(s.Head.ID), patchBytesAt: indexOf(s.Head.PatchBytes), target: indexOf(s.Head.Target),
		args: rangeOf(s.CallArgs), transition: rangeOf(s.Transition), deopt: rangeOf(s.Deopt), live: rangeOf(s.Live),
		transitionBundle: s.HasTransition, deoptBundle: s.HasDeopt, liveBundle: len(s.Live) > 0,
	}
	at := 1 + s.Call.Call.NumArgs
	for _, b := range s.Call.Call.Bundles {
		if b.Tag == gc.LiveBundle {
			p.liveBundle = true
		} else if !gc.IsBundle(b.Tag) {
			p.others = append(p.others, b)
			p.otherAt = append(p.otherAt, at)
		}
		at += b.NumArgs
	}
	return p
}

// checkStatepoint refuses parts of a statepoint that the new dialect cannot express.
func (c *converter) checkStatepoint(s *gc.Statepoint) {
	span := s.Call.Span
	if c.to == ir.LLVM36 {
		const since = "Ids, patch bytes, flags and transition operands came with LLVM 3.7."
		switch {
		case s.ID != gc.DefaultID:
			c.refuse(span, "this statepoint has the id "+strconv.FormatUint(s.ID,
				10)+", where LLVM 3.6 always gives "+strconv.FormatUint(gc.DefaultID, 10), since)
		case s.PatchBytes != 0:
			c.refuse(span, "this statepoint has patch bytes", since)
		case s.Flags != 0:
			c.refuse(span, "this statepoint has flags", since)
		case s.HasTransition:
			c.refuse(span, "this statepoint has transition operands", since)
		}
		if r := s.TargetType.Result(); r.Kind != ir.VoidKind && resultKind(r) == "" &&
			gc.ResultOf(s.Call) != nil {
			c.refuse(span, "the result of type "+r.String()+" has no gc.result there",
				"LLVM 3.6 has one for integers, one for floats and one for pointers.")
		}
	}
	if bundlesUnknown(c.to) {
		for _, b := range s.Call.Call.Bundles {
			if !gc.IsBundle(b.Tag) {
				c.refuse(span, "this statepoint has the operand bundle \""+b.Tag+"\"",
					"Operand bundles came with LLVM 3.8.")
			}
		}
	}
}

// checkToken refuses uses of a statepoint that a token, which is not a value, cannot have.
func (c *converter) checkToken(in *ir.Instr) {
	if in.Type().Kind == ir.TokenKind || gc.TokenType(c.m, c.to).Kind != ir.TokenKind {
		return
	}
	if user := otherUser(in); user != nil {
		c.refuse(user.Span, "a token goes to gc.relocate and gc.result alone", "")
	}
	pad, parts := padOf(in)
	if pad == nil || pad.Type().Kind == ir.TokenKind || len(parts) == 0 {
		return
	}
	for u := ir.FirstUse(pad); u != nil; u = u.Next() {
		if u.User != nil && !isPart(parts, u.User) && !gc.IsRelocate(u.User) {
			c.refuse(u.User.Span,
				"the landing pad is the token of the relocates there, so its value cannot be "+
					"used besides", "")
			return
		}
	}
	for _, part := range parts {
		if user := otherUser(part); user != nil {
			c.refuse(user.Span, "a token goes to gc.relocate and gc.result alone", "")
		}
	}
}

// otherUser is a user of a token other than gc.relocate and gc.result, nil if there is none.
func otherUser(token *ir.Instr) *ir.Instr {
	for u := ir.FirstUse(token); u != nil; u = u.Next() {
		if u.User != nil && (!gc.IsRelocate(u.User) && !gc.IsResult(u.User) || u.Index() != 1) {
			return u.User
		}
	}
	return nil
}

// padOf is the landing pad that an invoked statepoint unwinds to, and its extracted fields that
// relocates use as tokens: before the token type, the second field of the landing pad represented
// the statepoint.
func padOf(in *ir.Instr) (pad *ir.Instr, parts []*ir.Instr) {
	if in.Op != ir.Invoke {
		return nil, nil
	}
	pad = in.UnwindDest().FirstNonPhi()
	if pad == nil || pad.Op != ir.LandingPad || in.UnwindDest().UniquePred() == nil {
		return nil, nil
	}
	for u := ir.FirstUse(pad); u != nil; u = u.Next() {
		if u.User == nil || u.User.Op != ir.ExtractValue {
			continue
		}
		for v := ir.FirstUse(u.User); v != nil; v = v.Next() {
			if v.User != nil && gc.IsRelocate(v.User) {
				parts = append(parts, u.User)
				break
			}
		}
	}
	return pad, parts
}

func isPart(parts []*ir.Instr, in *ir.Instr) bool {
	for _, p := range parts {
		if p == in {
			return true
		}
	}
	return false
}

// statepoints gives every statepoint, with its results and relocates, the form of the new dialect.
func (c *converter) statepoints() {
	for i := range c.points {
		c.statepoint(&c.points[i])
	}
	var dead []*ir.Instr
	c.m.EachInstr(c.meter, func(in *ir.Instr) {
		switch {
		case in.Call == nil || !gc.IsRelocate(in) && !gc.IsResult(in):
		case !c.to.Opaque() && ofNoStatepoint(in):
			dead = append(dead, in)
		default:
			c.projection(in)
		}
	})
	for _, in := range dead {
		ir.ReplaceAllUses(in, ir.Undef(in.Type()))
		in.Erase()
	}
}

// ofNoStatepoint reports whether the token of a gc.relocate or gc.result is a constant. LLVM with
// opaque pointers leaves such a token where it found the statepoint to be unreachable; earlier
// releases refuse it.
func ofNoStatepoint(in *ir.Instr) bool {
	_, isConst := in.Arg(0).(*ir.Const)
	return isConst
}

func (c *converter) statepoint(p *statepointForm) {
	in, ts := p.call, c.m.Types
	token := gc.TokenType(c.m, c.to)
	shape := gc.ShapeIn(c.to)
	target := in.Operand(p.target).Type()
	name := string(intrinsics.AppendMangled([]byte(gc.StatepointName+"."), target))
	fn := c.redeclare(in.CalledFunc(), name, gc.FuncType(c.m, c.to, target))
	b := formBuilder{c: c, in: in}
	b.fresh(fn)
	i32 := func(n int) { b.fresh(ir.IntConst(ts.I32, uint64(n))) }
	if shape != gc.Inline36 {
		b.number(p.idAt, ts.I64, p.id)
		b.number(p.patchBytesAt, ts.I32, uint64(p.patchBytes))
	}
	b.keep(operandRange{p.target, 1})
	i32(p.args.n)
	i32(int(p.flags))
	b.keep(p.args)
	info := *in.Call
	info.FuncType, info.Bundles = fn.FuncType, nil
	switch shape {
	case gc.Inline36:
		i32(p.deopt.n)
		b.keep(p.deopt)
		b.keep(p.live)
	case gc.Inline:
		i32(p.transition.n)
		b.keep(p.transition)
		i32(p.deopt.n)
		b.keep(p.deopt)
		b.keep(p.live)
	default:
		i32(0)
		i32(0)
	}
	info.NumArgs = len(b.from) - 1
	firstLive := info.NumArgs - p.live.n
	if shape == gc.Bundled {
		firstLive = 0
		for _, list := range []struct {
			tag   string
			there bool
			ops   operandRange
		}{{"deopt", p.deoptBundle, p.deopt}, {"gc-transition", p.transitionBundle, p.transition},
			{gc.LiveBundle, p.liveBundle, p.live}} {
			if list.there {
				b.keep(list.ops)
				info.Bundles = append(info.Bundles, ir.Bundle{Tag: list.tag, NumArgs: list.ops.n})
			}
		}
	}
	for i, o := range p.others {
		b.keep(operandRange{p.otherAt[i], o.NumArgs})
		info.Bundles = append(info.Bundles, o)
	}
	if in.Op == ir.Invoke {
		b.keep(operandRange{in.NumOps() - 2, 2})
	}
	info.Params = b.params(p, shape)
	in.RebuildOperands(b.from)
	in.Call = &info
	in.MutateType(token)
	c.landingPad(p, token)
	for _, r := range p.relocates {
		for i, n := range [2]int{r.BaseIndex, r.DerivedIndex} {
			if at := ir.IntConst(ts.I32, uint64(firstLive+n)); r.Call.Arg(1+i) != at {
				r.Call.SetOperand(2+i, at)
			}
		}
	}
}

// formBuilder lists the operands of a statepoint in its new form.
type formBuilder struct {
	c    *converter
	in   *ir.Instr
	from []ir.OperandSource
}

func (b *formBuilder) fresh(v ir.Value) {
	b.from = append(b.from, ir.OperandSource{Old: -1, Value: v})
}

func (b *formBuilder) keep(r operandRange) {
	for i := range r.n {
		b.from = append(b.from, ir.OperandSource{Old: r.at + i})
	}
}

// number keeps the operand at a position if the old form has it, else makes one.
func (b *formBuilder) number(at int, t *ir.Type, n uint64) {
	if at > 0 {
		b.keep(operandRange{at, 1})
		return
	}
	b.fresh(ir.IntConst(t, n))
}

// params are the attributes of the statepoint's arguments in the new form. The target gets
// `elementtype` where its type does not say what it points to.
func (b *formBuilder) params(p *statepointForm, shape gc.Shape) []*ir.AttrSet {
	args := make([]*ir.AttrSet, p.args.n)
	old := b.in.Call
	for i := range args {
		args[i] = old.ParamAttrs(p.args.at - 1 + i)
	}
	target := old.ParamAttrs(p.target - 1).Without(func(a ir.Attr) bool {
		return a.Name == "elementtype" && !a.Quoted
	})
	if b.c.to.Opaque() {
		target = target.With(ir.Attr{Name: "elementtype", Type: p.targetType})
	}
	return gc.Params(shape, target, args)
}

// landingPad turns the landing pad of an invoked statepoint into the token, or extracts the token
// from it.
func (c *converter) landingPad(p *statepointForm, token *ir.Type) {
	pad, parts := padOf(p.call)
	if pad == nil {
		return
	}
	var exceptional []*ir.Instr // oldest first
	for i := len(p.relocates) - 1; i >= 0; i-- {
		if r := &p.relocates[i]; r.Exceptional {
			exceptional = append(exceptional, r.Call)
		}
	}
	isToken := pad.Type().Kind == ir.TokenKind
	switch {
	case token.Kind == ir.TokenKind && !isToken && len(exceptional) > 0:
		pad.MutateType(token)
		for _, r := range exceptional {
			r.SetOperand(1, pad)
		}
		for _, part := range parts {
			part.Erase()
		}
	case token.Kind != ir.TokenKind && isToken:
		ts := c.m.Types
		pad.MutateType(ts.Struct([]*ir.Type{ts.Pointer(ts.I8, 0), ts.I32}, false))
		if len(exceptional) == 0 {
			return
		}
		part := c.m.NewInstr(ir.ExtractValue, ts.I32, pad)
		part.SetIndices([]int32{1})
		part.SetFrom(pad.ID())
		pad.Parent().InsertAfter(part, pad)
		if pad.Name() != "" {
			pad.Func().SetNameOf(part, pad.Name(), ".token")
		}
		for _, r := range exceptional {
			r.SetOperand(1, part)
		}
	}
}
