package check

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// words reads one line, word by word.
type words struct {
	text     string
	at, line int
}

func (w *words) blanks() {
	for w.at < len(w.text) && (w.text[w.at] == ' ' || w.text[w.at] == '\t') {
		w.at++
	}
}

func (w *words) errorf(format string, args ...any) error {
	return &Error{w.line, w.at + 1, fmt.Sprintf(format, args...)}
}

// peek returns the next word without consuming it, "" at the end. A quoted name is one word.
func (w *words) peek() string {
	w.blanks()
	rest := w.text[w.at:]
	quoted := false
	for i := range len(rest) {
		switch rest[i] {
		case '"':
			quoted = !quoted
		case ' ', '\t':
			if !quoted {
				return rest[:i]
			}
		}
	}
	return rest
}

func (w *words) next() string {
	s := w.peek()
	w.at += len(s)
	return s
}

// take consumes the given word if it is the next.
func (w *words) take(word string) bool {
	if w.peek() != word {
		return false
	}
	w.at += len(word)
	return true
}

func (w *words) expect(word string) error {
	if !w.take(word) {
		return w.errorf("expected %q, not %q", word, w.peek())
	}
	return nil
}

// name consumes a name after a sigil, % or @, and strips its quotes.
func (w *words) name(sign string) (string, error) {
	s, ok := strings.CutPrefix(w.peek(), sign)
	if s = unquoted(s); !ok || s == "" {
		return "", w.errorf("expected a name that begins with %s, not %q", sign, w.peek())
	}
	w.next()
	return s, nil
}

func unquoted(s string) string {
	if len(s) > 1 && s[0] == '"' && s[len(s)-1] == '"' {
		return s[1 : len(s)-1]
	}
	return s
}

// figures are the checks of a number, by their keywords.
var figures = map[string]Subject{"statepoints": Statepoints, "relocates": Relocates,
	"polls": Polls, "records": Records, "pairs": Pairs, "deopts": Deopts,
	"code bytes": CodeBytes, "frame bytes": FrameBytes, "map bytes": MapBytes, "calls": Calls,
	"volatile loads": VolatileLoads, "pointer phis": PointerPhis,
	"used relocates": UsedRelocates}

func (w *words) check() (c Check, err error) {
	start := w.at
	first := w.next()
	switch first {
	case "compiles":
		c.Subject = Compiles
	case "safe":
		c.Subject = Safe
	case "slot":
		err = w.slot(&c)
	case "stale":
		c.Subject = Stale
		if err = w.expect("line"); err == nil {
			c.Number, err = w.number()
		}
	case "field":
		c.Subject, c.Field = MapField, w.next()
		if err = w.expect("="); err == nil {
			c.Number, err = w.anyNumber()
		}
	case "steps":
		err = w.steps(&c)
	case "code", "frame", "map":
		if err = w.expect("bytes"); err == nil {
			err = w.figure(&c, figures[first+" bytes"])
		}
	case "error":
		if c.Subject, c.Is = FailsWith, w.next(); c.Is == "" {
			err = w.errorf("expected the code of an error, such as SP0205")
		}
	case "pointer":
		if err = w.expect("phis"); err == nil {
			err = w.figure(&c, PointerPhis)
		}
	case "used":
		if err = w.expect("relocates"); err == nil {
			err = w.figure(&c, UsedRelocates)
		}
	case "volatile":
		if err = w.expect("loads"); err == nil {
			err = w.figure(&c, VolatileLoads)
		}
	case "statepoints", "relocates", "polls", "records", "pairs", "deopts":
		err = w.figure(&c, figures[first])
	case "calls":
		if c.Callee, err = w.name("@"); err == nil {
			err = w.figure(&c, Calls)
		}
	case "leaf":
		c.Subject = Leaf
		c.Callee, err = w.name("@")
	case "uses":
		err = w.uses(&c)
	case "live", "dead":
		if c.Subject = Live; first == "dead" {
			c.Subject = Dead
		}
		if c.Value, err = w.name("%"); err == nil {
			err = w.place(&c, true)
		}
	case "base", "location":
		err = w.of(&c, first)
	case "deopt":
		err = w.deopt(&c)
	case "strategy":
		c.Subject = Strategy
		if w.take("of") {
			c.Function, err = w.name("@")
		}
		if err == nil {
			err = w.is(&c)
		}
	case "run":
		err = w.run(&c)
	default:
		w.at = start
		err = w.errorf("unknown check %q", first)
	}
	if err == nil && w.peek() != "" {
		err = w.errorf("unexpected %q", w.peek())
	}
	return c, err
}

