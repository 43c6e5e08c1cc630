/* Reads the stack maps of LLVM, version 3: the bytes of the section .llvm_stackmaps. A program has
   them in its memory. Out of a linked file they are taken first:

       llvm-objcopy -O binary --only-section=.llvm_stackmaps PROGRAM SECTION
       cc -o stackmap stackmap.c && ./stackmap SECTION…

   Everything is little-endian. Copy what you need: parse() walks the whole section, and says of
   every record what a collector has to know. The layout is that of LLVM's StackMaps.rst. */

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { REGISTER = 1, DIRECT, INDIRECT, CONSTANT, CONSTANT_INDEX };

static const char *const kinds[] = {"?", "Register", "Direct", "Indirect", "Constant", "ConstIndex"};

struct location {
	uint8_t kind;
	uint16_t size; /* in bytes */
	uint16_t reg;  /* DWARF number: 7 is rsp, 6 is rbp */
	int32_t offset;
};

/* A reader of bytes. Past the end it gives zeros and remembers. */
struct reader {
	const uint8_t *bytes;
	size_t size, at;
	int bad;
};

static uint64_t get(struct reader *r, unsigned n) {
	uint64_t v = 0;
	if (r->bad || r->size - r->at < n) {
		r->bad = 1;
		return 0;
	}
	for (unsigned i = 0; i < n; i++)
		v |= (uint64_t)r->bytes[r->at + i] << 8 * i;
	r->at += n;
	return v;
}

static void skip(struct reader *r, size_t n) {
	if (r->bad || r->size - r->at < n)
		r->bad = 1;
	else
		r->at += n;
}

static void align(struct reader *r) { skip(r, (8 - r->at % 8) % 8); }

static struct location location(struct reader *r) {
	struct location l;
	l.kind = get(r, 1);
	skip(r, 1);
	l.size = get(r, 2);
	l.reg = get(r, 2);
	skip(r, 2);
	l.offset = (int32_t)get(r, 4);
	return l;
}

/* A statepoint's record has the calling convention, flags and a number of deoptimization values,
   these values, then pairs: a base, and a pointer derived from it; and last the addresses of stack
   objects that hold references. Other records look like one only by chance: which calls are
   statepoints, the compiler knows. Gives 0 if the record does not look like one, or where the pairs
   begin and end. */
static int pairs(const struct location *l, size_t n, size_t *begin, size_t *end) {
	if (n < 3 || l[0].kind != CONSTANT || l[1].kind != CONSTANT || l[2].kind != CONSTANT ||
	    l[2].offset < 0 || (size_t)l[2].offset > n - 3)
		return 0;
	*begin = *end = 3 + (size_t)l[2].offset;
	while (*end < n && l[*end].kind != DIRECT)
		++*end;
	return (*end - *begin) % 2 == 0;
}

