package sweep

import (
	"regexp"
	"strconv"
	"strings"

	"statepoint/e2e/oracle"
)

var errorLine = regexp.MustCompile(`<stdin>:(\d+):\d+: error: (.*)`)

// Legal asks LLVM's parser and verifier about cases of one form: the message for each case, empty
// if it is legal.
func Legal(opt string, cases []*Case) []string {
	messages := make([]string, len(cases))
	at := make([]int, len(cases))
	for k := range at {
		at[k] = k
	}
	var look func(at []int)
	look = func(at []int) {
		for len(at) > 0 {
			now := make([]*Case, len(at))
			for k, n := range at {
				now[k] = cases[n]
			}
			text, lines := Module(now)
			r := oracle.Exec([]byte(text), opt, "-passes=verify", "-disable-output")
			if r.Err == nil {
				return
			}
			say := string(r.Stderr)
			if m := errorLine.FindStringSubmatch(say); m != nil {
				n, _ := strconv.Atoi(m[1])
				if n < len(lines) && lines[n] >= 0 {
					k := lines[n]
					messages[at[k]] = m[2]
					at = append(at[:k:k], at[k+1:]...)
					continue
				}
			}
			if len(at) == 1 {
				say, _, _ = strings.Cut(say, "\n")
				messages[at[0]] = say
				return
			}
			look(at[:len(at)/2])
			at = at[len(at)/2:]
		}
	}
	look(at)
	return messages
}
