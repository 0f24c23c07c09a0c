/** What an invented person signs in with. */
import type { PasskeyOffer, PasskeyQuestion, StaffFactors } from '../../../domain/staff/staffContract.ts';

/** The secret that a person is offered for one more app. */
export const offeredSecret = 'KRUGKIDROVUWG2ZAMJZG653OEBTG66BA';

export const factors: StaffFactors = {
  authenticators: [
    {
      id: 'phone'.padEnd(22, '0'),
      added_at: Date.UTC(2026, 9, 4, 6, 20),
      last_used_at: Date.UTC(2026, 10, 26, 8),
    },
    {
      id: 'tablet'.padEnd(22, '0'),
      added_at: Date.UTC(2026, 10, 1, 15),
      last_used_at: Date.UTC(2026, 10, 1, 15),
    },
  ],
  passkeys_possible: true,
  passkeys: [
    {
      id: 'laptop'.padEnd(22, '0'),
      name: 'حاسوب سلمى',
      added_at: Date.UTC(2026, 10, 2, 7, 40),
      last_used_at: Date.UTC(2026, 10, 25, 6, 15),
    },
    {
      id: 'key'.padEnd(22, '0'),
      name: 'Chrome, Windows',
      added_at: Date.UTC(2026, 10, 20, 9),
      last_used_at: null,
    },
  ],
};

/** What a browser is offered to make a passkey. */
export const passkeyOffer: PasskeyOffer = {
  nonce: '1764061800000.q8h3k1v0cQ2mL7xw9bZ4Tg.seal',
  device: { browser: 'Chrome', system: 'macOS' },
  options: {
    challenge: 'bm9uY2U',
    rp: { id: 'staff.sawt.example', name: 'Sawt' },
    user: { id: 'c2FsbWE', name: 'salma@production.example', displayName: 'Salma Al Harthy' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  },
};

/** What a browser is asked to sign. */
export const passkeyQuestion: PasskeyQuestion = {
  nonce: passkeyOffer.nonce,
  options: {
    challenge: 'bm9uY2U',
    rpId: 'staff.sawt.example',
    timeout: 300_000,
    allowCredentials: [],
    userVerification: 'required',
  },
};
