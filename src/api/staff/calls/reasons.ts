import type { RejectReasons, RejectReasonsChange } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { type Saved, unwrapSaved } from '../unwrapSaved.ts';

const ofOrganisation = '/organisation/{organisation}/reasons';

/** `GET` of the reasons to reject an entry, once. */
export const readRejectReasons = (
  client: StaffClient,
  organisation: string,
  signal: AbortSignal,
): Promise<Outcome<RejectReasons>> =>
  unwrap<RejectReasons>(client.GET(ofOrganisation, { params: { path: { organisation } }, signal }));

/** `PUT` of the reasons to reject an entry, once: a repeat finds its own version there. */
export const saveRejectReasons = (
  client: StaffClient,
  organisation: string,
  body: RejectReasonsChange,
  signal: AbortSignal,
): Promise<Outcome<Saved<RejectReasons>>> =>
  unwrapSaved<RejectReasons>(
    client.PUT(ofOrganisation, { params: { path: { organisation } }, body, signal }),
  );
