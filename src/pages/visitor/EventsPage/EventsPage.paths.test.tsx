/** The paths through the list of events, walked on its page. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '../../../../tests/support/catalogueFixtures.ts';
import {
  heading,
  lookAtFailure,
  lookAtLogIn,
  type Looks,
  sharedButtons,
  walkOnPage,
} from '../../../../tests/support/cataloguePages.tsx';
import { eventListPaths } from '../../../../tests/support/cataloguePaths.ts';
import { restingStates } from '../../../../tests/support/voteStates.ts';
import { languages } from '../../../i18n/language.ts';
import { eventListMachine } from '../../../machines/eventList/eventListMachine.ts';
import { EventsPage } from './EventsPage.tsx';

const paths = eventListPaths();

const looks: Looks = {
  loading: ({ words }) => expect(screen.getByText(words.events.loading)).toBeInTheDocument(),
  ready: ({ words }) => {
    expect(document.title).toBe(words.events.title);
    expect(screen.getAllByRole('article')).toHaveLength(events.length);
  },
  empty: ({ words }) => expect(heading(words.events.title.split(' · ')[0]!)).toBeVisible(),
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
  expect(Object.keys(looks).toSorted()).toEqual(restingStates(eventListMachine).toSorted());
});

describe.each(languages)('paths through the page of events, in %s', (language) => {
  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    expect.hasAssertions();
    await walkOnPage(language, path, {
      machine: eventListMachine,
      call: 'loadEvents',
      effects: ['logIn'],
      render: (machine) => <EventsPage eventList={machine} />,
      buttons: sharedButtons,
      looks,
    });
  });
});
