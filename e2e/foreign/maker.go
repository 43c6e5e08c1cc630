package foreign

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"

	"statepoint/e2e/oracle"
)

// Targets are the targets for which LLVM writes stack maps.
var Targets = []string{"x86_64-linux-gnu", "aarch64-linux-gnu", "x86_64-apple-macosx13",
	"arm64-apple-macosx13", "x86_64-pc-windows-msvc", "aarch64-pc-windows-msvc"}

// Object is an object and how it was made.
type Object struct {
	Maker, Level, Target, Source string
	Data                         []byte
}

// String names the object as a command would make it.
func (o *Object) String() string {
	return fmt.Sprintf("%s, %s %s -mtriple=%s", o.Source, o.Maker, o.Level, o.Target)
}

// Compile compiles a module with the passes and the code generator of a release. It returns nil if
// LLVM refuses the module, as for a target that lacks a feature.
func Compile(release int, m Module, level int, target string) (*Object, error) {
	optimizer, err := oracle.Path(release, "opt")
	if err != nil {
		return nil, err
	}
	compiler, err := oracle.Path(release, "llc")
	if err != nil {
		return nil, err
	}
	r := oracle.Exec(m.Text, optimizer, "-passes=rewrite-statepoints-for-gc", "-S")
	if r.Err != nil {
		return nil, nil
	}
	return compileWith(compiler, fmt.Sprintf("llc-%d", release), m.Name, r.Stdout, level, target)
}

func compileWith(compiler, maker, source string, text []byte, level int, target string) (*Object,
	error) {
	o := &Object{maker, fmt.Sprintf("-O%d", level), target, source, nil}
	r := oracle.Exec(text, compiler, o.Level, "-mtriple="+target, "-filetype=obj", "-o", "-")
	if r.Err != nil {
		return nil, nil
	}
	o.Data = r.Stdout
	return o, nil
}

// patched is a program in C that contains a stack map and a patch point.
const patched = `void stackmap(long, int, ...) __asm__("llvm.experimental.stackmap");
long patchpoint(long, int, void *, int, ...) __asm__("llvm.experimental.patchpoint.i64");
long g(long);
long f(long a, long *p) {
  long x = g(a);
  stackmap(7, 8, x, p, *p);
  long y = patchpoint(8, 15, (void *)0x123456789, 2, a, x, p, &x);
  for (long i = 0; i < y; i++) {
    stackmap(9, 0, i, x, 1.5, (char)a);
    x += g(i);
  }
  return x + y + *p;
}
`

// Clang compiles the program in C.
func Clang(clang string, level int, target string) (*Object, error) {
	return command("clang", clang, fmt.Sprintf("-O%d", level), target, ".c",
		[]byte(patched), "-c", "--target="+target)
}

// sums is a program in Rust whose functions call each other.
const sums = `#![crate_type = "lib"]
pub enum List { Nil, Cons(u64, Box<List>) }
#[no_mangle] pub fn build(n: u64) -> List {
    let mut l = List::Nil;
    for i in 0..n { l = List::Cons(i, Box::new(l)) }
    l
}
#[no_mangle] pub fn sum(l: &List) -> u64 {
    match l { List::Nil => 0, List::Cons(x, rest) => x + sum(rest) }
}
#[no_mangle] pub fn text(l: &List) -> String { format!("{} {}", sum(l), sum(l) * 2) }
`

// Rust compiles the program in Rust. Its object has no stack map.
func Rust(rustc string, level int) (*Object, error) {
	return command("rustc", rustc, fmt.Sprintf("-Copt-level=%d", level), Targets[0], ".rs",
		[]byte(sums), "--emit=obj")
}

var definition = regexp.MustCompile(`(?m)^(define .*?\))( unnamed_addr)?(.*?)( personality .*)?\{$`)

// RustWithStatepoints compiles the program in Rust to IR, and that, with every call a statepoint,
// to an object.
func RustWithStatepoints(rustc string, release, level int) (*Object, error) {
	o, err := command("rustc", rustc, fmt.Sprintf("-Copt-level=%d", level), Targets[0], ".rs",
		[]byte(sums), "--emit=llvm-ir", "-Cdebuginfo=0")
	if err != nil {
		return nil, err
	}
	text := definition.ReplaceAll(o.Data, []byte(`$1$2$3 gc "statepoint-example"$4{`))
	made, err := Compile(release, Module{"sums.rs", false, text}, level, Targets[0])
	if made != nil {
		made.Maker = "rustc, " + made.Maker
	}
	return made, err
}

// command runs a compiler on a file.
func command(maker, program, level, target, ext string, text []byte, args ...string) (*Object,
	error) {
	dir, err := os.MkdirTemp("", "foreign")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	in, out := filepath.Join(dir, "a"+ext), filepath.Join(dir, "a.out")
	if err := os.WriteFile(in, text, 0o644); err != nil {
		return nil, err
	}
	b, err := exec.Command(program, append(args, level, in, "-o", out)...).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%s: %w\n%s", maker, err, b)
	}
	data, err := os.ReadFile(out)
	return &Object{maker, level, target, "a" + ext, data}, err
}
