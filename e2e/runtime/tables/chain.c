// chain.c: roots in the shadow stack, found by GarbageCollection.html's visitGCRoots ("In your
// runtime"), word for word but for C's names of types.
#include "tables.h"

/// The map for a single function's stack frame.
typedef struct FrameMap {
    int32_t NumRoots;    //< Number of roots in stack frame.
    int32_t NumMeta;     //< Number of metadata entries.  May be < NumRoots.
    const void *Meta[];  //< Metadata for each root.
} FrameMap;

/// A link in the dynamic shadow stack.
typedef struct StackEntry {
    struct StackEntry *Next;  //< Link to next stack entry (the caller's).
    const FrameMap *Map;      //< Pointer to constant FrameMap.
    void *Roots[];            //< Stack roots (in-place array).
} StackEntry;

extern StackEntry *llvm_gc_root_chain;

static void visitGCRoots(void (*Visitor)(void **Root, const void *Meta))
{
    for (StackEntry *R = llvm_gc_root_chain; R; R = R->Next) {
        unsigned i = 0;

        // For roots [0, NumMeta), the metadata pointer is in the FrameMap.
        for (unsigned e = R->Map->NumMeta; i != e; ++i)
            Visitor(&R->Roots[i], R->Map->Meta[i]);

        // For roots [NumMeta, NumRoots), the metadata pointer is null.
        for (unsigned e = R->Map->NumRoots; i != e; ++i)
            Visitor(&R->Roots[i], NULL);
    }
}

static void (*visitor)(node **);

static void each(void **root, const void *meta)
{
    check(meta == NULL, "metadata that nobody gave");
    visitor((node **)root);
}

void find_tables(void) {}

void visit_roots(void (*visit)(node **), uintptr_t return_address, char *sp)
{
    visitor = visit;
    visitGCRoots(each);
}
