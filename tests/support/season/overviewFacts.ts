/** What needs the owner of an invented house now. */
import type { Need, Overview } from '../../../domain/staff/staffContract.ts';
import { seasonTime } from './seasonFacts.ts';

const HOUR = 3_600_000;
const singing = { id: 'solo-singing'.padEnd(22, '0'), name_ar: 'الغناء الفردي', name_en: 'Solo singing' };
const poetry = { id: 'nabati-poetry'.padEnd(22, '0'), name_ar: 'الشعر النبطي', name_en: null };
const zone = 'Asia/Muscat';

const need = (code: Need['code'], more: Partial<Need>): Need => ({
  code,
  competition: null,
  group: null,
  candidate: null,
  at: null,
  since: null,
  zone: more.competition ? zone : null,
  count: 1,
  ...more,
});

export const overview: Overview = {
  at: seasonTime,
  needs: [
    need('empty_window', {
      competition: singing,
      group: { round: 'first'.padEnd(22, '0'), name_ar: 'مجموعة الفجر', name_en: 'Group Al Fajr' },
      at: seasonTime + 20 * HOUR,
    }),
    need('approval', { at: seasonTime + 48 * HOUR, count: 2 }),
    need('unpublished', { competition: poetry, at: seasonTime - 5 * HOUR }),
    need('no_window', { competition: singing, at: seasonTime + 96 * HOUR }),
    need('waiting_change', { candidate: 'salim'.padEnd(22, '0'), since: seasonTime - 53 * HOUR, count: 3 }),
    need('one_owner', {}),
    need('no_english', { competition: poetry }),
  ],
};

export const nothingNeeded: Overview = { at: seasonTime, needs: [] };
