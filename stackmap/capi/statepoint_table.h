/*
 * statepoint_table.h: finds the references in the frames of compiled code by the
 * return address tables that `statepoint compile --table` puts beside it, or by
 * compact maps (at the end).
 *
 * Nothing is made ready at start-up and no memory is allocated: a lookup is two
 * reads and a look at the return addresses on the same 256 bytes of code. The
 * tables may be anywhere in the address space; several objects, each with its
 * own, are linked as they are.
 *
 *     sp_frame f;
 *     sp_frame_start(&f, return_address, stack_pointer, saved);
 *     while (sp_frame_find(&f)) {
 *         sp_frame_roots(&f, visit, argument);
 *         sp_frame_next(&f);
 *     }
 *
 * The stack pointer is the one of the frame as it is once the call has returned.
 * `saved` has the addresses where the registers that calls keep were stored when
 * compiled code was left (see sp_register); places that are NULL will be found
 * in the frames that saved the register, or never.
 *
 * x86-64, System V. Needs a linker that defines __start_ and __stop_ symbols for
 * sections (GNU ld, gold, lld, mold).
 */
#ifndef STATEPOINT_TABLE_H
#define STATEPOINT_TABLE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Around the tables of the program; both NULL when it has none. */
extern const uint8_t __start_statepoint_table[] __attribute__((weak, visibility("hidden")));
extern const uint8_t __stop_statepoint_table[] __attribute__((weak, visibility("hidden")));

/* Around its tables of regions, for readers of the stack map; see sp_regions. */
extern const uint8_t __start_statepoint_regions[] __attribute__((weak, visibility("hidden")));
extern const uint8_t __stop_statepoint_regions[] __attribute__((weak, visibility("hidden")));

/* The registers that a call keeps, in the order in which frames save them. */
typedef enum { SP_RBP, SP_R15, SP_R14, SP_R13, SP_R12, SP_RBX, SP_REGISTERS } sp_register;

/* The head of a table, and what its fields count from. */
typedef struct {
    uint32_t magic;    /* "SPRT" */
    uint8_t version;   /* 1 */
    uint8_t width;     /* bytes of a point's frame: 2 or 4 */
    uint16_t reserved; /* 0 */
    int32_t text;      /* from this field to the code */
    uint32_t text_size;
    uint32_t points; /* return addresses */
    uint32_t frames; /* from the head to the descriptions of frames */
    uint32_t size;   /* bytes of the table; the next one follows */
    uint32_t nframes;
} sp_table;

enum { SP_MAGIC = 0x54525053, SP_VERSION = 1, SP_PAGE = 256 };

/* What the first byte of a frame's description says. */
enum { SP_FROM_RBP = 1, SP_SAVED = 2, SP_IN_REGISTERS = 4, SP_SLOTS = 8, SP_PAIRS = 16 };

typedef struct {
    uint64_t pc, sp;               /* return address, stack pointer after the return */
    uint64_t *saved[SP_REGISTERS]; /* where the frame's values of these registers are, or NULL */

    /* From here on: what sp_frame_find found. */
    const uint8_t *roots;    /* the description behind its first fields */
    uint8_t flags;           /* of the description */
    uint8_t saved_set;       /* registers that the frame saved */
    uint64_t *base;          /* what words count from */
    uint64_t *return_address; /* where it lies */
} sp_frame;

static inline void sp_frame_start(sp_frame *f, uint64_t pc, uint64_t sp, uint64_t *const saved[SP_REGISTERS])
{
    memset(f, 0, sizeof *f);
    f->pc = pc;
    f->sp = sp;
    if (saved)
        memcpy(f->saved, saved, sizeof f->saved);
}

static inline uint64_t sp_uleb(const uint8_t **p)
{
    uint64_t v = 0;
    unsigned shift = 0;
    uint8_t b;
    do {
        b = *(*p)++;
        v |= (uint64_t)(b & 0x7f) << shift;
        shift += 7;
    } while (b & 0x80);
    return v;
}

