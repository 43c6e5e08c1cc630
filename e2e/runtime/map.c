// map.c: reads the stack map (version 3) and walks the frames of compiled code
// by it. Written from the section "Stack Map Format" of LLVM's StackMaps.rst
// and "Stack Map Format" of Statepoints.rst; it shares nothing with the Go
// reader of the project, on purpose. Which words of stack objects hold references
// it reads by the header that the project gives to runtimes.

#include "runtime.h"
#include "cases.h"
#include "statepoint_table.h"

#include <stdlib.h>
#include <string.h>

extern const uint8_t __LLVM_StackMaps[] __attribute__((weak));

enum { REGISTER = 1, DIRECT, INDIRECT, CONSTANT, CONST_INDEX };
enum { DWARF_RBX = 3, DWARF_RBP = 6, DWARF_RSP = 7, DWARF_R12 = 12, DWARF_R15 = 15 };

// A record as the map has it, by the return address it belongs to.
typedef struct record {
    uint64_t pc;
    uint64_t frame; // stack size of its function, in bytes
    const uint8_t *locations;
    uint16_t count;
} record;

static record *table; // open addressing, a power of two long
static size_t mask;
static const uint8_t *constants;
static uint32_t nconstants;

static uint16_t u16(const uint8_t *p) { uint16_t v; memcpy(&v, p, 2); return v; }
static uint32_t u32(const uint8_t *p) { uint32_t v; memcpy(&v, p, 4); return v; }
static uint64_t u64(const uint8_t *p) { uint64_t v; memcpy(&v, p, 8); return v; }

static size_t bucket(uint64_t pc) { return (size_t)((pc * 0x9e3779b97f4a7c15u) >> 20) & mask; }

static const uint8_t *align8(const uint8_t *p) { return (const uint8_t *)(((uintptr_t)p + 7) & ~(uintptr_t)7); }

size_t rt_map_load(void)
{
    const uint8_t *p = __LLVM_StackMaps;
    if (!p)
        return 0;
    if ((uintptr_t)p % 8 != 0)
        rt_fail("the stack map is not aligned to 8 bytes: %p", (const void *)p);
    if (p[0] != 3 || p[1] != 0 || u16(p + 2) != 0)
        rt_fail("stack map header: version %d, reserved %d %d", p[0], p[1], u16(p + 2));
    uint32_t nfunctions = u32(p + 4), nrecords = u32(p + 12);
    nconstants = u32(p + 8);
    const uint8_t *functions = p + 16;
    constants = functions + 24 * (size_t)nfunctions;
    p = constants + 8 * (size_t)nconstants;

    size_t size = 16;
    while (size < 2 * (size_t)nrecords)
        size *= 2;
    table = calloc(size, sizeof *table);
    if (!table)
        rt_fail("no memory for a table of %zu return addresses", size);
    mask = size - 1;

    size_t seen = 0;
    for (uint32_t f = 0; f < nfunctions; f++) {
        const uint8_t *fn = functions + 24 * (size_t)f;
        uint64_t address = u64(fn), frame = u64(fn + 8), n = u64(fn + 16);
        for (uint64_t r = 0; r < n; r++, seen++) {
            if (seen == nrecords)
                rt_fail("the functions of the stack map count more records than its header (%u)", nrecords);
            record rec = {address + u32(p + 8), frame, p + 16, u16(p + 14)};
            p = align8(rec.locations + 12 * (size_t)rec.count);
            p = align8(p + 4 + 4 * (size_t)u16(p + 2));
            size_t i = bucket(rec.pc);
            while (table[i].pc && table[i].pc != rec.pc)
                i = (i + 1) & mask;
            if (table[i].pc)
                rt_fail("two records for return address %#lx", (unsigned long)rec.pc);
            table[i] = rec;
        }
    }
    if (seen != nrecords)
        rt_fail("the header counts %u records, the functions %zu", nrecords, seen);
    return nrecords;
}

static const record *find(uint64_t pc)
{
    for (size_t i = bucket(pc); table[i].pc; i = (i + 1) & mask)
        if (table[i].pc == pc)
            return &table[i];
    return NULL;
}

static int64_t constant(const uint8_t *loc)
{
    if (loc[0] == CONSTANT)
        return (int32_t)u32(loc + 8);
    uint32_t i = u32(loc + 8);
    if (loc[0] != CONST_INDEX || i >= nconstants)
        rt_fail("location of kind %d, value %u, where a constant belongs", loc[0], i);
    return (int64_t)u64(constants + 8 * (size_t)i);
}

// place returns where the location keeps its value, or NULL for a constant.
// Registers can be seen in the innermost frame only: further out, a function
// between may have saved and reused them, which the stack map does not tell.
static uint64_t *place(const uint8_t *loc, uint64_t sp, rt_registers *registers, int innermost)
{
    uint16_t reg = u16(loc + 4);
    int32_t offset = (int32_t)u32(loc + 8);
    switch (loc[0]) {
    case INDIRECT:
        if (reg == DWARF_RSP)
            return (uint64_t *)(sp + (int64_t)offset);
        if (reg == DWARF_RBP && innermost)
            return (uint64_t *)(registers->rbp + (int64_t)offset);
        rt_fail("an indirect location counts from DWARF register %d", reg);
    case REGISTER:
        if (!innermost)
            rt_fail("a reference is in DWARF register %d of an outer frame", reg);
        if (reg == DWARF_RBX)
            return &registers->rbx;
        if (reg == DWARF_RBP)
            return &registers->rbp;
        if (reg >= DWARF_R12 && reg <= DWARF_R15)
            return &registers->r15 + (DWARF_R15 - reg);
        rt_fail("a reference is in DWARF register %d, which a call does not keep", reg);
    case CONSTANT:
    case CONST_INDEX:
        if (constant(loc) != 0)
            rt_fail("a reference is the constant %ld", (long)constant(loc));
        return NULL;
    }
    rt_fail("a reference has a location of kind %d", loc[0]);
}

