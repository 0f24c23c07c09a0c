import type { Kysely } from 'kysely';
import type { DialectParts } from './dialectParts.ts';
import { replaceChecks } from './replaceChecks.ts';

type Change = string | ((db: Kysely<never>) => Promise<void>);

const KINDS = `'device_burst', 'many_cards', 'many_contacts', 'sequential_numbers',
        'fixed_interval', 'daily_method'`;

/**
 * Stores a pseudonym of the network of each order, which is erased later, and allows two more kinds of flags.
 */
export function orderNetworks(parts: DialectParts): Change[] {
  return [
    'ALTER TABLE vote_orders ADD COLUMN network TEXT',
    'CREATE INDEX vote_orders_with_network ON vote_orders (expires_at) WHERE network IS NOT NULL',
    ...replaceChecks(parts, 'vote_flags', [
      {
        name: 'vote_flags_kind_check',
        from: `CHECK (kind IN (${KINDS}))`,
        to: `CHECK (kind IN (${KINDS}, 'entry_velocity', 'network_share'))`,
      },
    ]),
  ];
}
