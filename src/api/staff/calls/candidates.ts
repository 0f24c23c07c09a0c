import type { StaffCandidate } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

/** `GET /organisation/{organisation}/candidate/{candidate}`, once. */
export const readCandidate = (
  client: StaffClient,
  organisation: string,
  candidate: string,
  signal: AbortSignal,
): Promise<Outcome<StaffCandidate>> =>
  unwrap<StaffCandidate>(
    client.GET('/organisation/{organisation}/candidate/{candidate}', {
      params: { path: { organisation, candidate } },
      signal,
    }),
  );
