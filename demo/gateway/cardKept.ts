import { createHmac } from 'node:crypto';
import type { GatewayCard } from '../../server/payments/gateways/gateway.ts';
import { brandRuleOf } from './card/cardBrand.ts';

/** The stored data of a card number. The key never leaves the sandbox, so nobody can test numbers against it. */
export function cardKept(digits: string, fingerprintKey: string): GatewayCard {
  return {
    fingerprint: createHmac('sha256', fingerprintKey).update(digits).digest('base64url').slice(0, 22),
    brand: brandRuleOf(digits).brand,
    last4: digits.slice(-4),
  };
}
