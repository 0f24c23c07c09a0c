import { type AppError, isAppError } from '../../../domain/errors.ts';

/** What a call brings in a story: data, a failure, or, with nothing given, no end. */
export async function stagedAnswer<Data>(answer: Data | AppError | undefined): Promise<Data> {
  if (answer === undefined) return await new Promise(() => {});
  return isAppError(answer) ? await Promise.reject(answer) : answer;
}

/** A delay that does not end while somebody looks. */
export const NEVER_MS = 2 ** 31 - 1;
