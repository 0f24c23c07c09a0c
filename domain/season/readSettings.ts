/** Reads what staff write about a competition (decision D225). */
import type { SettingsChange } from '../staff/staffContract.ts';
import { valuesOf, type Read } from './readFields.ts';
import { readOptionalName, readSeasonName, readSeasonText, readSlug } from './seasonTexts.ts';

/** A criterion of the jury; the percents of a competition's criteria sum to 100. */
export type Criterion = { name_ar: string; name_en: string | null; percent: number };

/** A competition as staff edit it. Instants are UTC ms, null for one that is not announced; ends are exclusive. */
export type SettingsFields = {
  name_ar: string;
  name_en: string | null;
  slug: string;
  description_ar: string | null;
  description_en: string | null;
  eligibility_ar: string | null;
  eligibility_en: string | null;
  requirements_ar: string | null;
  requirements_en: string | null;
  registration_opens_at: number | null;
  registration_closes_at: number | null;
  submissions_close_at: number | null;
  starts_at: number | null;
  ends_at: number | null;
  submission_type: 'video' | 'audio' | 'any';
  min_age: number;
  max_media_megabytes: number;
  criteria: Criterion[];
};

export type SettingsError =
  | 'seasonName'
  | 'seasonText'
  | 'slugShape'
  | 'datesOrder'
  | 'criterionName'
  | 'criteriaSum';

/** The fields in the form in which they are stored, or the code of what is wrong with each. */
export function readSettings(typed: Omit<SettingsChange, 'version'>): Read<SettingsFields, SettingsError> {
  const { registration_opens_at: opens, registration_closes_at: closes, starts_at: starts } = typed;
  const after = (start: number | null, end: number | null) =>
    start === null || end === null || start < end
      ? { value: end }
      : ({ error: 'datesOrder' } as { error: SettingsError });
  return valuesOf<SettingsFields, SettingsError>({
    name_ar: readSeasonName(typed.name_ar),
    name_en: readOptionalName(typed.name_en),
    slug: readSlug(typed.slug),
    description_ar: readSeasonText(typed.description_ar),
    description_en: readSeasonText(typed.description_en),
    eligibility_ar: readSeasonText(typed.eligibility_ar),
    eligibility_en: readSeasonText(typed.eligibility_en),
    requirements_ar: readSeasonText(typed.requirements_ar),
    requirements_en: readSeasonText(typed.requirements_en),
    registration_opens_at: { value: opens },
    registration_closes_at: after(opens, closes),
    submissions_close_at: after(opens, typed.submissions_close_at),
    starts_at: { value: starts },
    ends_at: after(starts, typed.ends_at),
    submission_type: { value: typed.submission_type },
    min_age: { value: typed.min_age },
    max_media_megabytes: { value: typed.max_media_megabytes },
    criteria: readCriteria(typed.criteria),
  });
}

/** Reads the names of a competition. */
export const readCompetitionNames = ({
  name_ar,
  name_en,
}: {
  name_ar: string;
  name_en: string;
}): Read<Pick<SettingsFields, 'name_ar' | 'name_en'>, 'seasonName'> =>
  valuesOf<Pick<SettingsFields, 'name_ar' | 'name_en'>, 'seasonName'>({
    name_ar: readSeasonName(name_ar),
    name_en: readOptionalName(name_en),
  });

/** Reads the criteria of a competition: none, or percents that sum to 100. */
export function readCriteria(
  typed: SettingsChange['criteria'],
): { value: Criterion[] } | { error: SettingsError } {
  const criteria: Criterion[] = [];
  for (const { name_ar, name_en, percent } of typed) {
    const [arabic, english] = [readSeasonName(name_ar), readOptionalName(name_en)];
    if ('error' in arabic || 'error' in english) return { error: 'criterionName' };
    criteria.push({ name_ar: arabic.value, name_en: english.value, percent });
  }
  const sum = criteria.reduce((total, { percent }) => total + percent, 0);
  return criteria.length === 0 || sum === 100 ? { value: criteria } : { error: 'criteriaSum' };
}
