package irparse

import (
	"slices"
	"sort"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// attachment reads `!kind !node`.
func (p *metadataReader) attachment() ir.Attachment {
	kind := scan.Unescape(p.Src[p.Start+1 : p.End])
	p.noteKind(kind, source.Pos(p.Start))
	if _, fixed := fixedKinds()[kind]; !fixed || kind == assignID {
		p.concernsMore()
	}
	p.Next()
	if p.Kind != scan.Bang && p.Kind != scan.Meta || p.Kind == scan.Bang && p.Peek() == '"' {
		p.expected("a metadata node, such as `!0`")
	}
	return ir.Attachment{Kind: kind, Node: p.reference()}
}

// assignID is the kind of nodes that instructions and debug records share, which must be of one
// function.
const assignID = "DIAssignID"

// instrAttachments reads all `, !kind !node`.
func (p *metadataReader) instrAttachments(in *ir.Instr) {
	for p.Is(',') {
		p.Next()
		if p.Kind != scan.Meta {
			if p.onSameLine() && (in.Op.IsBinary() || in.Op == ir.ICmp || in.Op == ir.FCmp) {
				p.failf(codeSyntax, p.Span(), "%s takes two operands", in.Op)
			}
			p.expected("metadata, such as `!dbg !0`")
		}
		a := p.attachment()
		// Of two of one kind the later one is used.
		others := slices.DeleteFunc(in.Attachments(), func(b ir.Attachment) bool {
			return b.Kind == a.Kind
		})
		if in.SetAttachments(append(others, a)); a.Kind == "tbaa" {
			p.accesses = append(p.accesses, in)
		}
	}
	p.sortAttachments(in.Attachments())
}

// fixedKinds are the kinds of attachments that LLVM numbers itself, in its order; attachments are
// printed in that order.
var fixedKinds = sync.OnceValue(func() map[string]int {
	m := map[string]int{}
	for i, k := range []string{
		"dbg", "tbaa", "prof", "fpmath", "range", "tbaa.struct", "invariant.load", "alias.scope",
		"noalias", "nontemporal",
		"llvm.mem.parallel_loop_access", "nonnull", "dereferenceable", "dereferenceable_or_null",
		"make.implicit", "unpredictable",
		"invariant.group", "align", "llvm.loop", "type", "section_prefix", "absolute_symbol",
		"associated", "callees", "irr_loop",
		"llvm.access.group", "callback", "llvm.preserve.access.index", "vcall_visibility",
		"noundef", "annotation", "nosanitize",
		"func_sanitize", "exclude", "memprof", "callsite", "kcfi_type", "pcsections", "DIAssignID",
		"coro.outside.frame", "mmra",
		"noalias.addrspace", "callee_type", "nofree", "captures", "alloc_token", "implicit.ref",
	} {
		m[k] = i
	}
	return m
})

// noteKind notes the first place of a kind that LLVM does not number.
func (p *metadataReader) noteKind(kind string, at source.Pos) {
	if _, fixed := fixedKinds()[kind]; fixed {
		return
	}
	if _, known := p.nodes.kinds[kind]; known {
		return
	}
	if p.nodes.kinds == nil {
		p.nodes.kinds = map[string]source.Pos{}
	}
	p.nodes.kinds[kind] = at
}

// sortAttachments puts attachments in LLVM's order, at the end of the text if it depends on more
// than one kind that LLVM does not number.
func (p *metadataReader) sortAttachments(as []ir.Attachment) {
	if len(as) < 2 {
		return
	}
	others := 0
	for _, a := range as {
		if _, fixed := fixedKinds()[a.Kind]; !fixed {
			others++
		}
	}
	if others > 1 {
		p.nodes.unsorted = append(p.nodes.unsorted, as)
		return
	}
	p.sortByKind(as)
}

// sortByKind sorts attachments by kind: those that LLVM numbers first, then by their first places.
func (p *metadataReader) sortByKind(as []ir.Attachment) {
	rank := func(kind string) int {
		if n, fixed := fixedKinds()[kind]; fixed {
			return n
		}
		return len(fixedKinds()) + int(p.nodes.kinds[kind])
	}
	sort.SliceStable(as, func(i, j int) bool { return rank(as[i].Kind) < rank(as[j].Kind) })
}

// finishKinds sorts the attachments that wait for the places of all kinds.
func (p *metadataReader) finishKinds() {
	for _, as := range p.nodes.unsorted {
		p.sortByKind(as)
	}
}

// debugRecords maps debug records to their number of operands (SourceLevelDebugging.rst, "Debug
// Records").
var debugRecords = map[string]int{"dbg_value": 4, "dbg_declare": 4, "dbg_declare_value": 4,
	"dbg_assign": 7, "dbg_label": 2}

// debugRecord reads a #dbg_ line; it belongs to the instruction after it.
func (p *metadataReader) debugRecord() {
	p.Next()
	if p.Kind != scan.Word {
		p.expected("a debug record, such as `#dbg_value(…)`")
	}
	name, at := p.Text(), p.Span()
	want := debugRecords[name]
	if name == "dbg_assign" {
		p.concernsMore()
	}
	if want == 0 {
		p.fail(source.Diagnostic{
			Code: codeSyntax, Span: at, Message: "unknown debug record `#" + name + "`",
			Expected: "`#dbg_value`, `#dbg_declare`, `#dbg_assign` or `#dbg_label`",
			Suggestion: nearest(name, []string{"dbg_value", "dbg_declare", "dbg_assign",
				"dbg_label"}),
		})
	}
	p.Next()
	p.expect('(')
	r := ir.DebugRecord{Parts: []string{"#" + name + "("}}
	for {
		r.Operands = append(r.Operands, p.anyMetadata())
		if p.accept(',') {
			r.Parts = append(r.Parts, ", ")
			continue
		}
		break
	}
	p.expect(')')
	if len(r.Operands) != want {
		p.errorf(codeMetadata, p.From(int(at.Start)),
			"`#%s` has %s, but %d are here; the last is the location, a !DILocation", name,
			source.Count(want, "operand"), len(r.Operands))
	}
	r.Parts = append(r.Parts, ")")
	if p.fn.block == nil {
		p.funcs.current()
	}
	p.fn.records = append(p.fn.records, r)
}
