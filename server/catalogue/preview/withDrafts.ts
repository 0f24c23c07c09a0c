import type { Kysely } from 'kysely';
import { countApproved } from '../../platform/database/countApproved.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { publicColumns, type CatalogueRows } from '../catalogueRepo.ts';
import type { PreviewLink } from './previewLinksRepo.ts';

/**
 * The rows of the catalogue with the drafts that a link shows, as they are at this moment: an event with all its competitions,
 * or one competition and its event.
 * @param rows what visitors can read
 */
export async function withDrafts(
  db: Kysely<Schema>,
  rows: CatalogueRows,
  { eventId, competitionId, isEventPublic }: PreviewLink,
): Promise<CatalogueRows> {
  const ofEvent = db.selectFrom('competitions').where('event_id', '=', eventId);
  const [event, own] = await Promise.all([
    db.selectFrom('events').where('id', '=', eventId).select(publicColumns).execute(),
    (competitionId === null ? ofEvent : ofEvent.where('id', '=', competitionId)).selectAll().execute(),
  ]);
  const ids = some(own.map(({ id }) => id));
  const names = some([...event, ...own].flatMap(({ picture }) => picture ?? []));
  const [rounds, criteria, pictures, participants] = await Promise.all([
    db.selectFrom('rounds').where('competition_id', 'in', ids).selectAll().orderBy('ordinal').execute(),
    db.selectFrom('criteria').where('competition_id', 'in', ids).selectAll().orderBy('ordinal').execute(),
    db.selectFrom('pictures').where('name', 'in', names).selectAll().execute(),
    countApproved(db).where('competition_id', 'in', ids).execute(),
  ]);
  const isOther = (each: { competition_id: string }) => !ids.includes(each.competition_id);
  return {
    ...rows,
    events: [...rows.events.filter(({ id }) => id !== eventId), ...event],
    competitions: [
      // A competition of a draft event is not public either, whatever its own state.
      ...rows.competitions.filter(
        ({ id, event_id }) => !ids.includes(id) && (isEventPublic || event_id !== eventId),
      ),
      ...own,
    ],
    rounds: [...rows.rounds.filter(isOther), ...rounds],
    criteria: [...rows.criteria.filter(isOther), ...criteria],
    pictures: [...rows.pictures.filter(({ name }) => !names.includes(name)), ...pictures],
    participants: [...rows.participants.filter(isOther), ...participants],
  };
}

/** PostgreSQL takes no empty list; nothing has this id. */
const some = (texts: readonly string[]): readonly string[] => (texts.length > 0 ? texts : ['']);
