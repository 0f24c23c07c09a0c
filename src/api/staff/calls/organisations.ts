import type {
  FirstOwnerRequest,
  Invited,
  OrganisationChange,
  OrganisationList,
  OrganisationSettings,
  OrganisationRequest,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { type Saved, unwrapSaved } from '../unwrapSaved.ts';

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
): Promise<Outcome<OrganisationSettings>> =>
  unwrap<OrganisationSettings>(client.POST('/organisation', { body, signal }));

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
export const readOrganisationSettings = (
  client: StaffClient,
  organisation: string,
  signal: AbortSignal,
): Promise<Outcome<OrganisationSettings>> =>
  unwrap<OrganisationSettings>(
    client.GET('/organisation/{organisation}', { params: { path: { organisation } }, signal }),
  );

/** `PATCH /organisation/{organisation}`, once. */
export const changeOrganisationSettings = (
  client: StaffClient,
  organisation: string,
  body: OrganisationChange,
  signal: AbortSignal,
): Promise<Outcome<Saved<OrganisationSettings>>> =>
  unwrapSaved<OrganisationSettings>(
    client.PATCH('/organisation/{organisation}', { params: { path: { organisation } }, body, signal }),
  );
