import type { PasskeyOffer, PasskeyQuestion } from '../../../domain/staff/staffContract.ts';
import { PASSKEY_WAIT_MS } from '../../../domain/staff/staffLimits.ts';
import { loadWebAuthn } from './loadWebAuthn.ts';
import { challengeOf, newNonce, type PasskeyPurpose } from './passkeyNonce.ts';
import type { KnownCredential } from './passkeysRepo.ts';

/** Edwards curve, P-256 and RSA; the library also knows kinds that browsers are only trying out. */
const ALGORITHMS = [-8, -7, -257];
/** What the browser shows as the name of this place. */
const PLACE = 'Sawt';

type Asking = { host: string; key: Uint8Array; now: number; purpose: PasskeyPurpose; own: KnownCredential[] };

/** What a browser needs to make a passkey. @param own those that the person has, which it does not make again */
export async function offerPasskey(
  { host, key, now, purpose, own }: Asking,
  person: { id: string; name: string; email: string },
): Promise<Omit<PasskeyOffer, 'device'>> {
  const nonce = newNonce(key, now);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: PLACE,
    rpID: host,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    challenge: challengeOf(nonce, purpose),
    timeout: PASSKEY_WAIT_MS,
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { nonce, options: options as PasskeyOffer['options'] };
}

/** What a browser needs to sign with a passkey. @param own whose passkeys; empty where the browser finds them */
export async function askSignature({ host, key, now, purpose, own }: Asking): Promise<PasskeyQuestion> {
  const nonce = newNonce(key, now);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge: challengeOf(nonce, purpose),
    timeout: PASSKEY_WAIT_MS,
    allowCredentials: own,
    userVerification: 'required',
  });
  return { nonce, options: options as PasskeyQuestion['options'] };
}
