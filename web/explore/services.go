package explore

import (
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse/highlight"
	"statepoint/core/options"
	"statepoint/web/report"
)

// annotate gives a module's text its tokens and outline, without arguments and values: only editors
// of the text need those.
func annotate(d *report.Doc) {
	tokens, symbols := highlight.Tokens(d.Text)
	d.Tokens = report.PackTokens(reportTokens(tokens))
	addSymbols(d, symbols, false)
}

// annotateFunction is annotate of a function in a printed text, in which types come before
// functions, the first of which begins at first.
func annotateFunction(d *report.Doc, first int32, function ir.Mark) {
	tokens, symbols := highlight.FunctionTokens(d.Text, highlight.TypeNames(d.Text[:first]),
		int(function.Start), int(function.End))
	d.Tokens = report.PackTokens(reportTokens(tokens))
	addSymbols(d, symbols, false)
}

func reportTokens(tokens []highlight.Token) []report.Token {
	out := make([]report.Token, len(tokens))
	for i, t := range tokens {
		out[i] = report.Token{Start: t.Start, End: t.End, Kind: TokenKinds[t.Kind], Def: t.Def}
	}
	return out
}

// addSymbols adds the outline, with arguments and values only if locals is set.
func addSymbols(d *report.Doc, symbols []highlight.Symbol, locals bool) {
	at := make([]int32, len(symbols)) // where each symbol is in the outline
	if locals {
		d.Outline = slices.Grow(d.Outline, len(symbols))
	}
	for i, s := range symbols {
		if !locals && (s.Kind == highlight.SymbolArgument || s.Kind == highlight.SymbolValue) {
			continue
		}
		at[i] = int32(len(d.Outline))
		parent := int32(-1)
		if s.Parent >= 0 {
			parent = at[s.Parent]
		}
		d.Outline = append(d.Outline, report.Symbol{
			Kind: symbolKinds[s.Kind], Start: s.Start, End: s.End, NameStart: s.NameStart,
			NameEnd: s.NameEnd, Parent: parent,
		})
	}
}

var TokenKinds = [...]report.TokenKind{
	highlight.Comment: report.TokenComment, highlight.Keyword: report.TokenKeyword,
	highlight.Type:  report.TokenType,
	highlight.Value: report.TokenValue, highlight.Global: report.TokenGlobal,
	highlight.Intrinsic: report.TokenIntrinsic,
	highlight.Label:     report.TokenLabel, highlight.Number: report.TokenNumber,
	highlight.String:   report.TokenString,
	highlight.Metadata: report.TokenMetadata, highlight.Attribute: report.TokenAttribute,
	highlight.Error: report.TokenError,
}

var symbolKinds = [...]report.SymbolKind{
	highlight.SymbolType: report.SymbolType, highlight.SymbolGlobal: report.SymbolGlobal,
	highlight.SymbolFunction:    report.SymbolFunction,
	highlight.SymbolDeclaration: report.SymbolDeclaration,
	highlight.SymbolArgument:    report.SymbolArgument, highlight.SymbolBlock: report.SymbolBlock,
	highlight.SymbolValue: report.SymbolValue,
}

// PollName is the function whose body is inserted as the poll.
const PollName = "gc.safepoint_poll"

// purpose returns the purpose of an instruction; stage is the pass that has just run, empty for the
// parsed module.
func purpose(in *ir.Instr, stage string) report.Purpose {
	switch {
	case gc.IsStatepoint(in):
		return report.PurposeStatepoint
	case gc.IsRelocate(in):
		return report.PurposeRelocate
	case gc.IsResult(in):
		return report.PurposeResult
	}
	if f := in.CalledFunc(); f != nil && f.Name() == PollName {
		return report.PurposePoll
	}
	switch stage {
	case options.PlaceSafepoints:
		return report.PurposePoll
	case options.RewriteStatepoints:
		switch {
		case len(in.From()) == 0:
		case hasMetadata(in, "is_base_value"):
			return report.PurposeBase
		case in.Op == ir.Phi:
			return report.PurposeMerge
		case in.Op == ir.GetElementPtr || in.Op.IsCast():
			return report.PurposeRemat
		}
	}
	return report.PurposeNone
}

func hasMetadata(in *ir.Instr, kind string) bool {
	for _, a := range in.Attachments() {
		if a.Kind == kind {
			return true
		}
	}
	return false
}
