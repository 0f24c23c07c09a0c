import type { CompetitionSettings } from '../../../domain/staff/staffContract.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import { lockEvent } from './lockCompetition.ts';
import { auditSeason, type SeasonAct } from './seasonAct.ts';
import { readSettings } from './settingsRepo.ts';
import { newCompetitionSlug } from './slugs.ts';

export type CompetitionToMake = SeasonAct & {
  id: string;
  eventId: string;
  name_ar: string;
  name_en: string | null;
};

/**
 * Makes competitions of events as drafts; one that is there already stays as it is. Null where the organisation has no
 * such event, or the id is of another organisation.
 */
export const makeCompetition = oneByOne(
  async (
    tx,
    { id, eventId, name_ar, name_en, ...act }: CompetitionToMake,
    context,
  ): Promise<CompetitionSettings | null> => {
    const { organisationId, at } = act;
    if (!(await lockEvent(tx, { organisationId, id: eventId }, context))) return null;
    const known = await tx.selectFrom('competitions').where('id', '=', id).select('id').executeTakeFirst();
    if (!known) {
      const slug = await newCompetitionSlug(tx, eventId, { name_ar, name_en });
      const fields = { name_ar, name_en, slug };
      await tx
        .insertInto('competitions')
        .values({ id, event_id: eventId, ...fields, state: 'draft' })
        .execute();
      const line = { action: 'season.competition_made', subject: id, competitionId: id };
      await auditSeason(tx, act, { ...line, before: null, after: { ...fields, event: eventId } }, context);
    }
    return (await readSettings(tx, { organisationId, id, now: at })) ?? null;
  },
);
