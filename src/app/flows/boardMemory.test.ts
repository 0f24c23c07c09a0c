import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  group,
  HOUR,
  participant,
  smallBoard,
  smallConfig,
} from '../../../tests/support/votePage/smallBoard.ts';
import { initialPublicVoting } from '../../machines/publicVoting/publicVotingMachine.ts';
import { recallBoard, rememberBoard } from './boardMemory.ts';
import { sampleBoard } from './sampleBoard.ts';

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});
const board = smallBoard([group(1, [participant('a', 3)])]);
const known = { ...initialPublicVoting, board, config: smallConfig(), currentAt: HOUR };
const sample = { source: 'sample', board: sampleBoard, config: null, savedAt: null, at: HOUR };

/** Recalls the board when the browser's clock shows `HOUR`. */
const recalled = () => {
  vi.spyOn(Date, 'now').mockReturnValue(HOUR);
  return recallBoard();
};

describe('the last list that this browser saw (decision D28)', () => {
  it('is restored unchanged, with the time at which it was current', async () => {
    rememberBoard(known);
    expect(await recalled()).toEqual({
      source: 'remembered',
      board,
      config: smallConfig(),
      savedAt: HOUR,
      at: HOUR,
    });
  });

  it('is not replaced by an empty board', async () => {
    rememberBoard(known);
    rememberBoard(initialPublicVoting);
    expect((await recalled()).board).toEqual(board);
  });

  it('is replaced by the sample if it is missing or invalid', async () => {
    expect(await recalled()).toEqual(sample);
    for (const kept of ['{"format":0}', '{"format":1,"board":{"data":{}}}', '{half', '7', '']) {
      localStorage.setItem('sawt.board', kept);
      expect(await recalled()).toEqual(sample);
    }
  });

  it('is kept apart for each competition that an address names', async () => {
    rememberBoard(known);
    history.replaceState(null, '', '/vote?competition=singing');
    expect(await recalled()).toEqual(sample);
    const other = smallBoard([group(1, [participant('b', 5)])]);
    rememberBoard({ ...known, board: other });
    expect((await recalled()).board).toEqual(other);
    history.replaceState(null, '', '/vote');
    expect((await recalled()).board).toEqual(board);
  });

  it('is on the page of a contestant the one with that contestant', async () => {
    rememberBoard(known);
    const named = { id: 'other', name: 'أ', name_ar: 'أ', name_en: 'A' };
    const { data } = smallBoard([group(1, [participant('b', 5)])]);
    const other = { ...board, data: { ...data, competitions: [named] } };
    history.replaceState(null, '', '/contestant/b');
    expect(await recalled()).toEqual(sample);
    rememberBoard({ ...known, board: other });
    expect((await recalled()).board).toEqual(other);
    history.replaceState(null, '', '/contestant/a');
    expect((await recalled()).board).toEqual(board);
    history.replaceState(null, '', '/vote');
    expect((await recalled()).board).toEqual(board);
  });

  it('is only lost if storage is full or forbidden', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberBoard(known)).not.toThrow();
    expect(await recalled()).toEqual(sample);
  });
});

describe('the sample', () => {
  it('shows no votes, scores, open group or real names', () => {
    const participants = sampleBoard.data.groups.flatMap((each) => each.participants);
    expect(participants.every(({ user }) => user.full_name_en?.startsWith('Sample contestant '))).toBe(true);
    expect(participants.every(({ user }) => user.full_name_ar?.startsWith('متسابق تجريبي '))).toBe(true);
    expect(participants.reduce((sum, each) => sum + each.total_votes + each.voting_score, 0)).toBe(0);
    expect(sampleBoard.data.groups.every((each) => each.opens_at === each.closes_at)).toBe(true);
    expect(new Set(participants.map(({ voter_id }) => voter_id)).size).toBe(20);
  });
});
