import type { OnConflictBuilder, OnConflictUpdateBuilder } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Adds inserted tallies to the stored ones of the same entries, by the rule of `mergeTallies`. */
export function addToStored(
  conflict: OnConflictBuilder<Schema, 'tallies'>,
): OnConflictUpdateBuilder<Schema, 'tallies'> {
  return conflict.columns(['round_id', 'entry_id']).doUpdateSet((row) => {
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
  });
}
