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

const openInstead = /^(الاطلاع على المفتوح|see which competitions)/;

const either = (...names: readonly string[]) => new RegExp(`^(${names.join('|')})$`);

const looks: Looks = {
  loading: ({ words }) => expect(screen.getAllByText(words.competition.loading)).not.toEqual([]),
  'ready.open': ({ snapshot, words }) => {
    const {
      now,
      draft: kept,
      entry,
    } = snapshot.context as { now: number; draft: object | null; entry: string | null };
    expect(heading(words.competition.name)).toBeVisible();
    expect(document.title).toContain(words.competition.name);
    // On the stage, in the closing stage and in the bottom bar of narrow screens. After the end of registration
    // only on the stage, beside the way to open ones; none after the end of the competition.
    const [registrationEnd, competitionEnd] = laterTimes;
    const closed = registrationEnd <= now && now < competitionEnd;
    const draft = entry === null ? kept : null;
    const places = now < registrationEnd ? 3 : closed ? 1 : 0;
    expect(
      screen.queryAllByRole('button', { name: draft ? words.competition.goOn : words.competition.enrol }),
    ).toHaveLength(entry === null ? places : 0);
    // An entry leads to itself, also where registration is over.
    const led = screen.queryAllByRole('link', { name: words.competition.toEntry });
    expect(led).toHaveLength(entry === null ? 0 : now < registrationEnd || now >= competitionEnd ? 3 : 2);
    expect(screen.queryAllByRole('link', { name: openInstead })).toHaveLength(
      closed && !draft && entry === null ? 1 : 0,
    );
    expect(screen.queryAllByRole('button', { name: words.competition.discard })).toHaveLength(draft ? 1 : 0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
  'ready.refused': ({ words }) => {
    expect(screen.getByRole('alertdialog', { name: words.competition.closed })).toHaveTextContent(
      words.competition.closedText,
    );
  },
  'ready.discarding': ({ words }) =>
    expect(screen.getByRole('alertdialog', { name: words.competition.discardAsked })).toBeVisible(),
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
  buttons: (words) => ({
    ...sharedButtons(words),
    'enrol.requested': either(words.competition.enrol, words.competition.goOn),
    'notice.closed': either(words.competition.ok, words.stay, words.competition.keep),
    'discard.requested': words.competition.discard,
    'discard.confirmed': words.competition.discard,
  }),
  looks,
});
