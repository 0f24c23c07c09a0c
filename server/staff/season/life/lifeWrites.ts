import type { Transaction } from 'kysely';
import { isOver, lifeActs, type LifeAct } from '../../../../domain/season/seasonLife.ts';
import type { SeasonLife } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { oneByOne } from '../../../platform/writer/oneByOne.ts';
import { lockCompetition, lockEvent, lockEventOf } from '../lockCompetition.ts';
import { lockPlaces } from '../rounds/lockRounds.ts';
import { auditSeason, type SeasonAct, type SeasonWritten } from '../seasonAct.ts';
import { deleteCompetition, deleteEvent } from './deleteDraft.ts';
import { readCompetitionLife, readEventLife } from './lifeRepo.ts';

/** An act on a competition or an event; `version`: the one that the writer saw. */
export type LifeToChange = SeasonAct & { id: string; version: number; act: LifeAct };

/** `done`: it is in the wanted state already. */
type Judged = { refused: SeasonWritten<SeasonLife> } | { isDone: boolean };

/** Does acts on competitions, if they have the version that the writer saw and nothing stands in the way. */
export const changeCompetitionLife = oneByOne(
  async (tx, { id, version, act, ...by }: LifeToChange, context): Promise<SeasonWritten<SeasonLife>> => {
    const place = { organisationId: by.organisationId, id, now: by.at };
    if (!(await lockCompetition(tx, place, context))) return null;
    await lockEventOf(tx, id, context);
    // Orders and messages of this moment wait for the commit. SQLite has a single writer and no row locks.
    if (!context.memory) await lockPlaces(tx, { competition: id });
    const life = (await readCompetitionLife(tx, place))!;
    const judged = judge(life, version, act);
    if ('refused' in judged) return judged.refused;
    if (judged.isDone) return { present: life };
    if (lifeActs[act].to === null) await deleteCompetition(tx, id);
    else await move(tx, 'competitions', { id, version, act, ...by });
    const line = { subject: id, competitionId: id, ...changeOf(life, act) };
    await auditSeason(tx, by, { action: `season.${past[act]}`, ...line }, context);
    const present = await readCompetitionLife(tx, place);
    return present ? { present } : { deleted: true };
  },
);

/** As `changeCompetitionLife`, of events. */
export const changeEventLife = oneByOne(
  async (tx, { id, version, act, ...by }: LifeToChange, context): Promise<SeasonWritten<SeasonLife>> => {
    const place = { organisationId: by.organisationId, id, now: by.at };
    if (!(await lockEvent(tx, place, context))) return null;
    const life = (await readEventLife(tx, place))!;
    const judged = judge(life, version, act);
    if ('refused' in judged) return judged.refused;
    if (judged.isDone) return { present: life };
    if (lifeActs[act].to === null) await deleteEvent(tx, id);
    else await move(tx, 'events', { id, version, act, ...by });
    const line = { action: `season.event_${past[act]}`, subject: id, ...changeOf(life, act) };
    await auditSeason(tx, by, line, context);
    const present = await readEventLife(tx, place);
    return present ? { present } : { deleted: true };
  },
);

function judge(life: SeasonLife, version: number, act: LifeAct): Judged {
  if (life.state === lifeActs[act].to && life.version === version + 1) return { isDone: true };
  const refuse = (conflict: 'changed_meanwhile' | 'not_now') => ({
    refused: { refused: { conflict, present: life } },
  });
  if (life.version !== version) return refuse('changed_meanwhile');
  const offered = life.acts.find((each) => each.act === act);
  return offered?.stops.length === 0 ? { isDone: false } : refuse('not_now');
}

async function move(
  tx: Transaction<Schema>,
  table: 'events' | 'competitions',
  { id, version, act, by, at }: LifeToChange,
): Promise<void> {
  const { from, to } = lifeActs[act];
  const isKept = isOver(from) && isOver(to!);
  const ends = isKept ? {} : { ended_at: isOver(to!) ? at : null };
  await tx
    .updateTable(table)
    .set({ state: to!, ...ends, version: version + 1, changed_by: by, changed_at: at })
    .where('id', '=', id)
    .execute();
}

const changeOf = ({ state }: SeasonLife, act: LifeAct) => {
  const { to } = lifeActs[act];
  return { before: { state }, after: to === null ? null : { state: to } };
};

const past = {
  close: 'closed',
  cancel: 'cancelled',
  archive: 'archived',
  reopen: 'reopened',
  restore: 'restored',
  delete: 'deleted',
} as const satisfies Record<LifeAct, string>;
