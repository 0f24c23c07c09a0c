import type { ApprovalList, Approved } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { unwrapDone } from '../unwrapDone.ts';

/** An approval of an organisation, by its id. */
export type ApprovalPlace = { organisation: string; id: string };

/** `GET /organisation/{organisation}/approval`, once. */
export const listApprovals = (
  client: StaffClient,
  organisation: string,
  signal: AbortSignal,
): Promise<Outcome<ApprovalList>> =>
  unwrap<ApprovalList>(
    client.GET('/organisation/{organisation}/approval', { params: { path: { organisation } }, signal }),
  );

/** `POST …/approve`, once: a link in the reply shows only there. @param hash of the act that the person saw */
export const approve = (
  client: StaffClient,
  path: ApprovalPlace,
  hash: string,
  signal: AbortSignal,
): Promise<Outcome<Approved>> =>
  unwrap<Approved>(
    client.POST('/organisation/{organisation}/approval/{id}/approve', {
      params: { path },
      body: { hash },
      signal,
    }),
  );

/** `POST …/reject`, once. */
export const rejectApproval = (
  client: StaffClient,
  path: ApprovalPlace,
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  unwrapDone(client.POST('/organisation/{organisation}/approval/{id}/reject', { params: { path }, signal }));

/** `DELETE` of an approval that the caller asked for, once. */
export const withdrawApproval = (
  client: StaffClient,
  path: ApprovalPlace,
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  unwrapDone(client.DELETE('/organisation/{organisation}/approval/{id}', { params: { path }, signal }));
