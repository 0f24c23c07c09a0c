/** The pages of the own entries in a test's hand: what one does on them, and what they must show in each state. */
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import ar from '../../locales/ar/entries.json' with { type: 'json' };
import arCommon from '../../locales/ar/common.json' with { type: 'json' };
import en from '../../locales/en/entries.json' with { type: 'json' };
import enCommon from '../../locales/en/common.json' with { type: 'json' };
import type { Language } from '../../src/i18n/language.ts';
import type { ModelPath } from './model.ts';
import { PageRehearsal, replayOnPage } from './pageRehearsal.ts';
import { renderInLanguage } from './renderInLanguage.tsx';
import { restingIn } from './voteStates.ts';

const allWords = {
  ar: { ...ar, retry: arCommon.retry.again },
  en: { ...en, retry: enCommon.retry.again },
};
export type EntryWords = (typeof allWords)['en'];

type Seen = { snapshot: AnyMachineSnapshot; words: EntryWords };
export type Looks = Readonly<Record<string, (seen: Seen) => void>>;
type Gestures = (words: EntryWords) => Readonly<Record<string, (event: AnyEventObject) => void>>;

type Opening<Machine extends AnyStateMachine> = {
  machine: Machine;
  call: string;
  render: (machine: Machine) => ReactElement;
  gestures: Gestures;
  looks: Looks;
};

/** Walks a path on the page, and looks at what it shows after every step. */
export async function walkOnEntryPage<Machine extends AnyStateMachine>(
  language: Language,
  path: ModelPath,
  { machine, call, render, gestures, looks }: Opening<Machine>,
): Promise<void> {
  const words = allWords[language];
  const page = new PageRehearsal(machine, { calls: [call], effects: ['logIn'] });
  renderInLanguage(language, render(page.machine));
  const moves = { ...shared(words), ...gestures(words) };
  const happen = async (event: AnyEventObject) => {
    await page.happen(event, moves);
    // Dialogs are fetched when they are needed.
    await act(() => vi.dynamicImportSettled());
  };
  const looked = await replayOnPage(path, happen, ({ state }) => {
    for (const name of restingIn(state)) looks[name]!({ snapshot: state, words });
  });
  expect(looked).toBe(path.steps.length);
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const shared: Gestures = (words) => ({
  'retry.requested': () => press(words.retry),
  'login.requested': () => press(words.submissions.ended.logIn),
  'notice.closed': () => press(words.submissions.ended.stay),
});

/** It failed: the server's sentence, else the specified one, and a way to try again. */
export const lookAtFailure =
  (specified: (words: EntryWords) => string) =>
  ({ snapshot, words }: Seen): void => {
    const { sentence } = snapshot.context as { sentence: string | null };
    expect(screen.getByRole('alert')).toHaveTextContent(sentence ?? specified(words));
    expect(screen.getByRole('button', { name: words.retry })).toBeEnabled();
  };

export function lookAtLogIn({ words }: Seen): void {
  const { title, logIn, stay } = words.submissions.ended;
  const dialog = screen.getByRole('alertdialog', { name: title });
  expect(dialog.contains(document.activeElement)).toBe(true);
  for (const name of [logIn, stay]) expect(screen.getByRole('button', { name })).toBeEnabled();
}
