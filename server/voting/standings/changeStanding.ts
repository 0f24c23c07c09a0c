import type { Transaction } from 'kysely';
import type { Standing } from '../../../domain/standing.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { readBar } from './entryBar.ts';
import { readPlaces, runningPlaces, type EntryPlace } from './entryPlaces.ts';
import { setStanding } from './setStanding.ts';

export type StandingChange = OperatorAct & {
  entryId: string;
  standing: Exclude<Standing, 'excluded'>;
  reason: string;
};

/** `rounds`: how many changed. `rejected`, `suspended`: such an entry cannot be reinstated. */
export type ChangedStanding =
  | { kind: 'changed'; rounds: number }
  | { kind: 'unknown' | 'no_round' | 'unchanged' | 'rejected' | 'suspended' };

/** Withdraws, disqualifies or reinstates entries: in their running rounds, else in the last one. */
export const changeStanding: Write<StandingChange, ChangedStanding> = async (tx, inputs, context) => {
  const results: ChangedStanding[] = [];
  for (const input of inputs) results.push(await change(tx, input, context));
  return results;
};

async function change(
  tx: Transaction<Schema>,
  { entryId, standing, reason, actor, at }: StandingChange,
  context: WriteContext,
): Promise<ChangedStanding> {
  const bar = await readBar(tx, entryId);
  if (bar === 'unknown' || (standing === 'in' && bar)) return { kind: bar };
  const places = placesToChange(await readPlaces(tx, [entryId], context), at);
  if (places.length === 0) return { kind: 'no_round' };
  const others = places.filter((place) => place.standing !== standing);
  if (others.length === 0) return { kind: 'unchanged' };
  await setStanding(tx, others, standing, at, context);
  const action = `entry.${standing === 'in' ? 'reinstated' : standing}`;
  await appendAudit(tx, [{ at, actor, role: 'staff', action, subject: entryId, reason }], context);
  return { kind: 'changed', rounds: others.length };
}

function placesToChange(places: readonly EntryPlace[], at: number): readonly EntryPlace[] {
  const running = runningPlaces(places, at);
  return running.length > 0 ? running : places.slice(0, 1);
}
