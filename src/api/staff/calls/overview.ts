import type { Overview } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

/** `GET /organisation/{organisation}/overview`, once. */
export const readOverview = (
  client: StaffClient,
  organisation: string,
  signal: AbortSignal,
): Promise<Outcome<Overview>> =>
  unwrap<Overview>(
    client.GET('/organisation/{organisation}/overview', { params: { path: { organisation } }, signal }),
  );
