import type { DialectParts } from './dialectParts.ts';

const OF_ENTRY = '(SELECT competition_id FROM entries WHERE id = NEW.entry_id)';

/**
 * Each order names the competition of its entry, so that staff read the newest orders of a competition, or of one state,
 * from an index (decision D236). A trigger names it in orders of nodes of the release before. Their queries join orders and
 * entries, whose `competition_id` must stay the only column of that name.
 */
export const ordersOfCompetitions = ({ kind }: DialectParts): string[] => [
  'ALTER TABLE orders ADD COLUMN of_competition TEXT REFERENCES competitions (id)',
  ...(kind === 'sqlite' ? sqliteTrigger : postgresTrigger),
  `UPDATE orders SET of_competition = ${OF_ENTRY.replace('NEW.', 'orders.')}`,
  'CREATE INDEX orders_by_competition ON orders (of_competition, created_at, id)',
  'CREATE INDEX orders_by_state ON orders (of_competition, status, created_at, id)',
  'CREATE INDEX orders_by_phone ON orders (phone, created_at, id) WHERE phone IS NOT NULL',
];

const sqliteTrigger = [
  `CREATE TRIGGER orders_name_competition AFTER INSERT ON orders WHEN NEW.of_competition IS NULL
    BEGIN UPDATE orders SET of_competition = ${OF_ENTRY} WHERE id = NEW.id; END`,
];

const postgresTrigger = [
  `CREATE FUNCTION name_competition_of_order() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.of_competition := ${OF_ENTRY}; RETURN NEW; END'`,
  `CREATE TRIGGER orders_name_competition BEFORE INSERT ON orders
    FOR EACH ROW WHEN (NEW.of_competition IS NULL) EXECUTE FUNCTION name_competition_of_order()`,
];
