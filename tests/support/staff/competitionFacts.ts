/** Invented competitions of the house, and a role in one of them. */
import type { StaffCompetition } from '../../../domain/staff/staffContract.ts';
import type { RoleToLimit } from '../../../src/machines/roleCompetitions/roleCompetitionsMachine.ts';

export const singing = { id: 'singing'.padEnd(22, '0'), name_ar: 'الغناء', name_en: 'Singing' };
export const poetry = { id: 'poetry'.padEnd(22, '0'), name_ar: 'الشعر', name_en: null };

const season = { id: 'season'.padEnd(22, '0'), name_ar: 'موسم صلالة', name_en: 'Salalah Season' };
const during = { event: season, zone: 'Asia/Muscat', starts_at: Date.UTC(2026, 10, 1), ends_at: null };

/** All competitions of the house. */
export const competitionsOfHouse: StaffCompetition[] = [
  { ...singing, ...during },
  { ...poetry, ...during },
  { id: 'debate'.padEnd(22, '0'), name_ar: 'المناظرة', name_en: 'Debate', ...during },
];

export const roleToLimit: RoleToLimit = {
  id: 'huda-judge'.padEnd(22, '0'),
  version: 3,
  competitions: [singing.id, poetry.id],
};
