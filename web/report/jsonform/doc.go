// Package jsonform is the JSON that engine.js speaks: requests as it gives them, and reports,
// verdicts and outcomes of runs as it gets them.
package jsonform
