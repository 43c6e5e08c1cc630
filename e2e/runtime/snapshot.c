// snapshot.c: the heap of which nothing moves, marked a little at each safepoint while the program
// runs on. The frames are read once, when a cycle begins; from then on compiled code calls gc_log
// with each reference that it is about to overwrite, so all that could be reached at that moment
// is marked. Objects made meanwhile are marked from the start.

#define RT_SNAPSHOT
#include "marks.c"
