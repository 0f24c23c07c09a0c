import { createHmac } from 'node:crypto';
import type { GatewayCard } from '../../server/payments/gateways/gateway.ts';
import { brandRuleOf } from './card/cardBrand.ts';

/**
 * What the sandbox stores of a card: brand, last four digits and a keyed fingerprint. Only the sandbox has
 * the key, so nobody else can find out a card number by computing fingerprints.
 */
export function cardKept(digits: string, fingerprintKey: string): GatewayCard {
  return {
    fingerprint: createHmac('sha256', fingerprintKey).update(digits).digest('base64url').slice(0, 22),
    brand: brandRuleOf(digits).brand,
    last4: digits.slice(-4),
  };
}
