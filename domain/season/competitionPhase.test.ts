import { describe, expect, it } from 'vitest';
import { competitionPhase, type PhaseFacts } from './competitionPhase.ts';

describe('the phase of a competition', () => {
  const DAY = 86_400_000;
  const facts: PhaseFacts = {
    state: 'published',
    registration_opens_at: 10 * DAY,
    registration_closes_at: 20 * DAY,
    starts_at: 30 * DAY,
    ends_at: 50 * DAY,
    windows: [
      { opens_at: 40 * DAY, closes_at: 42 * DAY },
      { opens_at: 42 * DAY, closes_at: 44 * DAY },
    ],
  };
  it.each([
    ['announced', 10 * DAY - 1],
    ['registration', 10 * DAY],
    ['registration', 20 * DAY - 1],
    ['screening', 20 * DAY],
    ['running', 30 * DAY],
    ['voting', 40 * DAY],
    ['voting', 44 * DAY - 1],
    ['running', 44 * DAY],
    ['ended', 50 * DAY],
  ] as const)('is %s at %d', (phase, now) => {
    expect(competitionPhase(facts, now)).toBe(phase);
  });

  it('is what staff decided, at any time', () => {
    const states = ['draft', 'closed', 'archived', 'cancelled'] as const;
    expect(states.map((state) => competitionPhase({ ...facts, state }, 41 * DAY))).toEqual(states);
  });

  it('is registration without any date', () => {
    const dates = {
      registration_opens_at: null,
      registration_closes_at: null,
      starts_at: null,
      ends_at: null,
    };
    expect(competitionPhase({ ...facts, ...dates, windows: [] }, DAY)).toBe('registration');
  });
});
