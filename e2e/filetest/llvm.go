package filetest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"sort"
	"strings"
	"testing"

	"statepoint/core/options"
	"statepoint/e2e/oracle"
)

var (
	all = flag.Bool("filetest.all", false,
		"ask LLVM about every case of files with many, not about a sample")
	seed = flag.Uint64("filetest.seed", 1, "the seed that picks the sample")
)

// sample is the number of cases per file that are compared with LLVM.
const sample = 6

// AgainstLLVM compares LLVM's results for the cases of a folder with the files: they must be equal,
// unless the file says why not (`; differs:`); then they must differ. With -update the lines `;
// LLVM 22:` are written, which say why LLVM refuses a module.
func AgainstLLVM(t *testing.T, dir string) {
	oracle.Needs(t, "opt")
	if *update {
		for _, release := range []int{oracle.Typed, oracle.Opaque} {
			if _, err := oracle.Path(release, "opt"); err != nil {
				t.Skipf("nothing is asked of LLVM: %v", err)
			}
		}
	}
	asked, differ := make([]int, 0), make([]string, 0)
	t.Run("cases", func(t *testing.T) {
		for _, f := range Files(t, dir) {
			i := len(asked)
			asked = append(asked, 0)
			differ = append(differ, "")
			t.Run(f.name(dir), func(t *testing.T) {
				t.Parallel()
				asked[i], differ[i] = f.against(t, rand.New(rand.NewPCG(*seed, uint64(i))))
			})
		}
	})
	n := 0
	for _, a := range asked {
		n += a
	}
	t.Logf("LLVM was asked about %d texts, seed %d", n, *seed)
	sort.Strings(differ)
	for _, d := range differ {
		if d != "" {
			t.Log("differs on purpose: " + strings.TrimSpace(d))
		}
	}
}

// against compares a file's cases and returns the number of texts, and the differences.
func (f *File) against(t *testing.T, pick *rand.Rand) (asked int, differ string) {
	cases := slices.Clone(f.Cases)
	if !*all && !*update && len(cases) > sample && f.onlyVerifies() {
		pick.Shuffle(len(cases), func(i, k int) { cases[i], cases[k] = cases[k], cases[i] })
		cases = cases[:sample]
	}
	for _, c := range cases {
		if c.Differs != "" {
			differ += fmt.Sprintf("%s:%d: %s: %s\n", f.Path, c.Line, c.Name, c.Differs)
		}
		for _, form := range c.forms() {
			for _, test := range c.Tests {
				asked++
				q := &question{c: c, form: form, test: test}
				for _, w := range q.ask(t) {
					t.Errorf("%s:%d: %s, LLVM %d: %s: %s", f.Path, c.Line, c.Name, form.release,
						test, w)
				}
			}
		}
	}
	if *update {
		f.writeSays(t)
	}
	return asked, differ
}

// onlyVerifies reports whether all cases are about which modules are refused, for which the file
// has LLVM's word.
func (f *File) onlyVerifies() bool {
	return !slices.ContainsFunc(f.Cases, func(c *Case) bool {
		return slices.ContainsFunc(c.Tests, func(t Test) bool { return t.What != "verify" })
	})
}

// writeSays writes the file with what LLVM said.
func (f *File) writeSays(t *testing.T) {
	t.Helper()
	var results []*result
	for _, c := range f.Cases {
		var head []string
		for _, l := range c.head {
			if !strings.HasPrefix(l, "; LLVM ") {
				head = append(head, l)
			}
		}
		for _, release := range []int{oracle.Typed, oracle.Opaque} {
			if says := c.says[release]; says != "" {
				head = append(head, fmt.Sprintf("; LLVM %d: %s", release, says))
			}
		}
		c.head = head
		results = append(results, c.run(t, f))
	}
	if err := os.WriteFile(f.Path, []byte(f.format(results)), 0o644); err != nil {
		t.Fatal(err)
	}
}

// question is a test of a case to compare with LLVM.
type question struct {
	c     *Case
	form  form
	test  Test
	wrong []string
}

func (q *question) errorf(format string, args ...any) {
	q.wrong = append(q.wrong, fmt.Sprintf(format, args...))
}

// ask compares the results of the test here and in LLVM, and returns the problem.
func (q *question) ask(t *testing.T) []string {
	ours := q.c.runForm(q.form)
	switch q.test.What {
	case "verify":
		q.verdict(t, ours)
	case "read":
		q.printed(t, ours)
	case "place", "rewrite":
		q.rewritten(t, ours)
	case "liveness":
		q.liveSets(t)
	case "asm", "mir", "stackmap":
		q.records(t)
	case "run":
		q.results(t, ours)
	case "convert":
		q.converted(t, ours)
	}
	return q.wrong
}

// output is the output of the test, "" if there is none.
func (q *question) output(r *result) string {
	for _, s := range r.section {
		if s.title == q.test.String() {
			return strings.TrimPrefix(strings.Join(s.lines, "\n")+"\n", "\n") // nothing is no line
		}
	}
	return ""
}