static inline int64_t sp_sleb(const uint8_t **p)
{
    uint64_t v = 0;
    unsigned shift = 0;
    uint8_t b;
    do {
        b = *(*p)++;
        v |= (uint64_t)(b & 0x7f) << shift;
        shift += 7;
    } while (b & 0x80);
    if (b & 0x40)
        v |= ~(uint64_t)0 << shift;
    return (int64_t)v;
}

/* sp_table_frame gives the description of a return address's frame, NULL if the table has none. */
static inline const uint8_t *sp_table_frame(const sp_table *t, uint64_t pc)
{
    uint64_t at = pc - ((uint64_t)(uintptr_t)&t->text + (uint64_t)(int64_t)t->text);
    const uint32_t *pages = (const uint32_t *)(t + 1);
    const uint8_t *low = (const uint8_t *)(pages + (t->text_size + (uint64_t)SP_PAGE - 1) / SP_PAGE + 1);
    if (at >= t->text_size)
        return NULL;
    for (uint32_t i = pages[at / SP_PAGE], end = pages[at / SP_PAGE + 1]; i < end; i++) {
        const uint8_t *head = (const uint8_t *)t, *refs = head + t->frames - (size_t)t->width * t->points;
        if (low[i] != (uint8_t)at)
            continue;
        if (t->width == 2) {
            uint16_t v;
            memcpy(&v, refs + 2 * (size_t)i, 2);
            return head + t->frames + v;
        }
        uint32_t v;
        memcpy(&v, refs + 4 * (size_t)i, 4);
        return head + t->frames + v;
    }
    return NULL;
}

/* sp_lookup_in looks in all tables of a section. */
static inline const uint8_t *sp_lookup_in(const uint8_t *p, const uint8_t *stop, uint64_t pc)
{
    while (p < stop) {
        const sp_table *t = (const sp_table *)(const void *)p;
        const uint8_t *found;
        if (t->magic != SP_MAGIC || t->version != SP_VERSION)
            return NULL;
        found = sp_table_frame(t, pc);
        if (found)
            return found;
        p += t->size;
    }
    return NULL;
}

/* sp_lookup looks in all return address tables of the program. */
static inline const uint8_t *sp_lookup(uint64_t pc)
{
    return sp_lookup_in(__start_statepoint_table, __stop_statepoint_table, pc);
}

/* sp_frame_find looks the return address up. 0: the frame is not one of compiled
 * code, or counts from a frame pointer that is not known. */
static inline int sp_frame_find(sp_frame *f)
{
    const uint8_t *p = sp_lookup(f->pc);
    uint64_t words;
    if (!p)
        return 0;
    f->flags = *p++;
    words = sp_uleb(&p);
    f->saved_set = f->flags & SP_SAVED ? *p++ : 0;
    f->roots = p;
    if (f->flags & SP_FROM_RBP) {
        if (!f->saved[SP_RBP])
            return 0;
        f->base = (uint64_t *)(uintptr_t)*f->saved[SP_RBP];
    } else {
        f->base = (uint64_t *)(uintptr_t)f->sp;
    }
    f->return_address = f->base + words;
    return 1;
}

/* A visitor is shown the place of a reference; a collector updates it. */
typedef void sp_visit(uint64_t *place, void *argument);

static inline uint64_t *sp_place(const sp_frame *f, int64_t n)
{
    return n & 1 ? f->saved[n >> 1] : f->base + (n >> 1);
}

/* sp_pairs turns derived pointers into distances from their bases (sign -1) or
 * back (sign 1). */
static inline void sp_pairs(const sp_frame *f, const uint8_t *p, int sign)
{
    for (uint64_t n = sp_uleb(&p); n > 0; n--) {
        uint64_t *base = sp_place(f, sp_sleb(&p)), *derived = sp_place(f, sp_sleb(&p));
        if (base && derived)
            *derived += sign < 0 ? -*base : *base;
    }
}

