/** Passkeys of this browser. Their library loads when the first one is made or used. */
import { passkeyHostOf } from '../../../domain/staff/passkeyHost.ts';
import type { MakeStop, SignStop } from '../../../domain/staff/passkeyStops.ts';
import type {
  NewPasskey,
  PasskeyOffer,
  PasskeyQuestion,
  PasskeySignature,
} from '../../../domain/staff/staffContract.ts';

/** What a browser did with a passkey; instead of an error why it did not. */
type Done<Made, Stop> = { done: Made } | { stopped: Stop };

export type Passkeys = {
  make: (offer: PasskeyOffer, name: string, signal: AbortSignal) => Promise<Done<NewPasskey, MakeStop>>;
  sign: (question: PasskeyQuestion, signal: AbortSignal) => Promise<Done<PasskeySignature, SignStop>>;
};

/** Whether this browser can use passkeys at this address. */
export const canUsePasskeys = (): boolean =>
  passkeyHostOf(location.origin) !== null && 'PublicKeyCredential' in globalThis;

export const browserPasskeys: Passkeys = {
  make: async ({ nonce, options }, name, signal) => {
    const { startRegistration, WebAuthnAbortService } = await import('@simplewebauthn/browser');
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
    const made = await startRegistration({ optionsJSON: options }).catch((error: unknown) => ({
      stopped: makeStopOf(nameOf(error)),
    }));
    if ('stopped' in made) return made;
    return {
      done: {
        name,
        nonce,
        credential_id: made.id,
        client_data: made.response.clientDataJSON,
        attestation: made.response.attestationObject,
        transports: (made.response.transports ?? []).join(' '),
      },
    };
  },
  sign: async ({ nonce, options }, signal) => {
    const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
    const signed = await startAuthentication({ optionsJSON: options }).catch((error: unknown) => ({
      stopped: signStopOf(nameOf(error)),
    }));
    if ('stopped' in signed) return signed;
    return {
      done: {
        nonce,
        credential_id: signed.id,
        client_data: signed.response.clientDataJSON,
        authenticator_data: signed.response.authenticatorData,
        signature: signed.response.signature,
        user_handle: signed.response.userHandle ?? null,
      },
    };
  },
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Browsers have one error for a cancelled request, for one that took too long, and for a device without a passkey. */
const signStopOf = (name: string): SignStop =>
  name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'unusable';

function makeStopOf(name: string): MakeStop {
  if (name === 'InvalidStateError') return 'known';
  if (name === 'ConstraintError' || name === 'NotSupportedError') return 'unverifiable';
  return signStopOf(name);
}
