import type { Transaction } from 'kysely';
import type { FileCompetition, FileRound, SeasonFile } from '../../../../domain/season/seasonFile.ts';
import type { StaffEvent } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { oneByOne } from '../../../platform/writer/oneByOne.ts';
import { readEvent } from '../eventsRepo.ts';
import { auditSeason, type SeasonAct } from '../seasonAct.ts';
import { freeCompetitionSlug, freeTopSlug, lockSlugs } from '../slugs.ts';

/** `id`: of the event that is made. `from`: the event whose settings these are; null for a file. */
export type SeasonToLay = SeasonAct & { id: string; file: SeasonFile; from: string | null };

/**
 * Makes events with all that is in a file, as drafts. One that is there already stays as it is. Null for an id of another
 * organisation.
 */
export const layFile = oneByOne(
  async (tx, { id, file, from, ...act }: SeasonToLay, context): Promise<StaffEvent | null> => {
    const { organisationId, at } = act;
    const known = await tx.selectFrom('events').where('id', '=', id).select('id').executeTakeFirst();
    if (!known) {
      const { event, competitions } = file;
      await lockSlugs(tx, context);
      const slug = await freeTopSlug(tx, event.slug);
      await tx
        .insertInto('events')
        .values({ id, organisation_id: organisationId, ...event, slug, state: 'draft', picture: null })
        .execute();
      for (const competition of competitions) await layCompetition(tx, id, competition);
      const names = competitions.map(({ name_ar }) => name_ar);
      const after = { ...event, slug, competitions: names, ...(from !== null && { event: from }) };
      const line = { action: 'season.event_made', subject: id, before: null, after };
      await auditSeason(tx, act, line, context);
    }
    return (await readEvent(tx, { organisationId, scope: null, now: at }, id)) ?? null;
  },
);

async function layCompetition(
  tx: Transaction<Schema>,
  eventId: string,
  { criteria, prices, rounds, slug, ...columns }: FileCompetition,
): Promise<void> {
  const id = newId();
  const own = await freeCompetitionSlug(tx, eventId, slug);
  await tx
    .insertInto('competitions')
    .values({ id, event_id: eventId, ...columns, slug: own, state: 'draft' })
    .execute();
  const rows = criteria.map((each, index) => ({ competition_id: id, ordinal: index + 1, ...each }));
  if (rows.length > 0) await tx.insertInto('criteria').values(rows).execute();
  const list = prices && { competition_id: id, prices: JSON.stringify(prices) };
  if (list) await tx.insertInto('price_lists').values(list).execute();
  for (const [index, round] of rounds.entries()) await layRound(tx, id, index + 1, round);
}

async function layRound(
  tx: Transaction<Schema>,
  competition_id: string,
  ordinal: number,
  { groups, ...round }: FileRound,
): Promise<void> {
  const id = newId();
  const voting_percent = 100 - round.judges_percent;
  await tx
    .insertInto('rounds')
    .values({ id, competition_id, ordinal, ...round, voting_percent })
    .execute();
  const rows = groups.map((group, index) => ({ id: newId(), round_id: id, number: index + 1, ...group }));
  if (rows.length > 0) await tx.insertInto('voting_groups').values(rows).execute();
}
