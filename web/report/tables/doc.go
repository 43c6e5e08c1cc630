// Package tables writes parts of a report as tables for a terminal: the journey of a reference,
// and a program in three worlds. The page draws the same data.
package tables
