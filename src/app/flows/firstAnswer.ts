import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { Outcome } from '../../api/unwrap.ts';
import type { Dated } from '../../api/unwrapDated.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { ReportsRetries } from '../../machines/loadRetry.ts';
import { startNow, takeStart } from './startData.ts';

type Call<Answer> = () => Promise<Outcome<Dated<Answer>>>;

/**
 * The answer that the server wrote into the page, else a call with retries; rejects with an AppError.
 * @param path of the call, relative to the API's address
 */
export async function firstAnswer<Answer>(
  path: string,
  call: Call<Answer>,
  signal: AbortSignal,
  onRetry?: ReportsRetries['onRetry'],
): Promise<Dated<Answer>> {
  const start = takeStart(path);
  if (start !== undefined) return { data: start as Answer, at: startNow() };
  const outcome = await withRetry(call, retryPresets.standard, { signal, onRetry });
  return outcome.ok ? outcome.data : Promise.reject(outcome.error);
}
