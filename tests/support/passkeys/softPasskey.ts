/** A passkey in software: it makes and signs what a device would, for the real checks of the server. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  NewPasskey,
  PasskeyOffer,
  PasskeyQuestion,
  PasskeySignature,
} from '../../../domain/staff/staffContract.ts';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/** What a test can get wrong on purpose. */
export type Slip = {
  origin?: string;
  host?: string;
  /** The device asks for no fingerprint, face or PIN. */
  unverified?: boolean;
  /** The counter of the answer; one more than before by default. */
  counter?: number;
};

export class SoftPasskey {
  readonly id = base64url(randomBytes(32));
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Uint8Array;
  #person = '';
  #counter = 0;

  /** @param origin of the page that asks */
  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
    // An ES256 key as COSE writes it: kind, algorithm, curve, and the point.
    const pairs: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ];
    this.#publicKey = isoCBOR.encode(new Map<number | string, never>(pairs as [number, never][]));
  }

  /** Makes the passkey that a page offers. */
  make({ nonce, options }: PasskeyOffer, name: string, slip: Slip = {}): NewPasskey {
    this.#person = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const authData = Buffer.concat([this.#data(options.rp.id, WITH_CREDENTIAL, slip), credential]);
    const attestation = new Map<string, never>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ] as [string, never][]);
    return {
      name,
      nonce,
      credential_id: this.id,
      client_data: base64url(this.#clientData('webauthn.create', options.challenge, slip)),
      attestation: base64url(isoCBOR.encode(attestation)),
      transports: 'internal hybrid',
    };
  }

  /** Signs what a page asks for. */
  sign({ nonce, options }: PasskeyQuestion, slip: Slip = {}): PasskeySignature {
    this.#counter += 1;
    const authData = this.#data(options.rpId, 0, { counter: this.#counter, ...slip });
    const clientData = this.#clientData('webauthn.get', options.challenge, slip);
    return {
      nonce,
      credential_id: this.id,
      client_data: base64url(clientData),
      authenticator_data: base64url(authData),
      signature: base64url(sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key)),
      user_handle: this.#person,
    };
  }

  #data(host: string, flags: number, { host: other = host, unverified, counter = 0 }: Slip): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(other),
      Buffer.from([PRESENT | (unverified ? 0 : VERIFIED) | flags]),
      counted,
    ]);
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Slip): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
