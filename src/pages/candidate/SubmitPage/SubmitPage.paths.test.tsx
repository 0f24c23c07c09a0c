/** The paths through an entry that gets another file, walked on its page: gestures and settled calls in, visible words out. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import ar from '../../../../locales/ar/entries.json' with { type: 'json' };
import arCommon from '../../../../locales/ar/common.json' with { type: 'json' };
import en from '../../../../locales/en/entries.json' with { type: 'json' };
import enCommon from '../../../../locales/en/common.json' with { type: 'json' };
import { there } from '../../../../tests/support/pageLooks.ts';
import { PageRehearsal, replayOnPage } from '../../../../tests/support/pageRehearsal.ts';
import { renderInLanguage } from '../../../../tests/support/renderInLanguage.tsx';
import { endedEntry, film, openEntry } from '../../../../tests/support/replaceFacts.ts';
import { replaceCalls, replaceEffects, replacePaths } from '../../../../tests/support/replacePaths.ts';
import { stagedDetails } from '../../../../tests/support/stagedSubmissions.ts';
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

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => document.querySelector<HTMLInputElement>('input#media_file');

const gestures = (words: Words): Record<string, (event: AnyEventObject) => void> => ({
  'retry.requested': () =>
    press(screen.queryByText(words.replace.unsure) ? words.replace.ask : words.retryWord),
  'media.chosen': () => void fireEvent.change(field()!, { target: { files: [film] } }),
  'media.removed': () => press(words.upload.remove),
  'form.submitted': () => void fireEvent.submit(document.querySelector('form')!),
  'cancel.requested': () => press(words.upload.cancel),
  'leave.requested': () => press(words.replace.goNow),
});

/** What can be pressed at all: nothing is cancelled of which everything has left. */
function onPage({ value, context }: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const { ticket, progress } = context as SubmissionReplaceContext;
  if (type === 'form.submitted') return value !== 'checking';
  // The upload, here in the test's hand, tells nothing on its way.
  if (type === 'upload.changed') return value === 'saving' && ticket === null;
  if (type !== 'cancel.requested') return true;
  return ticket === null && progress?.phase !== 'finalizing';
}

function look(words: Words, { value, context }: AnyMachineSnapshot): void {
  const { fault, trouble, media } = context as SubmissionReplaceContext;
  const looks: Record<string, () => void> = {
    opening: () => there(words.replace.opening),
    unopened: () => there(words.replace.unopened),
    idle: () => {
      expect(field()).toBeEnabled();
      expect(screen.queryByRole('button', { name: words.upload.remove })).toBeNull();
    },
    checking: () => expect(screen.getAllByText(words.upload.checking).length).toBeGreaterThan(0),
    chosen: () => there(words.upload.remove),
    uploading: () => expect(screen.getByRole('progressbar')).toBeInTheDocument(),
    saving: () => expect(screen.getByRole('progressbar')).toBeInTheDocument(),
    unsure: () => expect(screen.getByRole('alert')).toHaveTextContent(words.replace.unsure),
    replaced: () => there(words.replace.replacedText),
    leaving: () => there(words.replace.replacedText),
    over: () => {
      there(words.replace.over);
      expect(document.querySelector('form')).toBeNull();
    },
  };
  looks[value as string]!();
  if (!['idle', 'chosen'].includes(value as string)) return;
  expect(field()?.getAttribute('aria-invalid')).toBe(fault ? 'true' : null);
  // In pieces, of which each is kept in its direction.
  expect(document.body.textContent.includes(film.name)).toBe(media !== null);
  expect(screen.queryByRole('alert')?.textContent ?? '').toContain(saidOf(words, trouble));
}

function saidOf(words: Words, trouble: SubmissionReplaceContext['trouble']): string {
  if (!trouble) return '';
  return trouble.kind === 'cancelled' ? words.upload.cancelled : words.replace.failed;
}

async function open(language: Language, entry = openEntry) {
  const page = new PageRehearsal(submissionReplaceMachine, {
    calls: replaceCalls,
    effects: replaceEffects,
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

describe.each(languages)('the page that replaces an entry, in %s', (language) => {
  const paths = replacePaths(openEntry, onPage);
  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const words = allWords[language];
    const page = await open(language);
    const happen = (event: AnyEventObject) => page.happen(event, gestures(words));
    const looks = await replayOnPage(path, happen, ({ state }) => look(words, state));
    expect(looks).toBe(path.steps.length);
  });

  it('shows no form for a competition that has ended', async () => {
    await open(language, endedEntry);
    there(allWords[language].replace.over);
    expect(document.querySelector('form')).toBeNull();
  });
});
