import { type AppError, isAppError } from '../../../domain/errors.ts';

/** How a call ends in a story: with this data or this failure; without either, never. */
export async function stagedAnswer<Data>(answer: Data | AppError | undefined): Promise<Data> {
  if (answer === undefined) return await new Promise(() => {});
  return isAppError(answer) ? await Promise.reject(answer) : answer;
}

/** A delay (ms) so long that it never ends in a story: the longest that timers allow. */
export const NEVER_MS = 2 ** 31 - 1;
