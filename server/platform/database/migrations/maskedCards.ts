/** A pseudonym of the masked card number, for gateways that do not identify the card itself. */
export const maskedCards = [
  'ALTER TABLE payments ADD COLUMN masked_card TEXT',
  'CREATE INDEX payments_by_masked_card ON payments (masked_card, paid_at) WHERE masked_card IS NOT NULL',
];
