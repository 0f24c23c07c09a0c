import type { Transaction } from 'kysely';
import type { Schema, TalliesTable } from '../platform/database/schema.ts';

/**
 * Adds tallies to the stored ones by the rule of `mergeTallies`, in the order of the entries, so that two writers
 * that meet on the same entries wait for each other instead of blocking each other.
 */
export async function addTallies(tx: Transaction<Schema>, tallies: TalliesTable[]): Promise<void> {
  await tx
    .insertInto('tallies')
    .values(tallies.toSorted(byEntry))
    .onConflict((conflict) =>
      conflict.columns(['round_id', 'entry_id']).doUpdateSet((row) => {
        const isLater = row.eb('excluded.hour', '>', row.ref('tallies.hour'));
        const isEarlier = row.eb('excluded.hour', '<', row.ref('tallies.hour'));
        const plus = (stored: 'votes' | 'votes_at_hour', added: 'votes' | 'votes_at_hour') =>
          row.eb(`tallies.${stored}`, '+', row.ref(`excluded.${added}`));
        return {
          votes: plus('votes', 'votes'),
          reached_at: row
            .case()
            .when('excluded.reached_at', '>', row.ref('tallies.reached_at'))
            .then(row.ref('excluded.reached_at'))
            .else(row.ref('tallies.reached_at'))
            .end(),
          votes_at_hour: row
            .case()
            .when(isLater)
            .then(plus('votes', 'votes_at_hour'))
            .when(isEarlier)
            .then(plus('votes_at_hour', 'votes'))
            .else(plus('votes_at_hour', 'votes_at_hour'))
            .end(),
          hour: row.case().when(isLater).then(row.ref('excluded.hour')).else(row.ref('tallies.hour')).end(),
        };
      }),
    )
    .execute();
}

const byEntry = (a: TalliesTable, b: TalliesTable) =>
  a.round_id === b.round_id ? compare(a.entry_id, b.entry_id) : compare(a.round_id, b.round_id);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
