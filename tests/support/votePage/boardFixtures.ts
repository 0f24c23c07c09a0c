/**
 * A board as the server sends it, for stories and tests: all contestants, operators and dates are invented.
 */
import { rankParticipants } from '../../../domain/board.ts';
import type { Board, Config, Group, Participant, ScoreWeights } from '../../../domain/contract.ts';

const DEFAULT_ZONE = 4 * 3_600_000;
const WEEK = 7 * 86_400_000;
const firstOpening = Date.UTC(2025, 6, 2) - DEFAULT_ZONE;

/** The time of the board, at which the third group is open for 2 days, 11:45:09 more. */
export const boardTime = Date.UTC(2025, 6, 20, 8, 14, 51);

const portrait = {
  p01: new URL('../../../artwork/portraits/p01.webp', import.meta.url).href,
  p02: new URL('../../../artwork/portraits/p02.webp', import.meta.url).href,
  p03: new URL('../../../artwork/portraits/p03.webp', import.meta.url).href,
  p04: new URL('../../../artwork/portraits/p04.webp', import.meta.url).href,
  p05: new URL('../../../artwork/portraits/p05.webp', import.meta.url).href,
  p07: new URL('../../../artwork/portraits/p07.webp', import.meta.url).href,
  p10: new URL('../../../artwork/portraits/p10.webp', import.meta.url).href,
  p12: new URL('../../../artwork/portraits/p12.webp', import.meta.url).href,
};

type Person = [
  ar: string,
  en: string,
  country: number,
  image: string,
  votes: number,
  jury: number,
  was: number,
];
const people: Person[] = [
  ['سالم بن حمد الكندي', 'Salim Al Kindi', 1, portrait.p01, 24_318, 46.125, 2],
  ['مريم عبدالله البلوشي', 'Mariam Al Balushi', 1, portrait.p02, 19_742, 44.5, 3],
  ['ياسر القحطاني', 'Yasser Al Qahtani', 2, portrait.p03, 15_960, 45.25, 1],
  ['لينا حدّاد', 'Lina Haddad', 9, portrait.p04, 12_407, 43.875, 4],
  ['عبدالرحمن بن ناصر السيابي', 'Abdulrahman Al Siyabi', 1, portrait.p10, 9_885, 42, 5],
  ['نور الهاشمي', 'Noor Al Hashimi', 8, portrait.p07, 8_214, 41.5, 4],
  ['يوسف المنصوري', 'Youssef El Mansouri', 14, portrait.p05, 5_632, 40.375, 8],
  ['فاطمة الزدجالي', 'Fatma Al Zadjali', 1, portrait.p12, 0, 39.25, 0],
];

const codes = [4, 11, 7, 2, 9, 5, 1, 8];

const id = (group: number, place: number) => `contestant-${group}-${place}`.padEnd(22, '0');

export function participantOf(changes: Partial<Participant> = {}): Participant {
  const [ar, en, country, image, votes, jury] = people[0]!;
  return {
    voter_id: id(3, 1),
    user: { full_name: ar, full_name_ar: ar, full_name_en: en, image_url: image, country_id: country },
    sms_code: '304',
    evaluation_score: jury,
    voting_score: 12.159,
    total_votes: votes,
    rank: 1,
    rank_change: 1,
    hour_rank: 2,
    reached_at: boardTime - 60_000,
    ...changes,
  };
}

function groupOf(number: number, voted: boolean): Group {
  const participants = people.map(([ar, en, country, image, votes, jury, was], index) =>
    participantOf({
      voter_id: id(number, index + 1),
      user: { full_name: ar, full_name_ar: ar, full_name_en: en, image_url: image, country_id: country },
      sms_code: String(number * 100 + (codes[index] ?? 0)),
      evaluation_score: jury,
      total_votes: voted ? votes : 0,
      hour_rank: voted ? was : 0,
      reached_at: boardTime - index * 60_000,
    }),
  );
  const ordinal = ['الأولى', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة'][number - 1];
  return {
    number,
    group_name: `المجموعة ${ordinal}`,
    group_name_ar: `المجموعة ${ordinal}`,
    group_name_en: `Group ${number}`,
    opens_at: firstOpening + (number - 1) * WEEK,
    closes_at: firstOpening + number * WEEK,
    participants: rankParticipants(participants, 50),
  };
}

export const groups: Group[] = [1, 2, 3, 4, 5].map((number) => groupOf(number, number <= 3));
export const liveGroup: Group = groups[2]!;
export const upcomingGroup: Group = groups[3]!;
/** A group of 16, which is long enough for a search. */
export const longGroup: Group = {
  ...liveGroup,
  participants: rankParticipants([...liveGroup.participants, ...upcomingGroup.participants], 50),
};
export const emptyGroup: Group = { ...groups[4]!, participants: [] };

export const weights: ScoreWeights = { judges_percent: 50, voting_percent: 50 };

export const board: Board = {
  version: 'b-1',
  server_time: boardTime,
  data: {
    participants: liveGroup.participants,
    groups,
    competition: {
      id: 'competition'.padEnd(22, '0'),
      name: 'نجم الغناء العربي 2025',
      name_ar: 'نجم الغناء العربي 2025',
      name_en: 'Arab Singing Star 2025',
      event: {
        id: 'event'.padEnd(22, '0'),
        name: 'موسم 2025',
        name_ar: 'موسم 2025',
        name_en: 'Season 2025',
        zone: 'Asia/Muscat',
      },
      round: {
        ordinal: 2,
        name_ar: 'الجولة الثانية',
        name_en: 'Round 2',
        ...weights,
      },
      total_participants: 764,
    },
  },
};

export const config: Config = {
  version: '1.0.0',
  build: '1',
  environment: 'test',
  support_email: 'support@sawt.example',
  public_origin: 'http://localhost:8080',
  admin_origin: 'http://localhost:8081',
  sms: {
    price_baisa: 525,
    providers: [
      { id: 'ofoq', name_ar: 'أفق موبايل', name_en: 'Ofoq', short_code: '90431' },
      { id: 'suhail', name_ar: 'سهيل', name_en: 'Suhail', short_code: '91207' },
      { id: 'wisal', name_ar: 'وصال', name_en: 'Wisal', short_code: '92650' },
    ],
  },
  uploads: { resumable: true, chunk_bytes: 8_388_608, media_origin: 'http://localhost:8083' },
  updates: 'stream',
  server_time: boardTime,
};
