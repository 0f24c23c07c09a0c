import { type AppError, isAppError } from '../../../domain/errors.ts';

/** How a call ends in a story: with data, with a failure, or, if nothing is given, never. */
export async function stagedAnswer<Data>(answer: Data | AppError | undefined): Promise<Data> {
  if (answer === undefined) return await new Promise(() => {});
  return isAppError(answer) ? await Promise.reject(answer) : answer;
}

/** A delay that never ends in a story. */
export const NEVER_MS = 2 ** 31 - 1;
