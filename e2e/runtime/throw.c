// throw.c: exceptions through compiled code, by the unwinder of the C runtime. The
// personality reads the language-specific table of a function as the Itanium C++
// ABI's exception handling describes it, level II; it shares nothing with the
// code that writes such tables.

#include "runtime.h"

#include <stdlib.h>
#include <string.h>
#include <unwind.h>

// The exceptions of a thread: on their way, those of clean-ups that it runs among them, or over.
// rt_thrown has the object of each.
static __thread struct thrown {
    struct _Unwind_Exception header;
    const void *kind;
    int64_t number;
    uint64_t flying; // 0 if it is over, else larger for one thrown later
    uint64_t frame;  // that cleans up for it
} thrown[RT_THROWN];

static __thread uint64_t throws;
static __thread int landed; // whose landing pad was entered last

void rt_throw(const void *kind, int64_t number, rt_object *with)
{
    int n = 0;
    while (n < RT_THROWN && (thrown[n].flying || (throws && n == landed)))
        n++;
    if (n == RT_THROWN)
        rt_fail("%d exceptions are on their way at once", n);
    memset(&thrown[n], 0, sizeof thrown[n]);
    memcpy(&thrown[n].header.exception_class, "statepnt", 8);
    thrown[n].kind = kind, thrown[n].number = number, thrown[n].flying = ++throws;
    rt_thrown()[n] = with;
    _Unwind_Reason_Code code = _Unwind_RaiseException(&thrown[n].header);
    rt_fail("nobody catches an exception: the unwinder returns %d", (int)code);
}

void rt_rethrow(void)
{
    struct thrown *last = &thrown[0];
    for (int n = 1; n < RT_THROWN; n++)
        if (thrown[n].flying > last->flying)
            last = &thrown[n];
    if (!last->flying)
        rt_fail("there is no exception to throw on");
    _Unwind_Resume(&last->header);
    rt_fail("the unwinder came back");
}

int64_t rt_caught_number(void) { return thrown[landed].number; }

rt_object *rt_caught_object(void) { return rt_thrown()[landed]; }

static uint64_t uleb(const uint8_t **p)
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

static int64_t sleb(const uint8_t **p)
{
    uint64_t v = 0;
    unsigned shift = 0;
    uint8_t b;
    do {
        b = *(*p)++;
        v |= (uint64_t)(b & 0x7f) << shift;
        shift += 7;
    } while (b & 0x80);
    if (b & 0x40 && shift < 64)
        v |= ~(uint64_t)0 << shift;
    return (int64_t)v;
}

enum { OMIT = 0xff, ULEB = 1, UDATA4 = 3, SDATA4 = 0xb, PCREL = 0x10, INDIRECT = 0x80 };

static size_t encoded_size(uint8_t encoding)
{
    switch (encoding & 0xf) {
    case 0:
        return 8;
    case UDATA4:
    case SDATA4:
        return 4;
    }
    rt_fail("a pointer is encoded as %#x", encoding);
}

static uint64_t encoded(const uint8_t **p, uint8_t encoding)
{
    const uint8_t *at = *p;
    uint64_t v = 0;
    int32_t narrow;
    if ((encoding & 0xf) == ULEB)
        return uleb(p);
    size_t n = encoded_size(encoding);
    memcpy(&v, at, n);
    if ((encoding & 0xf) == SDATA4) {
        memcpy(&narrow, at, 4);
        v = (uint64_t)(int64_t)narrow;
    }
    *p += n;
    if (v && encoding & PCREL)
        v += (uint64_t)at;
    if (v && encoding & INDIRECT)
        v = *(const uint64_t *)v;
    return v;
}

enum { NOTHING, CLEANUP, CATCH };

// find looks for the landing pad of an address, and says what it does about an
// exception of a kind.
static int find(const uint8_t *p, uint64_t start, uint64_t ip, const void *kind, uint64_t *pad)
{
    uint64_t pads = start;
    uint8_t encoding = *p++;
    if (encoding != OMIT)
        pads = encoded(&p, encoding);
    uint8_t type_encoding = *p++;
    const uint8_t *types = NULL;
    if (type_encoding != OMIT) {
        uint64_t offset = uleb(&p);
        types = p + offset;
    }
    uint8_t site_encoding = *p++;
    uint64_t length = uleb(&p);
    const uint8_t *actions = p + length;
    while (p < actions) {
        uint64_t from = encoded(&p, site_encoding), size = encoded(&p, site_encoding);
        uint64_t landing = encoded(&p, site_encoding), action = uleb(&p);
        if (ip - start < from || ip - start >= from + size)
            continue;
        if (landing == 0)
            return NOTHING;
        *pad = pads + landing;
        if (action == 0)
            return CLEANUP;
        const uint8_t *a = actions + action - 1;
        int cleanup = 0;
        for (;;) {
            int64_t filter = sleb(&a);
            const uint8_t *here = a;
            int64_t next = sleb(&a);
            if (filter < 0)
                rt_fail("a landing pad has a filter, which is nothing of this runtime's");
            if (filter == 0)
                cleanup = 1;
            if (filter > 0) {
                if (!types)
                    rt_fail("a clause and no table of types");
                const uint8_t *t = types - (size_t)filter * encoded_size(type_encoding);
                const void *type = (const void *)encoded(&t, type_encoding);
                if (!type || type == kind)
                    return CATCH;
            }
            if (next == 0)
                return cleanup ? CLEANUP : NOTHING;
            a = here + next;
        }
    }
    rt_fail("the table of the function at %#lx has no entry for %#lx", (unsigned long)start, (unsigned long)ip);
}

_Unwind_Reason_Code rt_personality(int version, _Unwind_Action phase, uint64_t class,
                                   struct _Unwind_Exception *exception, struct _Unwind_Context *context)
{
    (void)class;
    struct thrown *x = (struct thrown *)exception;
    if (version != 1 || x < thrown || x >= thrown + RT_THROWN)
        rt_fail("an exception that is none of ours");
    const uint8_t *table = (const uint8_t *)_Unwind_GetLanguageSpecificData(context);
    if (!table)
        return _URC_CONTINUE_UNWIND;
    uint64_t pad = 0;
    int what = find(table, _Unwind_GetRegionStart(context), _Unwind_GetIP(context) - 1, x->kind, &pad);
    if (what == NOTHING)
        return _URC_CONTINUE_UNWIND;
    if (phase & _UA_SEARCH_PHASE)
        return what == CATCH ? _URC_HANDLER_FOUND : _URC_CONTINUE_UNWIND;
    if ((what == CATCH) != !!(phase & _UA_HANDLER_FRAME))
        rt_fail("the two phases of unwinding do not agree about a landing pad");
    landed = (int)(x - thrown);
    x->frame = _Unwind_GetCFA(context);
    for (int n = 0; n < RT_THROWN; n++) // what was on its way in functions that are left now
        if (n != landed && thrown[n].frame < x->frame)
            thrown[n].flying = 0;
    if (what == CATCH)
        x->flying = 0;
    _Unwind_SetGR(context, 0, (uint64_t)exception); // RAX and RDX, by their DWARF numbers
    _Unwind_SetGR(context, 1, 1);
    _Unwind_SetIP(context, pad);
    return _URC_INSTALL_CONTEXT;
}
