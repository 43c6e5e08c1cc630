// Package worlds compiles one program in three forms, with a shadow stack, with tables of roots and
// with statepoints, runs each, and compares the costs: code, map, instructions executed, memory
// touched at calls.
package worlds
