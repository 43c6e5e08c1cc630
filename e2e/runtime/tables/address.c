// address.c: roots in the return address table, which statepoint_table.h reads.
#include "tables.h"
#include "statepoint_table.h"

static void (*visitor)(node **);

static void each(uint64_t *place, void *argument)
{
    (void)argument;
    visitor((node **)place);
}

void find_tables(void) {}

void visit_roots(void (*visit)(node **), uintptr_t return_address, char *sp)
{
    static uint64_t registers[SP_REGISTERS]; // no root is in one
    uint64_t *saved[SP_REGISTERS];
    for (int i = 0; i < SP_REGISTERS; i++)
        saved[i] = &registers[i];
    visitor = visit;
    sp_frame f;
    sp_frame_start(&f, return_address, (uint64_t)sp, saved);
    while (sp_frame_find(&f)) {
        sp_frame_roots(&f, each, NULL);
        sp_frame_next(&f);
    }
}
