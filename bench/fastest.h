/* Input and output of the C rivals, as fast as we know how: numbers parsed up to eight digits at once in
   blocks of text that read(2) fills, and answers collected in a block that write(2) empties. The input
   is trusted: nothing is checked but the end. Needs a little-endian machine with 64 bits. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    BLOCK = 1 << 16,
    LONGEST = 32 /* bytes: more than a number has */
};

/* The numbers from `at` to `safe` stand in the block whole. Eight bytes may be read past the end. */
static unsigned char text[BLOCK + 8];
static unsigned char *at = text, *safe = text, *end = text;

static char answers[BLOCK];
static char *answers_end = answers;

/* Moves what is left, from `from` on, to the start of the block, and reads on behind it. Zeros follow
   the end of the input. It takes and returns what is `at` so that the compiler can keep that variable
   in a register. */
__attribute__((cold, noinline)) static unsigned char *refill(const unsigned char *from)
{
    /* The byte behind a number has been skipped, even if it lies behind the end. */
    size_t left = from < end ? (size_t)(end - from) : 0;
    memmove(text, from, left);
    end = text + left;
    while (end - text <= LONGEST) {
        ssize_t length = read(STDIN_FILENO, end, (size_t)(text + BLOCK - end));
        if (length <= 0) {
            memset(end, 0, 8);
            safe = end;
            return text;
        }
        end += length;
    }
    safe = end - LONGEST;
    return text;
}

/* Eight times '0', and the bit that tells other bytes from digits after an exclusive or with it. */
#define EIGHT_ZEROS 0x3030303030303030u
#define NOT_DIGIT 0x1010101010101010u

/* The number of eight digits, the first one in the lowest byte. Neighbours are put together to two digits,
   then to four, then to eight. */
static inline uint64_t eight_digits(uint64_t word)
{
    word = (word * (10 << 8 | 1) >> 8) & 0x00ff00ff00ff00ff;
    word = (word * (100 << 16 | 1) >> 16) & 0x0000ffff0000ffff;
    return word * ((uint64_t)10000 << 32 | 1) >> 32;
}

struct read_number {
    uint64_t value;
    unsigned char *end; /* behind the byte that follows */
};

/* Reads the number at `p`, of eight digits or more. Leaves `at` to the caller, as `refill` does. */
__attribute__((noinline)) static struct read_number long_number(unsigned char *p)
{
    struct read_number found;
    uint64_t word, result = 0;
    while (memcpy(&word, p, sizeof word), ((word ^= EIGHT_ZEROS) & NOT_DIGIT) == 0) {
        result = 100000000 * result + eight_digits(word);
        p += 8;
    }
    for (; *p >= '0'; p++)
        result = 10 * result + (uint64_t)(*p - '0');
    found.value = result;
    found.end = p + 1;
    return found;
}

/* Reads the next number, of fewer than LONGEST digits. Returns 0 at the end of the input. */
static inline int number(uint64_t *value)
{
    unsigned char *p = at;
    uint64_t word, others;
    for (;; p++) {
        if (__builtin_expect(p >= safe, 0)) {
            at = p = refill(p);
            if (p == end)
                return 0;
        }
        /* What is not a digit in these eight bytes: white space and zero bytes have the bit 0x10
           that digits lack, after the exclusive or with '0'. */
        memcpy(&word, p, sizeof word);
        word ^= EIGHT_ZEROS;
        others = word & NOT_DIGIT;
        if (__builtin_expect(!(others & 0x10), 1))
            break;
    }
    if (__builtin_expect(others != 0, 1)) {
        unsigned bits = (unsigned)__builtin_ctzll(others) - 4; /* 8 for each digit */
        at = p + bits / 8 + 1;
        *value = eight_digits(word << (64 - bits)); /* zeros are shifted in before the first digit */
        return 1;
    }
    {
        struct read_number found = long_number(p);
        at = found.end;
        *value = found.value;
        return 1;
    }
}

/* Eight bytes, some of which may be white space: whether there is any, or a zero byte. */
#define ANY_BLANK(word) (((word) - 0x2121212121212121u) & ~(word) & 0x8080808080808080u)

/* Copies the next word and a zero byte behind it, for which the caller has room. Returns its length,
   0 at the end of the input. */
static inline size_t next_word(char *copy)
{
    unsigned char *p = at;
    char *to = copy;
    uint64_t word;
    while ((p < end || (p = refill(p)) < end) && *p <= ' ')
        p++;
    while (p < end || (p = refill(p)) < end) {
        for (; p + 8 <= end && (memcpy(&word, p, sizeof word), !ANY_BLANK(word)); p += 8, to += 8)
            memcpy(to, &word, sizeof word);
        while (p < end && *p > ' ')
            *to++ = (char)*p++;
        if (p < end)
            break;
    }
    at = p;
    *to = '\0';
    return (size_t)(to - copy);
}

/* Writes the answers, and is called at exit. Without a reader, they are lost. */
static void flush(void)
{
    const char *p = answers;
    while (p < answers_end) {
        ssize_t length = write(STDOUT_FILENO, p, (size_t)(answers_end - p));
        if (length <= 0)
            break;
        p += length;
    }
    answers_end = answers;
}

__attribute__((constructor)) static void flush_at_exit(void)
{
    atexit(flush);
}

/* Writes the answers if there might be no room for one more. */
static inline void make_room(size_t length)
{
    if (__builtin_expect((size_t)(answers + BLOCK - answers_end) < length, 0))
        flush();
}

/* Answers with at most BLOCK bytes. */
static inline void say_bytes(const char *bytes, size_t length)
{
    make_room(length);
    memcpy(answers_end, bytes, length);
    answers_end += length;
}

/* Answers with a constant text. Its length is known, so that memcpy becomes one or two stores. */
#define say(constant) say_bytes(constant, sizeof constant - 1)

/* Answers with one of two constants. No branch depends on which: it would often be mispredicted. */
#define say_either(condition, yes, no)                                                               \
    do {                                                                                             \
        static const char words[2][sizeof yes > sizeof no ? sizeof yes : sizeof no] = {no, yes};     \
        int which = (condition) != 0;                                                                \
        make_room(sizeof *words);                                                                    \
        memcpy(answers_end, words[which], sizeof *words);                                            \
        answers_end += which ? sizeof yes - 1 : sizeof no - 1;                                       \
    } while (0)

static inline void say_number(uint64_t value)
{
    uint64_t rest = value;
    char *p;
    make_room(LONGEST);
    do
        answers_end++;
    while (rest /= 10);
    p = answers_end;
    do
        *--p = (char)('0' + value % 10);
    while (value /= 10);
}