/* sp_frame_roots visits every reference of the frame once, and moves derived
 * pointers along with their bases. It returns 0 if a register holds a reference
 * and nobody knows where it was saved; nothing has been visited then. */
static inline int sp_frame_roots(const sp_frame *f, sp_visit *visit, void *argument)
{
    const uint8_t *p = f->roots, *bitmap = NULL, *pairs;
    uint8_t registers = 0;
    int64_t first = 0;
    uint64_t bytes = 0;
    if (f->flags & SP_IN_REGISTERS)
        registers = *p++;
    for (int r = 0; r < SP_REGISTERS; r++)
        if (registers >> r & 1 && !f->saved[r])
            return 0;
    if (f->flags & SP_SLOTS) {
        first = sp_sleb(&p);
        bytes = sp_uleb(&p);
        bitmap = p;
        p += bytes;
    }
    pairs = p;
    if (f->flags & SP_PAIRS)
        sp_pairs(f, pairs, -1);
    for (int r = 0; r < SP_REGISTERS; r++)
        if (registers >> r & 1)
            visit(f->saved[r], argument);
    for (uint64_t i = 0; i < bytes; i++)
        for (unsigned bits = bitmap[i], b = 0; bits; bits >>= 1, b++)
            if (bits & 1)
                visit(f->base + first + (int64_t)(8 * i + b), argument);
    if (f->flags & SP_PAIRS)
        sp_pairs(f, pairs, 1);
    return 1;
}

/* sp_regions visits the words of stack objects that hold references, at a return
 * address: explicit spill slots and whatever else a statepoint lists. It is for a
 * runtime that walks frames by the stack map, which has the addresses of such
 * objects only; the words are in no pair of the map. sp is the stack pointer after
 * the return, rbp the frame's RBP, needed for frames of dynamic size alone. */
static inline void sp_regions(uint64_t pc, uint64_t sp, uint64_t rbp, sp_visit *visit, void *argument)
{
    const uint8_t *p = sp_lookup_in(__start_statepoint_regions, __stop_statepoint_regions, pc);
    sp_frame f;
    if (!p)
        return;
    memset(&f, 0, sizeof f);
    f.flags = *p++;
    sp_uleb(&p); /* where the return address lies, which the map says too */
    if (f.flags & SP_SAVED)
        p++;
    f.roots = p;
    f.base = (uint64_t *)(uintptr_t)(f.flags & SP_FROM_RBP ? rbp : sp);
    sp_frame_roots(&f, visit, argument);
}

/* sp_frame_next goes to the caller's frame. */
static inline void sp_frame_next(sp_frame *f)
{
    uint64_t *at = f->return_address;
    f->pc = *at;
    f->sp = (uint64_t)(uintptr_t)(at + 1);
    for (int r = 0; r < SP_REGISTERS; r++)
        if (f->saved_set >> r & 1)
            f->saved[r] = --at;
}

/*
 * Compact maps, which strategies with the switch table=compact have instead of
 * the stack map (COMPACT.md). A walk is the one above with spc_frame_find and
 * spc_frame_roots. A lookup passes over all functions: a runtime that looks up
 * often keeps what spc_frame_find found, by return address.
 */

/* Around them; both NULL when the program has none. */
extern const uint8_t __start_statepoint_compact[] __attribute__((weak, visibility("hidden")));
extern const uint8_t __stop_statepoint_compact[] __attribute__((weak, visibility("hidden")));

/* "SPC" and the version, 1; and how many bytes come before the functions. */
enum { SPC_MAGIC = 0x01435053, SPC_HEAD = 12 };

/* The flags of a descriptor, and the one beside the saved registers of a function. */
enum { SPC_WORDS = 1, SPC_FIRST = 2, SPC_IN_REGISTERS = 4, SPC_DERIVED = 8, SPC_DEOPT = 16, SPC_FROM_RBP = 64 };

static inline uint32_t spc_u32(const uint8_t *p)
{
    uint32_t v;
    memcpy(&v, p, 4);
    return v;
}

