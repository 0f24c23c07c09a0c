/** The paths through an address of one segment, walked on its page. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { competitions } from '../../../../tests/support/catalogueFixtures.ts';
import {
  heading,
  lookAtFailure,
  lookAtLogIn,
  type Looks,
  sharedButtons,
  walkOnPage,
} from '../../../../tests/support/cataloguePages.tsx';
import { competitionListPaths } from '../../../../tests/support/cataloguePaths.ts';
import { restingStates } from '../../../../tests/support/voteStates.ts';
import { languages } from '../../../i18n/language.ts';
import { competitionListMachine } from '../../../machines/competitionList/competitionListMachine.ts';
import { EventPage } from './EventPage.tsx';

const paths = competitionListPaths();

const looks: Looks = {
  loading: ({ words }) => expect(screen.getAllByText(words.event.loading)).not.toEqual([]),
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

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('The page has something to show for every state in which its machine can rest', () => {
  expect(Object.keys(looks).toSorted()).toEqual(restingStates(competitionListMachine).toSorted());
});

describe.each(languages)('paths through the page of an event, in %s', (language) => {
  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    expect.hasAssertions();
    await walkOnPage(language, path, {
      machine: competitionListMachine,
      call: 'openSlug',
      effects: ['logIn', 'goHome'],
      render: (machine) => (
        <EventPage
          competitionList={machine}
          atHand={{ event: null, now: 0 }}
          notFound={<h1>{language === 'ar' ? 'لا صوت هنا' : "It's quiet in here"}</h1>}
        />
      ),
      buttons: (words) => ({ ...sharedButtons(words), 'home.requested': words.event.goNow }),
      looks,
    });
  });
});
