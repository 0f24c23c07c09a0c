/** Helpers for tests of the vote page: they find what it shows, and control its clock. */
import { cleanup, configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { LoadedBoard } from '../../../src/machines/publicVoting/publicVotingTypes.ts';
import { board, boardTime, config, liveGroup } from './boardFixtures.ts';

/** The page gathers changes for this long (ms) and announces them together. */
export const UNTIL_SAID = 500;
export const loaded: LoadedBoard = { board, config, at: boardTime };

export const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
export const cards = () => screen.getAllByRole('article');
export const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
export const voteLinks = () => screen.queryAllByRole('link', { name: /صوّت الآن|Vote Now/ });
export const polite = () => document.querySelector('output[aria-live="polite"]')?.textContent;
export const urgent = () => document.querySelector('[aria-live="assertive"]')?.textContent;
export const idAt = (place: number) => liveGroup.participants[place - 1]!.voter_id;
export const tick = (at: number) => ({ type: 'clock.ticked', at });

/** Fakes time in each test of the file; only the test advances it. */
export function holdTime(): void {
  // By default the testing library waits for a real timer after each gesture, which never fires here.
  configure({ asyncWrapper: (gesture) => gesture() });
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}
