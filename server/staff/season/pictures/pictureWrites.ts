import type { AltTexts, Crops } from '../../../../domain/season/readPicture.ts';
import type { PictureSource, StaffPicture } from '../../../../domain/staff/staffContract.ts';
import { oneByOne } from '../../../platform/writer/oneByOne.ts';
import type { Picture } from '../../../platform/pictureSizes.ts';
import { lockCompetition, lockEvent } from '../lockCompetition.ts';
import { auditSeason, changedFields, type SeasonAct, type SeasonWritten } from '../seasonAct.ts';
import { type PicturePlace, readPicture } from './picturesRepo.ts';

export type PictureToKeep = Pick<SeasonAct, 'organisationId' | 'by' | 'at'> & PictureSource;

/** Notes a picture that was sent, once its file is there. No event has it yet. */
export const keepPicture = oneByOne(async (tx, input: PictureToKeep): Promise<PictureSource> => {
  const { id, width, height, organisationId: organisation_id, by: made_by, at: made_at } = input;
  await tx
    .insertInto('picture_sources')
    .values({ id, width, height, organisation_id, made_by, made_at })
    .execute();
  return { id, width, height };
});

/** A picture whose copies were cut, or that is there already and keeps its copies. */
type WantedPicture = AltTexts & ({ cut: Picture & { sourceId: string; crops: Crops } } | { kept: string });

/** `version`: the one that the writer saw. `wanted`: null for no picture. */
export type PictureToChange = SeasonAct &
  Pick<PicturePlace, 'owner' | 'id'> & { version: number; wanted: WantedPicture | null };

/** Changes or removes the pictures of events and competitions, if they have the version that the writer saw. */
export const changePicture = oneByOne(
  async (tx, input: PictureToChange, context): Promise<SeasonWritten<StaffPicture>> => {
    const { owner, id, version, wanted, ...act } = input;
    const { organisationId, by, at } = act;
    const place = { owner, organisationId, id };
    const lock = owner === 'event' ? lockEvent : lockCompetition;
    if (!(await lock(tx, place, context))) return null;
    const present = (await readPicture(tx, place))!;
    if (present.version !== version) return { refused: { conflict: 'changed_meanwhile', present } };
    if (wanted && 'cut' in wanted) {
      const { name, width, height, sourceId: source_id, crops } = wanted.cut;
      const owned = owner === 'event' ? { event_id: id } : { competition_id: id };
      await tx
        .insertInto('pictures')
        .values({ name, width, height, source_id, crops: JSON.stringify(crops), ...owned })
        .execute();
    }
    await tx
      .updateTable(owner === 'event' ? 'events' : 'competitions')
      .set({
        picture: wanted && ('cut' in wanted ? wanted.cut.name : wanted.kept),
        picture_alt_ar: wanted && wanted.alt_ar,
        picture_alt_en: wanted && wanted.alt_en,
        picture_version: version + 1,
        picture_changed_by: by,
        picture_changed_at: at,
      })
      .where('id', '=', id)
      .execute();
    const now = (await readPicture(tx, place))!;
    const line = {
      subject: id,
      ...(owner === 'event'
        ? { action: 'season.event_picture_changed' }
        : { action: 'season.picture_changed', competitionId: id }),
      ...changedFields(auditedPicture(present), auditedPicture(now)),
    };
    await auditSeason(tx, act, line, context);
    return { present: now };
  },
);

const auditedPicture = ({ picture }: StaffPicture) => ({
  picture: picture?.name ?? null,
  source: picture?.source?.id ?? null,
  crops: picture?.crops ?? null,
  picture_alt_ar: picture?.alt_ar ?? null,
  picture_alt_en: picture?.alt_en ?? null,
});
