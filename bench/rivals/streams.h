/* What makes a rival a C++ program as it is mostly written: numbers and answers through streams. */
#include <cstdint>
#include <cstdlib>
#include <iostream>

static inline bool number(std::uint64_t *value)
{
    return static_cast<bool>(std::cin >> *value);
}

static inline void say(const char *text)
{
    std::cout << text;
}

static inline void say_number(std::uint64_t value)
{
    std::cout << value;
}
