import type { AppError } from '../../../../domain/errors.ts';
import type {
  GroupChange,
  GroupRequest,
  RoundChange,
  RoundRequest,
  StaffGroup,
  StaffRound,
  StaffRounds,
  WindowsRefused,
} from '../../../../domain/staff/staffContract.ts';
import { failureOf, type Outcome, settle, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { type Deleted, type Saved, unwrapDeleted, unwrapSaved } from '../unwrapSaved.ts';

/** A competition of an organisation. */
export type CompetitionPlace = { organisation: string; competition: string };

/** `GET /organisation/{organisation}/competition/{competition}/round`, once. */
export const listRounds = (
  client: StaffClient,
  path: CompetitionPlace,
  signal: AbortSignal,
): Promise<Outcome<StaffRounds>> =>
  unwrap<StaffRounds>(
    client.GET('/organisation/{organisation}/competition/{competition}/round', { params: { path }, signal }),
  );

/** `refused`: what a page says that does not list the findings. */
type GroupSaved = Saved<StaffGroup> | { findings: Required<WindowsRefused>['findings']; refused: AppError };

/**
 * `PATCH /organisation/{organisation}/competition/{competition}/group/{id}`, once. `findings`: nothing was changed, as its
 * window cannot stand beside the others.
 */
export async function changeGroup(
  client: StaffClient,
  path: CompetitionPlace & { id: string },
  body: GroupChange,
  signal: AbortSignal,
): Promise<Outcome<GroupSaved>> {
  const call = client.PATCH('/organisation/{organisation}/competition/{competition}/group/{id}', {
    params: { path },
    body,
    signal,
  });
  const reply = await settle(call);
  if (!reply.ok) return reply;
  const { error, response } = reply.data;
  const { findings } = (error ?? {}) as Partial<WindowsRefused>;
  return findings
    ? { ok: true, data: { findings, refused: failureOf(response, error) } }
    : unwrapSaved<StaffGroup>(call);
}

/** `POST /organisation/{organisation}/competition/{competition}/round`, once: a repeat with the same id would make no second one. */
export const makeRound = (
  client: StaffClient,
  path: CompetitionPlace,
  body: RoundRequest,
  signal: AbortSignal,
): Promise<Outcome<StaffRound>> =>
  unwrap<StaffRound>(
    client.POST('/organisation/{organisation}/competition/{competition}/round', {
      params: { path },
      body,
      signal,
    }),
  );

/** `PATCH /organisation/{organisation}/competition/{competition}/round/{id}`, once. */
export const changeRound = (
  client: StaffClient,
  path: CompetitionPlace & { id: string },
  body: RoundChange,
  signal: AbortSignal,
): Promise<Outcome<Saved<StaffRound>>> =>
  unwrapSaved<StaffRound>(
    client.PATCH('/organisation/{organisation}/competition/{competition}/round/{id}', {
      params: { path },
      body,
      signal,
    }),
  );

/**
 * `POST /organisation/{organisation}/competition/{competition}/round/{id}/group`, once: a repeat with the same id would make
 * no second one.
 */
export const makeGroup = (
  client: StaffClient,
  path: CompetitionPlace & { id: string },
  body: GroupRequest,
  signal: AbortSignal,
): Promise<Outcome<StaffGroup>> =>
  unwrap<StaffGroup>(
    client.POST('/organisation/{organisation}/competition/{competition}/round/{id}/group', {
      params: { path },
      body,
      signal,
    }),
  );

/** `DELETE` of a round or a group of a competition, once. `present`: nothing was deleted. */
export const deletePart = (
  client: StaffClient,
  part: 'round' | 'group',
  path: CompetitionPlace & { id: string },
  version: number,
  signal: AbortSignal,
): Promise<Outcome<Deleted<StaffRound | StaffGroup>>> =>
  unwrapDeleted<StaffRound | StaffGroup>(
    client.DELETE(`/organisation/{organisation}/competition/{competition}/${part}/{id}`, {
      params: { path, query: { version } },
      signal,
    }),
  );
