// cases.c: arguments as objects, objects as text, and what stand-ins do.

#include "cases.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ARGUMENTS = 5, MAX_REFERENCES = 64, MAX_DEPTH = 64 };

static const char *at; // where the text of the arguments is read

static rt_object *labelled[26]; // by their letter

static void blanks(void)
{
    while (*at == ' ' || *at == ',')
        at++;
}

static uint64_t value(void);

// object reads references, a bar and data, up to the brace. A reference may name an object that is
// read later, so it is filled in when that is known.
static rt_object *object(char label)
{
    uint64_t words[MAX_REFERENCES], refs = 0, n = 0;
    char later[MAX_REFERENCES] = {0};
    int data = 0;
    for (blanks(); *at != '}'; blanks()) {
        if (*at == '|') {
            at++, data = 1, refs = n;
            continue;
        }
        if (n == MAX_REFERENCES)
            rt_fail("an argument of more than %d words", MAX_REFERENCES);
        if (at[0] == '#' && at[2] != '=') {
            later[n] = at[1], words[n++] = 0, at += 2;
            continue;
        }
        words[n++] = value();
    }
    at++;
    if (!data)
        refs = n;
    rt_object *o = rt_new((int64_t)refs, 8 * (int64_t)(n - refs));
    if (label)
        labelled[label - 'a'] = o;
    for (uint64_t i = 0; i < n; i++) {
        uint64_t word = later[i] ? (uint64_t)labelled[later[i] - 'a'] : words[i];
        memcpy(&o->ref[i], &word, 8);
    }
    return o;
}

// list reads cells, each with the next one and a number.
static rt_object *list(void)
{
    blanks();
    if (*at == ']') {
        at++;
        return NULL;
    }
    uint64_t number = value();
    rt_object *o = rt_new(1, 8);
    memcpy(rt_data(o), &number, 8);
    o->ref[0] = list();
    return o;
}

static uint64_t value(void)
{
    char label = 0;
    blanks();
    if (at[0] == '#' && islower((unsigned char)at[1]) && at[2] == '=')
        label = at[1], at += 3;
    if (*at == '{') {
        at++;
        return (uint64_t)object(label);
    }
    if (*at == '[') {
        at++;
        return (uint64_t)list();
    }
    if (strncmp(at, "null", 4) == 0) {
        at += 4;
        return 0;
    }
    char *end;
    uint64_t number = (uint64_t)strtoll(at, &end, 0);
    if (end == at)
        rt_fail("an argument that cannot be read: %s", at);
    at = end;
    return number;
}

// cells tells whether an object is a list of cells, which are written in brackets.
static int cells(const rt_object *o)
{
    int n = 0;
    for (; o; o = o->ref[0])
        if (o->refs != 1 || o->size != 24 || n++ == MAX_DEPTH)
            return 0;
    return 1;
}

static uint64_t word_of(const rt_object *o, uint64_t i)
{
    uint64_t word;
    memcpy(&word, &o->ref[i], 8);
    return word;
}

// show prints an object. One that contains itself is "#" inside.
static void show(const rt_object *o, const rt_object **outer, int depth)
{
    if (!o) {
        fputs("null", stdout);
        return;
    }
    for (int i = 0; i < depth; i++)
        if (outer[i] == o) {
            fputs("#", stdout);
            return;
        }
    if (depth == MAX_DEPTH)
        rt_fail("an object nested deeper than %d", MAX_DEPTH);
    outer[depth] = o;
    if (cells(o)) {
        fputs("[", stdout);
        for (const rt_object *c = o; c; c = c->ref[0])
            printf("%s%ld", c == o ? "" : ", ", (long)word_of(c, 1));
        fputs("]", stdout);
        return;
    }
    fputs("{", stdout);
    for (uint32_t i = 0; i < o->refs; i++) {
        fputs(i ? ", " : "", stdout);
        show(o->ref[i], outer, depth + 1);
    }
    uint64_t words = o->size / 8 - 1;
    // The smallest object has room for a word, with or without a use.
    if (words > o->refs && (o->size > 16 || o->refs == 0)) {
        fputs(o->refs ? " |" : "|", stdout);
        for (uint64_t i = o->refs; i < words; i++)
            printf(" %ld", (long)word_of(o, i));
    }
    fputs("}", stdout);
}

void rt_show(uint64_t word, char type)
{
    const rt_object *outer[MAX_DEPTH];
    switch (type) {
    case 'v': fputs("void", stdout); break;
    case 'p': show((const rt_object *)word, outer, 0); break;
    case 'b': printf("%d", (int)(word & 1)); break;
    case 'c': printf("%d", (int8_t)word); break;
    case 's': printf("%d", (int16_t)word); break;
    case 'w': printf("%d", (int32_t)word); break;
    case 'l': printf("%ld", (long)word); break;
    default: rt_fail("a word of type %c", type);
    }
}

// What the trampolines of runtime.S call.
void rt_safepoint_from(rt_registers *registers);

static uint64_t made; // objects of stand-ins

// rt_stub_from is what stand-ins call. Arguments past the sixth are above the return address.
__attribute__((used)) uint64_t rt_stub_from(int number, const uint64_t *words, rt_registers *registers);

uint64_t rt_stub_from(int number, const uint64_t *words, rt_registers *registers)
{
    const rt_stub *stub = &rt_stubs[number];
    const uint64_t *above = (const uint64_t *)(registers + 1);
    uint64_t result = 0;
    int found = 0;
    printf("%s(", stub->name);
    for (int i = 0; stub->arguments[i]; i++) {
        uint64_t word = i < 6 ? words[i] : above[i - 6];
        fputs(i ? ", " : "", stdout);
        rt_show(word, stub->arguments[i]);
        if (stub->arguments[i] != 'p' && !found)
            result = word, found = 1;
    }
    puts(")");
    if (!stub->leaf)
        rt_safepoint_from(registers);
    if (stub->result == 'p') {
        rt_object *o = rt_new(0, 8);
        *(uint64_t *)rt_data(o) = ++made;
        return (uint64_t)o;
    }
    return result;
}

int rt_case(void *function, const char *arguments, char result)
{
    uint64_t words[MAX_ARGUMENTS] = {0};
    int n = 0;
    rt_init();
    at = arguments;
    for (blanks(); *at; blanks()) {
        if (n == MAX_ARGUMENTS)
            rt_fail("more than %d arguments", MAX_ARGUMENTS);
        words[n++] = value();
    }
    rt_show(rt_enter(function, words[0], words[1], words[2], words[3], words[4]), result);
    puts("");
    return rt_finish();
}
