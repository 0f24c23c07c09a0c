import type {
  Asked,
  CompetitionsRequest,
  InvitationRequest,
  Invited,
  StaffCompetitionPage,
  StaffList,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { unwrapDone, unwrapOptional } from '../unwrapDone.ts';

/** `GET /organisation/{organisation}/staff`, once. */
export const listStaff = (
  client: StaffClient,
  organisation: string,
  signal: AbortSignal,
): Promise<Outcome<StaffList>> =>
  unwrap<StaffList>(
    client.GET('/organisation/{organisation}/staff', { params: { path: { organisation } }, signal }),
  );

/** `POST /organisation/{organisation}/invitation`, once: invites, or asks another owner to approve. */
export const invite = (
  client: StaffClient,
  organisation: string,
  body: InvitationRequest,
  signal: AbortSignal,
): Promise<Outcome<Invited | Asked>> =>
  unwrap<Invited | Asked>(
    client.POST('/organisation/{organisation}/invitation', {
      params: { path: { organisation } },
      body,
      signal,
    }),
  );

/** `DELETE` of a membership or an invitation, once: null, or the act that another owner has to approve. */
export const endHolding = (
  client: StaffClient,
  organisation: string,
  { kind, id }: { kind: 'membership' | 'invitation'; id: string },
  signal: AbortSignal,
): Promise<Outcome<Asked | null>> =>
  unwrapOptional<Asked>(
    client.DELETE(`/organisation/{organisation}/${kind}/{id}`, {
      params: { path: { organisation, id } },
      signal,
    }),
  );

/** `POST /organisation/{organisation}/invitation/{id}/restore`, once: undoes a withdrawal. */
export const restoreInvitation = (
  client: StaffClient,
  organisation: string,
  id: string,
  signal: AbortSignal,
): Promise<Outcome<unknown>> =>
  unwrapDone(
    client.POST('/organisation/{organisation}/invitation/{id}/restore', {
      params: { path: { organisation, id } },
      signal,
    }),
  );

/** `PUT /organisation/{organisation}/membership/{id}/competition`, once. */
export const changeRoleCompetitions = (
  client: StaffClient,
  organisation: string,
  id: string,
  body: CompetitionsRequest,
  signal: AbortSignal,
): Promise<Outcome<unknown>> =>
  unwrapDone(
    client.PUT('/organisation/{organisation}/membership/{id}/competition', {
      params: { path: { organisation, id } },
      body,
      signal,
    }),
  );

/** `GET /organisation/{organisation}/competition`, once: a page of the competitions that the caller may see. */
export const listStaffCompetitions = (
  client: StaffClient,
  organisation: string,
  after: string | null,
  signal: AbortSignal,
): Promise<Outcome<StaffCompetitionPage>> =>
  unwrap<StaffCompetitionPage>(
    client.GET('/organisation/{organisation}/competition', {
      params: { path: { organisation }, query: after === null ? {} : { after } },
      signal,
    }),
  );