/* spc_point looks for a return address among the points of a function, up to
 * stop, and gives its descriptor; NULL if it is not there. */
static inline const uint8_t *spc_point(const uint8_t *p, const uint8_t *stop, const uint8_t *descriptors,
                                       uint64_t function, uint64_t pc)
{
    while (p < stop) {
        uint64_t descriptor;
        function += sp_uleb(&p);
        descriptor = sp_uleb(&p);
        if (function == pc)
            return descriptors + descriptor;
    }
    return NULL;
}

/* spc_frame_find looks the return address up. 0: the frame is not one of these
 * functions, or counts from a frame pointer that is not known. */
static inline int spc_frame_find(sp_frame *f)
{
    const uint8_t *t = __start_statepoint_compact;
    for (; t < __stop_statepoint_compact && spc_u32(t) == SPC_MAGIC; t += spc_u32(t + 4)) {
        const uint8_t *p = t + SPC_HEAD, *descriptors = t + spc_u32(t + 8);
        while (p < descriptors) {
            uint64_t function = (uint64_t)(uintptr_t)p + (uint64_t)(int64_t)(int32_t)spc_u32(p), size, words, bytes;
            uint8_t saved;
            p += 4;
            size = sp_uleb(&p);
            saved = *p++;
            words = sp_uleb(&p);
            bytes = sp_uleb(&p);
            p += bytes;
            if (f->pc - function > size)
                continue;
            f->roots = spc_point(p - bytes, p, descriptors, function, f->pc);
            if (!f->roots)
                continue;
            f->saved_set = saved & (SPC_FROM_RBP - 1);
            if (saved & SPC_FROM_RBP) {
                if (!f->saved[SP_RBP])
                    return 0;
                f->base = (uint64_t *)(uintptr_t)*f->saved[SP_RBP];
            } else {
                f->base = (uint64_t *)(uintptr_t)f->sp;
            }
            f->return_address = f->base + words;
            return 1;
        }
    }
    return 0;
}

/* spc_pairs turns derived pointers into distances from their bases (sign -1) or
 * back (sign 1). */
static inline void spc_pairs(const sp_frame *f, const uint8_t *p, int sign)
{
    int64_t at = 0;
    for (uint64_t n = sp_uleb(&p); n > 0; n--) {
        uint64_t *base, *derived;
        at += sp_sleb(&p);
        base = sp_place(f, at);
        derived = sp_place(f, at + sp_sleb(&p));
        if (base && derived)
            *derived += sign < 0 ? -*base : *base;
    }
}

/* spc_frame_roots visits every reference of the frame once, and moves derived
 * pointers along with their bases. It returns 0 if a register holds a reference
 * and nobody knows where it was saved; nothing has been visited then. */
static inline int spc_frame_roots(const sp_frame *f, sp_visit *visit, void *argument)
{
    const uint8_t *p = f->roots, *bitmap = NULL;
    uint8_t flags = *p++, registers = 0;
    int64_t first = flags & SPC_FIRST ? sp_sleb(&p) : 0;
    if (flags & SPC_WORDS)
        for (bitmap = p; *p++ & 0x80;)
            ;
    if (flags & SPC_IN_REGISTERS)
        registers = *p++;
    for (int r = 0; r < SP_REGISTERS; r++)
        if (registers >> r & 1 && !f->saved[r])
            return 0;
    if (flags & SPC_DERIVED)
        spc_pairs(f, p, -1);
    for (int r = 0; r < SP_REGISTERS; r++)
        if (registers >> r & 1)
            visit(f->saved[r], argument);
    for (int more = bitmap != NULL; more; more = *bitmap++ >> 7, first += 7)
        for (unsigned bits = *bitmap & 0x7f, word = 0; bits; bits >>= 1, word++)
            if (bits & 1)
                visit(f->base + first + word, argument);
    if (flags & SPC_DERIVED)
        spc_pairs(f, p, 1);
    return 1;
}

#ifdef __cplusplus
}
#endif
#endif
