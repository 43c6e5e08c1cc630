// want: all 2000 cells were kept
// want: some were marked only because they were logged
// A collector that marks a cell at a time beside the program, and sweeps when there is nothing left
// to mark. What is made meanwhile is marked from the start.
#include "roots.h"

enum { LISTED = 2000, CELLS = 8192, SHIFTS = 1000, ROUNDS = 100 };
enum { FREE, WHITE, GREY, BLACK }; // in the header

static cell cells[CELLS];
static cell *grey[CELLS];
static size_t greys;
static uint64_t logged, cycles;
int32_t gc_marking;

extern void shift(cell *from, cell *to, int64_t count);

static void shade(cell *c)
{
    if (c && c->header == WHITE) {
        c->header = GREY;
        grey[greys++] = c;
    }
}

void gc_log(cell *c)
{
    logged += c && c->header == WHITE;
    shade(c);
}

static void root(cell **at) { shade(*at); }

static void sweep(void)
{
    for (size_t i = 0; i < CELLS; i++)
        if (cells[i].header == WHITE) {
            memset(&cells[i], 0xa5, sizeof cells[i]);
            cells[i].header = FREE;
        } else if (cells[i].header == BLACK) {
            cells[i].header = WHITE;
        }
    gc_marking = 0;
    cycles++;
}

// step begins to mark, marks a cell, or sweeps.
static void step(void)
{
    if (!gc_marking) {
        gc_marking = 1;
        visit_roots(root);
    } else if (greys > 0) {
        cell *c = grey[--greys];
        shade(c->next);
        c->header = BLACK;
    } else {
        sweep();
    }
}

cell *allocate(void)
{
    step();
    static size_t at;
    for (size_t tried = 0; tried < CELLS; tried++) {
        cell *c = &cells[at];
        at = (at + 1) % CELLS;
        if (c->header == FREE) {
            memset(c, 0, sizeof *c);
            c->header = gc_marking ? BLACK : WHITE;
            return c;
        }
    }
    check(0, "cells are freed");
    return NULL;
}

int main(void)
{
    cell *one = allocate(), *other = allocate();
    gc_marking = 0;
    greys = 0;
    one->header = other->header = WHITE;
    for (int64_t i = 0; i < LISTED; i++) { // nothing is collected yet
        cell *c = &cells[2 + i];
        c->header = WHITE;
        c->number = i;
        c->next = one->next;
        one->next = c;
    }
    for (int round = 0; round < ROUNDS; round++) {
        shift(one, other, SHIFTS);
        shift(other, one, SHIFTS);
    }
    uint8_t seen[LISTED] = {0};
    size_t kept = 0;
    for (cell *c = one->next; c; c = c->next) {
        check(c->header != FREE && c->number >= 0 && c->number < LISTED && !seen[c->number],
              "no cell was freed");
        seen[c->number] = 1;
        kept++;
    }
    printf("all %zu cells were kept\n", kept);
    check(cycles > 10, "the collector ran");
    if (logged > 0)
        puts("some were marked only because they were logged");
    return 0;
}
