import { createHmac } from 'node:crypto';
import { emailKey } from '../../../domain/person/email.ts';

/**
 * The pseudonym of a contact. It depends on the e-mail address alone, and not on its upper and lower case.
 */
export function contactOf(pepper: Uint8Array, email: string): string {
  return pseudonym(pepper, 'contact', emailKey(email));
}

/** The pseudonym of a payment method, from the fingerprint that the gateway gives it. */
export function cardOf(pepper: Uint8Array, gateway: string, fingerprint: string): string {
  return pseudonym(pepper, 'card', `${gateway}:${fingerprint}`);
}

/** The pseudonym of a device that sent no cookie with a signed id, from its network and user agent. */
export function unmarkedDeviceOf(pepper: Uint8Array, network: string, agent: string): string {
  return pseudonym(pepper, 'device', `${network} ${agent}`);
}

export function networkPseudonym(pepper: Uint8Array, network: string): string {
  return pseudonym(pepper, 'network', network);
}

/** A keyed hash. Nobody without the pepper can hash guessed values and compare them. */
function pseudonym(pepper: Uint8Array, kind: string, value: string): string {
  return createHmac('sha256', pepper).update(`${kind}:${value}`).digest('base64url');
}
