// Package diff compares two texts of a report and writes the result as another: Stages by the ids
// of instructions, for a module before and after a stage, and Texts by the lines alone, for texts
// of different compilations. Both keep marks and words of what they show.
package diff