int rt_deopts(rt_registers *registers, rt_deopt *values, int most)
{
    const record *rec = find(registers->pc);
    if (!rec)
        rt_fail("no record for return address %#lx", (unsigned long)registers->pc);
    uint64_t sp = (uint64_t)(registers + 1);
    int n = (int)constant(rec->locations + 24);
    for (int i = 0; i < n && i < most; i++) {
        const uint8_t *loc = rec->locations + 12 * (3 + i);
        values[i] = (rt_deopt){NULL, 0};
        if (loc[0] == CONSTANT || loc[0] == CONST_INDEX)
            values[i].value = (uint64_t)constant(loc);
        else if (loc[0] == DIRECT && u16(loc + 4) == DWARF_RSP)
            values[i].value = sp + (uint64_t)(int64_t)(int32_t)u32(loc + 8);
        else
            values[i].place = place(loc, sp, registers, 1), values[i].value = *values[i].place;
    }
    return n;
}

// A slot names a pair of words that hold a base and a derived pointer; equal
// when the pointer is its own base. A constant (null) has no address: NULL.
typedef struct rt_slot {
    uint64_t *base, *derived;
} rt_slot;

// pairs visits the (base, derived) pairs of one record: three constants
// (calling convention, flags, number of deopt locations), the deopt locations,
// the pairs, then one Direct for every alloca. Where an alloca's address is
// relocated, its pair is two Direct locations among the others. A location of 16
// bytes or more is a vector of references, taken apart here.
static void pairs(const record *rec, uint64_t sp, rt_registers *registers, int innermost,
                  void (*visit)(rt_slot, void *), void *arg)
{
    const uint8_t *loc = rec->locations;
    if (rec->count < 3)
        rt_fail("a record of %d locations cannot be a statepoint", rec->count);
    int64_t ndeopt = constant(loc + 24);
    int64_t i = 3 + ndeopt;
    if (ndeopt < 0 || i > rec->count)
        rt_fail("a record of %d locations counts %ld deopt locations", rec->count, (long)ndeopt);
    for (; i < rec->count; i += 2) {
        if (loc[12 * i] == DIRECT) { // stack objects do not move
            i--;
            continue;
        }
        const uint8_t *base = loc + 12 * i, *derived = base + 12;
        if (i + 1 == rec->count || derived[0] == DIRECT)
            rt_fail("location %ld of a record is a base without a derived pointer", (long)i);
        uint64_t *b = place(base, sp, registers, innermost);
        uint64_t *d = place(derived, sp, registers, innermost);
        uint16_t size = u16(derived + 2);
        if (b && u16(base + 2) != size)
            rt_fail("a base of %d bytes with a derived pointer of %d", u16(base + 2), size);
        if (!d)
            continue;
        if (size % 8 != 0 || size == 0)
            rt_fail("a reference of %d bytes", size);
        for (int w = 0; w < size / 8; w++)
            visit((rt_slot){b ? b + w : NULL, d + w}, arg);
    }
}

// A sp_visit for words of stack objects: each is its own base.
typedef struct region {
    void (*visit)(rt_slot, void *);
    void *arg;
} region;

static void word(uint64_t *place, void *argument)
{
    region *r = argument;
    r->visit((rt_slot){place, place}, r->arg);
}

// walk visits the pairs of all frames, and the words of their stack objects.
static void walk(rt_registers *registers, void (*visit)(rt_slot, void *), void *arg)
{
    uint64_t pc = registers->pc, sp = (uint64_t)(registers + 1);
    for (int depth = 0; pc != (uint64_t)rt_enter_return; depth++) {
        const record *rec = find(pc);
        if (!rec)
            rt_fail("no record for return address %#lx, %d frames up", (unsigned long)pc, depth);
        if (rec->frame == UINT64_MAX)
            rt_fail("a function with a frame of dynamic size is on the stack at %#lx", (unsigned long)pc);
        pairs(rec, sp, registers, depth == 0, visit, arg);
        sp_regions(pc, sp, 0, word, &(region){visit, arg});
        sp += rec->frame;
        pc = *(uint64_t *)sp;
        sp += 8;
    }
}

// The pairs are read before any is written: several may share a base, and the
// derived pointer needs the base's old value.
typedef struct patch {
    rt_slot slot;
    uint64_t base, derived;
} patch;

static patch *patches;
static size_t npatches, room;

static void gather(rt_slot slot, void *arg)
{
    (void)arg;
    if (npatches == room) {
        room = room ? 2 * room : 256;
        patches = realloc(patches, room * sizeof *patches);
        if (!patches)
            rt_fail("no memory for %zu patches", room);
    }
    patches[npatches++] = (patch){slot, slot.base ? *slot.base : 0, *slot.derived};
}

void rt_patch_frames(rt_registers *registers, rt_forward *forward)
{
    npatches = 0;
    walk(registers, gather, NULL);
    for (size_t i = 0; i < npatches; i++) {
        patch *p = &patches[i];
        uint64_t base = (uint64_t)forward((rt_object *)p->base, "a base pointer on the stack");
        uint64_t derived = p->base ? base + (p->derived - p->base) : p->derived;
        *p->slot.derived = derived;
        // A base may be recorded only beside what is derived from it.
        if (p->slot.base && p->slot.base != p->slot.derived)
            *p->slot.base = base;
        rt_patched++;
        rt_derived += p->derived != p->base;
    }
}
