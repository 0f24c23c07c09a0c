/**
 * How Node runs the server. Thousands of streams leave much short-lived memory behind: a small young generation gives
 * it back soon, where the default lets it grow by a hundred megabytes.
 */
export const serverFlags = ['--max-semi-space-size=8'];
