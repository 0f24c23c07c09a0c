/** What needs the owner of an invented house now. */
import type { Overview } from '../../../domain/staff/staffContract.ts';
import { seasonTime } from './seasonFacts.ts';

const HOUR = 3_600_000;
const singing = { id: 'solo-singing'.padEnd(22, '0'), name_ar: 'الغناء الفردي', name_en: 'Solo singing' };
const poetry = { id: 'nabati-poetry'.padEnd(22, '0'), name_ar: 'الشعر النبطي', name_en: null };
const zone = 'Asia/Muscat';

export const overview: Overview = {
  at: seasonTime,
  needs: [
    {
      code: 'empty_window',
      competition: singing,
      group: { round: 'first'.padEnd(22, '0'), name_ar: 'مجموعة الفجر', name_en: 'Group Al Fajr' },
      at: seasonTime + 20 * HOUR,
      zone,
      count: 1,
    },
    { code: 'approval', competition: null, group: null, at: seasonTime + 48 * HOUR, zone: null, count: 2 },
    { code: 'unpublished', competition: poetry, group: null, at: seasonTime - 5 * HOUR, zone, count: 1 },
    { code: 'no_window', competition: singing, group: null, at: seasonTime + 96 * HOUR, zone, count: 1 },
    { code: 'one_owner', competition: null, group: null, at: null, zone: null, count: 1 },
    { code: 'no_english', competition: poetry, group: null, at: null, zone, count: 1 },
  ],
};

export const nothingNeeded: Overview = { at: seasonTime, needs: [] };
