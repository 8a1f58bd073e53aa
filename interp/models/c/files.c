/* Files by descriptors: names, opening, and system calls. Each call that POSIX says to be one is a point of cancellation. */
#include "files.h"

static struct files __gomc_files;

struct files *__files_state(void) { return &__gomc_files; }

INLINE int has_prefix(const char *text, const char *prefix)
{
	int i = 0;
	while (prefix[i] && text[i] == prefix[i])
		i++;
	return !prefix[i];
}

/* A name without what does not matter: repeated slashes, and the directory itself. Whether directories exist is not asked. */
INLINE void parse_name(const char *path, struct name *name)
{
	char text[NAME_SIZE] = {0};
	u32 n = 0, begin = 0, last = 0;
	for (u32 i = 0;; i++) {
		char c = path[i];
		if (c && c != '/') {
			if (n == sizeof text - 1)
				__gomc_unsupported("a name of a file of more than 63 characters");
			text[n++] = c;
			continue;
		}
		u32 size = n - begin;
		if (size == 2 && text[begin] == '.' && text[begin + 1] == '.')
			__gomc_unsupported("a name of a file with the directory above");
		if (size == 1 && text[begin] == '.')
			text[--n] = 0, size = 0;
		if (!c && size == 0)
			__gomc_unsupported("the name of a directory");
		if (!c)
			break;
		if (size || i == 0) {
			if (n == sizeof text - 1)
				__gomc_unsupported("a name of a file of more than 63 characters");
			text[n++] = '/';
			begin = n;
		}
	}
	if (has_prefix(text, "/dev/") || has_prefix(text, "/proc/") || has_prefix(text, "/sys/"))
		__gomc_unsupported("files of the system");
	for (u32 i = begin; i < n; i++)
		last = last * 31 + (u8)text[i];
	pack(text, &name->packed);
	name->last = last;
	name->absolute = text[0] == '/';
}

/* The entry of a name; *new if there was none. */
INLINE struct entry *entry_of(struct files *all, const struct name *name, int *new)
{
	u32 count = all->names;
	*new = 0;
	for (u32 i = 0; i < count; i++) {
		struct entry *e = &all->entry[i];
		if (is_same(&name->packed, &e->name.packed))
			return e;
		if (e->name.last == name->last && e->name.absolute != name->absolute)
			__gomc_unsupported("a relative and an absolute name that may be of one file");
	}
	if (count == NAMES)
		__gomc_unsupported("more than 32 names of files");
	*new = 1;
	all->names = count + 1;
	all->entry[count].name = *name;
	return &all->entry[count];
}

INLINE struct file *new_file(struct files *all, struct entry *e, int foreign)
{
	u32 count = all->files;
	if (count == FILES)
		__gomc_unsupported("more than 16 files");
	all->files = count + 1;
	e->file = count + 1;
	struct file *f = &all->file[count];
	if (foreign)
		f->foreign = 1;
	return f;
}

/* Whether there is a file, of a name that was not used before. It is there, with a content that nobody knows, or it is not. */
INLINE void discover(struct files *all, struct entry *e)
{
	if (__gomc_choice(2))
		new_file(all, e, 1);
}

/* Makes or finds the file that is to be opened, or says what is wrong. */
INLINE int resolve(struct files *all, struct entry *e, int new, int flags, u32 mode)
{
	int emptied = (flags & O_TRUNC) != 0;
	int irrelevant = (flags & O_CREAT) && !(flags & O_EXCL) && (emptied || !__gomc_reads_files());
	if (new && !irrelevant)
		discover(all, e);
	if (!e->file) {
		if (!(flags & O_CREAT))
			return -ENOENT;
		new_file(all, e, 0)->forbidden = (mode & 0600) != 0600;
		return 0;
	}
	if ((flags & O_CREAT) && (flags & O_EXCL))
		return -EEXIST;
	struct file *f = &all->file[e->file - 1];
	if (f->forbidden)
		__gomc_unsupported("a file that was created without the right to read and write it");
	nothing_held_back(f, 0);
	if (emptied) {
		f->foreign = 0;
		f->size = 0;
		f->changes++;
	}
	return 0;
}

