import { expect, it } from 'vitest';
import { copyStart, dayText, readCopyForm } from './copyForm.ts';

it('reads the day on which a copy begins', () => {
  expect(
    ['2027-05-01', '2027-02-30', '', '2027-05-01T00:00'].map((first_day) => readCopyForm({ first_day })),
  ).toEqual([
    { texts: { first_day: '2027-05-01' } },
    ...Array.from({ length: 3 }, () => ({ fieldErrors: { first_day: { code: 'notADay' } } })),
  ]);
});

it('means that day in the zone of the event, also where its midnight is skipped', () => {
  // In Cairo the clocks go from 00:00 to 01:00 on 30 April 2027.
  const zones = ['Africa/Cairo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  expect(zones.map((zone) => dayText(copyStart('2027-04-30', zone)!, zone))).toEqual(
    zones.map(() => '2027-04-30'),
  );
});
