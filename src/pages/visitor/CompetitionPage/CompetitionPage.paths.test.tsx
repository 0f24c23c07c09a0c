/** Walks the paths of a competition on its page. */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import {
  heading,
  lookAtFailure,
  lookAtLogIn,
  type Looks,
  sharedButtons,
  walkOnCatalogue,
} from '../../../../tests/support/catalogue/cataloguePages.tsx';
import {
  competitionDetailsFlow,
  laterTimes,
} from '../../../../tests/flows/competitionDetails/competitionDetailsFlow.ts';
import { competitionDetailsMachine } from '../../../machines/competitionDetails/competitionDetailsMachine.ts';
import { CompetitionPage } from './CompetitionPage.tsx';

const looks: Looks = {
  loading: ({ words }) => expect(screen.getAllByText(words.competition.loading)).not.toEqual([]),
  'ready.open': ({ snapshot, words }) => {
    const { now } = snapshot.context as { now: number };
    expect(heading(words.competition.name)).toBeVisible();
    expect(document.title).toContain(words.competition.name);
    // On the stage, in the closing stage and in the bottom bar of narrow screens; none after the competition
    // has ended.
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

walkOnCatalogue(competitionDetailsFlow, {
  machine: competitionDetailsMachine,
  render: (machine, words) => (
    <CompetitionPage
      competition={machine}
      atHand={{ brief: null, now: 0 }}
      eventSlug="arab-singing-star-2025"
      notFound={<h1>{words.nowhere}</h1>}
    />
  ),
  buttons: (words, { steps }) => ({
    ...sharedButtons(words),
    'enrol.requested': words.competition.enrol,
    'notice.closed': steps.some(({ state }) => state.matches({ ready: 'refused' }))
      ? words.competition.ok
      : words.stay,
  }),
  looks,
});
