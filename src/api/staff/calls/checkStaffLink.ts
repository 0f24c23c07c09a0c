import type {
  InvitationLink,
  LinkToken,
  ResetLink,
  SetupLink,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

/** `POST /setup/check`, once. */
export const checkSetup = (
  client: StaffClient,
  body: LinkToken,
  signal: AbortSignal,
): Promise<Outcome<SetupLink>> => unwrap<SetupLink>(client.POST('/setup/check', { body, signal }));

/** `POST /invitation/check`, once. */
export const checkInvitation = (
  client: StaffClient,
  body: LinkToken,
  signal: AbortSignal,
): Promise<Outcome<InvitationLink>> =>
  unwrap<InvitationLink>(client.POST('/invitation/check', { body, signal }));

/** `POST /reset/check`, once. */
export const checkReset = (
  client: StaffClient,
  body: LinkToken,
  signal: AbortSignal,
): Promise<Outcome<ResetLink>> => unwrap<ResetLink>(client.POST('/reset/check', { body, signal }));
