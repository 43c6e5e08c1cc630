// The modules inline-asm-14.ll and inline-asm-22.ll are what clang 14 -O0 and clang 22 -O2 make of this file (-fno-vectorize -fno-slp-vectorize -S -emit-llvm), without their
// own names.
//
// Inline assembly as C programs have it: carries and overflow, atomic operations, string instructions, loops, vectors, operands in memory.
#include <stddef.h>
#include <stdint.h>

#define INLINE static inline __attribute__((always_inline))
typedef uint64_t u64;
typedef uint32_t u32;

extern int printf(const char *, ...);

INLINE u64 mul_high(u64 a, u64 b)
{
    u64 high, low;
    __asm__("mulq %3" : "=a"(low), "=d"(high) : "a"(a), "rm"(b) : "cc");
    return high;
}

INLINE u64 rotate(u64 x, unsigned char n)
{
    __asm__("rolq %%cl,%0" : "+r"(x) : "c"(n) : "cc");
    return x;
}

INLINE int lowest(u64 x)
{
    u64 r;
    __asm__("bsfq %1,%0" : "=r"(r) : "rm"(x) : "cc");
    return (int)r;
}

INLINE u32 swap(u32 x)
{
    __asm__("bswap %0" : "+r"(x));
    return x;
}

INLINE unsigned char add_set(long a, long b, long *r)
{
    unsigned char o;
    __asm__("addq %3,%0\n\tseto %1" : "=r"(*r), "=q"(o) : "0"(a), "er"(b) : "cc");
    return o;
}

INLINE int add_flag(long a, long b, long *r)
{
    int o;
    __asm__("addq %3,%0" : "=r"(*r), "=@cco"(o) : "0"(a), "re"(b));
    return o;
}

INLINE u64 exchange(volatile u64 *p, u64 v)
{
    __asm__ __volatile__("xchgq %0,%1" : "+r"(v), "+m"(*p)::"memory");
    return v;
}

INLINE u64 fetch_add(volatile u64 *p, u64 v)
{
    __asm__ __volatile__("lock; xaddq %0,%1" : "+r"(v), "+m"(*p)::"memory", "cc");
    return v;
}

INLINE _Bool test_set(volatile u64 *p, long n)
{
    _Bool c;
    __asm__ __volatile__("lock btsq %2,%1\n\tsetc %0" : "=qm"(c), "+m"(*p) : "Ir"(n) : "cc", "memory");
    return c;
}

INLINE void fill(void *d, int c, size_t n)
{
    __asm__ __volatile__("cld; rep stosb" : "+D"(d), "+c"(n) : "a"(c) : "memory");
}

INLINE size_t length(const char *s)
{
    size_t n;
    const char *e;
    __asm__("repne\n\tscasb" : "=c"(n), "=D"(e) : "1"(s), "a"(0), "0"(-1UL) : "memory", "cc");
    return ~n - 1;
}

INLINE double larger(double a, double b)
{
    __asm__("maxsd %1,%0" : "+x"(a) : "xm"(b));
    return a;
}

INLINE u32 sum(const u32 *p, int n)
{
    u32 a = 0;
    int i = 0;
    __asm__ __volatile__("1:\n\tcmpl %2,%1\n\tjge 2f\n\taddl (%3,%q1,4),%0\n\troll $5,%0\n\tincl %1\n\tjmp 1b\n2:"
                         : "+r"(a), "+r"(i)
                         : "r"(n), "r"(p)
                         : "cc", "memory");
    return a;
}

INLINE u64 ticks(void)
{
    u32 a, d;
    __asm__ __volatile__("rdtscp" : "=a"(a), "=d"(d)::"rcx");
    return ((u64)d << 32 | a) != 0;
}

INLINE u64 choose(u64 c, u64 a, u64 b)
{
    u64 r;
    __asm__("testq %1,%1\n\tmovq %3,%0\n\tcmovnzq %2,%0" : "=&r"(r) : "r"(c), "rm"(a), "g"(b) : "cc");
    return r;
}

