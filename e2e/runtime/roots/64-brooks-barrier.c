// want: round 999: 499500
// want: every cell was moved
// A collector that moves one cell at a time, whenever it is asked to, and tells nobody: it leaves
// the new address in the word in front of the old place, and nothing else of the cell there.
#include "roots.h"

enum { CELLS = 1000, ROUNDS = 1000, PLACES = CELLS * (ROUNDS + 1) };

typedef struct place {
    cell *now;
    cell it;
} place;

static place places[PLACES];
static size_t used, next_moved;
static uint64_t moved;
static cell *all[CELLS];
static size_t made;

extern cell *push(cell *list, int64_t number);
extern int64_t sum(cell *list);

static cell *place_at(size_t i)
{
    check(i < PLACES, "there is room");
    places[i].now = &places[i].it;
    return &places[i].it;
}

static cell **now_of(cell *c) { return (cell **)c - 1; }

static void visit(cell **at)
{
    if (*at)
        *at = *now_of(*at);
}

// Between two rounds references are updated, so that nothing goes by way of two old places.
static void settle(cell **list)
{
    visit_roots(visit);
    visit(list);
    for (size_t i = 0; i < made; i++)
        visit(&all[i]->next);
}

// move_one moves a cell that was not moved in this round.
void move_one(void)
{
    if (next_moved == made)
        return;
    cell *from = all[next_moved], *to = place_at(used++);
    *to = *from;
    memset(from, 0xa5, sizeof *from);
    *now_of(from) = to;
    all[next_moved++] = to;
    moved++;
}

cell *allocate(void)
{
    cell *c = place_at(used++);
    memset(c, 0, sizeof *c);
    all[made++] = c;
    return c;
}

int main(void)
{
    cell *list = NULL;
    for (int64_t i = 0; i < CELLS; i++)
        list = push(list, i);
    int64_t got = 0;
    for (int round = 0; round < ROUNDS; round++) {
        next_moved = 0;
        got = sum(list);
        check(got == (int64_t)CELLS * (CELLS - 1) / 2, "the sum is the same in every round");
        settle(&list);
    }
    printf("round %d: %" PRId64 "\n", ROUNDS - 1, got);
    if (moved == (uint64_t)CELLS * ROUNDS)
        puts("every cell was moved");
    return 0;
}
