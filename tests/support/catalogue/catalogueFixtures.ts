/** Invented events, competitions and pages as the server sends them, for stories and tests. */
import type {
  Competition,
  CompetitionDetails,
  CompetitionRound,
  Event,
  ImageSize,
} from '../../../domain/contract.ts';

const DAY = 86_400_000;
/** Midnight in Muscat on a day of 2025, in UTC ms. */
export const muscat = (month: number, day: number) => Date.UTC(2025, month - 1, day, -4);

/**
 * The time at which stories and tests show the catalogue: noon in Muscat, twelve days before registration
 * ends.
 */
export const catalogueTime = muscat(4, 23) + DAY / 2;

const scene = (url: URL): ImageSize[] => [{ url: url.href, width: 1200, height: 675 }];
export const scenes = {
  microphone: scene(new URL('../../../artwork/scenes/01-mic-rumman.webp', import.meta.url)),
  choir: scene(new URL('../../../artwork/scenes/02-choir-luban.webp', import.meta.url)),
  lute: scene(new URL('../../../artwork/scenes/03-oud-bahr.webp', import.meta.url)),
  studio: scene(new URL('../../../artwork/scenes/05-studio-rumman.webp', import.meta.url)),
  waves: scene(new URL('../../../artwork/scenes/06-waves-bahr.webp', import.meta.url)),
};

const id = (name: string) => name.padEnd(22, '0');

export function eventOf(changes: Partial<Event> = {}): Event {
  return {
    id: id('event-1'),
    slug: 'arab-singing-star-2025',
    name: 'نجم الغناء العربي 2025',
    name_ar: 'نجم الغناء العربي 2025',
    name_en: 'Arab Singing Star 2025',
    zone: 'Asia/Muscat',
    thumbnail: scenes.microphone[0]!.url,
    thumbnail_sizes: scenes.microphone,
    start_time: muscat(4, 1),
    end_time: muscat(9, 1),
    ...changes,
  };
}

const named = (ar: string, en: string) => ({ name: ar, name_ar: ar, name_en: en });

export const events: Event[] = [
  eventOf(),
  eventOf({
    id: id('event-2'),
    slug: 'muscat-strings',
    ...named('ليالي مسقط للعود والوتر', 'Muscat Nights of Oud and Strings'),
    thumbnail_sizes: scenes.lute,
    start_time: muscat(10, 3),
    end_time: muscat(10, 24),
  }),
  eventOf({
    id: id('event-3'),
    slug: 'choirs-2024',
    ...named('ملتقى الإنشاد والكورال 2024', 'Chant and Choir Gathering 2024'),
    thumbnail_sizes: scenes.choir,
    start_time: muscat(1, 10),
    end_time: muscat(2, 10),
  }),
];

const round = (
  ordinal: number,
  names: readonly [ar: string, en: string],
  days: readonly [start: number | null, end: number | null],
  judges: number,
): CompetitionRound => ({
  ordinal,
  ...named(...names),
  name_ar: names[0],
  name_en: names[1],
  starts_at: days[0],
  ends_at: days[1],
  judges_percent: judges,
  voting_percent: 100 - judges,
});

export const rounds: CompetitionRound[] = [
  round(1, ['الفرز الأولي', 'Initial screening'], [muscat(5, 10), muscat(5, 21)], 100),
  round(2, ['التقييم الفني', 'Technical assessment'], [muscat(7, 1), muscat(7, 31)], 60),
  round(3, ['العرض النهائي', 'Final presentation'], [muscat(8, 30), muscat(8, 31)], 50),
];

const descriptions = {
  ar: 'صوت واحد، أغنية واحدة، دقيقتان على المسرح. المسابقة مفتوحة للمواهب من عُمان والدول العربية.',
  en: 'One voice, one song, two minutes on the stage. Open to talents from Oman and the Arab world.',
};

export function competitionOf(changes: Partial<Competition> = {}): Competition {
  const { id: eventId, slug, name, name_ar, name_en, zone } = events[0]!;
  return {
    id: id('competition-1'),
    slug: 'solo-singing',
    event: { id: eventId, slug, name, name_ar, name_en, zone },
    ...named('الغناء الفردي', 'Solo singing'),
    description: descriptions.ar,
    description_ar: descriptions.ar,
    description_en: descriptions.en,
    thumbnail: scenes.microphone[0]!.url,
    thumbnail_sizes: scenes.microphone,
    entry_fee: 0,
    reg_start: muscat(4, 1),
    reg_end: muscat(5, 6),
    comp_start: muscat(5, 10),
    comp_start_date: '2025-05-10',
    comp_end: muscat(8, 31),
    comp_end_date: '2025-08-30',
    submission_deadline: muscat(5, 6),
    competition_type: 'free',
    competition_type_ar: 'مجانية',
    competition_type_en: 'Free',
    submission_type: 'any',
    rounds,
    round: rounds[0]!,
    total_participants: 764,
    ...changes,
  };
}

