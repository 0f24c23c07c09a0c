import { newId } from '../../../server/platform/ids.ts';
import type { StaffWorld } from '../staff/staffWorld.ts';

/** Stores an event with competitions of these names. @param organisation null for an event that nobody owns yet */
export async function layCompetitions(
  { beside: db, clock }: StaffWorld,
  organisation: string | null,
  names: readonly string[],
): Promise<string[]> {
  const id = newId();
  const at = clock.now();
  const competitions = names.map((name_en, index) => ({
    id: newId(),
    event_id: id,
    slug: `competition-${index}`,
    name_ar: null,
    name_en,
    starts_at: at,
    ends_at: null,
  }));
  const event = { id, slug: id.toLowerCase(), name_ar: 'الموسم', name_en: 'Season', zone: 'Asia/Muscat' };
  await db
    .insertInto('events')
    .values({ ...event, starts_at: at, ends_at: at + 1, organisation_id: organisation })
    .execute();
  await db.insertInto('competitions').values(competitions).execute();
  return competitions.map((each) => each.id);
}

/** Deletes a competition that nothing else names. */
export const deleteCompetition = ({ beside }: StaffWorld, id: string) =>
  beside.deleteFrom('competitions').where('id', '=', id).execute();
