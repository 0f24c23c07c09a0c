import { describe, expect, it } from 'vitest';
import { competitionOf, rounds } from '../tests/support/catalogue/catalogueFixtures.ts';
import {
  dueFee,
  mediaOf,
  submissionOf,
  submissionsTime as now,
} from '../tests/support/entries/submissionFacts.ts';
import { withdrawalOf, withdrawnForGood } from '../tests/support/withdrawal/withdrawalFacts.ts';
import type { Submission } from './contract.ts';
import { entryWay, nearestSteps } from './entryWay.ts';

const wayOf = (changes: Partial<Submission>, at = now) =>
  entryWay(submissionOf(changes), at).map(({ kind, state }) => `${kind} ${state}`);
const later = ['round ahead', 'round ahead', 'round ahead', 'end ahead'];

describe('the way of an entry', () => {
  it.each([
    ['submitted', ['received done', 'check now', 'decision ahead', ...later]],
    ['pending', ['received done', 'check done', 'decision now', ...later]],
    ['approved', ['received done', 'check done', 'decision done', ...later]],
    ['rejected', ['received done', 'check done', 'decision done']],
  ] as const)('that is %s', (submission_status, expected) => {
    expect(wayOf({ submission_status })).toEqual(expected);
  });

  it('waits for its fee, once its recording is checked', () => {
    const unpaid = { submission_status: 'submitted', fee: dueFee } as const;
    expect(wayOf(unpaid).slice(0, 4)).toEqual(['received done', 'check done', 'fee now', 'decision ahead']);
    const checking = { ...unpaid, submission_details: mediaOf({ state: 'checking' }) } as const;
    expect(wayOf(checking)[1]).toBe('check now');
    expect(
      wayOf({ ...unpaid, submission_status: 'approved', fee: { ...dueFee, state: 'paid' } }),
    ).not.toContain('fee now');
  });

  it('is in a round from its start until before its end, and in none that began without it', () => {
    const [first, second] = rounds;
    expect(wayOf({}, first!.starts_at!).slice(3, 5)).toEqual(['round now', 'round ahead']);
    expect(wayOf({}, first!.ends_at! - 1)[3]).toBe('round now');
    expect(wayOf({}, first!.ends_at!)[3]).toBe('round done');
    expect(wayOf({}, second!.starts_at!).slice(3)).toEqual(['round done', 'round ahead', 'end ahead']);
    expect(wayOf({ current_round_id: 2 }, second!.starts_at!).slice(3, 5)).toEqual([
      'round done',
      'round now',
    ]);
  });

  it('has the window of the vote for it in its round', () => {
    const window = { round_id: 2, opens_at: now + 1, closes_at: now + 2 };
    const votes = entryWay(submissionOf({ windows: [window] }), now).flatMap((step) =>
      step.kind === 'round' ? [step.vote] : [],
    );
    expect(votes).toEqual([null, window, null]);
  });

  it('says nothing of dates that are not announced', () => {
    const competition = competitionOf({
      comp_end: null,
      rounds: [{ ...rounds[0]!, starts_at: null, ends_at: null }],
    });
    expect(wayOf({ competition })).toEqual(['received done', 'check done', 'decision done', 'round ahead']);
  });

  it('ends where the entry left', () => {
    const left = {
      standing: 'withdrawn',
      withdrawal: withdrawnForGood,
      submission_status: 'pending',
    } as const;
    expect(wayOf(left)).toEqual(['received done', 'check done', 'left done']);
    expect(entryWay(submissionOf(left), now).at(-1)).toMatchObject({ at: withdrawnForGood.withdrawn_at });
    const out = { standing: 'disqualified', withdrawal: withdrawalOf({ offer: 'none' }) } as const;
    expect(entryWay(submissionOf(out), now).at(-1)).toMatchObject({ standing: 'disqualified', at: null });
  });
});

it('names what an entry waits for and the next round with a date', () => {
  const near = (changes: Partial<Submission>, at = now) => {
    const { current, next } = nearestSteps(submissionOf(changes), at);
    return [current?.kind, next?.round.ordinal];
  };
  expect(near({ submission_status: 'submitted' })).toEqual(['check', 1]);
  expect(near({ submission_status: 'submitted', fee: dueFee })).toEqual(['fee', 1]);
  expect(near({})).toEqual([undefined, 1]);
  expect(near({}, rounds[0]!.starts_at!)).toEqual(['round', 2]);
  expect(near({ submission_status: 'rejected' })).toEqual([undefined, undefined]);
  expect(near({ standing: 'withdrawn' })).toEqual([undefined, undefined]);
});
