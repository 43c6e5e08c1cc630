package amd64

// AllSamples are the samples of the table for tests outside the package.
func AllSamples() []Inst { return allSamples() }
