/** The paths through what is only read, walked on the pages of the receipt and of the open ledger. */
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Receipt } from '../../../domain/contract.ts';
import { httpError, networkError } from '../../../domain/errors.ts';
import { transitionPaths } from '../../../tests/support/model.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { checkpoints, receipt } from '../../../tests/support/orderFixtures.ts';
import { PageRehearsal, replayOnPage } from '../../../tests/support/pageRehearsal.ts';
import { readingStates, type ReadingWords } from '../../../tests/support/readingLooks.ts';
import { renderInLanguage } from '../../../tests/support/renderInLanguage.tsx';
import { restingIn, restingStates } from '../../../tests/support/voteStates.ts';
import { type Language, languages } from '../../i18n/language.ts';
import { readingOutcomes } from '../../machines/reading/readingOutcomes.ts';
import { checkpointsReading, receiptReading } from '../../machines/reading/readings.ts';
import { ReceiptPage } from './ReceiptPage/ReceiptPage.tsx';
import { TransparencyPage } from './TransparencyPage/TransparencyPage.tsx';

const pending: Receipt = { ...receipt, status: 'pending', row: null, checkpoint: null };
const failures = [httpError({ status: 404 }), networkError];

const receiptWords: Record<Language, ReadingWords> = {
  ar: {
    retry: 'إعادة المحاولة',
    loading: 'جارٍ تحميل الإيصال…',
    failed: 'تعذّر تحميل الإيصال',
    missing: 'لا يوجد إيصال بهذا الرمز',
    shown: (data) => (data === receipt ? ['محتسَب', 'main 90418'] : ['قيد التأكيد']),
  },
  en: {
    retry: 'Retry',
    loading: 'Loading the receipt…',
    failed: 'Failed to load the receipt',
    missing: 'There is no receipt with this code',
    shown: (data) => (data === receipt ? ['Counted', 'main 90418'] : ['Being confirmed']),
  },
};
const ledgerWords: Record<Language, ReadingWords> = {
  ar: {
    retry: 'إعادة المحاولة',
    loading: 'جارٍ تحميل نقاط التحقق…',
    failed: 'تعذّر تحميل نقاط التحقق',
    missing: 'تعذّر تحميل نقاط التحقق',
    shown: () => ['1,204', '402,117'],
  },
  en: {
    retry: 'Retry',
    loading: 'Loading the checkpoints…',
    failed: 'Failed to load the checkpoints',
    missing: 'Failed to load the checkpoints',
    shown: () => ['1,204', '402,117'],
  },
};

const files = { ledgerHref: '/ledger', checkpointsHref: '/checkpoints', scriptHref: '/recount.mjs' };
type Machine = typeof receiptReading;
const pages: {
  name: string;
  machine: Machine;
  answers: readonly unknown[];
  Page: ComponentType<{ machine: Machine }>;
  words: Record<Language, ReadingWords>;
  /** What never happens with this page's data. */
  unreached: [states: string[], transitions: string[]];
}[] = [
  {
    name: 'receipt',
    machine: receiptReading,
    answers: [receipt, pending],
    Page: ({ machine }) => <ReceiptPage receipt={machine} />,
    words: receiptWords,
    unreached: [[], []],
  },
  {
    name: 'checkpoints',
    machine: checkpointsReading as unknown as Machine,
    answers: [checkpoints],
    Page: ({ machine }) => (
      <TransparencyPage checkpoints={machine as unknown as typeof checkpointsReading} files={files} />
    ),
    words: ledgerWords,
    unreached: [
      ['checkpoints.shown.looking'],
      [
        'checkpoints.shown.resting on xstate.after.readAgain.checkpoints.shown.resting: checkpoints.shown.looking',
        'checkpoints.shown.looking on xstate.done.actor.read: checkpoints.shown.resting',
        'checkpoints.shown.looking on xstate.error.actor.read: checkpoints.shown.resting',
      ],
    ],
  },
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(pages)('the page of the $name', ({ name, machine, answers, Page, words, unreached }) => {
  const paths = transitionPaths(machine, { events: readingOutcomes(name, answers, failures) });

  it('has something to show for every state in which its machine can rest', () => {
    expect(Object.keys(readingStates).toSorted()).toEqual(restingStates(machine).toSorted());
  });

  it('lets its paths reach every state and take every transition that its data allows', () => {
    const { states, transitions } = coverageOf(machine, paths);
    expect([states.missed, transitions.missed]).toEqual(unreached);
  });

  it.each(languages.flatMap((language) => paths.map((path) => [language, path.description, path] as const)))(
    'in %s: %s',
    async (language, _, path) => {
      const reading = new PageRehearsal(machine, { calls: ['read'] });
      renderInLanguage(language, <Page machine={reading.machine} />);
      const retry = () => fireEvent.click(screen.getByRole('button', { name: words[language].retry }));
      const looks = await replayOnPage(
        path,
        (event) => reading.happen(event, { 'retry.requested': retry }),
        ({ state }) => {
          for (const each of restingIn(state)) readingStates[each]!(state, words[language]);
        },
      );
      expect(looks).toBe(path.steps.length);
    },
  );
});
