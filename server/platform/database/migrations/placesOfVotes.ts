/**
 * A place in a group can end only while no vote and no order names it. Without these indexes the database reads all votes to
 * learn that, once for each place, and on SQLite new votes wait meanwhile.
 */
export const placesOfVotes = [
  'CREATE INDEX ledger_of_place ON ledger (round_id, entry_id)',
  'CREATE INDEX orders_of_place ON orders (round_id, entry_id) WHERE round_id IS NOT NULL',
];
