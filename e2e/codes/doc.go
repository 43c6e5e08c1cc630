// Package codes tests the pages of core/source/codes with the whole compiler and with LLVM's own
// tools: every wrong example causes its code and no other, every fixed one none, and LLVM reports
// what the page says for both. The tests are here because examples need the parser, the passes and
// the code generator, on which the package of the pages does not depend.
package codes
