/** Tests the flow of a page that reads one thing, along all its paths. */
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Language } from '../../../src/i18n/language.ts';
import type { Flow } from '../../flows/flow.ts';
import { PageRehearsal } from '../pages/pageRehearsal.ts';
import { readingStates, type ReadingWords } from './readingLooks.ts';
import { renderInLanguage } from '../pages/renderInLanguage.tsx';
import { type Walked, walkOnPage } from '../pages/walkOnPage.ts';

export function walkReading<Machine extends AnyStateMachine>(
  flow: Flow,
  machine: Machine,
  words: Record<Language, ReadingWords>,
  render: (machine: Machine) => ReactElement,
): void {
  walkOnPage(flow, {
    open: async (language: Language) => {
      const reading = new PageRehearsal(machine, flow);
      renderInLanguage(language, render(reading.machine));
      const retry = () => fireEvent.click(screen.getByRole('button', { name: words[language].retry }));
      return { happen: (event: AnyEventObject) => reading.happen(event, { 'retry.requested': retry }) };
    },
    looks: Object.fromEntries(
      Object.entries(readingStates).map(([name, look]) => [
        name,
        ({ snapshot, language }: Walked<unknown>) => look(snapshot, words[language]),
      ]),
    ),
  });
}
