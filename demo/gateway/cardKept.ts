import { createHmac } from 'node:crypto';
import type { GatewayCard } from '../../server/payments/gateways/gateway.ts';
import { brandRuleOf } from './card/cardBrand.ts';

/** All that is kept of a card number. The key never leaves the sandbox, so that nobody can try numbers against it. */
export function cardKept(digits: string, fingerprintKey: string): GatewayCard {
  return {
    fingerprint: createHmac('sha256', fingerprintKey).update(digits).digest('base64url').slice(0, 22),
    brand: brandRuleOf(digits).brand,
    last4: digits.slice(-4),
  };
}
