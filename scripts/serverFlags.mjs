/**
 * How Node runs the server. Thousands of streams leave much short-lived memory behind: a small young generation gives
 * it back soon, where the default lets it grow by a hundred megabytes. What waits for the disk outlives that generation;
 * left alone, V8 lets four times of what is in use gather before it looks, hundreds of megabytes while many vote.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/** And in what environment: with an arena for each of its threads, malloc keeps tens of megabytes that nobody uses. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
