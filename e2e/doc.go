// Package e2e tests the whole product from outside: every example compiled to an object, linked
// with a C runtime and run under a collector that moves everything (runtime/); its stack map
// compared with LLVM's; the rules in ARCHITECTURE.md checked against the packages' imports.
//
// Beside it: oracle runs LLVM's tools, gen makes modules and programs, command
// builds the native command, tools holds the programs behind the Makefile.
package e2e
