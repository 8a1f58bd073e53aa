/*
 * What a program asks of the system that it runs on, which is the same for all, and what it tells the system, which nobody looks at.
 */
#include "looks.h"

/* The environment is empty, as getenv says. */
static char *__gomc_environment[1];
char **environ = __gomc_environment;
char **__environ = __gomc_environment;

enum { ENAMETOOLONG = 36, NODE = 10, FIELD = 65 };

static const char __gomc_node[NODE] = "localhost";

int gethostname(char *name, size_t size)
{
	__builtin_memcpy(name, __gomc_node, size < NODE ? size : NODE);
	return size < NODE ? fail(ENAMETOOLONG) : 0;
}

struct utsname {
	char system[FIELD], node[FIELD], release[FIELD], version[FIELD], machine[FIELD], domain[FIELD];
};

#ifdef __LP64__
#define MACHINE "x86_64"
#else
#define MACHINE "i686"
#endif

static const struct utsname __gomc_names = {"Linux", "localhost", "6.1.0", "#1 SMP", MACHINE, "(none)"};

int uname(struct utsname *names)
{
	*names = __gomc_names;
	return 0;
}

/* Nobody can change the working directory. */
char *getcwd(char *buffer, size_t size)
{
	if (buffer && !size)
		return fail(EINVAL), NULL;
	if (size == 1)
		return fail(ERANGE), NULL;
	char *path = buffer ? buffer : allocate(size ? size : 2, 0);
	if (path)
		path[0] = '/', path[1] = 0;
	return path;
}

/* What is logged is read, and shown nowhere. */
void openlog(const char *name, int options, int facility) {}
void closelog(void) {}
void vsyslog(int priority, const char *format, __builtin_va_list values) { __look_at_list(format, values); }
void __vsyslog_chk(int priority, int flag, const char *format, __builtin_va_list values) { __look_at_list(format, values); }

void syslog(int priority, const char *format, ...)
{
	__builtin_va_list values;
	__builtin_va_start(values, format);
	__look_at_list(format, values);
	__builtin_va_end(values);
}

void __syslog_chk(int priority, int flag, const char *format, ...)
{
	__builtin_va_list values;
	__builtin_va_start(values, format);
	__look_at_list(format, values);
	__builtin_va_end(values);
}

/* The mask is kept as what differs from all priorities. */
static int __gomc_unlogged;

int setlogmask(int mask)
{
	int before = mask ? __atomic_exchange_n(&__gomc_unlogged, mask ^ 0xff, __ATOMIC_SEQ_CST) : __atomic_load_n(&__gomc_unlogged, __ATOMIC_SEQ_CST);
	return before ^ 0xff;
}

/* There are no catalogues: messages are not translated. */
char *gettext(const char *message) { return (char *)message; }
char *dgettext(const char *domain, const char *message) { return (char *)message; }
char *dcgettext(const char *domain, const char *message, int category) { return (char *)message; }
char *ngettext(const char *one, const char *many, unsigned long n) { return (char *)(n == 1 ? one : many); }
char *dngettext(const char *domain, const char *one, const char *many, unsigned long n) { return (char *)(n == 1 ? one : many); }
char *dcngettext(const char *domain, const char *one, const char *many, unsigned long n, int category) { return (char *)(n == 1 ? one : many); }

static char *__gomc_domain;

char *textdomain(const char *domain)
{
	char *now = (char *)domain;
	if (!domain)
		now = (char *)(uintptr_t)__atomic_load_n((uintptr_t *)&__gomc_domain, __ATOMIC_SEQ_CST);
	else
		__atomic_store_n((uintptr_t *)&__gomc_domain, (uintptr_t)(domain[0] ? domain : NULL), __ATOMIC_SEQ_CST);
	return now && now[0] ? now : "messages";
}

char *bindtextdomain(const char *domain, const char *directory)
{
	if (!domain || !domain[0])
		return NULL;
	return (char *)(directory ? directory : "/usr/share/locale");
}

char *bind_textdomain_codeset(const char *domain, const char *codeset) { return (char *)codeset; }
