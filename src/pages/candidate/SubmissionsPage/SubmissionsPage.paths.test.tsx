/** The paths through the list of entries, walked on its page. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profile } from '../../../../tests/support/accountFacts.ts';
import { absent, there } from '../../../../tests/support/pageLooks.ts';
import {
  lookAtFailure,
  lookAtLogIn,
  type Looks,
  press,
  walkOnEntryPage,
} from '../../../../tests/support/submissionPages.tsx';
import { mySubmissionsPagePaths } from '../../../../tests/support/submissionPaths.ts';
import { submissionPaths } from '../../../../domain/submissionPaths.ts';
import { localized } from '../../../../domain/localized.ts';
import { languages } from '../../../i18n/language.ts';
import { mySubmissionsMachine } from '../../../machines/mySubmissions/mySubmissionsMachine.ts';
import type { MySubmissionsContext } from '../../../machines/mySubmissions/mySubmissionsTypes.ts';
import { SubmissionsPage } from './SubmissionsPage.tsx';

const paths = mySubmissionsPagePaths();
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
  loading: ({ words }) => there(words.submissions.loading),
  'list.resting': lookAtCards,
  'list.looking': lookAtCards,
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

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(languages)('in %s', (language) => {
  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    expect.hasAssertions();
    await walkOnEntryPage(language, path, {
      machine: mySubmissionsMachine,
      call: 'loadSubmissions',
      render: (machine) => (
        <SubmissionsPage mySubmissions={machine} user={profile} path={submissionPaths.submissions} />
      ),
      gestures: (words) => ({
        'delete.requested': (event) => {
          const { submission } = Object.fromEntries(
            path.steps
              .flatMap(({ state }) => contextOf(state).submissions)
              .filter(({ id }) => id === event['id'])
              .map((each) => ['submission', each]),
          );
          const name = localized(submission!.competition, 'name', language);
          const [label] = words.submissions.delete.split('{{');
          const card = document.querySelector(`[data-card="${event['id']}"]`)!;
          const button = card.querySelector(`button[aria-label^="${label}"]`)!;
          expect(button).toHaveAccessibleName(expect.stringContaining(name));
          fireEvent.click(button);
        },
        'delete.confirmed': () => press(words.submissions.confirm.yes),
        'delete.cancelled': () => press(words.submissions.confirm.no),
        'undo.requested': () => press(words.submissions.undo),
      }),
      looks,
    });
  });
});
