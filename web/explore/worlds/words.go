package worlds

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"statepoint/core/source"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// measures are the figures by which worlds are compared.
var measures = []struct {
	what string
	unit string
	of   func(*report.World) uint64
	// ran is set for figures that only a run yields.
	ran bool
}{
	{"code", "byte", func(w *report.World) uint64 { return w.Code }, false},
	{"map", "byte", func(w *report.World) uint64 { return w.Map }, false},
	{"frames", "byte", func(w *report.World) uint64 { return w.Frames }, false},
	{"instructions executed", "", func(w *report.World) uint64 { return w.Executed }, true},
}

// inWords says which world needs the least of each, and how much more the others need.
func inWords(ws *report.Worlds) (words []string) {
	for _, m := range measures {
		var in []*report.World
		for i := range ws.Worlds {
			w := &ws.Worlds[i]
			if w.Trouble == "" && (!m.ran || w.Result != "") {
				in = append(in, w)
			}
		}
		if len(in) > 1 {
			words = append(words, compared(m.what, m.unit, in, m.of))
		}
	}
	return append(words, sameResult(ws)...)
}

// compared is a sentence about one measure.
func compared(what, unit string, in []*report.World, of func(*report.World) uint64) string {
	least := of(in[0])
	for _, w := range in {
		least = min(least, of(w))
	}
	amount := func(n uint64) string {
		if unit == "" {
			return fmt.Sprint(n)
		}
		return source.Count(int(n), unit)
	}
	var winners, others []string
	for _, w := range in {
		switch n := of(w); {
		case n == least:
			winners = append(winners, w.Name)
		case least == 0:
			others = append(others, fmt.Sprintf("%s %s", w.Name, amount(n)))
		default:
			others = append(others, fmt.Sprintf("%s %s, %s times as much", w.Name, amount(n),
				ratio(n, least)))
		}
	}
	text := fmt.Sprintf("%s: %s with %s", explore.UpperFirst(what), amount(least),
		strings.Join(winners, " and with "))
	if len(others) > 0 {
		text += "; with " + strings.Join(others, "; with ")
	}
	return text + "."
}

// ratio formats the ratio of two numbers with two decimal places.
func ratio(n, of uint64) string {
	hundredths := (200*n + of) / (2 * of)
	return fmt.Sprintf("%d.%02d", hundredths/100, hundredths%100)
}

// sameResult says whether the runs had the same result.
func sameResult(ws *report.Worlds) []string {
	first, other, ran := "", "", 0
	for i := range ws.Worlds {
		w := &ws.Worlds[i]
		if w.Trouble != "" || w.Result == "" {
			continue
		}
		if ran++; ran == 1 {
			first = w.Result
		} else if w.Result != first {
			other = fmt.Sprintf("%s with %s, but %s before", brief(w.Result), w.Name, brief(first))
		}
	}
	call := fmt.Sprintf("%s(%s)", quotedName(ws.Entry), report.PlainCall(ws.Arguments))
	switch {
	case other != "":
		return []string{"The runs of " + call + " differ: " + other + "."}
	case ran > 1:
		first = report.PlainCall(first)
		return []string{fmt.Sprintf("The call %s returned %s in each%s.", call, brief(first),
			explore.InBraces(call+first))}
	}
	return nil
}

// brief shortens a text to one line of limited length, because objects may be large.
func brief(text string) string {
	const most = 160
	text = strings.ReplaceAll(text, "\n", ", ")
	if len(text) <= most {
		return text
	}
	cut := most
	for !utf8.RuneStart(text[cut]) {
		cut--
	}
	return fmt.Sprintf("%s… (%s)", text[:cut], source.Count(len(text), "byte"))
}
