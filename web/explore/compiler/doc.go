// Package compiler answers requests to compile, and nothing else. It links neither the emulator nor
// the views of panes, so that its program is small and a first result is early; package engine
// answers everything.
//
// A page starts with this program and replaces it with the engine at the first view or run. It
// therefore keeps no compilation: the page sends the engine the text again, by its handle. The
// reports of both are the same, which a test requires for every example.
package compiler
