import { expect, it } from 'vitest';
import { isoWithOffset } from './isoWithOffset.ts';
import { zoneOffset } from './zonedTime.ts';

const at = Date.UTC(2026, 6, 1, 21, 30, 5, 999);

it.each([
  ['Asia/Muscat', '2026-07-02T01:30:05+04:00'],
  ['Asia/Kolkata', '2026-07-02T03:00:05+05:30'],
  ['America/St_Johns', '2026-07-01T19:00:05-02:30'],
  ['UTC', '2026-07-01T21:30:05+00:00'],
])('writes a moment on the clocks of %s', (zone, text) => {
  expect(isoWithOffset(at, zoneOffset(at, zone))).toBe(text);
});
