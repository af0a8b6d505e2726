/* What makes a rival a C++ program as it is mostly written: numbers and answers through streams. */
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>

static inline bool number(std::uint64_t *value)
{
    return static_cast<bool>(std::cin >> *value);
}

static inline std::size_t next_word(char *copy)
{
    std::string word;
    std::cin >> word;
    std::memcpy(copy, word.c_str(), word.size() + 1);
    return word.size();
}

static inline void say_bytes(const char *bytes, std::size_t length)
{
    std::cout.write(bytes, static_cast<std::streamsize>(length));
}

static inline void say(const char *text)
{
    std::cout << text;
}

#define say_either(condition, yes, no) say((condition) ? yes : no)

static inline void say_number(std::uint64_t value)
{
    std::cout << value;
}
