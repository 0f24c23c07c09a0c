import type { PlannedCompetition } from './plannedCompetition.ts';

const adults = {
  ar: 'من بلغ 18 عامًا أو أكثر، من أي دولة عربية، هاويًا كان أو محترفًا.',
  en: 'Anyone aged 18 or over, from any Arab country, amateur or professional.',
};

const singing = [
  { name: { ar: 'سلامة الأداء', en: 'Intonation' }, percent: 40 },
  { name: { ar: 'الإحساس والتعبير', en: 'Expression' }, percent: 35 },
  { name: { ar: 'الحضور', en: 'Presence' }, percent: 25 },
];

/** The competition with votes, without its name and rounds, which are in `season.ts`. */
export const votedCompetition: Omit<PlannedCompetition, 'name' | 'rounds'> = {
  description: {
    ar: 'أصوات من عُمان ومن أنحاء الوطن العربي، في خمس مجموعات على مسرح واحد. لجنة التحكيم تقيّم، والجمهور يصوّت، والترتيب معلن لحظة بلحظة.',
    en: 'Voices from Oman and all over the Arab world, in five groups on one stage. The jury scores, the public votes, and the ranking is open for everyone to follow.',
  },
  scene: '01-mic-rumman',
  feeBaisa: 0,
  submission: 'video',
  registration: [-60, -25],
  days: [-24, 10],
  submissionsUntil: -24,
  eligibility: adults,
  requirements: {
    ar: [
      'مقطع فيديو واحد لا تتجاوز مدته دقيقتين.',
      'أداء مباشر بلا تعديل على الصوت بعد التسجيل.',
      'ظهور الوجه واضحًا طوال المقطع.',
      'هوية أو جواز سفر سارٍ لمدة 6 أشهر على الأقل.',
      'القدرة على السفر إلى سلطنة عُمان عند التأهل.',
    ].join('\n'),
    en: [
      'One video of at most 2 minutes.',
      'A live performance; the voice is not edited afterwards.',
      'Your face is clearly visible throughout.',
      'An ID or passport valid for at least 6 months.',
      'You can travel to Oman if you qualify.',
    ].join('\n'),
  },
  criteria: singing,
};

const openToPlayers: PlannedCompetition = {
  name: { ar: 'عازف الموسم', en: 'Player of the Season' },
  description: {
    ar: 'مسابقة للعزف المنفرد على الآلات العربية: العود والقانون والناي والكمان والإيقاع. مقطوعة واحدة من اختيار العازف.',
    en: 'A solo competition for Arab instruments: oud, qanun, ney, violin and percussion. One piece of the player’s own choice.',
  },
  scene: '03-oud-bahr',
  feeBaisa: 5_000,
  submission: 'audio',
  registration: [-10, 16],
  days: [18, 38],
  submissionsUntil: 16,
  eligibility: {
    ar: 'العازفون ممن بلغوا 18 عامًا أو أكثر، على آلة عربية واحدة.',
    en: 'Players aged 18 or over, on one Arab instrument.',
  },
  requirements: {
    ar: 'ملف صوتي واحد بعزف منفرد.\nاسم المقطوعة ومؤلفها في بداية التسجيل.\nتسجيل واحد متصل بلا قطع.',
    en: 'One audio file of a solo performance.\nThe name of the piece and of its composer, said at the beginning.\nOne take, without a cut.',
  },
  criteria: [
    { name: { ar: 'التقنية', en: 'Technique' }, percent: 50 },
    { name: { ar: 'التعبير', en: 'Expression' }, percent: 30 },
    { name: { ar: 'اختيار المقطوعة', en: 'Choice of piece' }, percent: 20 },
  ],
  rounds: [
    { ar: 'الفرز الأولي', en: 'Initial screening', judgesPercent: 100, days: [18, 24] },
    { ar: 'التقييم الفني', en: 'Technical assessment', judgesPercent: 100, days: [25, 32] },
    { ar: 'العرض النهائي', en: 'Final presentation', judgesPercent: 50, days: [36, 38] },
  ],
};

const closingSoon: PlannedCompetition = {
  name: { ar: 'جوقات الموسم', en: 'Choirs of the Season' },
  description: {
    ar: 'للجوقات والفرق الصوتية من أربعة أشخاص إلى أربعين، في أعمال عربية بتوزيع متعدد الأصوات.',
    en: 'For choirs and vocal groups of four to forty, with Arabic works arranged for several voices.',
  },
  scene: '02-choir-luban',
  feeBaisa: 12_500,
  submission: 'video',
  registration: [-20, 2],
  days: [4, 30],
  submissionsUntil: 2,
  eligibility: {
    ar: 'جوقات من 4 أعضاء إلى 40 عضوًا، يسجّل عنها عضو واحد بلغ 18 عامًا أو أكثر.',
    en: 'Choirs of 4 to 40 members, registered by one member aged 18 or over.',
  },
  requirements: {
    ar: 'مقطع فيديو واحد لا تتجاوز مدته دقيقتين.\nظهور جميع الأعضاء في المقطع.\nأداء بلا مرافقة آلية، أو بآلة واحدة على الأكثر.',
    en: 'One video of at most 2 minutes.\nAll members are in the picture.\nUnaccompanied, or with one instrument at most.',
  },
  criteria: singing,
  rounds: [
    { ar: 'الجولة الأولى', en: 'Round 1', judgesPercent: 60, days: [4, 14] },
    { ar: 'النهائي', en: 'Final', judgesPercent: 40, days: [28, 30] },
  ],
};

const ended: PlannedCompetition = {
  name: { ar: 'فن الإلقاء', en: 'The Spoken Word' },
  description: {
    ar: 'إلقاء قصيدة عربية فصيحة أو نبطية. اختُتمت المسابقة، وأُعلنت نتائجها على المسرح.',
    en: 'The art of reciting a poem, in classical Arabic or Nabati. The competition is over; its results were announced on stage.',
  },
  scene: '04-stand-rumman',
  feeBaisa: 0,
  submission: 'audio',
  registration: [-55, -35],
  days: [-30, -4],
  submissionsUntil: -35,
  eligibility: adults,
  requirements: {
    ar: 'ملف صوتي واحد.\nذكر اسم الشاعر قبل الإلقاء.',
    en: 'One audio file.\nThe poet’s name is said before the poem.',
  },
  criteria: [
    { name: { ar: 'سلامة اللغة', en: 'Language' }, percent: 50 },
    { name: { ar: 'الإيقاع', en: 'Rhythm' }, percent: 50 },
  ],
  rounds: [{ ar: 'النهائي', en: 'Final', judgesPercent: 70, days: [-6, -4] }],
};

const notYet: PlannedCompetition = {
  name: { ar: 'أغنية جديدة', en: 'A New Song' },
  description: {
    ar: 'لمن يكتب ويلحّن: أغنية عربية لم تُنشر من قبل، كلماتها ولحنها من صاحب المشاركة.',
    en: 'For those who write and compose: an Arabic song that was never published, words and melody by the one who enters it.',
  },
  scene: '05-studio-rumman',
  feeBaisa: 0,
  submission: 'any',
  registration: [4, 26],
  days: [null, null],
  submissionsUntil: null,
  eligibility: adults,
  requirements: { ar: null, en: null },
  criteria: [],
  rounds: [],
};

/** The season's other competitions, one in each further state of registration. */
export const seasonCompetitions: readonly PlannedCompetition[] = [openToPlayers, closingSoon, ended, notYet];
