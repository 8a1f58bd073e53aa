/* The placeholders of std::bind: objects of classes without members. */
#include "models.h"

#define PLACEHOLDER(length, n) const char _ZNSt12placeholders##length##_##n##E = 0;

PLACEHOLDER(2, 1) PLACEHOLDER(2, 2) PLACEHOLDER(2, 3) PLACEHOLDER(2, 4) PLACEHOLDER(2, 5) PLACEHOLDER(2, 6) PLACEHOLDER(2, 7) PLACEHOLDER(2, 8) PLACEHOLDER(2, 9)
