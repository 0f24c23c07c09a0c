import type { SettingsFields } from '../../../domain/season/readSettings.ts';
import type { CompetitionSettings } from '../../../domain/staff/staffContract.ts';

/** The fields that staff edit of a stored competition. */
export const settingsFields = (settings: CompetitionSettings): SettingsFields => ({
  name_ar: settings.name_ar ?? '',
  name_en: settings.name_en,
  slug: settings.slug,
  description_ar: settings.description_ar,
  description_en: settings.description_en,
  eligibility_ar: settings.eligibility_ar,
  eligibility_en: settings.eligibility_en,
  requirements_ar: settings.requirements_ar,
  requirements_en: settings.requirements_en,
  registration_opens_at: settings.registration_opens_at,
  registration_closes_at: settings.registration_closes_at,
  submissions_close_at: settings.submissions_close_at,
  starts_at: settings.starts_at,
  ends_at: settings.ends_at,
  submission_type: settings.submission_type,
  min_age: settings.min_age,
  max_media_megabytes: settings.max_media_megabytes,
  criteria: settings.criteria.map(({ name_ar, name_en, percent }) => ({
    name_ar: name_ar ?? '',
    name_en,
    percent,
  })),
});