/* The lowest number that is free. */
int __files_descriptor(struct files *all, u32 file, int flags, struct channel *channel)
{
	for (int i = 0; i < DESCRIPTORS; i++) {
		struct description *d = &all->description[i];
		if (__atomic_load_n(&d->file, __ATOMIC_RELAXED))
			continue;
		__atomic_store_n(&d->flags, (u32)flags, __ATOMIC_RELAXED);
		d->place = 0;
		d->stream = 0;
		d->channel = channel;
		__atomic_store_n(&d->file, file, __ATOMIC_RELEASE);
		return FIRST_DESCRIPTOR + i;
	}
	__gomc_unsupported("more than 32 files that are open");
	return -EMFILE;
}

int __files_open(const char *path, int flags, u32 mode)
{
	if (flags & ~(O_WRONLY | O_RDWR | O_CREAT | O_EXCL | O_TRUNC | O_APPEND | O_WITHOUT_EFFECT) || (flags & 3) == 3 || ((flags & O_TRUNC) && !(flags & 3)))
		__gomc_unsupported("flags of open"); /* to empty a file that cannot be written to is unspecified */
	if (!path[0])
		return -ENOENT;
	struct name name;
	parse_name(path, &name);
	struct files *all = hold();
	int new;
	struct entry *e = entry_of(all, &name, &new);
	int result = resolve(all, e, new, flags, mode);
	if (result == 0)
		result = __files_descriptor(all, e->file, flags, NULL);
	let_go(all);
	return result;
}

INLINE int failing(int result) { return result < 0 ? fail(-result) : result; }

INLINE int open_with(const char *path, int flags, va_list args)
{
	cancellation_point();
	return failing(__files_open(path, flags, flags & O_CREAT ? __builtin_va_arg(args, u32) : 0));
}

int open(const char *path, int flags, ...)
{
	va_list args;
	__builtin_va_start(args, flags);
	int result = open_with(path, flags, args);
	__builtin_va_end(args);
	return result;
}

int open64(const char *path, int flags, ...)
{
	va_list args;
	__builtin_va_start(args, flags);
	int result = open_with(path, flags, args);
	__builtin_va_end(args);
	return result;
}

int creat(const char *path, u32 mode)
{
	cancellation_point();
	return failing(__files_open(path, O_WRONLY | O_CREAT | O_TRUNC, mode));
}

int creat64(const char *path, u32 mode) { return creat(path, mode); }

/*
 * A file with a name that no other has. Which characters take the place of the six X, behind which some are left, is not specified: here they are a number in letters, which
 * programs do not write by themselves, so that it is known that there is no such file.
 */
static int __gomc_open_temporary(char *path, int behind, int flags)
{
	size_t n = 0;
	while (path[n])
		n++;
	if (behind < 0 || n < 6 + (size_t)behind)
		return fail(EINVAL);
	char *at = path + n - (size_t)behind - 6;
	for (int i = 0; i < 6; i++) {
		if (at[i] != 'X')
			return fail(EINVAL);
	}
	if (flags & ~(O_APPEND | O_WITHOUT_EFFECT))
		__gomc_unsupported("flags of mkostemp");
	struct files *all = hold();
	struct name name;
	struct entry *e;
	int new = 0;
	for (u32 number = all->names; !new; number++) {
		u32 left = number;
		for (int i = 5; i >= 0; i--, left /= 10)
			at[i] = (char)('G' + left % 10);
		parse_name(path, &name);
		e = entry_of(all, &name, &new);
	}
	new_file(all, e, 0);
	int result = __files_descriptor(all, e->file, flags | O_RDWR, NULL);
	let_go(all);
	return failing(result);
}

int mkstemp(char *path) { return __gomc_open_temporary(path, 0, 0); }
int mkstemp64(char *path) { return __gomc_open_temporary(path, 0, 0); }
int mkostemp(char *path, int flags) { return __gomc_open_temporary(path, 0, flags); }
int mkostemp64(char *path, int flags) { return __gomc_open_temporary(path, 0, flags); }
int mkstemps(char *path, int behind) { return __gomc_open_temporary(path, behind, 0); }
int mkstemps64(char *path, int behind) { return __gomc_open_temporary(path, behind, 0); }

INLINE void not_standard(int number)
{
	if (is_standard(number))
		__gomc_unsupported("standard input, output or error in place of a file");
}

