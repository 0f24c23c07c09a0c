import type { ChangeDecision, StaffCandidate } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { unwrapDone } from '../unwrapDone.ts';

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

/** `POST` of a decision about a change, once. */
export const decideChange = (
  client: StaffClient,
  path: { organisation: string; candidate: string; id: string },
  body: ChangeDecision,
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  unwrapDone(
    client.POST('/organisation/{organisation}/candidate/{candidate}/change/{id}', {
      params: { path },
      body,
      signal,
    }),
  );

/** The address at which staff see a picture of a waiting change. */
export const candidatePictureAddress = (organisation: string, candidate: string, picture: string): string =>
  `/staff/api/organisation/${organisation}/candidate/${candidate}/picture/${picture}`;