// figure reads a function, an operator and a number.
func (w *words) figure(c *Check, s Subject) (err error) {
	c.Subject = s
	if w.take("in") {
		if s == MapBytes {
			return w.errorf("a stack map belongs to the whole module")
		}
		if c.Function, err = w.name("@"); err != nil {
			return err
		}
	}
	sign := slices.Index(comparisons[:], w.peek())
	if sign < 0 {
		return w.errorf("expected one of %s, not %q", strings.Join(comparisons[:], " "), w.peek())
	}
	c.Compare = Compare(sign)
	w.next()
	c.Number, err = w.number()
	return err
}

// uses reads the value whose uses are counted, and the opcode of the users.
func (w *words) uses(c *Check) (err error) {
	if err = w.expect("of"); err != nil {
		return err
	}
	if c.Value, err = w.name("%"); err != nil {
		return err
	}
	if err = w.expect("by"); err != nil {
		return err
	}
	if c.Opcode = w.next(); c.Opcode == "" {
		return w.errorf("expected an instruction, such as getelementptr")
	}
	return w.figure(c, Uses)
}

// number consumes a decimal number.
func (w *words) number() (int64, error) { return w.numberOf(10) }

// anyNumber consumes a number that may be in hexadecimal.
func (w *words) anyNumber() (int64, error) { return w.numberOf(0) }

// numberOf consumes a number in a base, 0 if its prefix says which.
func (w *words) numberOf(base int) (int64, error) {
	n, err := strconv.ParseInt(w.peek(), base, 64)
	if err != nil {
		return 0, w.errorf("expected a number, not %q", w.peek())
	}
	w.next()
	return n, nil
}

// place reads the call, and the function that contains it.
func (w *words) place(c *Check, needed bool) (err error) {
	if needed || w.peek() == "at" {
		if err = w.expect("at"); err != nil {
			return err
		}
		if c.Callee, err = w.name("@"); err != nil {
			return err
		}
	}
	if w.take("in") {
		c.Function, err = w.name("@")
	}
	return err
}

// kinds are the kinds of locations in a stack map.
var kinds = []string{"Register", "Direct", "Indirect", "Constant", "ConstIndex"}

// of reads a pointer's expected base or location.
func (w *words) of(c *Check, what string) (err error) {
	if err = w.expect("of"); err != nil {
		return err
	}
	if c.Deopt = what == "location" && w.take("deopt"); c.Deopt {
		c.Number, err = w.number()
	} else {
		c.Value, err = w.name("%")
	}
	if err != nil {
		return err
	}
	if err = w.place(c, what == "location"); err != nil {
		return err
	}
	if what == "base" {
		c.Subject = Base
		if err = w.expect("is"); err == nil {
			c.Is, err = w.name("%")
		}
		return err
	}
	c.Subject = Location
	if err = w.expect("is"); err != nil {
		return err
	}
	if !slices.Contains(kinds, w.peek()) {
		return w.errorf("expected a kind of location (%s), not %q", strings.Join(kinds, ", "),
			w.peek())
	}
	c.Is, c.Place = w.next(), w.next()
	return nil
}

// deopt reads the deopt operands of a call.
func (w *words) deopt(c *Check) error {
	c.Subject = Deopt
	if err := w.place(c, true); err != nil {
		return err
	}
	if err := w.expect("is"); err != nil {
		return err
	}
	if w.peek() == "" {
		return w.errorf("expected deopt operands, such as 17 %%count, or none")
	}
	var operands []string
	for w.peek() != "" {
		operands = append(operands, w.next())
	}
	c.Is = strings.Join(operands, " ")
	return nil
}

func (w *words) is(c *Check) error {
	if err := w.expect("is"); err != nil {
		return err
	}
	if w.take("none") {
		return nil
	}
	if c.Is = unquoted(w.peek()); c.Is == "" {
		return w.errorf("expected a name, or none")
	}
	w.next()
	return nil
}

// run strips the options from the end of the line, and leaves the case.
func (w *words) run(c *Check) error {
	c.Subject = Run
	w.blanks()
	start := w.at
	rest := w.text[start:]
	w.at = len(w.text)
	stores := ""
	for _, option := range []struct {
		word string
		to   *string
	}{{" stores ", &stores}, {" stress ", &c.Stress}, {" under ", &c.Collector}} {
		i := strings.LastIndex(rest, option.word)
		if i < 0 {
			continue
		}
		value := strings.TrimSpace(rest[i+len(option.word):])
		if value == "" || strings.ContainsAny(value, " \t") {
			w.at = start + i + 1
			return w.errorf("expected one word after %q, at the end of the line",
				strings.TrimSpace(option.word))
		}
		*option.to, rest = value, rest[:i]
		if stores != "" && stores != "unseen" {
			w.at = start + i + len(option.word)
			return w.errorf("expected unseen after stores, not %q", stores)
		}
	}
	c.Unseen = stores != ""
	c.Case = strings.TrimSpace(rest)
	if !strings.Contains(c.Case, "(") || !strings.Contains(c.Case, "=") {
		w.at = start
		return w.errorf("expected NAME(ARGUMENTS) = RESULT after run")
	}
	return nil
}
