import type { WindowFinding } from '../../../../domain/season/checkWindows.ts';
import type {
  EntryCodeChange,
  MembersRequest,
  PlacementRequest,
  RoundMembers,
} from '../../../../domain/staff/staffContract.ts';
import { failureOf, type Outcome, type Reply, settle, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import type { CompetitionPlace } from './rounds.ts';

/** The outcome of a change of members; nothing was changed but with `saved`. `sentence`: why. */
type MembersAnswer =
  | { saved: RoundMembers }
  | { present: RoundMembers; sentence: string }
  | { findings: readonly WindowFinding[]; sentence: string };

type Place = CompetitionPlace & { id: string };

/** `GET /organisation/{organisation}/competition/{competition}/round/{id}/member`, once. */
export const listMembers = (
  client: StaffClient,
  path: Place,
  signal: AbortSignal,
): Promise<Outcome<RoundMembers>> =>
  unwrap<RoundMembers>(
    client.GET('/organisation/{organisation}/competition/{competition}/round/{id}/member', {
      params: { path },
      signal,
    }),
  );

/** `PUT /organisation/{organisation}/competition/{competition}/group/{id}/member`, once. */
export const setMembers = (
  client: StaffClient,
  path: Place,
  body: MembersRequest,
  signal: AbortSignal,
): Promise<Outcome<MembersAnswer>> =>
  unwrapMembers(
    client.PUT('/organisation/{organisation}/competition/{competition}/group/{id}/member', {
      params: { path },
      body,
      signal,
    }),
  );

/** `POST /organisation/{organisation}/competition/{competition}/round/{id}/placement`, once. */
export const placeEntries = (
  client: StaffClient,
  path: Place,
  body: PlacementRequest,
  signal: AbortSignal,
): Promise<Outcome<MembersAnswer>> =>
  unwrapMembers(
    client.POST('/organisation/{organisation}/competition/{competition}/round/{id}/placement', {
      params: { path },
      body,
      signal,
    }),
  );

/** `PUT /organisation/{organisation}/competition/{competition}/group/{id}/code`, once. */
export const changeCode = (
  client: StaffClient,
  path: Place,
  body: EntryCodeChange,
  signal: AbortSignal,
): Promise<Outcome<MembersAnswer>> =>
  unwrapMembers(
    client.PUT('/organisation/{organisation}/competition/{competition}/group/{id}/code', {
      params: { path },
      body,
      signal,
    }),
  );

async function unwrapMembers(call: Promise<Reply<RoundMembers>>): Promise<Outcome<MembersAnswer>> {
  const reply = await settle(call);
  if (!reply.ok) return reply;
  const { data, error, response } = reply.data;
  if (data !== undefined) return { ok: true, data: { saved: data } };
  const said = (error ?? {}) as { message?: string; present?: RoundMembers; findings?: WindowFinding[] };
  const { message: sentence = '', present, findings } = said;
  if (present) return { ok: true, data: { present, sentence } };
  if (findings) return { ok: true, data: { findings, sentence } };
  return { ok: false, error: failureOf(response, error) };
}
