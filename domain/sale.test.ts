import { describe, expect, it } from 'vitest';
import { boardTime, groups, liveGroup, board } from '../tests/support/votePage/boardFixtures.ts';
import { CLOSING_COUNTDOWN_MS } from './delays.ts';
import { nextGroup } from './nextGroup.ts';
import { saleOf, saleState } from './sale.ts';
import { isClosing } from './votingSchedule.ts';

const entryId = liveGroup.participants[0]!.voter_id;
const { opens_at: opensAt, closes_at: closesAt } = liveGroup;
const at = (now: number) => saleOf(board, entryId, now)!;

describe('the sale of votes for a contestant', () => {
  it('has the window of its group, the group after it and the zone of the event', () => {
    expect(at(boardTime)).toEqual({
      now: boardTime,
      window: { number: 3, opensAt, closesAt },
      competes: true,
      next: nextGroup(groups, 3, boardTime),
      zone: board.data.competition!.event.zone,
    });
    expect(saleOf(board, 'nobody', boardTime)).toBeNull();
  });

  it('is open from the opening to the close, and closes in its last five minutes', () => {
    const states = [
      opensAt - 1,
      opensAt,
      closesAt - CLOSING_COUNTDOWN_MS - 1,
      closesAt - CLOSING_COUNTDOWN_MS,
      closesAt - 1,
      closesAt,
    ].map((now) => saleState(at(now)));
    expect(states).toEqual(['closed', 'open', 'open', 'closing', 'closing', 'closed']);
  });

  it('is closed for a contestant who no longer competes', () => {
    expect(saleState({ ...at(boardTime), competes: false })).toBe('closed');
  });

  it('counts nothing down once the time has passed', () => {
    expect([isClosing(0), isClosing(-1), isClosing(1)]).toEqual([false, false, true]);
  });
});
