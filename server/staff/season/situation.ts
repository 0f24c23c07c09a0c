import type { Kysely, Transaction } from 'kysely';
import {
  heldSituation,
  type Situation,
  situationOf,
  type SituationFacts,
} from '../../../domain/season/situation.ts';
import type { Schema } from '../../platform/database/schema.ts';

export type CompetitionSituation = {
  situation: Situation;
  /** How far it was held, whether or not it is over. */
  held: Situation;
  /** Entries of any status. */
  entries: number;
  hasOpenWindow: boolean;
};

/** How strictly changes of competitions are judged at `now` (UTC ms), by the rows of this moment. */
export async function readSituations(
  db: Kysely<Schema> | Transaction<Schema>,
  competitionIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, CompetitionSituation>> {
  if (competitionIds.length === 0) return new Map();
  const [competitions, entries, begun, windows] = await Promise.all([
    db.selectFrom('competitions').where('id', 'in', competitionIds).select(['id', 'state']).execute(),
    db
      .selectFrom('entries')
      .where('competition_id', 'in', competitionIds)
      .groupBy('competition_id')
      .select((row) => ['competition_id', row.fn.countAll<number | string>().as('entries')])
      .execute(),
    db
      .selectFrom('rounds')
      .where('competition_id', 'in', competitionIds)
      .where('starts_at', '<=', now)
      .select('competition_id')
      .distinct()
      .execute(),
    db
      .selectFrom('voting_groups')
      .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
      .where('competition_id', 'in', competitionIds)
      .where('opens_at', '<=', now)
      .groupBy('competition_id')
      .select((row) => ['competition_id', row.fn.max<number | string>('closes_at').as('last_close')])
      .execute(),
  ]);
  const counts = new Map(entries.map((row) => [row.competition_id, Number(row.entries)]));
  const lastCloses = new Map(windows.map((row) => [row.competition_id, Number(row.last_close)]));
  const hasBegun = new Set(begun.map((row) => row.competition_id));
  return new Map(
    competitions.map(({ id, state }) => {
      const lastClose = lastCloses.get(id);
      const facts: SituationFacts = {
        state,
        entries: counts.get(id) ?? 0,
        hasRoundBegun: hasBegun.has(id),
        hasWindowOpened: lastClose !== undefined,
        isSealed: false,
      };
      const hasOpenWindow = lastClose !== undefined && now < lastClose;
      const [situation, held] = [situationOf(facts), heldSituation(facts)];
      return [id, { situation, held, entries: facts.entries, hasOpenWindow }];
    }),
  );
}
