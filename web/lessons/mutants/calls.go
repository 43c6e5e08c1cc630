package mutants

import (
	"strconv"
	"strings"

	"statepoint/lower/run"
	"statepoint/web/check"
)

// calls returns the runs of a lesson's checks, except those that must fail.
func calls(checks []check.Check) (list []check.Check, cases []run.Case) {
	for i := range checks {
		if checks[i].Subject != check.Run {
			continue
		}
		c, err := run.ParseCase(checks[i].Case)
		if err == nil && c.Result != "stopped" {
			list, cases = append(list, checks[i]), append(cases, c)
		}
	}
	return list, cases
}

// others returns runs of a check with other arguments, with and without a collection at every
// safepoint. In a call with objects, the numbers in them are changed, except zeros, which may be
// terminators; a number beside them, which may be a length, is replaced by one that another check
// passes in this position. In a call with only numbers, all are changed.
func others(k *check.Check, c run.Case, all []run.Case) (list []check.Check) {
	for _, arguments := range variants(c, all) {
		for _, stress := range []string{"", "every-safepoint"} {
			o := *k
			c := c
			c.Arguments = arguments
			o.Case, o.Stress = caseText(c), stress
			list = append(list, o)
		}
	}
	return list
}

// variants returns other arguments for a call.
func variants(c run.Case, all []run.Case) (list []string) {
	objects := strings.ContainsAny(c.Arguments, "{[")
	for _, change := range []func(int64, int) int64{
		func(v int64, _ int) int64 { return 2*v + 1 },
		func(v int64, at int) int64 { return v + 10*int64(at+1) },
		func(v int64, _ int) int64 { return -v },
	} {
		list = append(list, numbers(c.Arguments, func(v int64, at, depth int) int64 {
			if v == 0 && objects || depth == 0 && objects {
				return v
			}
			return change(v, at)
		}))
	}
	// Words of other checks for numbers beside objects.
	for _, other := range all {
		if !objects || other.Entry != c.Entry || other.Arguments == c.Arguments {
			continue
		}
		var beside []int64
		numbers(other.Arguments, func(v int64, _, depth int) int64 {
			if depth == 0 {
				beside = append(beside, v)
			}
			return v
		})
		n := 0
		list = append(list, numbers(c.Arguments, func(v int64, at, depth int) int64 {
			if depth > 0 {
				return v + 10*int64(at+1)
			}
			if n++; n <= len(beside) {
				return beside[n-1]
			}
			return v
		}))
	}
	return list
}

// numbers replaces the integers of a text. change gets each with its position among them, and the
// number of braces and brackets around it.
func numbers(text string, change func(v int64, at, depth int) int64) string {
	var b strings.Builder
	depth, at := 0, 0
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '"':
			end := strings.IndexByte(text[i+1:], '"')
			if end < 0 {
				return text
			}
			b.WriteString(text[i : i+end+2])
			i += end + 2
			continue
		case c == '{' || c == '[':
			depth++
		case c == '}' || c == ']':
			depth--
		case c != ' ' && c != ',' && c != '|':
			word := text[i:]
			if end := strings.IndexAny(word, " ,|{}[]()"); end >= 0 {
				word = word[:end]
			}
			if word == "" {
				break
			}
			if v, err := strconv.ParseInt(word, 10, 64); err == nil {
				b.WriteString(strconv.FormatInt(change(v, at, depth), 10))
				at++
			} else {
				b.WriteString(word)
			}
			i += len(word)
			continue
		}
		b.WriteByte(text[i])
		i++
	}
	return b.String()
}

// caseText writes a call as a check has it.
func caseText(c run.Case) string {
	text := c.Entry + "(" + c.Arguments + ")"
	if len(c.Throws) > 0 {
		text += " throwing " + strings.Join(c.Throws, " ")
	}
	text += " = " + c.Result
	if len(c.Prints) > 0 {
		text += " prints " + strings.Join(c.Prints, "; ")
	}
	return text
}

// line writes a run as a line of check.txt.
func line(k *check.Check) string {
	text := "run " + k.Case
	if k.Collector != "" {
		text += " under " + k.Collector
	}
	if k.Stress != "" {
		text += " stress " + k.Stress
	}
	if k.Unseen {
		text += " stores unseen"
	}
	return text
}
