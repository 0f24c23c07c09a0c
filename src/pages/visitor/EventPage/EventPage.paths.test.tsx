/** Walks the paths of a one-segment address on its page. */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { lookAtRetry } from '../../../../tests/support/pages/pageLooks.ts';
import { competitions } from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import {
  heading,
  lookAtFailure,
  lookAtLogIn,
  type Looks,
  sharedButtons,
  walkOnCatalogue,
} from '../../../../tests/support/catalogue/cataloguePages.tsx';
import { competitionListFlow } from '../../../../tests/flows/competitionList/competitionListFlow.ts';
import { competitionListMachine } from '../../../machines/competitionList/competitionListMachine.ts';
import { EventPage } from './EventPage.tsx';

const looks: Looks = {
  loading: ({ snapshot, words }) => {
    expect(screen.getAllByText(words.event.loading)).not.toEqual([]);
    lookAtRetry(snapshot.context.retry);
  },
  ready: ({ words }) => {
    expect(heading(words.event.name)).toBeVisible();
    expect(document.title).toContain(words.event.name);
    expect(screen.getAllByRole('article')).toHaveLength(competitions.length);
  },
  empty: ({ words, page }) => {
    expect(screen.getByRole('heading', { name: words.event.empty })).toBeVisible();
    expect(screen.getByRole('button', { name: words.event.goNow })).toBeEnabled();
    expect(page.did).not.toContain('goHome');
  },
  leaving: ({ page }) => expect(page.did.filter((each) => each === 'goHome')).toHaveLength(1),
  page: ({ words }) => {
    expect(heading(words.event.page)).toBeVisible();
    expect(document.title).toContain(words.event.page);
  },
  missing: ({ words }) => expect(heading(words.nowhere)).toBeVisible(),
  failed: lookAtFailure,
  unauthenticated: lookAtLogIn,
};

walkOnCatalogue(competitionListFlow, {
  machine: competitionListMachine,
  render: (machine, words) => (
    <EventPage
      competitionList={machine}
      atHand={{ event: null, now: 0 }}
      notFound={<h1>{words.nowhere}</h1>}
    />
  ),
  buttons: (words) => ({ ...sharedButtons(words), 'home.requested': words.event.goNow }),
  looks,
});
