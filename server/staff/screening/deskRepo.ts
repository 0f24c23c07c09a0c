import type { Kysely } from 'kysely';
import type { Scope } from '../../../domain/staff/rights.ts';
import type { NamedCompetition, ScreeningDesk } from '../../../domain/staff/staffContract.ts';
import { held, screenable } from '../../entries/screening/screenable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readRejectReasons } from '../reasons/reasonsRepo.ts';
import { nameCompetitions } from '../competitions/competitionsRepo.ts';

/** The most entries put aside, and the most decisions to undo, that the desk lists. */
const LISTED = 50;

export type DeskSight = {
  organisationId: string;
  scope: Scope;
  staffId: string;
  /** Only this competition. */
  competition?: string | undefined;
  /** UTC ms. */
  now: number;
};

/** The competitions whose entries a screener decides, and all from which they can choose. */
export async function competitionsOf(
  db: Kysely<Schema>,
  { organisationId, scope, competition }: Pick<DeskSight, 'organisationId' | 'scope' | 'competition'>,
): Promise<{ ids: string[]; named: NamedCompetition[] }> {
  const named = await nameCompetitions(db, organisationId, scope);
  return { named, ids: named.map(({ id }) => id).filter((id) => id === (competition ?? id)) };
}

/** What waits for screeners, what they put aside, and what this one can still undo. */
export async function readDesk(db: Kysely<Schema>, sight: DeskSight): Promise<ScreeningDesk> {
  const { organisationId, staffId, now } = sight;
  const { ids, named } = await competitionsOf(db, sight);
  const [{ reasons }, open, aside] = await Promise.all([
    readRejectReasons(db, organisationId),
    // One statement for both counts, as it reads all that waits: perhaps many thousands of entries.
    screenable(db, ids, now)
      .leftJoin('media', (join) =>
        join
          .on((eb) => eb('media.id', '=', eb.fn.coalesce('pending_media_id', 'live_media_id')))
          .on('media.state', '=', 'failed'),
      )
      .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.count<number>('media.id').as('failed')])
      .executeTakeFirstOrThrow(),
    held(db, ids, now)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    competitions: named,
    reasons,
    waiting: open.waiting,
    held: aside.count,
    failed: open.failed,
    held_entries: await held(db, ids, now)
      .innerJoin('users', 'users.id', 'entries.user_id')
      .orderBy('held_at')
      .limit(LISTED)
      .select(['entries.id', 'users.full_name', 'held_at', 'held_until'])
      .$narrowType<{ held_at: number }>()
      .execute(),
    own_decisions: await ownDecisions(db, staffId, ids, now),
  };
}

async function ownDecisions(
  db: Kysely<Schema>,
  staffId: string,
  competitionIds: readonly string[],
  now: number,
) {
  if (competitionIds.length === 0) return [];
  return db
    .selectFrom('entry_decisions')
    .innerJoin('entries', 'entries.id', 'entry_decisions.entry_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .where('decided_by', '=', staffId)
    .where('undo_until', '>', now)
    .where('undone_at', 'is', null)
    .where('competition_id', 'in', competitionIds)
    .orderBy('decided_at', 'desc')
    .limit(LISTED)
    .select([
      'entry_decisions.id',
      'entry_id',
      'users.full_name',
      'what',
      'entry_decisions.status',
      'undo_until',
    ])
    .execute();
}
