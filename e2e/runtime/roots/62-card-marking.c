// want: the last 1000 of 1000000 numbers: 999499500
// want: old cells referred to young ones
// A collector of two generations. A cell is made young; one that is still referred to when the young
// space is full becomes old, and is never looked at again unless its card is marked.
#include "roots.h"

enum { YOUNG = 4096, OLD = 1 << 20, CELLS = YOUNG + OLD, SHIFT = 9 };

static cell cells[CELLS]; // the young ones first
static size_t in_young, in_old;
static uint64_t collections, by_card;
static uint8_t cards[(CELLS * sizeof(cell) >> SHIFT) + 2];
uint8_t *gc_card_table;

extern int64_t window(int64_t count, int64_t width);

static cell *promote(cell *c)
{
    if (c < cells || c >= cells + YOUNG)
        return c;
    if (!c->header) {
        check(in_old < OLD, "there is room for old cells");
        cell *to = &cells[YOUNG + in_old++];
        *to = *c;
        c->header = (uint64_t)to;
    }
    return (cell *)c->header;
}

static void root(cell **at) { *at = promote(*at); }

static void collect(void)
{
    collections++;
    size_t scanned = in_old;
    visit_roots(root);
    for (size_t i = 0; i < scanned; i++) {
        cell *c = &cells[YOUNG + i];
        if (!gc_card_table[(uintptr_t)&c->next >> SHIFT])
            continue;
        cell *now = promote(c->next);
        by_card += now != c->next;
        c->next = now;
    }
    for (; scanned < in_old; scanned++)
        cells[YOUNG + scanned].next = promote(cells[YOUNG + scanned].next);
    memset(cards, 0, sizeof cards);
    memset(cells, 0xa5, YOUNG * sizeof(cell));
    in_young = 0;
}

cell *allocate(void)
{
    if (in_young == YOUNG)
        collect();
    cell *c = &cells[in_young++];
    memset(c, 0, sizeof *c);
    return c;
}

int main(void)
{
    gc_card_table = (uint8_t *)((uintptr_t)cards - ((uintptr_t)cells >> SHIFT));
    int64_t sum = window(1000000, 1000);
    printf("the last 1000 of 1000000 numbers: %" PRId64 "\n", sum);
    check(collections > 200, "the collector ran");
    if (by_card > 0)
        puts("old cells referred to young ones");
    return 0;
}
