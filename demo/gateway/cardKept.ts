import { createHmac } from 'node:crypto';
import type { GatewayCard } from '../../server/payments/gateways/gateway.ts';
import { brandRuleOf } from './card/cardBrand.ts';

/**
 * What the sandbox stores of a card: brand, last four digits and a keyed fingerprint. The key never leaves
 * the sandbox, so nobody else can test card numbers against the fingerprint.
 */
export function cardKept(digits: string, fingerprintKey: string): GatewayCard {
  return {
    fingerprint: createHmac('sha256', fingerprintKey).update(digits).digest('base64url').slice(0, 22),
    brand: brandRuleOf(digits).brand,
    last4: digits.slice(-4),
  };
}
