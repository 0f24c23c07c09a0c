import type { Kysely, Transaction } from 'kysely';
import { isOver } from '../../../domain/season/seasonLife.ts';
import { type Finding, isPublishable, publishChecks } from '../../../domain/season/publishChecks.ts';
import type { CompetitionSettings } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import { countOwners } from './countOwners.ts';
import { lockCompetition, lockEventOf } from './lockCompetition.ts';
import { auditSeason, DEMO, personOf, type SeasonAct, type SeasonWritten } from './seasonAct.ts';
import { settingsFields } from './settingsFields.ts';
import { readSettings } from './settingsRepo.ts';

type Place = { organisationId: string; id: string; now: number };

/** What a competition lacks before it can be published. */
export async function findLacks(
  db: Kysely<Schema> | Transaction<Schema>,
  settings: CompetitionSettings,
  { organisationId, id, now }: Place,
): Promise<Finding[]> {
  const [event, rounds, approvers] = await Promise.all([
    db
      .selectFrom('events')
      .where('id', '=', settings.event.id)
      .select(['name_en', 'starts_at', 'ends_at'])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('rounds')
      .where('competition_id', '=', id)
      .select((row) => [
        'judges_percent',
        'voting_percent',
        row
          .selectFrom('voting_groups')
          .whereRef('round_id', '=', 'rounds.id')
          .select((each) => each.fn.countAll<number | string>().as('groups'))
          .as('groups'),
        row
          .selectFrom('voting_groups')
          .whereRef('round_id', '=', 'rounds.id')
          .select((each) => each.fn.min<number | string | null>('opens_at').as('opening'))
          .as('opening'),
      ])
      .execute(),
    countOwners(db, organisationId),
  ]);
  return publishChecks(
    {
      event,
      isEventOver: isOver(settings.event.state),
      settings: settingsFields(settings),
      rounds: rounds.map(({ groups, opening, ...round }) => ({
        ...round,
        groups: Number(groups),
        first_opening: opening === null ? null : Number(opening),
      })),
      approvers,
    },
    now,
  );
}

/** `version`: the one that the writer saw. */
export type CompetitionToPublish = SeasonAct & { id: string; version: number };

/**
 * Publishes competitions that have the version that the writer saw and lack nothing, and their events with them. One that
 * is public already stays as it is.
 */
export const publishCompetition = oneByOne(
  async (
    tx,
    { id, version, ...act }: CompetitionToPublish,
    context,
  ): Promise<SeasonWritten<CompetitionSettings>> => {
    const { organisationId, by, at } = act;
    const place = { organisationId, id, now: at };
    if (!(await lockCompetition(tx, place, context))) return null;
    await lockEventOf(tx, id, context);
    const settings = (await readSettings(tx, place))!;
    if (settings.state === 'published' && settings.event.state !== 'draft') return { present: settings };
    if (settings.version !== version)
      return { refused: { conflict: 'changed_meanwhile', present: settings } };
    const lacks = (await findLacks(tx, settings, place)).filter(
      ({ code }) => by !== DEMO || code !== 'two_people',
    );
    if (isOver(settings.state) || !isPublishable(lacks))
      return { refused: { conflict: 'not_ready', present: settings } };
    const published = {
      state: 'published',
      published_at: at,
      changed_by: personOf(by),
      changed_at: at,
    } as const;
    await tx
      .updateTable('competitions')
      .set({ ...published, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('events')
      .set((row) => ({ ...published, version: row('version', '+', 1) }))
      .where('id', '=', settings.event.id)
      .where('state', '=', 'draft')
      .execute();
    const states = { before: { state: settings.state }, after: { state: 'published' } };
    const line = { action: 'season.published', subject: id, competitionId: id, ...states };
    await auditSeason(tx, act, line, context);
    return { present: (await readSettings(tx, place))! };
  },
);
