package irparse

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// foreignHead is the number of bytes of a text that are examined to recognize it.
const foreignHead = 4 << 10

// strayShare is the share of a text's bytes, one in so many, beyond which bytes that are not text
// make it none.
const strayShare = 20

// stray counts the bytes at the head of a text that are not text, zeros and what is not UTF-8, and
// returns the offset of the first.
func stray(head string) (n, first int) {
	for at, r := range head {
		_, size := utf8.DecodeRuneInString(head[at:])
		cut := len(head) == foreignHead && at > len(head)-utf8.UTFMax
		if r != 0 && (r != utf8.RuneError || size > 1 || cut) {
			continue
		}
		if n++; n == 1 {
			first = at
		}
	}
	return n, first
}

// inUnits reports whether a text is mostly ASCII in units of 2 bytes, UTF-16, or 4, UTF-32: in
// nearly every unit, all bytes but the first or all but the last are zero.
func inUnits(head string, size int) bool {
	for _, mark := range []string{"\xff\xfe", "\xfe\xff"} {
		zeros := strings.Repeat("\x00", size-len(mark))
		head = strings.TrimPrefix(strings.TrimPrefix(head, mark+zeros), zeros+mark)
	}
	zeros := strings.Repeat("\x00", size-1)
	var little, big int // units that begin or end with the character
	for i := 0; i+size <= len(head); i += size {
		switch unit := head[i : i+size]; {
		case unit[:size-1] == zeros && unit[size-1] >= '\t' && unit[size-1] < 0x7f:
			big++
		case unit[1:] == zeros && unit[0] >= '\t' && unit[0] < 0x7f:
			little++
		}
	}
	units := len(head) / size
	return units > 0 && (units-max(little, big))*strayShare < units
}

// isObject reports whether a text begins like an object, a linked file or an archive.
func isObject(head string) bool {
	for _, magic := range []string{"\x7fELF", "!<arch>\n", "!<thin>\n", "\xcf\xfa\xed\xfe",
		"\xca\xfe\xba\xbe", "MZ\x90\x00", "\x64\x86", "\x00asm"} {
		if strings.HasPrefix(head, magic) {
			return true
		}
	}
	return false
}