/* Walks one map and prints it. Gives what is wrong, or NULL. */
static const char *parse(struct reader *r) {
	if (r->size - r->at >= 4 && memcmp(r->bytes + r->at, "\x7f" "ELF", 4) == 0)
		return "it is an ELF file; take the section out of it: llvm-objcopy -O binary "
		       "--only-section=.llvm_stackmaps PROGRAM SECTION";
	unsigned version = get(r, 1);
	uint32_t functions, constants, records;
	if (r->bad)
		return "it is truncated";
	if (version != 3)
		return "it is not version 3";
	skip(r, 3);
	functions = get(r, 4);
	constants = get(r, 4);
	records = get(r, 4);

	/* Functions, constants and records follow each other. Records belong to the functions in order. */
	struct reader function = *r;
	skip(r, (size_t)functions * 24);
	struct reader constant = *r;
	skip(r, (size_t)constants * 8);
	if (r->bad)
		return "it is truncated";
	printf("version %u functions %" PRIu32 " constants %" PRIu32 " records %" PRIu32 "\n", version,
	       functions, constants, records);

	uint64_t left = 0; /* records of the function */
	for (uint32_t i = 0; i < records; i++) {
		while (left == 0) {
			if (functions-- == 0)
				return "it has more records than its functions";
			uint64_t address = get(&function, 8), frame = get(&function, 8);
			left = get(&function, 8);
			printf("function 0x%" PRIx64 " frame %" PRId64 " records %" PRIu64 "\n", address,
			       (int64_t)frame, left); /* -1: the frame has no fixed size */
		}
		left--;

		uint64_t id = get(r, 8);
		uint32_t offset = get(r, 4); /* of the return address, from the function's address */
		skip(r, 2);
		uint16_t n = get(r, 2);
		if (r->bad || (r->size - r->at) / 12 < n)
			return "it is truncated";
		printf("record %" PRIu64 " at 0x%" PRIx32 " locations %u\n", id, offset, n);

		struct location *all = calloc(n ? n : 1, sizeof *all);
		if (!all)
			return "there is no memory";
		for (uint16_t j = 0; j < n; j++) {
			struct location l = all[j] = location(r);
			if (l.kind < REGISTER || l.kind > CONSTANT_INDEX ||
			    (l.kind == CONSTANT_INDEX && (uint32_t)l.offset >= constants)) {
				free(all);
				return "a location has an unknown kind";
			}
			printf("  location %u %s size %u", j, kinds[l.kind], l.size);
			switch (l.kind) {
			case REGISTER: /* the value is in the register */
				printf(" r%u\n", l.reg);
				break;
			case DIRECT: /* the value is the address register + offset */
			case INDIRECT: /* the value is in memory there */
				printf(" r%u %+" PRId32 "\n", l.reg, l.offset);
				break;
			case CONSTANT:
				printf(" %" PRId32 "\n", l.offset);
				break;
			case CONSTANT_INDEX: {
				struct reader at = constant;
				skip(&at, (size_t)l.offset * 8);
				printf(" %" PRId64 "\n", (int64_t)get(&at, 8));
			}
			}
		}
		size_t pair, end;
		if (pairs(all, n, &pair, &end)) {
			for (; pair < end; pair += 2)
				printf("  pair base %zu derived %zu\n", pair, pair + 1);
			for (; end < n; end++)
				printf("  stack object %zu\n", end);
		}
		free(all);

		align(r);
		skip(r, 2);
		uint16_t live = get(r, 2);
		for (uint16_t j = 0; j < live && !r->bad; j++) {
			uint16_t reg = get(r, 2);
			skip(r, 1);
			uint8_t size = get(r, 1);
			if (!r->bad)
				printf("  live-out r%u size %u\n", reg, size);
		}
		align(r);
		if (r->bad)
			return "it is truncated";
	}
	for (; functions > 0; functions--) { /* those without records */
		uint64_t address = get(&function, 8), frame = get(&function, 8);
		if (get(&function, 8) != 0 || left != 0)
			return "it has fewer records than its functions";
		printf("function 0x%" PRIx64 " frame %" PRId64 " records 0\n", address, (int64_t)frame);
	}
	return left != 0 ? "it has fewer records than its functions" : NULL;
}

static uint8_t *read_file(const char *name, size_t *size) {
	FILE *f = fopen(name, "rb");
	uint8_t *bytes = NULL;
	*size = 0;
	if (!f)
		return NULL;
	for (size_t room = 0;;) {
		if (*size == room) {
			uint8_t *more = realloc(bytes, room = room ? 2 * room : 4096);
			if (!more)
				break;
			bytes = more;
		}
		size_t n = fread(bytes + *size, 1, room - *size, f);
		*size += n;
		if (n == 0)
			break;
	}
	fclose(f);
	return bytes;
}

int main(int argc, char **argv) {
	int status = 0;
	for (int i = 1; i < argc; i++) {
		struct reader r = {0};
		uint8_t *bytes = read_file(argv[i], &r.size);
		if (!bytes) {
			perror(argv[i]);
			return 1;
		}
		r.bytes = bytes;
		printf("file %s\n", strrchr(argv[i], '/') ? strrchr(argv[i], '/') + 1 : argv[i]);
		/* Each module that was linked into a program has a map of its own. */
		do {
			const char *wrong = parse(&r);
			if (wrong) {
				printf("error: %s\n", wrong);
				status = 1;
				break;
			}
		} while (r.at < r.size);
		free(bytes);
	}
	return status;
}
