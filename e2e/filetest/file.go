package filetest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// File is a file of cases.
type File struct {
	Path  string
	Cases []*Case
	// preamble are the lines before the first case of a file with several.
	preamble []string
}

// Case is a module, its tests, and their results.
type Case struct {
	// Name is what the file calls the case; of a file with one case the file's name.
	Name string
	// Line is where the case begins in its file, from 1.
	Line int
	// Tests are what is done with the module.
	Tests []Test
	// Releases are the releases of LLVM that read the text; with both, LLVM 14 reads it with typed
	// pointers.
	Releases []int
	// Differs says why LLVM's result differs on purpose, "" if it is the same. ForGood says that
	// LLVM's result for our output also differs.
	Differs string
	ForGood bool
	// Calls are the calls that a test `run` makes.
	Calls []string
	// Text is the module without expectations, with what all cases of the file share at its end.
	Text string

	path    string
	own     string         // Text without what is shared
	head    []string       // the lines about the case, as they stand
	says    map[int]string // the message of an LLVM release for a module that it refuses
	section []section      // the results in the file
	several bool           // the file has more cases
}

// Test is a line `; test:`: the word says what to do.
type Test struct {
	What    string
	Options []string
}

// String is the test as a file has it.
func (t Test) String() string { return strings.Join(append([]string{t.What}, t.Options...), " ") }

// title". => section is a result: the lines after "; => title". => title".
type section struct {
	title string
	lines []string
}

const (
	separator = ";---"
	arrow     = "; => "
)

// Files reads every file of cases in a folder, and in the folders in it.
func Files(t testing.TB, dir string) []*File {
	t.Helper()
	var files []*File
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if !strings.HasSuffix(path, ".ll") {
			return fmt.Errorf("%s: files of cases are called NAME.ll", path)
		}
		f, err := ReadFile(path)
		files = append(files, f)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatalf("%s: no files of cases", dir)
	}
	return files
}

// Cases are the cases of every file in a folder.
func Cases(t testing.TB, dir string) []*Case {
	t.Helper()
	var all []*Case
	for _, f := range Files(t, dir) {
		all = append(all, f.Cases...)
	}
	return all
}

// ID names the case among all of a folder: the name of its file without ".ll", and its own if it
// shares the file.
func (c *Case) ID() string {
	file := strings.TrimSuffix(filepath.Base(c.path), ".ll")
	if !c.several {
		return file
	}
	return file + "/" + c.Name
}

// Accepted reports whether LLVM reads the module, by what the file says. Its test is `verify`.
func (c *Case) Accepted() bool { return len(c.says) == 0 }

// Texts are the module in each tested form: unchanged, and with typed pointers if both releases of
// LLVM read it.
func (c *Case) Texts() []string {
	var texts []string
	for _, f := range c.forms() {
		texts = append(texts, f.text)
	}
	return texts
}

// maxFile bounds a file, in bytes; a longer one is refused.
const maxFile = 1 << 20

