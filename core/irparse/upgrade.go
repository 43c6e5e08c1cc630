package irparse

import (
	"cmp"
	"fmt"
	"sort"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/ir/upgrade"
	"statepoint/core/source"
)

// noteStatepoint detects the dialect of the module from a statepoint (Statepoints.rst of the
// versions). span is the callee's.
func (p *upgrader) noteStatepoint(in *ir.Instr, span source.Span) {
	f, ok := in.Operand(0).(*ir.Func)
	if !ok || !strings.HasPrefix(f.Name(), gc.StatepointName) {
		return
	}
	if in.Type().Kind == ir.TokenKind && gc.HasInlineOperands(in) {
		p.noteOnce(codeOldForm, span, "a statepoint with inline deopt, transition or gc operands",
			"LLVM 13 and later would refuse this because these operands belong in the bundles "+
				"\"deopt\", \"gc-transition\" and \"gc-live\", which LLVM 11 introduced.")
	}
	if in.Type().Kind == ir.TokenKind && gc.LacksCounts(in) {
		p.noteOnce(codeOldForm, span, "a statepoint without its numbers of inline operands",
			"LLVM refuses this: after the arguments of the call come the numbers of its inline "+
				"transition and deopt operands, `i32 0, i32 0` beside bundles.")
	}
	if p.statepoint == ir.DialectUnknown {
		p.statepoint, p.shownAt = gc.DialectOf(in), span.Start
	}
}

// finishDialect decides the dialect at the end of the text.
func (p *upgrader) finishDialect() {
	if p.opts.Dialect != ir.DialectUnknown || p.m.Dialect.Opaque() &&
		p.m.Dialect != ir.DialectUnknown {
		return
	}
	switch {
	case p.m.Dialect == ir.LLVM11 && p.statepoint != ir.DialectUnknown:
		p.m.Dialect = p.statepoint
	case p.m.Dialect == ir.LLVM11 && p.oldMemory:
		p.m.Dialect = ir.LLVM36
	}
}

// checkType compares the type of a global with that of a use.
func (p *upgrader) checkType(c typeCheck) {
	if c.v.Type() != c.typ && c.v.Type().Elem == nil == (c.typ.Elem == nil) {
		p.values.globalTypeMismatch(c.v, c.typ, c.span)
	}
}

// finish does the work that must wait for the end of the text.
func (p *upgrader) finish() {
	p.attrs.finishGroups()
	p.values.finishAddresses()
	p.meta.finishNodes()
	p.meta.finishKinds()
	p.meta.nodes.all = append(p.meta.nodes.all, upgrade.ModuleFlags(p.m)...)
	p.upgradeAccesses()
	p.meta.uniqueNodes()
	for _, c := range p.names.checks {
		at := definedAt(c.v)
		if at != nil && at.IsZero() {
			continue // its definition could not be read
		}
		p.checkType(c)
	}
	p.finishTypes()
	p.globals.finishComdats()
	p.m.NumberTypes()
	p.shiftRelocates()
	p.finishDialect()
	if p.errors == 0 {
		upgrade.Intrinsics(p.m)
		p.dropDebugInfo()
	}
	for _, f := range p.m.Funcs {
		if f.IsDeclaration() {
			intrinsics.SetAttributes(f)
		}
		// from a group; the attribute itself is read with the header
		if a, ok := f.Attrs.Get("align"); ok && a.HasInt {
			f.Align = max(f.Align, a.Int)
			f.Attrs = f.Attrs.Without(func(a ir.Attr) bool {
				return a.Name == "align" && !a.Quoted
			})
		}
	}
	p.sortImplicit()
	p.dropUnread()
	if p.marks != nil {
		sortMarks(p.marks)
	}
}

// dropDebugInfo removes debug information that LLVM does not read.
func (p *upgrader) dropDebugInfo() {
	d := upgrade.DropDebugInfo(p.m)
	if !d.Any {
		return
	}
	p.meta.nodes.all = append(p.meta.nodes.all, d.Made...)
	p.report(source.Diagnostic{Severity: source.Warning, Code: codeDebugVersion, Span: d.Span,
		Message: fmt.Sprintf("ignoring debug info with an invalid version (%d)", d.Version),
		Notes: []string{"LLVM reads version 3 only, which a module states with the flag " +
			"`!{i32 2, !\"Debug Info Version\", i32 3}` in `!llvm.module.flags`."}})
}

// sortImplicit puts undeclared functions after all others, sorted by name, and those with one name
// and several types by their last calls, latest first, as LLVM orders intrinsics.
func (p *upgrader) sortImplicit() {
	if len(p.names.implicit) < 2 {
		return
	}
	last := make(map[*ir.Func]bool, len(p.names.implicit))
	for _, f := range p.names.implicit {
		last[f] = true
	}
	// Upgrades may have removed some of them.
	declared, implicit := p.m.Funcs[:0:0], p.names.implicit[:0]
	for _, f := range p.m.Funcs {
		if last[f] {
			implicit = append(implicit, f)
		} else {
			declared = append(declared, f)
		}
	}
	sort.Slice(implicit, func(i, j int) bool {
		x, y := p.names.implicitUses[implicit[i]], p.names.implicitUses[implicit[j]]
		return cmp.Or(strings.Compare(x.written, y.written), cmp.Compare(y.last, x.last)) < 0
	})
	p.m.Funcs = append(declared, implicit...)
}

// finishTypes reports undefined numbered types; an undefined named one is opaque, as in LLVM.
func (p *upgrader) finishTypes() {
	for _, t := range p.types.undefined() {
		p.report(p.names.undefinedType(t, p.types.numTypes[t]))
	}
}

// undefined are the types that are used so far and not defined, in the order of their first uses.
func (p *typeReader) undefined() []*ir.Type {
	var types []*ir.Type
	for t := range p.numTypes {
		if !p.defTypes[t] {
			types = append(types, t)
		}
	}
	sort.Slice(types, func(i, j int) bool {
		return p.numTypes[types[i]].Start < p.numTypes[types[j]].Start
	})
	return types
}

// dropUnread removes unused functions whose header could not be read.
func (p *upgrader) dropUnread() {
	var unread []*ir.Func
	for _, f := range p.m.Funcs {
		if f.Span.IsZero() && ir.NumUses(f) == 0 {
			unread = append(unread, f)
		}
	}
	for _, f := range unread {
		p.m.RemoveFunc(f)
	}
}
