import type { NewPasskey, PasskeySignature } from '../../../domain/staff/staffContract.ts';
import { loadWebAuthn } from './loadWebAuthn.ts';
import type { FoundPasskey } from './passkeysRepo.ts';

/** What a browser must have signed, and for which place. */
export type Expected = { origin: string; host: string; challenge: Uint8Array<ArrayBuffer> };

/** `unverified`: the device did not make sure who the person is. `refused`: it is not what we asked for. */
export type PasskeyRefusal = 'unverified' | 'refused';

/** A passkey that a browser made, as it is stored. */
export type MadePasskey = { credential_id: string; public_key: string; counter: number };

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const placeOf = ({ origin, host, challenge }: Expected) => ({
  expectedOrigin: origin,
  expectedRPID: host,
  expectedChallenge: base64url(challenge),
  // Judged here, so that the person learns of it.
  requireUserVerification: false,
});

/** Verifies a new passkey. The library throws for whatever is wrong with one. */
export async function verifyNewPasskey(
  made: NewPasskey,
  expected: Expected,
): Promise<MadePasskey | PasskeyRefusal> {
  const response = {
    id: made.credential_id,
    rawId: made.credential_id,
    type: 'public-key' as const,
    response: { clientDataJSON: made.client_data, attestationObject: made.attestation },
    clientExtensionResults: {},
  };
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...placeOf(expected) }).catch(
    () => ({ registrationInfo: undefined }),
  );
  if (!registrationInfo) return 'refused';
  if (!registrationInfo.userVerified) return 'unverified';
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credential_id: id, public_key: base64url(publicKey), counter };
}

/**
 * Verifies a signature. @returns the counter of the passkey, which the caller compares with the stored one: the write
 * that stores it has to compare, too, as two nodes may get one signature
 */
export async function verifySignature(
  signed: PasskeySignature,
  { credential_id, public_key }: Pick<FoundPasskey, 'credential_id' | 'public_key'>,
  expected: Expected,
): Promise<{ counter: number } | PasskeyRefusal> {
  const response = {
    id: signed.credential_id,
    rawId: signed.credential_id,
    type: 'public-key' as const,
    response: {
      clientDataJSON: signed.client_data,
      authenticatorData: signed.authenticator_data,
      signature: signed.signature,
    },
    clientExtensionResults: {},
  };
  const credential = {
    id: credential_id,
    publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
    counter: 0,
  };
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    credential,
    ...placeOf(expected),
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return 'refused';
  return authenticationInfo.userVerified ? { counter: authenticationInfo.newCounter } : 'unverified';
}
