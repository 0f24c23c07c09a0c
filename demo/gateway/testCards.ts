/** The behaviour of a test card. */
export type CardBehaviour =
  | 'success'
  | 'declined'
  | 'insufficient_funds'
  | 'challenge'
  | 'slow'
  | 'lost_webhook'
  | 'duplicate_webhook';

/** The test cards by number; any valid expiry and security code work. */
export const testCards = {
  '4242424242424242': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002760003184': 'challenge',
  '4000000000000259': 'slow',
  '4000000000000341': 'lost_webhook',
  '4000000000000424': 'duplicate_webhook',
} as const satisfies Record<string, CardBehaviour>;

/** Every other card is declined: the sandbox never accepts a real card. */
export function behaviourOf(digits: string): CardBehaviour {
  const known: Record<string, CardBehaviour> = testCards;
  return known[digits] ?? 'declined';
}
