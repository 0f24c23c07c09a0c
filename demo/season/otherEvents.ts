import { noText, type PlannedCompetition, type PlannedEvent } from './plannedCompetition.ts';

const nothingSaid = {
  description: noText,
  scene: null,
  feeBaisa: 0,
  submission: 'video',
  registration: [null, null],
  days: [null, null],
  submissionsUntil: null,
  eligibility: noText,
  requirements: noText,
  criteria: [],
  rounds: [],
} as const satisfies Partial<PlannedCompetition>;

const upcoming: PlannedEvent = {
  name: { ar: 'ليالي الشتاء في مسقط', en: 'Winter Nights in Muscat' },
  scene: '06-waves-bahr',
  days: [24, 52],
  competitions: [
    {
      ...nothingSaid,
      name: { ar: 'صوت البحر', en: 'Voice of the Sea' },
      description: {
        ar: 'أغاني البحر والسفر كما تناقلتها السواحل العُمانية، بأصوات جديدة.',
        en: 'Songs of the sea and of sailing, as Oman’s coasts have handed them down, in new voices.',
      },
      scene: '07-mic-bahr',
      registration: [8, 22],
      days: [24, 50],
      submissionsUntil: 22,
      eligibility: {
        ar: 'من بلغ 18 عامًا أو أكثر، من أي دولة عربية.',
        en: 'Anyone aged 18 or over, from any Arab country.',
      },
      requirements: {
        ar: 'مقطع فيديو واحد لا تتجاوز مدته دقيقتين.\nأغنية بحرية واحدة، مع ذكر الساحل الذي تُنسب إليه.',
        en: 'One video of at most 2 minutes.\nOne song of the sea, naming the coast it comes from.',
      },
      criteria: [
        { name: { ar: 'الأداء', en: 'Performance' }, percent: 60 },
        { name: { ar: 'الأمانة للموروث', en: 'Faithfulness to tradition' }, percent: 40 },
      ],
      rounds: [
        { ar: 'الجولة الأولى', en: 'Round 1', judgesPercent: 50, days: [24, 34] },
        { ar: 'النهائي', en: 'Final', judgesPercent: 40, days: [48, 50] },
      ],
    },
    {
      ...nothingSaid,
      name: { ar: 'الفرق الشعبية', en: 'Folk Ensembles' },
      description: {
        ar: 'للفرق الشعبية من كل محافظات عُمان. تُعلن تفاصيلها قريبًا.',
        en: 'For folk ensembles from every part of Oman. Details follow soon.',
      },
    },
  ],
};

/** A past event. It has no English name, so that its address is Arabic. */
const past: PlannedEvent = {
  name: { ar: 'ملتقى الأصوات الأول', en: null },
  scene: '08-choir-rumman',
  days: [-130, -100],
  competitions: [
    {
      ...nothingSaid,
      name: { ar: 'أجمل صوت', en: null },
      description: {
        ar: 'المسابقة التي بدأت بها الحكاية: غناء منفرد بلا آلات، أمام جمهور القاعة.',
        en: null,
      },
      registration: [-160, -135],
      days: [-130, -102],
      submissionsUntil: -135,
      eligibility: { ar: 'من بلغ 18 عامًا أو أكثر، من المقيمين في سلطنة عُمان.', en: null },
      requirements: { ar: 'مقطع فيديو واحد لا تتجاوز مدته دقيقتين.', en: null },
      rounds: [{ ar: 'النهائي', en: 'Final', judgesPercent: 100, days: [-103, -102] }],
    },
    {
      ...nothingSaid,
      name: { ar: 'إنشاد', en: 'Inshad' },
      description: {
        ar: 'الإنشاد الفردي والجماعي بلا آلات، في نصوص عربية فصيحة.',
        en: 'Chant without instruments, alone or in groups, on classical Arabic texts.',
      },
      submission: 'audio',
      feeBaisa: 3_000,
      registration: [-160, -135],
      days: [-128, -104],
      submissionsUntil: -135,
      rounds: [{ ar: 'النهائي', en: 'Final', judgesPercent: 60, days: [-105, -104] }],
    },
  ],
};

/** The events beside the season's. Each new season moves them to days around the present. */
export const otherEvents: readonly PlannedEvent[] = [upcoming, past];
