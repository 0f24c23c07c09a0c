/**
 * Node flags of the server. Thousands of streams allocate much short-lived memory: a small young generation frees it soon,
 * while the default grows by a hundred megabytes. Writes that wait for the disk outlive that generation; by default V8
 * lets garbage grow to four times the memory in use, hundreds of megabytes while many people vote.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/** Environment of the server: with an arena for each thread, malloc keeps tens of unused megabytes. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
