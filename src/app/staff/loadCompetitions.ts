import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { StaffCompetition } from '../../../domain/staff/staffContract.ts';
import { listStaffCompetitions } from '../../api/staff/calls/people.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { dataOf } from '../flows/dataOf.ts';

/** All competitions of an organisation that the person may see, page after page. */
export async function loadCompetitions(
  client: StaffClient,
  organisation: string,
  signal: AbortSignal,
  after: string | null = null,
): Promise<StaffCompetition[]> {
  const call = () => listStaffCompetitions(client, organisation, after, signal);
  const { data, next } = await dataOf(await withRetry(call, retryPresets.standard, { signal }));
  return next === null ? data : [...data, ...(await loadCompetitions(client, organisation, signal, next))];
}
