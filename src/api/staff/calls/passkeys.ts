import type {
  Approved,
  Me,
  NewPasskey,
  PasskeyOffer,
  PasskeyQuestion,
  PasskeySignature,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { unwrapDone } from '../unwrapDone.ts';
import type { ApprovalPlace } from './approvals.ts';

/** `POST /sign-in/passkey/question`, once. */
export const askPasskeySignIn = (
  client: StaffClient,
  signal: AbortSignal,
): Promise<Outcome<PasskeyQuestion>> =>
  unwrap<PasskeyQuestion>(client.POST('/sign-in/passkey/question', { signal }));

/** `POST /sign-in/passkey`, once: a signature works only once. The reply sets the cookie of the session. */
export const signInByPasskey = (
  client: StaffClient,
  body: PasskeySignature,
  signal: AbortSignal,
): Promise<Outcome<Me>> => unwrap<Me>(client.POST('/sign-in/passkey', { body, signal }));

/** `POST /step-up/passkey/question`, once. @param approval the hash of an act to approve; null for any other step-up */
export const askPasskeyStepUp = (
  client: StaffClient,
  approval: string | null,
  signal: AbortSignal,
): Promise<Outcome<PasskeyQuestion>> =>
  unwrap<PasskeyQuestion>(client.POST('/step-up/passkey/question', { body: { approval }, signal }));

/** `POST /step-up/passkey`, once: a signature works only once. */
export const stepUpByPasskey = (
  client: StaffClient,
  body: PasskeySignature,
  signal: AbortSignal,
): Promise<Outcome<null>> => unwrapDone(client.POST('/step-up/passkey', { body, signal }));

/** `POST …/approve-signed`, once. @param hash of the act that the person saw and signed */
export const approveSigned = (
  client: StaffClient,
  path: ApprovalPlace,
  hash: string,
  signature: PasskeySignature,
  signal: AbortSignal,
): Promise<Outcome<Approved>> =>
  unwrap<Approved>(
    client.POST('/organisation/{organisation}/approval/{id}/approve-signed', {
      params: { path },
      body: { hash, ...signature },
      signal,
    }),
  );

/** `POST /passkey/offer`, once: what the browser needs to make a passkey. */
export const offerPasskey = (client: StaffClient, signal: AbortSignal): Promise<Outcome<PasskeyOffer>> =>
  unwrap<PasskeyOffer>(client.POST('/passkey/offer', { signal }));

/** `POST /passkey`, once: a second try could only be refused. */
export const addPasskey = (
  client: StaffClient,
  body: NewPasskey,
  signal: AbortSignal,
): Promise<Outcome<null>> => unwrapDone(client.POST('/passkey', { body, signal }));

/** `DELETE /passkey/{id}`, once. */
export const removePasskey = (client: StaffClient, id: string, signal: AbortSignal): Promise<Outcome<null>> =>
  unwrapDone(client.DELETE('/passkey/{id}', { params: { path: { id } }, signal }));