/* A description whose stream has read or written has a place that is not known. */
INLINE struct description *find_alone(struct files *all, int number)
{
	struct description *d = find(all, number);
	if (d && d->stream && all->stream[d->stream - 1].last != LAST_NONE)
		__gomc_unsupported("a descriptor that is used beside its stream");
	return d;
}

INLINE int is_channel(const struct description *d) { return d && __atomic_load_n(&d->file, __ATOMIC_RELAXED) == CHANNEL; }

/* That of a file, which has places. */
INLINE struct description *find_file(struct files *all, int number)
{
	struct description *d = find_alone(all, number);
	if (is_channel(d))
		__gomc_unsupported("a pipe or an eventfd in place of a file");
	return d;
}

int close(int number)
{
	not_standard(number);
	cancellation_point();
	struct files *all = hold();
	struct description *d = find_alone(all, number);
	if (d && d->stream)
		__gomc_unsupported("close of the descriptor of a stream");
	if (is_channel(d))
		__channel_close(d);
	if (d)
		__atomic_store_n(&d->file, 0, __ATOMIC_RELEASE);
	let_go(all);
	return d ? 0 : fail(EBADF);
}

/* Whether a number is one to write to. Without the lock that may be what was so before: if it is not, it has to be asked again. */
INLINE int can_write(struct files *all, int number)
{
	if (number < FIRST_DESCRIPTOR || number >= FIRST_DESCRIPTOR + DESCRIPTORS)
		return 0;
	struct description *d = &all->description[number - FIRST_DESCRIPTOR];
	u32 file = __atomic_load_n(&d->file, __ATOMIC_ACQUIRE);
	return file && file != CHANNEL && __atomic_load_n(&d->flags, __ATOMIC_RELAXED) & (O_WRONLY | O_RDWR);
}

/* Whatever is typed, and the end of input anywhere. */
INLINE ssize_t read_input(u8 *to, size_t size)
{
	size_t n = 0;
	while (n < size && !__gomc_choice(2))
		to[n++] = (u8)__gomc_nondet(8, 0, "read");
	return (ssize_t)n;
}

ssize_t read(int number, void *to, size_t size)
{
	cancellation_point();
	if (number == 0)
		return read_input(to, size);
	not_standard(number);
	struct files *all = hold();
	struct description *d = find_alone(all, number);
	ssize_t result = -EBADF;
	if (is_channel(d) && reads(d)) {
		result = __channel_read(all, d, to, size);
	} else if (d && reads(d)) {
		struct file *f = file_of(all, d);
		nothing_held_back(f, 0);
		result = get_bytes(f, d->place, to, size);
		d->place += (u32)result;
	}
	let_go(all);
	return result < 0 ? fail((int)-result) : result;
}

ssize_t __file_write(int number, const void *from, size_t size)
{
	cancellation_point();
	if (number == 1 || number == 2 || !__gomc_reads_files())
		__look_at_bytes(from, size, 1);
	if (number == 1 || number == 2)
		return (ssize_t)size;
	not_standard(number);
	if (!__gomc_reads_files() && can_write(__files_state(), number))
		return (ssize_t)size;
	struct files *all = hold();
	struct description *d = find_alone(all, number);
	ssize_t result = -EBADF;
	if (is_channel(d) && writes(d)) {
		result = __channel_write(d, from, size);
	} else if (can_write(all, number)) {
		result = (ssize_t)size;
		if (__gomc_reads_files()) {
			nothing_held_back(file_of(all, d), 0);
			append(all, d, from, size);
		}
	}
	let_go(all);
	return result < 0 ? fail((int)-result) : result;
}

/* What is read or written at a place of its own leaves that of the description alone. Linux appends all the same. */
INLINE ssize_t transfer(int number, u8 *to, const u8 *from, size_t size, s64 place)
{
	not_standard(number);
	cancellation_point();
	if (place < 0)
		return fail(EINVAL);
	struct files *all = hold();
	struct description *d = find_file(all, number);
	ssize_t result = -1;
	if (d && (to ? reads(d) : writes(d))) {
		struct file *f = file_of(all, d);
		nothing_held_back(f, 0);
		u32 start = place > CONTENT ? CONTENT + 1 : (u32)place;
		if (to) {
			result = get_bytes(f, start, to, size);
		} else {
			if (!__gomc_reads_files())
				__look_at_bytes(from, size, 1);
			put_bytes(f, d->flags & O_APPEND ? f->size : start, from, size);
			result = (ssize_t)size;
		}
	}
	let_go(all);
	return result < 0 ? fail(EBADF) : result;
}

