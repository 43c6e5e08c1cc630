// tree.c: mark and sweep for tree.ll. Where roots are the other files of this folder say, one way
// each: they define visit_roots. Cells that are freed are overwritten.
#include "tables.h"

enum { cells = 6000 };

static node heap[cells], *unused;
static long allocations, collections, visited, live;

static void mark(node *n)
{
    if (!n)
        return;
    check(n >= heap && n < heap + cells && ((char *)n - (char *)heap) % sizeof *n == 0,
          "a root points to no cell");
    check(n->state != FREED, "a root points to a cell that was freed");
    if (n->state == MARKED)
        return;
    n->state = MARKED;
    mark(n->left);
    mark(n->right);
}

static void visit(node **root)
{
    visited++;
    mark(*root);
}

static void sweep(void)
{
    live = 0;
    unused = NULL;
    for (node *n = heap; n < heap + cells; n++) {
        if (n->state == MARKED) {
            n->state = USED;
            live++;
            continue;
        }
        memset(n, 0xdb, sizeof *n);
        n->state = FREED;
        n->left = unused;
        unused = n;
    }
}

// allocate is called by the program, whose frames begin above its own.
void *allocate(void)
{
    if (!unused) {
        collections++;
        uintptr_t *frame = __builtin_frame_address(0);
        visit_roots(visit, frame[1], (char *)(frame + 2));
        sweep();
        check(unused != NULL, "the heap is full");
    }
    node *n = unused;
    unused = n->left;
    memset(n, 0, sizeof *n);
    n->state = USED;
    allocations++;
    return n;
}

int64_t grow(int64_t rounds, int64_t depth);

int main(void)
{
    sweep();
    find_tables();
    int64_t total = grow(1000, 9);
    printf("%" PRId64 " nodes, %ld allocations, %ld collections, %ld roots seen\n", total, allocations,
           collections, visited);
    return 0;
}
