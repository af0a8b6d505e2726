/* The rivals' reader: numbers from blocks that fread fills, as the fastest C programs on judges have it. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { BLOCK = 1 << 16, LONGEST = 32 };

static unsigned char block[BLOCK + 1];
static unsigned char *at = block, *end = block;

/* Reads on, behind what is left. A zero stands at the end. */
static void read_on(void)
{
    size_t left = (size_t)(end - at);
    memmove(block, at, left);
    at = block;
    end = block + left + fread(block + left, 1, BLOCK - left, stdin);
    *end = 0;
}

/* Reads the next number of at most LONGEST digits. Returns 0 at the end of the input. */
static inline int read_number(uint64_t *number)
{
    uint64_t value;
    unsigned char *p;
    if (end - at < LONGEST)
        read_on();
    while (*at <= ' ') {
        if (at == end) {
            read_on();
            if (at == end)
                return 0;
        } else {
            at++;
        }
    }
    if (end - at < LONGEST)
        read_on();
    p = at;
    value = (uint64_t)(*p++ - '0');
    while (*p >= '0')
        value = 10 * value + (uint64_t)(*p++ - '0');
    at = p;
    *number = value;
    return 1;
}
