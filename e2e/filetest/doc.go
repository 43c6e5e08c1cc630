// Package filetest runs cases that are files: the tests come first, then the input, then the
// expected output, as comments of the same file. Such files are readable, and can be added without
// LLVM.
//
//	; test: rewrite -spp-rematerialization-threshold=0
//	; llvm: 14 22
//	; A derived pointer is relocated where computing it again is turned off.
//	declare void @foo()
//	define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
//	  …
//	}
//
//	; => rewrite -spp-rematerialization-threshold=0
//	; define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
//	;   …
//
// Files are in the folder filetests of the room that they test, and are named for what they show.
// Its test is two functions: one calls [Run], the other [AgainstLLVM].
//
//	go test ./core/passes -run Filetests -update
//
// writes the output into the files. Then read the difference: it is the new expectation.
//
// # Tests
//
// The first lines say what is done: `; test: WHAT [options]`, one line for each of several. Options
// have the names that LLVM's tools or ours give them. Every test reads and verifies the module
// first.
//
//	read       prints the module as `opt -S` does
//	verify     shows nothing but what is wrong
//	place      PlaceSafepoints; -passes=… runs other passes instead
//	rewrite    RewriteStatepointsForGC; -passes=… as well
//	convert    the module in the dialect of -dialect=…
//	liveness   `; live:` under each call that becomes a statepoint: the references it lists,
//	           and of which base
//	mir        the code generator's code after each step, or that of -after=select, optimize, allocate
//	asm        assembly, each record of the stack map right under its call
//	stackmap   every byte of the stack map with its meaning, and of the tables of roots;
//	           -as=records, json, fields, packed or narrow shows the map in that form
//	run        makes the calls of the lines `; call: name(1, -2)` in the interpreter and in the
//	           emulator, which must agree; a declared function prints its arguments and returns the
//	           first
//
// With -passes=… the tests about machine code run passes before they compile.
//
// # Diagnostics
//
// A diagnostic of a module comes under its line, below the marked text:
//
//	  ret i32 %x
//	;         ^~
//	; error: use of undefined value `%x` [SP0101]
//
// Such lines are an expectation, not part of the input.
//
// # Several cases in a file
//
// Small cases may share a file. A line `;--- name` begins each; lines before the first apply to
// all, and the IR there is part of each module.
//
// # LLVM
//
// `; llvm: 14` or `; llvm: 22` says which release reads the text; without it that is 14 for typed
// pointers, else 22. `; llvm: 14 22` tests a text with `ptr` in its typed form as well (see
// [Typed]). That form's result is written only if converting it to `ptr` gives another one.
//
// [AgainstLLVM] compares with LLVM's tools. A line `; differs: why` marks an intended difference;
// the test fails when it disappears. Results that can be compared as text are: those of read, place
// and rewrite. For verify it is compared whether the module is refused, `; LLVM 22: …` keeps LLVM's
// words, and what a note quotes of LLVM must be among them; for liveness what -spp-print-liveset
// prints; for machine code the records of the stack map, whose registers and slots may be others;
// for run what llc's code does in the emulator.
package filetest
