/** Renders visitors' pages with machines that the test controls, and walks the paths of their flows. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ReactElement } from 'react';
import { catalogueWords, type CatalogueWords } from './catalogueWords.ts';
import type { Flow } from '../../flows/flow.ts';
import { PageRehearsal } from '../pages/pageRehearsal.ts';
import { renderInLanguage } from '../pages/renderInLanguage.tsx';
import { type Walked, walkOnPage } from '../pages/walkOnPage.ts';
import type { Language } from '../../../src/i18n/language.ts';

export type Seen<Machine extends AnyStateMachine = AnyStateMachine> = {
  snapshot: AnyMachineSnapshot;
  words: CatalogueWords;
  page: PageRehearsal<Machine>;
};
export type Looks = Record<string, (seen: Seen) => void>;

type Opening<Machine extends AnyStateMachine> = {
  machine: Machine;
  render: (machine: Machine, words: CatalogueWords) => ReactElement;
  /** By event type, the name of the button that a visitor presses to send that event. */
  buttons: (words: CatalogueWords) => Readonly<Record<string, string | RegExp>>;
  looks: Looks;
};

/** Walks every path of a flow on its rendered page, in both languages. */
export function walkOnCatalogue<Machine extends AnyStateMachine>(
  flow: Flow,
  { machine, render, buttons, looks }: Opening<Machine>,
): void {
  walkOnPage(flow, {
    open: async (language: Language) => {
      const words = catalogueWords[language];
      const page = new PageRehearsal(machine, flow);
      renderInLanguage(language, render(page.machine, words));
      const gestures = Object.fromEntries(
        Object.entries(buttons(words)).map(([type, name]) => [
          type,
          () => void fireEvent.click(screen.getAllByRole('button', { name })[0]!),
        ]),
      );
      const happen = async (event: AnyEventObject) => {
        await page.happen(event, gestures);
        // The page loads the code of a dialog when it opens it; wait for that.
        await act(() => vi.dynamicImportSettled());
      };
      return { happen, words, page };
    },
    looks: Object.fromEntries(
      Object.entries(looks).map(([name, look]) => [
        name,
        ({
          snapshot,
          page: { words, page },
        }: Walked<{ words: CatalogueWords; page: PageRehearsal<Machine> }>) =>
          look({ snapshot, words, page }),
      ]),
    ),
  });
}

export const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

/** Checks a page whose call failed: it shows the server's sentence or its own, and a button to retry. */
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