// ReadFile reads a file of cases.
func ReadFile(path string) (*File, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if len(data) > maxFile {
		return nil, fmt.Errorf("%s: the file has %d bytes, the limit is %d: make several of it",
			path, len(data), maxFile)
	}
	f, err := parse(path, string(data))
	for _, c := range f.Cases {
		c.path = path
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return f, nil
}

func parse(path, data string) (*File, error) {
	f := &File{Path: path}
	lines := strings.Split(strings.TrimSuffix(data, "\n"), "\n")
	first := slices.IndexFunc(lines, isSeparator)
	if first < 0 {
		c := &Case{Name: strings.TrimSuffix(filepath.Base(path), ".ll"), Line: 1}
		f.Cases = []*Case{c}
		return f, c.parse(lines, nil)
	}
	f.preamble = lines[:first]
	var shared Case
	if err := shared.parse(f.preamble, nil); err != nil {
		return f, err
	}
	for from := first; from < len(lines); {
		to := len(lines)
		if n := slices.IndexFunc(lines[from+1:], isSeparator); n >= 0 {
			to = from + 1 + n
		}
		c := &Case{Name: strings.TrimSpace(lines[from][len(separator):]), Line: from + 1,
			several: true}
		if err := c.parse(lines[from+1:to], &shared); err != nil {
			return f, err
		}
		f.Cases = append(f.Cases, c)
		from = to
	}
	return f, nil
}

// isSeparator reports whether a case begins at a line.
func isSeparator(line string) bool {
	return line == separator || strings.HasPrefix(line, separator+" ")
}

// parse reads the lines of a case. Unspecified settings are as in shared.
func (c *Case) parse(lines []string, shared *Case) error {
	n := 0
	for ; n < len(lines); n++ {
		key, value, ok := keyed(lines[n])
		if !ok {
			break
		}
		if err := c.set(key, value); err != nil {
			return fmt.Errorf("line %d: %w", c.Line+n, err)
		}
	}
	c.head = lines[:n]
	if shared != nil {
		if c.Tests == nil {
			c.Tests = shared.Tests
		}
		if c.Releases == nil {
			c.Releases = shared.Releases
		}
	}
	var text []string
	for rest := lines[n:]; len(rest) > 0; {
		if title, ok := strings.CutPrefix(rest[0], arrow); ok {
			if err := c.parseSections(title, rest[1:]); err != nil {
				return err
			}
			break
		}
		if n := annotated(rest); n > 0 {
			rest = rest[n:]
			continue
		}
		if _, _, ok := keyed(rest[0]); ok {
			return fmt.Errorf("case at line %d: %q follows the text; such lines come first",
				c.Line, rest[0])
		}
		text = append(text, rest[0])
		rest = rest[1:]
	}
	c.own = strings.TrimRight(strings.Join(text, "\n"), "\n") + "\n"
	c.Text = c.own
	if shared != nil {
		c.Text += sharedText(shared.own)
	}
	if c.Releases == nil && shared != nil {
		c.Releases = []int{oracle.Release([]byte(c.Text))}
	} else if c.Releases == nil && !slices.ContainsFunc(lines, isSeparator) {
		c.Releases = []int{oracle.Release([]byte(c.Text))}
	}
	return nil
}

// sharedText is what the lines before the first case add to the module of each.
func sharedText(preamble string) string {
	var b strings.Builder
	for line := range strings.Lines(preamble) {
		if line != "\n" && !strings.HasPrefix(line, ";") {
			b.WriteString(line)
		}
	}
	return b.String()
}

func (c *Case) parseSections(title string, lines []string) error {
	c.section = append(c.section, section{title: title})
	for i, line := range lines {
		s := &c.section[len(c.section)-1]
		switch {
		case strings.HasPrefix(line, arrow):
			c.section = append(c.section, section{title: line[len(arrow):]})
		case strings.HasPrefix(line, ";"):
			s.lines = append(s.lines, strings.TrimPrefix(line[1:], " "))
		case line != "":
			return fmt.Errorf("case at line %d: %q follows the results (line %d of them)",
				c.Line, line, i+1)
		}
	}
	return nil
}

// keys are the possible keys of a line at the head of a case.
var keys = []string{"test", "llvm", "differs", "differs for good", "call", "LLVM 14", "LLVM 22"}

func keyed(line string) (key, value string, ok bool) {
	key, value, ok = strings.Cut(strings.TrimPrefix(line, "; "), ": ")
	ok = ok && strings.HasPrefix(line, "; ") && slices.Contains(keys, key)
	return key, strings.TrimSpace(value), ok
}

func (c *Case) set(key, value string) error {
	switch key {
	case "test":
		words := strings.Fields(value)
		if len(words) == 0 || actions[words[0]] == nil {
			return fmt.Errorf("there is no test %q; there are %s", value,
				strings.Join(actionNames(), ", "))
		}
		test := Test{What: words[0], Options: words[1:]}
		c.Tests = append(c.Tests, test)
		return test.check()
	case "llvm":
		for _, w := range strings.Fields(value) {
			n, err := strconv.Atoi(w)
			if err != nil || n != oracle.Typed && n != oracle.Opaque {
				return fmt.Errorf("`; llvm:` names releases, %d and %d, not %q", oracle.Typed,
					oracle.Opaque, w)
			}
			c.Releases = append(c.Releases, n)
		}
	case "differs", "differs for good":
		c.Differs, c.ForGood = value, key != "differs"
	case "call":
		c.Calls = append(c.Calls, value)
	default:
		release, _ := strconv.Atoi(strings.TrimPrefix(key, "LLVM "))
		c.setSays(release, value)
	}
	return nil
}

// format writes the file with the results given for each case.
func (f *File) format(results []*result) string {
	var b strings.Builder
	put := func(lines []string) {
		for _, l := range lines {
			b.WriteString(l + "\n")
		}
	}
	for i, c := range f.Cases {
		if c.several {
			if i == 0 {
				put(f.preamble)
			} else {
				b.WriteByte('\n')
			}
			b.WriteString(strings.TrimSpace(separator+" "+c.Name) + "\n")
		}
		put(c.head)
		put(results[i].annotate(c.own))
		for _, s := range results[i].section {
			b.WriteString("\n" + arrow + s.title + "\n")
			for _, l := range s.lines {
				b.WriteString(strings.TrimSuffix("; "+l, " ") + "\n")
			}
		}
	}
	return b.String()
}
