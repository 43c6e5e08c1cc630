// runtime.h: a runtime with a moving collector, to run compiled programs on.
//
// The collector is deliberately merciless. At every safepoint it moves every
// live object to another space, patches every location the stack map names,
// and makes the space it left inaccessible. A pointer that the compiler forgot
// to record, or recorded wrongly, faults at its next use; it never happens to
// work.
//
// A program is linked with one of several heaps: heap.c moves all objects at every
// collection, generations.c the young ones at most and the old ones now and then,
// marks.c none. Five depend on the barriers of compiled code: cards.c, snapshot.c,
// counted.c (reference counting), brooks.c (a word before each object has its
// address) and healing.c (references are checked when they are read). And there are
// ways to find the references of a frame: map.c reads the stack map, table.c the
// return address table.
//
// Calls go one way: C enters compiled code through rt_enter, compiled code
// calls the runtime through trampolines (runtime.S) that show the collector
// where the caller's frame begins. C frames between compiled ones are refused.
#ifndef RUNTIME_H
#define RUNTIME_H

#include <stddef.h>
#include <stdint.h>

// An object is a header of 8 bytes, `refs` references, then plain data. `size`
// counts all of it, in bytes, and is a multiple of 8. A reference is null or
// the address of an object's header.
typedef struct rt_object {
    uint32_t size;
    uint32_t refs;
    struct rt_object *ref[];
} rt_object;

// rt_data returns the first byte after the references.
static inline void *rt_data(rt_object *o) { return &o->ref[o->refs]; }

// What compiled code may call. rt_alloc is a safepoint, and returns a zeroed
// object of that many references and bytes of data; rt_safepoint is one and
// does nothing else; rt_print writes a signed number and a newline and is a
// leaf. rt_store is one too: it stores a reference into a field of an object, and
// is how that is done where a safepoint may have come since the object was made.
// rt_collect is a safepoint at which the collector runs, unless it never does;
// rt_clock counts on. (`declare ptr addrspace(1) @rt_alloc(i64, i64)`, and so on.)
rt_object *rt_alloc(int64_t refs, int64_t bytes);
void rt_safepoint(void);
void rt_collect(void);
int64_t rt_clock(void);
void rt_print(int64_t value);
void rt_store(rt_object *object, rt_object **field, rt_object *value);

// rt_wanted is not 0 when the collector waits for compiled code to poll.
extern int64_t rt_wanted;

// Threads (threads.c). rt_start makes one that calls function(object, number), and
// returns its number. rt_join waits for it to return, and gives its result; it is a
// safepoint. What a thread prints comes out when it is joined, so that programs
// print the same in every order of threads. The program ends when the first returns.
int64_t rt_start(int64_t (*function)(rt_object *, int64_t), rt_object *object, int64_t number);
int64_t rt_join(int64_t thread);

// Exceptions (throw.c), of each thread its own. rt_throw unwinds to the next landing pad that catches the
// kind; kinds are told apart by their addresses. A landing pad can ask for the exception that it was
// entered by until another is entered. rt_rethrow goes on from a clean-up. RT_THROWN exceptions
// can be on their way at once: a clean-up may throw what it catches.
enum { RT_THROWN = 12 };
__attribute__((noreturn)) void rt_throw(const void *kind, int64_t number, rt_object *object);
int64_t rt_caught_number(void);
rt_object *rt_caught_object(void);
__attribute__((noreturn)) void rt_rethrow(void);

// What a driver in C calls. rt_init comes first. rt_new allocates without
// collecting. rt_rounds calls a function RT_ROUNDS times (once if that is not
// set) and ensures that it prints the same every time; only the first time is
// shown. rt_enter calls compiled code with up to five words and returns
// what it returns. rt_root registers a C variable that holds a reference.
// rt_finish reports on standard error and returns main's exit status.
void rt_init(void);
rt_object *rt_new(int64_t refs, int64_t bytes);
void rt_rounds(void (*round)(void));
uintptr_t rt_enter(void *function, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e);
void rt_root(rt_object **variable);
int rt_finish(void);

// What the collector did: objects made, collections, objects moved.
extern uint64_t rt_allocated, rt_collections, rt_moved;

// And references patched in frames, derived ones among them.
extern uint64_t rt_patched, rt_derived;

// RT_SAFEPOINT(name) makes another name for rt_safepoint: a function outside
// the module, taking any arguments, that does nothing but let the collector
// run.
#define RT_SAFEPOINT(name)                                                   \
    __asm__(".text\n.globl " #name "\n.type " #name ",@function\n" #name     \
            ":\n  jmp rt_safepoint\n.size " #name ", .-" #name "\n")

// The registers a trampoline saves: those a callee must keep, as they were in
// compiled code at the call, then the return address. The caller's stack
// pointer, as it is after the call returns, is the address after the last.
typedef struct rt_registers {
    uint64_t r15, r14, r13, r12, rbp, rbx, pc;
} rt_registers;

// Between the files of the runtime.

// rt_fail prints a message and aborts the program.
__attribute__((noreturn, format(printf, 1, 2))) void rt_fail(const char *format, ...);

// rt_stopped is called after a collection, with the registers of the compiled code that stopped for
// it; NULL for nothing. A driver that plays a debugger sets it.
extern void (*rt_stopped)(rt_registers *registers);

// rt_setting reads a number from the environment, or gives the other one when it
// is not set; it must be at least 1 and at most the last.
long rt_setting(const char *name, long otherwise, long most);

// A heap is these: rt_heap_init reserves memory, rt_heap_new and rt_heap_store do
// what rt_new and rt_store do, and rt_heap_collect moves what it moves while all
// threads stand. The trampolines come to it through rt_alloc_from and its like
// (runtime.c), when it is time.
void rt_heap_init(void);
rt_object *rt_heap_new(int64_t refs, int64_t bytes);
void rt_heap_store(rt_object *object, rt_object **field, rt_object *value);
void rt_heap_collect(void);

// rt_object_size is the size of an object with so many references and bytes; it
// stops the program when they are too many.
size_t rt_object_size(int64_t refs, int64_t bytes);

// rt_map_load reads what says where references are (map.c, table.c), and returns
// how many return addresses that knows; 0 when the program was linked without it.
size_t rt_map_load(void);

// A rt_forward returns where an object went; `what` says what refers to it.
typedef rt_object *rt_forward(rt_object *o, const char *what);

// rt_patch_frames replaces every reference in every compiled frame, from the
// innermost to the one rt_enter made, by what forward returns for it; derived
// pointers go with their bases.
void rt_patch_frames(rt_registers *registers, rt_forward *forward);

// rt_patch_threads does so for the frames of all threads, and what each has thrown
// (threads.c); rt_patch_roots, for the registered variables too (runtime.c).
void rt_patch_threads(rt_forward *forward);
void rt_patch_roots(rt_forward *forward);

// The lock of all that threads share, taken only where there are several. rt_arrive
// takes it at a safepoint, once no other thread wants to collect; rt_stop_others has
// all others stand until rt_let_go.
void rt_lock(void);
void rt_unlock(void);
void rt_arrive(rt_registers *registers);
void rt_stop_others(void);
void rt_let_go(void);

// rt_thrown is where the current thread keeps the objects that it threw, RT_THROWN of them. rt_keep_printed
// keeps what a thread prints that is not the first, and tells whether it is.
rt_object **rt_thrown(void);
int rt_keep_printed(int64_t value);

// rt_enter_return is the return address at which the frames end.
extern const uint8_t rt_enter_return[];

#endif
