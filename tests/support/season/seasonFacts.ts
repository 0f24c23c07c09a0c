/** Invented events and competitions of the house, as its staff read them. */
import type {
  CompetitionSettings,
  PublishCheck,
  StaffEvent,
  StaffEventPage,
} from '../../../domain/staff/staffContract.ts';

const id = (name: string) => name.padEnd(22, '0');
const zone = 'Asia/Muscat';
/** Midnight in Muscat on a day of 2026, in UTC ms. */
const muscat = (month: number, day: number) => Date.UTC(2026, month - 1, day, -4);

/** The time at which stories and tests show the season, UTC ms. */
export const seasonTime = muscat(4, 20);

const singing = {
  id: id('solo-singing'),
  slug: 'solo-singing',
  name_ar: 'الغناء الفردي',
  name_en: 'Solo singing',
  state: 'draft',
  registration_opens_at: muscat(5, 1),
  registration_closes_at: muscat(6, 1),
  starts_at: muscat(6, 20),
  ends_at: muscat(8, 1),
} as const;

export const seasonEvent: StaffEvent = {
  id: id('season-2026'),
  slug: 'voices-of-oman-2026',
  name_ar: 'أصوات عُمان 2026',
  name_en: 'Voices of Oman 2026',
  zone,
  starts_at: muscat(5, 1),
  ends_at: muscat(9, 1),
  state: 'published',
  situation: 'entries',
  version: 4,
  changed: { at: muscat(4, 19), by: 'هدى بنت سالم الرواحية' },
  competitions: [
    { ...singing, windows: [], entries: 0 },
    {
      ...singing,
      id: id('chant'),
      slug: 'chant',
      name_ar: 'الإنشاد',
      name_en: 'Chant',
      state: 'published',
      registration_opens_at: muscat(4, 1),
      windows: [{ opens_at: muscat(7, 1), closes_at: muscat(7, 8) }],
      entries: 214,
    },
    {
      ...singing,
      id: id('oud'),
      slug: 'oud',
      name_ar: 'عزف العود',
      name_en: null,
      state: 'published',
      registration_opens_at: muscat(2, 1),
      registration_closes_at: muscat(3, 1),
      starts_at: muscat(4, 1),
      windows: [{ opens_at: muscat(4, 15), closes_at: muscat(4, 29) }],
      entries: 96,
    },
  ],
};

const lastSeason: StaffEvent = {
  ...seasonEvent,
  id: id('season-2025'),
  slug: 'voices-of-oman-2025',
  name_ar: 'أصوات عُمان 2025',
  name_en: 'Voices of Oman 2025',
  starts_at: Date.UTC(2025, 4, 1),
  ends_at: Date.UTC(2025, 8, 1),
  state: 'closed',
  situation: 'sealed',
  competitions: [
    {
      ...seasonEvent.competitions[1]!,
      id: id('chant-2025'),
      state: 'closed',
      registration_opens_at: Date.UTC(2025, 3, 1),
      registration_closes_at: Date.UTC(2025, 4, 1),
      starts_at: Date.UTC(2025, 4, 20),
      ends_at: Date.UTC(2025, 7, 1),
      windows: [],
    },
  ],
};

const nextSeason: StaffEvent = {
  ...seasonEvent,
  id: id('season-2027'),
  slug: 'voices-of-oman-2027',
  name_ar: 'أصوات عُمان 2027',
  name_en: null,
  zone: 'Africa/Cairo',
  starts_at: Date.UTC(2027, 4, 1),
  ends_at: Date.UTC(2027, 8, 1),
  state: 'draft',
  situation: 'draft',
  competitions: [],
};

export const seasonPage: StaffEventPage = { data: [nextSeason, seasonEvent, lastSeason], next: null };

export const settings: CompetitionSettings = {
  id: singing.id,
  event: {
    id: seasonEvent.id,
    slug: seasonEvent.slug,
    name_ar: seasonEvent.name_ar,
    name_en: seasonEvent.name_en,
    zone,
    state: 'published',
  },
  state: 'draft',
  situation: 'draft',
  has_open_window: false,
  entries: 0,
  version: 7,
  slug: singing.slug,
  name_ar: singing.name_ar,
  name_en: singing.name_en,
  description_ar: 'غنِّ وحدك، بصوتك الحي، أمام لجنة من أهل الفن.',
  description_en: null,
  eligibility_ar: 'لكل مقيم في السلطنة عمره 18 فأكثر',
  eligibility_en: 'Residents of the Sultanate, 18 or older',
  requirements_ar: 'أغنية واحدة بالعربية\nلا مؤثرات على الصوت\nالوجه ظاهر طوال التسجيل',
  requirements_en: 'One song in Arabic\nNo effects on the voice\nThe face visible throughout',
  registration_opens_at: singing.registration_opens_at,
  registration_closes_at: singing.registration_closes_at,
  submissions_close_at: muscat(6, 10),
  starts_at: singing.starts_at,
  ends_at: singing.ends_at,
  submission_type: 'video',
  min_age: 18,
  max_media_megabytes: 200,
  criteria: [
    { name_ar: 'جودة الصوت والنغم', name_en: 'Voice and pitch', percent: 60 },
    { name_ar: 'الأداء والحضور', name_en: 'Performance and presence', percent: 40 },
  ],
  entry_fee_baisa: 5_000,
  prices: null,
  changed: null,
};

export const foundMissing: PublishCheck = {
  version: settings.version,
  state: 'draft',
  findings: [
    { code: 'two_people', severity: 'missing', where: 'people' },
    { code: 'english_description', severity: 'warning', where: 'settings' },
    { code: 'rounds', severity: 'warning', where: 'rounds' },
  ],
};

export const foundReady: PublishCheck = {
  ...foundMissing,
  findings: foundMissing.findings.slice(1, 2),
};
export const foundNothing: PublishCheck = { ...foundMissing, findings: [] };
