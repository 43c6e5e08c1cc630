package verify

import (
	"strings"

	"statepoint/core/ir"
)

// convergence checks convergent operations, which threads execute together, and the tokens that
// identify these threads (ConvergentOperations.rst).
func (v *callChecks) convergence(f *ir.Func) {
	c := convergenceCheck{v: v, f: f}
	tokens, plain := false, (*ir.Instr)(nil)
	var mixed *ir.Instr
	for _, b := range f.Blocks {
		var before *ir.Instr
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Op.IsCall() {
				continue
			}
			control := convergenceControl(in)
			token := convergenceToken(in)
			if control != "" {
				c.control(in, control, token, before)
			}
			convergent := isConvergent(in)
			controlled := control != "" || token != nil
			tokens = tokens || controlled
			if convergent && !controlled && plain == nil {
				plain = in
			}
			if controlled && mixed == nil {
				mixed = in
			}
			if convergent || control != "" {
				before = in
			}
		}
	}
	if plain != nil && mixed != nil {
		v.r.Bad(plain, codeConvergence,
			"the function controls convergence by tokens, but this convergent call has none")
		return
	}
	if tokens {
		c.regions()
	}
}

// codeConvergence: convergent operations and the tokens that control them.
const codeConvergence = "SP0219"

const convergencePrefix = "llvm.experimental.convergence."

// convergenceControl is the kind of a convergence control intrinsic, "entry", "anchor" or "loop",
// "" for any other call.
func convergenceControl(in *ir.Instr) string {
	if !in.Op.IsCall() {
		return ""
	}
	f := in.CalledFunc()
	if f == nil {
		return ""
	}
	word, ok := strings.CutPrefix(f.Name(), convergencePrefix)
	if !ok || word != "entry" && word != "anchor" && word != "loop" {
		return ""
	}
	return word
}

// convergenceToken is the instruction whose token a call's bundle names, nil if it has none.
func convergenceToken(in *ir.Instr) *ir.Instr {
	ops, ok := in.FindBundle("convergencectrl")
	if !ok || len(ops) != 1 {
		return nil
	}
	token, _ := ops[0].Value.(*ir.Instr)
	return token
}

// isConvergent reports whether a call is convergent.
func isConvergent(in *ir.Instr) bool {
	return hasFuncAttr(in, "convergent")
}

type convergenceCheck struct {
	v *callChecks
	f *ir.Func
}

// control checks one of the intrinsics, after the convergent operation before in the same block.
func (c *convergenceCheck) control(in *ir.Instr, word string, token, before *ir.Instr) {
	bad := func(format string, args ...any) { c.v.r.Bad(in, codeConvergence, format, args...) }
	_, bundled := in.FindBundle("convergencectrl")
	switch word {
	case "entry":
		if !c.f.Attrs.Has("convergent") {
			bad("threads enter together only in a convergent function")
		}
		if in.Parent() != c.f.Entry() {
			bad("threads enter together only in the entry block")
		}
	case "loop":
		if token == nil && !bundled {
			bad(
				"the heart of a loop needs a bundle \"convergencectrl\" with the token from " +
					"before " +
					"the loop")
		}
	}
	if word != "anchor" && before != nil {
		bad("no convergent operation comes before this one in its block")
	}
	if word != "loop" && bundled {
		bad("the intrinsic returns a token, and takes none")
	}
}

// regions checks that the regions of tokens are nested, that a cycle has only one heart, at its
// header, and that nothing else in the cycle uses a token from outside.
func (c *convergenceCheck) regions() {
	cycles := findCycles(&c.v.flow.dom, c.f)
	hearts := map[*cycle]bool{}
	live, kept := map[*ir.Block][]*ir.Instr{}, 0
	for _, b := range reversePostorder(c.f) {
		tokens := live[b]
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Op.IsCall() {
				continue
			}
			if token := convergenceToken(in); token != nil {
				i := len(tokens) - 1
				for i >= 0 && tokens[i] != token {
					i--
				}
				if i < 0 {
					c.v.r.Bad(in, codeConvergence,
						"the regions of convergence are not nested: the token's has ended here")
				} else {
					tokens = tokens[:i+1]
				}
				c.inCycle(in, token, cycles, hearts)
			}
			if convergenceControl(in) != "" {
				tokens = append(tokens[:len(tokens):len(tokens)], in)
			}
		}
		for _, s := range b.AppendSuccs(nil) {
			old, seen := live[s]
			now := []*ir.Instr{}
			if !seen {
				for _, t := range tokens {
					if !c.v.flow.dom.dominates(t.Parent(), s) {
						break
					}
					now = append(now, t)
				}
			} else {
				here := map[*ir.Instr]bool{}
				for _, t := range tokens {
					here[t] = true
				}
				for _, t := range old {
					if here[t] {
						now = append(now, t)
					}
				}
			}
			live[s] = now
			if kept += len(now); kept > maxCycleWork {
				return // thousands of live tokens in thousands of blocks
			}
		}
	}
}

// inCycle checks the use of a token in cycles that do not contain its definition.
func (c *convergenceCheck) inCycle(in, token *ir.Instr, cycles map[*ir.Block]*cycle,
	hearts map[*cycle]bool) {
	at := cycles[in.Parent()]
	if at == nil || at.blocks[token.Parent()] {
		return
	}
	if convergenceControl(in) != "loop" {
		c.v.r.Bad(in, codeConvergence,
			"in a cycle, only the heart of the cycle may use a token from before it, @%sloop",
			convergencePrefix)
		return
	}
	for at.outer != nil && !at.outer.blocks[token.Parent()] {
		at = at.outer
	}
	switch {
	case at.entries > 1 || at.head != in.Parent():
		c.v.r.Bad(in, codeConvergence,
			"the heart of a cycle must be in its header, the only entry of the cycle")
	case hearts[at]:
		c.v.r.Bad(in, codeConvergence, "a cycle can have only one heart")
	}
	hearts[at] = true
}
