/** The form of a competition: what is stored as texts, and texts as what is stored. */
import { MEDIA_CEILING_MEGABYTES } from '../limits.ts';
import type { FormTexts } from '../staff/mergeEdits.ts';
import type { CompetitionSettings, SettingsChange } from '../staff/staffContract.ts';
import { criteriaText, criterionRows } from './criterionRows.ts';
import { announcedText, FieldReader, keptInstant, type ReadForm } from './formFields.ts';
import { priceTexts, readPricesForm } from './pricesForm.ts';
import { readSettings, type SettingsFields } from './readSettings.ts';
import { MIN_AGE } from './seasonLimits.ts';
import { readWhole } from './typedNumbers.ts';

const namedTexts = ['description', 'eligibility', 'requirements'] as const;
export const settingsMoments = [
  'registration_opens_at',
  'registration_closes_at',
  'submissions_close_at',
  'starts_at',
  'ends_at',
] as const;

type Stored = Pick<CompetitionSettings, keyof SettingsFields | 'entry_fee_baisa' | 'prices'>;

/** @param zone of the event, in which the times are; it is among the texts, as the times are read in it */
export function settingsTexts(stored: Stored, zone: string): FormTexts {
  return { ...ofSettings(stored, zone), ...priceTexts(stored) };
}

function ofSettings(stored: Omit<Stored, 'entry_fee_baisa' | 'prices'>, zone: string): FormTexts {
  const texts = namedTexts.flatMap((name) =>
    (['ar', 'en'] as const).map((language) => [`${name}_${language}`, stored[`${name}_${language}`] ?? '']),
  );
  const moments = settingsMoments.map((field) => [field, announcedText(stored[field], zone)]);
  const criteria = stored.criteria.map(({ name_ar, name_en, percent }) => ({
    name_ar: name_ar ?? '',
    name_en: name_en ?? '',
    percent: String(percent),
  }));
  return {
    zone,
    name_ar: stored.name_ar ?? '',
    name_en: stored.name_en ?? '',
    slug: stored.slug,
    ...(Object.fromEntries([...texts, ...moments]) as FormTexts),
    submission_type: stored.submission_type,
    min_age: String(stored.min_age),
    max_media_megabytes: String(stored.max_media_megabytes),
    criteria: criteriaText(criteria),
  };
}

/** Reads the form of a competition. */
export function readSettingsForm(texts: FormTexts): ReadForm {
  const reader = new FieldReader(texts);
  const read = readSettings(typedSettings(reader));
  const prices = readPricesForm(texts);
  const settings = reader.formOf(read, (fields) => ofSettings(fields, reader.text('zone')));
  if ('texts' in settings && 'texts' in prices) return { texts: { ...settings.texts, ...prices.texts } };
  return {
    fieldErrors: {
      ...('fieldErrors' in settings && settings.fieldErrors),
      ...('fieldErrors' in prices && prices.fieldErrors),
    },
  };
}

/** What to send of texts that `readSettingsForm` accepted. @param stored what the form started from */
export function settingsOf(texts: FormTexts, stored: Stored): Omit<SettingsChange, 'version'> {
  const typed = typedSettings(new FieldReader(texts));
  const zone = texts['zone'] ?? '';
  const moments = settingsMoments.map((field) => [field, keptInstant(typed[field], stored[field], zone)]);
  return { ...typed, ...(Object.fromEntries(moments) as Pick<Stored, (typeof settingsMoments)[number]>) };
}

function typedSettings(reader: FieldReader): Omit<SettingsChange, 'version'> {
  const zone = reader.text('zone');
  const moment = (field: (typeof settingsMoments)[number]) => reader.moment(field, zone);
  return {
    name_ar: reader.text('name_ar'),
    name_en: reader.text('name_en'),
    slug: reader.text('slug'),
    description_ar: reader.text('description_ar'),
    description_en: reader.text('description_en'),
    eligibility_ar: reader.text('eligibility_ar'),
    eligibility_en: reader.text('eligibility_en'),
    requirements_ar: reader.text('requirements_ar'),
    requirements_en: reader.text('requirements_en'),
    registration_opens_at: moment('registration_opens_at'),
    registration_closes_at: moment('registration_closes_at'),
    submissions_close_at: moment('submissions_close_at'),
    starts_at: moment('starts_at'),
    ends_at: moment('ends_at'),
    submission_type: reader.text('submission_type') as SettingsFields['submission_type'],
    min_age: reader.number('min_age', readWhole, {
      min: MIN_AGE.least,
      max: MIN_AGE.most,
      code: 'minAge',
    }),
    max_media_megabytes: reader.number('max_media_megabytes', readWhole, {
      min: 1,
      max: MEDIA_CEILING_MEGABYTES,
      code: 'mediaSize',
    }),
    criteria: criterionRows(reader.text('criteria')).map(({ name_ar, name_en, percent }) => ({
      name_ar,
      name_en,
      percent: Math.min(readWhole(percent) ?? 0, 100),
    })),
  };
}
