/**
 * Flags of Node for the server. Thousands of streams allocate much short-lived memory. A small young
 * generation frees it soon; the default one grows by a hundred megabytes. Writes that wait for the disk
 * live longer than that generation. By default V8 lets garbage grow to four times the memory in use, which
 * is hundreds of megabytes while many people vote. Four threads would help to collect garbage;
 * on two cores, requests would wait for them.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40', '--v8-pool-size=1'];

/**
 * Environment of the server. With only two malloc arenas, threads do not each keep megabytes of unused
 * memory.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
