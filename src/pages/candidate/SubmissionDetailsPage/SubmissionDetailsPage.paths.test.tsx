/** Walks the paths of a document that is sent again on the page of its entry. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import ar from '../../../../locales/ar/entries.json' with { type: 'json' };
import en from '../../../../locales/en/entries.json' with { type: 'json' };
import { documentCorrectionFlow } from '../../../../tests/flows/documentCorrection/documentCorrectionFlow.ts';
import { clearScan } from '../../../../tests/support/entries/documentFacts.ts';
import { stagedDetails } from '../../../../tests/support/entries/stagedSubmissions.ts';
import {
  askedDocument,
  submissionOf,
  submissionsTime,
} from '../../../../tests/support/entries/submissionFacts.ts';
import { there } from '../../../../tests/support/pages/pageLooks.ts';
import { PageRehearsal } from '../../../../tests/support/pages/pageRehearsal.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import { walkOnPage } from '../../../../tests/support/pages/walkOnPage.ts';
import { type Language, languages } from '../../../i18n/language.ts';
import { documentCorrectionMachine } from '../../../machines/documentCorrection/documentCorrectionMachine.ts';
import type { DocumentCorrectionContext } from '../../../machines/documentCorrection/documentCorrectionTypes.ts';
import { DocumentCorrection, type DocumentCorrectionProps } from './DocumentCorrection.tsx';
import { feeOrderMachine } from '../../../machines/feeOrder/feeOrderMachine.ts';
import { withdrawalMachine } from '../../../machines/withdrawal/withdrawalMachine.ts';
import { SubmissionDetailsPage } from './SubmissionDetailsPage.tsx';

const allWords = { ar, en };
type Words = (typeof allWords)['en'];
type Seen = { snapshot: AnyMachineSnapshot; page: { words: Words } };

const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const documentField = () => document.querySelector<HTMLInputElement>('input#id_passport_url');

const gestures = (words: Words): Record<string, (event: AnyEventObject) => void> => ({
  'document.chosen': () => void fireEvent.change(documentField()!, { target: { files: [clearScan] } }),
  'document.removed': () => pressButton(words.upload.remove),
  'form.submitted': () => void fireEvent.submit(document.querySelector('form')!),
  'retry.requested': () => pressButton(words.replace.ask),
});

function lookAtForm({ snapshot: { context }, page: { words } }: Seen): void {
  const { fieldError, formError, document: chosen } = context as DocumentCorrectionContext;
  expect(documentField()?.getAttribute('aria-invalid')).toBe(fieldError ? 'true' : null);
  expect(screen.queryByRole('button', { name: words.upload.remove }) !== null).toBe(chosen !== null);
  expect(screen.queryByRole('alert')?.textContent ?? '').toContain(formError ? words.correction.failed : '');
}

const looks: Record<string, (seen: Seen) => void> = {
  idle: lookAtForm,
  checking: ({ page: { words } }) =>
    expect(screen.getAllByText(words.upload.checking).length).toBeGreaterThan(0),
  chosen: lookAtForm,
  sending: ({ page: { words } }) => there(words.correction.sending),
  unsure: ({ page: { words } }) =>
    expect(screen.getByRole('alert')).toHaveTextContent(words.correction.unsure),
  sent: ({ page: { words } }) => there(words.correction.sent),
  closed: ({ page: { words } }) => there(words.correction.closed),
};

async function openPage(language: Language, now = submissionsTime) {
  const page = new PageRehearsal(documentCorrectionMachine, {
    calls: documentCorrectionFlow.calls,
    effects: documentCorrectionFlow.effects,
    endless: [],
  });
  const Document = (props: Omit<DocumentCorrectionProps, 'machine'>) => (
    <DocumentCorrection {...props} machine={page.machine} />
  );
  const data = submissionOf({ corrections: [askedDocument] });
  renderInLanguage(
    language,
    <SubmissionDetailsPage
      feeOrder={feeOrderMachine}
      withdrawal={withdrawalMachine}
      details={stagedDetails({ data, now })}
      DocumentCorrection={Document}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(HTMLMediaElement.prototype, { load: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
});

walkOnPage(documentCorrectionFlow, {
  open: async (language: Language) => {
    const words = allWords[language];
    const page = await openPage(language);
    return { words, happen: (event: AnyEventObject) => page.happen(event, gestures(words)) };
  },
  looks,
});

it.each(languages)('shows the reason and no form once the time is over, in %s', async (language) => {
  await openPage(language, askedDocument.due_at);
  expect(document.querySelector('form')).toBeNull();
  expect(document.body.textContent).toContain(askedDocument.reason);
  there(allWords[language].correction.overText);
});