const paid = { competition_type: 'paid', competition_type_ar: 'برسوم', competition_type_en: 'Paid' } as const;

/** Competitions that between them have every state of registration. */
export const competitions: Competition[] = [
  competitionOf({
    id: id('competition-2'),
    slug: 'chant',
    ...named('الإنشاد', 'Chant'),
    thumbnail_sizes: scenes.choir,
    reg_end: catalogueTime + 1.5 * DAY,
    submission_type: 'audio',
  }),
  competitionOf(),
  competitionOf({
    id: id('competition-3'),
    slug: 'oud',
    ...named('العزف على العود', 'Oud playing'),
    thumbnail_sizes: scenes.lute,
    ...paid,
    entry_fee: 5_000,
    reg_start: muscat(5, 1),
    reg_end: muscat(6, 1),
    submission_type: 'video',
  }),
  competitionOf({
    id: id('competition-4'),
    slug: 'songwriting',
    ...named('كتابة الأغنية وتلحينها', 'Songwriting'),
    thumbnail_sizes: [],
    thumbnail: null,
    reg_end: muscat(4, 20),
    rounds: [],
    round: null,
  }),
  competitionOf({
    id: id('competition-5'),
    slug: 'opening-night',
    ...named('ليلة الافتتاح', 'Opening night'),
    thumbnail_sizes: scenes.studio,
    reg_start: muscat(1, 1),
    reg_end: muscat(2, 1),
    comp_start: muscat(2, 10),
    comp_end: muscat(3, 10),
    submission_type: 'audio',
  }),
];

const requirements = {
  ar: [
    'تسجيل واحد بصوت المتسابق دون تعديل صوتي.',
    'أغنية عربية فصيحة أو شعبية، كاملة أو مقطع منها.',
    'إضاءة واضحة، ووجه المتسابق ظاهر طوال المقطع.',
    'القدرة على السفر إلى عُمان عند التأهل.',
  ].join('\n'),
  en: [
    'One recording of your own voice, with no pitch correction.',
    'An Arabic song, classical or folk, whole or in part.',
    'Clear light, with your face visible all through.',
    'Able to travel to Oman if you qualify.',
  ].join('\n'),
};

const criterion = (ar: string, en: string, percent: number) => ({ ...named(ar, en), percent });

export function detailsOf(changes: Partial<CompetitionDetails> = {}): CompetitionDetails {
  return {
    ...competitionOf(),
    eligibility_criteria: '',
    eligibility_criteria_ar: null,
    eligibility_criteria_en: null,
    submission_requirements: requirements.ar,
    submission_requirements_ar: requirements.ar,
    submission_requirements_en: requirements.en,
    criteria: [
      criterion('جودة الصوت والنغم', 'Voice and pitch', 40),
      criterion('الأداء والحضور', 'Performance and presence', 25),
      criterion('النطق وإحساس الكلمة', 'Diction and feeling', 20),
      criterion('اختيار الأغنية', 'Song choice', 15),
    ],
    min_age: 18,
    max_media_megabytes: 200,
    ...changes,
  };
}

/** A competition of which only the name is known: no texts, dates, picture or rounds. */
export const bareDetails = detailsOf({
  description: '',
  description_ar: null,
  description_en: null,
  thumbnail: null,
  thumbnail_sizes: [],
  reg_start: null,
  reg_end: null,
  comp_start: null,
  comp_start_date: null,
  comp_end: null,
  comp_end_date: null,
  submission_deadline: null,
  rounds: [],
  round: null,
  criteria: [],
  submission_requirements: '',
  submission_requirements_ar: null,
  submission_requirements_en: null,
});

export const longNames = named(
  'المسابقة العربية الكبرى للغناء والإنشاد والعزف المنفرد والجماعي للناشئين والناشئات',
  'The grand Arab competition of singing, chant and playing, solo and together, for the young',
);
