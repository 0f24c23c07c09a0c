import type { Kysely, Transaction } from 'kysely';
import type { Extendable } from '../../../../domain/season/extendWindow.ts';
import type { Schema } from '../../../platform/database/schema.ts';

export type GroupPlace = { organisationId: string; competitionId: string; id: string };

/** A group with its window, and what an extension of it depends on. Instants in UTC ms. */
export type ExtendableGroup = Extendable & {
  id: string;
  roundId: string;
  version: number;
  group_ar: string;
  group_en: string;
  /** Of the competition. */
  name_ar: string | null;
  name_en: string | null;
  zone: string;
  extended_reason_ar: string | null;
  extended_reason_en: string | null;
};

type Window = { opens_at: number; closes_at: number };

/** A group of a competition of an organisation, with the other windows of its competition; undefined if there is none. */
export async function readExtendable(
  db: Kysely<Schema> | Transaction<Schema>,
  { organisationId, competitionId, id }: GroupPlace,
): Promise<{ group: ExtendableGroup; others: Window[] } | undefined> {
  const windows = db
    .selectFrom('voting_groups')
    .innerJoin('rounds', 'rounds.id', 'voting_groups.round_id')
    .where('rounds.competition_id', '=', competitionId);
  const group = await windows
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('events.organisation_id', '=', organisationId)
    .where('voting_groups.id', '=', id)
    .select([
      'voting_groups.id',
      'voting_groups.round_id as roundId',
      'voting_groups.version',
      'voting_groups.name_ar as group_ar',
      'voting_groups.name_en as group_en',
      'opens_at',
      'closes_at',
      'extended_from',
      'extended_reason_ar',
      'extended_reason_en',
      'competitions.name_ar',
      'competitions.name_en',
      'competitions.state',
      'events.zone',
    ])
    .executeTakeFirst();
  if (!group) return undefined;
  const others = await windows
    .where('voting_groups.id', '<>', id)
    .orderBy('opens_at')
    .select(['opens_at', 'closes_at'])
    .execute();
  return { group, others };
}
