import type { Transaction } from 'kysely';
import { PREVIEW_LINK_MS } from '../../../../domain/season/seasonLimits.ts';
import type { PreviewLinks } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { oneByOne } from '../../../platform/writer/oneByOne.ts';
import type { WriteContext } from '../../../platform/writer/write.ts';
import { lockCompetition, lockEvent, lockEventOf } from '../lockCompetition.ts';
import { auditSeason, type SeasonAct } from '../seasonAct.ts';
import { type DraftPlace, ofDraft, readDraft, readPreviews } from './previewsRepo.ts';

/** Null where the organisation has no such event or competition; `public`: it is no draft. */
export type PreviewWritten = PreviewLinks | 'public' | null;

export type PreviewToMake = SeasonAct & DraftPlace & { linkId: string; token_hash: string };

/** Makes links of drafts. Expired ones of the same draft are deleted. */
export const makePreview = oneByOne(async (tx, input: PreviewToMake, context): Promise<PreviewWritten> => {
  const { kind, id, linkId, token_hash, at } = input;
  await lock(tx, input, context);
  const draft = await readDraft(tx, input);
  if (!draft) return null;
  if (!draft.is_draft) return 'public';
  await remove(tx, input, at);
  const expires_at = at + PREVIEW_LINK_MS;
  await tx
    .insertInto('preview_links')
    .values({
      id: linkId,
      token_hash,
      event_id: draft.eventId,
      competition_id: kind === 'competition' ? id : null,
      created_at: at,
      expires_at,
    })
    .execute();
  const line = { action: 'season.preview_made', ...subjectOf(input), before: null, after: { expires_at } };
  await auditSeason(tx, input, line, context);
  return (await readPreviews(tx, input, at))!;
});

/** Ends all links of drafts. */
export const endPreviews = oneByOne(
  async (tx, input: SeasonAct & DraftPlace, context): Promise<PreviewLinks | null> => {
    const { at } = input;
    await lock(tx, input, context);
    const links = await readPreviews(tx, input, at);
    if (!links) return null;
    await remove(tx, input, Number.MAX_SAFE_INTEGER);
    if (links.open === 0) return links;
    const before = { links: links.open };
    const line = { action: 'season.preview_ended', ...subjectOf(input), before, after: { links: 0 } };
    await auditSeason(tx, input, line, context);
    return (await readPreviews(tx, input, at))!;
  },
);

/** Publishing and deleting wait meanwhile, or are seen. */
async function lock(
  tx: Transaction<Schema>,
  { kind, ...place }: DraftPlace,
  context: WriteContext,
): Promise<void> {
  if (kind === 'event') await lockEvent(tx, place, context);
  else if (await lockCompetition(tx, place, context)) await lockEventOf(tx, place.id, context);
}

/** Deletes the links that expire at `until` (UTC ms) or before. */
const remove = (tx: Transaction<Schema>, place: DraftPlace, until: number) =>
  tx
    .deleteFrom('preview_links')
    .where('id', 'in', ofDraft(tx, place).where('expires_at', '<=', until).select('id'))
    .execute();

const subjectOf = ({ kind, id }: DraftPlace) =>
  kind === 'competition' ? { subject: id, competitionId: id } : { subject: id };
