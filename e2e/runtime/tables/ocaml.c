// ocaml.c: roots in the frame table of OCaml. It is read as "Interfacing C with OCaml" and the
// runtime's stack.h describe it: a number of descriptors, and each descriptor a return address, the
// size of the frame, the number of live roots and their offsets, aligned to a word. They are put
// into a hash table by their return addresses.
#include "tables.h"

extern const int64_t camlTree__frametable[];
extern const char camlTree__code_begin[], camlTree__code_end[];
extern const char camlTree__data_begin[], camlTree__data_end[];

typedef struct frame_descr {
    uintptr_t retaddr;
    uint16_t frame_size;
    uint16_t num_live;
    uint16_t live_ofs[];
} frame_descr;

static const frame_descr **descriptors;
static uintptr_t mask;

static uintptr_t hash(uintptr_t address) { return (address >> 3) & mask; }

static const frame_descr *next(const frame_descr *d)
{
    uintptr_t end = (uintptr_t)&d->live_ofs[d->num_live];
    return (const frame_descr *)((end + sizeof(void *) - 1) & -sizeof(void *));
}

void find_tables(void)
{
    int64_t count = camlTree__frametable[0];
    check(count > 0 && count < 100, "a table of another size");
    check((uintptr_t)camlTree__data_begin <= (uintptr_t)camlTree__data_end,
          "data that ends before it begins");
    uintptr_t size = 4;
    while (size < 2 * (uintptr_t)count)
        size *= 2;
    mask = size - 1;
    descriptors = calloc(size, sizeof *descriptors);
    const frame_descr *d = (const frame_descr *)&camlTree__frametable[1];
    for (int64_t i = 0; i < count; i++, d = next(d)) {
        check(d->retaddr > (uintptr_t)camlTree__code_begin &&
                  d->retaddr <= (uintptr_t)camlTree__code_end,
              "a return address outside the module's code");
        check(!(d->frame_size & 1), "debug information");
        uintptr_t h = hash(d->retaddr);
        while (descriptors[h])
            h = (h + 1) & mask;
        descriptors[h] = d;
    }
}

static const frame_descr *lookup(uintptr_t address)
{
    for (uintptr_t h = hash(address); descriptors[h]; h = (h + 1) & mask)
        if (descriptors[h]->retaddr == address)
            return descriptors[h];
    return NULL;
}

void visit_roots(void (*visit)(node **), uintptr_t return_address, char *sp)
{
    for (const frame_descr *d; (d = lookup(return_address));) {
        for (int i = 0; i < d->num_live; i++) {
            check(!(d->live_ofs[i] & 1), "a root in a register");
            visit((node **)(sp + d->live_ofs[i]));
        }
        sp += d->frame_size + 8; // the return address is no part of LLVM's frames
        return_address = ((uintptr_t *)sp)[-1];
    }
}
