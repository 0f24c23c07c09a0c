import { createHmac } from 'node:crypto';
import { emailKey } from '../../../domain/person/email.ts';

/** The pseudonym of a contact: its e-mail address, the same in every spelling. */
export function contactOf(pepper: Uint8Array, email: string): string {
  return pseudonym(pepper, 'contact', emailKey(email));
}

/** The pseudonym of a payment method: the gateway's fingerprint of it. */
export function cardOf(pepper: Uint8Array, gateway: string, fingerprint: string): string {
  return pseudonym(pepper, 'card', `${gateway}:${fingerprint}`);
}

/** The pseudonym of a device without a signed id, from its network and user agent. */
export function unmarkedDeviceOf(pepper: Uint8Array, network: string, agent: string): string {
  return pseudonym(pepper, 'device', `${network} ${agent}`);
}

export function networkPseudonym(pepper: Uint8Array, network: string): string {
  return pseudonym(pepper, 'network', network);
}

/** A keyed hash: without the pepper, nobody can guess values and compare them with a pseudonym. */
function pseudonym(pepper: Uint8Array, kind: string, value: string): string {
  return createHmac('sha256', pepper).update(`${kind}:${value}`).digest('base64url');
}
