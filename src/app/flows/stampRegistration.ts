/** Loaded with the first typed field. */
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { beginRegistration } from '../../api/calls/beginRegistration.ts';
import type { ApiClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { Begun, FormToBegin } from '../../machines/registration/registrationTypes.ts';
import { dataOf } from './dataOf.ts';

/** The server's stamp of a registration that begins. Rejects with an AppError. */
export async function stampRegistration(
  client: ApiClient,
  form: FormToBegin,
  signal: AbortSignal,
): Promise<Begun> {
  const call = () => beginRegistration(client, form, signal);
  const { data } = await dataOf(await withRetry(call, retryPresets.standard, { signal }));
  return { at: data.begun_at, stamp: data.stamp };
}
