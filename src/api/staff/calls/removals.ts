import type { Asked, MemberRemoval, RemovalRequest } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { unwrapOptional } from '../unwrapDone.ts';

const ofEntry = '/organisation/{organisation}/entry/{id}/removal';

type EntryPath = { organisation: string; id: string };

/** `GET` of what it would mean to take an entry out of its vote, once. */
export const readRemoval = (
  client: StaffClient,
  path: EntryPath,
  signal: AbortSignal,
): Promise<Outcome<MemberRemoval>> =>
  unwrap<MemberRemoval>(client.GET(ofEntry, { params: { path }, signal }));

/** `POST` that takes an entry out of its vote or brings it back, once. It answers what was asked, or nothing once it is done. */
export const removeMember = (
  client: StaffClient,
  path: EntryPath,
  body: RemovalRequest,
  signal: AbortSignal,
): Promise<Outcome<Asked | null>> =>
  unwrapOptional<Asked>(client.POST(ofEntry, { params: { path }, body, signal }));
