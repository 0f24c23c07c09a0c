/** The paths through a competition, walked on its page. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  heading,
  lookAtFailure,
  lookAtLogIn,
  type Looks,
  sharedButtons,
  walkOnPage,
} from '../../../../tests/support/cataloguePages.tsx';
import { competitionDetailsPaths, laterTimes } from '../../../../tests/support/cataloguePaths.ts';
import { restingStates } from '../../../../tests/support/voteStates.ts';
import { languages } from '../../../i18n/language.ts';
import { competitionDetailsMachine } from '../../../machines/competitionDetails/competitionDetailsMachine.ts';
import { CompetitionPage } from './CompetitionPage.tsx';

const paths = competitionDetailsPaths();

const looks: Looks = {
  loading: ({ words }) => expect(screen.getAllByText(words.competition.loading)).not.toEqual([]),
  'ready.open': ({ snapshot, words }) => {
    const { now } = snapshot.context as { now: number };
    expect(heading(words.competition.name)).toBeVisible();
    expect(document.title).toContain(words.competition.name);
    // On the stage, in the closing stage and at the foot of narrow screens; nowhere once the competition has ended.
    expect(screen.queryAllByRole('button', { name: words.competition.enrol })).toHaveLength(
      now < laterTimes[1] ? 3 : 0,
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
  'ready.refused': ({ words }) => {
    expect(screen.getByRole('alertdialog', { name: words.competition.closed })).toHaveTextContent(
      words.competition.closedText,
    );
  },
  missing: ({ words }) => expect(heading(words.nowhere)).toBeVisible(),
  failed: lookAtFailure,
  unauthenticated: lookAtLogIn,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('The page has something to show for every state in which its machine can rest', () => {
  expect(Object.keys(looks).toSorted()).toEqual(restingStates(competitionDetailsMachine).toSorted());
});

describe.each(languages)('paths through the page of a competition, in %s', (language) => {
  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    expect.hasAssertions();
    const refused = path.steps.some(({ state }) => state.matches({ ready: 'refused' }));
    await walkOnPage(language, path, {
      machine: competitionDetailsMachine,
      call: 'loadCompetition',
      effects: ['logIn', 'enrol'],
      render: (machine) => (
        <CompetitionPage
          competition={machine}
          atHand={{ brief: null, now: 0 }}
          eventSlug="arab-singing-star-2025"
          notFound={<h1>{language === 'ar' ? 'لا صوت هنا' : "It's quiet in here"}</h1>}
        />
      ),
      buttons: (words) => ({
        ...sharedButtons(words),
        'enrol.requested': words.competition.enrol,
        'notice.closed': refused ? words.competition.ok : words.stay,
      }),
      looks,
    });
  });
});
