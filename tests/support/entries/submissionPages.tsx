/**
 * Walks paths on the pages of a candidate's entries: how a person causes each event, and what each state
 * shows.
 */
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import ar from '../../../locales/ar/entries.json' with { type: 'json' };
import arCommon from '../../../locales/ar/common.json' with { type: 'json' };
import en from '../../../locales/en/entries.json' with { type: 'json' };
import enCommon from '../../../locales/en/common.json' with { type: 'json' };
import type { Language } from '../../../src/i18n/language.ts';
import type { ModelPath } from '../models/model.ts';
import type { Flow } from '../../flows/flow.ts';
import { PageRehearsal } from '../pages/pageRehearsal.ts';
import { renderInLanguage } from '../pages/renderInLanguage.tsx';
import { type Walked, walkOnPage } from '../pages/walkOnPage.ts';

const allWords = {
  ar: { ...ar, retry: arCommon.retry.again },
  en: { ...en, retry: enCommon.retry.again },
};
export type EntryWords = (typeof allWords)['en'];

type Seen = { snapshot: AnyMachineSnapshot; words: EntryWords };
export type Looks = Readonly<Record<string, (seen: Seen) => void>>;
type Gestures = Readonly<Record<string, (event: AnyEventObject) => void>>;

type Opening<Machine extends AnyStateMachine> = {
  machine: Machine;
  render: (machine: Machine) => ReactElement;
  gestures: (words: EntryWords, path: ModelPath, language: Language) => Gestures;
  looks: Looks;
};

/** Walks every path of a flow on its rendered page, in both languages. */
export function walkOnEntryPage<Machine extends AnyStateMachine>(
  flow: Flow,
  { machine, render, gestures, looks }: Opening<Machine>,
): void {
  walkOnPage(flow, {
    open: async (language: Language, path: ModelPath) => {
      const words = allWords[language];
      const page = new PageRehearsal(machine, flow);
      renderInLanguage(language, render(page.machine));
      const moves = { ...shared(words), ...gestures(words, path, language) };
      const happen = async (event: AnyEventObject) => {
        await page.happen(event, moves);
        // The page loads the code of a dialog when it opens it; wait for that.
        await act(() => vi.dynamicImportSettled());
      };
      return { happen, words };
    },
    looks: Object.fromEntries(
      Object.entries(looks).map(([name, look]) => [
        name,
        ({ snapshot, page: { words } }: Walked<{ words: EntryWords }>) => look({ snapshot, words }),
      ]),
    ),
  });
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const shared = (words: EntryWords): Gestures => ({
  'retry.requested': () => press(words.retry),
  'login.requested': () => press(words.submissions.ended.logIn),
  'notice.closed': () => press(words.submissions.ended.stay),
});

/**
 * Checks a page whose call failed: it shows the server's sentence or the specified one, and a button to
 * retry.
 */
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