INLINE void barriers(void)
{
    __asm__ __volatile__("" ::: "memory");
    __asm__ __volatile__("mfence" ::: "memory");
    __asm__ __volatile__("lock; orl $0,(%%rsp)" ::: "memory", "cc");
}

INLINE u64 divide(u64 n, u64 d, u64 *r)
{
    u64 q;
    __asm__("xorl %%edx,%%edx\n\tdivq %[d]" : "=&a"(q), "=&d"(*r) : [d] "r"(d), "0"(n) : "cc");
    return q;
}

INLINE u64 opaque(u64 x)
{
    __asm__("# %0 is opaque" : "+r"(x));
    return x;
}

INLINE unsigned short swap_bytes(unsigned short x)
{
    __asm__("xchgb %b0,%h0" : "+Q"(x));
    return x;
}

INLINE u64 many(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f)
{
    u64 r;
    __asm__("leaq (%1,%2),%0\n\taddq %3,%0\n\txorq %4,%0\n\tsubq %5,%0\n\taddq %6,%0"
            : "=&r"(r)
            : "r"(a), "r"(b), "r"(c), "r"(d), "r"(e), "r"(f)
            : "rbx", "r12", "r13", "cc");
    return r;
}

INLINE void subtract(float *d, const float *s)
{
    __asm__ __volatile__("movups %1,%%xmm5\n\tmovups %0,%%xmm6\n\tsubps %%xmm5,%%xmm6\n\tmovups %%xmm6,%0"
                         : "+m"(*(float(*)[4])d)
                         : "m"(*(const float(*)[4])s)
                         : "xmm5", "xmm6");
}

struct padded {
    int pad[3];
    u64 v;
};

INLINE u64 field(struct padded *p)
{
    u64 r;
    __asm__("movq %1,%0\n\tincq %c2(%3)" : "=&r"(r) : "m"(p->v), "i"(offsetof(struct padded, v)), "r"(p) : "memory");
    return r;
}

static u64 variable = 40;

INLINE u64 global(void)
{
    u64 r;
    __asm__("addq $2,%0" : "+m"(variable)::"cc");
    __asm__("movq %1,%0" : "=r"(r) : "m"(variable));
    return r;
}

#define MIX(x) (h = h * 0x9E3779B97F4A7C15ull + (u64)(x))

__attribute__((noinline)) u64 all(u64 seed)
{
    u64 h = seed, rem;
    volatile u64 cell = h;
    struct padded st = {{1, 2, 3}, seed};
    u32 array[5] = {1, 2, 3, (u32)seed, 5};
    float f[4] = {1, 2, 3, (float)(seed & 255)}, g[4] = {3, 1, 2, 4};
    char buf[40];
    long r;

    MIX(mul_high(h, seed | 1));
    MIX(rotate(h, (unsigned char)(seed & 63)));
    MIX(lowest(h | 8));
    MIX(swap((u32)h));
    MIX(add_set((long)h, (long)seed, &r));
    MIX(r);
    MIX(add_flag((long)h, 77, &r));
    MIX(r);
    MIX(exchange(&cell, h));
    MIX(fetch_add(&cell, seed));
    MIX(cell);
    MIX(test_set(&cell, 5));
    MIX(test_set(&cell, (long)(seed & 63)));
    MIX(cell);
    fill(buf, 'x', 20);
    buf[20] = 0;
    MIX(length(buf));
    MIX(larger((double)(seed & 1023), 17.5) * 3);
    MIX(sum(array, 5));
    MIX(ticks());
    MIX(choose(seed & 1, h, seed));
    MIX(choose(seed & 2, 3, h));
    barriers();
    MIX(divide(h, (seed | 1) & 0xffff, &rem));
    MIX(rem);
    MIX(opaque(h));
    MIX(swap_bytes((unsigned short)h));
    MIX(many(h, seed, 1, 2, h >> 3, seed >> 5));
    subtract(f, g);
    MIX((int)(f[0] + f[1] * 10 + f[3]));
    MIX(field(&st));
    MIX(st.v);
    MIX(global());
    return h;
}

int main(void)
{
    for (u64 i = 0; i < 100; i++)
        printf("%llu\n", (unsigned long long)all(i * 0x12345678901ull + i));
    return 0;
}
