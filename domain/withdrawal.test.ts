import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_UNDO_MS } from './delays.ts';
import { entryStanding, isSameName, undoUntil, withdrawalOffer, type Withdrawable } from './withdrawal.ts';

const now = Date.UTC(2026, 10, 20, 20);

const entryOf = (changes: Partial<Withdrawable> = {}): Withdrawable => ({
  status: 'approved',
  withdrawn_at: null,
  withdrawal_undo_until: null,
  endsAt: now + 1,
  lastStanding: undefined,
  opens: [],
  ...changes,
});
const offer = (changes: Partial<Withdrawable>) => withdrawalOffer(entryOf(changes), now);

describe('the offer to withdraw', () => {
  it.each([
    ['an entry in no round', {}, 'undoable'],
    ['an entry whose group opens later', { opens: [now + 1], lastStanding: 'in' }, 'undoable'],
    ['an entry whose group is open', { opens: [now], lastStanding: 'in' }, 'final'],
    ['a rejected entry', { status: 'rejected' }, 'none'],
    ['an entry of a competition that ended', { endsAt: now }, 'none'],
    ['an entry of a competition without an end', { endsAt: null }, 'undoable'],
    ['a disqualified entry', { lastStanding: 'disqualified' }, 'none'],
    ['a withdrawn entry in its time to undo', { withdrawn_at: now, withdrawal_undo_until: now + 1 }, 'undo'],
    ['a withdrawn entry after that', { withdrawn_at: now - 1, withdrawal_undo_until: now }, 'none'],
    ['an entry withdrawn for good', { withdrawn_at: now }, 'none'],
    [
      'a withdrawn entry that staff disqualified',
      { withdrawn_at: now, withdrawal_undo_until: now + 1, lastStanding: 'disqualified' },
      'none',
    ],
  ] as const)('for %s', (_, changes, expected) => {
    expect(offer(changes)).toBe(expected);
  });
});

it('can be undone for 10 minutes, or until the first window opens', () => {
  expect(undoUntil([], now)).toBe(now + WITHDRAWAL_UNDO_MS);
  expect(undoUntil([now + 90_000, now + 60_000], now)).toBe(now + 60_000);
  expect(undoUntil([now + 60_000, now], now)).toBeNull();
});

it('shows who left and how', () => {
  const shown = (changes: Partial<Withdrawable>) => entryStanding(entryOf(changes));
  expect(
    [
      {},
      { withdrawn_at: now },
      { lastStanding: 'withdrawn' as const },
      { withdrawn_at: now, lastStanding: 'disqualified' as const },
      { lastStanding: 'excluded' as const },
    ].map(shown),
  ).toEqual(['in', 'withdrawn', 'withdrawn', 'disqualified', 'in']);
});

it('takes a name however the keyboard writes it, and no other', () => {
  expect(['هُدى  البلوشيه ', 'هدي البلوشية'].map((typed) => isSameName(typed, 'هدى البلوشية'))).toEqual([
    true,
    true,
  ]);
  expect(['', ' ', 'هدى', 'Huda'].map((typed) => isSameName(typed, 'هدى البلوشية'))).toEqual(
    Array(4).fill(false),
  );
  expect(isSameName('', '')).toBe(false);
});
