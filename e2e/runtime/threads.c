// threads.c: threads, and how all of them come to safepoints for a collection.
//
// A thread that wants to collect asks for it and waits until every other one
// stands: at a safepoint, or waiting for a thread to end. Then it alone runs, and
// patches the frames of all. A thread in a loop without a poll keeps the others
// waiting.

#include "runtime.h"

#include <pthread.h>
#include <stdlib.h>

typedef struct thread {
    enum { RUNS, STANDS, ENDED } state;
    rt_registers *registers; // while it stands
    void *function;          // which it calls with these
    rt_object *object;
    int64_t number;
    int64_t result;
    rt_object *caught[RT_THROWN]; // what it threw
    int64_t *printed;  // and nobody has joined yet
    size_t nprinted, room;
} thread;

static thread first;
static __thread thread *me = &first;

// Those that have ended stay, so that they can be joined.
static thread **threads;
static int64_t nthreads = 1;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int asked; // a thread wants all others to stand

// Only one thread can start the second, so what it sees of nthreads is right.
void rt_lock(void)
{
    if (nthreads > 1 && pthread_mutex_lock(&mutex) != 0)
        rt_fail("the lock cannot be taken");
}

void rt_unlock(void)
{
    if (nthreads > 1)
        pthread_mutex_unlock(&mutex);
}

// stand lets others run until something has changed.
static void stand(void)
{
    me->state = STANDS;
    pthread_cond_broadcast(&changed);
    pthread_cond_wait(&changed, &mutex);
}

void rt_arrive(rt_registers *registers)
{
    rt_lock();
    me->registers = registers;
    while (asked)
        stand();
    me->state = RUNS;
}

static int running(void)
{
    int n = 0;
    for (int64_t i = 0; i < nthreads; i++)
        n += nthreads > 1 && threads[i]->state == RUNS;
    return n;
}

void rt_stop_others(void)
{
    asked = 1;
    while (running() > 1)
        pthread_cond_wait(&changed, &mutex);
}

void rt_let_go(void)
{
    asked = 0;
    if (nthreads > 1)
        pthread_cond_broadcast(&changed);
}

void rt_patch_threads(rt_forward *forward)
{
    for (int64_t i = 0; i < nthreads; i++) {
        thread *t = nthreads > 1 ? threads[i] : me;
        if (t->state == ENDED)
            continue;
        rt_patch_frames(t->registers, forward);
        for (int n = 0; n < RT_THROWN; n++)
            t->caught[n] = forward(t->caught[n], "what was thrown");
    }
}

rt_object **rt_thrown(void) { return me->caught; }

// began is where a thread begins. It counts as running from its start on, so
// that nothing moves what it was given before it has come to a safepoint.
static void *began(void *argument)
{
    me = argument;
    int64_t result = (int64_t)rt_enter(me->function, (uintptr_t)me->object, (uintptr_t)me->number, 0, 0, 0);
    rt_lock();
    me->result = result;
    me->state = ENDED;
    pthread_cond_broadcast(&changed);
    rt_unlock();
    return NULL;
}

int64_t rt_start(int64_t (*function)(rt_object *, int64_t), rt_object *object, int64_t number)
{
    rt_lock();
    thread *t = calloc(1, sizeof *t);
    threads = realloc(threads, (size_t)(nthreads + 1) * sizeof *threads);
    if (!t || !threads)
        rt_fail("no memory for thread %ld", (long)nthreads);
    threads[0] = &first;
    threads[nthreads] = t;
    t->function = (void *)function, t->object = object, t->number = number;
    int alone = nthreads == 1;
    int64_t n = nthreads++;
    pthread_t id;
    if (pthread_create(&id, NULL, began, t) != 0 || pthread_detach(id) != 0)
        rt_fail("thread %ld cannot be started", (long)n);
    if (!alone)
        rt_unlock();
    return n;
}

int rt_keep_printed(int64_t value)
{
    if (me == &first)
        return 0;
    if (me->nprinted == me->room) {
        me->room = me->room ? 2 * me->room : 64;
        me->printed = realloc(me->printed, me->room * sizeof *me->printed);
        if (!me->printed)
            rt_fail("no memory for %zu numbers", me->room);
    }
    me->printed[me->nprinted++] = value;
    return 1;
}

__attribute__((used)) int64_t rt_join_from(int64_t number, rt_registers *registers)
{
    rt_arrive(registers);
    if (number < 1 || number >= nthreads)
        rt_fail("thread %ld is waited for, and there are 0 to %ld; the first cannot be", (long)number,
                (long)nthreads - 1);
    thread *t = threads[number];
    while (asked || t->state != ENDED)
        stand();
    me->state = RUNS;
    for (size_t i = 0; i < t->nprinted; i++)
        rt_print(t->printed[i]);
    t->nprinted = 0;
    rt_unlock();
    return t->result;
}
