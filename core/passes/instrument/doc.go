// Package instrument watches a pipeline run: [Explain] prints why each pass did what it did,
// [Dumps] the IR before and after it, [Stats] how much it inserted, [Times] how long it took. They
// use the hooks that a pipeline calls before and after each pass, as LLVM's pass instrumentation
// does, so passes know nothing of them. The steps of code generation have such hooks, too, which
// callers connect to [Dumps.Enter], [Dumps.Leave], [Times.Begin] and [Times.End].
//
// Passes name values by their ids; [Explain] gives them the names and the places that they have in
// the text, also those of values that a later pass took away.
package instrument
