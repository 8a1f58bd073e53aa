// want: ok
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <libintl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <syslog.h>
#include <unistd.h>

extern char **environ;

static void handle(int number) {}

int main(void)
{
	char name[64], path[64];
	struct utsname names;

	assert(optind == 1 && opterr == 1);
	assert(environ && (!environ[0] || strchr(environ[0], '=')));

	assert(gethostname(name, sizeof name) == 0 && name[0]);
	assert(gethostname(name, 2) == -1 && errno == ENAMETOOLONG);
	assert(uname(&names) == 0 && names.sysname[0] == 'L' && names.machine[0] && names.nodename[0] && names.release[0]);

	assert(getcwd(path, sizeof path) == path && path[0] == '/');
	errno = 0;
	assert(!getcwd(path, 1) && errno == ERANGE);
	assert(!getcwd(path, 0) && errno == EINVAL);
	errno = 0;
	assert(!getcwd(NULL, 1) && errno == ERANGE);
	char *there = getcwd(NULL, 0);
	assert(there && there[0] == '/');
	free(there);

	assert(setlogmask(0) == 0xff);
	assert(setlogmask(LOG_MASK(LOG_ERR)) == 0xff && setlogmask(0) == LOG_MASK(LOG_ERR));
	openlog("program", 0, LOG_USER);
	syslog(LOG_DEBUG, "%d of %s", 5, "many");
	closelog();

	assert(!strcmp(textdomain(NULL), "messages") && !strcmp(textdomain("program"), "program") && !strcmp(textdomain(NULL), "program"));
	assert(!strcmp(textdomain(""), "messages") && !strcmp(textdomain(NULL), "messages"));
	assert(!strcmp(bindtextdomain("program", "/"), "/") && !bindtextdomain("", "/") && !bindtextdomain(NULL, "/"));
	assert(!strcmp(gettext("a message"), "a message") && !strcmp(dgettext("program", "another"), "another"));
	assert(!strcmp(ngettext("one", "many", 1), "one") && !strcmp(ngettext("one", "many", 0), "many") && !strcmp(dngettext("program", "one", "many", 2), "many"));

	assert(sysv_signal(SIGUSR1, handle) == SIG_DFL && ssignal(SIGUSR1, SIG_IGN) == handle && signal(SIGUSR1, SIG_DFL) == SIG_IGN);
	assert(sysv_signal(SIGKILL, handle) == SIG_ERR && errno == EINVAL);
	return 0;
}
