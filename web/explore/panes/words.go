package panes

import (
	"cmp"
	"slices"
	"sort"
	"strings"
	"sync/atomic"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/web/report"
)

// latest is the vocabulary of the last report with LLVM's own strategies: that of the next is
// mostly the same.
var latest atomic.Pointer[spelled]

// spelled is the vocabulary of a dialect. Nothing writes to it.
type spelled struct {
	dialect ir.Dialect
	words   []report.Word
}

// vocabulary returns the words of the language as a dialect spells them, with the known strategies,
// sorted by kind and text. Callers must not modify it.
func vocabulary(d ir.Dialect, strategies *gc.Registry) []report.Word {
	if strategies != nil {
		return newVocabulary(d, strategies)
	}
	w := latest.Load()
	if w == nil || w.dialect != d {
		w = &spelled{d, newVocabulary(d, nil)}
		latest.Store(w)
	}
	return slices.Clip(w.words)
}

func newVocabulary(d ir.Dialect, strategies *gc.Registry) []report.Word {
	spelling := spellingOf(d)
	var words []report.Word
	for _, table := range [][]report.Word{instructionWords, intrinsicWords, languageWords} {
		for _, w := range table {
			w.Form, w.Insert = spelling.Replace(w.Form), spelling.Replace(w.Insert)
			words = append(words, w)
		}
	}
	words = append(words, statepointWords(d)...)
	words = append(words, strategyWords(strategies)...)
	sort.SliceStable(words, func(i, j int) bool {
		a, b := &words[i], &words[j]
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Text, b.Text)) < 0
	})
	return words
}

// strategyWords are the strategies that have a description.
func strategyWords(strategies *gc.Registry) (words []report.Word) {
	for _, name := range strategies.Names() {
		s, err := strategies.Lookup(name)
		if err != nil || gc.About(s) == "" {
			continue
		}
		words = append(words, report.Word{Kind: report.WordOther, Text: `gc "` + name + `"`,
			Meaning: gc.About(s)})
	}
	return words
}

// spellingOf maps the capitals of the tables to the spelling of a dialect: REF is a reference into
// the collected heap, PTR a plain pointer, {TO} a pointer to ${type}, S1 and S0 the suffixes that
// such pointers give to intrinsics, TOKEN what a statepoint returns, LIVE the index of its first
// live pointer.
func spellingOf(d ir.Dialect) *strings.Replacer {
	if d.Opaque() {
		return strings.NewReplacer("REF", "ptr addrspace(1)", "PTR", "ptr", "{TO}", "ptr", "S1",
			"p1", "S0", "p0", "TOKEN", "token", "LIVE", "${0}")
	}
	token, live := "token", "${0}"
	switch d {
	case ir.LLVM36:
		token, live = "i32", "${4}"
	case ir.LLVM37:
		token, live = "i32", "${7}"
	case ir.LLVM38:
		live = "${7}"
	}
	return strings.NewReplacer("REF", "i8 addrspace(1)*", "PTR", "i8*", "{TO}", "${type}*", "S1",
		"p1i8", "S0", "p0i8", "TOKEN", token, "LIVE", live)
}

// statepointWords are the forms of the statepoint itself, by which the dialects differ.
func statepointWords(d ir.Dialect) []report.Word {
	const meaning = "A call during which the collector may run; its token ties it to the " +
		"call returns and where each live pointer is afterwards."
	w := report.Word{Kind: report.WordInstruction, Text: "gc.statepoint",
		Form: "call with live pointers"}
	result := "token"
	switch d {
	case ir.LLVM36:
		w.Insert = "call i32 (void ()*, i32, i32, ...)* " +
			"@llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @${callee}, i32 0, i32 0, i32 " +
			"0, i8 addrspace(1)* ${%live})"
	case ir.LLVM37, ir.LLVM38:
		if d == ir.LLVM37 {
			result = "i32"
		}
		w.Insert = "call " + result +
			" (i64, i32, void ()*, i32, i32, ...) " +
			"@llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @${callee}, i32 " +
			"0, i32 0, i32 0, i32 0, i8 addrspace(1)* ${%live})"
	case ir.LLVM11:
		w.Insert = `call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @${callee}, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* ${%live}) ]`
	default:
		w.Insert = `call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @${callee}, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) ${%live}) ]`
	}
	w.Insert = "%${token} = " + w.Insert
	w.Meaning = meaning
	named := report.Word{Kind: report.WordGlobal, Text: "@llvm.experimental.gc.statepoint",
		Meaning: meaning}
	switch d {
	case ir.LLVM36:
		named.Form = "(callee, i32 #args, i32 unused, args…, i32 #deopt, deopt…, live pointers…)"
		named.Insert = "@llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @${callee}, i32 0, " +
			"i32 0, i32 0, i8 addrspace(1)* ${%live})"
	case ir.LLVM37, ir.LLVM38:
		named.Form = "(i64 id, i32 patch bytes, callee, i32 #args, i32 flags, args…, i32 " +
			"#transition, …, i32 #deopt, …, live pointers…)"
		named.Insert = "@llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* " +
			"@${callee}, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* ${%live})"
	case ir.LLVM11:
		named.Form = `(i64 id, i32 patch bytes, callee, i32 #args, i32 flags, args…, i32 0, i32 0) [ "gc-live"(…) ]`
		named.Insert = `@llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @${callee}, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* ${%live}) ]`
	default:
		named.Form = `(i64 id, i32 patch bytes, ptr callee, i32 #args, i32 flags, args…, i32 0, i32 0) [ "gc-live"(…) ]`
		named.Insert = `@llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @${callee}, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) ${%live}) ]`
	}
	return []report.Word{w, named}
}