ssize_t pread(int number, void *to, size_t size, long place) { return transfer(number, to, NULL, size, place); }
ssize_t pread64(int number, void *to, size_t size, s64 place) { return transfer(number, to, NULL, size, place); }
ssize_t pwrite(int number, const void *from, size_t size, long place) { return transfer(number, NULL, from, size, place); }
ssize_t pwrite64(int number, const void *from, size_t size, s64 place) { return transfer(number, NULL, from, size, place); }

s64 __files_seek(const struct file *f, u32 *place, s64 offset, int from)
{
	if (from < SEEK_SET || from > SEEK_END)
		return -EINVAL;
	if (offset > CONTENT || offset < -CONTENT)
		__gomc_unsupported("files of more than 8192 bytes");
	s64 target = offset + (from == SEEK_SET ? 0 : from == SEEK_CUR ? *place : f->size);
	if (target < 0)
		return -EINVAL;
	*place = (u32)target;
	return target;
}

INLINE s64 seek(int number, s64 offset, int from)
{
	not_standard(number);
	struct files *all = hold();
	struct description *d = find_file(all, number);
	s64 result = -EBADF;
	if (d) {
		struct file *f = file_of(all, d);
		nothing_held_back(f, 0);
		known(f);
		result = __files_seek(f, &d->place, offset, from);
	}
	let_go(all);
	return result < 0 ? fail((int)-result) : result;
}

long lseek(int number, long offset, int from) { return (long)seek(number, offset, from); }
s64 lseek64(int number, s64 offset, int from) { return seek(number, offset, from); }

INLINE int is_descriptor(int number)
{
	if (is_standard(number))
		return 1;
	struct files *all = hold();
	int found = find_file(all, number) != NULL;
	let_go(all);
	return found;
}

/* There is no disk that could fail. */
int fsync(int number)
{
	cancellation_point();
	return is_descriptor(number) ? 0 : fail(EBADF);
}

int fdatasync(int number) { return fsync(number); }

int ftruncate(int number, long size)
{
	not_standard(number);
	struct files *all = hold();
	struct description *d = find_file(all, number);
	int possible = d && writes(d) && size >= 0;
	if (possible) {
		struct file *f = file_of(all, d);
		nothing_held_back(f, 0);
		if (size == 0)
			f->foreign = 0;
		known(f);
		if (size > CONTENT)
			__gomc_unsupported("files of more than 8192 bytes");
		for (u32 end = f->size; end < (u32)size && __gomc_reads_files(); end++)
			f->bytes[end] = 0;
		f->size = (u32)size;
		f->changes++;
	}
	let_go(all);
	return possible ? 0 : fail(d ? EINVAL : EBADF);
}

/* The file stays for those that have it open. */
int unlink(const char *path)
{
	if (!path[0])
		return fail(ENOENT);
	struct name name;
	parse_name(path, &name);
	struct files *all = hold();
	int new;
	struct entry *e = entry_of(all, &name, &new);
	int found = new ? (int)__gomc_choice(2) : e->file != 0;
	if (!new)
		e->file = 0;
	let_go(all);
	return found ? 0 : fail(ENOENT);
}

int remove(const char *path) { return unlink(path); }

int access(const char *path, int rights)
{
	if (rights & ~6)
		__gomc_unsupported("whether a file can be executed");
	if (!path[0])
		return fail(ENOENT);
	struct name name;
	parse_name(path, &name);
	struct files *all = hold();
	int new;
	struct entry *e = entry_of(all, &name, &new);
	if (new)
		discover(all, e);
	u32 file = e->file;
	if (file && rights && (all->file[file - 1].foreign || all->file[file - 1].forbidden))
		__gomc_unsupported("the rights to a file that the program did not write");
	let_go(all);
	return file ? 0 : fail(ENOENT);
}
