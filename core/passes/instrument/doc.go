// Package instrument watches a pipeline run: [Explain] prints why each pass did what it did, [Time]
// how long each took. Both hang on the hook that a pipeline calls after each pass, as LLVM's pass
// instrumentation does, so passes know nothing of them.
//
// Passes name values by their ids; [Explain] gives them the names and the places that they have in
// the text, also those of values that a later pass took away.
package instrument
