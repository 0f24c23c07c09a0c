/** An invented file of a season, whole and half wrong, as the page of the import reads it. */
import type { SeasonFile } from '../../../domain/season/seasonFile.ts';
import { SEASON_FORMAT } from '../../../domain/season/seasonShape.ts';
import type { FileRead, SeasonImported } from '../../../src/machines/seasonImport/seasonImportTypes.ts';
import { seasonEvent, settings } from './seasonFacts.ts';

const { starts_at, ends_at, zone, name_en } = seasonEvent;
const DAY_MS = 86_400_000;

const competition: SeasonFile['competitions'][number] = {
  name_ar: 'الغناء الفردي',
  name_en: settings.name_en,
  slug: settings.slug,
  description_ar: settings.description_ar,
  description_en: null,
  eligibility_ar: null,
  eligibility_en: null,
  requirements_ar: null,
  requirements_en: null,
  registration_opens_at: settings.registration_opens_at,
  registration_closes_at: settings.registration_closes_at,
  submissions_close_at: null,
  starts_at: settings.starts_at,
  ends_at: settings.ends_at,
  submission_type: 'video',
  min_age: 18,
  max_media_megabytes: 200,
  entry_fee_baisa: 5_000,
  criteria: [{ name_ar: 'جودة الصوت', name_en: 'Voice', percent: 100 }],
  prices: null,
  rounds: [
    {
      name_ar: 'الجولة الأولى',
      name_en: 'First round',
      judges_percent: 40,
      starts_at: starts_at + 60 * DAY_MS,
      ends_at: null,
      groups: [0, 7].map((days, index) => ({
        name_ar: `المجموعة ${index + 1}`,
        name_en: `Group ${index + 1}`,
        opens_at: starts_at + (60 + days) * DAY_MS,
        closes_at: starts_at + (67 + days) * DAY_MS,
      })),
    },
  ],
};

export const seasonFile: SeasonFile = {
  format: SEASON_FORMAT,
  event: { name_ar: 'أصوات عُمان 2026', name_en, slug: seasonEvent.slug, zone, starts_at, ends_at },
  competitions: [
    competition,
    { ...competition, name_ar: 'عزف العود', name_en: null, slug: 'oud', rounds: [] },
  ],
};

/** The file as a person chooses it. */
export const chosenFile = new File([JSON.stringify(seasonFile)], 'sawt-season-voices-of-oman-2026.json', {
  type: 'application/json',
});

export const readWhole: FileRead = {
  taken: { id: 'season-of-the-file0000', text: 'The text of the file.', season: seasonFile },
};

export const readHalfWrong = {
  faults: [
    { path: 'event.zone', code: 'value', error: 'zoneUnknown' },
    { path: 'competitions.0.name_ar', code: 'value', error: 'seasonName' },
    { path: 'competitions.0.criteria', code: 'value', error: 'criteriaSum' },
    { path: 'competitions.0.rounds.0.groups.0', code: 'windows', error: 'overlap' },
    { path: 'competitions.0.rounds.0.groups.1', code: 'windows', error: 'overlap' },
    { path: 'competitions.1.prices', code: 'prices' },
  ],
} as const satisfies FileRead;

export const readTooLarge = { faults: [{ path: '', code: 'tooLarge' }] } as const satisfies FileRead;

/** The draft that was made of the file, at an address of its own. */
export const importedSeason: SeasonImported = {
  event: {
    ...seasonEvent,
    id: 'season-of-the-file0000',
    slug: `${seasonEvent.slug}-2`,
    state: 'draft',
    situation: 'draft',
    competitions: [],
  },
};
