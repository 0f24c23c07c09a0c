/** The demo season, apart from its people: names, shares and the lengths of its windows. */
export const season = {
  slug: 'season-2025',
  zone: 'Asia/Muscat',
  event: { ar: 'موسم 2025', en: 'Season 2025' },
  competition: { ar: 'نجم الغناء العربي 2025', en: 'Arab Singing Star 2025' },
  earlierRounds: [{ ordinal: 1, ar: 'الجولة الأولى', en: 'Round 1', judgesPercent: 100, votingPercent: 0 }],
  votingRound: { ordinal: 2, ar: 'الجولة الثانية', en: 'Round 2', judgesPercent: 40, votingPercent: 60 },
  groups: [
    { ar: 'المجموعة الأولى', en: 'Group 1' },
    { ar: 'المجموعة الثانية', en: 'Group 2' },
    { ar: 'المجموعة الثالثة', en: 'Group 3' },
    { ar: 'المجموعة الرابعة', en: 'Group 4' },
    { ar: 'المجموعة الخامسة', en: 'Group 5' },
  ],
  /** Midnights at which a group opens and the one before it closes, in days from today; the last one only closes. */
  midnights: [-5, -3, -1, 2, 4, 6],
} as const;
