/**
 * Checks of what the vote page shows in each state of its machines, written by hand. A state without a
 * check fails the tests.
 */
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { lookAtRetry } from '../pages/pageLooks.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { PublicVotingContext } from '../../../src/machines/publicVoting/publicVotingTypes.ts';
import type { OpenVotePage } from './votePage.tsx';

type Voting = { snapshot: AnyMachineSnapshot; page: OpenVotePage };
const contextOf = ({ snapshot }: Voting) => snapshot.context as PublicVotingContext;
type Look<Seen> = (seen: Seen) => void;

const there = (text: string | RegExp) => expect(screen.getAllByText(text)).not.toEqual([]);
/** Ignores the live regions, which still hold the last announcement. */
const shown = { ignore: '[aria-live], script, style' };
const absent = (...texts: (string | RegExp)[]) =>
  expect(texts.filter((text) => screen.queryAllByText(text, shown).length > 0)).toEqual([]);
const button = (name: string) => screen.getByRole('button', { name });

function noPanel({ page: { words } }: Voting): void {
  absent(words.fallback, words.failed, words.sample, words.remembered);
  expect(screen.queryByRole('button', { name: words.refresh })).toBeNull();
}

function panel(seen: Voting): void {
  const { words } = seen.page;
  const context = contextOf(seen);
  if (context.source === null) there(words.failed);
  else {
    there(words.fallback);
    there(context.source === 'sample' ? words.sample : words.remembered);
    const cards = screen.getAllByRole('article');
    for (const card of cards) expect(within(card).getByText(words.tagged)).toBeVisible();
    expect(screen.queryByRole('link', { name: words.vote })).toBeNull();
  }
  expect(button(words.refresh)).toBeEnabled();
  absent(words.reconnecting, words.offline, words.polling);
}

function currentList({ page: { words } }: Voting): void {
  absent(words.tagged, words.loading);
}

/** Whether the page shows a note, apart from the live regions, which have the same text. */
const noted = (text: RegExp) =>
  screen.queryAllByText(text).filter((element) => !element.closest('[aria-live]')).length > 0;

function linkNotes({ page: { words } }: Voting): string[] {
  return (['offline', 'reconnecting', 'polling'] as const).filter((kind) => noted(words[kind]));
}

const news = ({ page: { voting } }: Voting) =>
  voting.running.filter((name) => name === 'followBoard' || name === 'pollBoard');

/**
 * Checks the note about the connection while the board is current; a board that failed or is old has
 * another note. Also checks which streams and polls run.
 */
const link =
  (own: string[], running: string[]): Look<Voting> =>
  (seen) => {
    const { board } = seen.snapshot.value as { board: unknown };
    if (board === 'ready') expect(linkNotes(seen)).toEqual(own);
    expect(news(seen)).toEqual(running);
  };

/** Checks a page that tries a stream: after more than one failure it says that it polls. */
const trying =
  (running: string): Look<Voting> =>
  (seen) =>
    link(contextOf(seen).streamFailures > 1 ? ['polling'] : [], [running])(seen);

