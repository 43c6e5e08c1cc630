package passes_test

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/e2e/filetest"
	"statepoint/e2e/short"
)

// scramble changes a text at random: it deletes, duplicates and swaps lines, and replaces words by
// others of the text.
func scramble(rng *rand.Rand, text string) string {
	lines := strings.Split(text, "\n")
	words := strings.Fields(text)
	for range 1 + rng.IntN(3) {
		i, j := rng.IntN(len(lines)), rng.IntN(len(lines))
		switch rng.IntN(4) {
		case 0:
			lines = append(lines[:i:i], lines[i+1:]...)
		case 1:
			lines = append(lines[:i:i], append([]string{lines[j]}, lines[i:]...)...)
		case 2:
			lines[i], lines[j] = lines[j], lines[i]
		default:
			if ws := strings.Fields(lines[i]); len(ws) > 0 {
				ws[rng.IntN(len(ws))] = words[rng.IntN(len(words))]
				lines[i] = strings.Join(ws, " ")
			}
		}
		if len(lines) == 0 {
			lines = []string{""}
		}
	}
	return strings.Join(lines, "\n")
}

// TestScrambledModulesDoNotBreakThePasses runs the passes on scrambled cases that are still valid
// IR. They may refuse a module, with a message; their output must be valid.
func TestScrambledModulesDoNotBreakThePasses(t *testing.T) {
	const seed = 7
	rounds := short.Share(100, 10)
	rng := rand.New(rand.NewPCG(seed, 3))
	check, err := passes.ParsePipeline("verify")
	if err != nil {
		t.Fatal(err)
	}
	valid := 0
	for _, c := range filetest.Cases(t, "filetests") {
		texts := c.Texts()
		for round := range rounds {
			text := scramble(rng, texts[round%len(texts)])
			m, _, err := irparse.Parse(t.Context(), source.NewText("scrambled.ll", text), nil)
			if err != nil {
				continue
			}
			if _, err := check.Run(t.Context(), m); err != nil {
				continue
			}
			valid++
			func() {
				defer func() {
					if p := recover(); p != nil {
						t.Errorf("seed %d, %s, round %d: panic: %v\n%s", seed, c.Name, round, p,
							text)
					}
				}()
				p, err := passes.ParsePipeline("place-safepoints,rewrite-statepoints-for-gc,verify")
				if err != nil {
					t.Fatal(err)
				}
				p.Options.Explain = true
				if _, err := p.Run(context.Background(), m); err != nil &&
					strings.Contains(err.Error(), "verify: ") {
					t.Errorf("seed %d, %s, round %d: %v\n%s", seed, c.Name, round, err, text)
				}
			}()
		}
	}
	if valid < 200 {
		t.Errorf("only %d scrambled modules were valid", valid)
	}
}
