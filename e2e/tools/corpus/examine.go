package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/llir"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
)

// kind is what can be found about a module, the worst first.
type kind int

const (
	crashed kind = iota
	refused
	unverified
	meansDifferent
	unstable
	looksDifferent
	llirRefuses
	onlyLLVMRefuses
	bothRefuse
	kinds
)

func (k kind) String() string {
	return [...]string{
		"panics", "we refuse", "our verifier refuses", "opt makes something else",
		"printed twice differs", "looks different", "llir refuses",
		"only LLVM refuses", "both refuse",
	}[k]
}

// finding is one of these about one module: the cause in a form that is the same for many modules,
// and the detail that is not.
type finding struct {
	kind          kind
	cause, detail string
}

// examine finds everything about one module; nothing means that it came through whole.
func examine(in input, viaLLIR bool) (found []finding) {
	defer func() {
		if p := recover(); p != nil {
			found = append(found, finding{crashed, shape(fmt.Sprint(p)), ""})
		}
	}()
	opt, err := oracle.Path(in.release, "opt")
	if err != nil {
		fmt.Fprintln(os.Stderr, "corpus:", err)
		os.Exit(2)
	}
	want := oracle.Exec(in.text, opt, "-S")
	opts := &irparse.Options{}
	if in.release == oracle.Typed {
		opts.Default = ir.LLVM11
	}
	m, list, err := irparse.Parse(context.Background(), source.NewText(in.name, string(in.text)),
		opts)
	var problems []verify.Problem
	if err == nil {
		problems, err = verify.Module(context.Background(), m, nil)
	}
	if err != nil && !list.HasErrors() {
		list.Errorf(source.Span{}, "%v", err)
	}
	if want.Err != nil {
		why := firstLine(string(want.Stderr))
		if list.HasErrors() || len(problems) > 0 {
			return []finding{{bothRefuse, shape(why), why}}
		}
		return []finding{{onlyLLVMRefuses, shape(why), why}}
	}
	if list.HasErrors() {
		d := list.Error()
		return []finding{{refused, shape(afterPosition(firstLine(d))), d}}
	}
	if len(problems) > 0 {
		found = append(found, finding{unverified,
			shape(problems[0].Code + " " + problems[0].Message), problems[0].String()})
	}
	likeOpt := &ir.PrintOptions{ModuleID: "<stdin>"}
	got := ir.AppendModule(nil, m, likeOpt)
	if !bytes.Equal(got, want.Stdout) && len(m.Summary) > 0 {
		found = append(found, finding{looksDifferent, "we keep the summary, opt drops it", ""})
		m.Summary = nil
		got = ir.AppendModule(nil, m, likeOpt)
	}
	if !bytes.Equal(got, want.Stdout) {
		ours, theirs := differ(string(got), string(want.Stdout))
		cause, detail := shape(ours)+"\n"+strings.Repeat(" ", 37)+shape(theirs),
			"  ours   "+ours+"\n  LLVM's "+theirs
		k := looksDifferent
		if again := oracle.Exec(got, opt, "-S"); again.Err != nil {
			k, detail = meansDifferent, detail+"\n"+firstLine(string(again.Stderr))
		} else if !bytes.Equal(again.Stdout, want.Stdout) {
			k = meansDifferent
			ours, theirs := differ(string(again.Stdout), string(want.Stdout))
			detail += "\n  opt of ours " + ours + "\n  opt         " + theirs
		}
		found = append(found, finding{k, cause, detail})
	}
	again, list, _ := irparse.Parse(context.Background(), source.NewText(in.name, string(got)),
		opts)
	if list.HasErrors() {
		found = append(found, finding{unstable, shape(afterPosition(firstLine(list.Error()))),
			list.Error()})
	} else if second := ir.AppendModule(nil, again, likeOpt); !bytes.Equal(got, second) {
		ours, first := differ(string(second), string(got))
		found = append(found, finding{unstable, shape(ours) + " | " + shape(first), ours + "\n" +
			first})
	}
	if viaLLIR && in.release == oracle.Typed {
		if _, err := llir.ToLLIR(m); err != nil {
			found = append(found, finding{llirRefuses, llirCause(err.Error(), m), err.Error()})
		}
	}
	return found
}

// differ gives the first lines in which two texts differ.
func differ(a, b string) (string, string) {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	at := func(lines []string, i int) string {
		if i < len(lines) {
			return clip(lines[i])
		}
		return "(end)"
	}
	for i := range max(len(x), len(y)) {
		if p, q := at(x, i), at(y, i); p != q || len(x) <= i || len(y) <= i {
			return p, q
		}
	}
	return "", ""
}

func clip(s string) string { return s[:min(len(s), 400)] }

func firstLine(s string) string {
	s, _, _ = strings.Cut(strings.TrimSpace(s), "\n")
	return clip(s)
}

// afterPosition cuts "file:line:column: " off.
func afterPosition(s string) string {
	for _, word := range []string{": error: ", ": warning: "} {
		if _, rest, ok := strings.Cut(s, word); ok {
			return rest
		}
	}
	return s
}

// shape replaces what differs from module to module, names and numbers, so that like causes are
// one.
func shape(s string) string {
	var out []byte
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case (c == '%' || c == '@') && i+1 < len(s) && (wordByte(s[i+1]) || s[i+1] == '"'):
			out = append(out, c, 'x')
			if s[i+1] == '"' {
				for i += 2; i < len(s) && s[i] != '"'; i++ {
				}
				break
			}
			for ; i+1 < len(s) && wordByte(s[i+1]); i++ {
			}
		case c == '"':
			j := strings.IndexByte(s[i+1:], '"')
			if j < 0 {
				return clipShape(append(out, s[i:]...))
			}
			out = append(out, `"…"`...)
			i += j + 1
		case c >= '0' && c <= '9' && (i == 0 || !wordByte(s[i-1])):
			out = append(out, 'N')
			for ; i+1 < len(s) && wordByte(s[i+1]); i++ {
			}
		default:
			out = append(out, c)
		}
	}
	return clipShape(out)
}

func clipShape(b []byte) string {
	if len(b) > 160 {
		return string(b[:160]) + "…"
	}
	return string(b)
}

func wordByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' ||
		c == '.' || c == '$' || c == '-'
}

// llirCause is the line that llir cannot read, where it says which, else what it says.
func llirCause(problem string, m *ir.Module) string {
	_, number, ok := strings.Cut(problem, "at line ")
	n := 0
	if _, err := fmt.Sscan(number, &n); !ok || err != nil {
		return shape(firstLine(problem))
	}
	// as ToLLIR hands it over
	lines := strings.Split(string(ir.AppendModule(nil, m,
		&ir.PrintOptions{NoAttributeComments: true})), "\n")
	if n < 1 || n > len(lines) {
		return shape(firstLine(problem))
	}
	return shape(lines[n-1])
}
