// cards.c: the heap of two generations for compiled code that marks a card with each store of a
// reference, and calls no rt_store.

#define RT_CARDS
#include "generations.c"