export const votingStates: Record<string, Look<Voting>> = {
  'board.loading': (seen) => {
    const { words } = seen.page;
    if (contextOf(seen).failure) {
      panel(seen);
      expect(button(words.retrying)).toHaveAttribute('aria-busy', 'true');
    } else {
      noPanel(seen);
      there(words.loading);
      lookAtRetry(contextOf(seen).retry);
    }
  },
  'board.recalling': (seen) => {
    noPanel(seen);
    there(seen.page.words.loading);
  },
  'board.ready': (seen) => {
    noPanel(seen);
    currentList(seen);
  },
  'board.stale': (seen) => {
    noPanel(seen);
    currentList(seen);
    const offline = seen.snapshot.matches({ link: 'offline' });
    expect(linkNotes(seen)).toEqual([offline ? 'offline' : 'reconnecting']);
  },
  'board.fallback.resting': (seen) => {
    panel(seen);
    expect(button(seen.page.words.retry)).not.toHaveAttribute('aria-busy');
  },
  'board.fallback.trying': (seen) => {
    panel(seen);
    expect(button(seen.page.words.retrying)).toHaveAttribute('aria-busy', 'true');
  },
  'phase.unknown': ({ page: { words } }) => {
    absent(...Object.values(words.phase).flat());
    expect(screen.queryByRole('timer')).toBeNull();
  },
  'phase.none': ({ page: { words } }) => {
    for (const text of words.phase.none) there(text);
    expect(screen.getByRole('heading', { level: 2, name: words.phase.none[0]! })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  },
  'phase.upcoming': (seen) => counting(seen, 'upcoming'),
  'phase.live': (seen) => counting(seen, 'live'),
  'phase.between': (seen) => counting(seen, 'between'),
  'phase.ended': ({ page: { words } }) => {
    for (const text of words.phase.ended) there(text);
    expect(screen.queryByRole('timer')).toBeNull();
  },
  'settings.resting': texting,
  'settings.waiting': unsettled,
  'settings.asking': unsettled,
  'link.waiting': link([], []),
  'link.paused': link([], []),
  'link.offline': link(['offline'], []),
  'link.following.connecting': trying('followBoard'),
  'link.following.streaming': link([], ['followBoard']),
  'link.reopening': link([], []),
  'link.polling.learning': trying('pollBoard'),
  'link.polling.instead': link(['polling'], ['pollBoard']),
  'link.polling.asked': link([], ['pollBoard']),
};

const shownTexting = ({ page: { words } }: Voting) =>
  screen.queryAllByRole('heading', { level: 2, name: words.texting }).length;

/**
 * Checks that the page explains voting by text message once the settings are known and a vote is scheduled.
 */
function texting(seen: Voting): void {
  const { config, phase } = contextOf(seen);
  expect(shownTexting(seen)).toBe(config && phase && phase.phase !== 'none' ? 1 : 0);
}

/** Checks a page that has the list but does not know yet how one can vote: it offers no way. */
function unsettled(seen: Voting): void {
  expect(shownTexting(seen)).toBe(0);
  expect(screen.queryByRole('link', { name: seen.page.words.vote })).toBeNull();
}

function counting({ page: { words } }: Voting, phase: 'upcoming' | 'live' | 'between'): void {
  const [tag, title] = words.phase[phase];
  there(tag!);
  expect(screen.getByRole('timer').getAttribute('aria-label')).toContain(title);
  const others = Object.entries(words.phase).flatMap(([name, texts]) => (name === phase ? [] : texts));
  absent(...others);
}

/** Checks the selected tab and the order of the rows on a page with a list. */
export function lookAtList({ board, group, orders }: PublicVotingContext, { words }: OpenVotePage): void {
  if (!board || group === null) return;
  const [selected] = screen.getAllByRole('tab').filter((tab) => tab.ariaSelected === 'true');
  expect(selected?.textContent).toContain(words.groupTabs[group - 1]);
  const rows = screen.getAllByRole('article').map((card) => card.dataset['voterId']);
  expect(rows).toEqual(orders[group]);
}

type Guard = { page: OpenVotePage };

const blocked =
  (look: Look<{ dialog: HTMLElement; page: OpenVotePage }>): Look<Guard> =>
  ({ page }) => {
    const { tabs } = page.words;
    const dialog = screen.getByRole('alertdialog', { name: tabs.title });
    for (const name of [tabs.original, tabs.close])
      expect(within(dialog).getByRole('button', { name })).toBeEnabled();
    expect(document.title).toBe(tabs.pageTitle);
    expect(page.voting.running).not.toContain('followBoard');
    look({ dialog, page });
  };

const saying = (text: (tabs: OpenVotePage['words']['tabs']) => RegExp) =>
  blocked(({ dialog, page: { words } }) => {
    expect(within(dialog).getByRole('button', { name: words.retry })).toBeEnabled();
    expect(within(dialog).getByRole('status').textContent).toMatch(text(words.tabs));
  });

const uncovered =
  (called: boolean, holdsStream: boolean): Look<Guard> =>
  ({ page: { voting, words } }) => {
    const { banner, hide, markedTitle, pageTitle } = words.tabs;
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryAllByText(banner)).toHaveLength(called ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: hide })).toHaveLength(called ? 1 : 0);
    expect(document.title).toBe(called ? markedTitle : pageTitle);
    expect(voting.running.includes('followBoard')).toBe(holdsStream);
  };

function asking({ dialog, page: { words } }: { dialog: HTMLElement; page: OpenVotePage }): void {
  const retry = within(dialog).getByRole('button', { name: words.retrying });
  expect(retry).toHaveAttribute('aria-busy', 'true');
}

const nothingSaid: Look<Guard> = (seen) => {
  uncovered(false, false)(seen);
  absent(seen.page.words.tabs.resting);
};

/** Checks a tab that rests: the list is not covered, and one line says that the vote is in another tab. */
const resting: Look<Guard> = (seen) => {
  uncovered(false, false)(seen);
  const { page } = seen;
  there(page.words.tabs.resting);
  expect(button(page.words.tabs.here)).toBeEnabled();
  expect(page.guard.did).toContain('rememberTab');
};

export const guardStates: Record<string, Look<Guard>> = {
  checking: nothingSaid,
  taking: nothingSaid,
  resting,
  'active.quiet': uncovered(false, true),
  'active.called': uncovered(true, true),
  'blocked.waiting': saying(() => /^$/),
  'blocked.closing': (seen) => {
    saying(() => /^$/)(seen);
    expect(seen.page.guard.did).toContain('closeTab');
  },
  'blocked.cannotClose': saying(({ cannotClose }) => cannotClose),
  'blocked.toldOriginal': saying(({ originalMarked }) => originalMarked),
  'blocked.asking': blocked(asking),
};
