/** What a gateway shows of a card that it does not name. */
export const maskedCards = [
  'ALTER TABLE payments ADD COLUMN masked_card TEXT',
  'CREATE INDEX payments_by_masked_card ON payments (masked_card, paid_at) WHERE masked_card IS NOT NULL',
];
