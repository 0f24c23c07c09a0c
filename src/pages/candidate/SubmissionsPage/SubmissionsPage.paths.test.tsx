/** Walks the paths of the list of entries on its page. */
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { profile } from '../../../../tests/support/accounts/accountFacts.ts';
import { absent, lookAtRetry, there } from '../../../../tests/support/pages/pageLooks.ts';
import type { ModelPath } from '../../../../tests/support/models/model.ts';
import {
  type EntryWords,
  lookAtFailure,
  lookAtLogIn,
  type Looks,
  press,
  walkOnEntryPage,
} from '../../../../tests/support/entries/submissionPages.tsx';
import { mySubmissionsFlow } from '../../../../tests/flows/mySubmissions/mySubmissionsFlow.ts';
import { submissionPaths } from '../../../../domain/submissionPaths.ts';
import { localized } from '../../../../domain/localized.ts';
import type { Language } from '../../../i18n/language.ts';
import {
  type MySubmissionsContext,
  mySubmissionsMachine,
} from '../../../machines/mySubmissions/mySubmissionsMachine.ts';
import { SubmissionsPage } from './SubmissionsPage.tsx';

const contextOf = (snapshot: { context: unknown }) => snapshot.context as MySubmissionsContext;

const lookAtCards: Looks[string] = ({ snapshot, words }) => {
  const { submissions, removed } = contextOf(snapshot);
  const cards = document.querySelectorAll('[data-card]');
  expect(Array.from(cards, (card) => card.getAttribute('data-card'))).toEqual(
    submissions.map(({ id }) => id),
  );
  expect(screen.queryAllByRole('button', { name: words.submissions.undo })).toHaveLength(
    removed.length > 0 ? 1 : 0,
  );
  absent(words.submissions.empty, words.submissions.confirm.title);
};

const looks: Looks = {
  loading: ({ snapshot, words }) => {
    there(words.submissions.loading);
    lookAtRetry(contextOf(snapshot).retry);
  },
  'list.resting': lookAtCards,
  'list.refreshing': lookAtCards,
  'list.confirming': ({ words }) => {
    const dialog = screen.getByRole('alertdialog', { name: words.submissions.confirm.title });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toHaveTextContent(words.submissions.confirm.no);
  },
  empty: ({ snapshot, words }) => {
    there(contextOf(snapshot).removed.length > 0 ? words.submissions.cleared : words.submissions.empty);
    expect(document.querySelectorAll('[data-card]')).toHaveLength(0);
  },
  unauthenticated: lookAtLogIn,
  failed: lookAtFailure((words) => words.submissions.failed),
};

function deleteCard(words: EntryWords, path: ModelPath, language: Language, id: string): void {
  const submission = path.steps
    .flatMap(({ state }) => contextOf(state).submissions)
    .find((each) => each.id === id)!;
  const [label] = words.submissions.delete.split('{{');
  const card = document.querySelector(`[data-card="${id}"]`)!;
  const button = card.querySelector(`button[aria-label^="${label}"]`)!;
  const name = localized(submission.competition, 'name', language);
  expect(button).toHaveAccessibleName(expect.stringContaining(name));
  fireEvent.click(button);
}

walkOnEntryPage(mySubmissionsFlow, {
  machine: mySubmissionsMachine,
  render: (machine) => (
    <SubmissionsPage mySubmissions={machine} user={profile} path={submissionPaths.submissions} />
  ),
  gestures: (words, path, language) => ({
    'delete.requested': (event) => deleteCard(words, path, language, String(event['id'])),
    'delete.confirmed': () => press(words.submissions.confirm.yes),
    'delete.cancelled': () => press(words.submissions.confirm.no),
    'undo.requested': () => press(words.submissions.undo),
  }),
  looks,
});