// foreign says what a text that is not LLVM assembly appears to be, and how to convert it to LLVM
// assembly; "" if it does not recognize the text. It is only called for texts that cannot be
// parsed, and only selects advice. Documents about LLVM are full of text that is not IR: commands,
// C++, assembly, descriptions of intrinsics.
func foreign(text string) string {
	head := text[:min(len(text), foreignHead)]
	switch {
	case strings.HasPrefix(head, "BC\xc0\xde"), strings.HasPrefix(head, "BC\ufffd\ufffd"),
		strings.HasPrefix(head, "\xde\xc0\x17\x0b"):
		return "This is LLVM bitcode. `llvm-dis file.bc -o file.ll` converts it to text."
	case isObject(head):
		return "This is an object or a program, which contains no IR. `clang -S -emit-llvm` " +
			"generates IR from its source."
	}
	for _, unit := range []int{16, 32} {
		if inUnits(head, unit/8) {
			return fmt.Sprintf("This is text in UTF-%d, and LLVM reads UTF-8: `iconv -f UTF-%d "+
				"-t UTF-8` converts it.", unit, unit)
		}
	}
	if n, first := stray(head); n*strayShare > len(head) {
		return "This is not text. LLVM IR as text comes from `llvm-dis`, or from a compiler with " +
			"`-S -emit-llvm`."
	} else if n > 0 {
		at := source.NewText("", text).Position(source.Pos(first))
		return fmt.Sprintf("This has the byte 0x%02x at %d:%d, which is not text.", text[first],
			at.Line, at.Column)
	}
	first, whole, statement := "", false, false
	words := map[string]bool{}
	for line := range strings.Lines(head) {
		line = strings.TrimSpace(line)
		line = strings.ReplaceAll(line, scan.NoBreakSpace, " ")
		if line == "" || strings.HasPrefix(line, ";") || strings.HasPrefix(line, "//") ||
			strings.HasPrefix(line, "# ") {
			continue
		}
		statement = statement || strings.HasSuffix(line, ";")
		if first == "" {
			first = line
		}
		if strings.HasPrefix(line, "define ") || strings.HasPrefix(line, "target triple") {
			whole = true
		}
		word, _, _ := strings.Cut(line, " ")
		words[word] = true
	}
	starts := func(prefixes ...string) bool {
		for _, p := range prefixes {
			if strings.HasPrefix(first, p) {
				return true
			}
		}
		return false
	}
	switch {
	case strings.Contains(head, "\n.. code-block::"):
		return "This looks like a document in reStructuredText. Paste one of its blocks of code."
	case starts("$ "):
		return "This looks like text of a terminal. Paste the lines of LLVM IR alone."
	case whole: // LLVM IR with an error
		return ""
	case strings.Contains(head, "%statepoint_token"), strings.Contains(head, "<target>"):
		return "This describes the operands of an intrinsic, and is not IR: words as `<target>` " +
			"stand for values and types. The example `live-pointer` has one to copy."
	case starts("opt ", "llc ", "clang ", "llvm-as "):
		return "This looks like a command. `statepoint opt` and `statepoint llc` take LLVM's " +
			"flags; the page's Options are the same."
	case words["CALLSEQ_START"]:
		return "These are nodes of LLVM's instruction selection, which comes after IR."
	case starts("--- |", "---"):
		return "This looks like LLVM's machine IR (MIR), which comes after instruction " +
			"selection. The explorer reads the IR from which `llc` generates MIR."
	case starts("{", "[") && !statement && strings.Contains(head, "\":"):
		return "This looks like JSON. To open a file saved by this page, drop it on the page."
	case words["func.func"], words["llvm.func"],
		starts("module {", "module @", "module attributes", "func.func", "builtin.module"):
		return "This looks like MLIR. `mlir-translate --mlir-to-llvmir` converts it to LLVM IR " +
			"once it is in the LLVM dialect."
	case starts("#include", "#define", "#if", "#pragma", "int ", "void ", "static ", "struct ",
		"class ", "extern \"C\"", "using ", "namespace ", "template"):
		return "This looks like C or C++. `clang -O1 -S -emit-llvm file.c -o file.ll` generates " +
			"LLVM IR from it."
	case words["fn"], starts("fn ", "pub ", "use ", "#![", "#["):
		return "This looks like Rust. `rustc --emit=llvm-ir -O file.rs` generates LLVM IR from it."
	case starts("package ", "func "):
		return "This looks like Go or Swift. For Swift, `swiftc -emit-ir file.swift` generates " +
			"LLVM IR; Go's own compiler does not use LLVM."
	case words[".text"], words[".globl"], words[".section"], words[".file"], words[".quad"],
		starts(".text", ".file", ".section", ".globl", ".quad"):
		return "This looks like assembly. `llvm-mc -filetype=obj file.s -o file.o` makes an " +
			"object of it, which `statepoint check` and the page open; the explorer compiles " +
			"LLVM IR, the step before it, as from `clang -S -emit-llvm`."
	case starts("<"):
		return "This looks like HTML or XML. Paste one of its blocks of code."
	case statement, words["class"], words["namespace"]:
		return "This looks like C, C++ or Java, not LLVM IR."
	case strings.Contains(first, ":= "):
		return "This looks like a Makefile, not LLVM IR."
	}
	return ""
}

// adviseForeign adds what the text appears to be to the first error of a text that cannot be
// parsed.
func adviseForeign(list *source.List, text string) {
	advice := foreign(text)
	for i := range list.Items {
		if d := &list.Items[i]; advice != "" && d.Severity == source.Error {
			d.Notes = append(d.Notes, advice)
			return
		}
	}
}
