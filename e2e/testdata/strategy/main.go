// Command strategy compiles a module whose functions have a strategy of its own: it reads IR from
// standard input, runs a pass of its own, and writes an object to standard output.
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/lower"
)

// mine is a strategy that nobody else knows: its roots are linked, and each store into an object
// marks a card.
type mine struct{ gc.Linked }

// LowerWrite stores and marks.
func (mine) LowerWrite(b *gc.Builder, w gc.Write) error {
	b.Store(w.Value, w.Field)
	table := b.Load(b.Ptr(), b.Variable("gc_card_table", b.Ptr()))
	card := b.Binary(ir.LShr, b.Address(w.Field), b.Int(64, 9))
	b.Store(b.Int(8, 1), b.Offset(table, card))
	return nil
}

func main() {
	if err := compile(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func compile() error {
	text, err := io.ReadAll(os.Stdin)
	if err != nil {
		return err
	}
	ctx := context.Background()
	m, _, err := irparse.ParseString(ctx, "in.ll", string(text))
	if err != nil {
		return err
	}
	functions := 0
	count := pass.Pass{Name: "count", Function: true, About: "counts the functions with bodies",
		Run: func(_ context.Context, m *ir.Module, _ *pass.Options) (*pass.Explanation, error) {
			for _, f := range m.Funcs {
				if !f.IsDeclaration() {
					functions++
				}
			}
			return nil, nil
		}}
	p, err := passes.ParsePipeline("function(count),gc-lowering", count)
	if err != nil {
		return err
	}
	strategies := gc.NewRegistry()
	strategies.Register(mine{gc.Linked{Roots: gc.Roots{StrategyName: "mine"},
		Chain: gc.ShadowStackChain}})
	p.Options.Strategies, p.VerifyEach = strategies, true
	if _, err := p.Run(ctx, m); err != nil {
		return err
	}
	compiled, err := lower.Compile(ctx, m, lower.Options{Strategies: strategies})
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "%d functions\n", functions)
	_, err = compiled.Object.WriteTo(os.Stdout)
	return err
}