// verdict compares whether the module is refused, and LLVM's words with those in the file.
func (q *question) verdict(t *testing.T, ours *result) {
	accepted, message := oracle.Accepts(t, q.form.release, []byte(q.form.text))
	said := ""
	if !accepted {
		said = reason(message)
	}
	if differs := accepted == ours.errors(); differs != (q.c.Differs != "") {
		q.errorf("refused here: %v; accepted by LLVM: %v (%s); the case says it differs: %q",
			ours.errors(), accepted, said, q.c.Differs)
	}
	if *update {
		q.c.setSays(q.form.release, said)
		return
	}
	written := q.c.says[q.form.release]
	if written != said && (written == "" || !strings.Contains(message, written)) {
		q.errorf("LLVM says %q, the case has %q (-update writes it)", said, written)
	}
	if said == crashed || strings.Contains(message, ": error: "+said) {
		return // LLVM's verifier does not see the module
	}
	for i := range ours.diags {
		for _, note := range ours.diags[i].Notes {
			quoted, isQuoted := strings.CutPrefix(note, "LLVM's verifier says: ")
			if isQuoted && !strings.Contains(message, quoted) {
				q.errorf("a note says that LLVM says %q, which says\n%s", quoted, message)
			}
		}
	}
}

// setSays notes what LLVM of a release says, "" if it accepts the module.
func (c *Case) setSays(release int, said string) {
	delete(c.says, release)
	if said == "" {
		return
	}
	if c.says == nil {
		c.says = map[int]string{}
	}
	c.says[release] = said
}

// crashed is the text for a module on which LLVM crashes.
const crashed = "(crashes)"

// reason is what LLVM says first of a module, without its place.
func reason(message string) string {
	if strings.Contains(message, "PLEASE submit a bug report") &&
		!strings.Contains(message, "Broken module found") &&
		!strings.Contains(message, "LLVM ERROR") {
		return crashed
	}
	first, _, _ := strings.Cut(strings.TrimSpace(message), "\n")
	if _, after, ok := strings.Cut(first, ": error: "); ok {
		return after
	}
	return first
}

// printed compares what is read and printed with what opt prints.
func (q *question) printed(t *testing.T, ours *result) {
	opt := oracle.Tool(t, q.form.release, "opt")
	theirs := oracle.Exec([]byte(q.form.text), opt, "-S")
	if ours.errors() || theirs.Err != nil {
		if differs := ours.errors() != (theirs.Err != nil); differs != (q.c.Differs != "") {
			q.errorf("refused here: %v; LLVM: %v %s; the case says it differs: %q", ours.errors(),
				theirs.Err, theirs.Stderr, q.c.Differs)
		}
		return
	}
	got, want := q.output(ours), unnamed(string(theirs.Stdout))
	if got == want {
		if q.c.Differs != "" {
			q.errorf("it prints as here, but the case says it differs: %s", q.c.Differs)
		}
		return
	}
	if q.c.Differs == "" {
		q.errorf("it prints otherwise: %s", difference(got, want))
	}
	if q.c.ForGood {
		return
	}
	again := oracle.Exec([]byte(got), opt, "-S")
	if unnamed(string(again.Stdout)) != want {
		q.errorf("it makes something else of our text: %s%s",
			difference(unnamed(string(again.Stdout)), want), again.Stderr)
	}
}

// converted asks the release whose dialect a module was converted to whether it accepts it. For
// older dialects none is left that could be asked.
func (q *question) converted(t *testing.T, ours *result) {
	to, _ := (&work{test: q.test}).option("dialect")
	release := map[string]int{
		"11": oracle.Typed, "14": oracle.Typed, "15": oracle.Opaque, "22": oracle.Opaque,
	}[to]
	if release == 0 || ours.errors() {
		return
	}
	accepted, message := oracle.Accepts(t, release, []byte(q.output(ours)))
	if accepted == (q.c.Differs != "") {
		q.errorf("LLVM %d accepts what is converted: %v %s; the case says it differs: %q",
			release, accepted, message, q.c.Differs)
	}
}

// optArgs are the arguments of opt for the passes and options of the test.
func (q *question) optArgs() []string {
	w := &work{test: q.test}
	args := []string{"-S", "-passes=" + w.pipeline()}
	// only the old pass manager knew it
	if w.pipeline() == options.PlaceSafepoints && q.form.release < 18 {
		args = []string{"-S", "-enable-new-pm=0", "-place-safepoints"}
	}
	return append(args, w.passOptions()...)
}

// rewritten compares the module after the passes.
func (q *question) rewritten(t *testing.T, ours *result) {
	theirs := oracle.Exec([]byte(q.form.text), oracle.Tool(t, q.form.release, "opt"),
		q.optArgs()...)
	got := q.output(ours)
	if q.c.Differs == "" {
		switch {
		case theirs.Err != nil:
			q.errorf("%v: %s", theirs.Err, theirs.Stderr)
		case ours.errors():
			q.errorf("it is refused here, and not by LLVM")
		default:
			if want := unnamed(string(theirs.Stdout)); got != want {
				q.errorf("%s", difference(got, want))
			}
		}
		return
	}
	if ours.errors() {
		return // LLVM breaks the module, or accepts what is wrong
	}
	if theirs.Err == nil && got == unnamed(string(theirs.Stdout)) {
		q.errorf("it writes the same, but the case says it differs: %s", q.c.Differs)
	}
	oracle.Verify(t, q.form.release, []byte(got))
	w := q.fresh(t)
	w.rewrite(w.pipeline()+",verify,verify<safepoint-ir>", nil)
	q.wrong = append(q.wrong, w.wrong...)
}

// fresh is the work of the test with its module read, for running it in another way.
func (q *question) fresh(t *testing.T) *work {
	w := &work{result: &result{}, c: q.c, form: q.form, test: q.test}
	w.text = newText(q.form.text)
	if w.m = w.parse(w.text); w.m == nil {
		t.Fatalf("%v", w.diags)
	}
	return w
}

// difference shows the first lines in which two texts differ.
func difference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		if i >= len(g) || i >= len(w) || g[i] != w[i] {
			return fmt.Sprintf("line %d is here\n%s\nand there\n%s", i+1, part(g, i), part(w, i))
		}
	}
	return "no difference"
}
