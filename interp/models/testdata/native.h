/* Included before a model that is compiled natively: copies are the host's. */
void *host_memcpy(void *to, const void *from, __SIZE_TYPE__ n);
void *host_memmove(void *to, const void *from, __SIZE_TYPE__ n);
void *host_memset(void *to, int byte, __SIZE_TYPE__ n);
#define __builtin_memcpy host_memcpy
#define __builtin_memmove host_memmove
#define __builtin_memset host_memset
