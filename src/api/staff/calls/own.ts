import type { Me, StaffSessionList, StepUpRequest } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { unwrapDone } from '../unwrapDone.ts';

/** `GET /me`, once. */
export const readMe = (client: StaffClient, signal: AbortSignal): Promise<Outcome<Me>> =>
  unwrap<Me>(client.GET('/me', { signal }));

/** `POST /sign-out`, once. */
export const signOut = (client: StaffClient, signal: AbortSignal): Promise<Outcome<null>> =>
  unwrapDone(client.POST('/sign-out', { signal }));

/** `POST /step-up`, once: a code works only once. */
export const stepUp = (
  client: StaffClient,
  body: StepUpRequest,
  signal: AbortSignal,
): Promise<Outcome<null>> => unwrapDone(client.POST('/step-up', { body, signal }));

/** `GET /session`, once: the caller's signed-in devices. */
export const listStaffSessions = (
  client: StaffClient,
  signal: AbortSignal,
): Promise<Outcome<StaffSessionList>> => unwrap<StaffSessionList>(client.GET('/session', { signal }));

/** `DELETE /session/{id}`, once: signs a device out. */
export const revokeStaffSession = (
  client: StaffClient,
  id: string,
  signal: AbortSignal,
): Promise<Outcome<null>> => unwrapDone(client.DELETE('/session/{id}', { params: { path: { id } }, signal }));
