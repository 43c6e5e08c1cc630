// Package libc has the functions of the C library that programs commonly call, for programs in the
// emulator: memory, strings, printing, numbers and mathematics.
//
//	libc.go           the library of one program, and what it needs of its surroundings
//	call.go           a call to a function, with its arguments
//	blocks.go         the memory of malloc; memory.go has its functions, and copies
//	string.go         string.h and ctype.h
//	print.go          stdio.h; float.go formats floating-point numbers, number.go reads numbers
//	system.go         ends, time and random numbers
//	libm.go           math.h; libm_functions.go has its functions, libm_pair.go their arithmetic
//
// Results are the same on every host, and what the library keeps is in the program's memory, except
// the state of rand: so a run repeats. The tests compare with the host's C library where a compiler
// is installed, and with recorded results everywhere.
//
// # What it refuses
//
// What one call may touch is bounded. printf of long double, and conversions that it does not know,
// end the program with a message that names them.
package libc
