// Command needs makes sure that what the tests run is installed: LLVM 14 and
// 22 to compare with, Chromium and fonts for the page, gcc to link and run
// what was compiled, npm for the editor's packages.
//
// On Debian it installs what is missing (with sudo when it is not root, and
// after apt-get update, as a fresh machine has no package lists). Elsewhere it
// says what to install and stops. With everything there it does nothing. With
// -bench it also looks for what only the benchmark needs, with -recipes for what
// makes documents of the recipes.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	cmd "statepoint/e2e/command"
	"statepoint/e2e/oracle"
)

// A need is a Debian package and the test for having it.
type need struct {
	pkg, purpose string
	have         func() bool
}

var needs = []need{
	{"llvm-14", "the oracle for typed pointers", llvm(14, "opt", "llc", "llvm-readobj", "llvm-mc")},
	{"llvm-14-tools", "FileCheck", llvm(14, "FileCheck")},
	{"llvm-22", "the oracle for `ptr`", llvm(22, "opt", "llc", "llvm-readobj", "llvm-mc")},
	{"llvm-22-tools", "FileCheck", llvm(22, "FileCheck")},
	{"lld-22", "linking maps, beside GNU's two linkers", llvm(22, "ld.lld")},
	{shell, "the tests of the page", command(shell)},
	{"fonts-dejavu-core", "screenshots with a monospace font", fonts},
	{"gcc", "linking and running compiled programs", command("gcc")},
	{"libc6-dev", "the same", file("/usr/include/stdio.h")},
	{"g++", "throwing C++ exceptions through compiled code", command("g++")},
	{"binutils", "the GNU assembler, linkers, objcopy and readelf",
		tools("as", "objcopy", "readelf", "ld.gold")},
	{"rustc", "the reader of stack maps in Rust", rust},
	{"npm", "fetching the editor's packages", command("npm")},
}

// shell is Chromium without its own windows and menus.
const shell = "chromium-headless-shell"

// instead reports whether another program serves where a package cannot be had.
var instead = map[string]func() bool{shell: command("chromium", "google-chrome")}

// benchNeeds are what only measuring takes.
var benchNeeds = []need{
	{"valgrind", "counting instructions", command("valgrind")},
	{"chromium", "measuring the page as readers have it", command("chromium")},
}

// recipeNeeds are what only building the recipes takes.
var recipeNeeds = []need{
	{"hugo", "the recipe for Hugo", command("hugo")},
	{"mkdocs", "the recipe for MkDocs", command("mkdocs")},
	{"python3-sphinx", "the recipe for Sphinx", command("sphinx-build")},
}

func llvm(release int, tools ...string) func() bool {
	return func() bool {
		for _, tool := range tools {
			if _, err := oracle.Path(release, tool); err != nil {
				return false
			}
		}
		return true
	}
}

func rust() bool {
	_, err := cmd.Rustc()
	return err == nil
}

func command(names ...string) func() bool {
	return func() bool {
		for _, name := range names {
			if _, err := exec.LookPath(name); err == nil {
				return true
			}
		}
		return false
	}
}

func tools(names ...string) func() bool {
	return func() bool {
		for _, name := range names {
			if _, err := exec.LookPath(name); err != nil {
				return false
			}
		}
		return true
	}
}

func file(path string) func() bool {
	return func() bool { _, err := os.Stat(path); return err == nil }
}

// fonts reports whether any font is installed; without one Chromium draws boxes.
func fonts() bool {
	for _, dir := range []string{"/usr/share/fonts/truetype/*/*.ttf", "/usr/share/fonts/*/*/*.otf",
		"/usr/share/fonts/*/*.ttf"} {
		if found, _ := filepath.Glob(dir); len(found) > 0 {
			return true
		}
	}
	return false
}

// missing are the needs that are not installed; needed are those of them without which tests fail.
func missing() (all, needed []need) {
	for _, n := range needs {
		if n.have() {
			continue
		}
		all = append(all, n)
		if serves := instead[n.pkg]; serves == nil || !serves() {
			needed = append(needed, n)
		}
	}
	return all, needed
}

func main() {
	bench := flag.Bool("bench", false, "also what make bench needs")
	recipes := flag.Bool("recipes", false, "also what make recipes needs")
	flag.Parse()
	if *bench {
		needs = append(needs, benchNeeds...)
	}
	if *recipes {
		needs = append(needs, recipeNeeds...)
	}
	all, needed := missing()
	if len(all) == 0 || len(needed) == 0 && !debian() {
		return
	}
	fmt.Println("The tests need what is not installed:")
	for _, n := range all {
		fmt.Printf("  %-24s %s\n", n.pkg, n.purpose)
	}
	if !debian() {
		fmt.Println(
			"These are the names of Debian packages. Install the like of them with this system's " +
				"own package manager; " +
				"LLVM's tools are looked for in /usr/lib/llvm-N/bin and as NAME-N in PATH.")
		os.Exit(1)
	}
	err := apt("update")
	for _, n := range all {
		if err == nil {
			err = apt("install", "-y", "--no-install-recommends", n.pkg)
		}
	}
	if _, needed = missing(); len(needed) > 0 {
		fmt.Printf("still missing after installing: %s\n", needed[0].pkg)
		os.Exit(1)
	}
	if err != nil {
		fmt.Println("Another program of this system serves instead.")
	}
}

// debian reports whether packages come from apt.
func debian() bool {
	_, err := exec.LookPath("apt-get")
	return err == nil
}

func apt(args ...string) error {
	line := append([]string{"apt-get", "-q"}, args...)
	if os.Geteuid() != 0 {
		line = append([]string{"sudo", "--preserve-env=DEBIAN_FRONTEND"}, line...)
	}
	fmt.Println("+", strings.Join(line, " "))
	cmd := exec.Command(line[0], line[1:]...)
	cmd.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	err := cmd.Run()
	if err != nil {
		fmt.Printf("%v. Run `%s` by hand, as root.\n", err, strings.Join(line, " "))
	}
	return err
}
