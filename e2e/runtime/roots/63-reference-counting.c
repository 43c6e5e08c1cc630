// want: the last 1000 of 1000000 numbers: 999499500
// want: never more than 1001 cells
// want: 1000000 made, 1000000 freed
// Cells are freed when nothing counts them. A cell whose count comes to nothing may still be in a
// register, so it is freed when the next is made.
#include "roots.h"

enum { CELLS = 2048 };

static cell cells[CELLS];
static cell *spare, *dying; // by next, and by number
static uint64_t made, freed, most;

extern int64_t window(int64_t count, int64_t width);

void gc_retain(cell *c)
{
    if (c)
        c->header += 2;
}

// The lowest bit of the header says that the cell is among the dying.
void gc_release(cell *c)
{
    if (!c)
        return;
    check(c->header >= 2, "no more references are given up than there were");
    c->header -= 2;
    if (c->header == 0) {
        c->header = 1;
        c->number = (int64_t)dying;
        dying = c;
    }
}

static void free_dying(void)
{
    while (dying) {
        cell *c = dying;
        dying = (cell *)c->number;
        c->header &= ~(uint64_t)1;
        if (c->header)
            continue; // it was referred to again
        gc_release(c->next);
        memset(c, 0xa5, sizeof *c);
        c->next = spare;
        spare = c;
        freed++;
    }
}

cell *allocate(void)
{
    free_dying();
    check(spare != NULL, "cells are freed");
    cell *c = spare;
    spare = c->next;
    memset(c, 0, sizeof *c);
    made++;
    if (made - freed > most)
        most = made - freed;
    return c;
}

int main(void)
{
    for (int i = 0; i < CELLS; i++) {
        cells[i].next = spare;
        spare = &cells[i];
    }
    int64_t sum = window(1000000, 1000);
    printf("the last 1000 of 1000000 numbers: %" PRId64 "\n", sum);
    printf("never more than %" PRIu64 " cells\n", most);
    free_dying();
    printf("%" PRIu64 " made, %" PRIu64 " freed\n", made, freed);
    return 0;
}
