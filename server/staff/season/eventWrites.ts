import { judgeChange, eventParts } from '../../../domain/season/judgeChange.ts';
import type { EventFields } from '../../../domain/season/readEvent.ts';
import type { StaffEvent } from '../../../domain/staff/staffContract.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import { auditSeason, changedFields, hasErrors, type SeasonAct, type SeasonWritten } from './seasonAct.ts';
import { readEvent } from './eventsRepo.ts';
import { lockEvent } from './lockCompetition.ts';
import { isTopSlugTaken, lockSlugs, moveSlug, newEventSlug } from './slugs.ts';

export type EventToMake = SeasonAct & { id: string } & Omit<EventFields, 'slug'>;

/** Makes events as drafts; one that is there already stays as it is. Null for an id of another organisation. */
export const makeEvent = oneByOne(
  async (tx, { id, ...input }: EventToMake, context): Promise<StaffEvent | null> => {
    const { organisationId, by, at, network, ...typed } = input;
    const act = { organisationId, by, at, network };
    const known = await tx.selectFrom('events').where('id', '=', id).select('id').executeTakeFirst();
    if (!known) {
      await lockSlugs(tx, context);
      const fields = { ...typed, slug: await newEventSlug(tx, typed) };
      await tx
        .insertInto('events')
        .values({ id, organisation_id: organisationId, ...fields, state: 'draft', picture: null })
        .execute();
      const line = { action: 'season.event_made', subject: id, before: null, after: fields };
      await auditSeason(tx, act, line, context);
    }
    return (await readEvent(tx, { organisationId, scope: null, now: at }, id)) ?? null;
  },
);

/** `version`: the one that the writer saw. */
export type EventToChange = SeasonAct & { id: string; version: number; fields: EventFields };

/** Changes events as far as they may still change, if they have the version that the writer saw. */
export const changeEvent = oneByOne(
  async (tx, { id, version, fields, ...act }: EventToChange, context): Promise<SeasonWritten<StaffEvent>> => {
    const { organisationId, by, at } = act;
    const sight = { organisationId, scope: null, now: at };
    if (!(await lockEvent(tx, { organisationId, id }, context))) return null;
    const event = (await readEvent(tx, sight, id))!;
    if (event.version !== version) return { refused: { conflict: 'changed_meanwhile', present: event } };
    const { slug, zone, starts_at, ends_at, name_en } = event;
    const before: EventFields = { name_ar: event.name_ar ?? '', name_en, slug, zone, starts_at, ends_at };
    const isMoved = fields.slug !== slug;
    if (isMoved) await lockSlugs(tx, context);
    const isTaken = isMoved && (await isTopSlugTaken(tx, { slug: fields.slug, than: { eventId: id } }));
    const errors = {
      ...(isTaken && { slug: 'slugTaken' as const }),
      ...judgeChange(eventParts, before, fields, {
        situation: event.situation,
        now: at,
        hasOpenWindow: false,
      }),
    };
    if (hasErrors(errors)) return { refused: { errors } };
    await tx
      .updateTable('events')
      .set({ ...fields, version: version + 1, changed_by: by, changed_at: at })
      .where('id', '=', id)
      .execute();
    if (isMoved && event.state !== 'draft') await moveSlug(tx, slug, fields.slug);
    const change = changedFields(before, fields);
    await auditSeason(tx, act, { action: 'season.event_changed', subject: id, ...change }, context);
    return { present: (await readEvent(tx, sight, id))! };
  },
);
