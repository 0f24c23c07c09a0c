/** Walks the paths of a replacement on its page: gestures and settled calls in, visible text out. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import ar from '../../../../locales/ar/entries.json' with { type: 'json' };
import arCommon from '../../../../locales/ar/common.json' with { type: 'json' };
import en from '../../../../locales/en/entries.json' with { type: 'json' };
import enCommon from '../../../../locales/en/common.json' with { type: 'json' };
import { there } from '../../../../tests/support/pages/pageLooks.ts';
import { PageRehearsal } from '../../../../tests/support/pages/pageRehearsal.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import { endedEntry, film, openEntry } from '../../../../tests/support/entries/replaceFacts.ts';
import { submissionReplaceFlow } from '../../../../tests/flows/submissionReplace/submissionReplaceFlow.ts';
import { walkOnPage } from '../../../../tests/support/pages/walkOnPage.ts';
import { stagedDetails } from '../../../../tests/support/entries/stagedSubmissions.ts';
import { type Language, languages } from '../../../i18n/language.ts';
import { submissionReplaceMachine } from '../../../machines/submissionReplace/submissionReplaceMachine.ts';
import type { SubmissionReplaceContext } from '../../../machines/submissionReplace/submissionReplaceTypes.ts';
import { Replacement, type ReplacementProps } from './Replacement.tsx';
import { SubmitPage } from './SubmitPage.tsx';

const allWords = {
  ar: { ...ar, retryWord: arCommon.retry.again },
  en: { ...en, retryWord: enCommon.retry.again },
};
type Words = (typeof allWords)['en'];

const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const mediaField = () => document.querySelector<HTMLInputElement>('input#media_file');

const gestures = (words: Words): Record<string, (event: AnyEventObject) => void> => ({
  'retry.requested': () =>
    pressButton(screen.queryByText(words.replace.unsure) ? words.replace.ask : words.retryWord),
  'media.chosen': () => void fireEvent.change(mediaField()!, { target: { files: [film] } }),
  'media.removed': () => pressButton(words.upload.remove),
  'form.submitted': () => void fireEvent.submit(document.querySelector('form')!),
  'cancel.requested': () => pressButton(words.upload.cancel),
  'leave.requested': () => pressButton(words.replace.goNow),
});

type Seen = { snapshot: AnyMachineSnapshot; page: { words: Words } };

/** The form with the chosen file and its error. */
function lookAtForm({ snapshot: { context }, page: { words } }: Seen): void {
  const { fieldError, formError, media } = context as SubmissionReplaceContext;
  expect(mediaField()?.getAttribute('aria-invalid')).toBe(fieldError ? 'true' : null);
  // The file name is split into isolated pieces, so the whole page is searched.
  expect(document.body.textContent.includes(film.name)).toBe(media !== null);
  expect(screen.queryByRole('alert')?.textContent ?? '').toContain(saidOf(words, formError));
}

const lookAtProgress = () => expect(screen.getByRole('progressbar')).toBeInTheDocument();
const lookAtEnd = ({ page: { words } }: Seen) => there(words.replace.replacedText);

function saidOf(words: Words, formError: SubmissionReplaceContext['formError']): string {
  if (!formError) return '';
  return formError.kind === 'cancelled' ? words.upload.cancelled : words.replace.failed;
}

const looks: Record<string, (seen: Seen) => void> = {
  opening: ({ page: { words } }) => there(words.replace.opening),
  unopened: ({ page: { words } }) => there(words.replace.unopened),
  idle: (seen) => {
    expect(mediaField()).toBeEnabled();
    expect(screen.queryByRole('button', { name: seen.page.words.upload.remove })).toBeNull();
    lookAtForm(seen);
  },
  checking: ({ page: { words } }) =>
    expect(screen.getAllByText(words.upload.checking).length).toBeGreaterThan(0),
  chosen: (seen) => {
    there(seen.page.words.upload.remove);
    lookAtForm(seen);
  },
  uploading: lookAtProgress,
  saving: lookAtProgress,
  unsure: ({ page: { words } }) => expect(screen.getByRole('alert')).toHaveTextContent(words.replace.unsure),
  replaced: lookAtEnd,
  leaving: lookAtEnd,
  over: ({ page: { words } }) => {
    there(words.replace.over);
    expect(document.querySelector('form')).toBeNull();
  },
};

async function openPage(language: Language, entry = openEntry) {
  const page = new PageRehearsal(submissionReplaceMachine, {
    calls: submissionReplaceFlow.calls,
    effects: submissionReplaceFlow.effects,
    endless: ['redirect'],
  });
  const { submission: data, now } = entry;
  const Form = (props: Omit<ReplacementProps, 'replace'>) => (
    <Replacement {...props} replace={page.machine} />
  );
  renderInLanguage(language, <SubmitPage details={stagedDetails({ data, now })} Replacement={Form} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(HTMLMediaElement.prototype, { load: () => {} });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
});

walkOnPage(submissionReplaceFlow, {
  open: async (language: Language) => {
    const words = allWords[language];
    const page = await openPage(language);
    return { words, happen: (event: AnyEventObject) => page.happen(event, gestures(words)) };
  },
  looks,
});

it.each(languages)(
  'shows no form for a competition that has ended, nor for an entry that left, in %s',
  async (language) => {
    await openPage(language, endedEntry);
    there(allWords[language].replace.over);
    expect(document.querySelector('form')).toBeNull();
    cleanup();
    await openPage(language, {
      ...openEntry,
      submission: { ...openEntry.submission, standing: 'withdrawn' },
    });
    there(allWords[language].replace.left);
    expect(document.querySelector('form')).toBeNull();
  },
);
