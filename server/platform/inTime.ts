/**
 * Waits for some work, at most `ms`. Work that takes longer goes on, and its result is lost.
 * @throws Error once the time is over, or the error of the work
 */
export async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('too late')), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
