// Package emulator prepares compilations for the emulator: what a run needs of a module's IR, and
// breaks on purpose. Only what runs programs links it.
//
// Package explore knows the emulator as an interface, [explore.Emulator], and keeps what it returns
// without reading it; the functions of this package get it back with its type. So a program that
// only compiles does not contain the emulator.
package emulator
