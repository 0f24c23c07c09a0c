import { expect, it } from 'vitest';
import { presentNotices } from './presentNotices.ts';

const names = { round_id: 'round', name_ar: 'المجموعة الأولى', name_en: 'Group one' };
const group = { group_ar: 'المجموعة الأولى', group_en: 'Group one' };
const reason = { reason_ar: 'انقطع البث.', reason_en: 'The broadcast is down.' };
const row = { state: 'published', cancelled_reason_ar: null, cancelled_reason_en: null } as const;

it('presents nothing where staff decided nothing', () => {
  expect(presentNotices({ row, extensions: [], stops: [], removals: [] })).toEqual({});
});

it('presents a cancellation, stops, later closes and entries that left the vote, with their reasons', () => {
  const cancelled = {
    state: 'cancelled',
    cancelled_reason_ar: reason.reason_ar,
    cancelled_reason_en: reason.reason_en,
  } as const;
  const stop = { ...names, ...reason, stopped_at: 10 };
  const notices = presentNotices({
    row: cancelled,
    extensions: [{ ...names, ...reason, closes_at: 60, extended_from: 50 }],
    stops: [
      { ...stop, resumed_at: 20 },
      { ...stop, stopped_at: 30, resumed_at: null },
    ],
    removals: [
      {
        of_competition: 'competition',
        kind: 'disqualified',
        removed_at: 40,
        full_name: 'Noor',
        name_ar: 'نور',
        name_en: null,
        ...reason,
      },
    ],
  });
  expect(notices).toEqual({
    notices: [
      { extended: null, ...reason },
      { extended: null, stopped: { ...group, from: 10, to: 20 }, ...reason },
      { extended: null, stopped: { ...group, from: 30, to: null }, ...reason },
      { extended: { ...group, from: 50, to: 60 }, ...reason },
      {
        extended: null,
        removed: { kind: 'disqualified', at: 40, full_name: 'Noor', full_name_ar: 'نور', full_name_en: null },
        ...reason,
      },
    ],
  });
});
