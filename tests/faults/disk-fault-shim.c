/* Loaded with LD_PRELOAD, it makes syncs to disk fail and the clock jump while the test says so, through a file that both have mapped. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

struct control {
  int64_t fail_sync;
  int64_t clock_seconds;
};

static const volatile struct control none;
static const volatile struct control *control = &none;

__attribute__((constructor)) static void map_control(void) {
  const char *path = getenv("FAULT_CONTROL");
  int file = path ? open(path, O_RDONLY) : -1;
  if (file < 0) return;
  void *mapped = mmap(NULL, sizeof *control, PROT_READ, MAP_SHARED, file, 0);
  if (mapped != MAP_FAILED) control = mapped;
  close(file);
}

static int sync_by(long call, int file) {
  if (!control->fail_sync) return (int)syscall(call, file);
  errno = EIO;
  return -1;
}

int fsync(int file) { return sync_by(SYS_fsync, file); }
int fdatasync(int file) { return sync_by(SYS_fdatasync, file); }

int clock_gettime(clockid_t which, struct timespec *at) {
  int result = (int)syscall(SYS_clock_gettime, which, at);
  if (result == 0 && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) at->tv_sec += control->clock_seconds;
  return result;
}

int gettimeofday(struct timeval *at, void *zone) {
  (void)zone;
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return result;
}

time_t time(time_t *kept) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (kept) *kept = now.tv_sec;
  return now.tv_sec;
}
