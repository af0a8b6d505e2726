/* Input and output in blocks, by hand. Where a number begins, it is there to its end, so no byte of it needs a
   test for the end of the block. */
#include <stdio.h>
#include <string.h>

enum { BLOCK = 1 << 16, LONGEST = 32 };
static char in[BLOCK + 1], out[BLOCK];
static char *at = in, *end = in;
static size_t used;

static void refill(void)
{
    size_t rest = end - at;
    memmove(in, at, rest);
    at = in;
    end = in + rest + fread(in + rest, 1, BLOCK - rest, stdin);
    *end = '\0';
}

/* Reads a number; returns whether there is one. */
static int number(int *n)
{
    if (end - at < LONGEST)
        refill();
    while (*at < '0')
        if (at++ == end)
            return 0;
    for (*n = 0; *at >= '0'; at++)
        *n = 10 * *n + *at - '0';
    return 1;
}

static void flush(void)
{
    fwrite(out, 1, used, stdout);
    used = 0;
}

static void say(const char *word)
{
    size_t length = strlen(word);
    if (used + length > BLOCK)
        flush();
    memcpy(out + used, word, length);
    used += length;
}
