/** The visitors' pages, rendered with their machines in the test's hand. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ReactElement } from 'react';
import { languages, type Language } from '../../src/i18n/language.ts';
import { catalogueWords, type CatalogueWords } from './catalogueWords.ts';
import { PageRehearsal, replayOnPage } from './pageRehearsal.ts';
import type { ModelPath } from './model.ts';
import { renderInLanguage } from './renderInLanguage.tsx';
import { restingIn, restingStates } from './voteStates.ts';

export type Seen<Machine extends AnyStateMachine = AnyStateMachine> = {
  snapshot: AnyMachineSnapshot;
  words: CatalogueWords;
  page: PageRehearsal<Machine>;
};
export type Looks = Record<string, (seen: Seen) => void>;

type Opening<Machine extends AnyStateMachine> = {
  paths: readonly ModelPath[];
  machine: Machine;
  call: string;
  effects: readonly string[];
  render: (machine: Machine, words: CatalogueWords) => ReactElement;
  /** The names of buttons, by the event that a press of them causes. */
  buttons: (words: CatalogueWords, path: ModelPath) => Readonly<Record<string, string>>;
  looks: Looks;
};

/** Tells that a page shows something in each state of its machine, and walks every path on it in both languages. */
export function walkPathsOn<Machine extends AnyStateMachine>(page: string, opening: Opening<Machine>): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('The page has something to show for every state in which its machine can rest', () => {
    expect(Object.keys(opening.looks).toSorted()).toEqual(restingStates(opening.machine).toSorted());
  });

  describe.each(languages)(`paths through ${page}, in %s`, (language) => {
    it.each(opening.paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
      expect.hasAssertions();
      await walkOnPage(language, path, opening);
    });
  });
}

/** Walks a path on the page, and looks at what it shows after every step. */
async function walkOnPage<Machine extends AnyStateMachine>(
  language: Language,
  path: ModelPath,
  { machine, call, effects, render, buttons, looks }: Opening<Machine>,
): Promise<void> {
  const words = catalogueWords[language];
  const page = new PageRehearsal(machine, { calls: [call], effects });
  renderInLanguage(language, render(page.machine, words));
  const gestures = Object.fromEntries(
    Object.entries(buttons(words, path)).map(([type, name]) => [
      type,
      () => fireEvent.click(screen.getAllByRole('button', { name })[0]!),
    ]),
  );
  const happen = async (event: AnyEventObject) => {
    await page.happen(event, gestures);
    // Dialogs are fetched when they are needed.
    await act(() => vi.dynamicImportSettled());
  };
  const looked = await replayOnPage(path, happen, ({ state }) => {
    for (const name of restingIn(state)) looks[name]!({ snapshot: state, words, page });
  });
  expect(looked).toBe(path.steps.length);
}

export const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

/** The machine failed: the server's sentence, else the specified one, and a way to try again. */
export function lookAtFailure({ snapshot, words }: Seen): void {
  const { sentence } = snapshot.context as { sentence: string | null };
  expect(screen.getByRole('alert')).toHaveTextContent(sentence ?? words.loadFailed);
  expect(screen.getByRole('button', { name: words.retry })).toBeEnabled();
}

export function lookAtLogIn({ words }: Seen): void {
  const dialog = screen.getByRole('alertdialog', { name: words.sessionEnded });
  expect(dialog.contains(document.activeElement)).toBe(true);
  for (const name of [words.logIn, words.stay]) expect(screen.getByRole('button', { name })).toBeEnabled();
}

export const sharedButtons = (words: CatalogueWords) => ({
  'retry.requested': words.retry,
  'login.requested': words.logIn,
  'notice.closed': words.stay,
});
