import type {
  Enrolled,
  EnrolRequest,
  ResetRequest,
  SetupRequest,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

/** `POST /setup`, once: the link works only once. The reply sets the cookie of the session. */
export const setUp = (
  client: StaffClient,
  body: SetupRequest,
  signal: AbortSignal,
): Promise<Outcome<Enrolled>> => unwrap<Enrolled>(client.POST('/setup', { body, signal }));

/** `POST /invitation`, once, as `POST /setup`. */
export const acceptInvitation = (
  client: StaffClient,
  body: EnrolRequest,
  signal: AbortSignal,
): Promise<Outcome<Enrolled>> => unwrap<Enrolled>(client.POST('/invitation', { body, signal }));

/** `POST /reset`, once, as `POST /setup`. */
export const completeReset = (
  client: StaffClient,
  body: ResetRequest,
  signal: AbortSignal,
): Promise<Outcome<Enrolled>> => unwrap<Enrolled>(client.POST('/reset', { body, signal }));
