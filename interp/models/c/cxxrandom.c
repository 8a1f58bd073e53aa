/* std::random_device of libstdc++: any number, at each call. What is in the object is not looked at. */
#include "models.h"

void _ZNSt13random_device7_M_initERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(void *device, const void *token) {}
void _ZNSt13random_device7_M_finiEv(void *device) {}
u32 _ZNSt13random_device9_M_getvalEv(void *device) { return (u32)__gomc_nondet(32, 0, "random_device"); }
double _ZNKSt13random_device13_M_getentropyEv(const void *device) { return 32; }
