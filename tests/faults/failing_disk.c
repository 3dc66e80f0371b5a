/* A disk that fails on demand, put between a program and its files by LD_PRELOAD.

   Every write, truncation, fsync, link and rename below one folder is counted. The n-th one fails: with an error once,
   with "no space left" from there on, or by SIGKILL. The clock of the wall can be made to jump, too. A process that is
   not told by a call can be told by its environment, FAULTS="kind at folder"; only the process itself is, not its children. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

enum { NOTHING, ERROR_ONCE, FULL, KILLED };

static char folder[PATH_MAX];
static long calls, fail_at, clock_calls, jump_at, jump_seconds;
static int how;

void faults_begin(const char *where, int kind, long at) {
    calls = 0;
    how = kind;
    fail_at = at;
    strncpy(folder, where, sizeof folder - 1);
}

__attribute__((constructor)) static void begin_from_environment(void) {
    char *told = getenv("FAULTS");
    int kind, read;
    long at;
    if (told && sscanf(told, "%d %ld %n", &kind, &at, &read) == 2) faults_begin(told + read, kind, at);
    unsetenv("FAULTS");
}

long faults_count(void) { return calls; }

void faults_jump(long at, long seconds) {
    clock_calls = 0;
    jump_at = at;
    jump_seconds = seconds;
}

long faults_clock_count(void) { return clock_calls; }

/* Count a call that concerns a path, and tell whether it is to fail. */
static int fails(const char *path) {
    if (folder[0] == 0 || strncmp(path, folder, strlen(folder)) != 0) return 0;
    calls++;
    int struck = how != NOTHING && (calls == fail_at || (how == FULL && calls > fail_at));
    if (struck && how == KILLED) raise(SIGKILL);
    if (struck) errno = how == FULL ? ENOSPC : EIO;
    return struck;
}

static int fails_on(int handle) {
    char link[64], path[PATH_MAX];
    if (folder[0] == 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return fails(path);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int handle, const void *data, size_t size) {
    return fails_on(handle) ? -1 : REAL(write)(handle, data, size);
}
ssize_t pwrite(int handle, const void *data, size_t size, off_t at) {
    return fails_on(handle) ? -1 : REAL(pwrite)(handle, data, size, at);
}
ssize_t pwrite64(int handle, const void *data, size_t size, off64_t at) {
    return fails_on(handle) ? -1 : REAL(pwrite64)(handle, data, size, at);
}
int ftruncate(int handle, off_t size) { return fails_on(handle) ? -1 : REAL(ftruncate)(handle, size); }
int ftruncate64(int handle, off64_t size) { return fails_on(handle) ? -1 : REAL(ftruncate64)(handle, size); }
int fsync(int handle) { return fails_on(handle) ? -1 : REAL(fsync)(handle); }
int fdatasync(int handle) { return fails_on(handle) ? -1 : REAL(fdatasync)(handle); }
int rename(const char *from, const char *to) { return fails(to) ? -1 : REAL(rename)(from, to); }
int link(const char *from, const char *to) { return fails(to) ? -1 : REAL(link)(from, to); }

int clock_gettime(clockid_t which, struct timespec *now) {
    int done = REAL(clock_gettime)(which, now);
    if (which == CLOCK_REALTIME && ++clock_calls >= jump_at && jump_at > 0) now->tv_sec += jump_seconds;
    return done;
}
