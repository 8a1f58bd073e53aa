/*
 * Attributes that change nothing that a model knows of, but can be asked for. Each is a number in some bits of the int at the start of the object, which begins as 0;
 * glibc refuses values that are not between the least and the greatest.
 */
#ifndef GOMC_ATTRIBUTES_H
#define GOMC_ATTRIBUTES_H

#include "models.h"

enum { PROCESS_SHARED = 1 }; /* the greatest value of an attribute that says whether processes share the object */

INLINE int set_attribute(int *bits, int shift, int width, int value, int least, int greatest)
{
	if (value < least || value > greatest)
		return EINVAL;
	*bits = (*bits & ~(((1 << width) - 1) << shift)) | value << shift;
	return 0;
}

INLINE int get_attribute(const int *bits, int shift, int width, int *value)
{
	*value = *bits >> shift & ((1 << width) - 1);
	return 0;
}

#endif
