// launch PROGRAM ARGUMENTS: stores the current time in BENCH_T0_NS and executes the program, which uses it to measure
// the time to its first frame.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int main(int count, char **arguments) {
    if (count < 2) return 2;
    struct timespec now;
    char text[32];
    clock_gettime(CLOCK_MONOTONIC, &now);
    snprintf(text, sizeof text, "%lld", now.tv_sec * 1000000000LL + now.tv_nsec);
    setenv("BENCH_T0_NS", text, 1);
    execv(arguments[1], arguments + 1);
    perror(arguments[1]);
    return 127;
}
