import type {
  CodeRequest,
  Me,
  OfferedFactor,
  RecoveryCodes,
  StaffFactors,
  StaffSessionList,
} from '../../../../domain/staff/staffContract.ts';
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
export const stepUp = (client: StaffClient, body: CodeRequest, signal: AbortSignal): Promise<Outcome<null>> =>
  unwrapDone(client.POST('/step-up', { body, signal }));

/** `GET /factor`, once: the caller's authenticator apps. */
export const listFactors = (client: StaffClient, signal: AbortSignal): Promise<Outcome<StaffFactors>> =>
  unwrap<StaffFactors>(client.GET('/factor', { signal }));

/** `POST /factor/offer`, once: the secret for one more authenticator app. */
export const offerFactor = (client: StaffClient, signal: AbortSignal): Promise<Outcome<OfferedFactor>> =>
  unwrap<OfferedFactor>(client.POST('/factor/offer', { signal }));

/** `POST /factor`, once: a second try could only be refused. */
export const addFactor = (
  client: StaffClient,
  body: CodeRequest,
  signal: AbortSignal,
): Promise<Outcome<null>> => unwrapDone(client.POST('/factor', { body, signal }));

/** `DELETE /factor/{id}`, once. */
export const removeFactor = (client: StaffClient, id: string, signal: AbortSignal): Promise<Outcome<null>> =>
  unwrapDone(client.DELETE('/factor/{id}', { params: { path: { id } }, signal }));

/** `POST /recovery-code`, once: each call ends the codes of the one before. */
export const renewRecoveryCodes = (
  client: StaffClient,
  signal: AbortSignal,
): Promise<Outcome<RecoveryCodes>> => unwrap<RecoveryCodes>(client.POST('/recovery-code', { signal }));

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
