import { describe, expect, it } from 'vitest';
import { dayKeys } from './dayKeys.ts';

describe('the remembered day of an instant', () => {
  it('is a day of the zone, also when its clocks change', () => {
    const dayOf = dayKeys();
    const at = (iso: string, zone: string) => dayOf(Date.parse(iso), zone);
    expect([
      at('2026-10-29T20:30:00Z', 'Africa/Cairo'),
      at('2026-10-29T21:30:00Z', 'Africa/Cairo'),
      at('2026-10-29T22:00:00Z', 'Africa/Cairo'),
      at('2026-10-29T21:30:00Z', 'Asia/Muscat'),
      at('2026-03-28T22:59:00Z', 'Europe/Berlin'),
      at('2026-03-29T21:59:00Z', 'Europe/Berlin'),
      at('2026-03-29T22:00:00Z', 'Europe/Berlin'),
    ]).toEqual([
      '2026-10-29',
      '2026-10-29',
      '2026-10-30',
      '2026-10-30',
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
  });
});
