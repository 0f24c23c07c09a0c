import type {
  FirstOwnerRequest,
  Invited,
  NamesChanged,
  NamesRequest,
  OrganisationList,
  OrganisationNames,
  OrganisationRequest,
} from '../../../../domain/staff/staffContract.ts';
import { failureOf, type Outcome, settle, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

/** `GET /organisation`, once. */
export const listOrganisations = (
  client: StaffClient,
  signal: AbortSignal,
): Promise<Outcome<OrganisationList>> => unwrap<OrganisationList>(client.GET('/organisation', { signal }));

/** `POST /organisation`, once: a repeat with the same id would make no second one. */
export const makeOrganisation = (
  client: StaffClient,
  body: OrganisationRequest,
  signal: AbortSignal,
): Promise<Outcome<OrganisationNames>> =>
  unwrap<OrganisationNames>(client.POST('/organisation', { body, signal }));

/** `POST /organisation/{organisation}/first-owner`, once. */
export const inviteFirstOwner = (
  client: StaffClient,
  organisation: string,
  body: FirstOwnerRequest,
  signal: AbortSignal,
): Promise<Outcome<Invited>> =>
  unwrap<Invited>(
    client.POST('/organisation/{organisation}/first-owner', {
      params: { path: { organisation } },
      body,
      signal,
    }),
  );

/** `GET /organisation/{organisation}`, once. */
export const readNames = (
  client: StaffClient,
  organisation: string,
  signal: AbortSignal,
): Promise<Outcome<OrganisationNames>> =>
  unwrap<OrganisationNames>(
    client.GET('/organisation/{organisation}', { params: { path: { organisation } }, signal }),
  );

/** `PATCH /organisation/{organisation}`, once. `present`: nothing was changed, as the names have another version. */
export async function changeNames(
  client: StaffClient,
  organisation: string,
  body: NamesRequest,
  signal: AbortSignal,
): Promise<Outcome<{ saved: OrganisationNames } | { present: OrganisationNames }>> {
  const path = { organisation };
  const reply = await settle(
    client.PATCH('/organisation/{organisation}', { params: { path }, body, signal }),
  );
  if (!reply.ok) return reply;
  const { data, error, response } = reply.data;
  if (data !== undefined) return { ok: true, data: { saved: data } };
  if (response.status === 409) return { ok: true, data: { present: (error as NamesChanged).present } };
  return { ok: false, error: failureOf(response, error) };
}
