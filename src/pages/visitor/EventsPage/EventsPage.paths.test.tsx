/** Walks the paths of the list of events on its page. */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { lookAtRetry } from '../../../../tests/support/pages/pageLooks.ts';
import { events } from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import {
  heading,
  lookAtFailure,
  lookAtLogIn,
  type Looks,
  sharedButtons,
  walkOnCatalogue,
} from '../../../../tests/support/catalogue/cataloguePages.tsx';
import { eventListFlow } from '../../../../tests/flows/eventList/eventListFlow.ts';
import { eventListMachine } from '../../../machines/eventList/eventListMachine.ts';
import { EventsPage } from './EventsPage.tsx';

const looks: Looks = {
  loading: (seen) => {
    expect(screen.getByText(seen.words.events.loading)).toBeInTheDocument();
    lookAtRetry(seen.snapshot.context.retry);
  },
  ready: ({ words }) => {
    expect(document.title).toBe(words.events.title);
    expect(screen.getAllByRole('article')).toHaveLength(events.length);
  },
  empty: ({ words }) => expect(heading(words.events.title.split(' · ')[0]!)).toBeVisible(),
  failed: lookAtFailure,
  unauthenticated: lookAtLogIn,
};

walkOnCatalogue(eventListFlow, {
  machine: eventListMachine,
  render: (machine) => <EventsPage eventList={machine} />,
  buttons: sharedButtons,
  looks,
});
