/** What happens when a test card is charged. */
export type CardBehaviour =
  | 'success'
  | 'declined'
  | 'insufficient_funds'
  | 'challenge'
  | 'slow'
  | 'lost_webhook'
  | 'duplicate_webhook';

/** The test cards by number; they work with any valid expiry and security code. */
export const testCards = {
  '4242424242424242': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002760003184': 'challenge',
  '4000000000000259': 'slow',
  '4000000000000341': 'lost_webhook',
  '4000000000000424': 'duplicate_webhook',
} as const satisfies Record<string, CardBehaviour>;

/**
 * What happens when a card is charged. All but the test cards are declined, so no real card is ever
 * accepted.
 */
export function behaviourOf(digits: string): CardBehaviour {
  const known: Record<string, CardBehaviour> = testCards;
  return known[digits] ?? 'declined';
}
